// Reports on what harms people or wood: asbestos, lead, termites, and noise from the sky.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const caux = `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; text-align: center; color: #8a2b06; margin: 3mm 0 } h2 { font-size: 10pt; background: #f4e3da; padding: 1mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #c9a594 } th { background: #f9f1ec; font-weight: bold } .ft { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 7pt; text-align: center }`;
const CAUX_FOOT = (page: string) =>
  `<p class="ft">CAUX EXPERTISE | 6 rue Cauchoise 76000 ROUEN | Tél. : 02 35 00 61 90 | N° SIREN : 900000619 | Compagnie d’assurance : Prudence Exemple n° 88 107 553 | ${page}</p>`;

const asbestos = paperOf(
  'amiante-reperage-rouen',
  caux,
  [
    `<p><b>CAUX EXPERTISE</b></p><h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1><p>Numéro de dossier : CE-26-0619<br>Date du repérage : 18/06/2026</p>${table(
      ['Références réglementaires', ''],
      [
        [
          'Textes réglementaires',
          'Articles L. 1334-13, R. 1334-20 et 21, R. 1334-23 et 24, annexe 13.9 du code de la santé publique ; arrêtés du 12 décembre 2012 ; arrêté du 1er juin 2015',
        ],
        ['Norme utilisée', 'Norme NF X 46-020 d’août 2017'],
      ],
    )}<h2>Immeuble bâti visité</h2>${table(
      [],
      [
        ['Adresse', '33 rue Eau-de-Robec, bâtiment C, 3e étage, lot numéro 27<br>76000 ROUEN'],
        ['Périmètre de repérage', 'Toutes parties accessibles sans démontage ni destruction'],
        ['Type de logement', 'Appartement T3'],
        ['Date de construction', '1972'],
      ],
    )}<h2>Le propriétaire et le commanditaire</h2>${table(
      [],
      [
        ['Le propriétaire', 'M. LEMONNIER et Mme DUVAL<br>14 quai de la Bourse, 76000 ROUEN'],
        ['Le commanditaire', 'Étude LEFEBVRE & AUVRAY, 21 rue Beauvoisine, 76000 ROUEN'],
      ],
    )}<h2>Le rapport de repérage</h2><p>Date d’émission du rapport de repérage : 22/06/2026, remis au propriétaire. Le présent rapport ne peut être reproduit que dans son intégralité. Pagination : 2 pages.</p>${CAUX_FOOT('page 1/2')}`,
    `<h2>1. Les conclusions</h2><p>1.1. Liste A : dans le cadre de la mission décrit en tête de rapport, il n’a pas été repéré de matériaux et produits de la liste A susceptibles de contenir de l’amiante.</p><p>1.1. Liste B : dans le cadre de la mission décrit en tête de rapport, <b>il a été repéré des matériaux et produits de la liste B contenant de l’amiante :</b> conduit de fluide en amiante-ciment (cuisine), sur jugement de l’opérateur, pour lequel il est recommandé de réaliser une évaluation périodique.</p><h2>2. Résultats détaillés du repérage</h2>${table(
      [
        'Localisation',
        'Identifiant + description',
        'Conclusion (justification)',
        'État de conservation',
      ],
      [
        [
          'Cuisine',
          'ZPSO-003 : conduit vertical en fibres-ciment',
          'Présence d’amiante (sur décision de l’opérateur)',
          'EP',
        ],
        [
          'Salle de bains',
          'ZPSO-004 : dalles de sol',
          'Absence d’amiante (après analyse, échantillon CE-619-P1)',
          '–',
        ],
        ['Séjour', 'ZPSO-001 : enduit plâtre', 'Absence d’amiante (produit non visé)', '–'],
      ],
    )}<h2>3. Recommandations</h2>${paragraphs(['Évaluation périodique (EP) : contrôler périodiquement que l’état de dégradation des matériaux et produits concernés ne s’aggrave pas et, le cas échéant, que leur protection demeure en bon état de conservation ; rechercher, le cas échéant, les causes de dégradation et prendre les mesures appropriées pour les supprimer.', 'L’inhalation de fibres d’amiante est une cause de cancer. Avant tous travaux, le propriétaire doit transmettre le présent constat à l’entreprise intervenante. Toute intervention sur un matériau amianté relève d’une entreprise formée.', 'Locaux ou parties de locaux non visités : néant. Fait à ROUEN, le 22/06/2026, par Hervé Mallet.'])}${CAUX_FOOT('page 2/2')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: either('M. LEMONNIER et Mme DUVAL', 'M. LEMONNIER'),
      property_address: '33 rue Eau-de-Robec, 76000 ROUEN',
      lots: ['27'],
      report_number: 'CE-26-0619',
      made_on: either('2026-06-18', '2026-06-22'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until', 'rnc'],
  },
);

const vld = `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; color: #1b5e20; border-bottom: .6mm solid #1b5e20 } h2 { font-size: 10.4pt; color: #1b5e20; margin: 4mm 0 1mm } td, th { border: .2mm solid #a5c8a7 } th { background: #e8f5e9; font-weight: bold }`;
const VLD = `<p><b>VAL DE LOIRE DIAGNOSTICS</b> – 44 rue d’Orléans – 49400 SAUMUR – 02 41 00 17 90</p>`;

const lead = paperOf(
  'plomb-crep-saumur',
  vld,
  [
    `${VLD}<h1>Constat de risque d’exposition au plomb (CREP)</h1><p>Articles L. 1334-5 à 10 et R. 1334-10 à 12 du code de la santé publique – arrêté du 19 août 2011 – norme NF X 46-030</p>${table(
      [],
      [
        ['Dossier n°', '26/VLD/1174-P'],
        ['Date de commande', '01/09/2026'],
        ['Date de visite', '07/09/2026'],
        ['Adresse du bien immobilier', '8 rue du Petit-Puy, 49400 SAUMUR'],
        ['Nature', 'Maison individuelle, construite avant 1949, occupée par le propriétaire'],
        ['Propriétaire', 'M. et Mme CHEVALLIER Laurent'],
        ['Enfants mineurs de moins de 6 ans', 'Non'],
        ['Appareil', 'Fondis FEnX, n° de série 2-0418, source Cd 109'],
      ],
    )}<h2>Conclusion des mesures de concentration en plomb</h2>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '138', '27', '103', '8', '0', '0'],
        ['Pourcentage', '100 %', '20 %', '74 %', '6 %', '0 %', '0 %'],
      ],
    )}<p style="margin-top:3mm">Le constat de risque d’exposition au plomb a mis en évidence la présence de revêtements contenant du plomb au-delà des seuils en vigueur (classe 1, non dégradés, volets et huisseries du premier étage, de 1,4 à 3,9 mg/cm²).</p><p>Le propriétaire doit veiller à l’entretien des revêtements recouvrant les unités de diagnostic de classe 1, afin d’éviter leur dégradation future. Aucune situation de risque de saturnisme infantile ni de dégradation du bâti n’a été relevée.</p><h2>Validité</h2><p>Le constat faisant apparaître la présence de plomb, sa durée de validité est d’un an pour une vente : jusqu’au 06/09/2027. En cas de location, elle est de six ans.</p><h2>Rappel réglementaire</h2><p>Un exemplaire du présent constat est remis aux occupants et à toute personne appelée à effectuer des travaux. L’ingestion ou l’inhalation de plomb est toxique, en particulier pour le jeune enfant et la femme enceinte. Rapport rédigé à Saumur le 09/09/2026 par Anthony Renou.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'M. et Mme CHEVALLIER Laurent',
      property_address: '8 rue du Petit-Puy, 49400 SAUMUR',
      report_number: '26/VLD/1174-P',
      made_on: either('2026-09-07', '2026-09-09'),
      valid_until: '2027-09-06',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['lots', 'surface_carrez', 'dpe_number', 'rnc'],
  },
);

const termites = paperOf(
  'termites-etat-saumur',
  vld,
  [
    `${VLD}<h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p>Numéro de dossier : 26/VLD/1174-T – Norme méthodologique employée : AFNOR NF P 03-201 de février 2016 – Temps passé sur site : 2 h 40</p><h2>A – Désignation du ou des bâtiments</h2><p>Département : Maine-et-Loire – Adresse : 8 rue du Petit-Puy – Commune : 49400 SAUMUR – Section cadastrale CX 91, CX 92<br>Informations collectées auprès du donneur d’ordre : présence de traitements antérieurs contre les termites : non – document fourni : néant – situation du bien en zone délimitée par arrêté préfectoral : oui</p><h2>B – Désignation du client</h2><p>Nom et prénom : M. et Mme CHEVALLIER Laurent – Adresse : 8 rue du Petit-Puy, 49400 SAUMUR – Qualité du client : propriétaire</p><h2>C – Désignation de l’opérateur de diagnostic</h2><p>Anthony Renou, certificat de compétence C3310 – assurance Prudence Exemple, police n° 88 410 226, validité 31/12/2026</p><h2>D – Identification des parties visitées et résultats du diagnostic</h2>${table(
      [
        'Bâtiments et parties de bâtiments visités',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultat du diagnostic d’infestation',
      ],
      [
        [
          'Rez-de-chaussée – Séjour',
          'Sol, murs, plafond, plinthes, poutres',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Rez-de-chaussée – Cuisine',
          'Sol carrelé, murs, portes',
          'Absence d’indices d’infestation de termites',
        ],
        [
          '1er étage – Chambres 1 à 3',
          'Parquet, plinthes, fenêtres bois',
          'Absence d’indices d’infestation de termites',
        ],
        ['Grenier', 'Charpente, plancher', 'Absence d’indices d’infestation de termites'],
        ['Cave', 'Terre battue, escalier bois', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>E à H – Parties non visitées, moyens, constatations diverses</h2><p>Aucune partie non visitée. Examen visuel, sondage mécanique des bois au poinçon. Présence de traces d’insectes à larves xylophages (vrillettes) sur la charpente.</p><h2>I – Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites à la date de la visite.</b></p><p>Visite effectuée le 07/09/2026. Fait à Saumur le 09/09/2026. Ce rapport n’est utilisable que jusqu’au 06/03/2027 (six mois). L’intervention ne porte que sur les termites, à l’exclusion de tout autre insecte ou champignon lignivore.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'M. et Mme CHEVALLIER Laurent',
      property_address: '8 rue du Petit-Puy, 49400 SAUMUR',
      report_number: '26/VLD/1174-T',
      made_on: either('2026-09-07', '2026-09-09'),
      valid_until: '2027-03-06',
      diagnostic_result: 'NEGATIVE',
      parcels: ['CX 91', 'CX 92'],
    },
    absent: ['lots', 'surface_carrez', 'dpe_number'],
  },
);

const noise = paperOf(
  'bruit-ensa-bayonne',
  `font: 9.6pt/1.45 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10pt; border-bottom: .3mm solid #000; margin: 4mm 0 1.5mm } td { border: .2mm solid #666 }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p style="text-align:center">Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (article L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière.</p><p>Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° 64-2007-288-9 du 15/10/2007.</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '12 rue Lormand'],
        ['Code postal ou Insee – commune', '64100 BAYONNE'],
      ],
    )}<h2>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>L’immeuble est situé dans le périmètre d’un PEB : ¹ oui ☒ non ☐ – révisé ☐ approuvé ☒ date : 15/10/2007<br>¹ Si oui, nom de l’aérodrome : BIARRITZ – PAYS BASQUE</p><p>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : ² oui ☐ non ☒<br>² Si oui, les travaux prescrits ont été réalisés : oui ☐ non ☐</p><h2>Situation de l’immeuble au regard du zonage d’un plan d’exposition au bruit</h2><p>L’immeuble se situe dans une zone de bruit définie comme :<br>zone A forte ☐ – zone B forte ☐ – zone C modérée ☐ – zone D faible ☒</p><p style="font-size:8pt">Zone A : indice Lden supérieur à 70. Zone B : entre 70 et une valeur choisie entre 65 et 62. Zone C : entre la limite extérieure de la zone B et une valeur choisie entre 57 et 55. Zone D : jusqu’à l’indice Lden 50.</p><h2>Documents de référence permettant la localisation de l’immeuble au regard des nuisances prises en compte</h2><p>Le plan d’exposition au bruit est consultable sur le site Géoportail de l’Institut national de l’information géographique et forestière, et à la mairie de la commune.</p>${table(
      [],
      [
        ['Vendeur ou bailleur', 'SCI ERREKA'],
        ['Date et lieu', 'Bayonne, le 16/02/2026'],
        ['Acquéreur ou locataire', ''],
      ],
    )}<p style="font-size:8pt;margin-top:4mm">Information sur les nuisances sonores aériennes. Pour en savoir plus, consultez le site internet du ministère chargé des transports.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '12 rue Lormand, 64100 BAYONNE',
      owner: 'SCI ERREKA',
      made_on: '2026-02-16',
    },
    absent: ['lots', 'dpe_number', 'surface_carrez', 'price'],
  },
);

export const REPERAGES_SANTE = [asbestos, lead, termites, noise];
