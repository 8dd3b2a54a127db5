import { describe, expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { CALL, fieldOf, MINUTES, PLACE, paperWith } from './made-up-sale.ts';

const usual = { travaux: 0, total: 300_76, to_pay: 300_76 };
/** A quarter of 2026, unless another year. */
const quarter = (nth: 1 | 2 | 3 | 4, said: Parameters<typeof paperWith>[1] = {}, year = 2026) => {
  const [from, to] = (
    [
      ['01-01', '03-31'],
      ['04-01', '06-30'],
      ['07-01', '09-30'],
      ['10-01', '12-31'],
    ] as const
  )[nth - 1] ?? ['', ''];
  const days = {
    period_from: `${year}-${from}`,
    period_to: `${year}-${to}`,
    due_on: `${year}-${from}`,
  };
  return paperWith(CALL, { ...usual, ...days, ...said });
};
const voted = (on: string, budget: number, said: Parameters<typeof paperWith>[1] = {}) =>
  paperWith(MINUTES, {
    meeting_on: on,
    budget,
    budget_from: '2026-01-01',
    budget_to: '2026-12-31',
    ...said,
  });
/** 184 / 10 000 of it is 1 150 a year, four times 287.50. */
const BUDGET = 62_500_00;
const MAY = { date: '2026-05-15' };

describe('what falls due after the day', () => {
  it('is the last call again, at each quarter that is left', () => {
    const papers = [quarter(1), quarter(2), voted('2026-03-20', BUDGET)];
    const rest = ['2026-07-01', '2026-10-01'];
    expect(fieldOf(papers, 'III-2-a', MAY)).toMatchObject({
      state: 'PROVEN',
      value: rest.map((on) => ({ on, cents: 287_60 })),
    });
    expect(fieldOf(papers, 'III-3', MAY)?.value).toEqual(rest.map((on) => ({ on, cents: 13_16 })));
  });

  it('is a candidate when a budget was voted since, or calls are due at other days', () => {
    const raised = [quarter(1), quarter(2), voted('2026-04-20', BUDGET * 1.1)];
    expect(fieldOf(raised, 'III-2-a', MAY)?.state).toBe('TO_CHECK');
    const late = [quarter(1, { due_on: '2026-01-15' }), quarter(2), voted('2026-03-20', BUDGET)];
    expect(fieldOf(late, 'III-2-a', MAY)?.state).toBe('TO_CHECK');
  });

  it('is not known from calls that print the whole year, or that no period', () => {
    const whole = { period_from: '2026-01-01', period_to: '2026-12-31' };
    const yearly = [quarter(1, whole), quarter(2, whole), voted('2026-03-20', BUDGET)];
    expect(fieldOf(yearly, 'III-2-a', MAY)?.value).toBeNull();
    const silent = [quarter(1, { period_to: [] }), quarter(3, { period_to: [] })];
    const august = { date: '2026-08-15' };
    const vote = voted('2026-03-20', BUDGET);
    expect(fieldOf([...silent, vote], 'III-2-a', august)?.value).toBeNull();
    const all = [...silent, quarter(2, { period_to: [] }), vote];
    expect(fieldOf(all, 'III-2-a', august)?.value).toEqual([{ on: '2026-10-01', cents: 287_60 }]);
  });

  it('does not repeat a works fund that is called once a year', () => {
    const first = quarter(1, { fonds_travaux: 52_64, total: 340_24, to_pay: 340_24 });
    const january = { date: '2026-02-15' };
    const vote = { cotisation_fonds_travaux: 2860_00, approved_from: [], approved_to: [] };
    const papers = [first, voted('2025-12-10', BUDGET, vote)];
    expect(fieldOf(papers, 'III-2-a', january)?.value).toHaveLength(3);
    expect(fieldOf(papers, 'III-3', january)?.state).toBe('TO_CHECK');
  });
});

describe('the works fund in the year after', () => {
  const now = voted('2025-06-12', BUDGET, {
    approved_from: '2024-01-01',
    approved_to: '2024-12-31',
    cotisation_fonds_travaux: 2860_87,
  });
  const next = (fund: number, proof: 'READ' | 'AGREED' = 'READ') => {
    const { facts, ...minutes } = paperWith(MINUTES, {
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: fund,
    });
    return { ...minutes, facts: facts.map((fact) => ({ ...fact, proof })) };
  };
  const convened = documentOf('CV_AG', null, {
    ...PLACE,
    meeting_on: '2026-06-11',
    cotisation_fonds_travaux: 3000_00,
  });
  const calls = ([1, 2, 3, 4] as const).map((nth) => quarter(nth));

  it('is the vote at the tantièmes, where the calls of this year are so to the cent', () => {
    const papers = [...calls, now, next(3000_00), convened];
    expect(fieldOf(papers, 'III-3')?.value).toEqual(
      ['01', '04', '07', '10'].map((month) => ({ on: `2027-${month}-01`, cents: 13_80 })),
    );
  });

  it('needs no proposal where it is that of this year, or the twentieth of the budget', () => {
    const value = (papers: Parameters<typeof fieldOf>[0]) => fieldOf(papers, 'III-3')?.value;
    expect(value([...calls, now, next(2860_87)])).toHaveLength(4);
    const least = paperWith(next(3000_00), { budget: 60_000_00 });
    expect(value([...calls, now, least])).toHaveLength(4);
    expect(value([...calls, now, next(3000_00)])).toBeNull();
  });

  it('is rounded once where calls are worked out on all lots together', () => {
    const odd = paperWith(convened, { cotisation_fonds_travaux: 3001_00 });
    const worked = calls.map((call) =>
      paperWith(call, { key_lines: ['Fonds de travaux : 13,16 = 715,22 × 184 ÷ 10 000'] }),
    );
    const papers = [...worked, now, next(3001_00), odd];
    expect(fieldOf(papers, 'III-3')?.value).toMatchObject([{ cents: 13_80 }, {}, {}, {}]);
  });

  it('needs none either where two readers of the minutes say the same', () => {
    const told = fieldOf([...calls, now, next(3000_00, 'AGREED')], 'III-3');
    expect(told?.value).toHaveLength(4);
  });

  it('is rounded for each lot apart where calls are', () => {
    const deed = documentOf('TITRE_PROP', null, { lot_shares: ['17:150/10000', '58:34/10000'] });
    const apart = calls.map((call) =>
      paperWith(call, { key_lines: ['Fonds de travaux : 10,73 = 715,22 × 150 ÷ 10 000'] }),
    );
    const odd = paperWith(convened, { cotisation_fonds_travaux: 3001_20 });
    // 11,2545 and 2,55102 are 13,80; together 13,80552 would be 13,81.
    expect(fieldOf([...apart, now, next(3001_20), odd, deed], 'III-3')?.value).toMatchObject([
      { cents: 13_80 },
      {},
      {},
      {},
    ]);
  });

  it('is told to come beside what is left of this one, where it is voted', () => {
    const papers = [...calls.slice(0, 3), now, next(3000_00), convened];
    const rest = fieldOf(papers, 'III-3', { date: '2026-08-15' });
    expect(rest?.value).toEqual([{ on: '2026-10-01', cents: 13_16 }]);
    expect(rest?.note).toContain('1er janvier 2027 est voté aussi');
    const alone = fieldOf([...calls.slice(0, 3), now], 'III-3', { date: '2026-08-15' });
    expect(alone?.note).not.toContain('voté aussi');
  });

  it('is a question where they are not, where nobody proposed that sum, or where each lot is rounded', () => {
    const other = paperWith(now, { cotisation_fonds_travaux: 2900_00 });
    expect(fieldOf([...calls, other, next(3000_00), convened], 'III-3')?.value).toBeNull();
    expect(fieldOf([...calls, now, next(3100_00), convened], 'III-3')?.value).toBeNull();
    const odd = paperWith(convened, { cotisation_fonds_travaux: 3001_00 });
    expect(fieldOf([...calls, now, next(3001_00), odd], 'III-3')?.value).toBeNull();
  });
});

describe('the periodic provision', () => {
  it('is told by the call of the period, though one for works came since', () => {
    const works = documentOf('CHARGES', 'APPEL_DE_FONDS', {
      ...PLACE,
      due_on: '2026-10-20',
      total: 1310_08,
      lots: ['17', '58'],
    });
    expect(fieldOf([quarter(3), quarter(4), works, MINUTES], 'PROVISION')?.value).toBe(287_60);
  });

  it('is a candidate when its call is a year old and does not tell its period', () => {
    const old = quarter(4, { period_to: [] }, 2025);
    expect(fieldOf([old, MINUTES], 'PROVISION')?.state).toBe('TO_CHECK');
    expect(fieldOf([quarter(4, { period_to: [] }), MINUTES], 'PROVISION')?.value).toBe(287_60);
  });
});

describe('what the calls of a past year asked for', () => {
  it('is not known when calls may be missing between those that are there', () => {
    const some = ([1, 3] as const).map((nth) => quarter(nth, { period_to: [] }, 2025));
    expect(fieldOf([...some, MINUTES], 'N1-BUDGET-APPELE')?.value).toBeNull();
  });
});

describe('what a call announces', () => {
  const said = (cents: number) => ({
    upcoming: [`2027-01-01 courantes ${cents}`, '2027-01-01 fonds_travaux 1350'],
  });
  const december = { date: '2026-12-05' };
  const papersOf = (cents: number) => [
    quarter(3),
    quarter(4, said(cents)),
    voted('2026-03-20', BUDGET),
  ];

  it('is what falls due, where the last call leads there', () => {
    expect(fieldOf(papersOf(295_00), 'III-2-a', december)).toMatchObject({
      state: 'READ',
      value: [{ on: '2027-01-01', cents: 295_00 }],
    });
    expect(fieldOf(papersOf(295_00), 'III-3', december)?.value).toEqual([
      { on: '2027-01-01', cents: 13_50 },
    ]);
  });

  it('is what falls due all the next year, where it is voted', () => {
    const next = voted('2026-11-20', BUDGET, {
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
    });
    const told = fieldOf([...papersOf(295_00), next], 'III-2-a', december);
    expect(told?.value).toEqual(
      ['01', '04', '07', '10'].map((month) => ({ on: `2027-${month}-01`, cents: 295_00 })),
    );
    const later = { upcoming: ['2027-01-01 courantes 29500', '2027-04-01 courantes 29500'] };
    const papers = [quarter(3), quarter(4, later), voted('2026-03-20', BUDGET), next];
    expect(fieldOf(papers, 'III-2-a', december)?.state).toBe('TO_CHECK');
  });

  it('is to be checked where it is far from it', () => {
    expect(fieldOf(papersOf(1295_00), 'III-2-a', december)?.state).toBe('TO_CHECK');
  });
});
