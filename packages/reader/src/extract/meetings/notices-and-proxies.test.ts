// Notices of meetings, proxies and maintenance books in wordings and layouts that no paper at hand has.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'convocation with drafts',
    'CV_AG',
    null,
    `SERGIC – Agence de Lille
6 rue Konrad Adenauer, 59290 WASQUEHAL
Mme Odile VASSEUR
14 rue Nationale
59000 LILLE
Wasquehal, le 4 mai 2026
Résidence LE BEFFROI – 22 rue Nationale, 59000 LILLE
Référence : 1182-00451 – Lots n° 15 et 48 – 212/10000 tantièmes
CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE
Madame,
Vous êtes convoquée à l’assemblée générale qui se tiendra le lundi 1er juin 2026 à 18 h 30, salle Courmont, 4 rue Courmont, Lille.
ORDRE DU JOUR
1. Élection du président de séance
2. Approbation des comptes du 01/01/2025 au 31/12/2025
3. Quitus au syndic
4. Budget prévisionnel 2027 : 88 200,00 €
5. Fonds de travaux
6. Ravalement du pignon`,
    {
      building: 'Résidence LE BEFFROI',
      building_address: '22 rue Nationale, 59000 LILLE',
      owner: 'Mme Odile VASSEUR',
      lots: ['15', '48'],
      tantiemes: 212,
      base: 10000,
      meeting_on: '2026-06-01',
      sent_on: '2026-05-04',
      resolutions: [
        '1. Élection du président de séance',
        '2. Approbation des comptes du 01/01/2025 au 31/12/2025',
        '3. Quitus au syndic',
        '4. Budget prévisionnel 2027',
        '5. Fonds de travaux',
        '6. Ravalement du pignon',
      ],
      budget_a_voter: 8820000,
    },
  ],
  [
    'convocation card',
    'CV_AG',
    null,
    `FONCIA RIVES DE SEINE
CONVOCATION
Assemblée générale extraordinaire
Copropriété : 0412 – LES HAUTS DE SEINE      Date : 22/09/2026
Adresse : 3 quai Blériot, 75016 PARIS      Heure : 17h30
Copropriétaire : M. et Mme Bruno LEFORT      Lieu : en nos bureaux
Lots : 102, 240      Tantièmes : 1 045 / 100 000
Fait à Paris, le 24 août 2026
Ordre du jour
Point 1 : Désignation du bureau
Point 2 : Remplacement des ascenseurs (art. 24)
Point 3 : Souscription d’un emprunt collectif (art. 25)`,
    {
      building: 'LES HAUTS DE SEINE',
      building_address: '3 quai Blériot, 75016 PARIS',
      owner: 'M. et Mme Bruno LEFORT',
      lots: ['102', '240'],
      tantiemes: 1045,
      base: 100000,
      meeting_on: '2026-09-22',
      sent_on: '2026-08-24',
      resolutions: [
        '1. Désignation du bureau',
        '2. Remplacement des ascenseurs',
        '3. Souscription d’un emprunt collectif',
      ],
    },
  ],
  [
    'convocation volunteer',
    'CV_AG',
    null,
    `Syndic bénévole : Mme Anne PERRIN
4 chemin du Bief, 69260 CHARBONNIÈRES
Le 10 janvier 2026
Chers copropriétaires,
Notre assemblée générale annuelle aura lieu le samedi 7 février 2026 à 10 heures, chez M. ROCHE.
Copropriété LE VIEUX MOULIN, 4 chemin du Bief, 69260 CHARBONNIÈRES
Pour M. Denis BLANC, lot 3, vos millièmes : 189 sur 1000.
À l’ordre du jour :
1/ Comptes 2025
2/ Quitus
3/ Élection du syndic
4/ Budget 2026`,
    {
      building: 'LE VIEUX MOULIN',
      meeting_on: '2026-02-07',
      sent_on: '2026-01-10',
      lots: ['3'],
      tantiemes: 189,
      base: 1000,
      resolutions: ['1. Comptes 2025', '2. Quitus', '3. Élection du syndic', '4. Budget 2026'],
    },
  ],
  [
    'pouvoir form',
    'CV_AG',
    'POUVOIR',
    `POUVOIR POUR L’ASSEMBLÉE GÉNÉRALE
Résidence LE BEFFROI, 22 rue Nationale, 59000 LILLE
Assemblée générale du 1er juin 2026
Je soussigné(e) Madame Odile VASSEUR, copropriétaire des lots n° 15 et 48 représentant 212 tantièmes / 10000
donne pouvoir à M. ............ pour me représenter à ladite assemblée
Fait à ............ le ............`,
    {
      building: 'Résidence LE BEFFROI',
      owner: 'Madame Odile VASSEUR',
      lots: ['15', '48'],
      tantiemes: 212,
      base: 10000,
      meeting_on: '2026-06-01',
    },
  ],
  [
    'pouvoir labels',
    'CV_AG',
    'POUVOIR',
    `CABINET DES ARÈNES, syndic
BON POUR POUVOIR
Copropriété : LES ARÈNES – 5 place du Forum, 30000 NÎMES
Mandant : M. Luc TEISSIER
Lot(s) : 7 - 22
Nombre de voix : 84
Mandataire : ......................
Assemblée générale ordinaire en date du 14 avril 2026 à 18 h`,
    {
      building: 'LES ARÈNES',
      building_address: '5 place du Forum, 30000 NÎMES',
      owner: 'M. Luc TEISSIER',
      lots: ['7', '22'],
      tantiemes: 84,
      meeting_on: '2026-04-14',
    },
  ],
  [
    'pouvoir table',
    'CV_AG',
    'POUVOIR',
    `PROCURATION – ASSEMBLÉE GÉNÉRALE DU 18/11/2026
SDC PORTE OCÉANE, 12 quai Ouest, 76600 LE HAVRE
Nom du copropriétaire      SCI DES EMBRUNS
Lots      4, 5 et 61
Tantièmes      310/10000
Je donne mandat à ............ pour voter en mon nom à l’assemblée générale du 18/11/2026`,
    {
      building: 'PORTE OCÉANE',
      building_address: '12 quai Ouest, 76600 LE HAVRE',
      owner: 'SCI DES EMBRUNS',
      lots: ['4', '5', '61'],
      tantiemes: 310,
      base: 10000,
      meeting_on: '2026-11-18',
    },
  ],
  [
    'carnet list',
    'CARNET_ENTRETIEN',
    null,
    `CARNET D’ENTRETIEN DE L’IMMEUBLE
Résidence LE BEFFROI, 22 rue Nationale, 59000 LILLE
Syndic : SERGIC
Immatriculation : AB3-456-789
Mis à jour le 12/01/2026
Assurance multirisque immeuble : GÉNÉRATION MUTUELLE, police n° 55 201 884, échéance le 31/12/2026
Contrats d’entretien
Ascenseur : OTIX, échéance 30/06/2027
Travaux réalisés
2018 : réfection de la toiture, entreprise TOITNORD
2021 : remplacement de la chaudière`,
    {
      building: 'Résidence LE BEFFROI',
      building_address: '22 rue Nationale, 59000 LILLE',
      syndic: 'SERGIC',
      rnc: 'AB3456789',
      updated_on: '2026-01-12',
      insurer: 'GÉNÉRATION MUTUELLE',
      policy_number: '55 201 884',
      insured_until: '2026-12-31',
      works_done: [
        '2018 réfection de la toiture, entreprise TOITNORD',
        '2021 remplacement de la chaudière',
      ],
    },
  ],
  [
    'carnet cards',
    'CARNET_ENTRETIEN',
    null,
    `CABINET DES ARÈNES
CARNET D’ENTRETIEN      État au 30/09/2026
Copropriété      LES ARÈNES
Adresse      5 place du Forum, 30000 NÎMES
N° d’immatriculation      AA1234567
ASSURANCE DE L’IMMEUBLE
Compagnie      ALLIANCE DU SUD
N° de contrat      MRI 771204
Date d’échéance      01/01/2027
TRAVAUX IMPORTANTS
Date      Nature des travaux      Entreprise
2015      Ravalement      SUD FAÇADES
2022      Étanchéité de la terrasse      TERRASSES 30`,
    {
      building: 'LES ARÈNES',
      building_address: '5 place du Forum, 30000 NÎMES',
      rnc: 'AA1234567',
      updated_on: '2026-09-30',
      insurer: 'ALLIANCE DU SUD',
      policy_number: 'MRI 771204',
      insured_until: '2027-01-01',
      works_done: ['2015 Ravalement', '2022 Étanchéité de la terrasse'],
    },
  ],
  [
    'carnet sentence',
    'CARNET_ENTRETIEN',
    null,
    `Carnet d’entretien
SDC PORTE OCÉANE
12 quai Ouest, 76600 LE HAVRE
Carnet établi le 3 mars 2026 par le syndic, Cabinet MARITIME
L’immeuble est assuré auprès de la compagnie NORMANDIE ASSURANCES par contrat n° 4411-8820, à échéance du 1er juillet 2026.
Gros travaux : ravalement en 2011 (Façades 76), ascenseur en 2019 (Otix).`,
    {
      building: 'PORTE OCÉANE',
      building_address: '12 quai Ouest, 76600 LE HAVRE',
      updated_on: '2026-03-03',
      insurer: 'NORMANDIE ASSURANCES',
      policy_number: '4411-8820',
      insured_until: '2026-07-01',
    },
  ],
  [
    'convocation prose',
    'CV_AG',
    null,
    `CABINET DU MARAIS
12 rue de Turenne, 75004 PARIS
SCI HÔTEL DE SULLY
5 rue de Birague
75004 PARIS
Paris, le 2 avril 2026
Lettre recommandée avec AR
Objet : assemblée générale du 28 avril 2026
Immeuble : 17 rue Saint-Paul, 75004 PARIS
Vos lots : 3, 4 et 11 – Total de vos tantièmes : 402/1000
Madame, Monsieur,
Nous avons l’honneur de vous convoquer à l’assemblée générale annuelle de votre copropriété, le mardi 28 avril 2026 à 17 heures, au cabinet.
L’ordre du jour est le suivant :
1° Constitution du bureau
2° Examen et approbation des comptes 2025
3° Quitus
4° Budget 2027 proposé à 31 600 €
5° Ravalement : choix de l’entreprise`,
    {
      building_address: '17 rue Saint-Paul, 75004 PARIS',
      owner: 'SCI HÔTEL DE SULLY',
      lots: ['3', '4', '11'],
      tantiemes: 402,
      base: 1000,
      meeting_on: '2026-04-28',
      sent_on: '2026-04-02',
    },
  ],
  [
    'convocation landscape head',
    'CV_AG',
    null,
    `IMMO DE FRANCE      CONVOCATION      M. Karim HADDAD
      Assemblée générale ordinaire      2 rue du Lac
      du 11 juin 2026 à 18h00      69003 LYON
SDC 2241 LE CLOS FLEURI – 30 cours Gambetta, 69003 LYON – Immatriculation AC1234567
Convocation expédiée le 12 mai 2026
Vous êtes propriétaire du lot 27, soit 188 / 10.000 tantièmes
01 Élection du président de séance (art. 24)
02 Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025 (art. 24)
03 Quitus au syndic (art. 24)
04 Fixation du budget 2027 (art. 24)`,
    {
      building: 'LE CLOS FLEURI',
      building_address: '30 cours Gambetta, 69003 LYON',
      rnc: 'AC1234567',
      owner: 'M. Karim HADDAD',
      lots: ['27'],
      tantiemes: 188,
      base: 10000,
      meeting_on: '2026-06-11',
      sent_on: '2026-05-12',
    },
  ],
  [
    'pouvoir letter',
    'CV_AG',
    'POUVOIR',
    `Je soussignée Mme Claire AUBERT, demeurant 4 rue Haute, 38000 GRENOBLE, propriétaire du lot n° 12 (145 tantièmes) dans la copropriété LE VERCORS, 9 cours Jean Jaurès, 38000 GRENOBLE, donne par la présente pouvoir à M. Paul REY pour me représenter à l’assemblée générale du 5 mars 2026.
Bon pour pouvoir`,
    {
      building: 'LE VERCORS',
      building_address: '9 cours Jean Jaurès, 38000 GRENOBLE',
      owner: 'Mme Claire AUBERT',
      lots: ['12'],
      tantiemes: 145,
      meeting_on: '2026-03-05',
    },
  ],
  [
    'carnet numbered',
    'CARNET_ENTRETIEN',
    null,
    `CARNET D’ENTRETIEN – décret n° 2001-477 du 30 mai 2001
1. Identification : Résidence LE VERCORS, 9 cours Jean Jaurès, 38000 GRENOBLE
2. Syndic : Cabinet ALPIN
3. Assurance de l’immeuble
Assureur : DAUPHINÉ MUTUELLE
Numéro de police : 2201-77-K
Échéance annuelle : 1er avril 2027
4. Travaux effectués
Année      Nature      Entreprise
2014       Façades     RAVAL 38
2020       Chaudière   THERMO
Date de dernière mise à jour : 10/02/2026`,
    {
      building: 'Résidence LE VERCORS',
      building_address: '9 cours Jean Jaurès, 38000 GRENOBLE',
      syndic: 'Cabinet ALPIN',
      updated_on: '2026-02-10',
      insurer: 'DAUPHINÉ MUTUELLE',
      policy_number: '2201-77-K',
      insured_until: '2027-04-01',
      works_done: ['2014 Façades', '2020 Chaudière'],
    },
  ],
  [
    'convocation with agenda table',
    'CV_AG',
    null,
    `CABINET ROUSSILLON
4 place Arago – 66000 PERPIGNAN
Mme Danielle PUIG
8 rue Mailly
66000 PERPIGNAN
Perpignan, le 9 janvier 2026
CONVOCATION D’ASSEMBLÉE GÉNÉRALE
Copropriété LES MIMOSAS – 12 avenue de la Plage, 66140 CANET
N° de lots : 5 / 41      Vos voix : 305 sur 10 000
Nous vous prions de bien vouloir assister à l’assemblée générale ordinaire fixée au jeudi 5 février 2026 à 15 heures en nos bureaux.
N°     Résolution                                    Majorité
1      Nomination du président                       24
2      Comptes de l’exercice 2025                    24
3      Quitus                                        24
4      Mandat du syndic                              25
5      Budget 2027                                   24`,
    {
      building: 'LES MIMOSAS',
      building_address: '12 avenue de la Plage, 66140 CANET',
      owner: 'Mme Danielle PUIG',
      lots: ['5', '41'],
      tantiemes: 305,
      base: 10000,
      meeting_on: '2026-02-05',
      sent_on: '2026-01-09',
      resolutions: [
        '1. Nomination du président',
        '2. Comptes de l’exercice 2025',
        '3. Quitus',
        '4. Mandat du syndic',
        '5. Budget 2027',
      ],
    },
  ],
];

describe('notices, proxies and maintenance books', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    expect(typedFacts(text, type, sub_kind)).toMatchObject(facts);
  });
});
