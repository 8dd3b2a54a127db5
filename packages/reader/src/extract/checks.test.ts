import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact, ReadDocument, SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import type { Check } from './check.ts';
import { checksOf } from './checks.ts';

const fact = (name: FactName, value: Fact['value'], rule: string): Fact => ({
  name,
  value,
  raw: String(value),
  page: 1,
  box: [0, 0, 1, 1],
  rule,
  proof: 'READ',
  because: null,
});

const paper = (
  sub_kind: SubKind | null,
  rule: string,
  values: Partial<Record<FactName, Fact['value']>>,
  type: ReadDocument['type'] = 'CV_AG',
): ReadDocument => ({
  type,
  sub_kind,
  pages: [1],
  answered: true,
  margin: 10,
  evidence: [],
  facts: Object.entries(values).map(([name, value]) => ({ ...fact('total', value, rule), name })),
});

const outcomes = (checks: readonly Check[]) =>
  Object.fromEntries(checks.map(({ name, outcome }) => [name, outcome]));
const closed_on = '2025-12-31';
const year = (rest: { waiting: number; spent: number; total?: number[] }): ReadDocument[] => [
  {
    ...paper('ANNEXE_1', 'annexe-1', { closed_on, solde_travaux: 1000_00 }),
    facts: [
      fact('closed_on', closed_on, 'annexes'),
      fact('solde_travaux', 1000_00, 'annexe-1'),
      ...(rest.total ?? [15_288_00]).map((value) =>
        fact('total_bilan', value, rest.total ? 'annexe-1' : 'annexe-1/both-sides'),
      ),
    ],
  },
  paper('ANNEXE_2', 'annexe-2', { closed_on, charges_courantes: 12_421_80 }),
  paper('ANNEXE_3', 'annexe-3', { closed_on, charges_courantes: rest.spent }),
  paper('ANNEXE_5', 'annexe-5', { closed_on, solde_travaux: rest.waiting }),
];

describe('the annexes of a year', () => {
  it('agree', () => {
    const checks = checksOf(year({ waiting: 1000_00, spent: 12_421_80 }));
    expect(outcomes(checks)).toMatchObject({
      'annexe-1-equilibre': 'passed',
      'annexe-1-compte-12': 'passed',
      'annexes-2-3-charges': 'passed',
    });
    const account = checks.find(({ name }) => name === 'annexe-1-compte-12');
    expect(account).toMatchObject({ left: 1000_00, right: 1000_00 });
    expect(account?.facts.map(({ rule }) => rule)).toEqual(['annexe-1', 'annexe-5']);
    expect(account?.sentence).toBe(
      'Deux valeurs égales\u00a0: le solde en attente sur travaux (compte 12) de l’annexe 1, 1\u202f000,00\u00a0€, et le total des soldes en attente (colonne E) de l’annexe 5, 1\u202f000,00\u00a0€.',
    );
  });

  it('differ, each where it does', () => {
    const checks = checksOf(
      year({ waiting: 900_00, spent: 12_421_81, total: [15_288_00, 15_188_00] }),
    );
    expect(outcomes(checks)).toMatchObject({
      'annexe-1-equilibre': 'failed',
      'annexe-1-compte-12': 'failed',
      'annexes-2-3-charges': 'failed',
    });
    expect(checks.find(({ name }) => name === 'annexe-1-compte-12')?.sentence).toContain(
      'devraient être égales',
    );
  });

  it('of two years are not compared with each other', () => {
    const other = year({ waiting: 1000_00, spent: 1_00 }).map((one) => ({
      ...one,
      facts: one.facts.map((own) =>
        own.name === 'closed_on' ? { ...own, value: '2024-12-31' } : own,
      ),
    }));
    const [first] = year({ waiting: 1000_00, spent: 12_421_80 });
    const checks = checksOf([...(first ? [first] : []), ...other.slice(1)]);
    expect(outcomes(checks)).toMatchObject({ 'annexe-1-compte-12': 'undecided' });
  });

  it('read in two ways decide nothing', () => {
    const documents = year({ waiting: 1000_00, spent: 12_421_80 });
    const checks = checksOf([
      ...documents,
      paper('ANNEXE_5', 'annexe-5', { closed_on, solde_travaux: 900_00 }),
    ]);
    const account = checks.find(({ name }) => name === 'annexe-1-compte-12');
    expect(account).toMatchObject({ outcome: 'undecided', left: 1000_00, right: null });
    expect(account?.sentence).toContain('n’a pas été lue avec certitude');
  });
});

describe('one paper', () => {
  const call = (total: number, to_pay = total) =>
    paper(
      'APPEL_DE_FONDS',
      'appel-de-fonds',
      { total, to_pay, solde_anterieur: 0, courantes: 287_60, fonds_travaux: 13_16 },
      'CHARGES',
    );

  it.each([
    ['adds up', call(300_76), { 'appel-total': 'passed', 'appel-a-payer': 'passed' }],
    ['does not', call(310_76), { 'appel-total': 'failed', 'appel-a-payer': 'passed' }],
    ['asks for more', call(300_76, 301_76), { 'appel-a-payer': 'failed' }],
    [
      'settles',
      paper('DECOMPTE', 'decompte', {
        difference: -20_00,
        charges_reelles: 980_00,
        provisions: 1000_00,
      }),
      { 'decompte-regularisation': 'passed' },
    ],
    [
      'settles to the other side',
      paper('DECOMPTE', 'decompte', {
        difference: 20_00,
        charges_reelles: 980_00,
        provisions: 1000_00,
      }),
      { 'decompte-regularisation': 'failed' },
    ],
    [
      'lacks a term',
      paper('DECOMPTE', 'decompte', { difference: 20_00, charges_reelles: 980_00 }),
      { 'decompte-regularisation': 'undecided' },
    ],
  ])('%s', (_, document, expected) => {
    expect(outcomes(checksOf([document]))).toMatchObject(expected);
  });
});

describe('a share of what was voted', () => {
  const minutes = paper(
    null,
    'proces-verbal',
    {
      budget: 50_000_00,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 2500_00,
    },
    'PV_AG',
  );
  const call = (courantes: number, keys: string[], from = '2026-10-01') =>
    paper(
      'APPEL_DE_FONDS',
      'appel-de-fonds',
      {
        period_from: from,
        period_to: '2026-12-31',
        tantiemes: 184,
        base: 10_000,
        tantiemes_by_cle: keys,
        courantes,
        fonds_travaux: 11_50,
      },
      'CHARGES',
    );
  const shares = (documents: ReadDocument[]) => outcomes(checksOf(documents));

  it('is asked for to the cent, or is not', () => {
    expect(shares([minutes, call(230_00, ['Générales : 184/10000'])])).toMatchObject({
      'appel-quote-part-budget': 'passed',
      'appel-quote-part-fonds-travaux': 'passed',
    });
    expect(shares([minutes, call(240_00, ['Générales : 184/10000'])])).toMatchObject({
      'appel-quote-part-budget': 'failed',
    });
  });

  it('cannot be told where the budget has several keys, nor for another year', () => {
    const several = shares([minutes, call(240_00, ['A : 184/10000', 'B : 32/1000'])]);
    expect(several).not.toHaveProperty('appel-quote-part-budget');
    expect(several).toHaveProperty('appel-quote-part-fonds-travaux', 'passed');
    expect(
      shares([minutes, call(230_00, ['Générales : 184/10000'], '2025-10-01')]),
    ).not.toHaveProperty('appel-quote-part-budget');
  });
});
