import { describe, expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { CALL, fieldOf, MINUTES, PLACE, paperWith } from './made-up-sale.ts';

const KEYS = ['Charges générales : 184/10000', 'Ascenseur : 60/1000'];
const LINES = [
  'Charges générales : 230,00 = 12 500,00 × 184 ÷ 10 000',
  'Ascenseur : 57,60 = 960,00 × 60 ÷ 1 000',
];
const NOW = ['001 CHARGES GENERALES : 50 000,00', '002 ASCENSEUR : 3 840,00'];
const NEXT = ['001 CHARGES GENERALES : 52 000,00', '002 ASCENSEUR : 4 000,00'];

const minutes = (year: number, budget: number) =>
  paperWith(MINUTES, {
    meeting_on: `${year - 1}-06-11`,
    approved_from: `${year - 2}-01-01`,
    approved_to: `${year - 2}-12-31`,
    budget,
    budget_from: `${year}-01-01`,
    budget_to: `${year}-12-31`,
  });

/** Of the sale in the middle of November: 2026 is all called, 2027 is voted. */
function nextYear({
  keys = KEYS,
  lines = LINES,
  now = NOW,
  next = NEXT,
}: { keys?: string[]; lines?: string[]; now?: string[]; next?: string[] } = {}) {
  const calls = (
    [
      ['01-01', '03-31'],
      ['04-01', '06-30'],
      ['07-01', '09-30'],
      ['10-01', '12-31'],
    ] as const
  ).map(([from, to]) =>
    paperWith(CALL, {
      travaux: 0,
      total: 300_76,
      to_pay: 300_76,
      period_from: `2026-${from}`,
      period_to: `2026-${to}`,
      due_on: `2026-${from}`,
      tantiemes_by_cle: keys,
      key_lines: lines,
    }),
  );
  const annexe = documentOf('CV_AG', 'ANNEXE_3', {
    ...PLACE,
    closed_on: '2025-12-31',
    budget_en_cours_by_cle: now,
    budget_a_voter_by_cle: next,
  });
  const votes = [minutes(2026, 53_840_00), minutes(2027, 56_000_00)];
  return fieldOf([...calls, annexe, ...votes], 'III-2-a');
}

describe('the calls of a year that is voted key by key', () => {
  it('are the tantièmes of each key, where those of this year are so to the cent', () => {
    expect(nextYear()).toMatchObject({
      state: 'PROVEN',
      estimate: false,
      value: ['01', '04', '07', '10'].map((month) => ({ on: `2027-${month}-01`, cents: 299_20 })),
    });
  });

  it('take the keys of lines where no paper lists them', () => {
    const fund = 'Fonds de travaux : 13,16 = 715,22 × 184 ÷ 10 000';
    expect(nextYear({ keys: [], lines: [...LINES, fund] })?.value).toHaveLength(4);
  });

  it('are not told where this year is called in another way', () => {
    expect(nextYear({ now: [NOW[0] ?? '', '002 ASCENSEUR : 3 900,00'] })?.value).toBeNull();
  });

  it('are not told where a key of the owner is none of the budget', () => {
    const meters = 'Eau froide relevée : 74/1902';
    expect(nextYear({ keys: [...KEYS, meters] })?.value).toBeNull();
  });

  it('are not told where keys do not make up what was voted', () => {
    expect(nextYear({ next: [NEXT[0] ?? '', '002 ASCENSEUR : 4 100,00'] })?.value).toBeNull();
  });

  it('are not told where another key asks for nothing this year', () => {
    const [now, next] = [
      [...NOW, '003 JARDIN : 0,00'],
      ['001 CHARGES GENERALES : 52 000,00', '002 ASCENSEUR : 3 000,00', '003 JARDIN : 1 000,00'],
    ];
    expect(nextYear({ now, next })?.value).toBeNull();
  });

  it('round each lot apart where calls do', () => {
    const apart = [
      'Charges générales : 200,00 = 12 500,00 × 160 ÷ 10 000',
      'Charges générales : 30,00 = 12 500,00 × 24 ÷ 10 000',
      'Ascenseur : 57,60 = 960,00 × 60 ÷ 1 000',
    ];
    const next = ['001 CHARGES GENERALES : 52 003,50', '002 ASCENSEUR : 3 996,50'];
    // 208,014 + 31,2021 + 59,9475: together the first two are 239,22.
    expect(nextYear({ lines: apart, next })?.value).toMatchObject([{ cents: 299_16 }, {}, {}, {}]);
    expect(nextYear({ next })?.value).toMatchObject([{ cents: 299_17 }, {}, {}, {}]);
    const unknown = apart.filter((line) => !line.startsWith('Ascenseur'));
    expect(nextYear({ lines: unknown })?.value).toBeNull();
  });
});
