// Where a building stands, as owners head their sheets and offices end theirs: without a postcode, on two streets, or
// beside the seat of a company.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { SET } from '../../../test/who-and-where.ts';
import { writtenText } from '../../french/written.ts';
import { flowTextOf } from '../sheet/flow-text.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { findBareAddresses } from './addresses.ts';
import { namedBuilding } from './named-building.ts';
import { situatedAddresses } from './situated.ts';

const sheets = (text: string): Sheet[] => [sheetOf(setPage(text))];
const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);
const { buildingsOf, addressesOf } = SET;

const ROWS =
  'Eau                                     120,00\nAssurance                               310,00';

describe('the head of a sheet that an owner keeps', () => {
  it('tells the street as it is printed', () => {
    expect(addressesOf(`COPRO 8 rue Neuve DOLE – CHARGES 2025\n\n${ROWS}`)).toEqual([
      '8 rue Neuve DOLE',
    ]);
    expect(addressesOf(`Copropriété du 8 bis rue Neuve\n\n${ROWS}`)).toEqual(['8 bis rue Neuve']);
  });

  it('tells the town where it is named once more, and no other word', () => {
    expect(
      addressesOf(`COPRO 8 RUE NEUVE – DOLE – 2025\n\n${ROWS}\n\nDole, le 3 mars 2026`),
    ).toEqual(['8 RUE NEUVE, DOLE']);
    expect(addressesOf(`COPRO 8 RUE NEUVE – CHARGES 2025\n\n${ROWS}\n\nTotal des charges`)).toEqual(
      ['8 RUE NEUVE'],
    );
  });

  it('tells the postcode where another line has it', () => {
    expect(
      addressesOf(
        `COPRO 8 RUE NEUVE – DOLE\n\n${ROWS}\n\nLe syndic bénévole, Luc Petit – 8 rue Neuve, 39100 DOLE`,
      ),
    ).toEqual(['8 rue Neuve, 39100 DOLE']);
  });
});

describe('the foot of a page', () => {
  it('has the seat of a company, which is no building of the paper', () => {
    expect(
      addressesOf(
        `Résidence LES ACACIAS (0412)\n\nANNEXE 2\n\n${ROWS}\n\n\n3 quai Nord 39100 DOLE – EXEMPLO SAS, RCS Dole 900 000 111`,
      ),
    ).toEqual([]);
  });
});

describe('a building on two streets', () => {
  it('has both for its address', () => {
    const card = 'Immeuble LES ACACIAS\n4 et 6 rue Neuve\n3 rue Basse\n39100 DOLE';
    expect(addressesOf(`CARNET D’ENTRETIEN\n\n${card}\n\n${ROWS}`)).toEqual([
      '4 et 6 rue Neuve, 3 rue Basse, 39100 DOLE',
    ]);
    expect(buildingsOf(`CARNET D’ENTRETIEN\n\n${card}\n\n${ROWS}`)).toEqual(['LES ACACIAS']);
  });
});

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

describe('a name beside its number', () => {
  it('is in a cell of its own', () => {
    expect(
      buildingsOf(
        `IMM. 118    LES ACACIAS                     MME ROUX ANNE\n4 RUE NEUVE                                 9 RUE HAUTE\n39100 DOLE                                  39100 DOLE\n\n\nAPPEL DE FONDS`,
      ),
    ).toEqual(['LES ACACIAS']);
  });

  it('stands beside a label that its column breaks', () => {
    const form = (rest: string) =>
      `FICHE SYNTHÉTIQUE\n\nDénomination de la      LE GRAND LARGE          Immatriculation     AD7 700 100\n${rest}\nAdresse                 4 rue Neuve             Date                04/12/2018`;
    expect(buildingsOf(form('copropriété'))).toEqual(['LE GRAND LARGE']);
    expect(buildingsOf(form('compagnie'))).toEqual([]);
  });

  it('is shortened beside a letterhead', () => {
    const head =
      'Agence Exemplo                    Annexe 3                    Copro. « Les Genêts »\nsyndic                                                        5 côte Neuve, 39100 DOLE\n\n\nCompte de gestion';
    expect(buildingsOf(head)).toEqual(['Les Genêts']);
    expect(addressesOf(head)).toEqual(['5 côte Neuve, 39100 DOLE']);
  });

  it('may be a house of some colour', () => {
    expect(buildingsOf('Immeuble : 0412 MAISON ROUGE\n\nAPPEL DE FONDS')).toEqual(['MAISON ROUGE']);
    expect(buildingsOf('Immeuble : MAISON INDIVIDUELLE\n\nAPPEL DE FONDS')).toEqual([]);
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
