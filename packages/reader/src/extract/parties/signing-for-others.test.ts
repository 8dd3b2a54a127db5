// Those who sign a deed for somebody else are none of its parties.
import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const deed = (seller: string, buyer = 'Monsieur Luc ESSAI, cuisinier, demeurant à METZ,') =>
  typedFacts(
    `L'AN MIL NEUF CENT QUATRE VINGT DIX, le TROIS MAI
Par devant Me Paul MODELE, notaire à METZ, soussigné,
ONT COMPARU :
${seller}
D'UNE PART,
${buyer}
D'AUTRE PART,
Lesquels ont établi la VENTE suivante.`,
    'TITRE_PROP',
    'ACTE_DE_VENTE',
  );

it.each([
  [
    `Madame Rose TEMOIN, directrice, agissant en qualité de gérante de la Société Civile Immobilière "LES TILLEULS", au capital de 5.000 francs, dont le siège est à METZ,`,
    ['Société Civile Immobilière LES TILLEULS'],
  ],
  [
    `Monsieur Jean TEMOIN, demeurant à METZ, agissant au nom et pour le compte de la S.C.I. "LES TILLEULS", dont il est le gérant,`,
    ['S.C.I. LES TILLEULS'],
  ],
  [
    `Monsieur Jean TEMOIN et Madame Rose TEMOIN, agissant en leur qualité de cogérants de la société dénommée LES TILLEULS, dont le siège est à METZ,`,
    ['LES TILLEULS'],
  ],
  [
    `Mademoiselle Zoé CLERC, clerc de notaire, agissant au nom et comme mandataire de Madame Rose TEMOIN, retraitée, demeurant à METZ, en vertu d'une procuration,`,
    ['Madame Rose TEMOIN'],
  ],
  [
    `La société dénommée LES TILLEULS, dont le siège est à METZ, représentée aux présentes par son gérant, Monsieur Jean TEMOIN,`,
    ['LES TILLEULS'],
  ],
  [
    `La SCI LES TILLEULS, représentée par Monsieur Jean TEMOIN et Madame Rose TEMOIN, ses deux gérants,`,
    ['SCI LES TILLEULS'],
  ],
  [
    `Monsieur Jean TEMOIN, gérant de sociétés, et Madame Rose EXEMPLE, son épouse, demeurant ensemble à METZ,`,
    ['Monsieur Jean TEMOIN', 'Madame Rose EXEMPLE'],
  ],
  [
    `Monsieur Jean TEMOIN, agissant en qualité de seul propriétaire, demeurant à METZ,`,
    ['Monsieur Jean TEMOIN'],
  ],
  // Nobody says whom he signs for, or for whom alone.
  [
    `Monsieur Jean TEMOIN, agissant en qualité de tuteur de sa nièce mineure, demeurant à METZ,`,
    undefined,
  ],
  [
    `Monsieur Jean TEMOIN, agissant tant en son nom personnel qu'au nom de la SCI LES TILLEULS,`,
    undefined,
  ],
])('%s', (seller, sellers) => {
  expect(deed(seller)).toMatchObject({ buyers: ['Monsieur Luc ESSAI'] });
  expect(deed(seller)['sellers']).toEqual(sellers);
  expect(deed('Madame Anne EXEMPLE, demeurant à METZ,', seller)['buyers']).toEqual(sellers);
});
