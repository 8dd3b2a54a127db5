// The moment a statement is delivered: in its slot, numbered, the former one superseded, told by mail.
import { parisDay } from '@quitus/domain/documents/calendar';
import { documentExpiry } from '@quitus/domain/documents/document-expiry';

import type { Tx } from '../../db/pool.ts';
import { derivedId } from '../../derived-id.ts';
import { sitePaths } from '../../site-paths.ts';
import { keepMadeFile, type MadeFile } from '../documents/door.ts';
import { markPerformed } from '../payments/door.ts';
import { lockPortfolio, moveSlot } from '../portfolios/door.ts';
import { settleControl } from '../reading/door.ts';
import {
  editionNumber,
  findCurrentEdition,
  findPending,
  issueEdition,
  type StoredEdition,
} from './editions.queries.ts';
import { pedDeliveredMail } from './ped-delivered.mail.ts';
import { mailBuyer, type MailDeps } from './ped-letters.ts';
import { changePed, type LivePed, lockPed, recordStep } from './ped-orders.queries.ts';
import { PRINTED } from './printing.ts';

type Kept = Pick<MadeFile, 'pages' | 'sha256' | 'crc32' | 'size'>;

/** Nothing happens to what was delivered, or settled anew, in the meantime. */
export async function deliverEdition(
  tx: Tx,
  deps: MailDeps & { now: () => Date },
  printed: { ped: LivePed; edition: StoredEdition },
  kept: Kept,
): Promise<void> {
  const { portfolio_uid, id } = printed.ped;
  const portfolio = await lockPortfolio(tx, portfolio_uid);
  const ped = portfolio && (await lockPed(tx, id));
  const edition = await findPending(tx, id);
  if (!ped || ped.state !== 'IN_CREATION' || !edition) return;
  if (edition.issued_at.getTime() !== printed.edition.issued_at.getTime()) return;
  const now = deps.now();
  const number = editionNumber(ped, edition);
  const former = await findCurrentEdition(tx, portfolio_uid);
  const place = { portfolio_uid, document_type: 'PRE_ETAT_DATE' } as const;
  const file_id = derivedId(id, 'edition', String(edition.edition));
  const replaces_id = former?.file_id ?? null;
  await keepMadeFile(
    tx,
    { ...place, ...kept, id: file_id, replaces_id, name: `${number}.pdf` },
    now,
  );
  await issueEdition(tx, edition, portfolio_uid, { sha256: kept.sha256, file_id }, now);
  if (!(await moveSlot(tx, place, 'DELIVERED', { now })))
    throw new Error('a statement was delivered that nobody waits for');
  const issued_on = parisDay(edition.issued_at);
  const { expires_at } = documentExpiry('PRE_ETAT_DATE', { issued_on }, issued_on);
  await settleControl(tx, place, { expires_at });
  await changePed(tx, ped, {
    state: 'DELIVERED',
    first_delivered_at: ped.first_delivered_at ?? now,
    delivered_at: now,
    due_at: null,
    ...PRINTED,
  });
  await markPerformed(tx, ped.payment_order_id, now);
  await recordStep(tx, ped, 'DELIVERED', { detail: number }, now);
  const verify_url = `${deps.publicUrl}${sitePaths.verify(number)}`;
  const { main_address: address } = portfolio;
  const again = edition.edition > 1;
  const write = (url: string) =>
    pedDeliveredMail({ url, verify_url, address, number, again }, deps.publicUrl);
  const pageOf = (uid: string) => sitePaths.document(uid, 'PRE_ETAT_DATE');
  await mailBuyer(tx, deps, portfolio, ped.ordered_by_id, pageOf, write, now);
}
