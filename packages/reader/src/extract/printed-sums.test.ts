import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';
import { expect, it } from 'vitest';

import { provenSums } from './printed-sums.ts';

const facts = (rule: string, ...values: readonly (readonly [FactName, number])[]): Fact[] =>
  values.map(([name, value]) => ({
    name,
    value,
    raw: String(value),
    page: 1,
    box: [0, 0, 1, 1],
    rule,
    proof: 'READ',
    because: null,
  }));

const call = (total: number) =>
  facts('appel-de-fonds', ['total', total], ['courantes', 287_60], ['fonds_travaux', 13_16]);
const settlement = (difference: number) =>
  facts(
    'decompte',
    ['difference', difference],
    ['charges_reelles', 980_00],
    ['provisions', 1000_00],
  );

it.each([
  ['a call that adds up', call(300_76), [300_76]],
  ['a call that does not', call(310_76), []],
  ['a settlement', settlement(-20_00), [-20_00]],
  ['a settlement to the other side', settlement(20_00), []],
  ['a total without one of its terms', settlement(-20_00).slice(0, 2), []],
  ['a total read in two ways', [...call(300_76), ...call(310_76).slice(0, 1)], []],
])('proves %s', (_, read, totals) => {
  expect(provenSums(read).map(({ total }) => total)).toEqual(totals);
});
