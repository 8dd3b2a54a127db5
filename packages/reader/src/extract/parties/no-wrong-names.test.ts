// Headers of many offices: a name comes out whole, or none does. Never a label, a heading, an account or a half.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { TYPED } from '../../../test/who-and-where.ts';
import { isNoName } from '../names/no-names.ts';
import { personIn } from '../names/person-names.ts';
import { buildingOf } from '../places/building.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { ownName, partnersIn } from './firm-parts.ts';
import { homeOwnerOf } from './owner.ts';

const sheets = (text: string): Sheet[] => typedPages(text).map(sheetOf);
const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);
const { ownersOf, syndicsOf } = TYPED;

describe('a person with two family names', () => {
  it.each([
    ['Mme Léonie MARCHAL ép. DUTERTRE', 'Mme Léonie MARCHAL ép. DUTERTRE'],
    ['MME MARCHAL VVE DUTERTRE LEONIE – lots 3', 'MME MARCHAL VVE DUTERTRE LEONIE'],
    [
      'Madame Rose LE CALVEZ épouse DE BRYAS, propriétaire',
      'Madame Rose LE CALVEZ épouse DE BRYAS',
    ],
    [
      'M. SOW Omar et Mme SOW née BIDAULT Lise – 3 rue Haute',
      'M. SOW Omar et Mme SOW née BIDAULT Lise',
    ],
    ['Mme Anne FERRAND (née COLAS) demeurant à Tours', 'Mme Anne FERRAND (née COLAS)'],
    ['Mme Anne FERRAND née le 3 mai 1961', 'Mme Anne FERRAND'],
    ['Mme FERRAND épouse de M. Luc COLAS', 'Mme FERRAND'],
    ['Mme Anne FERRAND née à Dole', 'Mme Anne FERRAND'],
  ])('%s', (text, name) => {
    expect(personIn(text)).toBe(name);
  });
});

describe('an owner', () => {
  it.each([
    ['MLLE LE GUEN-PERROT\nODETTE\n12 RUE DU PUITS\n39100 DOLE', ['MLLE LE GUEN-PERROT ODETTE']],
    ['MME VASSEUR\nXYLOPHANE\n12 RUE DU PUITS\n39100 DOLE', []],
    ['M. VASSEUR PAUL\nKERGOUSTIN\n29100 POULDERGAT', ['M. VASSEUR PAUL']],
    [
      'Monsieur Jean TAVARES\net Madame Élise TAVARES née\nBOISSEAU\n4 rue Haute\n39100 DOLE',
      ['Monsieur Jean TAVARES et Madame Élise TAVARES née BOISSEAU'],
    ],
    ['Madame Élise TAVARES née\n4 rue Haute\n39100 DOLE', []],
    ['Copropriétaire : Mme Inès COURTIN veuve HAMON', ['Mme Inès COURTIN veuve HAMON']],
  ])('%s', (text, names) => {
    expect(ownersOf(text)).toEqual(names);
  });

  it('of a home has both her names', () => {
    const said = 'Propriétaire : Mme COURTIN Inès ép. HAMON\nAdresse : 4 rue Haute 39100 DOLE';
    expect(valuesOf(sheets(said).flatMap(homeOwnerOf))).toEqual(['Mme COURTIN Inès ép. HAMON']);
  });
});

describe('a syndic', () => {
  it.each([
    [
      'Syndic : Cabinet Rolin, Parmentier, Duc (R.P.D.), 4 place Haute, 39100 DOLE',
      ['Cabinet Rolin, Parmentier, Duc'],
    ],
    ['Syndic bénévole : Mme Odile\nFAUCONNET.', ['Mme Odile FAUCONNET']],
    ['LE CLOS DES TANNEURS\n4 rue Haute\n39100 DOLE\n\nPROCÈS-VERBAL', []],
    ['Le syndic\nPROJETS DE RÉSOLUTIONS', []],
  ])('%s', (text, names) => {
    expect(syndicsOf(text)).toEqual(names);
  });

  it('is its name, without its trade or its brand', () => {
    expect(ownName('Cabinet ROLIN syndic d’immeubles')).toBe('Cabinet ROLIN');
    expect(ownName('novimmo NOVIMMO DOLE CENTRE')).toBe('NOVIMMO DOLE CENTRE');
    expect(ownName('Gestion du Doubs')).toBe('Gestion du Doubs');
    expect(partnersIn('Cabinet Rolin, Dole')).toBeNull();
  });
});

describe('the office of a firm', () => {
  it('is not the building, though it is in one', () => {
    const head =
      'Cabinet Rolin, administrateurs de biens\nRésidence Bellevue, 4 cours Haut, 39100 DOLE\n\n\nCopropriété Le Parc, 7 rue Basse, 39100 DOLE';
    expect(valuesOf(sheets(head).flatMap((sheet) => buildingOf(sheet).addresses))).toEqual([
      '7 rue Basse, 39100 DOLE',
    ]);
  });

  it('is told by the trade beside it', () => {
    const head = 'Rolin & Fils\nGérance d’immeubles depuis 1961 – 4 cours Haut – 39100 DOLE';
    expect(valuesOf(sheets(head).flatMap((sheet) => buildingOf(sheet).addresses))).toEqual([]);
  });
});

describe('no name', () => {
  it.each([
    'FR76',
    'FR76 3000 4000',
    'CONCERNÉE',
    'DE LA COPROPRIÉTÉ',
    'ORDRE DU JOUR',
    'LE BAILLEUR',
    'LOT NUMÉRO NEUF',
    'PBKX4D MARCHAL',
    'Mme MARCHAL née',
    'Expert immobilier',
  ])('%s', (text) => {
    expect(isNoName(text)).toBe(true);
  });
  it.each([
    'LE CLOS',
    'QUAI BÉRU',
    'SCI LES TROIS LUCS',
    'M. NÉE Paul',
    'MBODJ Awa',
    'A CASA DI MARE',
  ])('but %s is one', (text) => {
    expect(isNoName(text)).toBe(false);
  });
});
