import type { Fact } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { withFactsOfLots } from './from-lot-shares.ts';

const told = (name: string, value: Fact['value']): Fact => ({
  name,
  value,
  raw: '',
  page: 1,
  box: [0, 0, 0, 0],
  rule: 'deeds',
  proof: 'READ',
  because: null,
});
const valuesOf = (facts: readonly Fact[]) =>
  Object.fromEntries(withFactsOfLots(facts).map(({ name, value }) => [name, value]));

describe('the shares of lots', () => {
  it('say their base', () => {
    const facts = valuesOf([told('lot_shares', ['6:1284/10000', '14:42/10000'])]);
    expect(facts).toMatchObject({ base: 10000 });
    expect(facts).not.toHaveProperty('lots_count');
  });

  it('say how many lots there are where they make up the base', () => {
    const whole = told('lot_shares', ['1:600/1000', '2:300/1000', '3:100/1000']);
    expect(valuesOf([whole])).toMatchObject({ base: 1000, lots_count: 3 });
    const short = told('lot_shares', ['1:600/1000', '2:300/1000']);
    expect(valuesOf([short])).not.toHaveProperty('lots_count');
  });

  it('say nothing where their bases differ, or another told it', () => {
    expect(valuesOf([told('lot_shares', ['1:6/1000', '2:3/900'])])).not.toHaveProperty('base');
    const facts = [told('lot_shares', ['1:6/1000']), told('base', 9880)];
    expect(valuesOf(facts)).toMatchObject({ base: 9880 });
  });
});
