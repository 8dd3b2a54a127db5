// Whoever ordered is told by mail; the manager of the dossier where they are gone.
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mail/door.ts';
import { findManagers, type PortfolioHead } from '../portfolios/door.ts';

export type MailDeps = Pick<Deps, 'keys' | 'publicUrl'>;
type Letter = Parameters<typeof queueMail>[3];

export async function mailBuyer(
  tx: Tx,
  deps: MailDeps,
  portfolio: Pick<PortfolioHead, 'uid' | 'owner_id'>,
  buyer_id: string | null,
  pageOf: (uid: string) => string,
  write: (url: string) => Letter,
  now: Date,
): Promise<void> {
  const [buyer] = await findManagers(tx, [buyer_id ?? portfolio.owner_id]);
  if (!buyer) return;
  const url = `${deps.publicUrl}${pageOf(portfolio.uid)}`;
  await queueMail(tx, deps, { to: buyer.email, by: 'SERVICE' }, write(url), now);
}
