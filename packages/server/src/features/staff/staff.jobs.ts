// The dossier shows a refusal at once; the mail waits until there was time to take it back.
import { z } from 'zod';

import { inTransaction } from '../../db/pool.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { findSlot, lockPortfolio } from '../portfolios/door.ts';
import { mailDocumentRefusal } from '../reading/door.ts';
import { findDecision } from './decisions.queries.ts';

export const mailDecision = defineJob({
  name: 'tell-decision',
  payload: z.object({ decision_id: z.uuid() }),
  wait_seconds: 120,
  run: (deps, { decision_id }) =>
    inTransaction(deps.db, async (tx) => {
      const decision = await findDecision(tx, decision_id);
      if (!decision || decision.undone_at !== null) return;
      const { portfolio_uid, document_type, to_status, reason } = decision;
      const portfolio = await lockPortfolio(tx, portfolio_uid);
      const slot = await findSlot(tx, { portfolio_uid, document_type });
      // Replaced or decided otherwise in the meantime: nothing is left to be seen to.
      if (!portfolio || slot?.status !== to_status || slot.note !== reason || reason === null)
        return;
      await mailDocumentRefusal(tx, deps, portfolio, { document_type, reason }, deps.now());
    }),
});
