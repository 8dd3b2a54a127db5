// Where an account is open, and the password that opens it.
import { PASSWORD_MAX_LENGTH, passwordRefusal } from '@quitus/domain/accounts/password';
import { z } from 'zod';

import { defineApi } from './endpoint.ts';

const done = z.object({});
const instant = z.iso.datetime();

const session = z
  .object({
    id: z.uuid(),
    current: z.boolean(),
    user_agent: z.string().nullable(),
    created_at: instant,
    last_used_at: instant,
  })
  .meta({ id: 'Session' });
export type AccountSession = z.output<typeof session>;

export const sessionsApi = defineApi({
  sessions: {
    method: 'GET',
    path: '/accounts/sessions',
    access: 'account',
    summary: 'Les navigateurs où ce compte est ouvert',
    response: z.object({ sessions: z.array(session) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/accounts/sessions/:id',
    access: 'account',
    audit: 'SESSION_ENDED',
    summary: 'Ferme une session',
    params: z.object({ id: z.uuid() }),
    response: done,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/accounts/sessions',
    access: 'account',
    audit: 'OTHER_SESSIONS_ENDED',
    summary: 'Ferme toutes les sessions sauf celle-ci',
    response: z.object({ ended: z.int() }),
  },
  setPassword: {
    method: 'POST',
    path: '/accounts/password',
    access: 'account',
    audit: 'PASSWORD_CHANGED',
    summary: 'Définit ou change le mot de passe ; les autres sessions se ferment',
    limits: [{ per: 'address', max: 30, seconds: 900 }],
    body: z.object({
      current_password: z.string().max(PASSWORD_MAX_LENGTH).nullish(),
      password: z
        .string()
        .refine((password) => passwordRefusal(password) === null, 'INVALID_PASSWORD'),
    }),
    response: done,
  },
});
