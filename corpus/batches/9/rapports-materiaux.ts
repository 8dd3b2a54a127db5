// Reports on what a building is made of and what eats it: asbestos, lead, termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const liciel = `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 15mm; .hd { display: flex; justify-content: space-between; border-bottom: .4mm solid #b22; padding-bottom: 2mm; margin-bottom: 3mm } h1 { font-size: 13pt; text-align: center; color: #b22 } h2 { font-size: 10pt; margin: 3.5mm 0 1mm; border-bottom: .2mm solid #b22 } td, th { border: .15mm solid #999; padding: .9mm 1.3mm } th { background: #f2e6e6 } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 7pt; text-align: center }`;
const TARN = `<div class="hd"><b>TARN DIAG IMMO</b><span>40 lices Georges Pompidou – 81000 ALBI – 05 63 00 29 71</span></div>`;

const asbestos = paperOf(
  'amiante-maison-albi',
  liciel,
  [
    `${TARN}<h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1><p>Numéro de dossier : TDI-26-0622-A – Date du repérage : 18/06/2026</p><h2>Références réglementaires</h2><p>Articles L. 1334-13, R. 1334-20 et 21, R. 1334-23 et 24 et annexe 13.9 du code de la santé publique ; arrêtés du 12 décembre 2012 ; norme NF X 46-020.</p><h2>Immeuble bâti visité</h2>${table(
      [],
      [
        [
          'Adresse',
          'Rue : 14 chemin de la Plaine – Code postal, ville : 81150 MARSSAC-SUR-TARN – Section cadastrale AC, parcelles 301 et 302',
        ],
        ['Périmètre de repérage', 'Ensemble des parties privatives'],
        ['Type de logement, fonction principale', 'Maison individuelle – Habitation'],
        ['Date de construction', '1966'],
      ],
    )}<h2>Le propriétaire et le commanditaire</h2><p>Le propriétaire : M. et Mme ROQUES Laurent – 14 chemin de la Plaine, 81150 MARSSAC-SUR-TARN<br>Le commanditaire : Office notarial de Marssac-sur-Tarn</p><h2>1. – Les conclusions</h2><p><b>1.1 Liste A : dans le cadre de la mission décrite en tête de rapport, il n’a pas été repéré de matériaux et produits de la liste A susceptibles de contenir de l’amiante.</b></p><p><b>1.2 Liste B : il a été repéré des matériaux et produits de la liste B contenant de l’amiante sur jugement de l’opérateur :</b></p>${table(
      [
        'Localisation',
        'Identification + description',
        'Conclusion',
        'État de conservation et préconisation',
      ],
      [
        [
          'Abri de jardin – toiture',
          'Plaques ondulées en fibres-ciment (ZPSO-001)',
          'Présence d’amiante',
          'EP : évaluation périodique',
        ],
        [
          'Garage – conduit',
          'Conduit de fluide en fibres-ciment (ZPSO-002)',
          'Présence d’amiante',
          'EP : évaluation périodique',
        ],
      ],
    )}<h2>1.3 Locaux ou parties de locaux non visités</h2><p>Combles perdus (absence de trappe d’accès). Il est rappelé la nécessité de compléter les investigations.</p><p>Le présent rapport est établi par une personne dont les compétences sont certifiées. Fait à ALBI, le 22/06/2026 – Opérateur : Mme Coralie MAUREL</p><div class="ft">Constat de repérage amiante n° TDI-26-0622-A – 1/1</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'M. et Mme ROQUES Laurent',
      property_address: '14 chemin de la Plaine, 81150 MARSSAC-SUR-TARN',
      report_number: 'TDI-26-0622-A',
      made_on: either('2026-06-18', '2026-06-22'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'lots'],
  },
);

const lead = paperOf(
  'plomb-crep-chartres',
  `font: 9.2pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13.5pt; text-align: center; background: #f4efe0; padding: 2mm } h2 { font-size: 10pt; margin: 3.5mm 0 1mm } td, th { border: .15mm solid #a89b75; padding: .9mm 1.3mm } th { background: #f4efe0 }`,
  [
    `<p><b>EURE-ET-LOIR CONTRÔLES</b> – 12 rue Gabriel Péri – 28000 CHARTRES – SARL au capital de 8 000 €</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p>Norme NF X 46-030 – arrêté du 19 août 2011 – articles L. 1334-5 à L. 1334-10 du code de la santé publique</p>${table(
      [],
      [
        ['Numéro de dossier', 'ELC 2026-1173'],
        ['Date d’intervention', '07/07/2026'],
        [
          'Adresse du bien immobilier',
          '9 rue du Faubourg Guillaume, 28000 CHARTRES – 2e étage, lot 3',
        ],
        ['Propriétaire', 'Monsieur Julien PASQUIER'],
        ['Nature de la mission', 'Parties privatives, avant la vente'],
        ['Année de construction', 'Avant 1949'],
        ['Occupation', 'Par le propriétaire ; présence d’enfants de moins de 6 ans : NON'],
        [
          'Appareil utilisé',
          'Fluorescence X, source 57Co, n° de série 2104, rechargé le 11/02/2025',
        ],
      ],
    )}<h2>Conclusion des mesures de concentration en plomb</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '61', '9', '52', '0', '0', '0'],
        ['%', '100', '15 %', '85 %', '0 %', '0 %', '0 %'],
      ],
    )}<p style="margin-top:3mm"><b>Le constat de risque d’exposition au plomb n’a pas révélé la présence de revêtements contenant du plomb au-delà des seuils en vigueur (1 mg/cm²).</b> Il n’a pas lieu de fournir un nouveau constat à chaque mutation.</p><h2>Situations de risque de saturnisme infantile et de dégradation du bâti</h2>${table(
      ['Facteur', 'Constat'],
      [
        [
          'Au moins un local parmi les locaux objets du constat présente au moins 50 % d’unités de diagnostic de classe 3',
          'NON',
        ],
        ['L’ensemble des locaux présente au moins 20 % d’unités de diagnostic de classe 3', 'NON'],
        ['Plancher ou plafond menaçant de s’effondrer', 'NON'],
        ['Traces importantes de coulures ou de ruissellement d’eau', 'NON'],
        ['Plusieurs unités recouvertes de moisissures', 'NON'],
      ],
    )}<h2>Locaux visités</h2><p>Entrée, séjour, cuisine, chambre 1, chambre 2, salle d’eau, WC. Tous les locaux ont été visités.</p><p style="margin-top:4mm">Rapport édité à Chartres le 08/07/2026 – L’auteur du constat : Sylvain HUET, certifié par Certif Exemple sous le n° CE-P-0715.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Monsieur Julien PASQUIER',
      property_address: '9 rue du Faubourg Guillaume, 28000 CHARTRES',
      lots: ['3'],
      report_number: 'ELC 2026-1173',
      made_on: either('2026-07-07', '2026-07-08'),
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const termites = paperOf(
  'termites-etat-pau',
  liciel.replaceAll('#b22', '#1d5c4a').replaceAll('#f2e6e6', '#e3efeb'),
  [
    `<div class="hd"><b>GAVE EXPERTISES HABITAT</b><span>51 avenue Trespoey – 64000 PAU</span></div><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p>Numéro de dossier : GEH26-0288 – Norme NF P 03-201 – Date du repérage : 11/05/2026 – Heure d’arrivée : 09 h 00 – Durée : 1 h 15</p><h2>A. – Désignation du ou des bâtiments</h2><p>Localisation : 28 rue Marca, 64000 PAU – Département : Pyrénées-Atlantiques – Résidence Beaumont, 1er étage, lots 7 et 31<br>Informations collectées auprès du donneur d’ordre : absence de traitements antérieurs. Situation du bien en regard d’un arrêté préfectoral : le bien est situé dans une zone soumise à un arrêté préfectoral (16/08/2001).</p><h2>B. – Désignation du client</h2><p>Propriétaire : SCI DU GAVE – 33 avenue des Lilas, 64140 LONS<br>Qualité du donneur d’ordre : propriétaire</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>M. Xavier PUYOU – certification n° 1142-T délivrée par Certif Exemple – assurance Exemple Pro, police 50 221 778, valable jusqu’au 31/12/2026</p><h2>D. – Identification des bâtiments visités et résultats du diagnostic</h2>${table(
      [
        'Bâtiments et parties visités',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultats du diagnostic d’infestation',
      ],
      [
        [
          'Entrée',
          'Sol parquet, plinthes bois, porte bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Séjour',
          'Sol parquet, plinthes bois, fenêtres bois',
          'Absence d’indices d’infestation de termites',
        ],
        ['Cuisine', 'Sol carrelage, porte bois', 'Absence d’indices d’infestation de termites'],
        ['Chambre', 'Sol parquet, plinthes bois', 'Absence d’indices d’infestation de termites'],
        [
          'Cave (lot 31)',
          'Sol terre battue, porte bois',
          'Absence d’indices d’infestation de termites',
        ],
      ],
    )}<h2>E. – Catégories de termites en cause</h2><p>Les termites souterrains, les termites de bois sec, les termites arboricoles.</p><h2>F. – Constatations diverses</h2><p>Traces d’agents de dégradation biologique autres que les termites : capricornes des maisons sur une solive en cave.</p><h2>G. – Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites à la date de la visite.</b></p><p>Le présent rapport n’a de valeur que pour la date de la visite et est exclusivement limité à l’absence ou la présence de traces visibles d’altérations. Il est utilisable jusqu’au 10/11/2026. Fait à PAU, le 11/05/2026.</p><div class="ft">État relatif à la présence de termites n° GEH26-0288 – 1/1</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'SCI DU GAVE',
      property_address: '28 rue Marca, 64000 PAU',
      lots: ['7', '31'],
      report_number: 'GEH26-0288',
      made_on: '2026-05-11',
      valid_until: '2026-11-10',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

export const RAPPORTS_MATERIAUX = [asbestos, lead, termites];
