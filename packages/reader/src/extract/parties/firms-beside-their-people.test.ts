// The head of a page has more than the firm: who runs it, its web space, its name on three lines, or letters set apart.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { nameOf } from './firm-names.ts';
import { isManagerUnderFirm, isSetApart, isWebSpace } from './not-the-firm.ts';

const sheets = (text: string): Sheet[] => typedPages(text).map(sheetOf);
function sheetWith(text: string): Sheet {
  const [sheet] = sheets(text);
  if (!sheet) throw new Error('a page was typed');
  return sheet;
}

describe('those who run the firm, under its name', () => {
  it('are the firm where nothing stands over them', () => {
    const sheet = sheetWith('Paul et Marc TESTARD, administrateurs de biens\n3 rue Haute');
    const box: [number, number, number, number] = [45, 45, 150, 55];
    const one = { value: 'Paul et Marc TESTARD', raw: '', box, page: sheet.page };
    expect(isManagerUnderFirm(sheet, one)).toBe(false);
  });
});

describe('the name of a web space', () => {
  it.each(['TESTARD en ligne', 'Copro Sud Extranet', 'Testia Connect', 'Extranet Testard'])(
    '%s is no firm',
    (name) => {
      expect(isWebSpace(name)).toBe(true);
    },
  );
  it.each(['Cabinet TESTARD', 'Réseau Sud Gestion', 'Ligne Sud Immobilier', 'Webert & Fils'])(
    '%s is one',
    (name) => {
      expect(isWebSpace(name)).toBe(false);
    },
  );
});

describe('letters set apart', () => {
  it.each(['TES TARD-PE TIT & DA U PHINS', 'RE G IE TESTARD'])('%s is no name', (name) => {
    expect(isSetApart(name)).toBe(true);
  });
  it.each(['CABINET J MARTIN', 'J ROUX & FILS', 'SA B IMMO', 'CLÉ A GESTION', 'Groupe B Immo'])(
    '%s is one',
    (name) => {
      expect(isSetApart(name)).toBe(false);
    },
  );
  it('are not told', () => {
    const sheet = sheetWith('TES TARD-PE TIT & DA U PHINS');
    const value = 'TES TARD-PE TIT & DA U PHINS';
    const { written, page } = sheet;
    expect(nameOf({ value, raw: value, box: [0, 0, 1, 1], page, written })).toEqual([]);
  });
});
