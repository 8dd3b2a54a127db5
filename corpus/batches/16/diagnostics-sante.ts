// Reports of diagnosticians' software with a summary before the detail: asbestos, lead, termites, gas, electricity.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { pairs } from './outils.ts';

const AZUREA = `font: 8pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 12mm; .tp { display: flex; justify-content: space-between; border-bottom: .5mm solid #7b341e; padding-bottom: 1.5mm } h1 { background: #7b341e; color: #fff; font-size: 12pt; padding: 2mm 3mm; margin: 3mm 0 } h2 { background: #f6e5de; color: #7b341e; font-size: 9pt; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #cbb; padding: .7mm 1.2mm } th { font-weight: bold; background: #faf3f0 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .cl { border: .5mm solid #7b341e; padding: 2mm } .ft { position: absolute; bottom: 5mm; left: 12mm; right: 12mm; font-size: 6.2pt; color: #666; text-align: center }`;
const top = (page: string): string =>
  `<div class="tp"><span><b>DIAG AZURÉA</b> – réseau Vérifia – 9 rue Peiresc 83000 TOULON – 04 94 00 66 12</span><span>DAZ-2025-03318 – ${page}</span></div>`;
const foot = `<p class="ft">DIAG AZURÉA SARL – SIRET 900 441 208 00029 – RC professionnelle Exemple IARD n° 10 583 929 – les parties non visitées ne sont pas couvertes par ce rapport</p>`;
const parties = `<div class="two"><div><h2>Désignation du ou des bâtiments</h2>${pairs([
  ['Département', 'Var'],
  ['Adresse', '12 rue Castillon'],
  ['Commune', '83000 TOULON'],
  ['Désignation', 'Appartement T3, 1er étage, lot numéro 9'],
  ['Périmètre', 'parties privatives'],
])}</div><div><h2>Désignation du propriétaire</h2>${pairs([
  ['Nom et prénom', 'M. BEN YOUSSEF Mehdi et Mme LAFFARGUE Clémentine'],
  ['Adresse', '12 rue Castillon 83000 TOULON'],
  ['Donneur d’ordre', 'Étude Me VIDAL-NAQUET, notaire'],
  ['Opérateur', 'FERRANDINI Sacha'],
])}</div></div>`;
const TOULON = {
  owner: 'M. BEN YOUSSEF Mehdi et Mme LAFFARGUE Clémentine',
  property_address: '12 rue Castillon, 83000 TOULON',
  lots: ['9'],
  report_number: 'DAZ-2025-03318',
} as const;

