import { z } from 'zod';

import { defineApi } from './endpoint.ts';

const gauge = z.object({ used: z.int(), allowed: z.int() });

const portfolioStorage = gauge.extend({
  /** Bytes that still fit: the account of the dossier may be full before the dossier is. */
  left: z.int(),
});
export type PortfolioStorage = z.output<typeof portfolioStorage>;

const accountAllowances = z.object({
  /** Bytes, of the whole organisation. */
  storage: gauge,
  mails_today: gauge,
});
export type AccountAllowances = z.output<typeof accountAllowances>;

export const allowancesApi = defineApi({
  account: {
    method: 'GET',
    path: '/accounts/allowances',
    access: 'account',
    summary: 'Ce que l’offre permet de conserver et d’envoyer, et ce qui en est utilisé',
    response: accountAllowances,
  },
  portfolio: {
    method: 'GET',
    path: '/portfolios/:uid/storage',
    access: 'account',
    summary: 'La place que prennent les fichiers d’un dossier, et celle qui reste',
    params: z.object({ uid: z.uuid() }),
    response: portfolioStorage,
  },
});
