// Asbestos, lead and termites, gas and electricity, as the diagnosticians' software lays them out.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const css = `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; background: #e8eef4; padding: 2mm; margin-top: 3mm } h2 { font-size: 10.2pt; color: #1d4f7c; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #9ab } th { background: #e8eef4; font-weight: bold } .f { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 7.2pt; text-align: center; color: #555 }`;
const firm = (number: string) =>
  `<p><b>CORNOUAILLE EXPERTISES</b> – 9 rue de Brest – 29000 QUIMPER – Tél. 02 98 00 61 33<br>Dossier n° ${number} – Compagnie d’assurance : Prévoyance Exemple, police 80-114-227</p>`;
const KERVIR_HTML = `<h2>A. – Désignation du bien et du propriétaire</h2><p>Localisation : 12 rue des Korrigans, 29000 QUIMPER – Type : appartement T3, 3e étage – Lot n° 14<br>Propriétaire : M. et Mme LE BIHAN Erwan, 12 rue des Korrigans, 29000 QUIMPER<br>Donneur d’ordre : le propriétaire. Repérage réalisé le 14/09/2026 par Ronan BOZEC.</p>`;
const KERVIR = {
  owner: 'M. et Mme LE BIHAN Erwan',
  property_address: '12 rue des Korrigans, 29000 QUIMPER',
  lots: ['14'],
  made_on: '2026-09-14',
  report_number: '26-0914-LEB',
} as const;

const asbestos = paperOf(
  'amiante-vente-quimper',
  css,
  [
    `${firm('26-0914-LEB')}<h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante<br>pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1><p>Textes réglementaires : articles L. 1334-13, R. 1334-15, R. 1334-16, R. 1334-20 et R. 1334-21 du code de la santé publique ; arrêtés du 12 décembre 2012 ; norme NF X 46-020.</p>${KERVIR_HTML}<h2>1. – Les conclusions</h2><p>Dans le cadre de la mission, il a été repéré des matériaux et produits de la liste B contenant de l’amiante, sur jugement de l’opérateur :<br>– <b>conduit en fibres-ciment (placard de l’entrée)</b>, pour lequel il est recommandé de réaliser une évaluation périodique (EP).</p><p>Il n’a pas été repéré de matériaux ou produits de la liste A contenant de l’amiante.</p><h2>2. – Locaux et parties de locaux visités</h2>${table(
      ['Localisation', 'Composant', 'Description', 'Conclusion', 'État de conservation'],
      [
        ['Entrée – placard', 'Conduit de fluide', 'Fibres-ciment', 'Présence d’amiante', 'EP'],
        ['Séjour', 'Sol', 'Parquet collé', 'Absence d’amiante', ''],
        ['Cuisine', 'Sol', 'Carrelage', 'Absence d’amiante', ''],
        ['Chambres 1 et 2', 'Sol', 'Stratifié', 'Absence d’amiante', ''],
        ['Salle de bains', 'Murs', 'Faïence', 'Absence d’amiante', ''],
      ],
    )}<p>Locaux non visités : néant. Laboratoire d’analyse : il n’a pas été fait appel à un laboratoire.</p><h2>3. – Recommandations</h2><p>L’évaluation périodique consiste à contrôler que l’état de dégradation des matériaux ne s’aggrave pas et, le cas échéant, que leur protection demeure en bon état. Il convient d’avertir toute personne pouvant intervenir sur ou à proximité des matériaux repérés. L’inhalation de fibres d’amiante est cause de cancers et d’autres pathologies.</p><p>Fait à QUIMPER, le 14/09/2026</p><p class="f">Constat de repérage amiante n° 26-0914-LEB – ce rapport ne peut être reproduit que dans son intégralité</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: { ...KERVIR, diagnostic_result: 'POSITIVE' },
    absent: ['surface_carrez', 'dpe_number', 'rnc', 'valid_until'],
  },
);

const lead = paperOf(
  'plomb-colmar',
  css,
  [
    `<p><b>ALSACE DIAG IMMO</b> – 3 rue Golbéry – 68000 COLMAR</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p>Rapport n° ADI-26-0377 – arrêté du 19 août 2011 – articles L. 1334-5 à L. 1334-12 du code de la santé publique</p><p>Adresse du bien : 9 quai de la Sinn, 68000 COLMAR – appartement au 1er étage, lot 7<br>Propriétaire : Madame Christiane SCHOENAUER, 5 rue du Ladhof, 68000 COLMAR<br>Nature de la mission : avant la vente, parties privatives<br>Date de la visite : 30/06/2026 – Rapport édité le 01/07/2026<br>Appareil à fluorescence X : Niton XLp 300, n° de série 24418 – Occupation : vacant, pas d’enfant de moins de 6 ans</p><h2>Synthèse des résultats</h2>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '74', '11', '50', '9', '3', '1'],
        ['%', '100', '15 %', '68 %', '12 %', '4 %', '1 %'],
      ],
    )}<p style="margin-top:2mm">Le constat a mis en évidence la présence de revêtements contenant du plomb à des concentrations supérieures au seuil de 1 mg/cm². La présence d’au moins une unité de classe 3 impose au propriétaire d’effectuer les travaux appropriés pour supprimer l’exposition au plomb, tout en garantissant la sécurité des occupants (article L. 1334-9).</p><h2>Extrait des mesures</h2>${table(
      ['Local', 'Zone', 'Unité de diagnostic', 'Mesure (mg/cm²)', 'État', 'Classe'],
      [
        ['Chambre sur quai', 'B', 'Fenêtre, dormant', '6,4', 'Dégradé (écaillage)', '3'],
        ['Salon', 'A', 'Volet intérieur', '3,1', 'État d’usage', '2'],
        ['Dégagement', 'D', 'Huisserie', '1,8', 'Non dégradé', '1'],
        ['Cuisine', 'C', 'Mur', '0,2', '', '0'],
      ],
    )}<h2>Durée de validité</h2><p>Ce constat est valable jusqu’au 30/06/2027. Les situations de risque de saturnisme infantile et de dégradation du bâti : néant. Le présent rapport est à transmettre aux occupants et à toute personne amenée à effectuer des travaux.</p><p>L’auteur du constat : Estelle FRITSCH.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Madame Christiane SCHOENAUER',
      property_address: '9 quai de la Sinn, 68000 COLMAR',
      lots: ['7'],
      report_number: 'ADI-26-0377',
      made_on: either('2026-07-01', '2026-06-30'),
      valid_until: '2027-06-30',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'rnc'],
  },
);

