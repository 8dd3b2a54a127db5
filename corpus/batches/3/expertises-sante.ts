// Reports of diagnosticians on what harms people and walls: asbestos, lead, termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { ALPES, foot } from './expertises-energie.ts';

export const REPORT = `font: 9pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 14mm 14mm; h1 { font-size: 13pt; text-align: center; border: .4mm solid #2b5a7a; color: #2b5a7a; padding: 2.5mm; margin: 3mm 0 } h2 { font-size: 10pt; background: #e6eef4; padding: 1mm 2mm; margin: 3.5mm 0 1.5mm } td, th { border: .2mm solid #9fb2c0; padding: 1mm 1.4mm } th { background: #f2f6f9; font-weight: bold } p { margin-bottom: 1.5mm } .ft { position: absolute; bottom: 5mm; left: 14mm; right: 14mm; display: flex; justify-content: space-between; font-size: 6.8pt }`;

const asbestos = paperOf(
  'amiante-lyon-rapport',
  REPORT,
  [
    `<h1>Rapport de mission de repérage des matériaux et produits contenant de l'amiante pour l'établissement du constat établi à l'occasion de la vente d'un immeuble bâti<br><small>(listes A et B de l'annexe 13-9 du code de la santé publique)</small></h1><p>Numéro de dossier : <b>26/FAYOLLE/4471</b><br>Date du repérage : <b>22/09/2026</b></p><h2>Références réglementaires</h2><p>Articles L. 1334-13, R. 1334-20 et 21, R. 1334-23 et 24, annexe 13.9 du code de la santé publique ; arrêtés du 12 décembre 2012 ; norme NF X 46-020 d'août 2017.</p><h2>Immeuble bâti visité</h2>${table(
      [],
      [
        [
          'Adresse',
          'Rue : 120 rue de Gerland – Bât. C, étage 5, lot numéro 214<br>Code postal, ville : 69007 LYON',
        ],
        ['Périmètre de repérage', 'Ensemble des parties privatives : lots 214 et 318'],
        ['Date du permis de construire', 'Avant le 1er juillet 1997 (1972)'],
        ['Propriétaire', 'M. et Mme FAYOLLE Julien, 120 rue de Gerland 69007 LYON'],
        [
          'Opérateur de repérage',
          'THÉVENET Loïc – DIAG’ALPES – certification obtenue le 11/10/2022, échéance 10/10/2029',
        ],
      ],
    )}<h2>1. Les conclusions</h2><p>1.1 Liste A : dans le cadre de la mission décrite en tête de rapport, il n'a pas été repéré de matériaux ou produits de la liste A susceptibles de contenir de l'amiante.</p><p>1.2 Liste B : <b>dans le cadre de la mission décrite en tête de rapport, il a été repéré des matériaux et produits de la liste B contenant de l'amiante</b> sur jugement personnel de l'opérateur : conduit en fibres-ciment (W.C. – gaine), pour lequel il est recommandé de réaliser une évaluation périodique*.</p><p>* Un détail des conséquences réglementaires et recommandations est fourni en annexe de ce présent rapport.</p><p>1.3 Locaux ou parties de locaux non visités : néant.</p><h2>2. Tableau des matériaux repérés</h2>${table(
      [
        'Localisation',
        'Identifiant + description',
        'Conclusion (justification)',
        'État de conservation et préconisation',
      ],
      [
        [
          'W.C.',
          'ZPSO-001 – conduit de fluide en fibres-ciment',
          'Présence d’amiante (sur jugement de l’opérateur)',
          'Matériau non dégradé – EP',
        ],
        [
          'Cuisine',
          'ZPSO-002 – dalles de sol 30 × 30',
          'Absence d’amiante (après analyse P001)',
          '–',
        ],
      ],
    )}<p style="margin-top:2mm">Fait à LYON, le 24/09/2026. Le présent rapport ne peut être reproduit que dans son intégralité. Les éléments cachés (plafonds, murs, sols recouverts) n'ont pas fait l'objet d'investigations destructives.</p>${foot(ALPES, 1, 1)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      report_number: '26/FAYOLLE/4471',
      made_on: either('2026-09-22', '2026-09-24'),
      property_address: either(
        '120 rue de Gerland, 69007 LYON',
        '120 rue de Gerland – Bât. C, étage 5, lot numéro 214, 69007 LYON',
      ),
      owner: 'M. et Mme FAYOLLE Julien',
      lots: either(['214'], ['214', '318']),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['valid_until', 'dpe_number', 'surface_carrez', 'rnc'],
  },
);

const lead = paperOf(
  'plomb-lyon-crep',
  REPORT.replaceAll('#2b5a7a', '#5b2b7a'),
  [
    `<h1>CONSTAT DE RISQUE D'EXPOSITION AU PLOMB – CREP</h1><p>Établi selon l'arrêté du 19 août 2011 et la norme NF X 46-030. Rapport n° : <b>CREP-26-0917-BENS</b></p>${table(
      [],
      [
        ['Adresse du bien', '41 rue Mazenod, 69003 LYON – 3e étage – lot 8'],
        ['Nature', 'Appartement de quatre pièces – immeuble construit avant le 1er janvier 1949'],
        ['Propriétaire', 'Mme BENSAÏD Leïla'],
        [
          'Contexte',
          'Avant la vente ☒ &nbsp; Avant la mise en location ☐ &nbsp; Parties communes ☐',
        ],
        ['Date de la visite', '17 septembre 2026'],
        ['Date du rapport', '18 septembre 2026'],
        ['Occupation', 'Par le propriétaire – présence d’enfant de moins de 6 ans : non'],
        [
          'Appareil',
          'Analyseur à fluorescence X, modèle XP-300, source Cd 109 chargée le 12/01/2025',
        ],
        [
          'Auteur du constat',
          'Société HABITAT VÉRIF LYON, 60 avenue Félix Faure 69003 LYON – opératrice : Élise CORNU',
        ],
      ],
    )}<h2>Conclusion des mesures de concentration en plomb</h2>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '96', '14', '82', '0', '0', '0'],
        ['Pourcentage', '100 %', '15 %', '85 %', '0 %', '0 %', '0 %'],
      ],
    )}<p style="margin-top:2mm"><b>Le constat de risque d'exposition au plomb n'a pas révélé la présence de revêtements contenant du plomb à une concentration égale ou supérieure au seuil réglementaire de 1 mg/cm².</b></p><p>En application de l'article L. 1334-6 du code de la santé publique, il n'y a pas lieu de faire établir un nouveau constat à chaque mutation : le présent CREP est joint à chaque mutation.</p><h2>Situations de risque de saturnisme infantile et de dégradation du bâti</h2><p>Au moins un local parmi les locaux objets du constat présente au moins 50 % d'unités de diagnostic de classe 3 : non. L'ensemble des locaux objets du constat présente au moins 20 % d'unités de classe 3 : non. Plancher ou plafond menaçant de s'effondrer : non. Traces importantes de coulures ou de ruissellement d'eau : non. Transmission à l'agence régionale de santé : non.</p><h2>Extrait des mesures (mg/cm²)</h2>${table(
      ['Local', 'Zone', 'Unité de diagnostic', 'Revêtement', 'Mesures', 'Classement'],
      [
        ['Séjour', 'A', 'Mur', 'Plâtre, peinture', '0,1 / 0,2', '0'],
        ['Séjour', 'B', 'Fenêtre intérieure', 'Bois, peinture', '0,3 / 0,4', '0'],
        ['Chambre 1', 'C', 'Plinthe', 'Bois, peinture', '0,2 / 0,1', '0'],
        ['Cuisine', 'D', 'Volet', 'Métal, peinture', '0,6 / 0,5', '0'],
      ],
    )}${foot('HABITAT VÉRIF LYON – rapport CREP-26-0917-BENS', 1, 1)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      report_number: 'CREP-26-0917-BENS',
      made_on: either('2026-09-17', '2026-09-18'),
      property_address: '41 rue Mazenod, 69003 LYON',
      owner: 'Mme BENSAÏD Leïla',
      lots: ['8'],
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'dpe_number', 'surface_carrez'],
  },
);

