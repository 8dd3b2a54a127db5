import { describe, expect, it } from 'vitest';

import {
  asReadDocuments,
  type Correction,
  controlledDocuments,
  effectiveFacts,
} from './corrections.ts';
import { coveredPeriod } from './covered-period.ts';
import { FACT_ORDER, inOrder } from './fact-order.ts';
import { acceptsValue, isFactName } from './fact-value.ts';
import { FACTS } from './facts.data.ts';
import { documentsOfPart, partsOf } from './parts.ts';
import type { Fact, ReadDocument } from './read-document.ts';

const fact = (name: string, value: Fact['value'], page = 1): Fact => ({
  name,
  value,
  raw: String(value),
  page,
  box: [1, 2, 3, 4],
  rule: 'test',
  proof: 'AGREED',
  because: null,
});

const paper = (given: Partial<ReadDocument>): ReadDocument => ({
  type: 'CHARGES',
  sub_kind: null,
  pages: [1],
  answered: true,
  margin: 20,
  evidence: [],
  facts: [],
  ...given,
});

const said = (name: string, value: Fact['value'], by_staff = false): Correction => ({
  document: 0,
  name,
  value,
  by: 'Claire Test',
  by_staff,
  at: new Date('2026-11-15T09:00:00Z'),
  before: [],
});

describe('the parts of a file', () => {
  const minutes = paper({ type: 'PV_AG', pages: [1, 2] });
  const call = paper({ pages: [3] });

  it('go each to its slot, papers of one slot together', () => {
    const report = paper({ type: 'DIAGNOSTICS', sub_kind: 'DPE', pages: [4] });
    const other = paper({ type: 'DIAGNOSTICS', sub_kind: 'GAZ', pages: [5, 6] });
    expect(partsOf([minutes, call, report, other], 6)).toEqual([
      { document_type: 'PV_AG', pages: [1, 2] },
      { document_type: 'CHARGES', pages: [3] },
      { document_type: 'DIAGNOSTICS', pages: [4, 5, 6] },
    ]);
  });

  it('are not cut out of a convocation by its annexes', () => {
    const convocation = paper({ type: 'CV_AG', pages: [1, 2, 3] });
    const annexe = paper({ type: 'CV_AG', sub_kind: 'ANNEXE_1', pages: [3] });
    expect(partsOf([convocation, annexe], 3)).toEqual([
      { document_type: 'CV_AG', pages: [1, 2, 3] },
    ]);
  });

  it('say when nobody can tell, and leave a page that nothing claims where it was', () => {
    const unknown = paper({ type: 'RIB', answered: false, pages: [4] });
    expect(partsOf([minutes, unknown], 4)).toEqual([
      { document_type: 'PV_AG', pages: [1, 2, 3] },
      { document_type: null, pages: [4] },
    ]);
  });

  it('count their pages from one again', () => {
    const read = paper({ pages: [3, 4], facts: [fact('total', 100, 4)] });
    const [moved] = documentsOfPart([minutes, read], [3, 4]);
    expect(moved).toMatchObject({ pages: [1, 2], facts: [{ name: 'total', page: 2 }] });
    expect(documentsOfPart([minutes, read], [3, 4])).toHaveLength(1);
  });
});

