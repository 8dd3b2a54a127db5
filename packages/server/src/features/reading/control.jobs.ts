// A slot is controlled once all its files are read: accepted, refused for a certain reason, or left to
// a person.
import { inTransaction } from '../../db/pool.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { controlNow, type IsAwaited } from './control.ts';
import { controlSpec } from './reading-job-specs.ts';

export const controlDocument = (isAwaited: IsAwaited) =>
  defineJob({
    ...controlSpec,
    run: (deps, slot) =>
      inTransaction(deps.db, (tx) => controlNow(tx, deps, slot, isAwaited, deps.now())),
  });
