import { describe, expect, it } from 'vitest';

import { computeStatement } from './compute.ts';
import { ACCOUNT, CALL, fieldOf, inputOf, MINUTES, paperWith, valuesIn } from './made-up-sale.ts';

/** `before`: what the last call says was owed before it. */
const owed = (
  balance: number,
  entries: readonly string[],
  before = 0,
  more: Parameters<typeof paperWith>[1] = {},
) =>
  valuesIn(
    computeStatement(
      inputOf([
        paperWith(CALL, { solde_anterieur: before, to_pay: 668_76 + before }),
        paperWith(ACCOUNT, { balance, entries, ...more }),
        MINUTES,
      ]),
    ),
    'I-A-1-a',
    'I-A-1-b',
    'I-A-2',
    'I-A-5',
    'II-C',
  );

describe('what the seller owes', () => {
  it('nothing, when the account is in balance, or in credit', () => {
    const paid = ['2026-10-01 66876 Appel 4e trim. 2026', '2026-10-09 -66876 Votre virement'];
    const nothing = { 'I-A-1-a': 0, 'I-A-1-b': 0, 'I-A-2': 0, 'I-A-5': 0 };
    expect(owed(0, paid)).toEqual({ ...nothing, 'II-C': 0 });
    const ahead = [...paid, '2026-10-20 -5000 Votre virement'];
    expect(owed(-50_00, ahead)).toEqual({ ...nothing, 'II-C': 0 });
    const settled = [...paid, '2026-10-20 -5000 Régularisation exercice 2025'];
    expect(owed(-50_00, settled)).toEqual({ ...nothing, 'II-C': 50_00 });
  });

  it('a call posted part by part', () => {
    const parts = [
      '2026-10-01 28760 Provisions 4e trim. 2026',
      '2026-10-01 1316 Fonds travaux',
      '2026-10-01 36800 Ravalement 2/4',
      '2026-10-12 -40000 Votre virement',
    ];
    // 400 pays the works whole (368), the fund (13.16) and 18.84 of the budget.
    expect(owed(268_76, parts)).toEqual({
      'I-A-1-a': 268_76,
      'I-A-1-b': 0,
      'I-A-2': 0,
      'I-A-5': 0,
      'II-C': 0,
    });
  });

  it('one sum of the day, where the others were paid to the cent', () => {
    const parts = [
      '2026-10-01 28760 Provisions 4e trim. 2026',
      '2026-10-01 1316 Fonds travaux',
      '2026-10-01 36800 Ravalement 2/4',
      '2026-10-12 -30076 Votre virement',
    ];
    const works = { 'I-A-1-a': 0, 'I-A-1-b': 368_00, 'I-A-2': 0, 'I-A-5': 0, 'II-C': 0 };
    expect(owed(368_00, parts)).toEqual(works);
    const apart = [
      '2026-10-01 30076 Appel T4',
      '2026-10-01 36800 Façade cour, 2e tiers',
      '2026-10-12 -30076 Votre virement',
    ];
    expect(owed(368_00, apart)).toEqual(works);
  });

  it('earlier years and settlements apart from the calls of this one', () => {
    const behind = [
      '2025-10-01 30000 Appel 4e trim. 2025',
      '2026-06-20 4510 Régularisation exercice 2025',
      '2026-10-01 66876 Appel 4e trim. 2026',
    ];
    expect(owed(1013_86, behind, 345_10, { period_from: '2025-01-01' })).toEqual({
      'I-A-1-a': 287_60,
      'I-A-1-b': 368_00,
      'I-A-2': 345_10,
      'I-A-5': 13_16,
      'II-C': 0,
    });
  });

  it('is told of earlier years even where a call cannot be split', () => {
    const unknown = [
      '2026-07-01 41000 Appel 3e trim. 2026',
      '2026-10-01 66876 Appel 4e trim. 2026',
    ];
    expect(owed(1078_76, unknown, 410_00)).toEqual({
      'I-A-1-a': null,
      'I-A-1-b': null,
      'I-A-2': 0,
      'I-A-5': null,
      'II-C': 0,
    });
  });

  it('leaves out a call that is not due yet', () => {
    const early = ['2026-11-20 66876 Appel 1er trim. 2027'];
    expect(owed(668_76, early)).toMatchObject({ 'I-A-1-a': 0, 'II-C': 0 });
  });

  it('is disputed when the last call shows another debt', () => {
    const late = paperWith(CALL, { solde_anterieur: 120_00, to_pay: 788_76 });
    expect(fieldOf([late, ACCOUNT, MINUTES], 'I-A-2')).toMatchObject({
      state: 'CONTRADICTORY',
      candidates: [{ value: 623_66 }, { value: 120_00 }],
    });
  });

  it('is not known when columns were taken for each other, or two accounts disagree', () => {
    const swapped = paperWith(ACCOUNT, {
      balance: -623_66,
      entries: [
        '2026-01-01 -30076 Appel de fonds 1er trim. 2026',
        '2026-01-12 30076 Votre virement',
        '2026-10-01 -66876 Appel de fonds 4e trim. 2026',
        '2026-10-03 4510 Votre virement',
      ],
    });
    expect(fieldOf([CALL, swapped, MINUTES], 'II-C')?.value).toBeNull();
    const other = paperWith(ACCOUNT, { balance: 0, entries: [] });
    expect(fieldOf([CALL, ACCOUNT, other, MINUTES], 'I-A-1-a')?.value).toBeNull();
  });

  it('is the sum of two accounts, each with its own lots and calls', () => {
    const cellar = {
      lots: ['58'],
      total: 50_00,
      to_pay: 50_00,
      courantes: 45_00,
      fonds_travaux: 5_00,
      travaux: 0,
    };
    const flat = paperWith(CALL, { lots: ['17'] });
    const accounts = [
      paperWith(ACCOUNT, { lots: ['17'] }),
      paperWith(ACCOUNT, {
        lots: ['58'],
        balance: 50_00,
        entries: ['2026-10-01 5000 Appel 4e trim. 2026'],
      }),
    ];
    const papers = [flat, paperWith(CALL, cellar), ...accounts, MINUTES];
    expect(valuesIn(computeStatement(inputOf(papers)), 'I-A-1-a', 'I-A-1-b', 'I-A-5')).toEqual({
      'I-A-1-a': 287_60 + 45_00,
      'I-A-1-b': 322_90,
      'I-A-5': 13_16 + 5_00,
    });
    expect(fieldOf([flat, accounts[0] ?? ACCOUNT, MINUTES], 'I-A-1-a')?.value).toBeNull();
  });

  it('is not known when a call fell due since the account, by its own rhythm', () => {
    const paid = [2, 3].flatMap((quarter) => [
      `2026-0${quarter * 3 - 2}-01 30076 Appel ${quarter}e trim. 2026`,
      `2026-0${quarter * 3 - 2}-12 -30076 Votre virement`,
    ]);
    const old = paperWith(ACCOUNT, { as_of: '2026-09-20', balance: 0, entries: paid });
    expect(fieldOf([old, MINUTES], 'I-A-1-a')?.value).toBeNull();
    expect(fieldOf([old, MINUTES], 'II-C')).toMatchObject({ state: 'TO_CHECK' });
    expect(fieldOf([old, MINUTES], 'I-A-1-a', { date: '2026-09-25' })?.value).toBe(0);
  });

  it('is not known when a call without its paper may be due later', () => {
    const entries = [
      '2026-10-01 66876 Appel 4e trim. 2026',
      '2026-10-12 -66876 Votre virement',
      '2026-12-05 66876 Appel provisions du 01/01/2027 au 31/03/2027',
    ];
    const early = paperWith(ACCOUNT, { as_of: '2026-12-15', balance: 668_76, entries });
    const statement = computeStatement(inputOf([CALL, early, MINUTES], { date: '2026-12-20' }));
    expect(valuesIn(statement, 'I-A-1-a', 'I-A-2', 'II-C')).toEqual({
      'I-A-1-a': null,
      'I-A-2': null,
      'II-C': null,
    });
  });

  it('counts of a settlement what is left once its provisions are given back', () => {
    const settled = [
      '2026-10-01 66876 Appel 4e trim. 2026',
      '2026-10-20 120000 Répartition des charges 2025',
      '2026-10-20 -118000 Provisions appelées 2025',
    ];
    expect(owed(688_76, settled)).toEqual({
      'I-A-1-a': 287_60,
      'I-A-1-b': 368_00,
      'I-A-2': 20_00,
      'I-A-5': 13_16,
      'II-C': 0,
    });
    const apart = [...settled.slice(0, 2), '2026-10-21 -118000 Provisions appelées 2025'];
    expect(owed(688_76, apart)).toMatchObject({ 'I-A-1-a': null, 'I-A-2': null });
  });

  it('is not known from accounts of other numbers, nor past what an account was printed for', () => {
    const paid = ['2026-10-01 2000 Appel 4e trim. 2026', '2026-10-12 -2000 Votre virement'];
    const other = paperWith(ACCOUNT, { as_of: '2026-11-06', balance: 0, entries: paid });
    expect(fieldOf([ACCOUNT, other, MINUTES], 'II-C')?.value).toBeNull();
    const [one, two] = [
      paperWith(ACCOUNT, { account: '450 0017' }),
      paperWith(other, { account: '450 0058' }),
    ];
    expect(fieldOf([one, two, MINUTES], 'II-C')?.value).toBeNull();
    const ahead = paperWith(ACCOUNT, {
      as_of: [],
      period_to: '2026-12-31',
      balance: 0,
      entries: ['2026-01-01 30076 Appel 1er trim. 2026', '2026-01-12 -30076 Votre virement'],
    });
    expect(fieldOf([ahead, MINUTES], 'II-C')?.value).toBeNull();
  });

  it('without an account, is told by the very next call alone', () => {
    const first = paperWith(CALL, {
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
    });
    const second = paperWith(first, {
      due_on: '2027-04-01',
      period_from: '2027-04-01',
      period_to: [],
    });
    const at = { date: '2026-12-15' };
    expect(fieldOf([first, MINUTES], 'I-A-1-a', at)?.value).toBe(0);
    expect(fieldOf([first, second, MINUTES], 'I-A-1-a', at)?.value).toBeNull();
    expect(fieldOf([CALL, MINUTES], 'I-A-2')?.value).toBe(0);
    expect(fieldOf([CALL, MINUTES], 'I-A-2', { date: '2026-12-20' })?.value).toBeNull();
    expect(
      fieldOf([CALL, paperWith(MINUTES, { meeting_on: '2026-10-20' })], 'I-A-2')?.value,
    ).toBeNull();
  });

  it('last paid into the works fund with the call that asked for it', () => {
    const first = { period_from: '2026-01-01', period_to: '2026-03-31', due_on: '2026-01-01' };
    const fund = { courantes: 287_60, travaux: 0, fonds_travaux: 52_64 };
    const without = { ...fund, fonds_travaux: 0, total: 287_60, to_pay: 287_60 };
    const papers = [
      paperWith(CALL, { ...first, ...fund, total: 340_24, to_pay: 340_24 }),
      paperWith(CALL, without),
      paperWith(ACCOUNT, {
        balance: 0,
        entries: [
          '2026-01-01 34024 Appel 1er trim. 2026',
          '2026-01-12 -34024 Votre virement',
          '2026-10-01 28760 Appel 4e trim. 2026',
          '2026-10-12 -28760 Votre virement',
        ],
      }),
      MINUTES,
    ];
    expect(fieldOf(papers, 'COPRO-3-d')?.value).toBe(52_64);
  });

  it('was last paid into the works fund with no earlier call than the last that was paid', () => {
    const earlier = paperWith(CALL, {
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      courantes: 287_60,
      travaux: 0,
      fonds_travaux: 52_64,
      total: 340_24,
      to_pay: 340_24,
    });
    const later = (label: string) =>
      paperWith(ACCOUNT, {
        balance: 0,
        entries: [
          '2026-04-01 34024 Appel 2e trim. 2026',
          '2026-04-12 -34024 Votre virement',
          `2026-10-01 31000 ${label}`,
          '2026-10-12 -31000 Votre virement',
        ],
      });
    const told = (label: string) => fieldOf([earlier, later(label), MINUTES], 'COPRO-3-d');
    // Nobody knows what the last call that was paid is made of: it may have asked for the fund.
    expect(told('Appel 4e trim. 2026')).toMatchObject({ state: 'MISSING', value: null });
    expect(told('Appel provisions 4T 2026')).toMatchObject({ value: 52_64 });
  });

  it('is not known when payments under short names stand in the column of calls', () => {
    const entries = [
      '2026-07-01 -30076 Appel 3e trim. 2026',
      '2026-07-12 30076 VIR SEPA',
      '2026-09-01 2000 Divers',
      '2026-09-02 -2000 Frais',
      '2026-10-01 -66876 Appel 4e trim. 2026',
    ];
    const swapped = paperWith(ACCOUNT, { balance: -668_76, entries });
    expect(fieldOf([swapped, MINUTES], 'II-C')?.value).toBeNull();
  });
});

it('an account posted part by part is understood by its own words', () => {
  const posted = paperWith(ACCOUNT, {
    balance: 958_32,
    entries: [
      '2026-07-01 4961 Cotisation fonds travaux 3T 2026',
      '2026-07-01 95832 Appel provisions 3T 2026',
      '2026-07-07 -100793 Virement reçu',
      '2026-10-01 95832 Appel provisions 4T 2026',
    ],
  });
  expect(fieldOf([posted, MINUTES], 'I-A-1-a')?.value).toBe(958_32);
  expect(fieldOf([posted, MINUTES], 'COPRO-3-d')).toMatchObject({ state: 'READ', value: 49_61 });
  expect(fieldOf([posted, MINUTES], 'II-B')?.value).toBe(0);
});
