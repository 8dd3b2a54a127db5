// The jobs of the pré-état daté, as those who queue them see them: payload and limits, not how they are done.
import { z } from 'zod';

import { defineJobSpec } from '../../jobs/define-job.ts';

const ofOrder = z.object({ order_id: z.uuid() });
const key = (name: string) => (payload: { order_id: string }) => `${name} ${payload.order_id}`;

/** Delivered at once when nothing is left for a person, else it goes to the desk. */
export const makePed = defineJobSpec({
  name: 'make-ped',
  payload: ofOrder.extend({
    /** How long it has waited for papers that are being read. */
    waited_ms: z.int().default(0),
  }),
  key: key('make-ped'),
});

export const printPed = defineJobSpec({
  name: 'print-ped',
  payload: ofOrder,
  key: key('print-ped'),
});

/** Paid although the dossier has another one under way. */
export const giveBackPed = defineJobSpec({ name: 'give-back-ped', payload: ofOrder });