const termites = paperOf(
  'termites-bayonne',
  css,
  [
    `<p><b>ADOUR CONTRÔLES</b> – 12 rue Maubec – 64100 BAYONNE – assurance RCP n° 55-802</p><h1>RAPPORT DE L’ÉTAT DU BÂTIMENT RELATIF À LA PRÉSENCE DE TERMITES</h1><p>Numéro de dossier : AC-5790 – Norme NF P 03-201 – Date du repérage : 05/10/2026 – Temps passé sur site : 1 h 10</p><h2>A. – Désignation du ou des bâtiments</h2><p>33 allées Marines, 64100 BAYONNE – appartement lot 103 et garage lot 211, bâtiment A. Situation au regard d’un arrêté préfectoral : le bien est situé dans une zone soumise à l’arrêté du 16 août 2001.</p><h2>B. – Désignation du client</h2><p>Propriétaire : SCI ETXE ONA, 16 chemin de Hargous, 64100 BAYONNE</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>Amaia LASSERRE, certification n° T-2217, Certif Exemple, le 02/02/2023</p><h2>D. – Identification des bâtiments et parties de bâtiments visités</h2>${table(
      ['Bâtiments et parties', 'Ouvrages, parties d’ouvrages et éléments examinés', 'Résultat'],
      [
        ['Pièce de vie', 'Plinthes bois, porte, sol parquet', 'Absence d’indice d’infestation'],
        ['Chambre', 'Plinthes bois, placard, porte', 'Absence d’indice d’infestation'],
        ['Salle d’eau', 'Porte, sol carrelage', 'Absence d’indice d’infestation'],
        ['Garage', 'Murs béton', 'Absence d’indice d’infestation'],
      ],
    )}<h2>E. – Catégories de termites en cause</h2><p>Termites souterrains, termites de bois sec, termites arboricoles.</p><h2>F. – Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites à la date de la visite.</b> Le présent rapport n’a de valeur que pour la date de la visite et est exclusivement limité à l’absence ou à la présence de termites dans le bâtiment objet de la mission. Il est utilisable jusqu’au 04/04/2027.</p><p>L’intervention n’a pas porté sur les éléments inaccessibles, cachés ou encombrés. Dans le cas de la présence de termites, il est rappelé l’obligation de déclaration en mairie de l’infestation.</p><p>Fait à Bayonne, le 05/10/2026</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'SCI ETXE ONA',
      property_address: '33 allées Marines, 64100 BAYONNE',
      lots: ['103', '211'],
      report_number: 'AC-5790',
      made_on: '2026-10-05',
      valid_until: '2027-04-04',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'rnc'],
  },
);

const gas = paperOf(
  'gaz-quimper',
  css,
  [
    `${firm('26-0914-LEB')}<h1>État de l’installation intérieure de gaz</h1><p>Norme NF P 45-500 – articles L. 134-9 et R. 134-6 à R. 134-9 du code de la construction et de l’habitation</p>${KERVIR_HTML}<h2>B. – Désignation de l’installation</h2><p>Nature du gaz distribué : gaz naturel. Distributeur : réseau public. Installation alimentée en gaz : oui. Installation en service le jour de la visite : oui.</p><h2>C. – Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance', 'Localisation', 'Observations'],
      [
        [
          'Chaudière murale Exelia 24',
          'Raccordé',
          '24 kW',
          'Cuisine',
          'CO mesuré : 0 ppm, tirage correct',
        ],
        ['Table de cuisson', 'Non raccordé', '8 kW', 'Cuisine', 'Robinet sans about soudé'],
      ],
    )}<h2>D. – Anomalies identifiées</h2>${table(
      ['Point de contrôle', 'A1, A2, DGI ou 32c', 'Libellé'],
      [
        ['C.7 – 8a1', 'A1', 'La date limite d’utilisation du tuyau flexible est dépassée.'],
        ['C.14 – 19.1', 'A2', 'L’amenée d’air du local est insuffisante.'],
      ],
    )}<p>A1 : anomalie à prendre en compte lors d’une intervention ultérieure. A2 : anomalie dont le caractère de gravité ne justifie pas l’interruption de la fourniture de gaz. DGI : danger grave et immédiat.</p><h2>E. – Conclusion</h2><p>☐ L’installation ne comporte aucune anomalie.<br>☒ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☒ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI.</p><p>Établi à QUIMPER, le 14/09/2026. Validité du présent état : jusqu’au 13/09/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: { ...KERVIR, valid_until: '2029-09-13', diagnostic_result: 'POSITIVE' },
    absent: ['surface_carrez', 'dpe_number', 'rnc', 'energy'],
  },
);

