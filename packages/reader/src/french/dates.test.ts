import { addDays, frenchDay } from '@quitus/domain/documents/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dayInWords } from '../../test/number-words.ts';
import { findDates, isoDay } from './dates.ts';
import { writtenText } from './written.ts';

const all = (text: string) => findDates(writtenText(text)).map(({ value }) => value);
const days = fc.integer({ min: 0, max: 54_000 }).map((count) => addDays('1950-01-01', count));

describe('a day', () => {
  it.each([
    ['12/03/2025', '2025-03-12'],
    ['12/03/25', '2025-03-12'],
    ['12.06.2025', '2025-06-12'],
    ['12 - 06 - 2025', '2025-06-12'],
    ['2025-06-12', '2025-06-12'],
    ['1er août 2024', '2024-08-01'],
    ['LE 3 DÉCEMBRE 2019', '2019-12-03'],
    ['12 févr. 2025', '2025-02-12'],
    ['L’an deux mille vingt-cinq, le douze juin', '2025-06-12'],
    ['L’AN DEUX MILLE VINGT-QUATRE,\nLE PREMIER MARS', '2024-03-01'],
    ['le quinze septembre mil neuf cent soixante-douze', '1972-09-15'],
    ['le trente et un mai deux mille quatre-vingt-un', '2081-05-31'],
    ['né le 04/07/71', '1971-07-04'],
    ['le 12/\n03/2025', '2025-03-12'],
    ['le 12/03/\n2025', '2025-03-12'],
    ['le 12 mars\n2025', '2025-03-12'],
  ])('%s', (text, day) => {
    expect(all(text)).toEqual([day]);
  });

  it.each([
    '31/02/2025',
    '12/13/2025',
    '06.12.34.56.78',
    '1 234,56',
    '345/10 000',
    'loi n° 65-557 du 10 juillet 1965',
    'le décret n° 67-223 du 17 mars 1967',
    'ordonnance du 10 février 2016',
    '12 rue du 8 Mai 1945',
    'place du 11 novembre 1918',
    'AVENUE DU 19 MARS 1962',
  ])('is not %s', (text) => {
    expect(all(text)).toEqual([]);
  });

  it('is told apart from the law that the sentence names', () => {
    expect(all('En vertu de la loi du 10 juillet 1965, réunis le 12 mai 2025')).toEqual([
      '2025-05-12',
    ]);
  });
});

it('a day on which something was put in place is no square', () => {
  expect(all('contrat mis en place du 1er janvier 2026 au 31 décembre 2026')).toHaveLength(2);
});

describe('a day in words of which one was misread', () => {
  it.each([
    'le vingt-deux mars mil neuf cent soixante-scize, à 4 heures',
    'le vingt-deux mars mil neuf cent soixante-\nscize',
    'le vlngt-deux mars mil neuf cent soixante',
    'le vmgt deux mars mil neuf cent soixante',
    'le quatre juin deux mille quaforze',
    'le dix octobre mil neuf cent quatre-vingt-d1x',
  ])('is none: %s', (text) => {
    expect(all(text)).toEqual([]);
  });

  it.each([
    ['le deux mars mil neuf cent soixante et Madame Anne VIDAL', '1960-03-02'],
    ['le deux mars deux mille vingt - Office notarial', '2020-03-02'],
    ['le 2 mars deux mille vingt à dix-huit heures', '2020-03-02'],
    ['le samedi trente mai deux mille vingt-six à 10 heures', '2026-05-30'],
  ])('is told from what only follows: %s', (text, day) => {
    expect(all(text)).toEqual([day]);
  });
});

describe('whatever day is printed', () => {
  it('is read back, in figures, in letters and in words', () => {
    fc.assert(
      fc.property(days, (day) => {
        const figures = day.split('-').toReversed();
        expect(all(`Fait le ${figures.join('/')}.`)).toEqual([day]);
        expect(all(`Fait le ${frenchDay(day)}.`)).toEqual([day]);
        expect(all(`L’an ${dayInWords(day)}, devant nous`)).toEqual([day]);
      }),
    );
  });
});

describe('what is no number', () => {
  it('makes no day', () => {
    expect(isoDay(Number('<<'), 4, 12)).toBeNull();
    expect(isoDay(1983, Number('<<'), 12)).toBeNull();
    expect(isoDay(1983, 4, Number('<<'))).toBeNull();
  });
});
