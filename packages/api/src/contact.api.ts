import { z } from 'zod';

import { emailAddress as email } from './email-address.ts';
import { defineApi, type Limit } from './endpoint.ts';

const name = z.string().trim().min(1).max(200);
const message = z.string().trim().min(1).max(5000);
/** Invisible to people; only a machine fills it in. */
const website = z.string().max(500).optional();

const limits = [
  { per: 'address', max: 10, seconds: 3600 },
  { per: 'email', max: 5, seconds: 3600 },
] as const satisfies readonly Limit[];

const done = z.object({});

export const contactApi = defineApi({
  send: {
    method: 'POST',
    path: '/mailing/contact',
    access: 'public',
    audit: null,
    summary: 'Écrit à l’équipe au nom d’une société, par exemple pour devenir partenaire',
    limits,
    body: z.object({
      email,
      name,
      message,
      company: z.string().trim().max(200).optional(),
      phone: z.string().trim().max(40).optional(),
      website,
    }),
    response: done,
  },
  sendMinimal: {
    method: 'POST',
    path: '/mailing/contactminimal',
    access: 'public',
    audit: null,
    summary: 'Écrit à l’équipe',
    limits,
    body: z.object({ email, name, message, website }),
    response: done,
  },
  test: {
    method: 'POST',
    path: '/mailing/test',
    access: 'staff',
    audit: null,
    summary: 'Envoie un mail d’essai à la personne connectée',
    response: done,
  },
});
