// The building's upkeep book, and figures given before a sale.
import { either, paperOf } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';

const book = paperOf(
  'carnet-deux-feuilles-valenciennes',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; h1 { font-size: 16pt; text-align: center } h2 { font-size: 10pt; background: #dde3ea; padding: 1mm 2mm; margin: 4mm 0 1mm } td, th { border: .2mm solid #99a; padding: .9mm 1.5mm } th { font-weight: bold; background: #f5f6f8 }`,
  [
    `<p>HAINAUT SYNDIC SERVICES – 44 avenue du Sénateur-Girard – 59300 VALENCIENNES</p><h1>CARNET D’ENTRETIEN</h1><p style="text-align:center">établi conformément au décret n° 2001-477 du 30 mai 2001 – mis à jour le 15/09/2026</p><h2>1 – Identification de l’immeuble</h2>${table(
      [],
      [
        ['Nom', 'RÉSIDENCE WATTEAU', 'Immatriculation', 'AB3480915'],
        [
          'Adresse',
          '19 rue du Quesnoy, 59300 VALENCIENNES',
          'Règlement de copropriété',
          'Me BOUCHEZ, 07/10/1971',
        ],
        [
          'Construction',
          '1972',
          'Syndic en exercice',
          'HAINAUT SYNDIC SERVICES depuis le 09/06/2015',
        ],
      ],
    )}<h2>2 – Contrats d’assurance souscrits par le syndicat</h2>${table(
      ['Nature', 'Assureur', 'N° de police', 'Échéance'],
      [['Multirisque immeuble', 'Mutuelle de l’Escaut Exemple', 'MRI 59 204 771', '31/12/2026']],
    )}<h2>3 – Contrats d’entretien et de maintenance en cours</h2>${table(
      ['Équipement', 'Entreprise', 'Référence', 'Échéance'],
      [
        ['Ascenseur', 'Ascenseurs du Hainaut', 'ASC-1904', '30/06/2027'],
        ['Chaufferie P2', 'Calorie du Nord', 'P2-7710', '30/09/2028'],
        ['VMC', 'Aéraulique 59', 'V-118', 'tacite reconduction'],
        ['Extincteurs', 'Sécurifeu', 'EXT-330', '31/03/2027'],
        ['Espaces verts', 'Jardins d’Anzin', '–', 'annuelle'],
      ],
    )}<p style="position:absolute;bottom:8mm;font-size:7pt;right:14mm">Résidence WATTEAU – carnet d’entretien – 1/2</p>`,
    `<h2>4 – Travaux importants réalisés</h2>${table(
      ['Année', 'Travaux', 'Entreprise', 'Montant TTC'],
      [
        ['2024', 'Remplacement de la porte d’entrée', 'Métallerie Denain', '9 870 €'],
        [
          '2021',
          'Réfection de l’étanchéité de la toiture-terrasse',
          'Étanchéité Escaut',
          '64 200 €',
        ],
        ['2016', 'Mise en conformité de l’ascenseur', 'Ascenseurs du Hainaut', '38 450 €'],
        ['2009', 'Ravalement de la façade sur rue', 'Façades Trith', '71 030 €'],
      ],
    )}<h2>5 – Garanties en cours</h2>${table(['Travaux', 'Assurance', 'Fin de la garantie décennale'], [['Étanchéité toiture-terrasse', 'Dommages-ouvrage n° DO 21-5518, Caution Bâtiment Exemple', '18/10/2031']])}<h2>6 – Diagnostics et études des parties communes</h2>${table(
      ['Document', 'Date', 'Auteur', 'Résultat'],
      [
        [
          'Dossier technique amiante',
          '14/03/2005',
          'Contrôle 59',
          'Conduits en amiante-ciment, bon état',
        ],
        ['DPE collectif', '20/11/2024', 'Thermi-Diag', 'Classe D'],
        [
          'Projet de plan pluriannuel de travaux',
          '02/02/2026',
          'Atelier Wallers',
          'Présenté le 09/06/2026',
        ],
      ],
    )}<p style="position:absolute;bottom:8mm;font-size:7pt;right:14mm">Résidence WATTEAU – carnet d’entretien – 2/2</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'HAINAUT SYNDIC SERVICES',
      building: 'RÉSIDENCE WATTEAU',
      building_address: '19 rue du Quesnoy, 59300 VALENCIENNES',
      rnc: 'AB3480915',
      updated_on: '2026-09-15',
      insurer: 'Mutuelle de l’Escaut Exemple',
      policy_number: 'MRI 59 204 771',
      insured_until: '2026-12-31',
    },
    absent: ['meeting_on', 'owner', 'lots', 'iban'],
  },
);

const OWED = [31204, 0, 0] as const;
const ped = paperOf(
  'ped-imprime-compiegne',
  `font: 8.8pt/1.4 'DejaVu Serif Condensed', serif; padding: 14mm 16mm; h1 { font-size: 15pt; text-align: center } h2 { font-size: 10pt; border: .2mm solid #000; padding: 1mm 2mm; background: #eee; margin: 4mm 0 1mm } td { border-bottom: .1mm solid #999; padding: .8mm } .p td:last-child { text-align: right; width: 36mm }`,
  [
    `<h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Articles L. 721-2 et L. 721-3 du code de la construction et de l’habitation – document délivré en vue de la promesse de vente</p>${table(
      [],
      [
        ['Syndic', 'OISE HABITAT CONSEIL, 17 cours Guynemer, 60200 COMPIÈGNE'],
        ['Copropriété', 'LES HAUTS DE ROYALLIEU, 1 à 9 allée des Hêtres, 60200 COMPIÈGNE'],
        ['Immatriculation', 'AD5118402'],
        ['Propriétaire cédant', 'M. Jean-Baptiste D’ARGENLIEU et Mme Ewa KOWALCZYK'],
        ['Lots objet de la mutation', '27, 91, 140'],
        ['Délivré le', '19 octobre 2026'],
        ['Notaire chargé de la vente', 'Me Solène GUÉRARD, Compiègne'],
      ],
    )}<h2>1 – Sommes restant dues au syndicat par le cédant</h2>${table(
      [],
      [
        ['Provisions exigibles du budget prévisionnel', `${spaced(OWED[0])} €`],
        ['Provisions exigibles sur travaux', `${spaced(OWED[1])} €`],
        ['Frais de recouvrement', `${spaced(OWED[2])} €`],
        ['Total', `${spaced(sum(OWED))} €`],
      ],
      'p',
    )}<h2>2 – Sommes susceptibles d’être dues à l’acquéreur ou à rembourser</h2>${table(
      [],
      [
        ['Avance de trésorerie des lots (compte 1031)', '188,80 €'],
        ['Part du fonds de travaux attachée aux lots', '1 046,22 €'],
      ],
      'p',
    )}`,
    `<h2>3 – Charges des lots sur les deux derniers exercices approuvés</h2>${table(
      [],
      [
        ['Exercice 2025, budget prévisionnel', '1 716,20 €'],
        ['Exercice 2024, budget prévisionnel', '1 688,05 €'],
        ['Exercice 2025, hors budget', '0,00 €'],
        ['Exercice 2024, hors budget', '322,60 €'],
      ],
      'p',
    )}<h2>4 – État global de la copropriété au 31/12/2025</h2>${table(
      [],
      [
        ['Impayés de charges au sein de la copropriété', '14 377,40 €'],
        ['Dettes vis-à-vis des fournisseurs', '11 206,95 €'],
        ['Montant total du fonds de travaux', '44 331,00 €'],
      ],
      'p',
    )}<h2>5 – Procédures</h2><p>Une procédure en cours contre le constructeur du muret sud (tribunal judiciaire de Compiègne, RG 25/00418).</p><p style="margin-top:8mm">Établi par le syndic, honoraires 380,00 € TTC à la charge du vendeur. Ce document ne tient pas lieu d’état daté.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'OISE HABITAT CONSEIL',
      building: 'LES HAUTS DE ROYALLIEU',
      building_address: '1 à 9 allée des Hêtres, 60200 COMPIÈGNE',
      rnc: 'AD5118402',
      owner: either(
        'M. Jean-Baptiste D’ARGENLIEU et Mme Ewa KOWALCZYK',
        'Jean-Baptiste D’ARGENLIEU et Ewa KOWALCZYK',
      ),
      lots: ['27', '91', '140'],
      made_on: '2026-10-19',
      impayes: 1437740,
      dette_fournisseurs: 1120695,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const PAPIERS_DE_COPROPRIETE = [book, ped];
