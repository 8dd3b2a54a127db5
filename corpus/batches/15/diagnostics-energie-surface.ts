// Energy labels of a flat and of a house, and three measurings: a letter, a table, a lot for two rooms.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, sum, table } from '../../writing.ts';

const flat = paperOf(
  'dpe-appartement-valenciennes',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 12mm; h1 { font-size: 17pt; margin: 0 } h2 { font-size: 10pt; color: #b35900; margin: 4mm 0 1mm } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .l { display: flex; align-items: center; gap: 3mm } .e { font-size: 22pt; font-weight: bold } .s span { display: block; width: 60mm; padding: .8mm 2mm; margin-bottom: .5mm; background: #ddd } .s .on { background: #f7a600; width: 80mm } .ft { position: absolute; bottom: 5mm; right: 12mm; left: 12mm; font-size: 6.5pt }`,
  [
    `<div class="g"><div><h1>DPE</h1>diagnostic de performance énergétique (logement)</div><div>n° : <b>2359E2210884V</b><br>Établi le : 01/09/2023<br>Valable jusqu’au : 31/08/2033<br><small>Ce DPE utilise une méthode de calcul valide depuis juillet 2021</small></div></div><p style="margin-top:3mm">Adresse : <b>5, rue de Famars, 59300 VALENCIENNES</b> (4e étage, porte 412, n° de lot : 77)<br>Type de bien : Appartement<br>Année de construction : 1968<br>Surface habitable : <b>63,17 m²</b></p><p>Propriétaire : Indivision CARLIER – COUSIN<br>Adresse : 17 rue Thiers, 59230 SAINT-AMAND-LES-EAUX</p><h2>Performance énergétique et climatique</h2><div class="g"><div class="s"><span>A</span><span>B</span><span>C</span><span>D</span><span class="on">E &nbsp; <b>268 | 54*</b></span><span>F</span><span>G</span></div><div><p class="l"><span class="e">268</span> kWh/m²/an<br>consommation (énergie primaire)</p><p class="l"><span class="e">54</span> kg CO₂/m²/an<br>émissions</p><p>* Dont émissions de gaz à effet de serre : peu d’émissions de CO₂ = A (5), émissions de CO₂ très importantes = G (100)</p></div></div><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 340 €</b> et <b>1 870 €</b> par an. Prix moyens des énergies indexés au 1er janvier 2021 (abonnements compris).</p><h2>Informations diagnostiqueur</h2><p>DIAG’ESCAUT, 88 avenue de Liège, 59300 VALENCIENNES – diagnostiqueur : Kévin DUPRIEZ – tél. 03 27 00 61 40 – certification LCC n° 2241, organisme LA CERTIFICATION EXEMPLE</p><p class="ft">À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du RGPD, l’Ademe vous informe que vos données personnelles sont stockées dans la base de données de l’observatoire DPE. – Page 1/2</p>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>toiture ou plafond 2 % – ventilation 17 % – portes et fenêtres 29 % – murs 38 % – ponts thermiques 11 % – plancher bas 3 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['Usage', 'Énergie', 'Consommation (kWh EP)', 'Frais annuels', 'Part'],
      [
        ['chauffage', 'réseau gaz naturel', '12 904', '990 à 1 350 €', '74 %'],
        ['eau chaude', 'gaz naturel', '3 221', '240 à 340 €', '18 %'],
        ['éclairage', 'électricité', '276', '40 à 60 €', '3 %'],
        ['auxiliaires', 'électricité', '528', '70 à 120 €', '5 %'],
      ],
    )}<h2>Recommandations</h2><p>Pack 1 (4 100 à 6 200 €) : isolation des murs par l’intérieur, robinets thermostatiques : 201 kWh/m²/an, 40 kg CO₂/m²/an, classe D. Pack 2 (14 000 à 21 000 €) : menuiseries double vitrage, pompe à chaleur : 96 kWh/m²/an, 3 kg CO₂/m²/an, classe B.</p><p class="ft">Réf. du rapport 23/CAR/0877 – DPE n° 2359E2210884V – Page 2/2</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2359E2210884V',
      made_on: '2023-09-01',
      valid_until: '2033-08-31',
      property_address: '5, rue de Famars, 59300 VALENCIENNES',
      owner: 'Indivision CARLIER – COUSIN',
      lots: ['77'],
      surface_habitable: 6317,
      energy: 268,
      emissions: 54,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const house = paperOf(
  'dpe-maison-agneaux',
  `font: 9.4pt/1.4 'Carlito', sans-serif; padding: 12mm 15mm; h1 { font-size: 18pt; color: #00508c } h2 { font-size: 11pt; background: #e8f1f8; padding: 1mm 2mm } td { border-bottom: .15mm solid #bbb; padding: .8mm } .big { font-size: 16pt; font-weight: bold }`,
  [
    `<h1>DPE <small style="font-size:10pt">Diagnostic de performance énergétique – logement individuel</small></h1>${table(
      [],
      [
        ['2550E0066471K', '← numéro d’enregistrement ADEME'],
        ['09/01/2025', '← date d’établissement'],
        ['08/01/2035', '← date de fin de validité'],
        ['8 chemin de la Palière 50180 AGNEAUX', '← adresse du bien'],
        ['SCI DES REMPARTS DE VIRE', '← propriétaire'],
        ['Maison individuelle', '← type de bien'],
        ['1978 – 1982', '← année de construction'],
        ['104,6 m²', '← surface de référence'],
      ],
    )}<h2 style="margin-top:5mm">Performance</h2><p><span class="big">341</span> kWh/m²/an d’énergie primaire et <span class="big">11</span> kg CO₂/m²/an : ce logement est classé <span class="big">F</span>. Seuil de la classe G : 420 kWh/m²/an.</p><p>Logement à consommation énergétique excessive : classe F. La réalisation d’un audit énergétique est obligatoire en cas de vente depuis le 1er avril 2023.</p><h2>Dépenses d’énergie</h2><p>entre 2 660 € et 3 640 € par an (prix moyens indexés au 1er janvier 2023). Température recommandée en hiver : 19 °C, soit – 25 % sur la facture. Consommation d’eau chaude : 129 ℓ/jour.</p><h2>Vue d’ensemble</h2>${table(
      [],
      [
        ['Murs', 'Parpaings, isolation intérieure avant 1982', 'insuffisante'],
        ['Toiture', 'Combles perdus, 100 mm', 'moyenne'],
        ['Chauffage', 'Convecteurs électriques NFC, poêle à bois', ''],
      ],
    )}<p style="margin-top:6mm;font-size:7.5pt">MANCHE EXPERTISE HABITAT – 6 rue Havin 50000 SAINT-LÔ – Aurélie TOSTAIN – dossier MEH-25-0014 – visite du 07/01/2025 – logiciel 3CL validé – certificat n° C-7720 (Qualit’Exemple) jusqu’au 30/11/2028</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2550E0066471K',
      made_on: '2025-01-09',
      valid_until: '2035-01-08',
      property_address: '8 chemin de la Palière, 50180 AGNEAUX',
      owner: 'SCI DES REMPARTS DE VIRE',
      surface_reference: 10460,
      energy: 341,
      emissions: 11,
    },
    absent: ['surface_carrez', 'lots', 'rnc', 'price'],
  },
);

const ROOMS = [
  ['Entrée', 412],
  ['Séjour', 2318],
  ['Cuisine', 874],
  ['Chambre 1', 1206],
  ['Chambre 2', 980],
  ['Salle de bains', 421],
  ['WC', 106],
] as const;
const metres = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',');
const carrezTotal = sum(ROOMS.map(([, area]) => area));

const measured = paperOf(
  'carrez-tableau-valenciennes',
  `font: 9.5pt/1.35 'Nimbus Sans', sans-serif; padding: 14mm; td, th { border: .2mm solid #000; padding: 1mm 2mm } td:nth-child(n+2) { text-align: right } h1 { font-size: 13pt; text-align: center; background: #f7a600; padding: 2mm }`,
  [
    `<p>DIAG’ESCAUT – 88 avenue de Liège, 59300 VALENCIENNES – RC pro Exemple Assur n° 77 120 918</p><h1>ATTESTATION DE SUPERFICIE « LOI CARREZ »</h1><p>Réf. 23/CAR/0877 – mesurage du 01/09/2023 – loi n° 96-1107 du 18/12/1996, art. 46 de la loi du 10/07/1965</p><p>Bien : 5, rue de Famars, 59300 VALENCIENNES – lot 77 – appartement F3, 4e étage<br>Donneur d’ordre : HAINAUT NOTAIRES<br>Propriétaires : Mme COUSIN Jacqueline et M. CARLIER Frédéric</p><table><thead><tr><th>Pièce</th><th>Surface Carrez m²</th><th>Surface au sol m²</th><th>Non prise en compte, motif</th></tr></thead><tbody>${ROOMS.map(([room, area]) => `<tr><td>${room}</td><td>${metres(area)}</td><td>${metres(area)}</td><td></td></tr>`).join('')}<tr><td>Loggia</td><td>0,00</td><td>5,85</td><td>non close</td></tr><tr><td><b>TOTAL</b></td><td><b>${metres(carrezTotal)}</b></td><td><b>${metres(carrezTotal + 585)}</b></td><td></td></tr></tbody></table><p style="margin-top:5mm;font-size:12pt">Surface loi Carrez totale : <b>${metres(carrezTotal)} m²</b> &nbsp; Surface au sol totale : ${metres(carrezTotal + 585)} m²</p><p>Le parking, lot 212, n’est pas mesuré. Fait à Valenciennes le 01/09/2023, K. DUPRIEZ.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    also: ['CERTIFICAT_DE_SUPERFICIE'],
    sub_kind: null,
    facts: {
      property_address: '5, rue de Famars, 59300 VALENCIENNES',
      owner: either(
        'Mme COUSIN Jacqueline et M. CARLIER Frédéric',
        'Mme COUSIN Jacqueline, M. CARLIER Frédéric',
      ),
      lots: either(['77'], ['77', '212']),
      report_number: '23/CAR/0877',
      made_on: '2023-09-01',
      surface_carrez: carrezTotal,
    },
    absent: ['surface_habitable', 'surface_reference', 'price'],
  },
);

const letter = paperOf(
  'carrez-lettre-honfleur',
  `font: 12pt/1.6 'Nimbus Roman', serif; padding: 26mm`,
  [
    `<p>Hyacinthe MALHERBE<br>Géomètre-expert D.P.L.G.<br>4 rue de la République<br>14600 HONFLEUR</p><p style="text-align:right">le 12 mars 2024</p><p style="text-align:center"><b>CERTIFICAT DE SUPERFICIE PRIVATIVE<br>(article 46 de la loi du 10 juillet 1965)</b></p>${paragraphs(['Je soussigné certifie avoir procédé le 8 mars 2024, à la demande de Mademoiselle Simone TOUTAIN, propriétaire, au mesurage du lot numéro sept de la copropriété sise à Honfleur (14600), 36 quai Sainte-Catherine, au troisième étage.', 'La superficie de la partie privative de ce lot, planchers des locaux clos et couverts d’une hauteur d’au moins 1,80 m, déduction faite des murs, cloisons, embrasures et gaines, est de TRENTE-HUIT MÈTRES CARRÉS ET SOIXANTE-DEUX DÉCIMÈTRES CARRÉS (38,62 m²), à savoir : séjour 17,40 ; chambre 12,05 ; cuisine 6,11 ; cabinet de toilette 3,06.', 'Le grenier, lot onze, d’une emprise au sol de 14 m² mais d’une hauteur inférieure à 1,80 m, n’entre pas dans ce compte.'])}<p style="margin-left:80mm">H. Malherbe</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    also: ['CERTIFICAT_DE_SUPERFICIE'],
    sub_kind: null,
    facts: {
      property_address: either(
        '36 quai Sainte-Catherine, 14600 Honfleur',
        'Honfleur (14600), 36 quai Sainte-Catherine',
      ),
      owner: 'Mademoiselle Simone TOUTAIN',
      lots: either(['7'], ['7', '11']),
      made_on: either('2024-03-12', '2024-03-08'),
      surface_carrez: 3862,
    },
    absent: ['surface_habitable', 'surface_reference', 'report_number'],
  },
);

export const DIAGNOSTICS_ENERGIE_SURFACE = [flat, house, measured, letter];
