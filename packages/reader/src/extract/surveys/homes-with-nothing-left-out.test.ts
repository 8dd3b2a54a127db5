// Surveys, certificates and papers of people: a number whole, an area to its last hundredth, the lot that was measured.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('the number of a report', () => {
  it.each([
    ['N° de dossier : KL-26-4408 TER – Date de la visite : 29/10/2026', 'KL-26-4408 TER'],
    ['ESSAI DIAGNOSTICS          Rapport n° KL-2026-731 ELEC', 'KL-2026-731 ELEC'],
    ['Référence du rapport : 2026/118 AMIANTE', '2026/118 AMIANTE'],
    ['Dossier n° KL-26-118 / GAZ', 'KL-26-118 / GAZ'],
    ['Rapport n° KL-26-118 du 12/10/2026', 'KL-26-118'],
    ['RAPPORT N° KL-26-118 DU 12/10/2026', 'KL-26-118'],
    ['Dossier n° KL-26-118 MODELEAU', 'KL-26-118'],
  ])('%s', (line, number) => {
    const { report_number } = typedFacts(
      `${line}\nÉtat relatif à la présence de termites\nAdresse : 12 rue du Test, 33000 BORDEAUX`,
      'DIAGNOSTICS',
      'TERMITES',
    );
    expect(String(report_number).replace(' / ', '/')).toBe(number.replace(' / ', '/'));
  });
});

const certificate = (text: string) =>
  typedFacts(`CERTIFICAT DE MESURAGE – LOI CARREZ\n${text}`, 'CERT_CARREZ', 'CARREZ');

describe('a certificate of area', () => {
  it.each([
    ['La superficie privative s’établit à 83 m² 46 dm².', 8346],
    ['La superficie privative est de 83 m² et 5 dm².', 8305],
    ['La superficie privative est de 83 m² 46 (83,46 m²).', 8346],
    ['La superficie privative est de 83 mètres carrés 46 décimètres carrés.', 8346],
    ['La superficie privative est de 83,4 m².', 8340],
    ['La superficie privative est de 83 m².', 8300],
  ])('%s', (text, area) => {
    expect(certificate(text)['surface_carrez']).toBe(area);
  });

  it.each([
    [
      'Mesurage de la partie privative du lot numéro douze (12) de l’immeuble. Le balcon et la cave (lot 40) ne sont pas compris.',
      ['12'],
    ],
    ['J’ai mesuré le lot n° 12, appartement. La cave, lot n° 40, est exclue du mesurage.', ['12']],
    ['Un appartement a été mesuré. La cave (lot 40) n’est pas comprise.', undefined],
  ])('of the lot that was measured: %s', (text, lots) => {
    expect(certificate(text)['lots']).toEqual(lots);
  });
});

it.each([
  ['Document généré par Testrisque, commande 12-4 du 27/10/2026.', '2026-10-28'],
  ['Plan joint. Devis n° 12-4 accepté le 27/10/2026.', '2026-10-28'],
])('the day of a state of risks is not that of the order: %s', (foot, day) => {
  expect(
    typedFacts(
      `État des risques\nBien : 12 rue du Test, 74000 ANNECY\nFait à Annecy, le 28/10/2026\n${foot}`,
      'DIAGNOSTICS',
      'ERP',
    )['made_on'],
  ).toBe(day);
});

const IBAN = 'FR76 3000 6000 0112 3456 7890 189';
it.each([
  `IBAN – identifiant international de compte          BIC – identifiant international de l’établissement
${IBAN}                  TESTFRPPXXX`,
  `${IBAN}\nIBAN\nTESTFRPPXXX\nBIC`,
  `IBAN          ${IBAN}\nBIC / SWIFT          TESTFRPPXXX`,
  `IBAN : ${IBAN}\nCode BIC (Bank Identifier Code) : TESTFRPPXXX`,
])('a bank by its code: %s', (lines) => {
  expect(
    typedFacts(`RELEVÉ D’IDENTITÉ BANCAIRE\nTitulaire : M. Luc ESSAI\n${lines}`, 'RIB')['bic'],
  ).toBe('TESTFRPPXXX');
});

it('no word in capitals is a bank', () => {
  expect(
    typedFacts(
      `RELEVÉ D’IDENTITÉ BANCAIRE\nTitulaire : M. Luc ESSAI\nCHIFFRES          SOLDE\nIBAN : ${IBAN}\nBIC : voir votre agence`,
      'RIB',
    )['bic'],
  ).toBeUndefined();
});

it.each([
  'Délivré selon procédé informatisé, certifié conforme. TESTVILLE, le 12 octobre 2026.',
  'Copie délivrée conforme aux registres. À Testville, le 12 octobre 2026.',
  'Certifié conforme à l’original. Testville le 12 octobre 2026',
])('a birth certificate delivered: %s', (line) => {
  expect(
    typedFacts(
      `EXTRAIT D’ACTE DE NAISSANCE\nNom : ESSAI\nPrénoms : Luc\nNé le : 9 septembre 1975\n${line}`,
      'ACT_NAISSANCE',
    )['delivered_on'],
  ).toBe('2026-10-12');
});

it.each([
  [
    '– Nom et adresse du bailleur : Indivision ESSAI-TEMOIN, 91 rue du Test, 59100 ROUBAIX',
    'Indivision ESSAI-TEMOIN',
  ],
  [
    'Nom, prénom et domicile du bailleur : Madame Rose ESSAI, 91 rue du Test, 59100 ROUBAIX',
    'Madame Rose ESSAI',
  ],
  ['Adresse du bailleur : 91 rue du Test, 59100 ROUBAIX', undefined],
])('a lease: %s', (line, landlord) => {
  expect(
    typedFacts(
      `CONTRAT DE LOCATION\n${line}\nNom du locataire : Monsieur Marc TEMOIN\nLoyer : 495,00 €`,
      'LOGEMENT_LOUE',
      'BAIL',
    )['landlord'],
  ).toBe(landlord);
});

it('an insured doctor', () => {
  expect(
    typedFacts(
      `Attestation d’assurance\nSouscripteur          Dr ESSAI Luuk\nContrat n°          PNO 06-771`,
      'ASSURANCES_DU_LOGEMENT',
    )['owner'],
  ).toBe('Dr ESSAI Luuk');
});

it('the home that was examined, whoever asked', () => {
  expect(
    typedFacts(
      `ESSAI CONTRÔLE – 3 avenue du Labo – 06600 ANTIBES
État de l’installation intérieure d’électricité
Donneur d’ordre : Mme Rose ESSAI
Villa Test, 41 chemin du Phare, 06600 ANTIBES
Bien contrôlé : appartement, lot 31, 7 avenue du Test,
06600 ANTIBES`,
      'DIAGNOSTICS',
      'ELECTRICITE',
    )['property_address'],
  ).toBe('7 avenue du Test, 06600 ANTIBES');
});
