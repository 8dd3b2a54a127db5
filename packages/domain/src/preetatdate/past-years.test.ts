import { describe, expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { computeStatement } from './compute.ts';
import { ACCOUNT, CALL, fieldOf, inputOf, MINUTES, paperWith } from './made-up-sale.ts';

const QUARTERS = [
  ['2025-01-01', '2025-03-31'],
  ['2025-04-01', '2025-06-30'],
  ['2025-07-01', '2025-09-30'],
  ['2025-10-01', '2025-12-31'],
] as const;
const CALLS = QUARTERS.map(([period_from, period_to]) =>
  paperWith(CALL, {
    period_from,
    period_to,
    due_on: period_from,
    total: 300_76,
    to_pay: 300_76,
    travaux: 0,
  }),
);
const SETTLEMENT = documentOf('CHARGES', 'DECOMPTE', {
  lots: ['17', '58'],
  exercice_from: '2025-01-01',
  exercice_to: '2025-12-31',
  charges_reelles: 1200_00,
  provisions: 1150_40,
  difference: 49_60,
});

describe('a settlement', () => {
  it('that adds up tells what the year cost', () => {
    expect(fieldOf([CALL, MINUTES, SETTLEMENT], 'N1-BUDGET-REEL')).toMatchObject({
      state: 'PROVEN',
      value: 1200_00,
    });
  });

  it('whose provisions are not those of the calls tells nothing for sure', () => {
    const withWorks = paperWith(SETTLEMENT, { charges_reelles: 1700_00, provisions: 1650_40 });
    expect(fieldOf([...CALLS, MINUTES, withWorks], 'N1-BUDGET-APPELE')?.state).toBe(
      'CONTRADICTORY',
    );
    expect(fieldOf([...CALLS, MINUTES, withWorks], 'N1-BUDGET-REEL')?.state).toBe('TO_CHECK');
  });

  it('read in the column of the building is far from what is called of the lot', () => {
    const whole = paperWith(SETTLEMENT, {
      charges_reelles: 63_000_00,
      provisions: 62_500_00,
      difference: 500_00,
    });
    expect(fieldOf([CALL, MINUTES, whole], 'N1-BUDGET-APPELE')?.state).toBe('TO_CHECK');
    expect(fieldOf([CALL, MINUTES, whole], 'N1-BUDGET-REEL')?.state).toBe('TO_CHECK');
  });

  it('of which one amount alone was read proves nothing', () => {
    const { facts } = SETTLEMENT;
    const alone = {
      ...SETTLEMENT,
      facts: facts.filter(({ name }) => name !== 'provisions' && name !== 'difference'),
    };
    expect(fieldOf([MINUTES, alone], 'N1-BUDGET-REEL')?.state).toBe('TO_CHECK');
  });
});

describe('works called in a year', () => {
  const account = (...more: readonly string[]) =>
    paperWith(ACCOUNT, {
      period_from: '2025-01-01',
      period_to: '2025-12-31',
      as_of: '2025-12-31',
      balance: 0,
      entries: [
        ...QUARTERS.flatMap(([day]) => [`${day} 30076 Appel de fonds`, `${day} -30076 Virement`]),
        ...more,
      ],
    });
  const works = (...papers: readonly (typeof CALL)[]) =>
    fieldOf([...CALLS, MINUTES, ...papers], 'N1-HORS-BUDGET-APPELE');

  it('are only a candidate when a call apart may be missing', () => {
    expect(works()).toMatchObject({ state: 'TO_CHECK', candidates: [{ value: 0 }] });
    const apart = account('2025-05-01 147200 Appel travaux', '2025-05-20 -147200 Virement');
    expect(works(apart)?.state).toBe('TO_CHECK');
  });

  it('are known by an account of the year, or by a building that spent nothing on them', () => {
    expect(works(account())).toMatchObject({ state: 'PROVEN', value: 0 });
    const none = documentOf('CV_AG', 'ANNEXE_2', { closed_on: '2025-12-31', charges_travaux: 0 });
    expect(works(none)).toMatchObject({ state: 'PROVEN', value: 0 });
  });
});

describe('the check of a settlement', () => {
  const checkOf = (id: string, said: Parameters<typeof paperWith>[1]) =>
    computeStatement(inputOf([...CALLS, MINUTES, paperWith(SETTLEMENT, said)])).checks.find(
      (one) => one.id === id,
    );

  it('prints the difference that it compares', () => {
    const kept = { charges_reelles: 1105_30, provisions: 1150_40 };
    expect(checkOf('decompte-N1', { ...kept, difference: -45_10 })).toMatchObject({
      outcome: 'PASSED',
      sentence: expect.stringMatching(/font -45,10.€.; le décompte porte -45,10.€\.$/),
    });
    expect(checkOf('decompte-N1', { ...kept, difference: -45_00 })?.outcome).toBe('FAILED');
  });

  it('explains some cents by roundings, and no more', () => {
    const outcomeWith = (provisions: number) => checkOf('appels-N1', { provisions })?.outcome;
    expect([1150_40, 1150_42, 1150_50].map(outcomeWith)).toEqual(['PASSED', 'EXPLAINED', 'FAILED']);
  });
});
