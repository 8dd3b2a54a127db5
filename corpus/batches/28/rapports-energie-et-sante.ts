// Reports of surveyors: energy of now and of before, asbestos, lead, termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const dpe = paperOf(
  'dpe-reglementaire-semnoz-annecy',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 20pt; margin: 0 } h2 { font-size: 11pt; color: #0a76a8; margin: 3mm 0 1.5mm } .top { display: flex; justify-content: space-between; align-items: flex-end } .sc { display: grid; grid-template-columns: 92mm 1fr; gap: 5mm } .sc div div { color: #fff; padding: .9mm 2mm; margin-bottom: .5mm; font-weight: bold } .big { font-size: 22pt; font-weight: bold } td, th { border-bottom: .15mm solid #bbb; padding: .9mm 1.5mm } .ft { position: absolute; bottom: 5mm; left: 15mm; right: 15mm; display: flex; justify-content: space-between; font-size: 6.6pt }`,
  [
    `<div class="top"><h1>DPE <span style="font-size:11pt;font-weight:normal">diagnostic de performance énergétique (logement)</span></h1><div>N° : <b>2674E2908143T</b><br>Établi le : 05/10/2026<br>Valable jusqu’au : 04/10/2036</div></div><p style="font-size:7.4pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p>${table(
      [],
      [
        [
          'Adresse :',
          '<b>18 avenue du Crêt du Maure, 74000 ANNECY</b><br>(Appartement B31, 3e étage, n° de lot : 31)',
        ],
        ['Type de bien :', 'Appartement'],
        ['Année de construction :', '1989 – 2000'],
        ['Surface de référence :', '<b>64,2 m²</b>'],
        ['Propriétaire :', 'M. BERTHOD Aurélien et Mme KOWALCZYK Zofia'],
        ['Adresse :', '1204 route des Creuses, 74600 SEYNOD'],
      ],
    )}<h2>Performance énergétique et climatique</h2><p style="font-size:7.2pt">Attention, si votre logement fait moins de 40 m² : renseignez-vous. Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements.</p><div class="sc"><div><div style="background:#009c6d;width:30mm">A</div><div style="background:#52b153;width:38mm">B</div><div style="background:#78bd76;width:92mm;font-size:13pt">C &nbsp; 131 kWh/m²/an | 14* kg CO₂/m²/an</div><div style="background:#d8c300;width:54mm">D</div><div style="background:#f0b40f;width:62mm">E</div><div style="background:#eb8235;width:70mm">F</div><div style="background:#d7221f;width:78mm">G</div></div><div>consommation (énergie primaire)<br><span class="big">131</span> kWh/m²/an<br><br>émissions<br><span class="big">14*</span> kg CO₂/m²/an<br><br>118 kWh/m²/an d’énergie finale</div></div><p style="font-size:7.2pt">* Dont émissions de gaz à effet de serre. Ce logement émet 912 kg de CO₂ par an, soit l’équivalent de 4 725 km parcourus en voiture.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>740 €</b> et <b>1 060 €</b> par an. Prix moyens des énergies indexés au 1er janvier 2025 (abonnements compris).</p><h2>Informations diagnostiqueur</h2><p>ALPES EXPERTISE HABITAT, 40 route d’Aix, 74600 SEYNOD – Diagnostiqueur : Maxime DÉTRAZ – Email : contact@aeh74.example.fr – N° de certification : CPDI 4417 – Organisme : Certif Exemple</p><div class="ft"><span>Dossier 26-AEH-2217</span><span>À l’attention du propriétaire du bien : données personnelles traitées par l’Ademe (RGPD)</span><span>Page 1/2</span></div>`,
    `<p><b>DPE</b> diagnostic de performance énergétique (logement) – p. 2 – N° 2674E2908143T</p><h2>Schéma des déperditions de chaleur</h2><p>ventilation 27 % – toiture ou plafond 0 % – portes et fenêtres 29 % – ponts thermiques 18 % – plancher bas 2 % – murs 24 %</p><h2>Performance de l’isolation</h2><p>moyenne &nbsp;|&nbsp; Système de ventilation en place : VMC SF Hygro B de 1982 à 2000</p><h2>Confort d’été (hors climatisation)</h2><p>bon</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        ['chauffage – réseau de chaleur', '4 810 (4 810 é.f.)', 'entre 410 € et 570 €', '55 %'],
        ['eau chaude – réseau de chaleur', '2 377 (2 377 é.f.)', 'entre 200 € et 280 €', '27 %'],
        ['éclairage – électricité', '279 (121 é.f.)', 'entre 20 € et 40 €', '3 %'],
        ['auxiliaires – électricité', '944 (410 é.f.)', 'entre 110 € et 170 €', '15 %'],
      ],
    )}<h2>Vue d’ensemble du logement</h2>${table(
      ['', 'description', 'isolation'],
      [
        [
          'Murs',
          'Mur en béton banché d’épaisseur 20 cm donnant sur l’extérieur, isolation intérieure',
          'bonne',
        ],
        ['Plancher bas', 'Dalle béton donnant sur un appartement', 'très bonne'],
        ['Portes et fenêtres', 'Fenêtres PVC double vitrage, volets roulants', 'moyenne'],
      ],
    )}<h2>Recommandations d’amélioration</h2><p>Travaux essentiels : remplacer les fenêtres par des menuiseries Uw = 1,3. Travaux à envisager : isolation des façades par l’extérieur. Après travaux : B, 97 kWh/m²/an, 9 kg CO₂/m²/an.</p><h2>Fiche technique</h2><p>Logiciel validé : LICIEX v4. Date de visite du bien : 30/09/2026. N° fiscal du local : 740100118822. Référence cadastrale : CL 77. N° d’immatriculation de la copropriété : AA6551209.</p><div class="ft"><span>Dossier 26-AEH-2217</span><span></span><span>Page 2/2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2674E2908143T',
      made_on: '2026-10-05',
      valid_until: '2036-10-04',
      property_address: either(
        '18 avenue du Crêt du Maure, 74000 ANNECY',
        '18 avenue du Crêt du Maure, 74000 ANNECY (Appartement B31, 3e étage, n° de lot : 31)',
      ),
      owner: either('M. BERTHOD Aurélien et Mme KOWALCZYK Zofia', 'M. BERTHOD Aurélien'),
      lots: ['31'],
      surface_reference: 6420,
      energy: 131,
      emissions: 14,
    },
    absent: ['surface_carrez', 'price', 'surface_habitable'],
  },
);

const house = paperOf(
  'dpe-maison-puymaure-gap',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; color: #7a3b00 } td { border: .2mm solid #c9a27c } .q { display: flex; gap: 8mm; margin: 4mm 0 } .q div { border: .5mm solid #7a3b00; padding: 3mm 6mm; text-align: center } .q b { font-size: 20pt; display: block }`,
  [
    `<p><b>HAUTES-ALPES DIAGNOSTICS</b> – 2 cours Ladoucette – 05000 GAP – Réf. HAD/26/0914</p><h1>Diagnostic de performance énergétique – logement</h1>${table(
      [],
      [
        ['Numéro ADEME', '2605E1417736B', 'Date d’établissement', '18/09/2026'],
        ['Date de visite', '16/09/2026', 'Fin de validité', '17/09/2036'],
        ['Bien', 'Maison individuelle de 1968', 'Surface de référence', '118,70 m²'],
        [
          'Adresse du bien',
          '27 chemin de la Descente, 05000 GAP',
          'Propriétaire',
          'Hoirs de Mme PELLEGRIN Yvonne',
        ],
      ],
    )}<div class="q"><div>Étiquette énergie<b>E</b>287 kWhEP/m².an</div><div>Étiquette climat<b>E</b>62 kgCO₂/m².an</div><div>Facture estimée<b>2 960 €</b>à 4 060 € par an</div></div><p>La classe du logement est la plus défavorable des deux étiquettes. Pour une maison classée E et mise en vente depuis le 1er janvier 2025, un audit énergétique réglementaire doit être remis à l’acquéreur.</p>${table(
      [],
      [
        ['Chauffage', 'Chaudière fioul standard installée entre 1991 et 2015', '27 140 kWhEP'],
        ['Eau chaude', 'Ballon électrique 200 L', '5 290 kWhEP'],
        ['Éclairage et auxiliaires', 'Électricité', '1 640 kWhEP'],
      ],
    )}<p style="margin-top:4mm">Principales déperditions : toiture 32 %, murs 30 %, ventilation 14 %, fenêtres 11 %, plancher 8 %, ponts thermiques 5 %. Travaux prioritaires : isolation de la toiture (R = 7), remplacement de la chaudière par une pompe à chaleur air/eau. Après travaux : C (152 kWhEP/m².an).</p><p>Diagnostiqueur : Sabrina OLLIVIER-PONS, certificat 26-1180 délivré par Certif Exemple le 02/02/2024, valable jusqu’au 01/02/2031. Assurance RC professionnelle : Exemple Assurances n° 880.144.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2605E1417736B',
      made_on: either('2026-09-18', '2026-09-16'),
      valid_until: '2036-09-17',
      property_address: '27 chemin de la Descente, 05000 GAP',
      owner: either('Hoirs de Mme PELLEGRIN Yvonne', 'Mme PELLEGRIN Yvonne'),
      surface_reference: 11870,
      energy: 287,
      emissions: 62,
    },
    absent: ['lots', 'surface_carrez', 'rnc'],
  },
);

const css = `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; border: .4mm solid #444; padding: 2.5mm } h2 { font-size: 9.6pt; background: #e6e6e6; padding: 1mm 2mm; margin: 3.5mm 0 1.5mm } td, th { border: .2mm solid #999; padding: 1mm 1.5mm } th { font-weight: bold; background: #f4f4f4 } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.6pt; border-top: .2mm solid #999; padding-top: 1mm }`;
const foot = `<div class="ft">EST DIAG CONSEIL – SARL au capital de 8 000 € – 7 rue de Verdun 68100 MULHOUSE – SIRET 900 001 655 00019 – Assurance RCP Exemple Assurances contrat 10.884.211 – Tél. 03 89 00 90 18</div>`;
const REBBERG = [
  ['Adresse du bien', '17 rue de la Montagne, 68100 MULHOUSE (3e étage gauche, lot n° 14)'],
  ['Propriétaire', 'SCI DU VIEUX TILLEUL, 5 impasse des Merisiers, 68130 ALTKIRCH'],
  ['Date du repérage', '14/10/2026'],
  ['Accompagnateur', 'M. HEINIS, gérant'],
] as const;

const asbestos = paperOf(
  'amiante-repere-rebberg-mulhouse',
  css,
  [
    `<p><b>EST DIAG CONSEIL</b> – Numéro de dossier : EDC-2610-331 A</p><h1>RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE POUR L’ÉTABLISSEMENT DU CONSTAT ÉTABLI À L’OCCASION DE LA VENTE D’UN IMMEUBLE BÂTI</h1><p>Articles L. 1334-13, R. 1334-20 et R. 1334-21 du code de la santé publique ; arrêtés du 12 décembre 2012 ; norme NF X 46-020 d’août 2017</p>${table([], REBBERG)}<h2>1. CONCLUSIONS</h2><p><b>Dans le cadre de la mission, il a été repéré des matériaux et produits contenant de l’amiante :</b> dalles de sol (cuisine), sur jugement personnel de l’opérateur après analyse ; conduit en fibres-ciment (cellier), sur décision de l’opérateur.</p>${table(
      ['Localisation', 'Identification', 'Liste', 'Conclusion', 'État – préconisation'],
      [
        [
          'Cuisine',
          'Dalles de sol 30 × 30 beiges – P001',
          'B',
          'Présence d’amiante (rapport d’analyse EX-77120)',
          'Non dégradé – EP',
        ],
        ['Cellier', 'Conduit de fluide – M002', 'B', 'Présence d’amiante', 'Non dégradé – EP'],
        ['Séjour', 'Flocage, calorifugeage, faux plafond', 'A', 'Absence', '–'],
      ],
    )}<h2>2. LOCAUX NON VISITÉS</h2><p>Néant.</p><h2>3. ÉVALUATION PÉRIODIQUE (EP)</h2><p>Contrôler périodiquement que l’état de dégradation des matériaux et produits concernés ne s’aggrave pas et, le cas échéant, que leur protection demeure en bon état.</p><h2>4. CONSIGNES GÉNÉRALES DE SÉCURITÉ</h2><p>L’inhalation de fibres d’amiante est cancérogène pour l’homme. Il convient d’éviter toute intervention directe (perçage, ponçage, découpe) sur les matériaux repérés et de faire appel à des professionnels. Le présent rapport ne peut être reproduit que dans son intégralité.</p><p>Fait à MULHOUSE, le 14/10/2026 – Opérateur : Cédric NUSSBAUM, certification n° 4118 (Certif Exemple), valable jusqu’au 30/06/2029</p>${foot}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      property_address: '17 rue de la Montagne, 68100 MULHOUSE',
      owner: 'SCI DU VIEUX TILLEUL',
      lots: ['14'],
      report_number: either('EDC-2610-331 A', 'EDC-2610-331'),
      made_on: '2026-10-14',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['valid_until', 'surface_carrez', 'dpe_number'],
  },
);

const lead = paperOf(
  'plomb-crep-battant-besancon',
  css,
  [
    `<p><b>CABINET LOUVOT EXPERTISES</b> – 3 rue Bersot – 25000 BESANÇON</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p>Art. L. 1334-5 à L. 1334-10, R. 1334-10 à R. 1334-12 du code de la santé publique – arrêté du 19 août 2011</p>${table(
      [],
      [
        ['N° de dossier', 'CLE 26/1187 – CREP'],
        ['Date de visite', '28/09/2026'],
        ['Date du rapport', '30/09/2026'],
        ['Adresse du bien', '37 rue Battant, 25000 BESANÇON – lot n° 9, 2e étage'],
        ['Propriétaire', 'Succession MAÎTREJEAN Roland'],
        ['Année de construction', 'avant 1900'],
        ['Contexte', '☒ Avant la vente ☐ Avant la mise en location ☐ Parties communes'],
        ['Appareil', 'NITON XLp 300 – source 109Cd – n° de série 24418'],
      ],
    )}<h2>Conclusion : classement des unités de diagnostic</h2>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '112', '14', '98', '0', '0', '0'],
        ['%', '100', '12,5', '87,5', '0', '0', '0'],
      ],
    )}<p style="margin-top:3mm"><b>Le constat n’a pas révélé la présence de revêtements contenant du plomb à une concentration supérieure ou égale à 1 mg/cm².</b> En application de l’article R. 1334-12, ce constat n’a pas à être réitéré lors de chaque mutation ; sa durée de validité est illimitée.</p><h2>Facteurs de dégradation du bâti</h2><p>Au moins un local parmi les locaux objets du constat présente au moins 50 % d’unités de diagnostic de classe 3 : Non. Plancher ou plafond menaçant de s’effondrer : Non. Traces importantes de coulures ou de ruissellement : Non. Moisissures : Oui (salle d’eau).</p><h2>Extrait des mesures</h2>${table(
      ['Zone', 'Unité de diagnostic', 'Substrat', 'Mesure (mg/cm²)', 'Classe'],
      [
        ['A', 'Mur', 'Plâtre', '0,1 – 0,2 – 0,1', '0'],
        ['B', 'Fenêtre, dormant', 'Bois', '0,6 – 0,4 – 0,7', '0'],
        ['C', 'Porte, huisserie', 'Bois', '0,3 – 0,3 – 0,5', '0'],
      ],
    )}<p style="margin-top:3mm">Fait à Besançon le 30/09/2026. Auteur du constat : P. LOUVOT, certifié n° C-0871.</p><div class="ft">Cabinet Louvot Expertises EURL – RCS Besançon 900 001 762 – RC pro Exemple Assurances 77.201</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      property_address: '37 rue Battant, 25000 BESANÇON',
      owner: either('Succession MAÎTREJEAN Roland', 'MAÎTREJEAN Roland'),
      lots: ['9'],
      report_number: either('CLE 26/1187 – CREP', 'CLE 26/1187', '26/1187'),
      made_on: either('2026-09-30', '2026-09-28'),
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'surface_carrez', 'dpe_number'],
  },
);

