// The dossier shows a refusal at once; the mail waits until there was time to take it back.
import { z } from 'zod';

import { inTransaction } from '../../db/pool.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { findSlot, lockPortfolio } from '../portfolios/door.ts';
import { mailDocumentRefusal } from '../reading/door.ts';
import { findDecision } from './decisions.queries.ts';

const FORMER_STAYS = 'Le document déjà vérifié reste en place.';

export const mailDecision = defineJob({
  name: 'tell-decision',
  payload: z.object({ decision_id: z.uuid() }),
  wait_seconds: 120,
  run: (deps, { decision_id }) =>
    inTransaction(deps.db, async (tx) => {
      const decision = await findDecision(tx, decision_id);
      if (!decision || decision.undone_at !== null) return;
      const { portfolio_uid, document_type, from_status, to_status, reason } = decision;
      const portfolio = await lockPortfolio(tx, portfolio_uid);
      const slot = await findSlot(tx, { portfolio_uid, document_type });
      if (!portfolio || !slot || reason === null) return;
      const isReplacement =
        from_status === 'VERIFIED' &&
        slot.status === 'VERIFIED' &&
        slot.updated_at <= decision.decided_at;
      // Replaced or decided otherwise in the meantime: nothing is left to be seen to.
      if (!isReplacement && (slot.status !== to_status || slot.note !== reason)) return;
      const told = isReplacement ? `${reason} ${FORMER_STAYS}` : reason;
      await mailDocumentRefusal(tx, deps, portfolio, { document_type, reason: told }, deps.now());
    }),
});
