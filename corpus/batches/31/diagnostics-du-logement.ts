// Reports before a sale: energy, asbestos, lead, termites, gas, electricity, risks, sewer, sizes.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const dpe = paperOf(
  'dpe-bazacle-toulouse',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 20pt; margin: 0 } h2 { font-size: 11pt; color: #1b6d2f; margin-top: 4mm } .top { display: flex; justify-content: space-between } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .sc span { display: block; padding: .8mm 3mm; margin-bottom: .5mm; background: #e2ecdf; width: 40mm } .sc .on { background: #f2c230; width: 52mm; font-weight: bold } td, th { border-bottom: .15mm solid #bcb } .ft { position: absolute; bottom: 6mm; left: 15mm; font-size: 7pt }`,
  [
    `<div class="top"><h1>DPE</h1><div>diagnostic de performance énergétique (logement)<br>n° : <b>2631E2204718K</b><br>établi le : <b>21/09/2026</b><br>valable jusqu’au : <b>20/09/2036</b></div></div><p>Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures.</p><div class="two"><div>adresse : <b>4 quai Saint-Pierre, 31000 TOULOUSE</b> (bât. B, 3e étage, lot 67)<br>type de bien : appartement<br>année de construction : 1972<br>surface de référence : <b>90,80 m²</b></div><div>propriétaire : M. DE LA TOUR D’ESCALQUENS Aymeric<br>adresse : 12 chemin de la Loge, 31400 TOULOUSE</div></div><h2>Performance énergétique et climatique</h2><div class="two"><div class="sc"><span>A</span><span>B</span><span>C</span><span class="on">D &nbsp; 218 kWh/m²/an &nbsp; 41 kg CO₂/m²/an</span><span>E</span><span>F</span><span>G</span></div><div>consommation (énergie primaire) <b>218</b> kWh/m²/an<br>émissions <b>41</b> kg CO₂/m²/an<br>Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. Ce logement émet 3 722 kg de CO₂ par an, soit 19 290 km parcourus en voiture.</div></div><h2>Estimation des coûts annuels d’énergie</h2><p>entre <b>1 480 €</b> et <b>2 050 €</b> par an – prix moyens indexés sur les années 2021, 2022, 2023 (abonnements compris)</p><h2>Informations diagnostiqueur</h2><p>Midi-Mesures – 9 rue Bayard, 31000 TOULOUSE – diagnostiqueur : Sébastien ARNAL – certification C3104-DPE, QUALIX-EXEMPLE</p><p class="ft">Dossier MM2026-0914 – page 1/2</p>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>ventilation 18 % – toiture 0 % – portes et fenêtres 29 % – murs 36 % – ponts thermiques 13 % – plancher bas 4 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['usage', 'énergie', 'kWh é.p. (é.f.)', 'frais annuels', 'répartition'],
      [
        ['chauffage', 'gaz naturel', '14 310 (14 310)', 'entre 1 060 et 1 440 €', '71 %'],
        ['eau chaude', 'gaz naturel', '4 266 (4 266)', 'entre 320 et 440 €', '21 %'],
        ['éclairage', 'électricité', '412 (217)', 'entre 40 et 70 €', '3 %'],
        ['auxiliaires', 'électricité', '806 (424)', 'entre 60 et 100 €', '5 %'],
      ],
    )}<h2>Recommandations</h2><p>Travaux essentiels (4 200 à 6 300 €) : remplacer les fenêtres simple vitrage. Travaux à envisager (9 000 à 14 000 €) : isolation des murs par l’intérieur. Après travaux : 131 kWh/m²/an, classe C.</p><h2>Fiche technique</h2><p>Référence du DPE 2631E2204718K – méthode 3CL-DPE 2021 – visite du 17/09/2026 – logiciel validé Diagnova 5 – invariant fiscal 315550418827.</p><p class="ft">Dossier MM2026-0914 – page 2/2</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2631E2204718K',
      made_on: '2026-09-21',
      valid_until: '2036-09-20',
      property_address: '4 quai Saint-Pierre, 31000 TOULOUSE',
      owner: 'M. DE LA TOUR D’ESCALQUENS Aymeric',
      lots: ['67'],
      surface_reference: 9080,
      energy: 218,
      emissions: 41,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const CSS = `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; .h { display: flex; justify-content: space-between; border-bottom: .5mm solid #b5532a; padding-bottom: 1.5mm; font-size: 8pt } h1 { font-size: 13pt; color: #b5532a; margin-top: 4mm } h2 { font-size: 10pt; background: #f7ebe5; padding: 1mm 2mm; margin: 4mm 0 1mm } td, th { border: .15mm solid #b9a; padding: 1mm } th { background: #f1e4de }`;
const head = (ref: string) =>
  `<div class="h"><span><b>DIAG’OC EXPERTISES</b> – 3 rue de l’Aiguillerie, 34000 MONTPELLIER – SIRET 900 000 931 00015 – RC pro Exemple Assur n° 7720118</span><span>Dossier ${ref}</span></div>`;
const ECUSSON = [
  ['Adresse du bien', '6 rue de la Loge, 34000 MONTPELLIER'],
  ['Désignation', 'Appartement T3, 2e étage, lot n° 33'],
  ['Propriétaire', 'Succession BONNAFOUS'],
  ['Donneur d’ordre', 'Étude de Me Cambon, notaire'],
] as const;
const AT = {
  property_address: '6 rue de la Loge, 34000 MONTPELLIER',
  owner: 'Succession BONNAFOUS',
  lots: ['33'],
} as const;

const asbestos = paperOf(
  'amiante-ecusson-montpellier',
  CSS,
  [
    `${head('26/10/0331-A')}<h1>RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE POUR L’ÉTABLISSEMENT DU CONSTAT ÉTABLI À L’OCCASION DE LA VENTE D’UN IMMEUBLE BÂTI</h1><p>Articles L. 1334-13, R. 1334-20 et 21, R. 1334-23 et 24 du code de la santé publique – arrêtés du 12 décembre 2012 – norme NF X 46-020</p>${table([], ECUSSON)}<p style="margin-top:2mm">Rapport n° 26/10/0331-A – date du repérage : 12/10/2026 – permis de construire antérieur au 1er juillet 1997</p><h2>1. Conclusion</h2><p><b>Dans le cadre de la mission, il a été repéré des matériaux et produits de la liste B contenant de l’amiante :</b> conduit en fibres-ciment (cuisine, gaine technique) – évaluation périodique (EP). Aucun matériau de la liste A.</p><h2>2. Matériaux repérés</h2>${table(
      ['Localisation', 'Matériau', 'Résultat', 'État', 'Préconisation'],
      [
        [
          'Cuisine – gaine',
          'Conduit fibres-ciment',
          'Amiante (jugement de l’opérateur)',
          'Bon état',
          'EP',
        ],
        ['Séjour – sol', 'Dalles de sol', 'Absence (analyse LABO-X 118872)', '–', '–'],
      ],
    )}<h2>3. Signatures</h2><p>Opérateur : Mme Julie SENTEIN, certifiée n° 4410. Fait à Montpellier le 12/10/2026. Dossier de 14 pages dont annexes non reproduites.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      ...AT,
      report_number: '26/10/0331-A',
      made_on: '2026-10-12',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const lead = paperOf(
  'plomb-ecusson-montpellier',
  CSS,
  [
    `${head('26/10/0331-P')}<h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p>Articles L. 1334-5 à 10 et R. 1334-10 à 12 du code de la santé publique – arrêté du 19 août 2011 – immeuble construit avant le 1er janvier 1949</p>${table([], ECUSSON)}<p style="margin-top:2mm">Rapport n° 26/10/0331-P – visite et rédaction le 12/10/2026 – appareil Niton XLX série 21884, source Cd109</p><h2>Synthèse des mesures</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités', '112', '18', '94', '0', '0', '0'],
        ['Pourcentage', '100 %', '16 %', '84 %', '0 %', '0 %', '0 %'],
      ],
    )}<h2>Conclusion</h2><p>Le constat n’a pas mis en évidence de revêtement contenant du plomb au-delà du seuil réglementaire de 1 mg/cm². Il n’y a pas lieu de le refaire à chaque mutation : sa durée de validité n’est pas limitée.</p><p>Montpellier, le 12/10/2026 – J. SENTEIN</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      ...AT,
      report_number: '26/10/0331-P',
      made_on: '2026-10-12',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const BOX = `font: 9pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.4pt; border-bottom: .4mm solid #2a5a8a; color: #2a5a8a; margin: 4mm 0 1mm } td, th { border: .15mm solid #9ab }`;
const termites = paperOf(
  'termites-arenes-nimes',
  BOX,
  [
    `<p><b>Gard Diagnostic Immobilier</b> – 8 rue Fresque, 30000 NÎMES – tél. 04 66 00 08 08</p><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p>N° GDI-T-26-552 – Norme NF P 03-201 – arrêté préfectoral du Gard</p><h2>A – Désignation du bâtiment</h2><p>2 rue Nationale, 30000 NÎMES – Porte d’Auguste – lots 4 et 17 – section EX n° 511</p><h2>B – Désignation du client</h2><p>Propriétaire : M. LE GALL Jean-Baptiste, même adresse</p><h2>C – Opérateur</h2><p>Paul TRINQUIER, certificat 3004-T – visite du 6 octobre 2026, durée 1 h 10</p><h2>D – Bâtiments et parties visités</h2>${table(
      ['Pièce', 'Éléments examinés', 'Résultat'],
      [
        ['Entrée', 'Porte, plinthes', 'Absence d’indices d’infestation de termites'],
        ['Séjour', 'Poutres, parquet', 'Absence d’indices d’infestation de termites'],
        ['Chambre', 'Fenêtre bois, plinthes', 'Absence d’indices d’infestation de termites'],
        ['Cave (lot 17)', 'Étagères bois', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>G – Constatations diverses</h2><p>Traces anciennes de capricornes sur une poutre du séjour.</p><h2>Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites.</b> Cet état est utilisable jusqu’au 05/04/2027 (six mois).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      property_address: '2 rue Nationale, 30000 NÎMES',
      owner: 'M. LE GALL Jean-Baptiste',
      lots: ['4', '17'],
      report_number: 'GDI-T-26-552',
      made_on: '2026-10-06',
      valid_until: '2027-04-05',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const gas = paperOf(
  'gaz-arenes-nimes',
  BOX,
  [
    `<p><b>Gard Diagnostic Immobilier</b> – 8 rue Fresque, 30000 NÎMES</p><h1>État de l’installation intérieure de gaz</h1><p>Rapport n° GDI-G-26-553 – NF P 45-500 – date de visite : 06/10/2026</p><h2>A. Bâtiment</h2><p>Appartement – 2 rue Nationale, 30000 NÎMES – lot 4 – propriétaire : M. LE GALL Jean-Baptiste – distributeur GRDX – gaz naturel – PCE 14 088 221 774 309</p><h2>D. Appareils</h2>${table(
      ['Appareil', 'Marque / modèle', 'Type', 'kW', 'Observations'],
      [
        ['Chaudière', 'Thermex Duo 24', 'Étanche', '24', 'CO < 10 ppm'],
        ['Cuisinière', 'Exemplia', 'Non raccordé', '9,5', '–'],
      ],
    )}<h2>E. Anomalies</h2>${table(['Point', 'Classement', 'Constat'], [['–', '–', 'Néant']])}<h2>Conclusion</h2><p>☒ L’installation ne comporte aucune anomalie.<br>☐ anomalie(s) A1 à réparer ultérieurement<br>☐ anomalie(s) A2 à réparer dans les meilleurs délais<br>☐ anomalie(s) DGI à réparer avant remise en service</p><p>Fait à Nîmes le 06/10/2026 – état valable jusqu’au 05/10/2029 – P. TRINQUIER</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      property_address: '2 rue Nationale, 30000 NÎMES',
      owner: 'M. LE GALL Jean-Baptiste',
      lots: ['4'],
      report_number: 'GDI-G-26-553',
      made_on: '2026-10-06',
      valid_until: '2029-10-05',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const electricity = paperOf(
  'electricite-cimiez-nice',
  CSS,
  [
    `<div class="h"><span><b>CÔTE D’AZUR DIAGNOSTICS</b> – 61 rue Gioffredo, 06000 NICE</span><span>Réf. CAD 2026-1177 E</span></div><h1>RAPPORT DE L’ÉTAT DE L’INSTALLATION INTÉRIEURE D’ÉLECTRICITÉ</h1><p>Arrêté du 28 septembre 2017 – NF C 16-600 – installation de plus de quinze ans</p>${table(
      [],
      [
        ['Localisation', '112 boulevard de Cimiez, 06000 NICE – rez-de-jardin – lot 3'],
        ['Propriétaire', 'Consorts RAIBAUDI'],
        ['Date de la visite', '01/10/2026'],
        ['Date d’édition', '01/10/2026'],
        ['Fin de validité', '30/09/2029'],
      ],
    )}<h2>Synthèse</h2><p><b>L’installation intérieure d’électricité comporte une ou des anomalies pour laquelle ou lesquelles il est vivement recommandé d’agir afin d’éliminer les dangers.</b></p>${table(
      ['N° article', 'Domaine', 'Libellé de l’anomalie'],
      [
        [
          'B.3.3.6 a2',
          '2. Dispositif différentiel',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre',
        ],
        ['B.7.3 a', '5. Matériels vétustes', 'L’enveloppe d’au moins un matériel est manquante'],
        [
          'B.8.3 e',
          '5. Matériels vétustes',
          'Au moins un conducteur isolé n’est pas placé dans un conduit',
        ],
      ],
    )}<p style="margin-top:4mm">Points non vérifiés : section des conducteurs de la liaison équipotentielle (non visible). Opérateur : E. Giordano.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      property_address: '112 boulevard de Cimiez, 06000 NICE',
      owner: 'Consorts RAIBAUDI',
      lots: ['3'],
      report_number: either('CAD 2026-1177 E', '2026-1177 E'),
      made_on: '2026-10-01',
      valid_until: '2029-09-30',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['energy', 'dpe_number'],
  },
);

const risks = paperOf(
  'erp-corniche-marseille',
  `font: 8.6pt 'Nimbus Sans', sans-serif; h1 { font-size: 14pt } h2 { font-size: 9.4pt; background: #003a70; color: #fff; padding: 1mm 2mm; margin: 3mm 0 1mm } td { border: .15mm solid #99a }`,
  [
    `<h1>État des risques</h1><p>Établi selon les articles L. 125-5 et R. 125-23 à R. 125-27 du code de l’environnement – arrêté préfectoral n° 13-2023-07-11 du 11/07/2023</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '251 corniche Kennedy, 13007 MARSEILLE'],
        ['Parcelle', '834 C 117'],
        ['Vendeur', 'Mme HAROUTUNIAN Sévane'],
        ['Document établi le', '28/09/2026'],
      ],
    )}<h2>Risques naturels (PPRN)</h2><p>L’immeuble est situé dans le périmètre d’un PPRN : ☒ oui ☐ non – approuvé le 27/06/2012 – argiles (retrait-gonflement) – zone B2</p><h2>Risques miniers</h2><p>☐ oui ☒ non</p><h2>Risques technologiques</h2><p>☐ oui ☒ non</p><h2>Sismicité</h2><p>zone 2 – faible</p><h2>Radon</h2><p>commune à potentiel radon de niveau 1</p><h2>Recul du trait de côte</h2><p>commune concernée : ☐ oui ☒ non</p><h2>Obligations légales de débroussaillement</h2><p>☐ oui ☒ non</p><h2>Sinistres indemnisés (catastrophes naturelles)</h2><p>Le vendeur déclare : ☐ oui ☒ non. 18 arrêtés de catastrophe naturelle ont été pris sur la commune, dont 19/09/2000 et 22/10/2009.</p><p style="margin-top:4mm">Cet état est valable six mois. Vendeur : lu et signé le 28/09/2026. Acquéreur : ..............</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '251 corniche Kennedy, 13007 MARSEILLE',
      owner: 'Mme HAROUTUNIAN Sévane',
      made_on: '2026-09-28',
    },
    absent: ['lots', 'dpe_number', 'price', 'rnc'],
  },
);

const sewer = paperOf(
  'assainissement-salobre-ajaccio',
  BOX,
  [
    `<p><b>COMMUNAUTÉ D’AGGLOMÉRATION DU PAYS AJACCIEN</b><br>Service public d’assainissement non collectif (SPANC)</p><h1>Rapport de contrôle d’une installation d’assainissement non collectif existante</h1><p>Contrôle réalisé dans le cadre d’une vente – dossier SPANC-2026-0087</p>${table(
      [],
      [
        ['Propriétaire', 'M. POGGI Jean-Noël'],
        ['Adresse de l’installation', '14 chemin de la Salobre, 20090 AJACCIO'],
        ['Référence cadastrale', 'C 1184'],
        ['Date de la visite', '17/06/2026'],
      ],
    )}<h2>Description</h2><p>Fosse toutes eaux 3 000 litres (béton), préfiltre, épandage par tranchées 45 ml. Ventilation secondaire absente.</p><h2>Avis du service</h2><p>Installation non conforme sans danger pour la santé des personnes : ventilation à créer dans un délai d’un an après la signature de l’acte de vente. Validité du rapport : trois ans, jusqu’au 16/06/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. POGGI Jean-Noël',
      property_address: '14 chemin de la Salobre, 20090 AJACCIO',
      report_number: 'SPANC-2026-0087',
      made_on: '2026-06-17',
      valid_until: '2029-06-16',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['dpe_number', 'rnc', 'surface_carrez'],
  },
);

const carrez = paperOf(
  'carrez-mourillon-toulon',
  `font: 9.4pt 'Carlito', sans-serif; h1 { font-size: 14pt; text-align: center } td, th { border: .15mm solid #777 } td:nth-child(n+2) { text-align: right } .r { border: .5mm solid #000; padding: 3mm; font-size: 12pt; text-align: center; margin-top: 4mm }`,
  [
    `<p><b>VAR MÉTRÉ CONSEIL</b> – géomètre-diagnostiqueur – 2 place d’Armes, 83000 TOULON</p><h1>ATTESTATION DE SUPERFICIE PRIVATIVE<br>« LOI CARREZ »</h1><p>Loi n° 96-1107 du 18/12/1996, décret n° 97-532 du 23/05/1997 – référence VMC-26-204</p><p>Bien : studio, 41 littoral Frédéric Mistral, 83000 TOULON, 1er étage, lot 9<br>Propriétaire : Mme DIALLO-MERCIER Fatoumata<br>Mesuré le 3 septembre 2026 par H. Reboul, télémètre laser</p>${table(
      ['Désignation', 'Surface Carrez', 'Surface au sol'],
      [
        ['Pièce principale', '21,34', '21,34'],
        ['Kitchenette', '3,05', '3,05'],
        ['Salle d’eau + WC', '3,62', '3,90'],
        ['Loggia', '–', '5,11'],
        ['<b>Total</b>', '<b>28,01</b>', '<b>33,40</b>'],
      ],
    )}<div class="r">Superficie totale privative : <b>28,01 m²</b> (vingt-huit mètres carrés un)</div><p style="margin-top:4mm">La présente attestation ne vaut que pour la consistance du lot au jour du mesurage.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '41 littoral Frédéric Mistral, 83000 TOULON',
      owner: 'Mme DIALLO-MERCIER Fatoumata',
      lots: ['9'],
      report_number: 'VMC-26-204',
      made_on: '2026-09-03',
      surface_carrez: 2801,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

export const DIAGNOSTICS_DU_LOGEMENT = [
  dpe,
  asbestos,
  lead,
  termites,
  gas,
  electricity,
  risks,
  sewer,
  carrez,
];
