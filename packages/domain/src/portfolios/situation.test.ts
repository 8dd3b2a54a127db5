import { describe, expect, it } from 'vitest';

import {
  buildPeriodOf,
  EMPTY_SITUATION,
  hasDwelling,
  isAnnexOnly,
  isAnswered,
  permitBefore2013,
  type Situation,
  SITUATION_FIELDS,
} from './situation.ts';

const knowing = (known: Partial<Situation>): Situation => ({ ...EMPTY_SITUATION, ...known });

it('starts without any answer, a choice of nothing included', () => {
  const answered = SITUATION_FIELDS.filter((field) => isAnswered(EMPTY_SITUATION, field));
  expect(answered).toEqual([]);
  expect(isAnswered(knowing({ lot_kinds: [] }), 'lot_kinds')).toBe(false);
  expect(isAnswered(knowing({ rented: false }), 'rented')).toBe(true);
});

describe('the period of a building', () => {
  it.each([
    [{}, null],
    [{ build_year: 1948 }, 'BEFORE_1949'],
    [{ build_year: 1949 }, 'FROM_1949_TO_1997'],
    [{ build_year: 1996 }, 'FROM_1949_TO_1997'],
    [{ build_year: 1997 }, null],
    [{ build_year: 1997, build_period: 'FROM_1949_TO_1997' }, 'FROM_1949_TO_1997'],
    [{ build_year: 2000 }, 'AFTER_1997'],
    [{ build_year: 1900, build_period: 'AFTER_1997' }, 'BEFORE_1949'],
    [{ build_period: 'AFTER_1997' }, 'AFTER_1997'],
  ] as const)('%o is %s', (known, period) => {
    expect(buildPeriodOf(knowing(known))).toBe(period);
  });

  it.each([
    [{}, 'build_period'],
    [{ build_period: 'AFTER_1997' }, 'build_year'],
    [{ build_year: 2015 }, true],
    [{ build_year: 2016 }, false],
    [{ build_period: 'BEFORE_1949' }, true],
  ] as const)('%o had a permit before 2013: %s', (known, answer) => {
    expect(permitBefore2013(knowing(known))).toBe(answer);
  });
});

describe('the lots', () => {
  it.each([
    [null, 'lot_kinds', 'lot_kinds'],
    [[], 'lot_kinds', 'lot_kinds'],
    [['CAVE', 'GARAGE'], true, false],
    [['CAVE', 'LOGEMENT'], false, true],
    [['LOCAL'], false, false],
    [['AUTRE'], false, true],
  ] as const)('%o', (lot_kinds, annexOnly, dwelling) => {
    expect(isAnnexOnly(knowing({ lot_kinds }))).toBe(annexOnly);
    expect(hasDwelling(knowing({ lot_kinds }))).toBe(dwelling);
  });
});
