// What a person says of a paper is compared like what was read: the truth typed in never lowers what is known.
import { describe, expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { controlledDocuments, type Correction } from '../reading/corrections.ts';
import { isFactName } from '../reading/fact-value.ts';
import { FACTS, type FactKind } from '../reading/facts.data.ts';
import type { Fact, ReadDocument } from '../reading/read-document.ts';
import { computeStatement } from './compute.ts';
import { ACCOUNT, CALL, fieldIn, inputOf, MINUTES, PLACE, SHEET } from './made-up-sale.ts';
import { isKnown } from './outcome.ts';
import type { Statement } from './statement.ts';

const NAMED = { owner: 'Mme DUBOIS-TEST Claire', lots: ['17', '58'] };
const SALE: readonly ReadDocument[] = [
  CALL,
  documentOf('CHARGES', 'APPEL_DE_FONDS', {
    ...PLACE,
    ...NAMED,
    period_from: '2026-01-01',
    period_to: '2026-03-31',
    due_on: '2026-01-01',
    total: 300_76,
    courantes: 287_60,
    fonds_travaux: 13_16,
    tantiemes: 184,
    base: 10_000,
  }),
  {
    ...ACCOUNT,
    facts: [...ACCOUNT.facts, ...documentOf(null, null, { ...PLACE, ...NAMED }).facts],
  },
  documentOf('CHARGES', 'DECOMPTE', {
    ...PLACE,
    ...NAMED,
    exercice_from: '2025-01-01',
    exercice_to: '2025-12-31',
    total: 1105_30,
    provisions: 1150_40,
    difference: -45_10,
    tantiemes: 184,
    base: 10_000,
  }),
  SHEET,
  MINUTES,
  documentOf('TITRE_PROP', 'ACTE_DE_VENTE', {
    property_address: '12 rue du Test 69003 LYON',
    buyers: ['DUBOIS-TEST Claire'],
    lots: ['17', '58'],
    deed_on: '2012-04-02',
    surface_carrez: 6480,
  }),
];

/** What a reader may take for it. */
const MISREAD: Record<FactKind, (value: Fact['value']) => Fact['value']> = {
  CENTS: (value) => Number(value) + 100_00,
  AREA: (value) => Number(value) + 100,
  NUMBER: (value) => Number(value) + 1,
  YES_NO: (value) => value !== true,
  TEXT: (value) => `${String(value)}X`,
  DATE: (value) => `${Number(String(value).slice(0, 4)) - 1}${String(value).slice(4)}`,
  LIST: (value) => (Array.isArray(value) ? value.slice(0, 1) : []),
};

/** Every fact of every paper, read wrong or not at all. */
const CASES = SALE.flatMap((paper, index) =>
  paper.facts.flatMap((fact) => {
    if (!isFactName(fact.name)) return [];
    const wrong = MISREAD[FACTS[fact.name].kind](fact.value);
    const about = `${fact.name} of paper ${index}`;
    return [
      { about: `${about}, read wrong`, index, fact, read: [{ ...fact, value: wrong }] },
      { about: `${about}, not read`, index, fact, read: [] },
    ];
  }),
);
type Case = (typeof CASES)[number];

const statementOf = (
  { index, fact, read }: Case,
  corrections: readonly Correction[],
): Statement => {
  const misread = SALE.map((paper, at) =>
    at === index
      ? { ...paper, facts: paper.facts.flatMap((one) => (one === fact ? read : [one])) }
      : paper,
  );
  return computeStatement(
    inputOf(
      misread.flatMap((paper, at) => controlledDocuments([paper], at === index ? corrections : [])),
    ),
  );
};

const typed = ({ fact }: Case, by_staff: boolean): Correction => ({
  document: 0,
  name: fact.name,
  value: fact.value,
  by: 'Claire',
  by_staff,
  at: new Date('2026-11-15T10:00:00Z'),
  before: [],
});

const TRUTH = computeStatement(inputOf(SALE));
const knownIn = ({ fields }: Statement) => fields.filter(isKnown);
/** Fields that are known, and say what the whole sale says. */
const rightIn = (statement: Statement) =>
  knownIn(statement)
    .filter((field) => {
      const true_one = TRUTH.fields.find(({ reference }) => reference === field.reference);
      return JSON.stringify(true_one?.value) === JSON.stringify(field.value);
    })
    .map(({ reference }) => reference);

describe.each([
  ['the seller', false],
  ['the team', true],
])('the truth typed by %s', (_who, by_staff) => {
  it.each(CASES)('never lowers what is known: $about', (one) => {
    const before = statementOf(one, []);
    const after = statementOf(one, [typed(one, by_staff)]);
    expect(rightIn(after)).toEqual(expect.arrayContaining(rightIn(before)));
    expect(rightIn(after)).toEqual(rightIn(TRUTH));
  });
});

it('whose paper it is, written by a user, makes nothing on it better than read', () => {
  const [call, ...others] = SALE;
  if (!call) throw new Error('no call');
  const elsewhere = {
    ...call,
    facts: call.facts.map((fact) => (fact.name === 'lots' ? { ...fact, value: ['99'] } : fact)),
  };
  const lots = call.facts.find(({ name }) => name === 'lots');
  if (!lots) throw new Error('no lots');
  const one = { about: '', index: 0, fact: lots, read: [] };
  const corrected = controlledDocuments([elsewhere], [typed(one, false)]);
  const statement = computeStatement(inputOf([...corrected, ...others]));
  const fromCall = ['I-A-1-a', 'I-A-5', 'PROVISION'] as const;
  expect(fromCall.map((reference) => fieldIn(statement, reference)?.state)).toEqual([
    'READ',
    'READ',
    'READ',
  ]);
});
