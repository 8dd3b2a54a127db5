// Energy: two DPE, an audit of a house, a collective DPE, a project of works over ten years.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const LETTERS = 'ABCDEFG';
const COLOURS = ['#009c6d', '#52b153', '#78bd76', '#f4e70f', '#f0b40f', '#eb8235', '#d7221f'];
const scale = (letter: string, energy: number, gas: number) =>
  `<svg width="330" height="176">${LETTERS.split('')
    .map(
      (one, index) =>
        `<rect x="90" y="${4 + index * 24}" width="${70 + index * 20}" height="20" fill="${COLOURS[index]}"/><text x="98" y="${19 + index * 24}" font-size="13">${one}</text>`,
    )
    .join(
      '',
    )}<text x="2" y="${14 + LETTERS.indexOf(letter) * 24}" font-size="15" font-weight="bold">${energy}</text><text x="46" y="${14 + LETTERS.indexOf(letter) * 24}" font-size="15" font-weight="bold">${gas}*</text><text x="2" y="${24 + LETTERS.indexOf(letter) * 24}" font-size="6">kWh/m²/an</text><text x="44" y="${24 + LETTERS.indexOf(letter) * 24}" font-size="6">kg CO₂/m²/an</text></svg>`;

const flat = paperOf(
  'dpe-appartement-orleans-loire',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 13mm; h1 { font-size: 17pt; margin: 0 } h2 { font-size: 11pt; color: #00569d; margin: 3mm 0 1mm } .top { display: grid; grid-template-columns: 24mm 1fr 58mm; gap: 4mm; align-items: center; border-bottom: .5mm solid #00569d; padding-bottom: 2mm } td, th { border-bottom: .15mm solid #ccd; padding: .7mm 1mm } .two { display: grid; grid-template-columns: 1fr 74mm; gap: 5mm } .f { position: absolute; bottom: 5mm; left: 13mm; right: 13mm; font-size: 6.4pt; display: flex; justify-content: space-between; color: #444 } .bx { border: .3mm solid #00569d; border-radius: 2mm; padding: 2mm 3mm; margin-top: 2mm }`,
  [
    `<div class="top"><b style="font-size:22pt;color:#00569d">DPE</b><div><h1>Diagnostic de performance énergétique</h1>(logement)</div><div>N° : <b>2645E2901734K</b><br>Établi le : <b>19/10/2026</b><br>Valable jusqu’au : <b>18/10/2036</b></div></div><p style="font-size:7.4pt;margin-top:1mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p>
    <div class="two"><div>Adresse : <b>12 rue de la Lionne, 45000 ORLÉANS</b><br>Étage 3, porte gauche, N° de lot : 17<br>Type de bien : Appartement<br>Année de construction : 1984<br>Surface de référence : <b>81,26 m²</b><br>Propriétaire : M. et Mme DE LA TOUR D’ARGIS<br>Adresse : 238 rue de la Source, 45160 OLIVET</div><div style="background:#dde;height:34mm"></div></div>
    <h2>Performance énergétique et climatique</h2><div class="two"><div><p>logement extrêmement performant</p>${scale('C', 158, 29)}<p>logement extrêmement peu performant</p></div><div><div class="bx"><b>* Dont émissions de gaz à effet de serre</b><br>peu d’émissions de CO₂<br>A B <b>C</b> D E F G<br>29 kg CO₂/m²/an<br>émissions de CO₂ très importantes</div><p style="font-size:7pt">Ce logement émet 2 357 kg de CO₂ par an, soit l’équivalent de 12 212 km parcourus en voiture. Le niveau d’émissions dépend principalement des types d’énergies utilisées (bois, électricité, gaz, fioul, etc.)</p></div></div>
    <p style="font-size:7.4pt">Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements. Pour l’améliorer, voir pages 4 à 6. Consommation en énergie finale : 151 kWh/m²/an.</p>
    <h2>Estimation des coûts annuels d’énergie du logement</h2><div class="bx">entre <b>1 120 €</b> et <b>1 560 €</b> par an<br><span style="font-size:7pt">Prix moyens des énergies indexés sur les années 2023, 2024 et 2025 (abonnements compris). Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires).</span></div>
    <h2>Informations diagnostiqueur</h2><p>LIGÉRIS DIAGNOSTICS, 77 faubourg Saint-Jean, 45000 ORLÉANS – tel : 02 38 00 77 77 – diagnostiqueur : Benoît CHAUVET – n° de certification : CPDI 5518 – organisme de certification : CERTIF-HABITAT EXEMPLE</p><p style="font-size:6.6pt">À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du Règlement général sur la protection des données (RGPD), l’ADEME vous informe que vos données personnelles sont stockées dans la base de données de l’observatoire DPE à des fins de contrôles ou en cas de contestations ou de procédures.</p><div class="f"><span>Dossier LD26-3341</span><span>DPE / p. 1</span></div>`,
    `<div class="top"><b style="font-size:14pt;color:#00569d">DPE</b><div>Diagnostic de performance énergétique (logement)</div><div style="text-align:right">p. 2</div></div><h2>Schéma des déperditions de chaleur</h2>${table(
      [],
      [
        ['ventilation', '28 %', 'toiture ou plafond', '0 %'],
        ['portes et fenêtres', '27 %', 'murs', '22 %'],
        ['ponts thermiques', '19 %', 'plancher bas', '4 %'],
      ],
    )}<h2>Performance de l’isolation</h2><p>insuffisante &nbsp; <b>[ moyenne ]</b> &nbsp; bonne &nbsp; très bonne</p><h2>Système de ventilation en place</h2><p>VMC SF Auto réglable de 1982 à 2000</p><h2>Confort d’été (hors climatisation)*</h2><p>insuffisant &nbsp; <b>[ moyen ]</b> &nbsp; bon</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie (fourchette d’estimation)',
        'Répartition des dépenses',
      ],
      [
        ['chauffage', 'Gaz naturel 8 846 (8 846 é.f.)', 'entre 760 € et 1 040 €', '67 %'],
        ['eau chaude', 'Gaz naturel 2 851 (2 851 é.f.)', 'entre 240 € et 340 €', '21 %'],
        ['refroidissement', '', '', '0 %'],
        ['éclairage', 'Électrique 308 (162 é.f.)', 'entre 40 € et 60 €', '4 %'],
        ['auxiliaires', 'Électrique 834 (439 é.f.)', 'entre 80 € et 120 €', '8 %'],
        [
          '<b>énergie totale pour les usages recensés</b>',
          '<b>12 839 kWh (12 298 kWh é.f.)</b>',
          '<b>entre 1 120 € et 1 560 €</b>',
          '',
        ],
      ],
    )}<p style="font-size:7pt">Pour rester dans cette fourchette d’estimation : température recommandée en hiver 19 °C ; consommation recommandée 112 l/jour d’eau chaude à 40 °C. Une douche de 5 minutes = environ 40 l.</p><h2>Recommandations d’amélioration de la performance</h2><p>Les travaux essentiels (étape 1), montant estimé : 5 400 à 8 100 € : remplacement des fenêtres par du double vitrage à isolation renforcée. Les travaux à envisager (étape 2), montant estimé : 9 000 à 13 500 € : isolation des murs par l’intérieur. Évolution : état actuel 158 kWh/m²/an – avec travaux 1 : 131 – avec travaux 1 + 2 : 104.</p><div class="f"><span>Dossier LD26-3341</span><span>DPE / p. 2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2645E2901734K',
      made_on: '2026-10-19',
      valid_until: '2036-10-18',
      property_address: either(
        '12 rue de la Lionne, 45000 ORLÉANS',
        '12 rue de la Lionne, 45000 ORLÉANS Étage 3, porte gauche, N° de lot : 17',
      ),
      owner: 'M. et Mme DE LA TOUR D’ARGIS',
      lots: ['17'],
      surface_reference: 8126,
      energy: 158,
      emissions: 29,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const house = paperOf(
  'dpe-maison-naveil-vendome',
  `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm 15mm; h2 { font-size: 11pt; background: #f0f0e6; padding: 1mm 2mm; margin: 3mm 0 1mm } td { border: .2mm solid #bbb; padding: 1mm 1.6mm }`,
  [
    `<p style="font-size:16pt;margin:0"><b>Diagnostic de performance énergétique – logement (6.1)</b></p><p>Une information au service de la lutte contre l’effet de serre</p>${table(
      [],
      [
        ['N° ADEME', '2641E0557218X', 'Date d’établissement', '02/09/2026'],
        ['Réf. interne', 'VDM-26-418', 'Date de fin de validité', '01/09/2036'],
        ['Date de visite', '31/08/2026', 'Logiciel', 'Diagnova 5.4 (moteur 2024.6)'],
        [
          'Adresse du bien',
          'La Bourdonnière, 41100 NAVEIL',
          'Type de bâtiment',
          'Maison individuelle',
        ],
        ['Année de construction', 'Avant 1948', 'Surface de référence', '118,40 m²'],
        [
          'Propriétaire',
          'M. LEMAÎTRE Olivier et Mme DIALLO Kadiatou',
          'Adresse du propriétaire',
          'La Bourdonnière, 41100 NAVEIL',
        ],
      ],
    )}<h2>Étiquettes</h2>${scale('F', 388, 84)}<p>Consommations énergétiques (en énergie primaire) pour le chauffage, la production d’eau chaude sanitaire, le refroidissement, l’éclairage et les auxiliaires : <b>388 kWh<sub>EP</sub>/m².an</b>. Émissions de gaz à effet de serre (GES) : <b>84 kg<sub>éqCO₂</sub>/m².an</b>.</p><p>Coût annuel estimé : entre 4 310 € et 5 880 €. Logement à consommation énergétique excessive : classe F.</p><h2>Descriptif du logement</h2>${table(
      [],
      [
        ['Murs', 'Pierre de taille et moellons 50 cm, non isolés'],
        ['Toiture', 'Combles perdus, laine de verre 10 cm (1988)'],
        ['Menuiseries', 'Bois simple vitrage ; PVC double vitrage (2 fenêtres)'],
        ['Chauffage', 'Chaudière fioul standard 1994, radiateurs'],
        ['Eau chaude', 'Combinée au système de chauffage'],
        ['Ventilation', 'Par ouverture des fenêtres'],
      ],
    )}<h2>Diagnostiqueur</h2><p>VENDÔMOIS DIAGNOSTIC IMMOBILIER, M. Karl-Heinz BECK, 27 faubourg Chartrain, 41100 VENDÔME. Certification n° DTI 3390 délivrée le 11/04/2023, valable jusqu’au 10/04/2030. Un audit énergétique réglementaire doit être remis à l’acquéreur (article L. 126-28-1 du CCH).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2641E0557218X',
      made_on: '2026-09-02',
      valid_until: '2036-09-01',
      property_address: 'La Bourdonnière, 41100 NAVEIL',
      owner: 'M. LEMAÎTRE Olivier et Mme DIALLO Kadiatou',
      surface_reference: 11840,
      energy: 388,
      emissions: 84,
    },
    absent: ['lots', 'surface_carrez', 'rnc'],
  },
);

const audit = paperOf(
  'audit-energetique-vendome',
  `font: 9.4pt/1.45 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h2 { font-size: 11pt; color: #1b6e3c; margin: 3mm 0 1mm } td, th { border: .2mm solid #9b9; padding: 1mm 1.4mm } th { background: #e2f0e6; font-weight: bold }`,
  [
    `<p style="font-size:19pt;color:#1b6e3c;margin:0"><b>Audit énergétique</b></p><p>réalisé dans le cadre de l’article L. 126-28-1 du code de la construction et de l’habitation</p>${table(
      [],
      [
        ['N° audit', 'A26410041873P', 'Date de visite', '31/08/2026'],
        ['Établi le', '14/09/2026', 'Valable jusqu’au', '13/09/2031'],
        ['Identifiant DPE', '2641E0557218X', 'Référence', 'VDM-26-418-A'],
      ],
    )}<p style="margin-top:3mm">Adresse : La Bourdonnière, 41100 NAVEIL<br>Propriétaire : M. LEMAÎTRE Olivier et Mme DIALLO Kadiatou<br>Maison individuelle avant 1948 – Surface de référence : 118,40 m²</p><h2>État initial du logement</h2><p>Performance : 388 kWh/m²/an, 84 kg CO₂/m²/an, classe F.</p><h2>Scénarios de travaux</h2>${table(
      [
        '',
        'Scénario 1 « rénovation en une fois »',
        'Scénario 2 « par étapes » – étape 1',
        'Scénario 2 – étape finale',
      ],
      [
        [
          'Postes',
          'Murs, combles, menuiseries, VMC, pompe à chaleur',
          'Combles, VMC, pompe à chaleur',
          'Murs, menuiseries',
        ],
        ['Consommation (kWh/m²/an)', '92', '201', '92'],
        ['Classe', 'B', 'D', 'B'],
        ['Coût estimé TTC', '71 300 €', '29 800 €', '44 900 €'],
        ['Aides mobilisables', '31 000 €', '11 200 €', '17 500 €'],
      ],
    )}<h2>Points de vigilance</h2><p>Murs en pierre : proscrire les isolants étanches à la vapeur ; prévoir l’avis de l’architecte des Bâtiments de France (périmètre de l’église de Naveil). Présence probable de plomb dans les peintures des menuiseries.</p><h2>Auditeur</h2><p>VENDÔMOIS DIAGNOSTIC IMMOBILIER – Karl-Heinz BECK – 27 faubourg Chartrain, 41100 VENDÔME – certification avec mention audit n° DTI 3390-A.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AUDIT_ENERGETIQUE',
    facts: {
      made_on: '2026-09-14',
      valid_until: '2031-09-13',
      property_address: 'La Bourdonnière, 41100 NAVEIL',
      owner: 'M. LEMAÎTRE Olivier et Mme DIALLO Kadiatou',
      surface_reference: 11840,
    },
    absent: ['lots', 'surface_carrez', 'price', 'rnc'],
  },
);

const collective = paperOf(
  'dpe-collectif-auxerre',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h2 { font-size: 11pt; border-bottom: .3mm solid #00569d; margin: 3mm 0 1mm } td { border-bottom: .2mm solid #ccc }`,
  [
    `<p style="font-size:15pt"><b>DPE – diagnostic de performance énergétique (logement collectif à l’immeuble)</b></p><p>n° : 2589E1140366T &nbsp;&nbsp; établi le : 21/05/2025 &nbsp;&nbsp; valable jusqu’au : 20/05/2035</p>${table(
      [],
      [
        ['adresse', '48 quai de la Marine, 89000 AUXERRE'],
        ['type de bien', 'immeuble collectif d’habitation, 19 logements'],
        ['année de construction', '1988'],
        ['surface de référence', '1 204 m²'],
        [
          'propriétaire',
          'Syndicat des copropriétaires LE CLOS DES MARINIERS, représenté par ICAUNAISE D’IMMEUBLES, 9 rue du Temple, 89000 AUXERRE',
        ],
      ],
    )}<h2>Performance énergétique et climatique</h2>${scale('D', 214, 7)}<p>consommation (énergie primaire) : 214 kWh/m²/an – émissions : 7 kg CO₂/m²/an</p><h2>Vue d’ensemble</h2><p>Chauffage électrique individuel par convecteurs ; eau chaude par ballons individuels ; VMC collective simple flux ; murs en blocs béton avec 8 cm de polystyrène intérieur ; toiture-terrasse isolée en 2016.</p><h2>Recommandations</h2><p>Remplacement des menuiseries d’origine (étape 1) puis isolation thermique par l’extérieur des pignons (étape 2). Évaluation jointe au plan pluriannuel de travaux.</p><p>Établi par THERMI-CENTRE, bureau d’études, 2 rue de l’Arquebuse, 89000 AUXERRE – certification mention n° TC 1190.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'DPE_COLLECTIF',
    facts: {
      dpe_number: '2589E1140366T',
      made_on: '2025-05-21',
      valid_until: '2035-05-20',
      energy: 214,
      emissions: 7,
      surface_reference: 120400,
    },
    absent: ['surface_carrez', 'owners', 'price'],
  },
);

export const ENERGIE = [flat, house, audit, collective];
