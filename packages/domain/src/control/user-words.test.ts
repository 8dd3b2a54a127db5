import { describe, expect, it } from 'vitest';

import { controlledDocuments, type Correction } from '../reading/corrections.ts';
import { isFactName } from '../reading/fact-value.ts';
import { FACTS, type FactKind } from '../reading/facts.data.ts';
import type { Fact, ReadDocument } from '../reading/read-document.ts';
import { controlSlot } from './control-slot.ts';
import type { RuleOutcome, SlotControl } from './control.ts';
import { ADDRESS, documentOf, DOSSIER, fileOf, TODAY } from './made-up-papers.ts';

/** Each is verified by itself. */
const PAPERS: readonly ReadDocument[] = [
  documentOf('CERT_CARREZ', 'CARREZ', {
    property_address: ADDRESS,
    owner: 'Mme Claire MARTIN',
    lots: ['17'],
    made_on: '2025-09-16',
    surface_carrez: 6240,
  }),
  documentOf('CHARGES', 'APPEL_DE_FONDS', {
    building_address: ADDRESS,
    rnc: 'AC1234567',
    owner: 'Mme Claire MARTIN',
    lots: ['17', '58'],
    period_from: '2026-10-01',
    period_to: '2026-12-31',
    total: 300_76,
    courantes: 287_60,
    fonds_travaux: 13_16,
  }),
  documentOf('FICHE_SYN', null, {
    rnc: 'AC1234567',
    building_address: ADDRESS,
    updated_on: '2026-07-21',
    lots_count: 16,
    charges_courantes: 1,
    impayes: 1,
    dette_fournisseurs: 1,
  }),
  documentOf('TAX_FONCIERE', null, {
    property_address: ADDRESS,
    owners: ['Mme Claire MARTIN'],
    tax_year: 2026,
    tax_total: 1100_00,
    teom: 120_00,
  }),
];

const OTHERWISE: Record<FactKind, (value: Fact['value']) => Fact['value']> = {
  CENTS: (value) => Number(value) + 100_00,
  AREA: (value) => Number(value) + 100,
  NUMBER: (value) => Number(value) + 3,
  YES_NO: (value) => value !== true,
  TEXT: () => '8 rue des Lilas, 69003 Lyon',
  DATE: (value) => `${Number(String(value).slice(0, 4)) - 15}${String(value).slice(4)}`,
  LIST: () => ['99'],
};
const CASES = PAPERS.flatMap((paper) =>
  paper.facts.flatMap((fact) => {
    if (!isFactName(fact.name)) return [];
    const value = OTHERWISE[FACTS[fact.name].kind](fact.value);
    const about = `${fact.name} of ${paper.type}`;
    return [
      { about: `${about}, read wrong`, paper, fact, read: [{ ...fact, value }] },
      { about: `${about}, not read`, paper, fact, read: [] },
    ];
  }),
);

const written = ({ name, value }: Pick<Fact, 'name' | 'value'>): Correction => ({
  document: 0,
  name,
  value,
  by: 'Claire',
  by_staff: false,
  at: new Date('2026-11-15T10:00:00Z'),
  before: [],
});
const controlled = (paper: ReadDocument, ...corrections: readonly Correction[]): SlotControl =>
  controlSlot(
    DOSSIER,
    paper.type ?? 'OTHER',
    [fileOf(...controlledDocuments([paper], corrections))],
    TODAY,
    [],
  );

const RANK: Record<RuleOutcome, number> = { failed: 0, undecided: 1, passed: 2 };

it.each(PAPERS)('$type is verified as it is', (paper) => {
  expect(controlled(paper)).toMatchObject({ status: 'VERIFIED' });
});

describe.each(CASES)('$about', ({ paper, fact, read }) => {
  const misread = {
    ...paper,
    facts: paper.facts.flatMap((one) => (one === fact ? read : [one])),
  };
  const before = controlled(misread);

  it('is never judged worse for the truth that a user writes', () => {
    const after = controlled(misread, written(fact));
    const worse = after.rules.filter(({ rule, outcome }) => {
      const former = before.rules.find((one) => one.rule === rule);
      return former && RANK[outcome] < RANK[former.outcome];
    });
    expect(worse).toEqual([]);
    expect([null, 'VERIFIED']).toContain(after.status);
  });

  it('is accepted by nothing that a user writes', () => {
    if (before.status === 'VERIFIED') return;
    expect(controlled(misread, written(fact)).status).toBeNull();
  });
});

it('a last day that a user writes is not later than the one that was read', () => {
  const [, call] = PAPERS;
  if (!call) throw new Error('no call');
  const [read, later] = [controlled(call), written({ name: 'period_to', value: '2030-12-31' })];
  expect(read.expires_at).not.toBeNull();
  expect(controlled(call, later).expires_at).toBe(read.expires_at);
});
