import { staffApi } from '@quitus/api/staff.api';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { implement } from '../../http/handler.ts';
import { findEmailToTell } from '../accounts/notifications.queries.ts';
import { queueMail } from '../mail/mail.queries.ts';
import { allow } from '../portfolios/access.queries.ts';
import type { PortfolioHead } from '../portfolios/portfolios.queries.ts';
import { documentRefusedMail } from './document-refused.mail.ts';
import { countWaiting, decide, listWaiting } from './staff.queries.ts';

export function staffRoutes(deps: Deps) {
  const { publicUrl } = deps;

  type Refused = Pick<Parameters<typeof documentRefusedMail>[0], 'document_type' | 'reason'>;

  async function tellManager(tx: Tx, portfolio: PortfolioHead, refused: Refused, now: Date) {
    const email = await findEmailToTell(tx, portfolio.owner_id, 'notify_documents');
    if (email === null) return;
    const url = `${publicUrl}/dashboard/${portfolio.uid}?document=${refused.document_type}`;
    const letter = { ...refused, url, address: portfolio.main_address };
    await queueMail(tx, deps, email, documentRefusedMail(letter, publicUrl), now);
  }

  return implement(staffApi)({
    queue: async ({ tx }) => ({ waiting: await listWaiting(tx), total: await countWaiting(tx) }),

    decide: async ({ actor, params, body, tx, now }) => {
      const { portfolio } = await allow(tx, actor, params.uid, 'CONTROL');
      const { document_type } = params;
      const place = { portfolio_uid: portfolio.uid, document_type };
      await decide(tx, place, body, actor, now);
      const { to, reason } = body;
      if (to !== 'VERIFIED' && reason !== null)
        await tellManager(tx, portfolio, { document_type, reason }, now);
      return {};
    },
  });
}
