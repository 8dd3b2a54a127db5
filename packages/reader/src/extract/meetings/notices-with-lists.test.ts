// Notices and proxies that list questions and lots: a list is whole or it is not extracted.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { recognise } from '../../recognise/recognise.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'convocation-articles',
    'CV_AG',
    null,
    `RÉGIE DU LAC
22 avenue d’Albigny – 74000 ANNECY
Annecy, le 30 avril 2026
Réf. : 0412 – LES TERRASSES DU SEMNOZ
SCI BELLEVUE
M. Antoine RIVAL
14 route de Thônes
74940 ANNECY-LE-VIEUX
CONVOCATION EN ASSEMBLÉE GÉNÉRALE
LES TERRASSES DU SEMNOZ – 50 avenue de Cran – 74000 ANNECY
Madame, Monsieur,
Vous êtes convoqué à l’assemblée générale annuelle :
DATE : mercredi 27 mai 2026      HEURE : 18 h 00      LIEU : salle Yvette-Martinet
Lots concernés : 3, 58 et 61. Tantièmes : 287 / 10 000.
ORDRE DU JOUR
Résolution n° 1 – Élection du président de séance
Résolution n° 2 – Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025
Résolution n° 3 – Quitus au syndic
Résolution n° 4 – Budget prévisionnel du 01/01/2027 au 31/12/2027 : 133 000,00 €
Résolution n° 5 – Cotisation au fonds de travaux : 6 650,00 €
Résolution n° 6 – Travaux d’étanchéité de la toiture-terrasse
Résolution n° 7 – Demande de M. CHAPPUIS (lot 12) : pose d’une climatisation
Les justificatifs sont consultables du 18 au 22 mai 2026 de 14 h à 17 h.`,
    {
      syndic: 'RÉGIE DU LAC',
      sent_on: '2026-04-30',
      meeting_on: '2026-05-27',
      owner: 'SCI BELLEVUE',
      lots: ['3', '58', '61'],
      tantiemes: 287,
      base: 10000,
      building: 'LES TERRASSES DU SEMNOZ',
      resolutions: [
        '1. Élection du président de séance',
        '2. Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025',
        '3. Quitus au syndic',
        '4. Budget prévisionnel du 01/01/2027 au 31/12/2027',
        '5. Cotisation au fonds de travaux',
        '6. Travaux d’étanchéité de la toiture-terrasse',
        '7. Demande de M. CHAPPUIS (lot 12) : pose d’une climatisation',
      ],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_a_voter: 13300000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 665000,
    },
  ],
  [
    'convocation-projets',
    'CV_AG',
    null,
    `SYNDICAT COOPÉRATIF DU 14 RUE DES CORDELIERS
14 rue des Cordeliers, 64000 PAU
Pau, le 8 janvier 2027
À Madame LAHERRÈRE Monique
Assemblée générale ordinaire du samedi 30 janvier 2027, 10 heures, chez Monsieur Prat, rez-de-chaussée
Madame,
Vous êtes cordialement invitée à cette assemblée. Vous y détenez 145 voix sur 1 000 au titre des lots 2 et 11.
Ordre du jour et projets de résolution
1/ Désignation du président et du secrétaire
2/ Approbation des comptes 2026
« L’assemblée approuve les comptes de l’exercice allant du 1er janvier 2026 au 31 décembre 2026. »
3/ Quitus au conseil syndical
4/ Budget 2028
« L’assemblée arrête le budget de l’exercice 2028 à la somme de 11 300,00 €. »
5/ Ravalement de la façade sur rue
« L’assemblée retient l’offre de la société Façades du Béarn pour 38 720,00 € TTC. »
6/ Date de la prochaine réunion
Si vous ne pouvez venir, remettez un pouvoir à un voisin.
Le président du conseil syndical, syndic, Bernard Prat`,
    {
      sent_on: '2027-01-08',
      meeting_on: '2027-01-30',
      lots: ['2', '11'],
      tantiemes: 145,
      base: 1000,
      resolutions: [
        '1. Désignation du président et du secrétaire',
        '2. Approbation des comptes 2026',
        '3. Quitus au conseil syndical',
        '4. Budget 2028',
        '5. Ravalement de la façade sur rue',
        '6. Date de la prochaine réunion',
      ],
      approved_from: '2026-01-01',
      approved_to: '2026-12-31',
      budget_a_voter: 1130000,
    },
  ],
  [
    'pouvoir-deux-mandataires',
    'CV_AG',
    'POUVOIR',
    `FORMULAIRE DE POUVOIR
Copropriété « LES CÈDRES » – 18 boulevard de Strasbourg – 83000 TOULON
Assemblée générale du mercredi 10 juin 2026 à 9 h 30
Nom du copropriétaire : INDIVISION FABRE
Numéros de lots : 4 – 19 – 86
Nombre de voix : 1 204
donne pouvoir à (nom, prénom) : ......................
ou à défaut à : ......................
de me représenter, de voter en mon nom et d’accepter toute fonction.
Fait à ............ le ............`,
    {
      building: 'LES CÈDRES',
      building_address: '18 boulevard de Strasbourg, 83000 TOULON',
      meeting_on: '2026-06-10',
      owner: 'INDIVISION FABRE',
      lots: ['4', '19', '86'],
      tantiemes: 1204,
    },
  ],
  [
    'convocation-table-majorites',
    'CV_AG',
    null,
    `LOGIS SERVICES
Syndic de copropriétés
5 rue Thiers
76600 LE HAVRE
Le Havre, le 19/02/2027
Monsieur DELAUNAY Patrick
8 rue Casimir Delavigne
76600 LE HAVRE
Immeuble : RÉSIDENCE AUGUSTE PERRET
Adresse : 40 rue de Paris, 76600 LE HAVRE
N° immatriculation : AB1-774-032
Vos lots : 9, 34          Vos tantièmes : 163/10000
CONVOCATION ASSEMBLÉE GÉNÉRALE
Nous vous prions d’assister à l’assemblée générale qui aura lieu le jeudi 18 mars 2027 à 18 heures, salle des Pêcheurs.
N°    Question                                              Majorité
1     Élection du président de séance                       24
2     Élection des assesseurs                               24
3     Comptes de l’exercice du 01/10/2025 au 30/09/2026     24
4     Quitus au syndic                                      24
5     Budget du 01/10/2027 au 30/09/2028                    24
6     Cotisation au fonds de travaux                        25
7     Remplacement des compteurs d’eau                      24
8     Autorisation donnée à M. HUET de poser un store       25
9     Vie de l’immeuble                                     sans vote
Les comptes sont tenus à disposition du 8 mars 2027 au 12 mars 2027.`,
    {
      syndic: 'LOGIS SERVICES',
      owner: 'Monsieur DELAUNAY Patrick',
      sent_on: '2027-02-19',
      meeting_on: '2027-03-18',
      rnc: 'AB1774032',
      building: 'RÉSIDENCE AUGUSTE PERRET',
      building_address: '40 rue de Paris, 76600 LE HAVRE',
      lots: ['9', '34'],
      tantiemes: 163,
      base: 10000,
      resolutions: [
        '1. Élection du président de séance',
        '2. Élection des assesseurs',
        '3. Comptes de l’exercice du 01/10/2025 au 30/09/2026',
        '4. Quitus au syndic',
        '5. Budget du 01/10/2027 au 30/09/2028',
        '6. Cotisation au fonds de travaux',
        '7. Remplacement des compteurs d’eau',
        '8. Autorisation donnée à M. HUET de poser un store',
        '9. Vie de l’immeuble',
      ],
      approved_from: '2025-10-01',
      approved_to: '2026-09-30',
      budget_from: '2027-10-01',
      budget_to: '2028-09-30',
    },
  ],
  [
    'convocation-titres-longs',
    'CV_AG',
    null,
    `CABINET ROUMENS
3 allée Paul Riquet 34500 BÉZIERS
Béziers, le 3 juin 2026
Madame et Monsieur SERRANO Luis
2 impasse des Figuiers
34500 BÉZIERS
LETTRE RECOMMANDÉE AVEC AVIS DE RÉCEPTION
Copropriété LE CARMEL, 12 avenue Jean Moulin, 34500 BÉZIERS
Objet : convocation à l’assemblée générale ordinaire du 29 juin 2026
Les copropriétaires sont invités à se réunir le lundi 29 juin 2026 à 17 h, au cabinet, pour délibérer sur l’ordre du jour suivant :
1- Désignation du président de séance, des scrutateurs et du secrétaire (majorité de
l’article 24)
2- Examen et approbation des comptes de charges de l’exercice du 01/01/2025 au
31/12/2025 (majorité de l’article 24)
3- Quitus à donner au syndic pour sa gestion de l’exercice (majorité de l’article 24)
4- Approbation du budget prévisionnel de l’exercice 2027 pour un montant de 64 800,00 €
(majorité de l’article 24)
5- Décision à prendre concernant le remplacement du portail automatique (majorité de l’article 24)
6- Délégation de pouvoir au conseil syndical (majorité de l’article 25)
Vous trouverez ci-joint un pouvoir et le formulaire de vote par correspondance, à renvoyer avant le 26 juin 2026.`,
    {
      syndic: 'CABINET ROUMENS',
      owner: 'Madame et Monsieur SERRANO Luis',
      sent_on: '2026-06-03',
      meeting_on: '2026-06-29',
      building: 'LE CARMEL',
      building_address: '12 avenue Jean Moulin, 34500 BÉZIERS',
      resolutions: [
        '1. Désignation du président de séance, des scrutateurs et du secrétaire',
        '2. Examen et approbation des comptes de charges de l’exercice du 01/01/2025 au 31/12/2025',
        '3. Quitus à donner au syndic pour sa gestion de l’exercice',
        '4. Approbation du budget prévisionnel de l’exercice 2027 pour un montant de 64 800,00 €',
        '5. Décision à prendre concernant le remplacement du portail automatique',
        '6. Délégation de pouvoir au conseil syndical',
      ],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_a_voter: 6480000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
    },
  ],
  [
    'pouvoir-libre',
    'CV_AG',
    'POUVOIR',
    `MANDAT DE REPRÉSENTATION
Je soussignée Madame Odile PERRIN, demeurant 4 rue Haute, 70000 VESOUL, propriétaire des lots numéros 6 et 23
(soit 118 millièmes sur 1 000) dans la copropriété LES ROSIERS, 11 rue des Roses, 70000 VESOUL,
ne pouvant me rendre à l’assemblée générale fixée au mardi 13 octobre 2026,
donne mandat à Monsieur Alain GROS, propriétaire du lot numéro 2, de me représenter et de voter en mon nom.
Vesoul, le 1er octobre 2026`,
    {
      building: 'LES ROSIERS',
      building_address: '11 rue des Roses, 70000 VESOUL',
      owner: 'Madame Odile PERRIN',
      lots: ['6', '23'],
      tantiemes: 118,
      base: 1000,
      meeting_on: '2026-10-13',
    },
  ],
  [
    'pouvoir-cases',
    'CV_AG',
    'POUVOIR',
    `CABINET LEBON
POUVOIR
ASSEMBLÉE GÉNÉRALE ORDINAIRE
Date : 15/12/2026     Heure : 17h30     Lieu : salle polyvalente
RÉSIDENCE         LE MOULIN – 2 chemin du Moulin – 35400 SAINT-MALO
COPROPRIÉTAIRE    MONSIEUR BRIAND LOÏC
N° LOTS           0012 / 0045 / 0078
TANTIÈMES         512
BASE              10000
Je soussigné(e) ................... donne pouvoir à ................... pour me représenter à l’assemblée.`,
    {
      building: 'LE MOULIN',
      building_address: '2 chemin du Moulin, 35400 SAINT-MALO',
      owner: 'MONSIEUR BRIAND LOÏC',
      lots: ['12', '45', '78'],
      tantiemes: 512,
      meeting_on: '2026-12-15',
    },
  ],
  [
    'convocation-two-questions-in-one-draft',
    'CV_AG',
    null,
    `FONCIÈRE DU FARON, syndic
Toulon, le 3 mars 2026
CONVOCATION À L’ASSEMBLÉE GÉNÉRALE
Mme ROUX Odile
Résidence LES PINS
6 allée des Genêts
83000 TOULON
Résidence LES PINS, 2 à 8 allée des Genêts, 83000 TOULON
Vos lots : 12, 40 – 512 voix sur 10 000
qui se tiendra le 24 mars 2026 à 18 heures, sur l’ordre du jour suivant :
1. Approbation des comptes
2. Budget prévisionnel
3. Fonds de travaux
4. Consultation du conseil syndical
5. Mise en concurrence
----------
PROJETS DE RÉSOLUTIONS
Point n° 1
L’assemblée approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025.
Point n° 2
Le budget de l’exercice du 01/01/2027 au 31/12/2027 est fixé à 40 000 €.
Point n° 3
L’assemblée fixe la cotisation annuelle au fonds de travaux à 2 000 €.
Points n° 4 et 5
L’assemblée fixe à 1 500 € le seuil de consultation et à 3 000 € celui de la mise en concurrence.`,
    {
      building_address: '2 à 8 allée des Genêts, 83000 TOULON',
      lots: ['12', '40'],
      tantiemes: 512,
      budget_a_voter: 4000000,
      cotisation_fonds_travaux: 200000,
    },
  ],
];

describe('a notice or a proxy', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    expect(typedFacts(text, type, sub_kind)).toMatchObject(facts);
    expect(recognise(typedPages(...text.split(/^-{5,}$/m)))).toMatchObject([
      { type, sub_kind, answered: true },
    ]);
  });
});

it('annexes that a letter only lists, or says there are none of, take no page of its agenda', () => {
  const text = `Convocation à l’assemblée générale du 15 décembre 2026
Il n’existe pas de travaux votés non clôturés : l’annexe 5 est sans objet.
Joint à cette convocation
Annexe 2  Compte de gestion général et budgets  p. 4
-----
Ordre du jour
1. Élection du président de séance  art. 24
2. Approbation des comptes 2025  art. 24
3. Quitus au syndic  art. 24
4. Remplacement de la porte  art. 24
-----
Annexe 2
Compte de gestion général
Eau  1 200,00  1 300,00`;
  expect(typedFacts(text, 'CV_AG')['resolutions']).toHaveLength(4);
});
