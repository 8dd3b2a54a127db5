// Where a building stands, as owners head their sheets and offices end theirs: without a postcode, on two streets, or
// beside the seat of a company.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { writtenText } from '../../french/written.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { findBareAddresses } from './addresses.ts';
import { namedBuilding } from './named-building.ts';
import { situatedAddresses } from './situated.ts';

const sheets = (text: string): Sheet[] => [sheetOf(setPage(text))];
const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);

describe('a deed', () => {
  it('tells the street and what the building is called apart', () => {
    const flowText = flowTextOf(
      sheets(
        'REGLEMENT DE COPROPRIETE\nde l’Immeuble sis à DOLE, 4 et 6 rue Neuve\ndit "LES ACACIAS"\n\nL’AN MIL NEUF CENT SOIXANTE',
      ),
    );
    expect(valuesOf(situatedAddresses(flowText))).toEqual(['4 et 6 rue Neuve, DOLE']);
    expect(namedBuilding(flowText)?.value).toBe('LES ACACIAS');
  });

  it('may be of a house that is called after canons, and not of a chapter', () => {
    const named = (text: string) => namedBuilding(flowTextOf(sheets(text)))?.value;
    expect(named('syndic de la résidence « LE CHAPITRE », située à DOLE')).toBe('LE CHAPITRE');
    expect(named('RÈGLEMENT DE COPROPRIÉTÉ\nCHAPITRE PREMIER')).toBeUndefined();
  });
});

describe('a street', () => {
  it('ends before a letter begins', () => {
    const found = valuesOf(
      findBareAddresses(
        writtenText('Objet : AG copropriété 7 rue Basse\nChère Madame,\nEn tant que'),
      ),
    );
    expect(found).toEqual([]);
  });
});
