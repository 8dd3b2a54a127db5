// Books of a building of which no value is cut: a sheet whose narrow column breaks a value, a cover extracted in a
// sentence, a study that was handed over long after the visit.
import { describe, expect, it } from 'vitest';

import type { Word } from '../../page/page.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { isCutShort, wholeValue } from './fiche-wrapped.ts';

describe('a value of a sheet', () => {
  it.each([
    'mixte – collectif et',
    'collectif –',
    'réseau de',
    'collectif, gaz et',
    'individuel ou',
    'chaudière (gaz',
    'entre 1949 et',
    'collectif par',
    'pompe à',
    'réseau d’',
  ])('« %s » lacks its end', (text) => {
    expect(isCutShort(text)).toBe(true);
  });

  it.each(['mixte', 'collectif – réseau urbain', 'entre 1949 et 1974', 'collectif (gaz)', 'fioul'])(
    '« %s » is whole',
    (text) => {
      expect(isCutShort(text)).toBe(false);
    },
  );

  /** « Chauffage | mixte – collectif et », ten letters under it, from `left` on. */
  const heating = (left: number, label = '') => {
    const at = (text: string, x: number, y: number): Word => ({
      text,
      box: [x, y, x + 5 * text.length, y + 10],
    });
    const words = [
      at('Chauffage', 40, 60),
      at('collectif', 200, 60),
      at('et', 250, 60),
      ...(label === '' ? [] : [at(label, 40, 73)]),
      at('individuel', left, 73),
    ];
    const sheet = { width: 600, height: 800, from_page: null };
    const own = sheetOf({ number: 1, width: 600, height: 800, source: 'TEXT', words, sheet });
    const text = 'collectif et';
    return wholeValue({ value: text, raw: text, box: [200, 60, 260, 70], page: own.page }, [
      own,
    ]).map(({ value }) => value);
  };

  it.each([
    ['on the left', 200],
    ['on the right', 210],
    ['in the middle', 205],
  ])('goes on under itself, set %s', (_, left) => {
    expect(heating(left)).toEqual(['collectif et individuel']);
  });

  it('is not told where what follows is of another label', () => {
    expect(heating(200, 'Parkings')).toEqual([]);
    expect(heating(330)).toEqual([]);
  });
});
