// Reports on one home and one house: energy twice, asbestos, electricity, Carrez.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { bottom } from './outils.ts';

const dpe = paperOf(
  'dpe-logement-dijon-d38',
  `font: 9pt/1.38 'DejaVu Sans Condensed', sans-serif; padding: 11mm 14mm; h1 { font-size: 20pt; margin: 0; color: #0b4f8a } h2 { font-size: 11pt; color: #0b4f8a; margin: 4mm 0 1mm } .top { display: flex; justify-content: space-between; border-bottom: .4mm solid #0b4f8a } .sc span { display: inline-block; padding: 1.2mm 4mm; background: #dde } .sc .on { background: #f3b229; font-size: 14pt; font-weight: bold } .t td, .t th { border-bottom: .15mm solid #bcd; padding: .8mm 1.2mm }`,
  [
    `<div class="top"><div><h1>DPE</h1>Diagnostic de performance énergétique (logement)</div><div style="text-align:right">N° ADEME : <b>2621E4078153W</b><br>Établi le : 22/10/2026<br>Valable jusqu’au : 21/10/2036</div></div><p style="font-size:7.6pt;margin-top:1mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures.</p><div style="display:grid;grid-template-columns:1fr 60mm;gap:5mm"><div>Adresse : <b>35 boulevard de Strasbourg, 21000 DIJON</b><br>Bâtiment B, 3e étage, n° de lot : 14<br>Type de bien : Appartement<br>Année de construction : 1969<br>Surface de référence : <b>91,5 m²</b><br><br>Propriétaire : M. et Mme DE CHAUVIREY Hugues<br>Adresse : 2 allée du Château, 21240 TALANT</div><div style="background:#dde;height:34mm;text-align:center;padding-top:14mm">photo</div></div><h2>Performance énergétique</h2><div class="sc"><span>A</span> <span>B</span> <span>C</span> <span class="on">D</span> <span>E</span> <span>F</span> <span>G</span></div><table><tr><td>consommation<br>(énergie primaire)<br><b style="font-size:16pt">203</b> kWh/m²/an</td><td>émissions<br><b style="font-size:16pt">31*</b> kg CO₂/m²/an</td><td style="font-size:8pt">* Dont émissions de gaz à effet de serre. Ce logement émet 2 836 kg de CO₂ par an, soit l’équivalent de 14 694 km parcourus en voiture.</td></tr></table><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Entre <b>1 240 €</b> et <b>1 720 €</b> par an. Prix moyens des énergies indexés au 1er janvier 2025 (abonnements compris).</p><h2>Informations diagnostiqueur</h2><p>CÔTE EXPERTISES – 18 rue de Gray, 21000 DIJON – tél. 03 80 00 44 71<br>Diagnostiqueur : Ludovic MARTENOT – certification n° CPDI 4471, QUALIXPERT</p>${bottom('À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du RGPD, l’Ademe vous informe que vos données personnelles sont stockées dans la base de données de l’observatoire DPE.')}`,
    `<h2>Montants et consommations annuels d’énergie</h2>${table(
      ['Usage', 'Énergie', 'Consommation (kWh EP)', 'Frais annuels', 'Répartition'],
      [
        ['Chauffage', 'Réseau de chaleur', '13 120', 'entre 880 € et 1 200 €', '71 %'],
        ['Eau chaude', 'Réseau de chaleur', '3 894', 'entre 270 € et 380 €', '21 %'],
        ['Éclairage', 'Électricité', '412', 'entre 30 € et 50 €', '3 %'],
        ['Auxiliaires', 'Électricité', '1 148', 'entre 60 € et 90 €', '5 %'],
      ],
      't',
    )}<h2>Vue d’ensemble du logement</h2>${table(
      ['Élément', 'Description', 'Isolation'],
      [
        ['Murs', 'Béton banché non isolé donnant sur l’extérieur', 'insuffisante'],
        ['Plancher bas', 'Dalle béton sur local chauffé', 'sans objet'],
        ['Menuiseries', 'Double vitrage PVC 2011', 'bonne'],
      ],
      't',
    )}<h2>Recommandations d’amélioration</h2><p>Les travaux essentiels (7 500 à 11 200 €) : isolation des murs par l’intérieur, étiquette C, 148 kWh/m²/an, 22 kg CO₂/m²/an. Les travaux à envisager : ventilation double flux.</p><p style="font-size:7.6pt">Fiche technique : référence du DPE 2621E4078153W – visite du 20/10/2026 – méthode 3CL-DPE 2021 – logiciel LICIEL v4 – dossier CE26-2214</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2621E4078153W',
      made_on: '2026-10-22',
      valid_until: '2036-10-21',
      property_address: either(
        '35 boulevard de Strasbourg, 21000 DIJON',
        '35 boulevard de Strasbourg, 21000 DIJON Bâtiment B, 3e étage',
      ),
      owner: 'M. et Mme DE CHAUVIREY Hugues',
      lots: ['14'],
      surface_reference: 9150,
      energy: 203,
      emissions: 31,
    },
    absent: ['surface_carrez', 'rnc', 'price', 'diagnostic_result'],
  },
);

const house = paperOf(
  'dpe-maison-toul-d38',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt } .b { border: .3mm solid #444; padding: 2.5mm; margin-bottom: 3mm } .n { font-size: 15pt; font-weight: bold }`,
  [
    `<p><b>DIAG’TOULOIS</b> – Sylvain MANGIN, 3 rue Michâtel, 54200 TOUL</p><h1>Diagnostic de performance énergétique – maison individuelle</h1><div class="b">Numéro d’enregistrement ADEME : 2654E1990342K – date d’établissement : 05/09/2026 – fin de validité : 04/09/2036</div><div class="b">Bien : maison, 27 route de Verdun, 54200 ÉCROUVES – construite avant 1948 – surface de référence : 118 m²<br>Propriétaire : Succession de Mme VAUTRIN Andrée née PAQUIN, c/o Étude de Me Bouchy, 54200 TOUL</div><div class="b">Étiquette énergie : <b>F</b> – <span class="n">362 kWh/m²/an</span> d’énergie primaire<br>Étiquette climat : <b>F</b> – <span class="n">82 kg CO₂/m²/an</span><br>Consommation d’énergie finale : 341 kWh/m²/an</div><p>LOGEMENT À CONSOMMATION ÉNERGÉTIQUE EXCESSIVE : classe F. Un audit énergétique réglementaire doit être remis à l’acquéreur (article L. 126-28-1 du code de la construction et de l’habitation).</p><div class="b">Coûts annuels estimés : entre 4 180 € et 5 710 € (fioul domestique : chauffage ; électricité : eau chaude, éclairage)</div><p>Déperditions : murs 34 %, toiture 21 %, portes et fenêtres 15 %, plancher bas 9 %, renouvellement de l’air 14 %, ponts thermiques 7 %. Scénario de rénovation en une fois : isolation des murs et combles, pompe à chaleur air/eau, classe B, 98 kWh/m²/an, 3 kg CO₂/m²/an.</p><p style="font-size:8pt">Certificat de compétences n° DTI 2187 délivré par DEKRA. Assurance RC professionnelle Exemple IARD n° 10 883 204, valable jusqu’au 31/12/2026. Visite du 02/09/2026. Rapport DT-26-388.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2654E1990342K',
      made_on: '2026-09-05',
      valid_until: '2036-09-04',
      property_address: '27 route de Verdun, 54200 ÉCROUVES',
      owner: either(
        'Succession de Mme VAUTRIN Andrée née PAQUIN',
        'Mme VAUTRIN Andrée née PAQUIN',
        'Succession de Mme VAUTRIN Andrée',
      ),
      surface_reference: 11800,
      energy: 362,
      emissions: 82,
    },
    absent: ['lots', 'surface_carrez', 'rnc', 'policy_number'],
  },
);

const cote = `font: 9pt/1.4 'DejaVu Sans', sans-serif; .hd { display: flex; justify-content: space-between; border-bottom: .5mm solid #b0451b; margin-bottom: 3mm } h1 { font-size: 12.5pt; text-align: center; color: #b0451b } h2 { font-size: 9.6pt; background: #f7e9e2; padding: .8mm 2mm; margin: 3mm 0 1mm } .t td, .t th { border: .15mm solid #999; padding: .9mm 1.4mm } .t th { background: #f3f3f3 }`;
const COTE = `<div class="hd"><b>CÔTE EXPERTISES</b><span>18 rue de Gray – 21000 DIJON – SARL au capital de 7 500 € – SIRET 900 000 713 00015</span></div>`;
const STRASBOURG = `<h2>Désignation du bien et du propriétaire</h2><p>Adresse : 35 boulevard de Strasbourg, 21000 DIJON – bâtiment B, 3e étage – lot n° 14<br>Propriétaire : M. et Mme DE CHAUVIREY Hugues – 2 allée du Château – 21240 TALANT<br>Dossier n° CE26-2214 – date du repérage : 20/10/2026</p>`;
const AT_STRASBOURG = {
  owner: 'M. et Mme DE CHAUVIREY Hugues',
  property_address: '35 boulevard de Strasbourg, 21000 DIJON',
  lots: ['14'],
  report_number: 'CE26-2214',
} as const;
const asbestos = paperOf(
  'amiante-rapport-dijon-d38',
  cote,
  [
    `${COTE}<h1>RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE POUR L’ÉTABLISSEMENT DU CONSTAT ÉTABLI À L’OCCASION DE LA VENTE D’UN IMMEUBLE BÂTI</h1><p style="text-align:center;font-size:8pt">Listes A et B de l’annexe 13-9 du code de la santé publique – norme NF X 46-020 d’août 2017</p>${STRASBOURG}<h2>1. Les conclusions</h2><p><b>Dans le cadre de la mission, il a été repéré des matériaux et produits de la liste B contenant de l’amiante :</b> dalles de sol (cuisine) et colle associée, sur jugement de l’opérateur et analyse en laboratoire n° 26-88104. État de conservation : évaluation périodique (EP).</p>${table(
      ['Localisation', 'Matériau', 'Liste', 'Critère de décision', 'Résultat', 'Mesure'],
      [
        ['Cuisine', 'Dalles vinyle 30 × 30', 'B', 'Analyse', 'Présence d’amiante', 'EP'],
        ['Loggia', 'Panneau d’allège', 'B', 'Analyse', 'Absence d’amiante', '–'],
        ['Séjour', 'Enduit de plafond', 'A', 'Analyse', 'Absence d’amiante', '–'],
      ],
      't',
    )}<h2>2. Locaux non visités</h2><p>Néant.</p><h2>3. Signatures</h2><p>Rapport édité à DIJON le 22/10/2026. Opérateur : Ludovic MARTENOT, certification amiante sans mention, QUALIXPERT n° C2214, valable jusqu’au 14/06/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      ...AT_STRASBOURG,
      made_on: either('2026-10-20', '2026-10-22'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const power = paperOf(
  'electricite-rapport-dijon-d38',
  cote,
  [
    `${COTE}<h1>RAPPORT DE L’ÉTAT DE L’INSTALLATION INTÉRIEURE D’ÉLECTRICITÉ D’UN IMMEUBLE À USAGE D’HABITATION</h1><p style="text-align:center;font-size:8pt">Arrêté du 28 septembre 2017 – norme NF C 16-600 – articles L. 134-7 et R. 134-49 à 51 du CCH</p><h2>1. Désignation et description du local d’habitation</h2><p>Département : CÔTE-D’OR – Commune : DIJON (21000) – Adresse : 35 boulevard de Strasbourg – Bât. B – Étage 3 – Lot 14<br>Année de construction : 1969 – Année de l’installation : plus de 15 ans – Distributeur : Enedis – Installation sous tension : oui</p><h2>2. Identification du donneur d’ordre</h2><p>M. et Mme DE CHAUVIREY Hugues, 2 allée du Château, 21240 TALANT – qualité : propriétaire</p><h2>3. Identification de l’opérateur et du rapport</h2><p>Ludovic MARTENOT – rapport n° CE26-2214 ELEC – visite du 20/10/2026 – le présent rapport est valable jusqu’au 19/10/2029</p><h2>5. Conclusions</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br>☒ <b>L’installation intérieure d’électricité comporte une ou des anomalies.</b></p><p>Anomalies avérées selon les domaines suivants :<br>☐ 1. L’appareil général de commande et de protection et son accessibilité<br>☒ 2. La protection différentielle à l’origine de l’installation et sa sensibilité<br>☒ 3. La prise de terre et l’installation de mise à la terre<br>☐ 4. La protection contre les surintensités<br>☒ 5. La liaison équipotentielle dans les locaux contenant une baignoire ou une douche<br>☐ 8.3 Matériels électriques vétustes</p>${table(
      ['N° article', 'Libellé et localisation des anomalies'],
      [
        [
          'B3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre (chambres 1 et 2)',
        ],
        [
          'B6.3.1 a',
          'Local contenant une baignoire : l’installation ne répond pas aux prescriptions (salle de bains)',
        ],
      ],
      't',
    )}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      ...AT_STRASBOURG,
      report_number: either('CE26-2214 ELEC', 'CE26-2214'),
      made_on: '2026-10-20',
      valid_until: '2029-10-19',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['energy', 'dpe_number', 'surface_carrez'],
  },
);

const carrez = paperOf(
  'carrez-attestation-dijon-d38',
  cote,
  [
    `${COTE}<h1>CERTIFICAT DE SUPERFICIE DE LA PARTIE PRIVATIVE</h1><p style="text-align:center;font-size:8pt">Loi n° 96-1107 du 18 décembre 1996 (loi Carrez) – décret n° 97-532 du 23 mai 1997</p>${STRASBOURG}<h2>Résultat du mesurage</h2><p style="font-size:12pt;text-align:center;border:.4mm solid #b0451b;padding:2mm">Superficie privative en m² du lot 14 : <b>91,52 m²</b><br><small>(quatre-vingt-onze mètres carrés cinquante-deux)</small></p>${table(
      [
        'Partie de l’immeuble',
        'Superficie privative au sens Carrez',
        'Surface au sol',
        'Commentaire',
      ],
      [
        ['Entrée – dégagement', '9,84', '9,84', ''],
        ['Séjour', '29,67', '29,67', ''],
        ['Cuisine', '11,20', '11,20', ''],
        ['Chambre 1', '13,45', '13,45', ''],
        ['Chambre 2', '11,08', '11,08', ''],
        ['Chambre 3', '9,92', '9,92', ''],
        ['Salle de bains', '5,06', '5,06', ''],
        ['WC', '1,30', '1,30', ''],
        ['Loggia', '0,00', '7,35', 'non close'],
        ['Cave (lot 47)', '0,00', '5,10', 'exclue'],
      ],
      't',
    )}<p style="margin-top:3mm">Surface au sol totale : 103,97 m². La présente mission rend compte de l’état des superficies à la date du 20/10/2026. Fait à DIJON, le 22/10/2026.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      ...AT_STRASBOURG,
      lots: either(['14'], ['14', '47']),
      made_on: either('2026-10-20', '2026-10-22'),
      surface_carrez: 9152,
    },
    absent: ['surface_habitable', 'surface_reference'],
  },
);

export const DIAGNOSTICS = [dpe, house, asbestos, power, carrez];
