// Who and where in cards, titles and narrow columns: a name is extracted whole, and nothing beside it.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { readFacts } from '../../proof/read-facts.ts';
import { personIn } from '../names/person-names.ts';
import { namedBuilding } from '../places/named-building.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { ownerOf } from './owner.ts';

const sheets = (text: string): Sheet[] => typedPages(text).map(sheetOf);
const factsOf = (text: string, type: DocumentType, sub_kind: SubKind | null = null) =>
  Object.fromEntries(
    readFacts(type, sub_kind, typedPages(text)).map(({ name, value }) => [name, value]),
  );
const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);

describe('heirs', () => {
  it.each([
    ['INDIVISION MARTEL – OZANNE', 'INDIVISION MARTEL – OZANNE'],
    ['succession MARTEL – OZANNE, propriétaire', 'succession MARTEL – OZANNE'],
    ['Indivision MARTEL – LE GUEN', 'Indivision MARTEL – LE GUEN'],
    ['INDIVISION MARTEL – LOTS', 'INDIVISION MARTEL'],
    ['INDIVISION MARTEL – Appel', 'INDIVISION MARTEL'],
    ['INDIVISION MARTEL – 3 rue du Port', 'INDIVISION MARTEL'],
    ['SCI MARTEL – OZANNE', 'SCI MARTEL'],
  ])('%s', (text, name) => {
    expect(personIn(text)).toBe(name);
  });

  it('are told alone on a line and in a sentence', () => {
    expect(sheets('INDIVISION MARTEL – OZANNE\n5 RUE DU MOULIN').flatMap(ownerOf)).toMatchObject([
      { value: 'INDIVISION MARTEL – OZANNE' },
    ]);
    const said = 'Mesurage fait à la demande de l’indivision MARTEL – OZANNE, propriétaire.';
    expect(valuesOf(sheets(said).flatMap(ownerOf))).toEqual(['indivision MARTEL – OZANNE']);
  });
});

describe('a building in guillemets', () => {
  it('stands under a title, of which no word is its name', () => {
    const title = 'REGLEMENT  DE  COPROPRIETE\nETAT  DESCRIPTIF  DE  DIVISION';
    expect(namedBuilding(flowTextOf(sheets(title)))).toBeNull();
    const text = `${title}\n«  LES SAULES  ARGENTES  »\ngérant de la « SOCIETE CIVILE SAULES »`;
    expect(namedBuilding(flowTextOf(sheets(text)))?.value).toBe('LES SAULES ARGENTES');
  });
});

describe('a town that a line breaks', () => {
  it('is not told where it is not', () => {
    const text = 'Adresse du bien : 20 allée des Pins 56360 LE\n(étage 3, porte 4)';
    expect(factsOf(text, 'DIAGNOSTICS', 'GAZ')['property_address']).toBeUndefined();
  });
});
