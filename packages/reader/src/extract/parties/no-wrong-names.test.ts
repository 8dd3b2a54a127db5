// Headers of many offices: a name comes out whole, or none does. Never a label, a heading, an account or a half.
import { describe, expect, it } from 'vitest';

import { isNoName } from '../names/no-names.ts';
import { personIn } from '../names/person-names.ts';
import { ownName, partnersIn } from './firm-parts.ts';

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

describe('a syndic', () => {
  it('is its name, without its trade or its brand', () => {
    expect(ownName('Cabinet ROLIN syndic d’immeubles')).toBe('Cabinet ROLIN');
    expect(ownName('novimmo NOVIMMO DOLE CENTRE')).toBe('NOVIMMO DOLE CENTRE');
    expect(ownName('Gestion du Doubs')).toBe('Gestion du Doubs');
    expect(partnersIn('Cabinet Rolin, Dole')).toBeNull();
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
