import { FIELDS } from '@quitus/domain/preetatdate/fields.data';
import { expect, it } from 'vitest';

import { SALES } from './sales.ts';

it('no two sales share a name, nor two files of one sale, nor two papers of all', () => {
  const names = [
    ...SALES.map(({ name }) => name),
    ...SALES.flatMap(({ name, files }) => files.map(({ file }) => `${name}/${file}`)),
    ...SALES.flatMap(({ files }) => files.flatMap(({ papers }) => papers.map(({ name }) => name))),
  ];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('a sum is whole cents, and never below zero', () => {
  const wrong = SALES.flatMap(({ name, truth }) =>
    Object.entries(truth)
      .filter(([reference, value]) => typeof value === 'number' && reference !== 'SURFACE')
      .filter(([, value]) => !Number.isInteger(value) || Number(value) < 0)
      .map(([reference]) => `${name} ${reference}`),
  );
  expect(wrong).toEqual([]);
});

it('an instalment to come is after the day of the sale, in order', () => {
  const wrong = SALES.flatMap(({ name, date, truth }) =>
    Object.values(truth).flatMap((value) => {
      if (value === null || typeof value !== 'object' || !('schedule' in value)) return [];
      const days = value.schedule.map(({ day }) => day ?? '9999');
      const ordered = days.toSorted().join() === days.join();
      return ordered && days.every((day) => day > date) ? [] : [name];
    }),
  );
  expect(wrong).toEqual([]);
});

it('every kind of field that money depends on is judged in some sale, and unknown in another', () => {
  const judged = new Set(SALES.flatMap(({ truth }) => Object.keys(truth)));
  const owed = Object.keys(FIELDS).filter((reference) =>
    /^(I-A-[125]|II-C|III-2|N1-BUDGET)/.test(reference),
  );
  expect(owed.filter((reference) => !judged.has(reference))).toEqual([]);
  expect(SALES.some(({ truth }) => truth['I-A-1-a'] === null)).toBe(true);
  expect(SALES.some(({ truth }) => truth['I-A-2'] === 'contradictory')).toBe(true);
});
