// Whoever holds a pré-état daté may ask whether it is genuine and still the latest: nothing else is told.
import { z } from 'zod';

import { defineApi, type Limit } from './endpoint.ts';
import * as LIMITS from './limits.ts';
import { asItIs } from './typed-text.ts';

const limits: readonly Limit[] = [{ per: 'address', max: 30, seconds: 600 }];
const byNumber = z.object({ number: asItIs(LIMITS.ped_number) });

const known = z.object({
  /** False: Quitus never issued it. Nothing else is then told. */
  genuine: z.boolean(),
  number: z.string().nullable(),
  edition: z.int().nullable(),
  issued_on: z.iso.date().nullable(),
  current: z.boolean().nullable(),
  superseded_on: z.iso.date().nullable(),
});
export type Verification = z.output<typeof known>;

export const verificationApi = defineApi({
  verify: {
    method: 'GET',
    path: '/verification/:number',
    access: 'public',
    limits,
    summary: 'Un pré-état daté est-il authentique, et toujours le dernier ?',
    params: byNumber,
    response: known,
  },
  compare: {
    method: 'POST',
    path: '/verification/:number',
    access: 'public',
    audit: null,
    limits,
    summary: 'Un fichier est-il, à l’octet près, celui qui a été délivré sous ce numéro ?',
    params: byNumber,
    /** Of the file, made in the browser: the file itself is not sent. */
    body: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/, 'VALIDATION_ERROR') }),
    response: known.extend({ same: z.boolean() }),
  },
});
