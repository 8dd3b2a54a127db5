import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addDays,
  addMonths,
  daysBetween,
  frenchDay,
  hourWords,
  parisHour,
  parisMoment,
} from './calendar.ts';

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const months = fc.integer({ min: 0, max: 240 });

describe('adding months', () => {
  it.each([
    ['2026-05-12', 6, '2026-11-12'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('to %s: %i leads to %s', (from, count, to) => {
    expect(addMonths(from, count)).toBe(to);
  });

  it('never goes back, and keeps the order of two days', () => {
    fc.assert(
      fc.property(day, day, months, (one, other, count) => {
        expect(addMonths(one, count) >= one).toBe(true);
        const [first = one, second = other] = [one, other].toSorted();
        expect(addMonths(first, count) <= addMonths(second, count)).toBe(true);
      }),
    );
  });

  it('lands in the month that was meant, on the same day or the last one', () => {
    fc.assert(
      fc.property(day, months, (from, count) => {
        const to = addMonths(from, count);
        const monthNumber = (text: string) =>
          Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(monthNumber(to) - monthNumber(from)).toBe(count);
        const isLast = addDays(to, 1).endsWith('-01');
        expect(to.slice(8) === from.slice(8) || isLast).toBe(true);
      }),
    );
  });
});

it('counts the days it adds, across changes of hour', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -500, max: 500 }), (from, count) => {
      expect(daysBetween(from, addDays(from, count))).toBe(count);
    }),
  );
});

it('writes days as French people do', () => {
  expect(frenchDay('2026-05-12')).toBe('12 mai 2026');
  expect(frenchDay('2025-01-01')).toBe('1er janvier 2025');
});

it('writes hours as French people do, on the clock of France', () => {
  expect(hourWords(9, 5)).toBe('9\u00a0h\u00a005');
  expect(parisHour(new Date('2026-11-15T14:45:00Z'))).toBe('15\u00a0h\u00a045');
  expect(parisHour(new Date('2026-11-15T23:00:00Z'))).toBe('0\u00a0h\u00a000');
  expect(parisMoment(new Date('2026-11-15T10:04:00Z'))).toBe(
    '15 novembre 2026 à 11\u00a0h\u00a004',
  );
  expect(parisMoment(new Date('2026-07-31T22:30:00Z'))).toContain('1er août 2026 à');
});
