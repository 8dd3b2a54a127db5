import { GUEST_ROLES } from '@quitus/domain/invitations/guest-role';
import { z } from 'zod';

import { emailAddress as email } from './email-address.ts';
import { defineApi } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { asItIs, lines } from './typed-text.ts';

export const invitationsApi = defineApi({
  invite: {
    method: 'POST',
    path: '/accounts/invitations',
    access: 'account',
    audit: 'GUEST_INVITED',
    summary: 'Invite quelqu’un dans un dossier',
    limits: [{ per: 'address', max: 60, seconds: 3600 }],
    body: z.object({
      portfolio_id: z.uuid(),
      guest_email: email,
      invitation_message: lines(LIMITS.invitation_message).nullish(),
      guest_role: z.enum(GUEST_ROLES).default('NOTAIRE'),
    }),
    response: z.object({ id: z.uuid() }),
  },
  /** The token in the body: an address is written down on its way. */
  readInvitation: {
    method: 'POST',
    path: '/accounts/invitations/read',
    access: 'public',
    audit: null,
    summary: 'Qui invite, dans quel dossier, à quelle adresse et en quel rôle ; rien n’est accepté',
    limits: [{ per: 'address', max: 60, seconds: 900 }],
    body: z.object({ token: asItIs(200).min(1) }),
    response: z.object({
      invited_by: z.string(),
      main_address: z.string(),
      guest_email: z.string(),
      role: z.enum(GUEST_ROLES),
    }),
  },
  invitationSender: {
    method: 'POST',
    path: '/accounts/invitations/sender',
    access: 'public',
    audit: null,
    summary:
      'À qui demander une autre invitation, pour qui en tient une close\u00a0; null pour tout autre jeton',
    limits: [{ per: 'address', max: 60, seconds: 900 }],
    body: z.object({ token: asItIs(200).min(1) }),
    response: z.object({ sender: z.string().nullable() }),
  },
  validateInvitation: {
    method: 'POST',
    path: '/accounts/invitations/validate',
    access: 'public',
    audit: 'GUEST_JOINED',
    summary: 'Accepte une invitation ; un lien de connexion part par e-mail',
    limits: [{ per: 'address', max: 30, seconds: 900 }],
    body: z.object({ token: asItIs(200).min(1) }),
    response: z.object({}),
  },
  invitationLink: {
    method: 'GET',
    path: '/accounts/:id/invitations/link/:invitation_id',
    access: 'account',
    summary: 'Le lien d’une invitation envoyée par ce compte, pour le transmettre autrement',
    params: z.object({ id: z.uuid(), invitation_id: z.uuid() }),
    response: z.object({ link: z.string() }),
  },
});
