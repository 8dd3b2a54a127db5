// What a refused fact keeps other readers from stating, and what proves more than the refusal.
import type { Fact } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import type { RefusedFact } from '../extract/sheet/refused-fact.ts';
import { sheetOf } from '../extract/sheet/sheet.ts';
import { withoutRefused } from './without-refused.ts';

const fact = (rest: Partial<Fact> = {}): Fact => ({
  name: 'budget',
  value: 41_000_00,
  raw: '41 000,00 €',
  page: 1,
  box: [0, 0, 1, 1],
  rule: 'model',
  proof: 'READ',
  because: null,
  ...rest,
});
const refused = (rest: Partial<RefusedFact> = {}): RefusedFact => ({
  name: 'budget',
  refused: 'CONTRADICTED',
  rule: 'proces-verbal',
  ...rest,
});
const isKept = (one: Fact, by: RefusedFact): boolean => withoutRefused([one], [by]).length > 0;

describe('a refused fact', () => {
  it('is stated by no other reader, whatever its value', () => {
    expect(isKept(fact(), refused())).toBe(false);
    expect(isKept(fact({ value: 1 }), refused())).toBe(false);
    expect(isKept(fact({ proof: 'AGREED' }), refused())).toBe(false);
  });

  it('keeps the other facts of the paper', () => {
    expect(isKept(fact({ name: 'budget_from', value: '2027-01-01' }), refused())).toBe(true);
  });

  it('of one value keeps another value', () => {
    expect(isKept(fact(), refused({ value: 41_000_00 }))).toBe(false);
    expect(isKept(fact({ value: 40_000_00 }), refused({ value: 41_000_00 }))).toBe(true);
  });

  it('of one passage keeps what is read elsewhere', () => {
    const sheets = typedPages('Budget 2027 : 41 000,00 €\n\nSyndic : Cabinet DUMAS').map(sheetOf);
    const [sheet] = sheets;
    const [first, second] = sheet?.lines ?? [];
    if (!sheet || !first || !second) throw new Error('two lines are printed');
    const words = first.cells.flatMap((cell) => cell.words);
    const within = [{ page: sheet.page, written: { text: '', starts: [], words } }];
    expect(isKept(fact({ box: first.box }), refused({ within }))).toBe(false);
    expect(isKept(fact({ box: second.box }), refused({ within }))).toBe(true);
    expect(isKept(fact({ box: first.box, page: 2 }), refused({ within }))).toBe(true);
  });
});

describe('a sum that arithmetic proves', () => {
  const proven = fact({ proof: 'PROVEN' });
  it('decides between two printed values', () => {
    expect(isKept(proven, refused())).toBe(true);
  });

  it.each(['UNDECIDED', 'OF_ANOTHER', 'UNNAMED'] as const)('does not lift « %s »', (reason) => {
    expect(isKept(proven, refused({ refused: reason }))).toBe(false);
  });
});
