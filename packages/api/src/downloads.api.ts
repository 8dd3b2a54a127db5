// Several documents at once: a zip streamed while it is read, or one PDF prepared in the background.
import { DOWNLOAD_FORMATS, DOWNLOAD_STATES } from '@quitus/domain/documents/download';
import { FORMAT_MIMES } from '@quitus/domain/documents/file-rules';
import { z } from 'zod';

import { bytes, defineApi } from './endpoint.ts';

/** No list: everything that is verified and that one may see. */
export const newDownload = z.object({
  format: z.enum(DOWNLOAD_FORMATS),
  file_ids: z.array(z.uuid()).min(1).max(2000).optional(),
});

export const download = z
  .object({
    id: z.uuid(),
    format: z.enum(DOWNLOAD_FORMATS),
    state: z.enum(DOWNLOAD_STATES),
    /** Of the pages or files to prepare. */
    done: z.int(),
    total: z.int(),
    size: z.int().nullable(),
    /** Once ready: opens for ten minutes, without a session. */
    url: z.string().nullable(),
  })
  .meta({ id: 'Download' });
export type Download = z.output<typeof download>;

const ofDossier = z.object({ uid: z.uuid() });
/** What no ticket looks like opens nothing, like one that is over. */
const ticket = z.string().transform((given) => (/^[\w-]+$/.test(given) ? given : ''));

export const downloadsApi = defineApi({
  createDownload: {
    method: 'POST',
    path: '/portfolios/:uid/downloads',
    access: 'account',
    audit: 'DOWNLOAD_PREPARED',
    summary: 'Prépare un zip ou un PDF unique des documents vérifiés',
    params: ofDossier,
    body: newDownload,
    response: download,
  },
  linkDownload: {
    method: 'POST',
    path: '/portfolios/:uid/downloads/:download_id/link',
    access: 'account',
    audit: 'DOWNLOAD_HANDED',
    summary: 'Où en est un téléchargement ; une fois prêt, son adresse pour quelques minutes',
    params: ofDossier.extend({ download_id: z.uuid() }),
    response: download,
  },
  /** Fetched by the browser itself, which has no session to show. */
  downloadContent: {
    method: 'GET',
    path: '/downloads/:ticket',
    access: 'public',
    summary:
      'Le zip ou le PDF d’une adresse de téléchargement, ou la page qui dit qu’elle est close',
    params: z.object({ ticket }),
    response: bytes([FORMAT_MIMES.ZIP, FORMAT_MIMES.PDF], { ranges: true }),
  },
});
