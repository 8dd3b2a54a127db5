// Reports on energy and size: two DPE, two Carrez certificates.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const dpe = paperOf(
  'dpe-quatre-feuilles-meaux',
  `font: 9.2pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 20pt; margin: 0 } h2 { font-size: 11pt; color: #1a5fb4; margin: 4mm 0 1.5mm } .h { display: grid; grid-template-columns: 1fr 66mm; border-bottom: .5mm solid #1a5fb4; padding-bottom: 2mm } .sc { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .sc div { border: .2mm solid #ccc; padding: 3mm; border-radius: 2mm } .big { font-size: 20pt; font-weight: bold } td, th { border-bottom: .15mm solid #ccd; padding: .8mm 1mm } th { font-weight: bold } .f { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 6.8pt; display: flex; justify-content: space-between; border-top: .2mm solid #aaa }`,
  [
    `<div class="h"><h1>DPE <span style="font-size:10.5pt;font-weight:normal">Diagnostic de performance énergétique (logement)</span></h1><div>N° : 2677E2904418T<br>Établi le : 22/09/2026<br>Valable jusqu’au : 21/09/2036</div></div><p style="margin-top:2mm;font-size:8pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><p>Adresse : <b>24 allée du Clos Fleuri 77100 MEAUX</b> (Bâtiment B, 3e étage, porte B34, N° de lot : 34)<br>Type de bien : Appartement<br>Année de construction : 1978 - 1982<br>Surface de référence : <b>68,35 m²</b><br>Propriétaire : M. TCHIKAYA-MBOUNGOU Prosper<br>Adresse : 24 allée du Clos Fleuri 77100 MEAUX</p><h2>Performance énergétique et climatique</h2><div class="sc"><div>consommation<br>(énergie primaire)<br><span class="big">241</span> kWh/m²/an<br>dont 138 kWh/m²/an d’énergie finale</div><div>émissions<br><span class="big">13*</span> kg CO₂/m²/an<br>* Dont émissions de gaz à effet de serre. Ce logement émet 888 kg de CO₂ par an, soit l’équivalent de 4 602 km parcourus en voiture.</div></div><p style="margin-top:3mm">Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. Pour l’améliorer, voir pages 4 à 6. passoire énergétique : F et G.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 420 €</b> et <b>1 970 €</b> par an. Prix moyens des énergies indexés au 1er janvier 2025 (abonnements compris).</p><h2>Informations diagnostiqueur</h2><p style="font-size:8pt"><b>DIAG 77 EXPERTISE</b>, 3 cours Raoult, 77100 MEAUX – tel : 01 60 00 91 03 – Diagnostiqueur : Kévin LESUEUR – N° de certification : CPDI 5518 – Organisme de certification : Exemple Certif</p><div class="f"><span>Dossier 26-D77-1406</span><span>Page 1/4</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>ventilation 22 % – toiture ou plafond 0 % – murs 38 % – portes et fenêtres 19 % – plancher bas 4 % – ponts thermiques 17 %</p><h2>Performance de l’isolation</h2><p>INSUFFISANTE</p><h2>Système de ventilation en place</h2><p>VMC SF Auto réglable avant 1982</p><h2>Confort d’été (hors climatisation)</h2><p>MOYEN – Les caractéristiques de votre logement améliorant le confort d’été : logement traversant. Pour améliorer le confort d’été : équipez les fenêtres de votre logement de volets extérieurs ou brise-soleil.</p><h2>Production d’énergies renouvelables</h2><p>Ce logement n’est pas encore équipé de systèmes de production d’énergie renouvelable.</p><div class="f"><span>DPE Diagnostic de performance énergétique (logement) – 2677E2904418T</span><span>Page 2/4</span></div>`,
    `<h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        ['chauffage – électrique', '11 812 (6 217 é.f.)', 'entre 1 010 € et 1 380 €', '71 %'],
        ['eau chaude – électrique', '3 904 (2 055 é.f.)', 'entre 330 € et 460 €', '23 %'],
        ['refroidissement', '0', '0 €', '0 %'],
        ['éclairage – électrique', '238 (125 é.f.)', 'entre 20 € et 40 €', '2 %'],
        ['auxiliaires – électrique', '518 (273 é.f.)', 'entre 60 € et 90 €', '4 %'],
      ],
    )}<p style="margin-top:2mm">énergie totale pour les usages recensés : 16 472 kWh. Conventionnellement, ces chiffres sont donnés pour une température de chauffage de 19° réduite à 16° la nuit, et une consommation d’eau chaude de 109 l par jour.</p><h2>Recommandations d’amélioration de la performance</h2><p>Les travaux essentiels (étape 1), montant estimé : 6 200 à 9 400 €. Les travaux à envisager (étape 2), montant estimé : 14 500 à 21 800 €. Évolution de la performance après travaux : 1 + 2 = 118 kWh/m²/an, 5 kg CO₂/m²/an, classe C.</p><div class="f"><span>DPE Diagnostic de performance énergétique (logement) – 2677E2904418T</span><span>Page 3/4</span></div>`,
    `<h2>Fiche technique du logement</h2><p>Cette fiche liste les caractéristiques techniques du bien diagnostiqué renseignées par le diagnostiqueur pour obtenir les résultats présentés dans ce document. Référence du logiciel validé : LICEX Diagnostics v4. Référence du DPE : 26-D77-1406. Date de visite du bien : 18/09/2026. Invariant fiscal du logement : N/A. Référence de la parcelle cadastrale : BE-0117. Méthode de calcul utilisée pour l’établissement du DPE : 3CL-DPE 2021. Numéro d’immatriculation de la copropriété : AF0912688.</p>${table(
      ['Donnée d’entrée', 'Origine de la donnée', 'Valeur renseignée'],
      [
        ['Département', 'Observé / mesuré', '77 Seine et Marne'],
        ['Altitude', 'Donnée en ligne', '51 m'],
        ['Type de bien', 'Observé / mesuré', 'Appartement'],
        ['Surface de référence du logement', 'Observé / mesuré', '68,35 m²'],
        ['Hauteur moyenne sous plafond', 'Observé / mesuré', '2,48 m'],
        ['Surface du mur 1 Est', 'Observé / mesuré', '14,62 m²'],
      ],
    )}<div class="f"><span>Dossier 26-D77-1406</span><span>Page 4/4</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2677E2904418T',
      made_on: '2026-09-22',
      valid_until: '2036-09-21',
      property_address: either(
        '24 allée du Clos Fleuri, 77100 MEAUX',
        '24 allée du Clos Fleuri 77100 MEAUX (Bâtiment B, 3e étage, porte B34, N° de lot : 34)',
      ),
      owner: 'M. TCHIKAYA-MBOUNGOU Prosper',
      lots: ['34'],
      surface_reference: 6835,
      energy: 241,
      emissions: 13,
    },
    absent: ['surface_carrez', 'price', 'surface_habitable'],
  },
);

const short = paperOf(
  'dpe-synthese-vitry-sur-seine',
  `font: 9.8pt/1.45 'Carlito', sans-serif; padding: 14mm 16mm; h1 { font-size: 17pt; color: #00695c } h2 { font-size: 12pt; color: #00695c; margin: 4mm 0 1mm } td { border: .15mm solid #9cc; padding: 1.2mm 2mm } td:first-child { color: #555; width: 58mm } .n td { text-align: center; width: auto }`,
  [
    `<p><b>VALDÉMARNE DIAGNOSTICS</b> – 94400 Vitry-sur-Seine – réf. VMD/26/0912-A</p><h1>Diagnostic de performance énergétique – logement</h1>${table(
      [],
      [
        ['N° ADEME', '2694E1177302K'],
        ['Date d’établissement', '3 mars 2026'],
        ['Date de fin de validité', '2 mars 2036'],
        ['Date de visite', '26 février 2026'],
        ['Adresse du bien', '60 quai Jules-Guesde, 94400 VITRY-SUR-SEINE'],
        ['Localisation', 'Esc. A, 5e étage, lot 14 – cave lot 62'],
        ['Propriétaire', 'Consorts PEREIRA LOPES'],
        ['Surface de référence', '54,10 m²'],
        ['Chauffage', 'collectif, gaz, chaudière de 2019'],
      ],
    )}<h2>Résultat</h2><table class="n"><tr><td>Consommation d’énergie primaire<br><b style="font-size:18pt">163</b><br>kWh/m²/an</td><td>Émissions de gaz à effet de serre<br><b style="font-size:18pt">33</b><br>kg CO₂/m²/an</td><td>Étiquette<br><b style="font-size:18pt">D</b></td></tr></table><h2>Coûts annuels d’énergie</h2><p>Entre 780 € et 1 090 € par an, pour les cinq usages (chauffage, eau chaude, refroidissement, éclairage, auxiliaires), aux prix moyens de janvier 2025.</p><h2>Constats et recommandations</h2><p>Murs isolés par l’extérieur (2011), double vitrage récent sauf cuisine. Remplacement de la fenêtre de la cuisine : 152 kWh/m²/an attendus. Robinets thermostatiques : gain estimé 6 %. Le DPE est opposable, à l’exception des recommandations.</p><p style="font-size:8pt;margin-top:6mm">Établi par Soraya Mekki, certifiée n° EX-2217 jusqu’au 08/06/2029. Assurance RCP : Exemple Assurances, police 4 118 220, jusqu’au 31/12/2026. Document transmis à l’observatoire de l’ADEME ; les données sont vérifiables sur observatoire-dpe.ademe.fr.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2694E1177302K',
      made_on: '2026-03-03',
      valid_until: '2036-03-02',
      property_address: '60 quai Jules-Guesde, 94400 VITRY-SUR-SEINE',
      owner: 'Consorts PEREIRA LOPES',
      lots: either(['14'], ['14', '62']),
      surface_reference: 5410,
      energy: 163,
      emissions: 33,
    },
    absent: ['surface_carrez', 'rnc'],
  },
);

const ROOMS = [
  ['Entrée', 812],
  ['Séjour double', 3644],
  ['Cuisine', 1190],
  ['Dégagement', 605],
  ['Chambre 1', 1588],
  ['Chambre 2', 1342],
  ['Chambre 3', 1176],
  ['Salle de bains', 618],
  ['Salle d’eau', 402],
  ['WC', 174],
] as const;
const area = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',');
const whole = ROOMS.reduce((total, [, one]) => total + one, 0);
const carrez = paperOf(
  'carrez-certificat-rueil-malmaison',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 14pt; text-align: center; background: #dbe7d3; padding: 2mm } td, th { border: .15mm solid #9ab08d; padding: .9mm 1.5mm } th { background: #eef4ea } .s td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>OUEST PARISIEN DIAGNOSTICS</b> – 118 avenue Paul-Doumer, 92500 RUEIL-MALMAISON – SIRET 900 233 917 00018 – Capital 10 000 € – Assurance RCP Exemple n° 88 120 447</p><h1>ATTESTATION DE SUPERFICIE DE LA PARTIE PRIVATIVE<br><span style="font-size:10pt">Loi n° 96-1107 du 18 décembre 1996 (loi Carrez) – articles 4-1 à 4-3 du décret du 17 mars 1967</span></h1>${table(
      [],
      [
        ['N° de dossier', 'OPD-2026-0733'],
        ['Date du mesurage', '14/10/2026'],
        ['Propriétaire', 'Mme Hortense d’ESTRÉES-VALCOURT'],
        [
          'Bien',
          'Appartement, 17 rue Masséna, 92500 RUEIL-MALMAISON – bât. Malmaison, 4e étage droite',
        ],
        ['Lot de copropriété', 'n° 58 (caves, parkings et lots de moins de 8 m² exclus)'],
        ['Opérateur', 'Maxence Rivoire'],
      ],
    )}<p></p>${table(
      ['Pièce ou désignation', 'Superficie Carrez (m²)', 'Surface au sol hors Carrez (m²)'],
      [
        ...ROOMS.map(([room, one]) => [room, area(one), '0,00']),
        ['Balcon', '0,00', '9,31'],
        ['<b>TOTAL</b>', `<b>${area(whole)}</b>`, '<b>9,31</b>'],
      ],
      's',
    )}<p style="margin-top:4mm;font-size:12pt;text-align:center"><b>Superficie privative en m² du lot 58 : ${area(whole)} m²</b></p><p>La présente mention est établie d’après l’état des lieux au jour de la visite ; toute modification ultérieure rend le certificat caduc. Le règlement de copropriété n’a pas été communiqué.</p><p>Fait à Rueil-Malmaison, le 14/10/2026.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '17 rue Masséna, 92500 RUEIL-MALMAISON',
      owner: 'Mme Hortense d’ESTRÉES-VALCOURT',
      lots: ['58'],
      report_number: 'OPD-2026-0733',
      made_on: '2026-10-14',
      surface_carrez: whole,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const letter = paperOf(
  'carrez-lettre-melun',
  `font: 11.2pt/1.55 'C059', serif; padding: 26mm 25mm`,
  [
    `<p><b>Edmond TAILLEFER</b><br>Géomètre-Expert D.P.L.G.<br>5 rue du Miroir, 77000 MELUN</p><p style="text-align:right">Melun, le 25 août 2026</p><p><b>CERTIFICAT DE MESURAGE</b></p><p>Je soussigné, Edmond Taillefer, géomètre-expert foncier, certifie m’être transporté le 21 août 2026 dans l’appartement dépendant de la résidence Les Bords d’Almont, 24 avenue Thiers, 77000 Melun, constituant le lot trente et un (31) de cette copropriété et appartenant à M. et Mme de La Rochebrune.</p><p>J’ai procédé au mesurage des locaux clos et couverts, déduction faite des murs, cloisons, marches, gaines, embrasures de portes et de fenêtres, et des parties d’une hauteur inférieure à 1,80 mètre.</p><p>La superficie privative de ce lot ressort à <b>71,08 m²</b> (soixante et onze mètres carrés huit décimètres carrés).</p><p>La cave, lot 94, n’a pas été mesurée, conformément à l’article 46 de la loi du 10 juillet 1965. La loggia, d’une surface de 5,40 m², n’est pas comprise dans le chiffre ci-dessus.</p><p>Dossier n° T-4418.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '24 avenue Thiers, 77000 Melun',
      owner: 'M. et Mme de La Rochebrune',
      lots: either(['31'], ['31', '94']),
      report_number: 'T-4418',
      made_on: either('2026-08-21', '2026-08-25'),
      surface_carrez: 7108,
    },
    absent: ['surface_habitable', 'surface_reference'],
  },
);

export const DIAGNOSTICS_ENERGIE_MESURES = [dpe, short, carrez, letter];
