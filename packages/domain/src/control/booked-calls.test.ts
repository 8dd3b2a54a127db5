// A call and the account of the same owner: what is asked for is what was booked.
import { describe, expect, it } from 'vitest';

import { contradictions } from './contradictions.ts';
import { documentOf, examinedOf } from './made-up-papers.ts';

const call = (total: number, due_on = '2026-04-01') =>
  documentOf('CHARGES', 'APPEL_DE_FONDS', { total, due_on });
const account = (...entries: readonly string[]) =>
  documentOf('CHARGES', 'RELEVE_DE_COMPTE', { entries });
const BOOKED = account(
  '2026-01-01 60388 PROVISION',
  '2026-04-01 60388 PROVISION',
  '2026-04-01 3016 FONDS DE TRAVAUX',
  '2026-04-06 -63404 VIREMENT',
);

const told = (...papers: readonly ReturnType<typeof call>[]) =>
  contradictions(examinedOf('CHARGES', papers)).map(({ sentence }) =>
    sentence.replaceAll(/[\u00a0\u202f]/g, ' '),
  );

describe('a call and what was booked on its day', () => {
  it('tells both sums where they are two', () => {
    expect(told(call(54_404), BOOKED)).toEqual([
      'Appel du 1er avril 2026 : 544,04 € sur l’appel de fonds (page 1), 634,04 € sur le relevé de compte (page 1).',
    ]);
  });

  it('is at peace with the whole day, with a part of it, and with two calls in one movement', () => {
    expect(told(call(63_404), BOOKED)).toEqual([]);
    expect(told(call(60_388), BOOKED)).toEqual([]);
    expect(told(call(60_000), call(3404), account('2026-04-01 63404 APPELS'))).toEqual([]);
  });

  it('says nothing of a day on which nothing was booked, nor of entries that one reader alone saw', () => {
    expect(told(call(54_404, '2026-07-01'), BOOKED)).toEqual([]);
    const facts = BOOKED.facts.map((fact) => ({ ...fact, proof: 'READ' as const }));
    expect(told(call(54_404), { ...BOOKED, facts })).toEqual([]);
  });
});
