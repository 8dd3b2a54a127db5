// What follows a request for a mail happens here, out of sight: whoever asks gets the same answer
// in the same time whether or not the account exists.
import type { LinkPurpose } from '@quitus/domain/auth/one-time-link';
import { CREATABLE_PORTFOLIO_TYPES } from '@quitus/domain/portfolios/portfolio-type';
import { z } from 'zod';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { MAIL_POOL } from '../../jobs/job-pools.ts';
import { createBasicAccount, lockAccountByEmail } from '../accounts/door.ts';
import { type MailContent, queueMail, unlessTooManyMails } from '../mail/door.ts';
import { createPortfolio, replacePortfolios } from '../portfolios/door.ts';
import { accountCreatedMail } from './account-created.mail.ts';
import { createLink } from './links.queries.ts';
import { loginLinkMail } from './login-link.mail.ts';
import { resetLinkMail } from './reset-link.mail.ts';
import { isUntouched } from './untouched.queries.ts';

type Write = (url: string, publicUrl: string) => MailContent;

/** The links that anybody may ask for. */
const MAILS = { LOGIN: loginLinkMail, PASSWORD_RESET: resetLinkMail };

async function mailLink(
  tx: Tx,
  deps: Deps,
  request_id: string,
  account: { id: string; email: string; email_verified_at: Date | null },
  purpose: LinkPurpose,
  write: Write,
): Promise<void> {
  const now = deps.now();
  const path = await createLink(tx, request_id, account, purpose, now);
  if (path === null) return;
  const content = write(`${deps.publicUrl}${path}`, deps.publicUrl);
  const asker = account.email_verified_at ? 'ASKED_FOR_ACCOUNT' : 'STRANGER';
  await queueMail(tx, deps, { to: account.email, by: asker }, content, now);
}

export const issueLink = defineJob({
  name: 'issue-link',
  pool: MAIL_POOL,
  payload: z.object({
    request_id: z.uuid(),
    email: z.string(),
    purpose: z.enum(['LOGIN', 'PASSWORD_RESET']),
  }),
  run: async (deps, { request_id, email, purpose }) => {
    await unlessTooManyMails(deps, async (tx) => {
      const account = await lockAccountByEmail(tx, email);
      if (account) await mailLink(tx, deps, request_id, account, purpose, MAILS[purpose]);
    });
  },
});

export const registerAccount = defineJob({
  name: 'register-account',
  pool: MAIL_POOL,
  payload: z.object({
    request_id: z.uuid(),
    email: z.string(),
    portfolio_type: z.enum(CREATABLE_PORTFOLIO_TYPES),
    main_address: z.string(),
    address_extra_line: z.string().nullable(),
    registration_code: z.string().nullable(),
  }),
  run: async (deps, { request_id, email, registration_code, ...portfolio }) => {
    const now = deps.now();
    await unlessTooManyMails(deps, async (tx) => {
      const created = await createBasicAccount(tx, { email, registration_code }, now);
      const account = created ?? (await lockAccountByEmail(tx, email));
      if (!account) return;
      const again = !created && (await isUntouched(tx, account));
      if (created) await createPortfolio(tx, created, portfolio, now);
      else if (again) await replacePortfolios(tx, account, portfolio, now);
      const welcome: Write = (url, publicUrl) =>
        accountCreatedMail(url, portfolio.main_address, publicUrl);
      const write = created || again ? welcome : loginLinkMail;
      await mailLink(tx, deps, request_id, account, 'LOGIN', write);
    });
  },
});
