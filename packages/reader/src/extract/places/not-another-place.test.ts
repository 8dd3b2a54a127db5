// Where people live, meet and work is extracted on papers too: none of it is the building that the paper is about.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { isNoName } from '../names/no-names.ts';
import { homeOwnerOf, ownerOf } from '../parties/owner.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { buildingOf } from './building.ts';

const read = (text: string) => {
  const { names, addresses } = buildingOf(sheetOf(setPage(text)));
  return [names[0]?.value, addresses[0]?.value];
};
const ownersOf = (text: string) => ownerOf(sheetOf(setPage(text))).map(({ value }) => value);

const OFFICE = `NORD GESTION
14 place du Test
59000 LILLE`;
const HOME = `
                                             Madame Anne ESSAI
                                             Résidence Les Mouettes
                                             3 rue du Phare
                                             62100 CALAIS
`;

describe('the building of a paper', () => {
  it('is not where its owner lives', () => {
    expect(read(`${OFFICE}${HOME}Appel de fonds du 2e trimestre`)).toEqual([undefined, undefined]);
    expect(read(`${OFFICE}${HOME}Copropriété LE BEFFROI – 5 rue Nationale 59000 LILLE`)).toEqual([
      'LE BEFFROI',
      '5 rue Nationale 59000 LILLE',
    ]);
  });

  it('may be where its owner lives, told twice', () => {
    expect(
      read(`${OFFICE}${HOME}Résidence Les Mouettes – 3 rue du Phare, 62100 CALAIS – lots 3, 4`),
    ).toEqual(['Résidence Les Mouettes', '3 rue du Phare, 62100 CALAIS']);
  });

  it('is not where the office is', () => {
    expect(
      read(`NORD GESTION – Résidence Le Parc – 14 place du Test – 59000 LILLE
Procès-verbal
Copropriété LE BEFFROI`),
    ).toEqual(['LE BEFFROI', undefined]);
    expect(
      read(`NORD GESTION
Résidence Le Parc
14 place du Test
59000 LILLE

Immeuble LE BEFFROI
5 rue Nationale 59000 LILLE`),
    ).toEqual(['LE BEFFROI', '5 rue Nationale 59000 LILLE']);
  });

  it('is not what the office is called', () => {
    expect(
      read(`COPRO SUD
3 rue Haute 44000 NANTES
Votre gestionnaire : Mme Julie EXEMPLE`),
    ).toEqual([undefined, undefined]);
    expect(read('Syndic de copropriété COPRO SUD\nCONVOCATION')).toEqual([undefined, undefined]);
  });

  it.each([
    "L'assemblée se tiendra à la Résidence Les Mouettes, 3 rue du Phare, 59000 LILLE",
    "L'assemblée aura lieu dans l'immeuble Le Phare, 3 rue du Phare, 59000 LILLE",
    'Lieu : Résidence Les Mouettes, 3 rue du Phare, 59000 LILLE',
  ])('is not where people meet: %s', (meeting) => {
    expect(read(`CONVOCATION\nCopropriété LE BEFFROI\n\n${meeting}`)).toEqual([
      'LE BEFFROI',
      undefined,
    ]);
  });

  it('is named at the end of a sentence, over its address', () => {
    expect(
      read(`PROCÈS-VERBAL
de l'assemblée générale des copropriétaires de la résidence LE BEFFROI
5 rue Nationale 59000 LILLE
Passage sur la résidence LES LILAS`),
    ).toEqual(['Résidence LE BEFFROI', '5 rue Nationale 59000 LILLE']);
  });

  it('is no street of somebody without a title', () => {
    expect(read('RÉGIE DU PORT\n\n\nESSAI Luc\n9 rue Basse\n44000 NANTES')).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('an owner', () => {
  it.each([
    ['Propriétaire : 00123 - ESSAI LUC', 'ESSAI LUC'],
    ['Copropriétaire : 450-0123 M. ESSAI Luc', 'M. ESSAI Luc'],
    ['Copropriétaire votant : ESSAI Luc – lots 3, 4', 'ESSAI Luc'],
    ['Mandant : M. ESSAI Luc\nMandataire : M. TEST Paul', 'M. ESSAI Luc'],
  ])('%s', (text, name) => {
    expect(ownersOf(text)).toEqual([name]);
  });

  it('has a given name under her two family names', () => {
    expect(ownersOf('Mme ESSAI née TEST\nMarie\n9 rue Basse\n44000 NANTES')).toEqual([
      'Mme ESSAI née TEST Marie',
    ]);
  });

  it('is no office that somebody holds', () => {
    expect(['M. le Président', 'Madame la Directrice', 'Monsieur le Maire'].map(isNoName)).toEqual([
      true,
      true,
      true,
    ]);
    expect(isNoName('Monsieur LE MAIREC')).toBe(false);
    expect(isNoName('Mme la Comtesse ESSAI')).toBe(false);
  });

  it('of a home is not beside a town of another card', () => {
    const cards = `EXPERT DIAG            M. ESSAI Luc
12 quai Nord           Mme TEST Anne
44000 NANTES           M. EXEMPLE Paul`;
    expect(homeOwnerOf(sheetOf(setPage(cards)))).toEqual([]);
  });
});
