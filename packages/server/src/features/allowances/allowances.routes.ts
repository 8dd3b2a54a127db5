import { allowancesApi } from '@quitus/api/allowances.api';

import type { Deps } from '../../deps.ts';
import { implement } from '../../http/handler.ts';
import { findAccountStorage, findPortfolioStorage, findRoom } from '../documents/door.ts';
import { findMailsToday } from '../mail/door.ts';
import { findDossier } from '../portfolios/door.ts';

export const allowancesRoutes = ({ keys }: Deps) =>
  implement(allowancesApi)({
    account: async ({ actor, tx, now }) => ({
      storage: await findAccountStorage(tx, actor.organization_id, actor.account_type),
      mails_today: await findMailsToday(tx, keys.pseudonym, actor, now),
    }),

    portfolio: async ({ actor, params, tx }) => {
      const { portfolio } = await findDossier(tx, actor, params.uid);
      const gauge = await findPortfolioStorage(tx, portfolio);
      return { ...gauge, left: await findRoom(tx, portfolio) };
    },
  });