const termites = paperOf(
  'termites-etat-descente-gap',
  `font: 9.4pt/1.45 'DejaVu Serif Condensed', serif; h1 { font-size: 13pt } h2 { font-size: 10pt; margin: 3mm 0 1mm; border-bottom: .2mm solid #7a3b00; color: #7a3b00 } td, th { border: .2mm solid #c9a27c }`,
  [
    `<p><b>HAUTES-ALPES DIAGNOSTICS</b> – 2 cours Ladoucette – 05000 GAP</p><h1>État relatif à la présence de termites dans le bâtiment</h1><p>Norme NF P 03-201 (février 2016). Rapport n° HAD/26/0914-T. Temps passé sur site : 1 h 35.</p><h2>A – Désignation du ou des bâtiments</h2><p>Localisation : 27 chemin de la Descente, 05000 GAP. Maison individuelle, cadastrée CE 1117. Situation au regard d’un arrêté préfectoral : néant ; état réalisé à la demande expresse du notaire.</p><h2>B – Désignation du client</h2><p>Hoirs de Mme PELLEGRIN Yvonne, représentés par M. Alain PELLEGRIN, 3 rue Cyprien Chaix, 05000 GAP.</p><h2>C – Désignation de l’opérateur</h2><p>Sabrina OLLIVIER-PONS – visite du 16/09/2026 – certificat 26-1180.</p><h2>D – Identification des parties visitées</h2>${table(
      ['Bâtiments et parties visités', 'Ouvrages examinés', 'Résultat'],
      [
        ['Sous-sol – garage', 'Sol béton, solives apparentes', 'Absence d’indices'],
        ['RDC – séjour', 'Plinthes, parquet chêne, huisseries', 'Absence d’indices'],
        ['Étage – chambres', 'Plinthes, parquet pin', 'Absence d’indices'],
        ['Combles', 'Charpente sapin', 'Absence d’indices – traces anciennes de capricornes'],
      ],
    )}<h2>G – Constatations diverses</h2><p>Présence d’agents de dégradation biologique du bois autres que les termites (capricorne des maisons) dans la charpente, sans indice d’activité récente.</p><h2>Conclusion</h2><p><b>Il n’a pas été repéré d’indices d’infestation de termites le jour de la visite.</b></p><p>Le présent état est utilisable jusqu’au 15/03/2027, soit six mois. Fait à Gap, le 16/09/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      property_address: '27 chemin de la Descente, 05000 GAP',
      owner: either('Hoirs de Mme PELLEGRIN Yvonne', 'Mme PELLEGRIN Yvonne'),
      report_number: 'HAD/26/0914-T',
      made_on: '2026-09-16',
      valid_until: '2027-03-15',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['lots', 'surface_carrez', 'dpe_number', 'rnc'],
  },
);

export const RAPPORTS_ENERGIE_ET_SANTE = [dpe, house, asbestos, lead, termites];
