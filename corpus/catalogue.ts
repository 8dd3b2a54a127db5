// The batches in the order in which they were written: each is known by its number.
import { BATCH as BATCH_1 } from './batches/1/batch.ts';
import { BATCH as BATCH_2 } from './batches/2/batch.ts';
import { BATCH as BATCH_3 } from './batches/3/batch.ts';
import { BATCH as BATCH_4 } from './batches/4/batch.ts';
import { BATCH as BATCH_5 } from './batches/5/batch.ts';
import { BATCH as BATCH_6 } from './batches/6/batch.ts';
import { BATCH as BATCH_7 } from './batches/7/batch.ts';
import { BATCH as BATCH_8 } from './batches/8/batch.ts';
import { BATCH as BATCH_9 } from './batches/9/batch.ts';
import { BATCH as BATCH_10 } from './batches/10/batch.ts';
import { BATCH as BATCH_11 } from './batches/11/batch.ts';
import { BATCH as BATCH_12 } from './batches/12/batch.ts';
import { BATCH as BATCH_13 } from './batches/13/batch.ts';
import { BATCH as BATCH_14 } from './batches/14/batch.ts';
import { BATCH as BATCH_15 } from './batches/15/batch.ts';
import { BATCH as BATCH_16 } from './batches/16/batch.ts';
import { BATCH as BATCH_17 } from './batches/17/batch.ts';
import { BATCH as BATCH_18 } from './batches/18/batch.ts';
import { BATCH as BATCH_19 } from './batches/19/batch.ts';
import { BATCH as BATCH_20 } from './batches/20/batch.ts';
import { BATCH as BATCH_21 } from './batches/21/batch.ts';
import { BATCH as BATCH_22 } from './batches/22/batch.ts';
import { BATCH as BATCH_23 } from './batches/23/batch.ts';
import { BATCH as BATCH_24 } from './batches/24/batch.ts';
import { BATCH as BATCH_25 } from './batches/25/batch.ts';
import { BATCH as BATCH_26 } from './batches/26/batch.ts';
import { BATCH as BATCH_27 } from './batches/27/batch.ts';
import { BATCH as BATCH_28 } from './batches/28/batch.ts';
import { BATCH as BATCH_29 } from './batches/29/batch.ts';
import { BATCH as BATCH_30 } from './batches/30/batch.ts';
import { BATCH as BATCH_31 } from './batches/31/batch.ts';
import { BATCH as BATCH_32 } from './batches/32/batch.ts';
import { BATCH as BATCH_33 } from './batches/33/batch.ts';
import { BATCH as BATCH_34 } from './batches/34/batch.ts';
import { BATCH as BATCH_35 } from './batches/35/batch.ts';
import { BATCH as BATCH_36 } from './batches/36/batch.ts';
import { BATCH as BATCH_37 } from './batches/37/batch.ts';
import { BATCH as BATCH_38 } from './batches/38/batch.ts';
import { BATCH as BATCH_39 } from './batches/39/batch.ts';
import type { Batch } from './paper.ts';

export const BATCHES: Readonly<Record<number, Batch>> = {
  1: BATCH_1,
  2: BATCH_2,
  3: BATCH_3,
  4: BATCH_4,
  5: BATCH_5,
  6: BATCH_6,
  7: BATCH_7,
  8: BATCH_8,
  9: BATCH_9,
  10: BATCH_10,
  11: BATCH_11,
  12: BATCH_12,
  13: BATCH_13,
  14: BATCH_14,
  15: BATCH_15,
  16: BATCH_16,
  17: BATCH_17,
  18: BATCH_18,
  19: BATCH_19,
  20: BATCH_20,
  21: BATCH_21,
  22: BATCH_22,
  23: BATCH_23,
  24: BATCH_24,
  25: BATCH_25,
  26: BATCH_26,
  27: BATCH_27,
  28: BATCH_28,
  29: BATCH_29,
  30: BATCH_30,
  31: BATCH_31,
  32: BATCH_32,
  33: BATCH_33,
  34: BATCH_34,
  35: BATCH_35,
  36: BATCH_36,
  37: BATCH_37,
  38: BATCH_38,
  39: BATCH_39,
};
