// What surveys conclude, in the words of other offices: a row of a table is no conclusion, and a heading is no row.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('termites', () => {
  const resultOf = (conclusion: string) =>
    typedFacts(
      `ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT
Pièce      Ouvrage      Résultat
Entrée     Plinthes     Absence d'indice
Cave       Solives      Absence d'indice d'infestation de termites
Bureau     Plinthes     Absence d'indice
${conclusion}`,
      'DIAGNOSTICS',
      'TERMITES',
    )['diagnostic_result'];

  it.each([
    [
      'CONCLUSION : IL A ÉTÉ REPÉRÉ DES INDICES D’INFESTATION DE TERMITES le jour de la visite.',
      'POSITIVE',
    ],
    ['Conclusion : il a été constaté la présence de termites le jour de la visite.', 'POSITIVE'],
    ['Conclusion : présence de termites dans la cave.', 'POSITIVE'],
    ['Le présent examen fait état d’absence d’indice de présence de termites.', 'NEGATIVE'],
    ['Notre visite conclut à l’absence d’indices d’infestation de termites.', 'NEGATIVE'],
    ['Le bâtiment est indemne de termites.', 'NEGATIVE'],
    ['L’immeuble ne présente aucune trace de termites.', 'NEGATIVE'],
    ['Présence d’indices d’autres agents de dégradation du bois (vrillettes).', undefined],
    ['Parties non visitées : combles.', undefined],
  ])('%s', (conclusion, result) => {
    expect(resultOf(conclusion)).toBe(result);
  });
});

describe('the asbestos of a building', () => {
  const resultOf = (text: string) =>
    typedFacts(
      `DOSSIER TECHNIQUE AMIANTE – FICHE RÉCAPITULATIVE
Parties communes
${text}`,
      'DIAGNOSTICS_IMMEUBLE',
      'DTA',
    )['diagnostic_result'];

  it.each([
    [
      `Matériaux contenant de l'amiante repérés :
Lieu          Matériau              État          Mesure
Chaufferie    Calorifugeage         Bon état      Évaluation périodique`,
      'POSITIVE',
    ],
    [
      `Emplacement      Composant                Conservation
Local vélos      Plaques fibres-ciment    EP`,
      'POSITIVE',
    ],
    [`Matériaux et produits contenant de l'amiante : néant`, 'NEGATIVE'],
    [`Liste des matériaux contenant de l'amiante\nAucun`, 'NEGATIVE'],
    ["Il n'a pas été repéré de matériaux et produits contenant de l'amiante.", 'NEGATIVE'],
    [
      `Emplacement      Composant         Résultat
Local vélos      Dalles de sol     Absence d'amiante`,
      undefined,
    ],
    ["Recherche de matériaux contenant de l'amiante dans les parties communes", undefined],
  ])('%s', (text, result) => {
    expect(resultOf(text)).toBe(result);
  });
});

describe('the number of a report, told whole', () => {
  it.each([
    ['Réf. : AB 2026-05-118 P – établi le 16 mai 2026', 'AB 2026-05-118 P'],
    ['Dossier AB 2026-05-118 P – visite du 16 mai 2026', 'AB 2026-05-118 P'],
    ['Dossier n° : 2026 / 0412', '2026/0412'],
    ['Dossier 35-26-4471', '35-26-4471'],
    ['Rapport n° 26-0412 à\nRennes', '26-0412'],
    ['Dossier 03-05-2026', undefined],
    ['N° chrono : 2026-0412', '2026-0412'],
    ['Réf. interne 26-0412', '26-0412'],
    [
      'La présente attestation, référencée 24.117, est établie pour valoir ce que de droit.',
      '24.117',
    ],
    ['Le présent rapport, enregistré sous le numéro 24/117, est indivisible.', '24/117'],
    ['Constat établi sous la référence AB-117/26.', 'AB-117/26'],
    ['Attestation délivrée sous la garantie de l’assureur 4471882.', undefined],
  ])('%s', (text, number) => {
    expect(typedFacts(text, 'CERT_CARREZ')['report_number']).toBe(number);
  });
});
