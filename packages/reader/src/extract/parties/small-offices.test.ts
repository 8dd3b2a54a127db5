// Who manages a building where no large letterhead says it: small offices, screens and their prints, forms, sentences.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { TYPED } from '../../../test/who-and-where.ts';
import { findAddresses } from '../places/addresses.ts';
import { nameIn } from '../places/building-name.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { ownName } from './firm-parts.ts';

const sheets = (text: string): Sheet[] => typedPages(text).map(sheetOf);
const { syndicsOf } = TYPED;

const PAPER =
  'RELEVÉ DE COMPTE\n\nCopropriété Les Acacias, 4 rue Neuve, 39100 DOLE\n\nSolde : 12,00 €';

describe('the letterhead of a small office', () => {
  it('ends its name before its town and its group', () => {
    expect(syndicsOf(`VAL DE DOUBS SYNDIC 39100 DOLE\n\n${PAPER}`)).toEqual([
      'VAL DE DOUBS SYNDIC',
    ]);
    expect(ownName('JURA GESTION un cabinet du Groupe Exemplo')).toBe('JURA GESTION');
  });
});

describe('a building', () => {
  it('is no town', () => {
    expect(nameIn('39100 DOLE')).toBeNull();
    expect(nameIn('0391 LES ACACIAS')?.name).toBe('LES ACACIAS');
  });

  it('stands in a quarter, and never in half of a town', () => {
    const addressOf = (text: string) =>
      sheets(text).flatMap(({ written }) => findAddresses(written).map(({ value }) => value));
    expect(addressOf('RUE DES LYS, BELLEVUE, 97200 FORT-DE-FRANCE')).toEqual([
      'RUE DES LYS, BELLEVUE, 97200 FORT-DE-FRANCE',
    ]);
    expect(addressOf('3 rue des Lys, 44600 SAINT-')).toEqual([]);
  });
});
