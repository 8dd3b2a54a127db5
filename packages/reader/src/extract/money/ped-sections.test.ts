import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const sums = (extracted: string) => {
  const { impayes, dette_fournisseurs } = typedFacts(
    `PRÉ-ÉTAT DATÉ\nVendeur : M. SAVARY Paul – Lots : 3, 4\nDélivré le 12/10/2026\n${extracted}`,
    'PRE_ETAT_DATE',
  );
  return { impayes, dette_fournisseurs };
};

describe('the sums of a building, under the titles of a pré-état daté', () => {
  it.each([
    [
      'with their day',
      `C) Impayés de charges au sein de la copropriété
Au 30/06/2026                                  4 120,15 €
D) Dettes envers les fournisseurs
Au 30/06/2026                                  1 007,60 €`,
    ],
    [
      'without a title',
      `Charges impayées par l’ensemble des copropriétaires    4 120,15 €
Factures fournisseurs restant dues                      1 007,60 €`,
    ],
    [
      'as an amount',
      `III. ÉTAT GLOBAL DES IMPAYÉS
Montant arrêté au 30 juin 2026                 4 120,15 €
IV. DETTE DU SYNDICAT À L’ÉGARD DES FOURNISSEURS
Montant total                                  1 007,60 €`,
    ],
    [
      'alone',
      `3. Sommes dues par les copropriétaires
4 120,15 €
4. Fournisseurs
1 007,60 €`,
    ],
  ])('are told %s', (_, extracted) => {
    expect(sums(extracted)).toEqual({ impayes: 412015, dette_fournisseurs: 100760 });
  });

  it.each([
    [
      'of the seller',
      `C) Impayés du vendeur
Au 30/06/2026                                  120,15 €`,
    ],
    [
      'of which there are two',
      `C) Impayés
Au 30/06/2025                                  3 120,15 €
Au 30/06/2026                                  4 120,15 €`,
    ],
    [
      'that are named otherwise',
      `C) Impayés de charges
Provision trimestrielle                        320,15 €`,
    ],
  ])('are not those %s', (_, extracted) => {
    expect(sums(extracted)['impayes']).toBeUndefined();
  });
});

describe('a loan of the copropriété', () => {
  const read = (text: string) => typedFacts(`PRÉ-ÉTAT DATÉ\n${text}`, 'PRE_ETAT_DATE')['emprunts'];
  it.each([
    ['Emprunt collectif, capital restant dû                    31 750,00', 3175000],
    ['Capital restant dû sur les emprunts du syndicat          31 750,00 €', 3175000],
    ['Montant restant dû au titre de l’emprunt collectif : 31 750,00 €', 3175000],
    ['Le capital restant dû sur l’emprunt collectif s’élève à 31 750,00 €.', 3175000],
    ['Emprunts : montant total restant à rembourser 31 750,00 €', 3175000],
    ['Quote-part du lot dans le capital restant dû de l’emprunt     750,00 €', undefined],
    ['Emprunt souscrit en 2019        90 000,00 €', undefined],
    [
      `I. Sommes dues par le vendeur au titre du lot
Emprunt collectif, capital restant dû     1 200,00 €
II. Situation du syndicat
Emprunt collectif, capital restant dû     31 200,00 €`,
      3120000,
    ],
  ])('%s', (extracted, expected) => {
    expect(read(extracted)).toBe(expected);
  });
});

describe('the day of a pré-état daté', () => {
  it.each([
    'document préparé par le vendeur avec l’aide de son agence, 3 rue du Test, 56000 Vannes, le 03/11/2026',
    'Questionnaire rempli par le syndic le 3 novembre 2026',
    'Renseigné le 03/11/2026',
    'Document remis par la gestionnaire en date du 03.11.2026',
  ])('%s', (extracted) => {
    const found = typedFacts(
      `PRÉ-ÉTAT DATÉ\n${extracted}\nAssemblée générale du 12/05/2026`,
      'PRE_ETAT_DATE',
    );
    expect(found['made_on']).toBe('2026-11-03');
  });
});
