// Energy certificates of two surveyors, and areas measured.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { foot } from './outils.ts';

const scale = (on: string) =>
  `<div class="sc">${['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter) => `<span class="${letter === on ? 'on' : ''}">${letter}</span>`).join('')}</div>`;
const rouen = paperOf(
  'dpe-logement-rouen',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 12mm; h1 { font-size: 20pt; margin: 0; color: #1a4f8b } h2 { font-size: 11pt; color: #1a4f8b; margin: 4mm 0 1mm } .sc { display: flex; flex-direction: column; width: 60mm; gap: .6mm } .sc span { background: #e3e8ee; padding: .6mm 2mm } .sc .on { background: #f2b632; font-size: 16pt; font-weight: bold } .cols { display: grid; grid-template-columns: 66mm 1fr; gap: 6mm } td, th { border-bottom: .15mm solid #bbb; padding: .7mm 1mm } .n { font-size: 20pt; font-weight: bold }`,
  [
    `<table><tr><td style="border:0"><h1>DPE</h1>Diagnostic de performance énergétique</td><td style="border:0;text-align:right">N° : <b>2676E2810455T</b><br>Établi le : 22/09/2026<br>Valable jusqu’au : 21/09/2036</td></tr></table><p style="font-size:7.6pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.example.fr/diagnostic-performance-energetique-dpe</p><div style="background:#eef3f8;padding:2.5mm">Adresse : <b>23 rue des Faulx, 76000 ROUEN</b> (Bât. A, étage 3, n° de lot : 31)<br>Type de bien : Appartement<br>Année de construction : 1978 – 1982<br>Surface de référence : <b>86,9 m²</b><br>Propriétaire : Mme et M. de LA MARTINIÈRE Guillaume<br>Adresse : 23 rue des Faulx 76000 ROUEN</div><h2>Performance énergétique et climatique</h2><div class="cols">${scale('D')}<div><p>consommation (énergie primaire)<br><span class="n">214</span> kWh/m²/an</p><p>émissions<br><span class="n">13</span> * kg CO₂/m²/an</p><p style="font-size:7.4pt">* Dont émissions de gaz à effet de serre. Classe climat : C. Ce logement émet 1 170 kg de CO₂ par an, soit l’équivalent de 6 061 km parcourus en voiture. Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. 109 kWh/m²/an d’énergie finale.</p></div></div><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages. <b>Entre 1 480 € et 2 060 € par an</b>. Prix moyens des énergies indexés sur les années 2021, 2022, 2023 (abonnements compris).</p><div style="border-top:.3mm solid #1a4f8b;margin-top:3mm;padding-top:2mm;font-size:7.6pt"><b>Informations diagnostiqueur</b><br>NORMANDIE DIAG – 2 place de la Rougemare, 76000 ROUEN – tél : 02 35 00 90 33 – Diagnostiqueur : Corentin HUE – N° de certification : CPDI-5512 – Organisme : Certif Exemple</div>${foot('À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du RGPD, l’Ademe vous informe que vos données personnelles (nom-prénom-adresse) sont stockées dans la base de données de l’observatoire DPE à des fins de contrôles ou en cas de contestations. Page 1/3')}`,
    `<h2>Schéma des déperditions de chaleur</h2><p>ventilation 16 % – toiture ou plafond 0 % – ponts thermiques 17 % – murs 34 % – portes et fenêtres 28 % – plancher bas 5 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        ['chauffage (électrique)', '13 060 (6 877 é.f.)', 'entre 1 040 € et 1 420 €', '69 %'],
        ['eau chaude (électrique)', '4 690 (2 469 é.f.)', 'entre 370 € et 520 €', '25 %'],
        ['éclairage (électrique)', '382 (201 é.f.)', 'entre 30 € et 50 €', '2 %'],
        ['auxiliaires (électrique)', '464 (244 é.f.)', 'entre 40 € et 70 €', '3 %'],
        [
          'énergie totale pour les usages recensés',
          '18 596 kWh (9 791 kWh é.f.)',
          'entre 1 480 € et 2 060 € par an',
          '',
        ],
      ],
    )}<h2>Vue d’ensemble du logement</h2>${table(
      ['', 'description', 'isolation'],
      [
        ['Murs', 'Béton banché 20 cm avec isolation intérieure (1978-1982)', 'insuffisante'],
        ['Plancher bas', 'Dalle béton donnant sur un local chauffé', 'bonne'],
        ['Portes et fenêtres', 'PVC double vitrage 4/16/4, volets roulants', 'moyenne'],
      ],
    )}<h2>Recommandations d’amélioration</h2><p>Les travaux essentiels, montant estimé : 9 400 à 14 100 € – étape : 168 kWh/m²/an, 10 kg CO₂/m²/an, classe C.</p>${foot('NORMANDIE DIAG – dossier ND/26/2204 – DPE p. 2/3')}`,
    `<h2>Fiche technique du logement</h2><p>Référence du logiciel validé : LICIEL-Exemple v4 – Référence du DPE : 2676E2810455T – Date de visite du bien : 17/09/2026 – Invariant fiscal : 765400218833 – Référence de la parcelle cadastrale : BX-204 – Méthode de calcul : 3CL-DPE 2021 – N° d’immatriculation de la copropriété : AC2190446</p>${table(
      ['Donnée d’entrée', 'Origine', 'Valeur renseignée'],
      [
        ['Département', 'Observé', '76 Seine-Maritime'],
        ['Altitude', 'Donnée en ligne', '24 m'],
        ['Type de bien', 'Observé', 'Appartement'],
        ['Surface de référence du logement', 'Mesuré', '86,9 m²'],
        ['Nombre de niveaux', 'Observé', '1'],
        ['Hauteur moyenne sous plafond', 'Mesuré', '2,5 m'],
        ['Mur 1 Nord – surface', 'Mesuré', '14,2 m²'],
        ['Fenêtre 1 Sud – surface de baies', 'Mesuré', '3,9 m²'],
      ],
    )}<p style="margin-top:3mm">Liste des documents demandés et non remis : taxe foncière, plans, factures.</p>${foot('NORMANDIE DIAG – dossier ND/26/2204 – DPE p. 3/3')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2676E2810455T',
      made_on: '2026-09-22',
      valid_until: '2036-09-21',
      property_address: either(
        '23 rue des Faulx, 76000 ROUEN',
        '23 rue des Faulx, 76000 ROUEN (Bât. A, étage 3, n° de lot : 31)',
      ),
      owner: 'Mme et M. de LA MARTINIÈRE Guillaume',
      lots: ['31'],
      report_number: 'ND/26/2204',
      rnc: 'AC2190446',
      surface_reference: 8690,
      energy: 214,
      emissions: 13,
    },
    absent: ['surface_carrez', 'price', 'surface_habitable'],
  },
);

const amiens = paperOf(
  'dpe-maison-amiens',
  `font: 9.4pt/1.4 'Carlito', sans-serif; h1 { font-size: 16pt } h2 { font-size: 11pt; background: #2e6b34; color: #fff; padding: 1mm 2mm } td { border: .15mm solid #999 } .sc { display: flex; gap: 1mm } .sc span { border: .2mm solid #555; padding: 1mm 4mm } .sc .on { background: #e2701f; color: #fff; font-weight: bold }`,
  [
    `<p><b>PICARDIE EXPERTISE HABITAT</b> – Thierry BOULANGER, diagnostiqueur certifié – 40 rue Saint-Leu, 80000 AMIENS</p><h1>Diagnostic de performance énergétique – logement (6.1)</h1>${table(
      [],
      [
        ['N° ADEME', '2680E1904477B', 'Date de visite', '3 juin 2026'],
        ['Date du rapport', '5 juin 2026', 'Valable jusqu’au', '4 juin 2036'],
        ['Type de bâtiment', 'Maison individuelle', 'Année de construction', 'Avant 1948'],
        ['Surface de référence', '112 m²', 'Réf. dossier', 'PEH-2026-0611'],
      ],
    )}<p style="margin-top:3mm">Adresse du bien : 18 rue Jules Barni, 80000 AMIENS<br>Propriétaire : Consorts TEMPEZ – adresse : 77 route de Rouen, 80480 SALEUX</p><h2>Consommation et émissions</h2><p>Consommation conventionnelle : <b>341 kWh EP/m²/an</b></p>${scale('F')}<p style="margin-top:3mm">Émissions de gaz à effet de serre : <b>72 kg éqCO2/m²/an</b></p>${scale('F')}<h2 style="margin-top:4mm">Frais annuels</h2><p>De 3 120 € à 4 280 € pour les cinq usages (chauffage au gaz : 2 610 à 3 540 €).</p><p><b>Passoire énergétique :</b> ce logement relève de la classe F. Un audit énergétique est obligatoire en cas de vente (article L. 126-28-1 du CCH). À compter du 1er janvier 2028, il ne pourra plus être proposé à la location.</p><h2>Recommandations</h2><p>1. Isolation des rampants et combles (R ≥ 7). 2. Isolation des murs par l’intérieur. 3. Remplacement de la chaudière par une pompe à chaleur. Après travaux : 138 kWh/m²/an, 7 kg CO2/m²/an.</p><p style="text-align:right">Fait à Amiens, le 5 juin 2026 – T. Boulanger</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2680E1904477B',
      made_on: either('2026-06-05', '2026-06-03'),
      valid_until: '2036-06-04',
      property_address: '18 rue Jules Barni, 80000 AMIENS',
      owner: 'Consorts TEMPEZ',
      surface_reference: 11200,
      energy: 341,
      emissions: 72,
      report_number: 'PEH-2026-0611',
    },
    absent: ['surface_carrez', 'rnc', 'lots'],
  },
);

const ROOMS: readonly (readonly [string, string, string])[] = [
  ['Entrée', '5,61', '5,61'],
  ['Séjour', '27,04', '27,04'],
  ['Cuisine', '9,88', '9,88'],
  ['Chambre 1', '12,36', '12,36'],
  ['Chambre 2', '10,92', '10,92'],
  ['Chambre 3', '10,15', '11,43'],
  ['Salle de bains', '5,47', '5,47'],
  ['WC', '1,32', '1,32'],
  ['Dégagement, placards', '4,19', '4,19'],
  ['Loggia', '0,00', '6,20'],
];
const rouenArea = paperOf(
  'carrez-certificat-rouen',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; color: #1a4f8b; text-align: center } td, th { border: .15mm solid #8aa } th { background: #eef3f8 } .r td:nth-child(n+2) { text-align: right } .big { border: .5mm solid #1a4f8b; padding: 3mm; text-align: center; font-size: 12pt; margin: 4mm 0 }`,
  [
    `<p><b>NORMANDIE DIAG</b> – 2 place de la Rougemare, 76000 ROUEN – SARL au capital de 10 000 € – SIRET 900 000 552 00013</p><h1>CERTIFICAT DE SUPERFICIE – LOI CARREZ</h1><p>Loi n° 96-1107 du 18 décembre 1996, décret n° 97-532 du 23 mai 1997, article 46 de la loi du 10 juillet 1965</p>${table(['Désignation du bien', 'Désignation du propriétaire'], [['23 rue des Faulx<br>76000 ROUEN<br>Bâtiment A, 3ème étage, lot n° 31', 'Mme et M. de LA MARTINIÈRE Guillaume<br>23 rue des Faulx 76000 ROUEN']])}<p style="margin-top:3mm">N° de dossier : ND/26/2204 C – Date de la visite : 17/09/2026 – Opérateur : Corentin HUE</p>${table(['Pièce', 'Superficie privative (m²)', 'Surface au sol (m²)'], ROOMS, 'r')}<div class="big">Superficie privative totale : <b>86,94 m²</b><br><span style="font-size:9pt">(quatre-vingt-six mètres carrés quatre-vingt-quatorze)</span></div><p>Surface au sol totale : 94,42 m², dont 7,48 m² non pris en compte (loggia, hauteur inférieure à 1,80 m). Le titre de propriété mentionne 87,54 m² (attestation du 11 décembre 2018).</p><p>Fait à ROUEN, le 18/09/2026. Ce certificat n’est valable que pour le lot désigné et tant que sa consistance n’est pas modifiée.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '23 rue des Faulx, 76000 ROUEN',
      owner: 'Mme et M. de LA MARTINIÈRE Guillaume',
      lots: ['31'],
      report_number: 'ND/26/2204 C',
      made_on: either('2026-09-18', '2026-09-17'),
      surface_carrez: 8694,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const strasbourg = paperOf(
  'carrez-attestation-strasbourg',
  `font: 10.6pt/1.55 'C059', serif; padding: 22mm`,
  [
    `<p><b>Expertises KIEFFER</b><br>Jean-Marc Kieffer, expert près la cour d’appel de Colmar<br>2 rue des Juifs, 67000 STRASBOURG</p><p style="text-align:right">Strasbourg, le 9 octobre 2026</p><h1 style="font-size:14pt;text-align:center;margin:8mm 0">Attestation de surface privative<br><span style="font-size:10.6pt">(loi dite « Carrez »)</span></h1><p>Référence : K.26.339</p><p>Mandaté par Madame Marie-Odile SCHNEIDER-OBERLÉ, propriétaire, je me suis rendu le 7 octobre 2026 au 5 quai des Tanneurs, 67000 STRASBOURG, où j’ai mesuré le lot n° 142, appartement de quatre pièces au cinquième étage.</p><p>La surface privative s’élève à <b>94,17 m²</b>, savoir : hall 7,80 ; séjour-salle à manger 33,12 ; cuisine 10,45 ; chambres 13,90, 12,20 et 9,66 ; bain 5,31 ; toilettes 1,73. Le balcon (8,05 m²) et le lot n° 317 (garage) ne sont pas comptés.</p><p>La présente attestation est établie pour servir à la vente de gré à gré du lot.</p><p style="text-align:right">J.-M. Kieffer</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '5 quai des Tanneurs, 67000 STRASBOURG',
      owner: 'Madame Marie-Odile SCHNEIDER-OBERLÉ',
      lots: either(['142'], ['142', '317']),
      report_number: 'K.26.339',
      made_on: either('2026-10-09', '2026-10-07'),
      surface_carrez: 9417,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number', 'price'],
  },
);

export const DIAGNOSTICS_ENERGIE = [rouen, amiens, rouenArea, strasbourg];
