// Accounts of a building in the shapes of other offices: accounts in six figures, blocks that are totalled over their lines,
// works extracted under the table.
import { describe, expect, it } from 'vitest';

import type { Page } from '../../page/page.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { wholeValue } from './fiche-wrapped.ts';

describe('a summary sheet', () => {
  /** « Chauffage | collectif – réseau » over a second line in the column of the values. */
  const wrapped = (label: string, rest: string): string => {
    const at = (text: string, left: number, top: number) => ({
      text,
      box: [left, top, left + 5 * text.length, top + 10] as const,
    });
    const words = [
      at('Ascenseurs', 40, 40),
      at('2', 200, 40),
      at('Chauffage', 40, 60),
      at('réseau', 200, 60),
      ...(label === '' ? [] : [at(label, 40, 73)]),
      at(rest, 200, 73),
      at('Bâtiments', 40, 93),
      at('3', 200, 93),
    ].map(({ text, box }) => ({ text, box: [...box] as [number, number, number, number] }));
    const sheet = { width: 600, height: 800, from_page: null };
    const page: Page = { number: 1, width: 600, height: 800, source: 'TEXT', words, sheet };
    const own = sheetOf(page);
    const value = {
      value: 'réseau',
      raw: 'réseau',
      box: words[3]?.box ?? [0, 0, 0, 0],
      page: own.page,
    };
    return wholeValue(value, [own])[0]?.value ?? '';
  };

  it('has the rest of a value under it, where no label stands beside that', () => {
    expect(wrapped('', 'urbain')).toBe('réseau urbain');
    expect(wrapped('Autres', 'interphone')).toBe('réseau');
    expect(wrapped('', 'Oui')).toBe('réseau');
  });
});