const termites = paperOf(
  'termites-bordeaux-rapport',
  REPORT.replaceAll('#2b5a7a', '#3f6b2b'),
  [
    `<p><b>GIRONDE DIAGNOSTICS</b> – 12 rue Fondaudège 33000 BORDEAUX – contact@girondediag.example.fr</p><h1>RAPPORT DE L'ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT</h1><p style="text-align:center">Articles L. 126-6, L. 126-24 et R. 126-42 du code de la construction et de l'habitation – Norme NF P 03-201</p><p>N° de dossier : GD/2026/1093 – Date de création du rapport : 07/10/2026 – Visite effectuée le 06/10/2026<br>Temps passé sur site : 1 h 10 – Limite de validité : 05/04/2027</p><h2>A. Désignation du ou des bâtiments</h2><p>Département : GIRONDE – Commune : 33300 BORDEAUX – Adresse : 27 rue Achard – Lots de copropriété : 17, 96 – Référence cadastrale : SB 214<br>Informations collectées auprès du donneur d'ordre : absence de traitements antérieurs contre les termites. Arrêté préfectoral : la commune est située dans une zone contaminée (arrêté du 12/02/2001).</p><h2>B. Désignation du client</h2><p>Nom et prénom : Mme DUCASSOU Sandrine – Adresse : 27 rue Achard 33300 BORDEAUX – Qualité : propriétaire</p><h2>C. Désignation de l'opérateur de diagnostic</h2><p>M. CASTAING Romain – certification n° 33-1177 délivrée le 04/06/2023 – assurance RC professionnelle valable jusqu'au 31/12/2026</p><h2>D. Identification des bâtiments et parties visités, éléments infestés ou ayant été infestés</h2>${table(
      [
        'Bâtiments et parties visités',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultats du diagnostic d’infestation',
      ],
      [
        [
          'Entrée',
          'Plinthes bois, porte et huisserie',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Séjour – cuisine',
          'Parquet flottant, plinthes, porte-fenêtre',
          'Absence d’indices d’infestation de termites',
        ],
        ['Chambre', 'Plinthes, placard', 'Absence d’indices d’infestation de termites'],
        ['Salle de bains', 'Huisserie', 'Absence d’indices d’infestation de termites'],
        ['Box n° 96', 'Murs, sol béton', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>E. Moyens d'investigation utilisés</h2><p>Examen visuel des parties visibles et accessibles, sondage mécanique des bois visibles et accessibles au moyen d'un poinçon, recherche de cordonnets et galeries-tunnels.</p><h2>F. Constatations diverses</h2><p>Néant. L'intervention n'a pas porté sur les parties communes, dont l'état relève du syndicat.</p><h2>G. Conclusion</h2><p><b>Il n'a pas été repéré d'indices d'infestation de termites dans les parties visitées, le jour de la visite.</b> Le présent rapport n'a de valeur que pour la date de la visite et est exclusivement limité à la présence ou à l'absence de traces visibles de termites. Dans le cas de la présence de termites, il est rappelé l'obligation de déclaration en mairie prévue à l'article L. 126-4 du code de la construction et de l'habitation.</p>${foot('GIRONDE DIAGNOSTICS – GD/2026/1093', 1, 1)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      report_number: 'GD/2026/1093',
      made_on: either('2026-10-06', '2026-10-07'),
      valid_until: '2027-04-05',
      property_address: '27 rue Achard, 33300 BORDEAUX',
      owner: 'Mme DUCASSOU Sandrine',
      lots: ['17', '96'],
      parcels: ['SB 214'],
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc'],
  },
);

export const EXPERTISES_SANTE = [asbestos, lead, termites];
