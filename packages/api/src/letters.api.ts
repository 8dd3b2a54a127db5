// The request to a syndic without a portal: its text, its paper, its sending, its reminders.
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { z } from 'zod';

import { emailAddress } from './email-address.ts';
import { bytes, defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { line } from './typed-text.ts';

const instant = z.iso.datetime();
const byUid = z.object({ uid: z.uuid() });

export const syndicLetter = z.object({
  id: z.uuid(),
  syndic_name: z.string(),
  syndic_email: z.string().nullable(),
  document_types: z.array(z.enum(DOCUMENT_TYPES)),
  sender: z.string(),
  sent_at: instant,
  reminders: z.int(),
  remind_at: instant.nullable(),
  ended_at: instant.nullable(),
});
export type SyndicLetter = z.output<typeof syndicLetter>;

export const lettersApi = defineApi({
  letter: {
    method: 'GET',
    path: '/portfolios/:uid/syndic-letter',
    access: 'account',
    summary: 'La demande écrite au syndic : son texte, et celle qui est partie',
    params: byUid,
    response: z.object({
      /** As it would leave now. */
      subject: z.string(),
      paragraphs: z.array(z.string()),
      document_types: z.array(z.enum(DOCUMENT_TYPES)),
      syndic_name: z.string().nullable(),
      syndic_email: z.string().nullable(),
      sent: syndicLetter.nullable(),
    }),
  },
  sendLetter: {
    method: 'POST',
    path: '/portfolios/:uid/syndic-letter',
    access: 'account',
    audit: 'SYNDIC_LETTER_SENT',
    summary: 'Envoie la demande au syndic, ou note qu’elle a été postée',
    params: byUid,
    body: z.object({
      syndic_name: line(LIMITS.syndic_name).min(1),
      syndic_email: emailAddress.nullable(),
    }),
    response: z.object({ letter_id: z.uuid() }),
  },
  endLetter: {
    method: 'DELETE',
    path: '/portfolios/:uid/syndic-letter',
    access: 'account',
    audit: null,
    summary: 'Le syndic a répondu : plus de relance',
    params: byUid,
    response: z.object({}),
  },
  letterPaper: {
    method: 'GET',
    path: '/portfolios/:uid/syndic-letter.pdf',
    access: 'account',
    summary: 'La demande, à imprimer et à poster',
    params: byUid,
    query: z.object({ syndic_name: line(LIMITS.syndic_name).optional() }),
    response: bytes(['application/pdf']),
  },
});