const asbestos = paperOf(
  'amiante-synthese-toulon',
  AZUREA,
  [
    `${top('Amiante')}<h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti (listes A et B)</h1><div class="two"><p>Numéro de dossier : DAZ-2025-03318<br>Date du repérage : 06/11/2025<br>Date d’émission du rapport : 07/11/2025</p><p>Références réglementaires : articles L. 1334-13, R. 1334-20 et 21, R. 1334-29-7 du code de la santé publique ; arrêtés du 12 décembre 2012 ; norme NF X 46-020 d’août 2017</p></div>${parties}<h2>1. – Les conclusions</h2><div class="cl"><b>Dans le cadre de la mission décrite en tête de rapport, il n’a pas été repéré de matériaux et produits contenant de l’amiante.</b><br>Néant : aucun local non visité, aucun composant non inspecté.</div><h2>2. – Résultats détaillés du repérage</h2>${table(
      [
        'Localisation',
        'Identifiant + description',
        'Liste',
        'Conclusion (justification)',
        'État de conservation',
      ],
      [
        [
          'Cuisine',
          'ZPSO-001 – Dalles de sol (P001)',
          'B',
          'Absence d’amiante (après analyse)',
          '–',
        ],
        [
          'Salle de bain',
          'ZPSO-002 – Conduit fibres-ciment',
          'B',
          'Absence d’amiante (marquage NT)',
          '–',
        ],
        ['Entrée, séjour, chambres', 'Cloisons plâtre, peinture', 'hors liste', 'Sans objet', '–'],
      ],
    )}<h2>3. – Laboratoire</h2><p>Laboratoire Exemple Amiante, accréditation n° 1-0000, procès-verbal AM-25-88120 du 07/11/2025.</p>${foot}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      ...TOULON,
      made_on: either('2025-11-07', '2025-11-06'),
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const lead = paperOf(
  'plomb-synthese-toulon',
  AZUREA,
  [
    `${top('CREP 1/2')}<h1>Constat de risque d’exposition au plomb (CREP)</h1><p>Norme NF X 46-030 – arrêté du 19 août 2011 – Dossier DAZ-2025-03318 – Date du constat : 06/11/2025 – Limite de validité : 05/11/2026</p>${parties}<h2>Société réalisant le constat – appareil utilisé</h2>${pairs(
      [
        ['Appareil', 'Fondis FEnX – n° de série 2-0644', 'Radionucléide', '109 Cd'],
        ['Dernier chargement', '14/02/2024', 'Activité', '850 MBq'],
      ],
    )}<h2>Conclusion des mesures de concentration en plomb</h2>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '97', '22', '69', '6', '0', '0'],
        ['%', '100', '22,7', '71,1', '6,2', '0', '0'],
      ],
    )}<div class="cl" style="margin-top:3mm">Le constat a révélé la présence de revêtements non dégradés contenant du plomb au-delà des seuils (classe 1). Le propriétaire doit veiller à l’entretien des revêtements recouvrant les unités de diagnostic de classe 1, afin d’éviter leur dégradation future.</div>${foot}`,
    `${top('CREP 2/2')}<h2>Résultats des mesures – extrait, chambre 1</h2>${table(
      [
        'N°',
        'Zone',
        'Unité de diagnostic',
        'Substrat',
        'Revêtement',
        'Mesure (mg/cm²)',
        'État',
        'Classement',
      ],
      [
        ['31', 'A', 'Mur', 'Plâtre', 'Peinture', '0,2', '', '0'],
        ['32', 'B', 'Volet', 'Bois', 'Peinture', '3,8', 'Non dégradé', '1'],
        ['33', 'B', 'Fenêtre intérieure', 'Bois', 'Peinture', '4,1', 'Non dégradé', '1'],
        ['34', 'C', 'Plinthe', 'Bois', 'Vernis', '0,1', '', '0'],
      ],
    )}<h2>Facteurs de dégradation du bâti</h2><p>Aucun local ne présente au moins 50 % d’unités de classe 3. Pas de situation de risque de saturnisme infantile. Le constat est à tenir à la disposition des agents de l’ARS.</p><p>Fait à TOULON, le 06/11/2025 – FERRANDINI Sacha</p>${foot}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      ...TOULON,
      made_on: '2025-11-06',
      valid_until: '2026-11-05',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const termites = paperOf(
  'termites-rapport-agde',
  `font: 8.4pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm; h1 { font-size: 13pt; color: #fff; background: #186a3b; padding: 2mm; text-align: center } h2 { font-size: 9pt; color: #fff; background: #58a879; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #9cbfa9; padding: .7mm 1mm }`,
  [
    `<p style="display:flex;justify-content:space-between"><b>AGATHÉ EXPERTISES</b><span>Réf. : AE26-0147-T</span></p><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p>Art. L. 133-6 et R. 133-7 du CCH – arrêtés du 29 mars 2007 et du 7 mars 2012 – NF P 03-201 (février 2016)<br>Date de la visite : 12/01/2026 – Durée : 1 h 25 – Rapport établi le 12/01/2026, utilisable jusqu’au 11/07/2026</p><h2>A – Désignation du bâtiment</h2><p>Maison de ville mitoyenne sur 2 niveaux – 14 rue Jean Roger – 34300 AGDE – Parcelle LD 318 – Zone délimitée par arrêté préfectoral : oui (03/05/2001)</p><h2>B – Client / propriétaire</h2><p>Succession de Mme SANCHIS Amparo, veuve PONS – chez Me NOUGARET, notaire, 3 quai du Chapitre, 34300 AGDE</p><h2>C – Opérateur</h2><p>VALETTE Rémi, certifié n° 21-1667 – assurance Exemple Pro 44 778</p><h2>D – Parties visitées et éléments infestés</h2>${table(
      ['Niveau', 'Partie', 'Ouvrages, parties d’ouvrages examinés', 'Résultat'],
      [
        [
          'RDC',
          'Magasin',
          'Sol carrelage, murs pierre, plinthes',
          'Absence d’indices d’infestation',
        ],
        ['RDC', 'Cellier', 'Huisserie bois, linteau', 'Absence d’indices d’infestation'],
        ['R+1', 'Chambres', 'Parquet bois, plinthes, volets', 'Absence d’indices d’infestation'],
        ['R+2', 'Combles', 'Charpente pannes et chevrons', 'Absence d’indices d’infestation'],
      ],
    )}<h2>E – Parties non visitées</h2><p>Vide sous escalier muré.</p><h2>F – Moyens d’investigation</h2><p>Examen visuel, sondage non destructif au poinçon, recherche de cordonnets.</p><h2>G – Constatations diverses</h2><p>Traces d’insectes à larves xylophages (capricorne) sans activité décelée, combles.</p><h2>H – Conclusion</h2><p><b>Le présent examen fait état d’absence de termites le jour de la visite.</b></p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: either(
        'Succession de Mme SANCHIS Amparo, veuve PONS',
        'Mme SANCHIS Amparo, veuve PONS',
        'Mme SANCHIS Amparo',
        'Succession de Mme SANCHIS Amparo',
      ),
      property_address: '14 rue Jean Roger, 34300 AGDE',
      report_number: 'AE26-0147-T',
      made_on: '2026-01-12',
      valid_until: '2026-07-11',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['lots', 'surface_carrez', 'dpe_number'],
  },
);

const gas = paperOf(
  'gaz-rapport-nimes',
  `font: 8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 12mm; h1 { font-size: 13pt; border: .5mm solid #c27803; padding: 2mm; text-align: center } h2 { font-size: 9pt; background: #c27803; color: #fff; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #d7b47a; padding: .7mm 1mm } .c td { border: 0 }`,
  [
    `<p>CÉVENNES DIAG IMMO – 30 rue Vincent Faïta, 30000 NÎMES – N° de dossier : <b>26/IMO/0388/CDI</b></p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p>Articles L. 134-9 et R. 134-6 à 9 du CCH – norme NF P45-500 (juillet 2022) – Date du repérage : 02/04/2026 – Heure d’arrivée 09 h 10</p><h2>A – Désignation du ou des bâtiments</h2><p>Localisation : 5 impasse Séguier, 30000 NÎMES – Section cadastrale EX, parcelle 511 – Lot de copropriété n° 12 – Type de bâtiment : habitation (partie privative d’immeuble) – Nature du gaz : gaz naturel – Distributeur : réseau public – Installation alimentée : OUI</p><h2>B – Désignation du propriétaire</h2><p>M. OUATTARA Idriss et Mme OUATTARA née FABRÈGUES Léa – 5 impasse Séguier 30000 NÎMES – Titulaire du contrat : idem – Point de comptage 21 433 007 115 280</p><h2>C – Opérateur</h2><p>TEISSIER Bruno – certification CPDI n° 4471 – validité 18/09/2028</p><h2>D – Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance', 'Localisation', 'Observations'],
      [
        ['Chaudière Exemplia Combi 24', 'Étanche', '24 kW', 'Cellier', 'CO environnement : 0 ppm'],
        ['Cuisinière Torréa', 'Non raccordé', 'non visible', 'Cuisine', 'robinet à embout'],
      ],
    )}<h2>E – Anomalies identifiées</h2>${table(
      ['Points de contrôle', 'Anomalies', 'Libellés'],
      [
        ['C.7 – 8b', 'A1', 'L’about porte-caoutchouc n’est pas démontable'],
        ['C.14 – 19.1', 'A1', 'Absence d’amenée d’air dans la cuisine'],
      ],
    )}<h2>F – Parties non contrôlées</h2><p>Tige cuisine. Attestation de conformité : non présentée. Justificatif d’entretien de chaudière : présenté.</p><h2>G – Constatations – conclusion</h2><table class="c"><tr><td>☐</td><td>L’installation ne comporte aucune anomalie.</td></tr><tr><td>☒</td><td>L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.</td></tr><tr><td>☐</td><td>L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.</td></tr><tr><td>☐</td><td>L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.</td></tr><tr><td>☐</td><td>L’installation comporte une anomalie 32c.</td></tr></table><p>Validité du présent état : jusqu’au 01/04/2029. Fait à NÎMES le 02/04/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'M. OUATTARA Idriss et Mme OUATTARA née FABRÈGUES Léa',
      property_address: '5 impasse Séguier, 30000 NÎMES',
      lots: ['12'],
      report_number: '26/IMO/0388/CDI',
      made_on: '2026-04-02',
      valid_until: '2029-04-01',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc'],
  },
);

const electricity = paperOf(
  'electricite-rapport-toulon',
  AZUREA,
  [
    `${top('Électricité')}<h1>État de l’installation intérieure d’électricité des locaux à usage d’habitation</h1><p>Norme NF C16-600 (juillet 2017) – arrêté du 28 septembre 2017 – Dossier DAZ-2025-03318 – Visite du 06/11/2025 – Durée de validité : 3 ans, jusqu’au 05/11/2028</p>${parties}<h2>5. – Conclusion relative à l’évaluation des risques</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie.<br>☒ L’installation intérieure d’électricité comporte une ou des anomalies.</p>${table(
      ['Domaine', 'Anomalie', 'Localisation'],
      [
        [
          '2. Dispositif de protection différentiel / prise de terre',
          'B.3.3.6 a1 – au moins un socle de prise ne comporte pas de broche de terre',
          'Séjour',
        ],
        [
          '4. Liaison équipotentielle – douche ou baignoire',
          'B.5.3 a – absence de liaison équipotentielle supplémentaire',
          'Salle de bain',
        ],
        ['5. Matériels vétustes', 'B.7.3 d – conducteurs non protégés', 'Entrée'],
      ],
    )}<h2>Informations complémentaires</h2><p>B.11 a1 : l’ensemble de l’installation est protégé par au moins un dispositif différentiel à haute sensibilité inférieur ou égal à 30 mA. Installation de plus de 15 ans : 1961. Distributeur : réseau public.</p><h2>6. – Avertissement</h2><p>La responsabilité de l’opérateur est limitée aux points effectivement vérifiés. Les constatations ne préjugent pas de l’usage et des modifications ultérieures.</p>${foot}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      ...TOULON,
      made_on: '2025-11-06',
      valid_until: '2028-11-05',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'energy'],
  },
);

export const DIAGNOSTICS_SANTE = [asbestos, lead, termites, gas, electricity];
