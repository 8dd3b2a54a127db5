import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';
import { expect, it } from 'vitest';

import { SOUND_CHECKS, soundFacts } from './sound-facts.ts';

type Told = readonly [FactName, Fact['value'], string?];
const factOf = ([name, value, raw = String(value)]: Told): Fact => ({
  name,
  value,
  raw,
  page: 1,
  box: [0, 0, 1, 1],
  rule: 'made up',
  proof: 'READ',
  because: null,
});

const NAMED = (name: string) => SOUND_CHECKS.find((check) => check.name === name);

it.each<[string, string, readonly Told[], readonly Fact['value'][]]>([
  [
    'entries-make-the-totals',
    'with what the account opened with',
    [
      ['balance', 2000],
      ['total_debit', 20_000],
      ['total_credit', 18_000],
      ['entries', ['2026-01-01 15000 Appel', '2026-01-15 -18000 Chèque']],
    ],
    [2000, 20_000, 18_000, ['2026-01-01 15000 Appel', '2026-01-15 -18000 Chèque']],
  ],
  [
    'entries-make-the-totals',
    'two sides of one row are no movement',
    [
      ['balance', -7258],
      ['total_debit', 254_760],
      ['entries', ['2026-01-01 80182 Appel', '2026-07-01 -87440 Appel']],
    ],
    [-7258, 254_760],
  ],
  [
    'present-within-base',
    'fewer than all',
    [
      ['base', 10_000],
      ['tantiemes_present', 6_200],
    ],
    [10_000, 6_200],
  ],
  [
    'present-within-base',
    'all',
    [
      ['base', 10_000],
      ['tantiemes_present', 10_000],
    ],
    [10_000, 10_000],
  ],
  [
    'present-within-base',
    'more than all',
    [
      ['base', 1_000],
      ['tantiemes_present', 6_200],
    ],
    [1_000],
  ],
  [
    'two-days-beat-a-quarter',
    'both told',
    [
      ['period_from', '2026-10-01', '1er trimestre 2026/2027'],
      ['period_from', '2026-07-01', '01/07/2026'],
    ],
    ['2026-07-01'],
  ],
  [
    'two-days-beat-a-quarter',
    'a quarter alone',
    [['period_from', '2026-10-01', '4e trimestre 2026']],
    ['2026-10-01'],
  ],
  [
    'two-days-beat-a-quarter',
    'two pairs of days',
    [
      ['period_to', '2026-12-31', '31 décembre 2026'],
      ['period_to', '2026-09-30', '30/09/2026'],
    ],
    ['2026-12-31', '2026-09-30'],
  ],
  [
    'period-runs-forward',
    'an end before the beginning',
    [
      ['period_from', '2026-10-01', '01/10/2026'],
      ['period_to', '2026-09-30', '30/09/2026'],
    ],
    ['2026-10-01'],
  ],
  [
    'instalment-is-no-total',
    'a tenth',
    [
      ['tax_total', 1_240_00],
      ['tax_total', 124_00],
    ],
    [1_240_00],
  ],
  [
    'instalment-is-no-total',
    'a rounded third',
    [
      ['tax_total', 1_000_00],
      ['tax_total', 333_33],
    ],
    [1_000_00],
  ],
  [
    'instalment-is-no-total',
    'two totals',
    [
      ['tax_total', 1_240_00],
      ['tax_total', 1_190_00],
    ],
    [1_240_00, 1_190_00],
  ],
  ['account-is-no-prefix', 'of all owners', [['account', '450']], []],
  [
    'account-is-no-prefix',
    'cut short',
    [
      ['account', '4500'],
      ['account', '450-0123'],
    ],
    ['450-0123'],
  ],
  ['account-is-no-prefix', 'whole', [['account', '450-0123']], ['450-0123']],
])('%s: %s', (check, _, told, left) => {
  expect(NAMED(check)).toBeDefined();
  expect(soundFacts(told.map(factOf)).map(({ value }) => value)).toEqual(left);
});
