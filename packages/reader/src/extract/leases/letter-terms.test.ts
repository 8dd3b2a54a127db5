// What a notice recalls of the lease, and what a receipt recalls of the deposit.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a notice to leave', () => {
  const notice = (words: string) =>
    typedFacts(
      `Mme Jeanne ESSAI
4 rue du Bac, 59000 LILLE
Lille, le 3 mars 2026
Objet : congé pour vendre
Monsieur,
${words}
Je vous donne congé, ce qui vaut offre de vente au prix de 90 000 €.`,
      'LOGEMENT_LOUE',
      'CONGE',
    );

  it.each([
    ['le bail a pris effet le 1er mai 2021, reconduit le 1er mai 2024.', '2021-05-01'],
    ['par contrat du 1er octobre 2020, échéance le 30 septembre 2026.', '2020-10-01'],
    ['par contrat signé le 12 septembre 2020, échéance le 30 septembre 2026.', undefined],
    ['vous occupez le logement.', undefined],
  ])('starts where it says so, or where its end proves it: %s', (words, day) => {
    expect(notice(`Monsieur, ${words}`)['lease_from']).toBe(day);
  });

  it.each([
    ['Le loyer actuel, 512 € hors charges, reste dû.', 51_200],
    ['Logement loué moyennant un loyer mensuel de 480 €.', 48_000],
    ['Le loyer est de 560 € charges comprises.', undefined],
    ['Vous devez un dernier loyer de 512 €.', undefined],
  ])('tells the rent without charges: %s', (words, rent) => {
    expect(notice(words)['rent']).toBe(rent);
  });

  it('tells the area that the law of sales asks for', () => {
    expect(notice('Deux pièces de 43,75 m² (loi Carrez), lot 4.')['surface_carrez']).toBe(4375);
    expect(notice('Deux pièces de 43,75 m², lot 4.')['surface_carrez']).toBeUndefined();
  });

  it('names whole whom a sentence names by the family only', () => {
    const facts = typedFacts(
      `CONGÉ
À LA REQUÊTE DE : Madame Jeanne ESSAI, demeurant 4 rue du Bac, 59000 LILLE
SIGNIFIÉ À : Monsieur Guy MODELE, demeurant 8 rue du Port, 59000 LILLE
Elle a donné à bail à Monsieur MODELE le logement. Elle lui donne congé pour vendre.`,
      'LOGEMENT_LOUE',
      'CONGE',
    );
    expect(facts).toMatchObject({ tenant: 'Monsieur Guy MODELE' });
  });
});

it('reads the deposit of a receipt where it is named, and never the rent for it', () => {
  const receipt = (words: string) =>
    typedFacts(
      `QUITTANCE DE LOYER\nLoyer   500,00 €\nCharges   40,00 €\nTotal   540,00 €\n${words}`,
      'LOGEMENT_LOUE',
      'QUITTANCE',
    )['deposit'];
  expect(receipt('Dépôt de garantie détenu : 500,00 €.')).toBe(50_000);
  expect(receipt('Elle ne vaut pas restitution du dépôt de garantie.')).toBeUndefined();
});

it('ends the name of a party where the home begins', () => {
  const facts = typedFacts(
    `BAIL D'HABITATION
Le bailleur : Mme Jeanne ESSAI demeurant 4 rue du Bac, 59000 LILLE
Le locataire : M. Guy MODELE domicilié 8 rue du Port, 59000 LILLE`,
    'LOGEMENT_LOUE',
    'BAIL',
  );
  expect(facts).toMatchObject({ landlord: 'Mme Jeanne ESSAI', tenant: 'M. Guy MODELE' });
});
