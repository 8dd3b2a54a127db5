// Surveyors' reports on health and safety: asbestos, lead, termites, gas, power.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { foot, sides } from './communs.ts';

const CATALAN = (title: string, norm: string) =>
  `${sides('<b style="color:#00807a;font-size:12pt">DIAG CATALAN</b><br>44 rue du Docteur Zamenhof<br>66000 PERPIGNAN', 'N° de dossier : 26/1187/PAGES<br>Date de commande : 24/09/2026<br>Date de visite : 02/10/2026')}<h1>${title}</h1><p class="c">${norm}</p>`;
const CATALAN_ID = table(
  ['A. Désignation du bien', 'B. Propriétaire et donneur d’ordre', 'C. Opérateur'],
  [
    [
      'Appartement T3, Bât. B, 3ème étage<br>6 avenue de Prades<br>66000 PERPIGNAN<br>Lot n° 42 – Section EH n° 611<br>Permis de construire : 1983',
      'M. PAGÈS-CLOTES Joan<br>3 chemin de la Passio Vella<br>66300 THUIR<br>Qualité : propriétaire',
      'Cyril MASSOT<br>Certificat CPDI-6644-17 délivré le 03/04/2022<br>Assurance n° 118 204 771 jusqu’au 31/12/2026',
    ],
  ],
);
const CATALAN_CSS = `font: 8.6pt/1.36 'Nimbus Sans', sans-serif; padding: 12mm 13mm; h1 { font-size: 13pt; text-align: center; border: .4mm solid #00807a; color: #00807a; padding: 2mm; margin: 4mm 0 1mm } .c { text-align: center; font-size: 7.6pt } h2 { font-size: 10pt; background: #e0f0ef; padding: .8mm 2mm; margin: 3.5mm 0 1.5mm } td, th { border: .2mm solid #9bb; padding: .8mm 1.2mm } th { font-weight: bold; background: #f2f8f8 }`;
const AT_CATALAN = {
  report_number: '26/1187/PAGES',
  made_on: '2026-10-02',
  property_address: '6 avenue de Prades, 66000 PERPIGNAN',
  owner: 'M. PAGÈS-CLOTES Joan',
  lots: ['42'],
} as const;
const catalanFoot = foot(
  'DIAG CATALAN SARL – SIREN 900 002 078 – Le présent rapport ne peut être reproduit que dans son intégralité – 1/1',
);

