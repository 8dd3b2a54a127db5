// Whatever anybody sends to any endpoint: never an error of ours, never silence, never too many words.
// `npm run fuzz -- --minutes 10` goes on for longer, from another seed.
import { writeFileSync } from 'node:fs';

import { afterAll, expect, it } from 'vitest';

import { fuzz } from '../test/fuzz/run.ts';
import { t } from '../test/permission-world.ts';
import { listen } from '../test/sending.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_115);
const MINUTES = Number(process.env['FUZZ_MINUTES'] ?? 0);
const REPORT = process.env['FUZZ_REPORT'];
/** In a run of all the tests: some calls to each endpoint, and no longer than this. */
const CALLS = 900;
const SHORT_MS = 20_000;

const unhandled: unknown[] = [];
const keep = (cause: unknown) => void unhandled.push(cause);
process.on('unhandledRejection', keep);
afterAll(() => void process.off('unhandledRejection', keep));

it(
  'every endpoint, as everybody, with anything',
  async () => {
    const end = Date.now() + (MINUTES > 0 ? MINUTES * 60_000 : SHORT_MS);
    const figures = await fuzz(await listen(t), {
      seed: SEED,
      until: (calls) => Date.now() < end && (MINUTES > 0 || calls < CALLS),
    });
    if (REPORT !== undefined) writeFileSync(REPORT, JSON.stringify(figures));
    expect(figures.failures).toEqual([]);
    expect(unhandled).toEqual([]);
    expect(figures.covered).toBe(figures.endpoints);
  },
  (MINUTES + 2) * 60_000,
);
