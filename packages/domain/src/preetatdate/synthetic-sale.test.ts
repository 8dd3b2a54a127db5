// The papers of domain.md §4.21, as the reader gives them, and what must come out.
import { describe, expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { computeStatement } from './compute.ts';
import {
  ACCOUNT,
  CALL,
  fieldIn,
  fieldOf,
  inputOf,
  MINUTES,
  PLACE,
  SHEET,
  paperWith,
  valuesIn,
} from './made-up-sale.ts';

describe('the sample papers', () => {
  const statement = computeStatement(inputOf([CALL, ACCOUNT, SHEET, MINUTES]));

  it('share what the seller owes between the parts of the last call', () => {
    expect(valuesIn(statement, 'I-A-1-a', 'I-A-1-b', 'I-A-2', 'I-A-4-a', 'I-A-5', 'II-C')).toEqual({
      'I-A-1-a': 287_60,
      'I-A-1-b': 322_90,
      'I-A-2': 0,
      'I-A-4-a': 0,
      'I-A-5': 13_16,
      'II-C': 0,
    });
    expect(fieldIn(statement, 'I-A-1-b')).toMatchObject({ state: 'PROVEN', as_of: '2026-11-05' });
  });

  it('tell what the syndicat is owed, owes and has put aside', () => {
    expect(
      valuesIn(
        statement,
        'COPRO-1',
        'COPRO-1-EXIGIBLE',
        'COPRO-1-DOUTEUX',
        'COPRO-2',
        'COPRO-3-b',
        'COPRO-3-c',
      ),
    ).toEqual({
      'COPRO-1': 6070_55,
      'COPRO-1-EXIGIBLE': 4870_55,
      'COPRO-1-DOUTEUX': 1200_00,
      'COPRO-2': 3930_75,
      'COPRO-3-b': 14_300_00,
      'COPRO-3-c': 263_12,
    });
    expect(fieldIn(statement, 'COPRO-3-c')).toMatchObject({ estimate: true, as_of: '2025-12-31' });
  });

  it('give the provision, and name every page', () => {
    expect(fieldIn(statement, 'PROVISION')).toMatchObject({
      value: 287_60,
      evidence: [{ file_id: 'f0', page: 1 }],
    });
    expect(statement.sources.map(({ name }) => name)).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf']);
  });
});

it('annexe 1 of the decree gives the unpaid sums and the debts to suppliers alone', () => {
  const decree = documentOf('CV_AG', 'ANNEXE_1', {
    closed_on: '2025-12-31',
    fonds_places: 2200_00,
    banques: 8200_00,
    avances_tresorerie: 1500_00,
    solde_travaux: 1000_00,
    creances_exigibles: 2000_00,
    creances_douteuses: 0,
    impayes: 2000_00,
    excedents_verses: 2640_00,
    dette_fournisseurs: 7000_00,
    total_bilan: 15_288_00,
  });
  expect(valuesIn(computeStatement(inputOf([decree, MINUTES])), 'COPRO-1', 'COPRO-2')).toEqual({
    'COPRO-1': 2000_00,
    'COPRO-2': 7000_00,
  });
});

describe('what was misread', () => {
  it('parts that do not make the call are not told', () => {
    expect(fieldOf([paperWith(CALL, { courantes: 278_60 }), ACCOUNT], 'PROVISION')).toMatchObject({
      value: null,
    });
    expect(
      fieldOf([paperWith(CALL, { courantes: 278_60 }), ACCOUNT, MINUTES], 'I-A-1-a')?.value,
    ).toBeNull();
  });

  it('an account that does not add up is only shown', () => {
    expect(
      fieldOf([CALL, paperWith(ACCOUNT, { balance: 626_36 }), MINUTES], 'I-A-1-a'),
    ).toMatchObject({
      state: 'TO_CHECK',
      value: null,
      candidates: [{ value: 626_36 }],
    });
  });

  it('an old account, or one before a call, tells nothing of the day', () => {
    expect(fieldOf([CALL, ACCOUNT, MINUTES], 'II-C', { date: '2027-01-20' })?.value).toBeNull();
    expect(
      fieldOf(
        [
          CALL,
          paperWith(ACCOUNT, {
            as_of: '2026-09-20',
            balance: -45_10,
            entries: ['2026-06-20 -4510 Régularisation exercice 2025'],
          }),
          MINUTES,
        ],
        'II-C',
      )?.value,
    ).toBeNull();
  });

  it('a side of the balance sheet that exceeds its total refutes its lines', () => {
    expect(
      fieldOf([paperWith(SHEET, { dette_fournisseurs: 39_307_50 }), MINUTES], 'COPRO-2'),
    ).toMatchObject({
      state: 'TO_CHECK',
      candidates: [{ value: 39_307_50 }],
    });
  });

  it('a balance sheet that repeats the year before was read in its other column', () => {
    const before = paperWith(SHEET, { closed_on: '2024-12-31' });
    expect(fieldOf([SHEET, before, MINUTES], 'COPRO-2')).toMatchObject({
      state: 'TO_CHECK',
      candidates: [{ value: 3930_75 }],
    });
    const other = paperWith(before, { dette_fournisseurs: 2220_15 });
    expect(fieldOf([SHEET, other, MINUTES], 'COPRO-2')?.state).toBe('PROVEN');
  });

  it('tantièmes of several lots lead from the budget to the provisions, or are told by lot', () => {
    const voted = paperWith(MINUTES, {
      budget: 62_500_00,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
    });
    expect(fieldOf([CALL, voted], 'TANTIEMES')?.state).toBe('PROVEN');
    const first = paperWith(CALL, { tantiemes: 180 });
    expect(fieldOf([first, voted], 'TANTIEMES')?.state).toBe('TO_CHECK');
  });

  it('two papers that disagree are both shown', () => {
    const deed = documentOf('TITRE_PROP', null, {
      buyers: ['Mme Claire DUBOIS-TEST'],
      property_address: PLACE.building_address,
      lots: ['17', '58'],
      lot_shares: ['17:180/10000', '58:6/10000'],
    });
    expect(fieldOf([CALL, deed], 'TANTIEMES')).toMatchObject({
      state: 'CONTRADICTORY',
      candidates: [{ value: 186 }, { value: 184 }],
    });
    expect(fieldOf([CALL, deed, SHEET, MINUTES], 'COPRO-3-c')?.value).toBeNull();
  });

  it('a paper of another building, of other lots too, or not recognised, is no source', () => {
    const away = paperWith(ACCOUNT, {
      building_address: '3 quai des Brumes 69003 LYON',
      rnc: 'ZZ9999999',
    });
    const statement = computeStatement(
      inputOf([CALL, away, paperWith(CALL, { lots: ['17', '90'] })]),
    );
    expect(fieldIn(statement, 'I-A-1-a')?.value).toBeNull();
    expect(statement.left_out.join()).toContain('autre immeuble');
    expect(statement.left_out.join()).toContain('d’autres lots');
    expect(statement.alerts).toEqual([]);
    const doubtful = computeStatement(inputOf([{ ...CALL, answered: false }]));
    expect(fieldIn(doubtful, 'PROVISION')?.value).toBeNull();
    expect(doubtful.left_out.join()).toContain('pas reconnu');
  });
});

describe('a provision away from the budget at the tantièmes', () => {
  const voted = paperWith(MINUTES, {
    budget: 62_500_00,
    budget_from: '2026-01-01',
    budget_to: '2026-12-31',
  });
  const tantiemes_by_cle = ['Générales : 184/10000', 'Ascenseur : 23/1000'];
  const checkWith = (courantes: number, key_lines: readonly string[]) => {
    const total = courantes + 13_16;
    const parts = { courantes, travaux: 0, fonds_travaux: 13_16 };
    const call = paperWith(CALL, { ...parts, total, to_pay: total, tantiemes_by_cle, key_lines });
    const { checks } = computeStatement(inputOf([call, voted]));
    return checks.find(({ id }) => id === 'budget-provision');
  };
  const general = 'Générales : 250,00 = 13 586,96 × 184 ÷ 10 000';
  const lift = 'Ascenseur : 46,85 = 2 038,04 × 23 ÷ 1 000';
  const fund = 'Fonds de travaux : 13,16 = 715,22 × 184 ÷ 10 000';

  it('is explained by the keys of its call, where they make both to the cent', () => {
    const { outcome, sentence } = checkWith(296_87, [general, lift, fund]) ?? {};
    expect(outcome).toBe('EXPLAINED');
    expect(sentence).toContain(
      'Écart de 9,37\u00a0€\u00a0: l’appel répartit ce budget par clés (Générales, Ascenseur).',
    );
  });

  it('is to be checked without keys that make it, however near', () => {
    expect(checkWith(287_50, [])?.outcome).toBe('PASSED');
    expect(checkWith(288_00, [])?.outcome).toBe('FAILED');
    expect(checkWith(268_00, [general, lift, fund])?.outcome).toBe('FAILED');
    expect(checkWith(296_87, [general, fund])?.outcome).toBe('FAILED');
  });

  it('is explained by a rounding of cents', () => {
    expect(checkWith(287_51, [])).toMatchObject({ outcome: 'EXPLAINED' });
  });
});