const asbestos = paperOf(
  'amiante-vente-perpignan',
  CATALAN_CSS,
  [
    `${CATALAN('Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti', 'Articles L. 1334-13, R. 1334-20 et 21 du code de la santé publique – arrêtés du 12 décembre 2012 – norme NF X 46-020 d’août 2017')}${CATALAN_ID}
    <h2>1. Les conclusions</h2><p>Dans le cadre de la mission décrit en tête de rapport, il n’a pas été repéré de matériaux ou produits de la liste A contenant de l’amiante.</p><p>Dans le cadre de la mission, <b>il a été repéré des matériaux et produits de la liste B contenant de l’amiante</b> :<br>– Conduit de fluide en fibres-ciment (Placard entrée) : après analyse, bon état de conservation. Il est recommandé de réaliser une évaluation périodique (EP).</p>
    <h2>2. Laboratoire d’analyse</h2><p>LABO SUD AMIANTE EXEMPLE, accréditation COFRAC 1-0000. Prélèvement P001 – rapport d’analyse du 06/10/2026 : chrysotile.</p>
    <h2>3. Résultats détaillés du repérage</h2>${table(
      [
        'Localisation',
        'Identifiant + description',
        'Conclusion (justification)',
        'État de conservation et préconisation',
      ],
      [
        [
          'Placard entrée',
          'ZPSO-001 – Conduit vertical en fibres-ciment',
          'Présence d’amiante (après analyse)',
          'Matériau non dégradé – EP',
        ],
        ['Cuisine', 'ZPSO-002 – Dalles de sol vinyle', 'Absence d’amiante (après analyse)', ''],
        [
          'Salle de bains',
          'ZPSO-003 – Panneau de trappe',
          'Absence d’amiante (document consulté)',
          '',
        ],
      ],
    )}
    <h2>4. Locaux ou parties de locaux non visités</h2><p>Cave (lot 119) : clé non fournie. Des investigations complémentaires seraient nécessaires.</p>
    <h2>5. Signatures</h2><p>Rapport édité à PERPIGNAN le 07/10/2026 – Cyril MASSOT</p>${catalanFoot}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      ...AT_CATALAN,
      made_on: either('2026-10-02', '2026-10-07'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['valid_until', 'iban'],
  },
);

const power = paperOf(
  'electricite-vente-perpignan',
  CATALAN_CSS,
  [
    `${CATALAN('État de l’installation intérieure d’électricité', 'Arrêté du 28 septembre 2017 – norme NF C 16-600 de juillet 2017 – articles L. 134-7 et R. 134-10 à 13 du CCH')}${CATALAN_ID}
    <p style="margin-top:2mm">Distributeur d’électricité : Enedis – Identifiant PRM : 19 4417 0088 2201 – Installation de plus de 15 ans – Document valable 3 ans (vente) jusqu’au 01/10/2029</p>
    <h2>D. Conclusions relatives à l’évaluation des risques pouvant porter atteinte à la sécurité des personnes</h2>
    <p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie.<br>☒ <b>L’installation intérieure d’électricité comporte une ou des anomalies.</b></p>
    <p>☐ 1. L’appareil général de commande et de protection et son accessibilité.<br>☐ 2. Dispositif de protection différentiel à l’origine de l’installation / Prise de terre et installation de mise à la terre.<br>☒ 3. Dispositif de protection contre les surintensités adapté à la section des conducteurs, sur chaque circuit.<br>☒ 4. La liaison équipotentielle et les installations électriques adaptées aux conditions particulières des locaux contenant une douche ou une baignoire.<br>☐ 5. Matériels électriques présentant des risques de contacts directs avec des éléments sous tension.<br>☐ 6. Matériels électriques vétustes, inadaptés à l’usage.</p>
    <h2>E. Anomalies identifiées</h2>${table(
      ['N° article', 'Libellé et localisation des anomalies', 'Mesures compensatoires'],
      [
        [
          'B.4.3 c',
          'Plusieurs circuits raccordés en aval d’une même protection (Tableau, entrée)',
          '',
        ],
        [
          'B.5.3 a',
          'Locaux contenant une baignoire : il n’existe pas de liaison équipotentielle supplémentaire (Salle de bains)',
          '',
        ],
      ],
    )}
    <h2>F. Informations complémentaires</h2>${table(
      [],
      [
        [
          'B.11 a1',
          'L’ensemble de l’installation électrique est protégé par au moins un dispositif différentiel à haute sensibilité ≤ 30 mA.',
        ],
        ['B.11 b2', 'Au moins un socle de prise de courant n’est pas de type à obturateur.'],
      ],
    )}
    <p style="margin-top:3mm">Visite effectuée le 02/10/2026. État rédigé à PERPIGNAN, le 02/10/2026</p>${catalanFoot}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: { ...AT_CATALAN, valid_until: '2029-10-01', diagnostic_result: 'POSITIVE' },
    absent: ['energy', 'iban'],
  },
);

