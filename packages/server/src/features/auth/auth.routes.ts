import { randomUUID } from 'node:crypto';

import { authApi } from '@quitus/api/auth.api';
import { fail } from '@quitus/api/errors';
import type { AccountType } from '@quitus/domain/accounts/account-type';
import { normalizeEmail } from '@quitus/domain/accounts/email';
import { decodeEmail } from '@quitus/domain/auth/email-b64';
import { SIGN_IN_PURPOSES } from '@quitus/domain/auth/one-time-link';
import { refreshOutcome } from '@quitus/domain/auth/session';

import { recordAudit } from '../../audit/audit.queries.ts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { implement, refuse } from '../../http/handler.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { hashNewPassword, passwordMatches } from '../../passwords.ts';
import { sitePaths } from '../../site-paths.ts';
import {
  findAccountByEmail,
  lockPassword,
  prepareFindProfile,
  setPasswordHash,
} from '../accounts/door.ts';
import { findFirstPortfolios } from '../portfolios/door.ts';
import { arriveAsProspect, arriveFromPartner } from './arrivals.ts';
import { issueLink, registerAccount } from './auth.jobs.ts';
import { redeemLink } from './links.queries.ts';
import {
  createTicket,
  endAllSessions,
  endSession,
  findRefreshToken,
  issueTokens,
  markRefreshed,
  openSession,
} from './sessions.queries.ts';

type Arriving = { id: string; account_type: AccountType; organization_id: string; staff: boolean };

/** The team goes to its desk; whoever has one dossier goes to it; the others choose. */
async function landingPath(tx: Tx, { id, staff, ...account }: Arriving): Promise<string> {
  if (staff) return sitePaths.desk;
  const [first, second] = await findFirstPortfolios(tx, { ...account, account_id: id });
  return first && !second ? sitePaths.dossier(first.uid) : sitePaths.account;
}

const emailIn = (email_b64: string): string | null => {
  const email = decodeEmail(email_b64);
  return email === null ? null : normalizeEmail(email);
};

export function authRoutes(deps: Deps) {
  const { db, keys } = deps;
  const findProfile = prepareFindProfile(db);

  return implement(authApi)({
    openLink: async ({ query, user_agent, tx, now, about }) => {
      const email = emailIn(query.email_b64);
      about({ email });
      const account = await redeemLink(tx, SIGN_IN_PURPOSES, email, query.token, now);
      const tokens = await openSession(tx, keys.accessToken, account, user_agent, now);
      return { tokens, redirect_url: await landingPath(tx, account) };
    },

    refresh: async ({ body, tx, now, origin }) => {
      const found = await findRefreshToken(tx, body.refresh);
      const outcome = refreshOutcome(found, now);
      if (!found || outcome === 'DEAD') return refuse('INVALID_REFRESH_TOKEN');
      if (outcome === 'REUSED') {
        await endSession(tx, found.session_id, 'TOKEN_REUSED', now);
        await recordAudit(
          tx,
          {
            kind: 'REFRESH_REPLAYED',
            outcome: 'REFUSED',
            actor: null,
            account_id: found.account.id,
          },
          origin,
        );
        return refuse('INVALID_REFRESH_TOKEN');
      }
      await markRefreshed(tx, found, now);
      return issueTokens(tx, keys.accessToken, found.account, found.session_id, now);
    },

    registerEmail: async ({ body, tx }) => {
      const { address_extra_line = null, registration_code = null, ...fields } = body;
      const request_id = randomUUID();
      await enqueue(tx, registerAccount, {
        ...fields,
        address_extra_line,
        registration_code,
        request_id,
      });
      return {};
    },

    sendLoginLink: async ({ body, tx }) => {
      await enqueue(tx, issueLink, { ...body, purpose: 'LOGIN', request_id: randomUUID() });
      return {};
    },

    sendResetLink: async ({ body, tx }) => {
      await enqueue(tx, issueLink, {
        ...body,
        purpose: 'PASSWORD_RESET',
        request_id: randomUUID(),
      });
      return {};
    },

    resetPassword: async ({ body, tx, now, about }) => {
      const email = emailIn(body.email_b64);
      about({ email });
      const account = await redeemLink(tx, ['PASSWORD_RESET'], email, body.token, now);
      await setPasswordHash(tx, account.id, await hashNewPassword(body.password));
      await endAllSessions(tx, account.id, 'PASSWORD_CHANGED', now);
      return {};
    },

    authenticate: async ({ body, tx, user_agent, now, about }) => {
      about({ email: body.email });
      const account = await findAccountByEmail(tx, body.email);
      const matches = await passwordMatches(account?.password_hash, body.password);
      if (!account?.password_hash || !matches) return fail('INVALID_CREDENTIALS');
      // Checking takes a while: a password that was changed meanwhile no longer opens anything.
      if (!(await lockPassword(tx, account.id, account.password_hash)))
        return fail('INVALID_CREDENTIALS');
      const tokens = await openSession(tx, keys.accessToken, account, user_agent, now);
      return { tokens, redirect_url: await landingPath(tx, account) };
    },

    me: async ({ actor }) => (await findProfile(actor.account_id)) ?? fail('UNAUTHENTICATED'),

    websocketTicket: async ({ actor, tx, now }) => ({
      ticket: await createTicket(tx, actor.session_id, now),
    }),

    registerProspect: ({ body, ...visit }) => arriveAsProspect(deps, body, visit),

    integrationUrl: ({ body, ...visit }) => arriveFromPartner(deps, body, visit),

    logout: async ({ body, tx, now, about }) => {
      const found = await findRefreshToken(tx, body.refresh);
      about(found ? { email: found.account.email } : null);
      if (found) await endSession(tx, found.session_id, 'LOGOUT', now);
      return {};
    },
  });
}
