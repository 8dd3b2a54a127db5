import { z } from 'zod';

import { emailAddress as email } from './email-address.ts';
import { defineApi, type Limit } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { line, lines } from './typed-text.ts';

const name = line(LIMITS.contact_name).min(1);
const message = lines(LIMITS.contact_message).min(1);
/** Invisible to people; only a machine fills it in. */
const website = lines(500).optional();

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
      company: line(LIMITS.company).optional(),
      phone: line(LIMITS.phone).optional(),
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
    summary: 'Envoie un e-mail d’essai à la personne connectée',
    response: done,
  },
});
