// Proxies, which name who is sent as well, and maintenance books.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { recognise } from '../../recognise/recognise.ts';

type Typed = readonly [string, DocumentType, SubKind | null, string, Record<string, unknown>];

const PAPERS: readonly Typed[] = [
  [
    'pouvoir-a',
    'CV_AG',
    'POUVOIR',
    `POUVOIR
Résidence LES ALIZÉS – 40 avenue de Valescure, 83700 SAINT-RAPHAËL
Je soussignée Mme ROSSI Paola, copropriétaire des lots 4, 5 et 61 représentant 288 / 10 000 tantièmes,
donne par la présente pouvoir à M. FABRE Jean de me représenter à l’assemblée générale convoquée
pour le vendredi 17 avril 2026 à 18 h.
Fait à Saint-Raphaël, le 3 avril 2026`,
    {
      building: 'Résidence LES ALIZÉS',
      building_address: '40 avenue de Valescure, 83700 SAINT-RAPHAËL',
      owner: 'Mme ROSSI Paola',
      lots: ['4', '5', '61'],
      tantiemes: 288,
      base: 10000,
      meeting_on: '2026-04-17',
    },
  ],
  [
    'pouvoir-b',
    'CV_AG',
    'POUVOIR',
    `FONCIA VAL DE MARNE
PROCURATION DE VOTE
Copropriété : LE PARC DES BORDES, 12 rue des Bordes, 94430 CHENNEVIÈRES
Assemblée : 24/06/2026 à 19h00
Copropriétaire : M. TRAN Van Minh
Lot(s) : 112 – 340
Nombre de tantièmes : 96 / 10000
Je donne pouvoir à : ..........................................
pour me représenter et voter en mon nom toutes les résolutions de l’ordre du jour.
Date et signature précédée de la mention « Bon pour pouvoir »`,
    {
      building: 'LE PARC DES BORDES',
      building_address: '12 rue des Bordes, 94430 CHENNEVIÈRES',
      owner: 'M. TRAN Van Minh',
      lots: ['112', '340'],
      tantiemes: 96,
      base: 10000,
      meeting_on: '2026-06-24',
    },
  ],
  [
    'carnet-a',
    'CARNET_ENTRETIEN',
    null,
    `SERGIC
CARNET D’ENTRETIEN DE L’IMMEUBLE
Résidence : LE GRAND LARGE
Adresse : 15 digue de Mer, 59240 DUNKERQUE
N° d’immatriculation : AE5120047
Syndic en exercice : SERGIC, 6 rue de l’Hôpital Militaire, 59000 LILLE
Dernière actualisation le 04/03/2026
1. ASSURANCES
Multirisque immeuble
Compagnie : AXIOME IARD
Contrat n° : 7741250904
Échéance : 01/07/2026
2. CONTRATS D’ENTRETIEN
Ascenseur : OTISSE, échéance 31/12/2027
3. GROS TRAVAUX RÉALISÉS
2012  Réfection de la toiture  TOITURES DU NORD
2019  Remplacement des colonnes d’eau  PLOMBERIE FLAMANDE`,
    {
      building: 'LE GRAND LARGE',
      building_address: '15 digue de Mer, 59240 DUNKERQUE',
      rnc: 'AE5120047',
      syndic: 'SERGIC',
      updated_on: '2026-03-04',
      insurer: 'AXIOME IARD',
      policy_number: '7741250904',
      insured_until: '2026-07-01',
    },
  ],
  [
    'carnet-b',
    'CARNET_ENTRETIEN',
    null,
    `Carnet d'entretien (décret n° 2001-477 du 30 mai 2001)
Copropriété LES CHARMILLES – 3 rue de la Charme, 21000 DIJON – tenu par le syndic RÉGIE DIJONNAISE
Situation arrêtée au 31 décembre 2025
Assurance de l’immeuble : contrat MMAX n° 125 884 903 K, renouvelable chaque 1er avril (prochaine échéance le 1er avril 2026).
Travaux importants
– 2008 : ravalement des façades
– 2015 : réfection des cages d’escalier
– 2021 : chaudière collective`,
    {
      building: 'LES CHARMILLES',
      building_address: '3 rue de la Charme, 21000 DIJON',
      syndic: 'RÉGIE DIJONNAISE',
      updated_on: '2025-12-31',
      insurer: 'MMAX',
      policy_number: '125 884 903 K',
      insured_until: '2026-04-01',
      works_done: [
        '2008 ravalement des façades',
        '2015 réfection des cages d’escalier',
        '2021 chaudière collective',
      ],
    },
  ],
  [
    'pouvoir2-a',
    'CV_AG',
    'POUVOIR',
    `BON POUR POUVOIR
Je soussigné(e) : SCI LES TROIS PINS
Demeurant : 5 chemin des Pins, 13600 LA CIOTAT
Copropriétaire dans l’immeuble : LE PORT VIEUX, 8 quai Ganteaume, 13600 LA CIOTAT
Lots : 2, 9, 33   Voix : 154
Donne mandat à M. ou Mme : .....................
Pour me représenter à l’assemblée générale du 14 septembre 2026 à 17 heures
et prendre part en mon nom à toutes les délibérations.
À ............., le ..............`,
    {
      building: 'LE PORT VIEUX',
      building_address: '8 quai Ganteaume, 13600 LA CIOTAT',
      owner: 'SCI LES TROIS PINS',
      lots: ['2', '9', '33'],
      tantiemes: 154,
      meeting_on: '2026-09-14',
    },
  ],
  [
    'carnet2-a',
    'CARNET_ENTRETIEN',
    null,
    `CARNET D’ENTRETIEN
Identification
Nom de la copropriété   LES MARRONNIERS
Adresse                 9 avenue de la Gare, 67000 STRASBOURG
N° registre             AF2250118
Syndic                  IMMO-RHIN GESTION
Carnet mis à jour le    12 janvier 2026
Assurance de l’immeuble
Assureur                GROUPE ALSACE ASSURANCES
N° de police            MRI 4456 812
Échéance                30 juin 2026
Travaux
Année      Nature des travaux                 Entreprise
2009       Remplacement de la chaufferie      THERMIE
2017       Isolation des combles              ISOFLOC`,
    {
      building: 'LES MARRONNIERS',
      building_address: '9 avenue de la Gare, 67000 STRASBOURG',
      rnc: 'AF2250118',
      syndic: 'IMMO-RHIN GESTION',
      updated_on: '2026-01-12',
      insurer: 'GROUPE ALSACE ASSURANCES',
      policy_number: 'MRI 4456 812',
      insured_until: '2026-06-30',
      works_done: ['2009 Remplacement de la chaufferie', '2017 Isolation des combles'],
    },
  ],
  [
    'pouvoir3',
    'CV_AG',
    'POUVOIR',
    `DÉLÉGATION DE VOTE
Syndicat des copropriétaires LES ACANTHES – 19 rue Paradis, 13001 MARSEILLE
Le(la) soussigné(e) M. OLIVIERI Marc, propriétaire du lot n° 18 (soit 97 tantièmes sur 1000), empêché d’assister à la
réunion du 9 novembre 2026, donne tous pouvoirs à Mme PONS Claire, copropriétaire du lot n° 4,
pour voter en son nom. Fait à Marseille le 1er novembre 2026. Bon pour pouvoir.`,
    {
      building: 'LES ACANTHES',
      building_address: '19 rue Paradis, 13001 MARSEILLE',
      owner: 'M. OLIVIERI Marc',
      lots: ['18'],
      tantiemes: 97,
      base: 1000,
      meeting_on: '2026-11-09',
    },
  ],
  [
    'carnet3',
    'CARNET_ENTRETIEN',
    null,
    `CARNET D’ENTRETIEN – article 18 de la loi du 10 juillet 1965
SDC LE MERCURE, 2 rue de Metz, 54000 NANCY
Syndic : CABINET LORRAIN, depuis le 12/04/2018
Document actualisé le 28/02/2026
CONTRATS D’ASSURANCE
Nature                   Compagnie              Numéro de contrat     Échéance
Multirisque immeuble     LORRAINE MUTUELLE      AX 5540-778           01/10/2026
Dommages-ouvrage 2019    SMABTP EXEMPLE         DO 1190-2             15/03/2029
TRAVAUX DE PLUS DE DIX MILLE EUROS
Date       Objet                        Montant
2014       Étanchéité des terrasses     48 200 €
2019       Ravalement des façades       192 000 €`,
    {
      building: 'LE MERCURE',
      building_address: '2 rue de Metz, 54000 NANCY',
      syndic: 'CABINET LORRAIN',
      updated_on: '2026-02-28',
      insurer: 'LORRAINE MUTUELLE',
      policy_number: 'AX 5540-778',
      insured_until: '2026-10-01',
      works_done: ['2014 Étanchéité des terrasses', '2019 Ravalement des façades'],
    },
  ],
  [
    'pouvoir4',
    'CV_AG',
    'POUVOIR',
    `POUVOIR
Assemblée générale ordinaire du jeudi 4 mars 2027
Immeuble : LES TILLEULS, 33 rue Pasteur, 69007 LYON
Mandant : Mme GIRARD Élodie, lots 9 et 27, 143 tantièmes
Mandataire : M. ROUX Denis, lot 12, 98 tantièmes
Le mandant donne pouvoir au mandataire pour le représenter à l’assemblée et voter sur toutes les questions.
Lyon, le 20 février 2027
Signature du mandant`,
    {
      building: 'LES TILLEULS',
      building_address: '33 rue Pasteur, 69007 LYON',
      owner: 'Mme GIRARD Élodie',
      lots: ['9', '27'],
      tantiemes: 143,
      meeting_on: '2027-03-04',
    },
  ],
  [
    'carnet4',
    'CARNET_ENTRETIEN',
    null,
    `CARNET D’ENTRETIEN DE LA COPROPRIÉTÉ LE VERGER
7 rue des Pommiers, 14000 CAEN
Immatriculation AD3301187
Syndic : SYNDIC DU BESSIN
Version du 30/11/2025
L’immeuble est assuré auprès de NORMANDIE ASSURANCES (police n° 88 104 552), échéance annuelle au 1er janvier 2027.
Liste des travaux effectués
2010 – Réfection des souches de cheminée
2016 – Mise aux normes de l’ascenseur
2023 – Isolation des planchers bas`,
    {
      building: 'LE VERGER',
      building_address: '7 rue des Pommiers, 14000 CAEN',
      rnc: 'AD3301187',
      syndic: 'SYNDIC DU BESSIN',
      updated_on: '2025-11-30',
      insurer: 'NORMANDIE ASSURANCES',
      policy_number: '88 104 552',
      insured_until: '2027-01-01',
      works_done: [
        '2010 Réfection des souches de cheminée',
        '2016 Mise aux normes de l’ascenseur',
        '2023 Isolation des planchers bas',
      ],
    },
  ],
  [
    'pouvoir5',
    'CV_AG',
    'POUVOIR',
    `Cabinet PERRIN – syndic
POUVOIR À RETOURNER AVANT LE 10 MAI 2026
Assemblée générale du 12 mai 2026 à 17 h
Copropriété LES GLACIÈRES, 20 rue des Glacières, 67000 STRASBOURG
Nous soussignés M. et Mme SCHMITT Paul, propriétaires des lots 71 et 72, 356/10000 tantièmes,
donnons pouvoir à ................................. pour nous représenter.`,
    {
      building: 'LES GLACIÈRES',
      building_address: '20 rue des Glacières, 67000 STRASBOURG',
      owner: 'M. et Mme SCHMITT Paul',
      lots: ['71', '72'],
      tantiemes: 356,
      base: 10000,
      meeting_on: '2026-05-12',
    },
  ],
  [
    'carnet5',
    'CARNET_ENTRETIEN',
    null,
    `CARNET D’ENTRETIEN DE L’IMMEUBLE
Copropriété : LE BELVÉDÈRE – 9 chemin Vert, 06100 NICE
Syndic : RIVIERA GESTION
Mise à jour : 15/01/2026
Contrats d’assurance
Assureur : MÉDITERRANÉE ASSUR – Police n° : 400 118 27 – Échéance : 31/12/2026
Travaux importants
2011 : réfection de l’étanchéité
2020 : remplacement des garde-corps`,
    {
      building: 'LE BELVÉDÈRE',
      building_address: '9 chemin Vert, 06100 NICE',
      syndic: 'RIVIERA GESTION',
      updated_on: '2026-01-15',
      insurer: 'MÉDITERRANÉE ASSUR',
      policy_number: '400 118 27',
      insured_until: '2026-12-31',
      works_done: ['2011 réfection de l’étanchéité', '2020 remplacement des garde-corps'],
    },
  ],
  [
    'carnet-next-end',
    'CARNET_ENTRETIEN',
    null,
    `CARNET D’ENTRETIEN DE L’IMMEUBLE
Copropriété LES IRIS
Mis à jour le 03/02/2026
II – ASSURANCE MULTIRISQUE DE L’IMMEUBLE
Compagnie         N° de police     Effet         Prochaine échéance
Mutuelle Sud      IMM 4410 2277    01/01/2019    31/12/2026
III – CONTRATS D’ENTRETIEN ET DE MAINTENANCE
Objet  Prestataire  Référence  Échéance
Ascenseur  Élévateurs du Sud  EL-118  30/06/2027`,
    {
      insurer: 'Mutuelle Sud',
      policy_number: 'IMM 4410 2277',
      insured_until: '2026-12-31',
    },
  ],
];

describe('a proxy or a book', () => {
  it.each(PAPERS)('%s', (_, type, sub_kind, text, facts) => {
    const extracted = typedFacts(text, type, sub_kind);
    expect(extracted).toMatchObject(facts);
    expect(recognise(typedPages(...text.split(/^-{5,}$/m)))).toMatchObject([
      { type, sub_kind, answered: true },
    ]);
  });
});