describe('what people say of a fact', () => {
  const facts = [fact('total', 66876), fact('due_on', '2026-10-01')];

  it('confirms it with the same value, corrects it with another, and keeps what was read', () => {
    expect(effectiveFacts(facts, 0, [said('total', 66876)])).toMatchObject([
      { name: 'total', state: 'CONFIRMED', by: 'Claire Test', read_value: null, page: 1 },
      { name: 'due_on', state: 'READ', by: null },
    ]);
    expect(effectiveFacts(facts, 0, [said('total', 66800)])[0]).toMatchObject({
      value: 66800,
      state: 'CORRECTED',
      read_value: 66876,
      raw: null,
      page: 1,
    });
  });

  it('settles two readings that disagree, and may add what was not seen', () => {
    const two = [fact('owner', 'Dupont'), fact('owner', 'Dupond')];
    expect(effectiveFacts(two, 0, [said('owner', 'Dupond')])).toMatchObject([
      { value: 'Dupond', state: 'CONFIRMED' },
    ]);
    expect(effectiveFacts(facts, 0, [said('rnc', 'AB1234567')]).at(-1)).toMatchObject({
      name: 'rnc',
      state: 'CORRECTED',
      page: null,
      read_value: null,
    });
    expect(effectiveFacts(facts, 1, [said('total', 1)])).toMatchObject([{ state: 'READ' }, {}]);
  });

  it('tells what it was before, and who said so', () => {
    const paul = { value: 66810, by: 'Paul Test', at: '2026-11-14T09:00:00.000Z' };
    const claire = said('total', 66800, true);
    expect(effectiveFacts(facts, 0, [{ ...claire, before: [paul] }])[0]).toMatchObject({
      value: 66800,
      page: 1,
      box: [1, 2, 3, 4],
      by: 'Claire Test',
      former: [
        { value: 66810, by: 'Paul Test' },
        { value: 66876, by: null },
      ],
    });
    // Whoever confirmed what was read, then changed their mind, is told by their last word alone.
    const confirmed = { ...paul, value: 66876 };
    expect(effectiveFacts(facts, 0, [{ ...claire, before: [confirmed] }])[0]?.former).toEqual([
      confirmed,
    ]);
    expect(effectiveFacts(facts, 0, [said('total', 66876)])[0]?.former).toEqual([]);
  });

  it('leaves what several rules read alike said once', () => {
    const read = [fact('total', 66876), fact('total', 66876, 3), fact('total', 66800, 2)];
    expect(effectiveFacts(read, 0, []).map(({ value, page }) => [value, page])).toEqual([
      [66876, 1],
      [66800, 2],
    ]);
  });

  it('replaces the reading for the control when the team says it', () => {
    const [document] = controlledDocuments([paper({ facts })], [said('total', 66800, true)]);
    expect(document?.facts.filter(({ name }) => name === 'total')).toMatchObject([
      { value: 66800, rule: 'staff' },
    ]);
  });

  it('keeps what was read beside what a user says', () => {
    const documents = controlledDocuments([paper({ facts })], [said('total', 66800)]);
    const totals = documents[0]?.facts.filter(({ name }) => name === 'total');
    expect(totals).toMatchObject([
      { value: 66800, rule: 'user', proof: 'READ', instead_of: [{ value: 66876 }] },
    ]);
    const byName = (some: readonly Fact[] = []) =>
      some.toSorted((a, b) => a.name.localeCompare(b.name));
    expect(byName(asReadDocuments(documents)[0]?.facts)).toEqual(byName(facts));
    const [confirmed] = controlledDocuments([paper({ facts })], [said('total', 66876)]);
    expect(confirmed?.facts).toEqual(facts);
  });

  it('of two readings takes the one that a user confirms', () => {
    const twice = [...facts, fact('total', 66800, 2)];
    const documents = controlledDocuments([paper({ facts: twice })], [said('total', 66800)]);
    expect(documents[0]?.facts.filter(({ name }) => name === 'total')).toMatchObject([
      { value: 66800, page: 2, rule: 'test', instead_of: [{ value: 66876 }, { value: 66800 }] },
    ]);
    expect(asReadDocuments(documents)[0]?.facts).toHaveLength(twice.length);
  });
});

describe('the facts of a paper', () => {
  it('have each their place in the order of telling', () => {
    expect(FACT_ORDER.toSorted()).toEqual(Object.keys(FACTS).toSorted());
  });

  it('are told amount, balance, period, then identity', () => {
    const read = ['owner', 'period_from', 'solde_anterieur', 'inconnu', 'total'];
    expect(inOrder(read.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
      'total',
      'solde_anterieur',
      'period_from',
      'owner',
      'inconnu',
    ]);
  });
});

describe('the value of a fact', () => {
  it('has the form of its kind', () => {
    expect(isFactName('total')).toBe(true);
    expect(isFactName('toString')).toBe(false);
    expect(acceptsValue('total', 12.5)).toBe(false);
    expect(acceptsValue('total', 1250)).toBe(true);
    expect(acceptsValue('due_on', '2026-13-01')).toBe(false);
    expect(acceptsValue('due_on', '2026-10-01')).toBe(true);
    expect(acceptsValue('lots', ['17', ''])).toBe(false);
    expect(acceptsValue('lots', ['17'])).toBe(true);
    expect(acceptsValue('quitus', 'oui')).toBe(false);
    expect([6240, 0, -1, 62.4].map((area) => acceptsValue('surface_carrez', area))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the period a paper covers', () => {
  const covering = (...facts: Fact[]) => coveredPeriod([paper({ facts })]);

  it('is the quarter, half or year of its dates', () => {
    const dates = (from: string, to: string) =>
      covering(fact('period_from', from), fact('period_to', to));
    expect(dates('2026-10-01', '2026-12-31')).toEqual({ year: 2026, period: 'T4' });
    expect(dates('2026-01-01', '2026-06-30')).toEqual({ year: 2026, period: 'S1' });
    expect(dates('2025-07-01', '2026-06-30')).toEqual({ year: 2025, period: null });
  });

  it('is the year of a tax or of a meeting', () => {
    expect(covering(fact('tax_year', 2025))).toEqual({ year: 2025, period: null });
    expect(covering(fact('meeting_on', '2024-06-12'))).toEqual({ year: 2024, period: null });
  });

  it('is not told when two papers differ or nothing tells', () => {
    expect(covering(fact('total', 1))).toBeNull();
    const papers = [2024, 2025].map((year) => paper({ facts: [fact('tax_year', year)] }));
    expect(coveredPeriod(papers)).toBeNull();
  });
});