const power = paperOf(
  'electricite-marsac',
  css,
  [
    `<p><b>DORDOGNE DIAG</b> – 31 rue Limogeanne – 24000 PÉRIGUEUX – réf. DD-2026-640/E</p><h1>RAPPORT DE L’ÉTAT DE L’INSTALLATION INTÉRIEURE D’ÉLECTRICITÉ DES IMMEUBLES À USAGE D’HABITATION</h1><p>Arrêté du 28 septembre 2017 – norme NF C 16-600</p><h2>1. Désignation et description du local d’habitation</h2><p>Adresse : 4 chemin des Noyers, 24430 MARSAC-SUR-L’ISLE – maison individuelle – année de construction : 1982 – installation de plus de 15 ans – distributeur : Enedis</p><h2>2. Identification du donneur d’ordre</h2><p>Monsieur Bernard DELTEIL, propriétaire</p><h2>3. Identification de l’opérateur</h2><p>Sylvain MAZEAU – date de la visite : 18/08/2026 – rapport établi le 18/08/2026, valable jusqu’au 17/08/2029</p><h2>4. Limites du domaine d’application</h2><p>Le diagnostic porte sur l’ensemble de l’installation intérieure d’électricité à basse tension située en aval de l’appareil général de commande et de protection. Il ne concerne pas les matériels d’utilisation amovibles.</p><h2>5. Conclusion relative à l’évaluation des risques</h2><p><b>L’installation intérieure d’électricité comporte une ou des anomalies.</b> Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p><p>Domaines concernés : la prise de terre et l’installation de mise à la terre ; les matériels électriques présentant des risques de contacts directs.</p>${table(
      ['N° article', 'Libellé des anomalies', 'Localisation'],
      [
        [
          'B.3.3.6 a1',
          'Au moins un socle de prise ne comporte pas de broche de terre.',
          'Chambre 2',
        ],
        ['B.7.3 a', 'L’enveloppe d’au moins un matériel est manquante.', 'Garage'],
      ],
    )}<h2>6. Avertissement particulier</h2><p>Points de contrôle non vérifiables : liaison équipotentielle de la salle de bains, baignoire encastrée. Objectif des dispositions : une anomalie peut être la cause d’électrisation, voire d’électrocution, ou d’un incendie.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'Monsieur Bernard DELTEIL',
      property_address: '4 chemin des Noyers, 24430 MARSAC-SUR-L’ISLE',
      report_number: 'DD-2026-640/E',
      made_on: '2026-08-18',
      valid_until: '2029-08-17',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'rnc', 'lots'],
  },
);

export const REPERAGES = [asbestos, lead, termites, gas, power];
