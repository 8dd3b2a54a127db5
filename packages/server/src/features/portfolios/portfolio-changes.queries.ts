// What people change in a dossier. The dossier is locked by the caller; each change leaves its event.
import { fail } from '@quitus/api/errors';
import {
  SITUATION_FIELDS,
  type SituationField,
  type StoredSituation,
} from '@quitus/domain/portfolios/situation';
import { and, eq, ne } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { publish } from '../../domain-events.ts';
import type { Doer } from '../../http/handler.ts';
import { recordEvent } from './events.queries.ts';
import { type Person, type PortfolioHead, searchTexts } from './portfolios.queries.ts';
import { portfolios } from './portfolios.table.ts';
import { refreshStanding } from './slots.queries.ts';

export type Edit = {
  main_address?: string | undefined;
  address_extra_line?: string | null | undefined;
  reference?: string | null | undefined;
  ban_id?: string | null | undefined;
  longitude?: number | null | undefined;
  latitude?: number | null | undefined;
  owners?: string[] | undefined;
  lots?: string[] | undefined;
  rnc_number?: string | null | undefined;
};

const kept = (given: string | null | undefined, former: string | null) =>
  given === undefined ? former : given || null;

export async function editPortfolio(
  tx: Tx,
  portfolio: PortfolioHead,
  edit: Edit,
  actor: Doer,
  now: Date,
): Promise<void> {
  const moved = edit.main_address !== undefined && edit.main_address !== portfolio.main_address;
  const changed = {
    main_address: edit.main_address ?? portfolio.main_address,
    address_extra_line: kept(edit.address_extra_line, portfolio.address_extra_line),
    reference: kept(edit.reference, portfolio.reference),
    owners: edit.owners ?? portfolio.owners,
    lots: edit.lots ?? portfolio.lots,
    rnc_number: kept(edit.rnc_number, portfolio.rnc_number),
    // Another address typed by hand is no longer the place that was chosen before.
    ...(moved && {
      ban_id: edit.ban_id ?? null,
      longitude: edit.longitude ?? null,
      latitude: edit.latitude ?? null,
    }),
  };
  await keepReferenceUnique(tx, portfolio, changed.reference);
  await tx
    .update(portfolios)
    .set({ ...changed, ...searchTexts(changed) })
    .where(eq(portfolios.uid, portfolio.uid));
  const detail = { from: portfolio.main_address, to: changed.main_address };
  await recordEvent(
    tx,
    { portfolio_uid: portfolio.uid, kind: 'PORTFOLIO_EDITED', actor, detail },
    now,
  );
}

/** A partner finds its dossiers by reference: two may not have the same. */
async function keepReferenceUnique(
  tx: Tx,
  { uid, partner_id }: PortfolioHead,
  reference: string | null,
): Promise<void> {
  if (partner_id === null || reference === null) return;
  const [other] = await tx
    .select({ uid: portfolios.uid })
    .from(portfolios)
    .where(
      and(
        eq(portfolios.partner_id, partner_id),
        eq(portfolios.reference, reference),
        ne(portfolios.uid, uid),
      ),
    );
  if (other) fail('REFERENCE_TAKEN');
}

export async function archivePortfolio(
  tx: Tx,
  { uid }: PortfolioHead,
  archived: boolean,
  actor: Doer,
  now: Date,
): Promise<void> {
  await tx
    .update(portfolios)
    .set({ archived_at: archived ? now : null })
    .where(eq(portfolios.uid, uid));
  if (archived) await publish(tx, 'ACCESS_REDUCED', { portfolio_uid: uid, now });
  const kind = archived ? 'PORTFOLIO_ARCHIVED' : 'PORTFOLIO_RESTORED';
  await recordEvent(tx, { portfolio_uid: uid, kind, actor }, now);
}

export async function transferPortfolio(
  tx: Tx,
  portfolio: PortfolioHead,
  receiver: Person,
  actor: Doer | null,
  now: Date,
): Promise<void> {
  await tx
    .update(portfolios)
    .set({ owner_id: receiver.id })
    .where(eq(portfolios.uid, portfolio.uid));
  await publish(tx, 'ACCESS_REDUCED', { portfolio_uid: portfolio.uid, now });
  const detail = { to: receiver.name };
  await recordEvent(
    tx,
    { portfolio_uid: portfolio.uid, kind: 'PORTFOLIO_TRANSFERRED', actor, detail },
    now,
  );
}

type Answers = { answers: StoredSituation; skip: SituationField[] };

/** What is answered is no longer set aside; what is set aside is asked again only when wanted. */
export async function answerSituation(
  tx: Tx,
  portfolio: PortfolioHead,
  { answers, skip }: Answers,
  actor: Doer,
  now: Date,
): Promise<void> {
  const answered = SITUATION_FIELDS.filter((field) => answers[field] !== undefined);
  const known = answered.filter((field) => answers[field] !== null);
  if (answered.length === 0 && skip.length === 0) return;
  const skipped = new Set([...portfolio.skipped_questions, ...skip]);
  for (const field of known) skipped.delete(field);
  await tx
    .update(portfolios)
    .set({
      situation: { ...portfolio.situation, ...answers },
      skipped_questions: [...skipped],
    })
    .where(eq(portfolios.uid, portfolio.uid));
  await refreshStanding(tx, portfolio.uid);
  const detail = { fields: answered.join(','), skipped: skip.join(',') };
  await recordEvent(
    tx,
    { portfolio_uid: portfolio.uid, kind: 'SITUATION_ANSWERED', actor, detail },
    now,
  );
}

/** A dossier that waited for its payment takes its real type. The dossier is locked by the caller. */
export async function openPaidPortfolio(
  tx: Tx,
  { uid, portfolio_type, intended_type }: PortfolioHead,
  now: Date,
): Promise<void> {
  if (portfolio_type !== 'PENDING_PAYMENT_PORTFOLIO') return;
  if (!intended_type) throw new Error('a dossier waits for its payment without saying what it is');
  await tx
    .update(portfolios)
    .set({ portfolio_type: intended_type, intended_type: null })
    .where(eq(portfolios.uid, uid));
  await refreshStanding(tx, uid);
  await recordEvent(tx, { portfolio_uid: uid, kind: 'PORTFOLIO_PAID', actor: null }, now);
}

/** Its payment was given back: it waits again. What it holds stays. */
export async function closeUnpaidPortfolio(
  tx: Tx,
  { uid, portfolio_type }: PortfolioHead,
): Promise<void> {
  if (portfolio_type === 'PENDING_PAYMENT_PORTFOLIO') return;
  await tx
    .update(portfolios)
    .set({ portfolio_type: 'PENDING_PAYMENT_PORTFOLIO', intended_type: portfolio_type })
    .where(eq(portfolios.uid, uid));
  await refreshStanding(tx, uid);
}
