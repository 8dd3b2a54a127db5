// Surveyors' reports: two energy certificates, asbestos, lead, termites, and a building's asbestos file.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { FOOT, foot, pairs } from './outils.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const COLOURS = ['#009c6d', '#52b153', '#78bd76', '#f4e70f', '#f0b40f', '#eb8235', '#d7221f'];
const ladder = (letter: string, energy: number, gas: number): string =>
  `<svg width="300" height="178">${LETTERS.map((one, index) => `<rect x="70" y="${4 + index * 24}" width="${50 + index * 18}" height="21" fill="${COLOURS[index]}"/><text x="78" y="${19 + index * 24}" font-size="12" font-weight="bold">${one}</text>`).join('')}<text x="2" y="${12 + LETTERS.findIndex((one) => one === letter) * 24}" font-size="12" font-weight="bold">${energy}</text><text x="2" y="${22 + LETTERS.findIndex((one) => one === letter) * 24}" font-size="6">kWh/m²/an</text><text x="38" y="${12 + LETTERS.findIndex((one) => one === letter) * 24}" font-size="12" font-weight="bold">${gas}*</text><text x="36" y="${22 + LETTERS.findIndex((one) => one === letter) * 24}" font-size="6">kg CO₂/m²/an</text></svg>`;

const flat = paperOf(
  'dpe-officiel-appartement-nantes',
  `font: 8.2pt/1.35 'Nimbus Sans', sans-serif; padding: 9mm 12mm; h1 { font-size: 20pt; margin: 0 } .id { display: flex; justify-content: space-between; border-bottom: .4mm solid #000; margin-bottom: 2mm } h2 { font-size: 10.5pt; background: #d9eef7; padding: 1mm 2mm; margin: 3mm 0 2mm } .g { display: grid; grid-template-columns: 40mm 1fr; gap: 4mm } .ph { background: #b9c6cc; height: 34mm } td, th { border-bottom: .1mm solid #aaa; padding: .6mm 1mm } .b { position: absolute; bottom: 6mm; left: 12mm; right: 12mm; font-size: 6.6pt }`,
  [
    `<div class="id"><div><h1>DPE</h1> <b>diagnostic de performance énergétique (logement)</b></div><div>n° : <b>2644E3380917P</b><br>établi le : <b>03/11/2026</b><br>valable jusqu’au : <b>02/11/2036</b></div></div><p style="font-size:7pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p>
    <div class="g"><div class="ph"></div><div>adresse : <b>33 boulevard des Anglais, 44100 NANTES</b> (Bât. B, étage 2, porte gauche, n° de lot : 42)<br>type de bien : Appartement<br>année de construction : 1948 – 1974<br>surface de référence : <b>68,10 m²</b><br><br>propriétaire : M. et Mme DE LA BROSSE-KERVELLA<br>adresse : 14 bis chemin de la Censive, 44240 LA CHAPELLE-SUR-ERDRE</div></div>
    <h2>Performance énergétique et climatique</h2>${ladder('D', 187, 28)}<p style="font-size:7pt">consommation (énergie primaire) : 187 kWh/m²/an – émissions : 28 kg CO₂/m²/an. *Dont émissions de gaz à effet de serre. Consommation en énergie finale : 163 kWh/m²/an. Ce logement émet 1 907 kg de CO₂ par an, soit l’équivalent de 9 881 km parcourus en voiture.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>890 €</b> et <b>1 270 €</b> par an – prix moyens des énergies indexés sur les années 2021, 2022, 2023 (abonnements compris)</p>
    <h2>Informations diagnostiqueur</h2><p>ATLAN’DIAG – 27 quai de Malakoff, 44000 NANTES – diagnostiqueur : Maëva ROUSSELOT – tél. 02 28 00 15 15 – n° de certification : C2024-0718 – organisme de certification : Certif’Exemple</p><p class="b">À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du RGPD, l’Ademe vous informe que vos données personnelles (nom-prénom-adresse) sont stockées dans la base de données de l’observatoire DPE à des fins de contrôles ou en cas de contestations. DPE p. 1/2</p>`,
    `<p><b>DPE diagnostic de performance énergétique (logement)</b> – n° 2644E3380917P – p. 2/2</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['usage', 'consommation (énergie primaire, kWh)', 'frais annuels d’énergie', 'répartition'],
      [
        ['chauffage (réseau de chaleur)', '8 240 (8 240 é.f.)', 'entre 560 € et 780 €', '64 %'],
        ['eau chaude (électrique)', '3 760 (1 635 é.f.)', 'entre 260 € et 370 €', '28 %'],
        ['éclairage', '296 (129 é.f.)', 'entre 20 € et 40 €', '2 %'],
        ['auxiliaires', '438 (190 é.f.)', 'entre 50 € et 80 €', '6 %'],
      ],
    )}<h2>Vue d’ensemble du logement</h2>${pairs([
      ['murs', 'Mur en béton banché non isolé donnant sur l’extérieur – insuffisante'],
      ['plancher bas', 'Dalle béton donnant sur un local chauffé'],
      ['portes et fenêtres', 'Fenêtres battantes PVC double vitrage – bonne'],
      ['ventilation', 'VMC SF auto réglable avant 1982'],
    ])}<h2>Recommandations d’amélioration de la performance</h2><p>Pack 1 « travaux essentiels », 9 800 à 14 600 € : isolation des murs par l’extérieur (décision de la copropriété). Évolution : C – 138 kWh/m²/an – 20 kg CO₂/m²/an. Pack 2, 16 200 à 24 300 € : ventilation hygroréglable, chauffe-eau thermodynamique. Évolution : B – 104 kWh/m²/an – 14 kg CO₂/m²/an.</p><h2>Fiche technique du logement</h2><p>Référence du logiciel validé : ThermiX 2021 [moteur BBS 2026.7] – référence du DPE : ATD/2026/2188 – date de visite du bien : 30/10/2026 – invariant fiscal du logement : N/A – référence de la parcelle cadastrale : LO 288 – méthode de calcul : 3CL-DPE 2021 – n° d’immatriculation de la copropriété : AB2408771</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2644E3380917P',
      made_on: '2026-11-03',
      valid_until: '2036-11-02',
      property_address: either(
        '33 boulevard des Anglais, 44100 NANTES',
        '33 boulevard des Anglais, 44100 NANTES (Bât. B, étage 2, porte gauche, n° de lot : 42)',
      ),
      owner: 'M. et Mme DE LA BROSSE-KERVELLA',
      lots: ['42'],
      surface_reference: 6810,
      energy: 187,
      emissions: 28,
    },
    absent: ['surface_carrez', 'price', 'surface_habitable'],
  },
);

const house = paperOf(
  'dpe-maison-resume-vannes',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; ${FOOT} h1 { font-size: 15pt; color: #155e75 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } td { border-bottom: .1mm solid #9bb; padding: .7mm 1mm } td:first-child { color: #456 } h2 { font-size: 10.5pt; color: #155e75; margin: 3mm 0 1mm }`,
  [
    `<p><b>KERDIAG 56</b> – 8 rue Richemont – 56000 VANNES – SARL au capital de 5 000 € – RCP n° 704 118 Assur Exemple</p><h1>Diagnostic de performance énergétique – logement (maison individuelle)</h1><div class="two"><div>${pairs(
      [
        ['N° ADEME', '2656E1177420L'],
        ['Date d’établissement', '19/10/2026'],
        ['Date de validité', '18/10/2036'],
        ['Dossier', 'KD-26-0944'],
      ],
    )}</div><div>${pairs([
      ['Propriétaire', 'Consorts LE SCOUARNEC'],
      ['Bien', '14 rue des Vénètes, 56000 VANNES'],
      ['Construite en', '1958, agrandie en 1994'],
      ['Surface de référence', '112,35 m²'],
    ])}</div></div>
    <h2>Étiquettes</h2>${ladder('F', 361, 79)}<p><b>Logement très consommateur en énergie.</b> Énergie primaire : 361 kWh/m².an (classe F). Gaz à effet de serre : 79 kgeqCO2/m².an (classe F). L’étiquette retenue est la plus défavorable des deux.</p><h2>Alerte réglementaire</h2><p>La vente d’une maison classée F est soumise à la remise d’un audit énergétique réglementaire depuis le 1er avril 2023. La location d’un logement classé F sera interdite à compter de 2028.</p>
    <h2>Dépenses annuelles estimées</h2><p>Entre 3 410 € et 4 660 € par an (chauffage fioul 76 %, eau chaude 17 %, éclairage 3 %, auxiliaires 4 %). Prix moyens des énergies au 1er janvier 2023.</p><h2>Enveloppe et équipements</h2>${pairs(
      [
        ['Murs', 'Parpaings 20 cm, doublage polystyrène 4 cm'],
        ['Toiture', 'Laine minérale 10 cm, année 1994'],
        ['Menuiseries', 'PVC double vitrage 4/12/4, porte bois'],
        ['Chauffage', 'Chaudière fioul standard 1991, radiateurs fonte'],
        ['Ventilation', 'Naturelle par entrées d’air hautes et basses'],
      ],
    )}<p style="margin-top:2mm">Visite effectuée le 15/10/2026 par Tugdual HERVIEUX, certifié n° CPDI 5511.</p>${foot('Rapport enregistré à l’observatoire DPE-Audit de l’ADEME ; vérifiez son authenticité avec le numéro à 13 caractères. Page 1/1 – le détail figure au rapport complet de 14 pages.')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2656E1177420L',
      made_on: '2026-10-19',
      valid_until: '2036-10-18',
      property_address: '14 rue des Vénètes, 56000 VANNES',
      owner: 'Consorts LE SCOUARNEC',
      surface_reference: 11235,
      energy: 361,
      emissions: 79,
    },
    absent: ['surface_carrez', 'surface_habitable', 'lots', 'rnc', 'diagnostic_result'],
  },
);

const RENNES = {
  owner: 'SCI KER-AVEL',
  property_address: '17 rue de Paris, 35000 RENNES',
} as const;
const asbestos = paperOf(
  'amiante-reperage-rennes',
  `font: 8.6pt/1.38 'Nimbus Sans', sans-serif; ${FOOT} h1 { font-size: 12.5pt; text-align: center; border: .4mm solid #000; padding: 2mm } h2 { font-size: 10pt; margin: 3mm 0 1mm; border-bottom: .3mm solid #000 } td, th { border: .15mm solid #777; padding: .7mm 1.3mm } th { background: #eee; font-weight: bold }`,
  [
    `<p>BREIZH EXPERTISES – 11 rue Dupont-des-Loges – 35000 RENNES – www.breizh-expertises.example.fr</p><h1>RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE POUR L’ÉTABLISSEMENT DU CONSTAT ÉTABLI À L’OCCASION DE LA VENTE D’UN IMMEUBLE BÂTI</h1><p style="font-size:7.4pt">Articles L. 1334-13, R. 1334-20 et 21, R. 1334-23 et 24 du code de la santé publique ; arrêtés du 12 décembre 2012 ; norme NF X 46-020 d’août 2017.</p>${pairs(
      [
        ['N° de dossier', 'BE/26/5533/A'],
        ['Date du rapport', '27/10/2026'],
        ['Date du repérage', '26/10/2026'],
        ['Adresse du bien', '17 rue de Paris, 35000 RENNES'],
        [
          'Désignation',
          'Appartement, 3e étage gauche, lot 7 ; cave, lot 31 ; date du permis de construire antérieure au 1er juillet 1997',
        ],
        ['Propriétaire', 'SCI KER-AVEL'],
        ['Donneur d’ordre', 'Étude LE BASTARD, notaire à Betton'],
        ['Opérateur', 'Gwendal PRIOUL, certification n° 8071 I.Cert Exemple'],
      ],
    )}
    <h2>CONCLUSION</h2><p><b>Dans le cadre de la mission, il a été repéré des matériaux et produits de la liste B contenant de l’amiante :</b> conduit en fibres-ciment (cave, lot 31), sur jugement personnel de l’opérateur, en bon état de conservation.</p><p>Il n’a pas été repéré de matériaux ou produits de la liste A (flocages, calorifugeages, faux plafonds) contenant de l’amiante.</p><h2>RÉSULTATS</h2>${table(
      ['Localisation', 'Composant', 'Référence', 'Méthode', 'Présence', 'État / préconisation'],
      [
        [
          'Cave',
          'Conduit fibres-ciment',
          'M001',
          'Jugement personnel',
          'OUI',
          'EP : évaluation périodique',
        ],
        ['Cuisine', 'Dalles de sol', 'P002', 'Analyse labo n° 26-88140', 'NON', '–'],
        ['Séjour', 'Plinthes carrelées', '–', 'Document', 'NON', '–'],
      ],
    )}<h2>LOCAUX NON VISITÉS</h2><p>Néant, hors combles perdus inaccessibles (trappe condamnée). Les obligations prévues aux articles R. 1334-27 à R. 1334-29 ne sont pas satisfaites pour ces locaux.</p>${foot('BREIZH EXPERTISES SARL – RCS Rennes 924 330 081 – Assurance RCP Exemple n° 10 884 217 – Ce rapport ne peut être reproduit que dans son intégralité – page 1/6 (extrait)')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      ...RENNES,
      lots: ['7', '31'],
      report_number: 'BE/26/5533/A',
      made_on: either('2026-10-27', '2026-10-26'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const lead = paperOf(
  'plomb-crep-saint-malo',
  `font: 8.4pt/1.35 'DejaVu Sans Condensed', sans-serif; ${FOOT} h1 { font-size: 13pt; color: #7a4b00 } td, th { border: .15mm solid #a98; padding: .6mm 1.2mm } th { background: #f6ead6 } .w td { text-align: center }`,
  [
    `<p><b>DIAG’ÉMERAUDE</b>, 31 boulevard des Talards, 35400 SAINT-MALO</p><h1>Constat de risque d’exposition au plomb (CREP)</h1><p>Art. L. 1334-5 et L. 1334-6 du code de la santé publique – arrêté du 19 août 2011 – NF X46-030 – établi avant vente des parties privatives</p>${pairs(
      [
        ['Rapport n°', '2026-09-114-CREP'],
        ['Propriétaire', 'Mme RUAULT Jacqueline née LEBRETON'],
        ['Adresse du bien', '5 rue de la Corne de Cerf, 35400 SAINT-MALO'],
        [
          'Lot',
          'n° 3, appartement T3, 2e étage – construction avant 1949 – occupé par la propriétaire, aucun enfant mineur',
        ],
        ['Date de la visite', '22/09/2026'],
        ['Date d’émission du constat', '23/09/2026'],
        ['Appareil à fluorescence X', 'Fondix XP-200, source Cd109, n° 2218'],
      ],
    )}
    <p style="margin-top:3mm"><b>Synthèse des mesures</b></p>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '88', '12', '70', '6', '0', '0'],
        ['%', '100', '14 %', '79 %', '7 %', '0 %', '0 %'],
      ],
      'w',
    )}
    <p style="margin-top:3mm"><b>CONCLUSION : le constat a révélé la présence de revêtements contenant du plomb au-delà du seuil de 1 mg/cm²</b>, non dégradés (classe 1 : volets intérieurs du séjour, plinthes de la chambre 2). Le propriétaire doit veiller à leur entretien afin d’éviter leur dégradation future. Aucune situation de risque de saturnisme infantile ni de dégradation du bâti n’a été relevée.</p><p>Compte tenu de la présence de plomb, ce constat est valable un an, soit jusqu’au 22/09/2027.</p>${table(
      ['Local', 'UD', 'Mesure (mg/cm²)', 'État', 'Classe'],
      [
        ['Séjour', 'Volet intérieur G', '4,8', 'ND', '1'],
        ['Séjour', 'Volet intérieur D', '5,1', 'ND', '1'],
        ['Séjour', 'Mur A plâtre', '0,2', '', '0'],
        ['Chambre 2', 'Plinthe B', '1,9', 'ND', '1'],
        ['Chambre 2', 'Fenêtre PVC', 'NM', '', '–'],
      ],
    )}${foot('DIAG’ÉMERAUDE SAS – RCS Saint-Malo 925 007 414 – opérateur : Loeiz CHATEL, certifié Qualixpert Exemple C1188 – Notice d’information « Le plomb » jointe')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: either('Mme RUAULT Jacqueline née LEBRETON', 'Mme RUAULT Jacqueline'),
      property_address: '5 rue de la Corne de Cerf, 35400 SAINT-MALO',
      lots: ['3'],
      report_number: '2026-09-114-CREP',
      made_on: either('2026-09-23', '2026-09-22'),
      valid_until: '2027-09-22',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const termites = paperOf(
  'termites-etat-niort',
  `font: 8.8pt/1.4 'Nimbus Sans Narrow', sans-serif; ${FOOT} h1 { font-size: 13pt; background: #3f4d1f; color: #fff; padding: 2mm; text-align: center } h2 { font-size: 10pt; background: #e9edd9; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #889; padding: .6mm 1.2mm }`,
  [
    `<h1>ÉTAT DU BÂTIMENT RELATIF À LA PRÉSENCE DE TERMITES</h1><p>Articles L. 126-24 et R. 126-42 du CCH – norme NF P 03-201 (février 2016) – arrêté du 29 mars 2007 modifié</p><h2>A – Désignation du bien</h2><p>Adresse : 14 quai de Cronstadt, 79000 NIORT – Lot n° 5 – Bâtiment sur cour, 1er étage – Appartement de trois pièces. Réf. cadastrale : non communiquée. Le bien est situé dans une zone délimitée par arrêté préfectoral du 11 juillet 2019.</p><h2>B – Désignation du client</h2><p>Propriétaire : M. WOJCIECHOWSKI Stanislas – Presbytère Saint-Hilaire, 79000 NIORT. Qualité du donneur d’ordre : notaire.</p><h2>C – Désignation de l’opérateur</h2><p>SÈVRE DIAGNOSTICS – 60 avenue de Paris, 79000 NIORT – Opérateur : Jordan PAILLAT, certifié B2C Exemple n° 0514. N° de dossier : <b>SD-2026-733-T</b>. Visite du 04/11/2026, de 9 h 10 à 10 h 25. Fin de validité : <b>03/05/2027</b>.</p><h2>D – Éléments visités et résultats</h2>${table(
      ['Parties visitées', 'Ouvrages examinés', 'Résultat du diagnostic d’infestation'],
      [
        ['Entrée', 'Sol parquet, plinthes bois, porte', 'Absence d’indice'],
        ['Séjour', 'Sol parquet, poutre bois, fenêtres bois', 'Absence d’indice'],
        ['Chambres 1 et 2', 'Sol parquet, plinthes bois, placards', 'Absence d’indice'],
        ['Cuisine, salle de bains, WC', 'Carrelage, portes bois, coffrages', 'Absence d’indice'],
        ['Cave', 'Terre battue, porte bois', 'Absence d’indice'],
      ],
    )}<h2>E – Éléments non visités</h2><p>Faces cachées des plinthes et parquets (défaut d’accès non destructif).</p><h2>F – Constatations diverses</h2><p>Traces de petites vrillettes sur la porte de cave (agent de dégradation biologique du bois autre que termites).</p><h2>G – Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites le jour de la visite.</b></p><p>Fait à Niort, le 04/11/2026.</p>${foot('SÈVRE DIAGNOSTICS EURL – RCS Niort 926 118 050 – Assurance RCP Exemple 55 104 – Le présent état ne peut être annexé à un acte authentique que si sa date est inférieure à six mois')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'M. WOJCIECHOWSKI Stanislas',
      property_address: '14 quai de Cronstadt, 79000 NIORT',
      lots: ['5'],
      report_number: 'SD-2026-733-T',
      made_on: '2026-11-04',
      valid_until: '2027-05-03',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'parcels'],
  },
);

export const DIAGNOSTICS_ENERGIE_SANTE = [flat, house, asbestos, lead, termites];
