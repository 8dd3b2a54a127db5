// A dossier paid by itself: it waits for its payment, then takes its real type.
import { closeUnpaidPortfolio, lockPortfolio, openPaidPortfolio } from '../portfolios/door.ts';
import type { Fulfilment } from './fulfilment.ts';
import { markPerformed } from './orders.queries.ts';

export const dossierOnDemand: Fulfilment = {
  paid: async (tx, _deps, { id, portfolio_uid }, now) => {
    // Removed in the meantime, there is nothing left to open.
    const portfolio = portfolio_uid === null ? undefined : await lockPortfolio(tx, portfolio_uid);
    if (portfolio) await openPaidPortfolio(tx, portfolio, now);
    await markPerformed(tx, id, now);
  },
  undone: async (tx, _deps, { portfolio_uid }) => {
    const portfolio = portfolio_uid === null ? undefined : await lockPortfolio(tx, portfolio_uid);
    if (portfolio) await closeUnpaidPortfolio(tx, portfolio);
  },
};