const lead = paperOf(
  'plomb-crep-carcassonne',
  `font: 8.8pt/1.36 'DejaVu Sans', sans-serif; font-size: 8pt; h1 { font-size: 13pt; text-align: center } td, th { border: .2mm solid #666; padding: .8mm 1.2mm } th { background: #eee; font-weight: bold } h2 { font-size: 9.6pt; margin: 3.5mm 0 1mm; text-decoration: underline }`,
  [
    `<p><b>CITÉ DIAGNOSTICS</b> – 60 rue Barbès – 11000 CARCASSONNE – 04 68 00 60 11 – SIRET 900 002 301 00025</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB<br>CREP</h1><p style="text-align:center">Articles L. 1334-5 à 10 et R. 1334-10 à 12 du code de la santé publique – arrêté du 19 août 2011 – norme NF X 46-030</p>
    ${table(
      [],
      [
        ['Rapport n°', 'CREP-26-4418', 'Date du rapport', '16/09/2026'],
        [
          'Nature de la mission',
          'Parties privatives, avant la vente',
          'Date de la visite',
          '14/09/2026',
        ],
        ['Adresse du bien', '73 rue de Verdun, 11000 CARCASSONNE', 'Lot', '27 – 3e étage'],
        [
          'Propriétaire',
          'SCI BASTIDE SAINT-LOUIS',
          'Occupation',
          'vacant ; enfants de moins de 6 ans : non',
        ],
        [
          'Appareil à fluorescence X',
          'Niton XLp 300 – n° 8812',
          'Source radioactive',
          'Cd 109, chargée le 11/05/2023, fin de validité 11/05/2027',
        ],
        [
          'Auteur du constat',
          'Lionel ESPINASSE',
          'Assurance RC',
          'n° 77 410, valable jusqu’au 30/06/2027',
        ],
      ],
    )}
    <h2>Conclusion du rapport</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '142', '31', '88', '12', '4', '7'],
        ['%', '100', '21,8', '62,0', '8,5', '2,8', '4,9'],
      ],
    )}
    <p style="margin-top:2mm">Le constat de risque d’exposition au plomb a mis en évidence la présence de revêtements contenant du plomb au-delà des seuils en vigueur (1 mg/cm²). Des revêtements dégradés (classe 3) ont été repérés : en application de l’article L. 1334-9 du code de la santé publique, le propriétaire du bien doit effectuer les travaux appropriés pour supprimer l’exposition au plomb, tout en garantissant la sécurité des occupants. Une copie du constat est adressée sans délai à l’agence régionale de santé.</p>
    <h2>Relevé des mesures (extrait)</h2>${table(
      ['N°', 'Local', 'Zone', 'Unité de diagnostic', 'Substrat', 'Mesure mg/cm²', 'État', 'Classe'],
      [
        ['14', 'Séjour', 'A', 'Volet intérieur', 'Bois / peinture', '6,4', 'D (écaillage)', '3'],
        ['15', 'Séjour', 'A', 'Plinthe', 'Bois / peinture', '0,3', '', '0'],
        ['22', 'Chambre 1', 'C', 'Porte', 'Bois / peinture', '2,1', 'ND', '1'],
        ['37', 'Couloir', 'B', 'Mur', 'Plâtre / peinture', '1,8', 'EU', '2'],
        [
          '41',
          'Cuisine',
          'D',
          'Fenêtre dormant',
          'Bois / peinture',
          '4,7',
          'D (pulvérulence)',
          '3',
        ],
      ],
    )}
    <h2>Facteurs de dégradation du bâti</h2><p>☐ plancher ou plafond menaçant de s’effondrer ☐ traces importantes de coulures ☒ aucun facteur relevé. Durée de validité du constat : un an en cas de vente, soit jusqu’au 15/09/2027.</p>${foot('CITÉ DIAGNOSTICS SARL – RCS Carcassonne 900 002 301 – Page 1/1')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      report_number: 'CREP-26-4418',
      made_on: either('2026-09-14', '2026-09-16'),
      valid_until: '2027-09-15',
      property_address: '73 rue de Verdun, 11000 CARCASSONNE',
      lots: ['27'],
      owner: 'SCI BASTIDE SAINT-LOUIS',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['iban', 'rnc'],
  },
);

const termites = paperOf(
  'termites-etat-ales',
  `font: 9.2pt/1.4 'Carlito', sans-serif; h1 { font-size: 14pt; color: #5b3a1e; text-align: center } td, th { border: .2mm solid #b49b84; padding: .9mm 1.4mm } th { background: #f3ece4; font-weight: bold } h2 { font-size: 10.4pt; color: #5b3a1e; margin: 3.5mm 0 1mm }`,
  [
    `${sides('<b>DIAG30 – Gard Expertises</b><br>17 avenue Carnot, 30100 ALÈS', 'Rapport n° T/26/0733<br>Visite du 10 mars 2026 (1 h 15)<br>Validité : 6 mois, jusqu’au 9 septembre 2026')}<h1>État du bâtiment relatif à la présence de termites</h1><p style="text-align:center">Norme NF P 03-201 (février 2016) – arrêté du 29 mars 2007 modifié – arrêté préfectoral du Gard n° 2003-322-2</p>
    ${table(
      [],
      [
        ['Bien', 'Appartement, lot 4, 2e étage – 14 rue Mistral – 30100 ALÈS (Gard)'],
        ['Section cadastrale', 'CB 290'],
        ['Client et propriétaire', 'M. JOUVE Sylvain, 40 rue Vincent Faïta, 30000 NÎMES'],
        ['Notaire', 'Me Lucas BROUILLET'],
        ['Opérateur', 'Anouk Gervais, certification B2C Exemple n° 0771'],
      ],
    )}
    <h2>Identification des bâtiments et parties visités</h2>${table(
      [
        'Parties visitées',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultat du diagnostic d’infestation',
      ],
      [
        [
          'Entrée',
          'Sol carrelage, plinthes bois, porte bois',
          'Absence d’indice d’infestation de termites',
        ],
        [
          'Séjour',
          'Parquet chêne, plinthes, fenêtres bois',
          'Absence d’indice d’infestation de termites',
        ],
        ['Chambre', 'Parquet, placard bois', 'Absence d’indice d’infestation de termites'],
        ['Cuisine', 'Carrelage, huisseries', 'Absence d’indice d’infestation de termites'],
        [
          'Grenier privatif',
          'Charpente apparente, voliges',
          'Absence d’indice d’infestation de termites',
        ],
      ],
    )}
    <h2>Constatations diverses</h2><p>Présence d’indices de vrillettes et de capricornes des maisons sur deux chevrons du grenier. L’opérateur n’a pas à rechercher les autres agents de dégradation biologique du bois.</p>
    <h2>Conclusion</h2><p><b>Le présent examen fait état d’absence d’indice d’infestation de termites le jour de la visite.</b></p><p>Moyens d’investigation : poinçon, lampe, loupe. Fait à Alès le 10 mars 2026.</p>${foot('DIAG30 – SARL Gard Expertises – SIREN 900 002 412 – RC professionnelle Prévoyance Exemple n° 30.118')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      report_number: 'T/26/0733',
      made_on: '2026-03-10',
      valid_until: '2026-09-09',
      property_address: '14 rue Mistral, 30100 ALÈS',
      lots: ['4'],
      owner: 'M. JOUVE Sylvain',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['iban', 'rnc'],
  },
);

const gas = paperOf(
  'gaz-etat-castres',
  `font: 8.8pt/1.38 'DejaVu Serif Condensed', serif; h1 { font-size: 13.5pt; text-align: center } td, th { border: .2mm solid #444; padding: .9mm 1.4mm } th { background: #e6e6e6; font-weight: bold } h2 { font-size: 10pt; margin: 3.5mm 0 1mm }`,
  [
    `<p>AGOUT CONTRÔLES – Mme Véronique PISTRE – 9 rue Gambetta, 81100 CASTRES – 05 63 00 81 09</p><h1>RAPPORT DE VISITE<br>État de l’installation intérieure de gaz</h1><p style="text-align:center">Arrêté du 6 avril 2007 modifié – norme NF P 45-500 (juillet 2022)</p>
    <h2>A – Désignation du bâtiment</h2>${table(
      [],
      [
        ['Localisation', '4 quai des Jacobins, 81100 CASTRES – 2e étage, lot 22'],
        ['Gaz distribué', '☒ GN ☐ GPL ☐ Air propané ou butané'],
        ['Distributeur', 'Réseau gaz naturel Exemple – PCE 21 330 774 018 220'],
        ['Installation alimentée en gaz', '☒ OUI ☐ NON'],
      ],
    )}
    <h2>B – Propriétaire</h2>${table(
      [],
      [
        ['Nom', 'SC DU MOULIN DE ROQUECOURBE'],
        ['Adresse', 'La Bastide, 81210 ROQUECOURBE'],
        ['Titulaire du contrat de fourniture', 'M. Amadou SOW, locataire'],
      ],
    )}
    <h2>C – Opérateur</h2><p>V. PISTRE, certification n° 2281 (AFNOR Exemple), valable jusqu’au 19/11/2028. Rapport n° GZ 2026/118, visite du 24/08/2026.</p>
    <h2>D – Identification des appareils</h2>${table(
      ['Genre (1), marque, modèle', 'Type (2)', 'Puissance kW', 'Localisation', 'Observations'],
      [
        ['Chaudière Saunier D. Thema', 'Raccordé', '23,3', 'Cuisine', 'Taux de CO mesuré : 3 ppm'],
        ['Table de cuisson', 'Non raccordé', '', 'Cuisine', 'Robinet ROAI'],
      ],
    )}
    <h2>E – Anomalies identifiées</h2>${table(['Points de contrôle', 'A1, A2, DGI ou 32c', 'Libellé et recommandations'], [['Néant', '–', 'Aucune anomalie constatée sur les parties visibles et accessibles']])}
    <h2>F – Parties non contrôlées</h2><p>Intérieur du conduit de fumée. Attestation d’entretien de la chaudière de moins d’un an : présentée.</p>
    <h2>G – Conclusion</h2><p>☒ L’installation ne comporte aucune anomalie.<br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L’installation comporte une anomalie 32c.</p><p>Fait à Castres, le 24/08/2026. Durée de validité en cas de vente : trois ans.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      report_number: either('GZ 2026/118', 'GZ2026/118'),
      made_on: '2026-08-24',
      property_address: either(
        '4 quai des Jacobins, 81100 CASTRES',
        '4 quai des Jacobins, 81100 CASTRES – 2e étage, lot 22',
      ),
      lots: ['22'],
      owner: 'SC DU MOULIN DE ROQUECOURBE',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['rnc', 'iban', 'energy'],
  },
);

export const RAPPORTS = [asbestos, power, lead, termites, gas];
