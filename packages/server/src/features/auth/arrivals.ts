// People who arrive without a link of ours: a prospect with a prepared dossier, or somebody sent by a
// partner's software. An account that neither of them opened is never opened on their word: its owner
// gets a sign-in link by mail.
import { randomUUID } from 'node:crypto';

import type { Arrival, PartnerQuery } from '@quitus/api/auth.api';
import { fail } from '@quitus/api/errors';
import { normalizeEmail } from '@quitus/domain/accounts/email';
import { canCreatePortfolio } from '@quitus/domain/accounts/permissions';
import { prospectRefusal } from '@quitus/domain/accounts/prospect';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { About } from '../../http/audited.ts';
import { sitePaths } from '../../site-paths.ts';
import {
  createBasicAccount,
  lockAccountByEmail,
  lockProspect,
  markProspectUsed,
} from '../accounts/door.ts';
import { queueMail } from '../mail/door.ts';
import { acceptSignature, findReferenced, isLinked, linkAccount } from '../partners/door.ts';
import { createPortfolio, lockCreator } from '../portfolios/door.ts';
import { accountCreatedMail } from './account-created.mail.ts';
import { createLink } from './links.queries.ts';
import { queueLoginLink } from './login-link.ts';
import { openSession } from './sessions.queries.ts';

type Visit = { tx: Tx; user_agent: string | null; now: Date; about: About };
type Account = { id: string; email: string; organization_id: string };

/** Nobody came in yet: the link that leaves will say who did. */
async function sendLink({ tx, about }: Visit, email: string): Promise<Arrival> {
  about(null);
  await queueLoginLink(tx, email);
  return { link_sent: true };
}

async function enter(
  { keys }: Deps,
  account: Account,
  redirect_url: string,
  { tx, user_agent, now }: Visit,
): Promise<Arrival> {
  const tokens = await openSession(tx, keys.accessToken, account, user_agent, now);
  return { tokens, redirect_url };
}

/** The address was typed by whoever came: its owner learns of the account, and may confirm it. */
async function welcome(deps: Deps, account: Account, main_address: string, { tx, now }: Visit) {
  const path = await createLink(tx, randomUUID(), account, 'LOGIN', now);
  const mail = accountCreatedMail(`${deps.publicUrl}${path}`, main_address, deps.publicUrl);
  await queueMail(tx, deps, { to: account.email, by: 'STRANGER' }, mail, now);
}

export async function arriveAsProspect(
  deps: Deps,
  asked: { email: string; commercial_prospect_id: string },
  visit: Visit,
): Promise<Arrival> {
  const { tx, now, about } = visit;
  about({ email: asked.email });
  const prospect = await lockProspect(tx, asked.commercial_prospect_id);
  const refusal = prospectRefusal(prospect, now);
  if (refusal || !prospect) return fail(refusal ?? 'INVALID_INVITATION_LINK');
  const account = await createBasicAccount(
    tx,
    { email: asked.email, registration_code: null },
    now,
  );
  if (!account) return sendLink(visit, asked.email);
  const { id_hash, portfolio_type, main_address, address_extra_line } = prospect;
  const prepared = { portfolio_type, main_address, address_extra_line };
  const { uid } = await createPortfolio(tx, account, prepared, now);
  await markProspectUsed(tx, id_hash, now);
  await welcome(deps, account, main_address, visit);
  return enter(deps, account, sitePaths.dossier(uid), visit);
}

export async function arriveFromPartner(
  deps: Deps,
  query: PartnerQuery,
  visit: Visit,
): Promise<Arrival> {
  const { tx, now, about } = visit;
  const { partner, address } = query;
  const email = normalizeEmail(query.email);
  about({ email, detail: { about_id: partner } });
  await acceptSignature(tx, deps.keys.seal, query, now);
  const created = await createBasicAccount(tx, { email, registration_code: null }, now);
  if (created) await linkAccount(tx, partner, created.id);
  const account = created ?? (await lockAccountByEmail(tx, email));
  if (!account || !(await isLinked(tx, partner, account.id))) return sendLink(visit, email);
  const path = await dossierPath(account, query, visit);
  if (created) await welcome(deps, created, address, visit);
  return enter(deps, account, path, visit);
}

/** The dossier of this reference, opened if there is none; somebody else's is not shown. */
async function dossierPath(
  account: Account,
  { partner, reference, portfolio_type, address }: PartnerQuery,
  { tx, now }: Visit,
): Promise<string> {
  const found = await findReferenced(tx, partner, reference);
  if (found)
    return found.owner_id === account.id ? sitePaths.dossier(found.uid) : sitePaths.account;
  const creator = await lockCreator(tx, account.id);
  if (!canCreatePortfolio(creator)) fail('PORTFOLIO_ALLOWANCE_REACHED');
  const pays = creator.account_type === 'PRO_ON_DEMAND';
  const { uid } = await createPortfolio(
    tx,
    account,
    {
      portfolio_type: pays ? 'PENDING_PAYMENT_PORTFOLIO' : portfolio_type,
      intended_type: pays ? portfolio_type : null,
      main_address: address,
      address_extra_line: null,
      reference,
      partner_id: partner,
    },
    now,
  );
  return sitePaths.dossier(uid);
}
