import { expect, it } from 'vitest';

import { fold } from '../../french/fold.ts';
import { keyNamed, worksCalls } from './works-calls.ts';

const said = (text: string) =>
  worksCalls(fold(text)).map(({ on, part, of }) => `${on} ${part}/${of}`);

it('are called in even parts that words count', () => {
  expect(
    said('pour 18 600,00 € TTC, appelés par moitié le 1er octobre 2026 et le 1er janvier 2027.'),
  ).toEqual(['2026-10-01 1/2', '2027-01-01 1/2']);
  expect(
    said(
      'appelé en cinq fractions de 20 % les 1er janvier, 1er avril, 1er juillet et 1er octobre 2026 et le 1er janvier 2027',
    ),
  ).toHaveLength(5);
  expect(said('clé escalier, appel unique au 1er janvier 2026.')).toEqual(['2026-01-01 1/1']);
});

it('are called in parts of a hundred', () => {
  expect(
    said('et appelé en trois fois : 40 % le 01/07/2026, 30 % le 01/10/2026, 30 % le 01/01/2027.'),
  ).toEqual(['2026-07-01 2/5', '2026-10-01 3/10', '2027-01-01 3/10']);
  expect(said('appelé 40 % le 01/07/2026 et 30 % le 01/10/2026')).toEqual([]);
});

it('are called in parts that each day names, where they make one', () => {
  expect(
    said(
      'appelés : la moitié le 1er mai 2027, un quart le 1er août 2027, un quart le 1er mai 2028.',
    ),
  ).toEqual(['2027-05-01 1/2', '2027-08-01 1/4', '2028-05-01 1/4']);
  expect(said('appelés : la moitié le 1er mai 2027, un quart le 1er août 2027.')).toEqual([]);
});

it('are not told where the days are not as many as the parts', () => {
  expect(said('appelés par quarts les 1er janvier et 1er avril 2027')).toEqual([]);
  expect(said('appelés les 1er janvier et 1er avril 2027')).toEqual([]);
  expect(said('appelés en 4 appels, le premier le 1er octobre 2025.')).toEqual([]);
  expect(said('appelés à compter du 1er octobre 2025.')).toEqual([]);
  expect(said('appelé par quarts le premier jour de chaque trimestre')).toEqual([]);
});

it('are shared by the key that is named', () => {
  const keyIn = (text: string) => {
    const place = keyNamed(fold(text));
    return place && text.slice(place.from, place.to);
  };
  expect(keyIn('réparti selon la clé 002 BATIMENT B (5000èmes), appelé en une fois')).toBe(
    'BATIMENT B',
  );
  expect(keyIn('clé « Cage d’escalier », appelé')).toBe('Cage d’escalier');
  expect(keyIn('répartis en charges communes générales et appelés')).toBe(
    'charges communes générales',
  );
  expect(keyIn('une moitié le 1er mars 2027, clé 004 CH. COMM. ESCALIER.')).toBe(
    'CH. COMM. ESCALIER',
  );
  expect(keyIn('répartie à la clé E3 (escalier C, 900 tantièmes) ; seuls votent')).toBe(
    'escalier C',
  );
  expect(keyIn('CLE 03 CH.ASC. DEUX APPELS EGAUX')).toBe('CH.ASC');
  expect(keyIn('remise des clés du local')).toBeNull();
});
