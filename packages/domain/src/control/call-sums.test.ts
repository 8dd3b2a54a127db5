// A call whose sums are not those of its lines waits for a person.
import { describe, expect, it } from 'vitest';

import type { FactName } from '../reading/facts.data.ts';
import type { Fact } from '../reading/read-document.ts';
import { consistent } from './consistent.ts';
import { documentOf, examinedOf, factOf } from './made-up-papers.ts';

const LINES = [
  'Charges générales\u00a0: 1\u00a0294,00 = 61\u00a0619,05 × 84 ÷ 1\u00a0000 ÷ 4',
  'Escalier\u00a0: 123,12 = 5\u00a0300,00 × 84 ÷ 904 ÷ 4',
];
const outcome = (said: { [N in FactName]?: Fact['value'] }, ...more: readonly Fact[]) => {
  const call = documentOf('CHARGES', 'APPEL_DE_FONDS', said);
  return consistent(examinedOf('CHARGES', [{ ...call, facts: [...call.facts, ...more] }])).outcome;
};

describe('the sums of a call', () => {
  it('hold with its parts and with what was owed before', () => {
    const parts = { total: 141_712, courantes: 129_400, fonds_travaux: 12_312 };
    expect(outcome({ ...parts, solde_anterieur: -1712, to_pay: 140_000 })).toBe('passed');
    expect(outcome({ ...parts, courantes: 129_500 })).toBe('undecided');
    expect(outcome({ ...parts, solde_anterieur: 0, to_pay: 140_000 })).toBe('undecided');
    expect(outcome({ ...parts, to_pay: 140_000 })).toBe('undecided');
  });

  it('are no less than its lines, whoever read them', () => {
    expect(outcome({ total: 141_712, key_lines: LINES })).toBe('passed');
    expect(outcome({ total: 150_000, key_lines: LINES })).toBe('passed');
    expect(outcome({ total: 132_712, key_lines: LINES })).toBe('undecided');
    const alone = factOf('total', 132_712, 'model', 'READ');
    expect(outcome({ key_lines: LINES }, alone)).toBe('undecided');
  });

  it('are left alone where lines prove the total', () => {
    const total = factOf('total', 132_712, 'arithmetic', 'PROVEN');
    expect(outcome({ key_lines: LINES }, total)).toBe('passed');
  });
});
