// Partners' software: its keys, the signatures it used, the accounts and dossiers it opened.
import { randomBytes } from 'node:crypto';

import { fail } from '@quitus/api/errors';
import { signatureRefusal, type SignedFields } from '@quitus/domain/partners/signature';
import { and, eq, isNull, lt } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { drawToken, hashToken, type KeyRing } from '../../keys.ts';
import { seal, unseal } from '../../sealing.ts';
import { partnerAccounts, partners, partnerSignatures } from '../accounts/accounts.table.ts';
import { portfolios } from '../portfolios/portfolios.table.ts';
import { isSignedWith } from './sign.ts';

/** The key is given once and kept sealed, since signatures are checked with it. */
export async function createPartner(tx: Tx, keys: KeyRing, name: string, now: Date) {
  const id = randomBytes(8).toString('hex');
  const key = drawToken();
  const sealed_key = await seal(keys, key);
  await tx.insert(partners).values({ id, name, sealed_key, created_at: now });
  return { id, key };
}

export async function revokePartner(tx: Tx, id: string, now: Date): Promise<boolean> {
  const revoked = await tx
    .update(partners)
    .set({ revoked_at: now })
    .where(and(eq(partners.id, id), isNull(partners.revoked_at)))
    .returning({ id: partners.id });
  return revoked.length > 0;
}

/** Fails unless the partner signed these very fields a moment ago, and for the first time. */
export async function acceptSignature(
  tx: Tx,
  keys: KeyRing,
  { signature, ...fields }: SignedFields & { signature: string },
  now: Date,
): Promise<void> {
  const key = (await lockKey(tx, keys, fields.partner)) ?? fail('UNKNOWN_PARTNER');
  if (!isSignedWith(key, fields, signature)) fail('INVALID_SIGNATURE');
  const expires_at = new Date(Number(fields.expires) * 1000);
  const refusal = signatureRefusal(expires_at, now);
  if (refusal) fail(refusal);
  const used = await tx
    .insert(partnerSignatures)
    .values({ signature_hash: hashToken(signature), expires_at })
    .onConflictDoNothing()
    .returning({ signature_hash: partnerSignatures.signature_hash });
  if (used.length === 0) fail('USED_SIGNATURE');
}

/** The lock lets the people of one partner arrive one at a time, so that nothing is opened twice. */
async function lockKey(tx: Tx, keys: KeyRing, id: string): Promise<string | undefined> {
  const [partner] = await tx
    .select({ sealed_key: partners.sealed_key })
    .from(partners)
    .where(and(eq(partners.id, id), isNull(partners.revoked_at)))
    .for('no key update');
  return partner && unseal(keys, partner.sealed_key);
}

export async function linkAccount(tx: Tx, partner_id: string, account_id: string): Promise<void> {
  await tx.insert(partnerAccounts).values({ partner_id, account_id });
}

export async function isLinked(tx: Tx, partner_id: string, account_id: string): Promise<boolean> {
  const [link] = await tx
    .select({ account_id: partnerAccounts.account_id })
    .from(partnerAccounts)
    .where(
      and(eq(partnerAccounts.partner_id, partner_id), eq(partnerAccounts.account_id, account_id)),
    );
  return link !== undefined;
}

/** A reference names one dossier of the partner, whoever manages it. */
export async function findReferenced(tx: Tx, partner_id: string, reference: string) {
  const [portfolio] = await tx
    .select({ uid: portfolios.uid, owner_id: portfolios.owner_id })
    .from(portfolios)
    .where(and(eq(portfolios.partner_id, partner_id), eq(portfolios.reference, reference)));
  return portfolio;
}

export async function forgetSignatures(tx: Tx, before: Date): Promise<void> {
  await tx.delete(partnerSignatures).where(lt(partnerSignatures.expires_at, before));
}
