// Notices of meetings: letters, tables, cards; each tells other days than that of the meeting.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { recognise } from '../../recognise/recognise.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'cv-letter',
    'CV_AG',
    null,
    `SYNDIC BÉNÉVOLE – Mme Hélène CASTAGNET
Copropriété LE PIGEONNIER, 4 rue du Taur, 31000 TOULOUSE
Monsieur Éric DUPRÉ
4 rue du Taur
31000 TOULOUSE
Toulouse, le 2 septembre 2026
Cher voisin,
Notre prochaine assemblée annuelle est programmée pour le samedi 3 octobre 2026 à 10 heures, chez moi, au deuxième étage.
Nous y parlerons de :
1) Comptes de l’année écoulée
2) Quitus au syndic bénévole
3) Budget de l’an prochain
4) Remise en peinture du porche
Les factures peuvent être vues chez moi le 26 septembre 2026 entre 14 h et 17 h.
Si vous ne pouvez pas venir, remettez votre pouvoir à un autre copropriétaire.
Bien à vous,
Hélène CASTAGNET`,
    {
      building: 'LE PIGEONNIER',
      building_address: '4 rue du Taur, 31000 TOULOUSE',
      owner: 'Monsieur Éric DUPRÉ',
      meeting_on: '2026-10-03',
      sent_on: '2026-09-02',
      resolutions: [
        '1. Comptes de l’année écoulée',
        '2. Quitus au syndic bénévole',
        '3. Budget de l’an prochain',
        '4. Remise en peinture du porche',
      ],
    },
  ],
  [
    'cv-table',
    'CV_AG',
    null,
    `CITYA PAYS DE LOIRE – 8 rue de Strasbourg, 44000 NANTES
Mme BRIAND Martine
16 rue Haute Roche
44000 NANTES
Nantes, le 21/04/2026
Objet : votre assemblée générale annuelle
Immeuble LE CLOS SAINT-DONATIEN, 16 rue Haute Roche, 44000 NANTES
Vos lots : 8, 22 – 341 / 10000
Date de la réunion  Heure  Lieu
19/05/2026  17 h 45  Espace Cosmopolis, 18 rue Scribe, Nantes
Consultation des pièces : le 12/05/2026 de 9 h à 12 h à l’agence.
N°  Question  Majorité
1  Désignation du président de séance  24
2  Approbation des comptes du 01/01/2025 au 31/12/2025  24
3  Quitus au syndic  24
4  Fixation du budget 2027 à 61 300,00 €  24
5  Réfection du muret de clôture  24
Les copropriétaires empêchés peuvent se faire représenter au moyen du pouvoir ci-joint.`,
    {
      building: 'LE CLOS SAINT-DONATIEN',
      building_address: '16 rue Haute Roche, 44000 NANTES',
      owner: 'Mme BRIAND Martine',
      lots: ['8', '22'],
      tantiemes: 341,
      base: 10000,
      meeting_on: '2026-05-19',
      sent_on: '2026-04-21',
      resolutions: [
        '1. Désignation du président de séance',
        '2. Approbation des comptes du 01/01/2025 au 31/12/2025',
        '3. Quitus au syndic',
        '4. Fixation du budget 2027 à 61 300,00 €',
        '5. Réfection du muret de clôture',
      ],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_a_voter: 6130000,
    },
  ],
  [
    'cv-second',
    'CV_AG',
    null,
    `CABINET ROUSSEAU ET FILS
Syndic de copropriété – 9 place du Martroi, 45000 ORLÉANS
LRAR
M. et Mme FAUCHER Gilles
2 allée des Tilleuls
45160 OLIVET
Orléans, le 8 janvier 2027
ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE
Syndicat des copropriétaires LES RIVES DU LOIRET, 30 quai du Roi, 45000 ORLÉANS – RNC AC4558210
Madame, Monsieur,
Faute de majorité lors de l’assemblée du 12 novembre 2026, nous vous remercions de bien vouloir assister à une nouvelle
réunion, laquelle se déroulera le mardi 9 février 2027 à 19 h 00 à la Maison des associations.
Les documents sont consultables sur l’extranet à compter du 15 janvier 2027.
ORDRE DU JOUR
Point 1 – Élection du président (article 24)
Point 2 – Surélévation du bâtiment C : autorisation à donner à la société ATELIER NORD (article 26)
Point 3 – Pouvoirs au syndic pour signer les actes (article 24)
Votre compte : lots 17, 18 et 203 – 512 tantièmes sur 10 000`,
    {
      syndic: 'CABINET ROUSSEAU ET FILS',
      building: 'LES RIVES DU LOIRET',
      building_address: '30 quai du Roi, 45000 ORLÉANS',
      rnc: 'AC4558210',
      owner: 'M. et Mme FAUCHER Gilles',
      lots: ['17', '18', '203'],
      tantiemes: 512,
      base: 10000,
      meeting_on: '2027-02-09',
      sent_on: '2027-01-08',
      resolutions: [
        '1. Élection du président',
        '2. Surélévation du bâtiment C : autorisation à donner à la société ATELIER NORD',
        '3. Pouvoirs au syndic pour signer les actes',
      ],
    },
  ],
  [
    'cv2-booklet',
    'CV_AG',
    null,
    `LOISELET – 3 quai Gallieni, 92150 SURESNES
Madame Fatou SOW
7 rue Carnot
92150 SURESNES
Suresnes, le 2 avril 2027
CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ANNUELLE
Copropriété : LES COTEAUX, 7 rue Carnot, 92150 SURESNES (immatriculée AA0415227)
Vous détenez les lots 31, 77 et 120 pour un total de 418/10000èmes.
Chère Madame,
Le syndic vous prie de bien vouloir assister à l’assemblée générale annuelle des copropriétaires
le mercredi 28 avril 2027, à 18 heures précises
Centre culturel, 2 rue Émile Zola, Suresnes
Les pièces comptables seront tenues à votre disposition du 19 avril 2027 au 23 avril 2027.
Le formulaire de vote par correspondance doit être reçu au plus tard le 24 avril 2027.
Ordre du jour :
1 – Élection du bureau
2 – Approbation des comptes de l’exercice du 1er janvier 2026 au 31 décembre 2026
3 – Quitus
4 – Vote du budget prévisionnel de l’exercice du 1er janvier 2028 au 31 décembre 2028 pour un montant de 77 450,00 €
5 – Autorisation donnée à M. PETIT, lot 12, de poser un climatiseur`,
    {
      building: 'LES COTEAUX',
      building_address: '7 rue Carnot, 92150 SURESNES',
      rnc: 'AA0415227',
      owner: 'Madame Fatou SOW',
      lots: ['31', '77', '120'],
      tantiemes: 418,
      base: 10000,
      meeting_on: '2027-04-28',
      sent_on: '2027-04-02',
      approved_from: '2026-01-01',
      approved_to: '2026-12-31',
      budget_a_voter: 7745000,
      budget_from: '2028-01-01',
      budget_to: '2028-12-31',
    },
  ],
  [
    'cv3-a',
    'CV_AG',
    null,
    `SQUARE HABITAT SYNDIC
1 rue de la Préfecture, 86000 POITIERS
Réf. immeuble : 0219 – LES CORDELIERS
12 rue des Cordeliers, 86000 POITIERS
Réf. copropriétaire : 0219-0045
M. NADEAU Christian
12 rue des Cordeliers
86000 POITIERS
Poitiers, le 12/05/2026
Lettre recommandée avec avis de réception
Monsieur,
J’ai l’honneur de vous informer que les copropriétaires de l’immeuble sont convoqués en assemblée générale ordinaire
Le : lundi 8 juin 2026
À : 18 heures
Lieu : Salons de Blossac, Poitiers
Vous trouverez ci-après l’ordre du jour :
1. Constitution du bureau (art. 24)
2. Approbation des comptes arrêtés au 31/12/2025 (art. 24)
3. Budget prévisionnel du 01/01/2027 au 31/12/2027 : 36 700,00 € (art. 24)
4. Travaux de reprise de l’étanchéité de la terrasse du 4e étage, côté
jardin, choix de l’entreprise (art. 24)
5. Questions diverses
Votre quote-part : lots 11 et 29 soit 322/10000 tantièmes.
Les justificatifs de charges pourront être consultés le 1er juin 2026 de 14 h à 16 h en nos bureaux.`,
    {
      building: 'LES CORDELIERS',
      building_address: '12 rue des Cordeliers, 86000 POITIERS',
      owner: 'M. NADEAU Christian',
      lots: ['11', '29'],
      tantiemes: 322,
      base: 10000,
      meeting_on: '2026-06-08',
      sent_on: '2026-05-12',
      resolutions: [
        '1. Constitution du bureau',
        '2. Approbation des comptes arrêtés au 31/12/2025',
        '3. Budget prévisionnel du 01/01/2027 au 31/12/2027',
        '4. Travaux de reprise de l’étanchéité de la terrasse du 4e étage, côté jardin, choix de l’entreprise',
        '5. Questions diverses',
      ],
      budget_a_voter: 3670000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
    },
  ],
  [
    'cv3-b',
    'CV_AG',
    null,
    `Syndicat des copropriétaires 5 RUE GAMBETTA
5 rue Gambetta, 80000 AMIENS
représenté par son syndic ACTIMMO, 9 rue de Noyon, 80000 AMIENS
Indivision DELCOURT
40 route de Paris
80480 DURY
Amiens, le 30 avril 2026
Objet : assemblée générale ordinaire du 27 mai 2026
Mesdames, Messieurs,
Nous vous invitons à prendre part à l’assemblée qui se tiendra en nos locaux le 27 mai 2026 à 14h30.
L’assemblée précédente, du 3 juin 2025, avait fixé le budget en cours.
ORDRE DU JOUR ET PROJETS DE RÉSOLUTIONS
Résolution n° 1 : Désignation du président (majorité art. 24)
Résolution n° 2 : Approbation des comptes 2025 (majorité art. 24)
Projet : l’assemblée approuve les comptes du 01/01/2025 au 31/12/2025.
Résolution n° 3 : Renouvellement du syndic ACTIMMO (majorité art. 25)
Projet : l’assemblée renouvelle le mandat du 27 mai 2026 au 30 juin 2027.
Résolution n° 4 : Budget 2027 (majorité art. 24)
Projet : l’assemblée fixe le budget à 19 450,00 €.`,
    {
      building_address: '5 rue Gambetta, 80000 AMIENS',
      owner: 'Indivision DELCOURT',
      meeting_on: '2026-05-27',
      sent_on: '2026-04-30',
      resolutions: [
        '1. Désignation du président',
        '2. Approbation des comptes 2025',
        '3. Renouvellement du syndic ACTIMMO',
        '4. Budget 2027',
      ],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_a_voter: 1945000,
    },
  ],
  [
    'cv4-a',
    'CV_AG',
    null,
    `ADB CONSEIL – administrateur de biens
45 rue Foch, 34000 MONTPELLIER
M. et Mme VIGUIER Henri
8 rue de l’Aiguillerie
34000 MONTPELLIER
Montpellier, le 14 septembre 2026
Recommandé AR
AVIS D’ASSEMBLÉE GÉNÉRALE
Immeuble « LE PEYROU », 8 rue de l’Aiguillerie, 34000 MONTPELLIER
Lots n° 6 – 19 – 40 / Tantièmes : 275 sur 10 000
Madame, Monsieur, cher copropriétaire,
Une assemblée générale des copropriétaires est organisée le mardi 13 octobre 2026 à dix-huit heures, salle Pétrarque.
Vous y êtes cordialement attendus. À défaut, un pouvoir est joint.
Les pièces sont consultables en nos bureaux les 5 et 6 octobre 2026.
QUESTIONS À L’ORDRE DU JOUR
Q1 – Élection du président et du secrétaire
Q2 – Approbation des comptes 2025/2026 (exercice du 01/07/2025 au 30/06/2026)
Q3 – Quitus au syndic
Q4 – Budget 2027/2028 : 41 200,00 €
Q5 – Peinture de la cage d’escalier A`,
    {
      building: 'LE PEYROU',
      building_address: "8 rue de l'Aiguillerie, 34000 MONTPELLIER",
      owner: 'M. et Mme VIGUIER Henri',
      tantiemes: 275,
      base: 10000,
      meeting_on: '2026-10-13',
      sent_on: '2026-09-14',
      approved_from: '2025-07-01',
      approved_to: '2026-06-30',
      budget_a_voter: 4120000,
    },
  ],
  [
    'cv4-b',
    'CV_AG',
    null,
    `Cabinet HENNEBELLE, syndic
CONVOCATION
à l’assemblée générale ordinaire des copropriétaires
Résidence : LES DUNES, 1 rue de la Plage, 62520 LE TOUQUET
Destinataire : SCI MER ET VENT
Lots : 102, 103      Tantièmes : 640 / 10000
Date de convocation : 03/07/2026
Date de l’assemblée : samedi 1er août 2026      Heure : 9 h 30      Lieu : Palais de l’Europe
Ordre du jour
01 Élection du bureau de l’assemblée
02 Rapport moral du conseil syndical
03 Approbation des comptes du 01/04/2025 au 31/03/2026
04 Vote du budget du 01/04/2027 au 31/03/2028 : 120 500,00 €
05 Rénovation des halls`,
    {
      building: 'LES DUNES',
      building_address: '1 rue de la Plage, 62520 LE TOUQUET',
      owner: 'SCI MER ET VENT',
      lots: ['102', '103'],
      tantiemes: 640,
      base: 10000,
      meeting_on: '2026-08-01',
      sent_on: '2026-07-03',
      resolutions: [
        '1. Élection du bureau de l’assemblée',
        '2. Rapport moral du conseil syndical',
        '3. Approbation des comptes du 01/04/2025 au 31/03/2026',
        '4. Vote du budget du 01/04/2027 au 31/03/2028',
        '5. Rénovation des halls',
      ],
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      budget_a_voter: 12050000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
    },
  ],
  [
    'cv5-a',
    'CV_AG',
    null,
    `TERRA SYNDIC
11 rue d’Isly, 59000 LILLE
Mme CARPENTIER Louise
3 rue Solférino
59000 LILLE
Lille, le 6 octobre 2026
Copropriété LE SOLFÉRINO – 3 rue Solférino – 59000 LILLE
Votre lot : 15 – vos tantièmes : 88/1000
Convocation à l’assemblée générale du 5 novembre 2026
Madame,
Vous êtes invitée à participer à l’assemblée générale ordinaire, le jeudi 5 novembre 2026 à partir de 17 h 30, à l’étude.
Si vous souhaitez voter par correspondance, le formulaire devra nous parvenir avant le 1er novembre 2026.
1/ Désignation du président (art. 24)
2/ Comptes de l’exercice du 01/09/2025 au 31/08/2026 (art. 24)
3/ Budget du 01/09/2027 au 31/08/2028, soit 15 300,00 € (art. 24)
4/ Remplacement du chauffe-eau collectif (art. 24)`,
    {
      syndic: 'TERRA SYNDIC',
      building: 'LE SOLFÉRINO',
      building_address: '3 rue Solférino, 59000 LILLE',
      owner: 'Mme CARPENTIER Louise',
      lots: ['15'],
      tantiemes: 88,
      base: 1000,
      meeting_on: '2026-11-05',
      sent_on: '2026-10-06',
      approved_from: '2025-09-01',
      approved_to: '2026-08-31',
      budget_a_voter: 1530000,
      budget_from: '2027-09-01',
      budget_to: '2028-08-31',
    },
  ],
];

describe('a notice', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    const extracted = typedFacts(text, type, sub_kind);
    expect(extracted).toMatchObject(facts);
    expect(recognise(typedPages(...text.split(/^-{5,}$/m)))).toMatchObject([
      { type, sub_kind, answered: true },
    ]);
  });
});
