// Whose a syndic's paper is, in letters of small senders and in forms: none of these wordings is of a sample.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('an owner who manages the building', () => {
  it.each([
    [
      `Mme Odile CHARPENTIER
syndic bénévole de la copropriété`,
      'Mme Odile CHARPENTIER',
    ],
    [
      `Le syndic bénévole,
Paul ESTEVE`,
      'Paul ESTEVE',
    ],
    ['Syndic bénévole : M. Gérard PONS – 3 allée des Pins, 34000 MONTPELLIER', 'M. Gérard PONS'],
    ['Syndic : bénévole (M. Rémi GODARD)', 'M. Rémi GODARD'],
    ['Syndic bénévole : oui', undefined],
  ])('%s', (text, syndic) => {
    expect(typedFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')['syndic']).toBe(syndic);
  });
});

describe('the number of an account', () => {
  it.each([
    ['Compte copropriétaire 4417/00017 – lots 17 et 96', '4417/00017'],
    ['Compte BW-012 – EXEMPLE Bastien', 'BW-012'],
    ['N° de compte : 450-0852-0214', '450-0852-0214'],
    ['Réf. copropriétaire : VID-0042', 'VID-0042'],
    ['N° de copropriétaire : 1187', '1187'],
    [
      `VOTRE COMPTE
SCC-0771-37`,
      'SCC-0771-37',
    ],
    ['Virement sur le compte bancaire n° 00011941033', undefined],
    ['Compte arrêté au 30/06/2026', undefined],
  ])('%s', (text, account) => {
    expect(typedFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')['account']).toBe(account);
  });
});

describe('lots', () => {
  it.each([
    ['Lots 214, 318, 407 – 1 287 tantièmes', ['214', '318', '407']],
    ['Lots cédés : 17 (appartement), 96 (box) – 212/10000 tantièmes', ['17', '96']],
    [
      'Votre quote-part pour le lot 7 (appartement) et le lot 15 (garage) est de 310 €.',
      ['7', '15'],
    ],
    [
      `Lots   214 Appartement T3 – 318 Cave –
407 Parking`,
      ['214', '318'],
    ],
    [
      `Lot   Nature   Étage
12   Appartement   2
31   Cave   -1`,
      ['12', '31'],
    ],
  ])('%s', (text, lots) => {
    expect(typedFacts(text, 'CHARGES', 'APPEL_DE_FONDS')['lots']).toEqual(lots);
  });
});

describe('a letter to two', () => {
  it.each([
    [
      `Madame et Monsieur
Paul GUERIN
6 rue du Stade`,
      'Madame et Monsieur Paul GUERIN',
    ],
    [
      `Copropriétaire :
M. Xavier ETCHEVERRY
Mme Maite ETCHEVERRY`,
      'M. Xavier ETCHEVERRY et Mme Maite ETCHEVERRY',
    ],
    ['Copropriétaire Mme VIDAL Annie   Réf. 12', 'Mme VIDAL Annie'],
    ['Madame, Monsieur,', undefined],
  ])('%s', (text, owner) => {
    expect(typedFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')['owner']).toBe(owner);
  });
});
