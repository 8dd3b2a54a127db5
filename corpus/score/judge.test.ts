import { describe, expect, it } from 'vitest';

import type { Truth } from '../paper.ts';
import { figuresOf } from './figures.ts';
import { judge, type Reading } from './judge.ts';

const call: Truth = {
  type: 'CHARGES',
  sub_kind: 'APPEL_DE_FONDS',
  pages: [1],
  facts: { total: 66876, due_on: '2026-10-01', owner: 'Mme Claire DUBOIS-TEST' },
  absent: ['rnc'],
};
const invoice: Truth = { type: null, also: ['OTHER'], sub_kind: null, pages: [1], facts: {} };

const reading = (
  facts: Record<string, Reading['facts'][number]['value']>,
  more: Partial<Reading> = {},
): Reading => ({
  type: 'CHARGES',
  sub_kind: 'APPEL_DE_FONDS',
  pages: [1],
  answered: true,
  facts: Object.entries(facts).map(([name, value]) => ({ name, value, page: 1 })),
  ...more,
});
const score = (truth: Truth, ...readings: Reading[]) => figuresOf(judge([truth], readings));

describe('facts', () => {
  it('are right, wrong or missed', () => {
    const figures = score(call, reading({ total: 66876, due_on: '2026-10-02' }));
    expect(figures).toMatchObject({ fact_precision: 0.5, fact_recall: 0.3333 });
  });

  it('that the paper does not tell are wrong; others are listed apart', () => {
    const [judgement] = judge([call], [reading({ rnc: 'AB1234567', base: 10000 })]);
    expect(judgement?.facts).toContainEqual({
      name: 'rnc',
      verdict: 'WRONG',
      expected: null,
      read: 'AB1234567',
    });
    expect(judgement?.extra).toEqual([{ name: 'base', value: 10000, page: 1 }]);
  });

  it('read twice are right once, and wrong once when they differ', () => {
    const twice = reading({ total: 66876 });
    const figures = score(call, {
      ...twice,
      facts: [...twice.facts, ...twice.facts, { name: 'total', value: 1, page: 1 }],
    });
    expect(figures).toMatchObject({ fact_precision: 0.5, fact_recall: 0.3333 });
  });

  it('in words bear another order and a wrong letter; numbers of things do not', () => {
    expect(score(call, reading({ owner: 'DUBOIS-TEST Clairc' })).fact_precision).toBe(1);
    const numbered: Truth = { ...call, facts: { rnc: 'AB1234567', lots: ['17', '58'] } };
    const figures = score(numbered, reading({ rnc: 'AB1234561', lots: ['58', '17'] }));
    expect(figures).toMatchObject({ fact_precision: 0, fact_recall: 0 });
  });

  it('name a firm with its legal form or without, a vote with its last bracket or without', () => {
    const minutes: Truth = {
      ...call,
      facts: { syndic: 'VAL GESTION', resolutions: ['1. Rapport', '2. Toiture (devis joint)'] },
    };
    const same = {
      syndic: 'VAL GESTION SAS',
      resolutions: ['1. Rapport (sans vote)', '2. Toiture'],
    };
    expect(score(minutes, reading(same)).fact_precision).toBe(1);
    const other = {
      syndic: 'VAL DE SEINE GESTION',
      resolutions: ['1. Rapport', '2. Toiture POUR 9'],
    };
    expect(score(minutes, reading(other)).fact_precision).toBe(0);
  });

  it('are the same with or without the words that introduce a reference, or a town', () => {
    const deed: Truth = {
      ...call,
      facts: {
        parcels: ['numéro 214 de la section BK'],
        publication: '8 juillet 2014, volume 2014P numéro 3317',
        property_address: '0022 RUE DE LA VIGNE HAUTE',
        works_adopted: ['Ravalement de la cour'],
        charges_by_cle: ['CHARGES GENERALES: 7201125'],
      },
    };
    const same = {
      parcels: ['BK 214'],
      publication: '2014P n° 3317',
      property_address: '22 rue de la Vigne-Haute, 57000 METZ',
      works_adopted: ['7. Ravalement de la cour'],
      charges_by_cle: ['001 Charges générales : 7201125'],
    };
    expect(score(deed, reading(same)).fact_precision).toBe(1);
    const other = {
      parcels: ['BK 215'],
      publication: '2014P n° 3318',
      property_address: 'rue de la Vigne-Haute, 57000 METZ',
      works_adopted: ['7. Ravalement de la rue'],
      charges_by_cle: ['001 Charges générales : 7201126'],
    };
    expect(score(deed, reading(other)).fact_precision).toBe(0);
  });

  it('may have two right values', () => {
    const dated: Truth = { ...call, facts: { made_on: { either: ['2026-06-02', '2026-06-04'] } } };
    expect(score(dated, reading({ made_on: '2026-06-04' })).fact_precision).toBe(1);
    expect(score(dated, reading({ made_on: '2026-06-03' })).fact_precision).toBe(0);
  });

  it('of an annexe are not held against its convocation', () => {
    const annexe: Truth = { type: 'CV_AG', sub_kind: 'ANNEXE_1', pages: [2], facts: {} };
    const convocation: Truth = {
      type: 'CV_AG',
      sub_kind: null,
      pages: [1, 2],
      facts: { annexes: ['1', '2'] },
    };
    const whole = reading(
      { annexes: ['1', '2'] },
      { type: 'CV_AG', sub_kind: null, pages: [1, 2] },
    );
    const part: Reading = {
      ...whole,
      sub_kind: 'ANNEXE_1',
      pages: [2],
      facts: [{ name: 'annexes', value: ['1'], page: 2 }],
    };
    expect(figuresOf(judge([convocation, annexe], [whole, part]))).toMatchObject({
      fact_precision: 1,
      sub_kind_accuracy: 1,
      pages_accuracy: 1,
    });
  });
});

describe('types', () => {
  it('that are not answered lower the share answered, not the accuracy', () => {
    const silent = reading({}, { answered: false });
    expect(score(call, silent)).toMatchObject({ answered: 0, type_accuracy: null, fact_recall: 0 });
    expect(score(call, reading({}, { type: 'RIB' }))).toMatchObject({
      answered: 1,
      type_accuracy: 0,
    });
  });

  it('of a paper that is none of ours: silence is right, a slot is wrong', () => {
    expect(judge([invoice], [reading({}, { answered: false })])[0]?.type).toBe('ABSTAINED');
    expect(judge([invoice], [])[0]?.type).toBe('ABSTAINED');
    expect(judge([invoice], [reading({}, { type: 'OTHER' })])[0]?.type).toBe('RIGHT');
    expect(score(invoice, reading({}))).toMatchObject({ answered: null, type_accuracy: 0 });
  });

  it('cut at the wrong page are seen', () => {
    const second: Truth = { ...call, pages: [2] };
    const [, judged] = judge([call, second], [reading({}, { pages: [1, 2] })]);
    expect(judged).toMatchObject({ type: 'RIGHT', pages: false });
  });
});
