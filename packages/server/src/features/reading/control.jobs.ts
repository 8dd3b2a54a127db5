// A slot is controlled once all its files are read: accepted, refused for a certain reason, or left to
// a person.
import { inTransaction } from '../../db/pool.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { controlNow } from './control.queries.ts';
import { controlErrand } from './reading-errands.ts';

export const controlDocument = defineJob({
  ...controlErrand,
  run: (deps, slot) => inTransaction(deps.db, (tx) => controlNow(tx, deps, slot, deps.now())),
});
