import { describe, expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import type { FactName } from '../reading/facts.data.ts';
import type { Proof } from '../reading/proof.ts';
import type { ReadDocument } from '../reading/read-document.ts';
import type { FieldReference } from './fields.data.ts';
import { ACCOUNT, CALL, fieldOf, MINUTES, paperWith, PLACE, SHEET } from './made-up-sale.ts';

const date = '2026-08-15';
const asked = { courantes: 287_60, fonds_travaux: 13_16, travaux: 0, total: 300_76 };
const call = (period_from: string, period_to: string) =>
  paperWith(CALL, { ...asked, to_pay: 300_76, period_from, period_to, due_on: period_from });
const PAPERS = {
  deed: documentOf('TITRE_PROP', null, {
    buyers: ['Mme Claire DUBOIS-TEST'],
    property_address: PLACE.building_address,
    lots: ['17', '58'],
    lot_shares: ['17:178/10000', '58:6/10000'],
  }),
  before: call('2026-04-01', '2026-06-30'),
  call: call('2026-07-01', '2026-09-30'),
  account: paperWith(ACCOUNT, {
    as_of: '2026-08-05',
    period_to: '2026-08-05',
    balance: 300_76,
    avance_versee: 147_20,
    entries: [
      '2026-04-01 30076 Appel de fonds 2e trim. 2026',
      '2026-04-12 -30076 Votre virement',
      '2026-07-01 30076 Appel de fonds 3e trim. 2026',
    ],
  }),
  sheet: paperWith(SHEET, { total_bilan: [] }),
  minutes: MINUTES,
};
type Papers = typeof PAPERS;

const lowered = (document: ReadDocument, name: FactName, proof: Proof): ReadDocument => ({
  ...document,
  facts: document.facts.map((fact) => (fact.name === name ? { ...fact, proof } : fact)),
});
const stateOf = (reference: FieldReference, papers: Papers) =>
  fieldOf(Object.values(papers), reference, { date })?.state;

const OF_ACCOUNT = ['I-A-1-a', 'I-A-1-b', 'I-A-2', 'I-A-4-a', 'I-A-5', 'II-B', 'II-C'] as const;
const OF_SPLIT = ['I-A-1-a', 'I-A-1-b', 'I-A-4-a', 'I-A-5'] as const;
const OF_CALL = [...OF_SPLIT, 'PROVISION', 'III-2-a', 'III-3'] as const;
const OF_ADVANCE = ['II-A-1', 'III-1'] as const;

const INPUTS: readonly (readonly [keyof Papers, FactName, readonly FieldReference[]])[] = [
  ['account', 'balance', [...OF_ACCOUNT, 'COPRO-3-d']],
  ['account', 'entries', [...OF_ACCOUNT, 'COPRO-3-d']],
  ['account', 'avance_versee', OF_ADVANCE],
  ['sheet', 'avances_tresorerie', OF_ADVANCE],
  ['call', 'total', OF_CALL],
  ['call', 'courantes', OF_CALL],
  ['call', 'fonds_travaux', OF_CALL],
  ['before', 'fonds_travaux', ['COPRO-3-d']],
];
/** The balance sheet only bears out what the account prints: in doubt, it bears out nothing. */
const COMPUTED = INPUTS.filter(([paper]) => paper !== 'sheet');

describe('a figure that is worked out', () => {
  const all = new Set(INPUTS.flatMap(([, , references]) => references));

  it.each([...all])('is proven where each of its inputs is: %s', (reference) => {
    expect(stateOf(reference, PAPERS)).toBe('PROVEN');
  });

  it.each(INPUTS)('is only read where %s has %s read once', (paper, name, references) => {
    const papers = { ...PAPERS, [paper]: lowered(PAPERS[paper], name, 'READ') };
    const states = references.map((reference) => [reference, stateOf(reference, papers)]);
    expect(states).toEqual(references.map((reference) => [reference, 'READ']));
  });

  it.each(COMPUTED)('is to be checked where %s has %s in doubt', (paper, name, references) => {
    const papers = { ...PAPERS, [paper]: lowered(PAPERS[paper], name, 'DOUBTFUL') };
    const states = references.map((reference) => [reference, stateOf(reference, papers)]);
    expect(states).toEqual(references.map((reference) => [reference, 'TO_CHECK']));
  });
});

it('what is to come of voted works is as well known as their minutes and their call', () => {
  const minutes = paperWith(MINUTES, {
    resolutions: ['1. Élection du président', '2. Porte du hall'],
    resolutions_adopted: ['1', '2'],
    works_adopted: ['2. Remplacement de la porte du hall'],
    works_adopted_total: 10_000_00,
    works_terms: ['2 1000000 2026-07-01 1/2, 2027-01-01 1/2 clé Charges générales'],
  });
  const parts = { courantes: 287_60, fonds_travaux: 13_16, travaux: 92_00, total: 392_76 };
  const called = paperWith(PAPERS.call, { ...parts, to_pay: 392_76 });
  const none = documentOf('CV_AG', 'ANNEXE_5', { closed_on: '2025-12-31', travaux_en_cours: [] });
  const stateWith = (...papers: readonly ReadDocument[]) =>
    fieldOf([...papers, none], 'III-2-b', { date })?.state;
  expect(stateWith(minutes, called)).toBe('PROVEN');
  expect(stateWith(lowered(minutes, 'works_adopted_total', 'READ'), called)).toBe('READ');
  expect(stateWith(lowered(minutes, 'works_terms', 'READ'), called)).toBe('READ');
  expect(stateWith(minutes, lowered(called, 'travaux', 'READ'))).toBe('READ');
  expect(stateWith(lowered(minutes, 'works_terms', 'DOUBTFUL'), called)).not.toBe('READ');
});

it('that nothing older is owed is as well known as the balance that the call prints', () => {
  const stateWith = (proof: Proof) =>
    fieldOf([lowered(CALL, 'solde_anterieur', proof), MINUTES], 'I-A-2')?.state;
  expect((['PROVEN', 'READ', 'DOUBTFUL'] as const).map(stateWith)).toEqual([
    'PROVEN',
    'READ',
    'TO_CHECK',
  ]);
});

describe('the split of a call', () => {
  const voted = (budget: number) =>
    paperWith(MINUTES, { budget, budget_from: '2026-01-01', budget_to: '2026-12-31' });
  const once = {
    ...PAPERS,
    before: lowered(PAPERS.before, 'courantes', 'READ'),
    call: lowered(PAPERS.call, 'courantes', 'READ'),
  };

  it('read once is proven by the voted budget at the tantièmes, to the cent', () => {
    expect(stateOf('PROVISION', once)).toBe('READ');
    expect(stateOf('PROVISION', { ...once, minutes: voted(62_521_74) })).toBe('PROVEN');
    expect(stateOf('PROVISION', { ...once, minutes: voted(62_000_00) })).toBe('READ');
  });

  it('far from the voted budget is in doubt, and so is a debt that it splits', () => {
    const papers = { ...PAPERS, minutes: voted(100_000_00) };
    expect(stateOf('PROVISION', papers)).toBe('TO_CHECK');
    expect(fieldOf(Object.values(papers), 'I-A-1-a', { date })).toMatchObject({
      state: 'TO_CHECK',
      note: expect.stringMatching(
        /^Le budget voté aux tantièmes du lot donnerait 460,00.€ par appel\.$/,
      ),
    });
    expect(stateOf('II-C', papers)).toBe('PROVEN');
  });
});
