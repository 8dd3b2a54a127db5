// Surveyors' reports on energy and health: two DPE, asbestos, lead, termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const COLOURS = ['#00a06d', '#52b153', '#a5cc74', '#f4e70f', '#f0b50f', '#eb8235', '#d7221f'];
const ladder = (letter: string, energy: number, gas: number) =>
  `<svg width="360" height="175">${Array.from('ABCDEFG')
    .map(
      (one, index) =>
        `<rect x="6" y="${4 + index * 24}" width="${46 + index * 20}" height="20" fill="${COLOURS[index]}"/><text x="14" y="${19 + index * 24}" font-size="13" font-weight="bold">${one}</text>`,
    )
    .join(
      '',
    )}<text x="210" y="${14 + 'ABCDEFG'.indexOf(letter) * 24}" font-size="8">consommation &#160;&#160; émissions</text><text x="212" y="${28 + 'ABCDEFG'.indexOf(letter) * 24}" font-size="15" font-weight="bold">${energy} &#160;&#160;&#160; ${gas}*</text><text x="207" y="${38 + 'ABCDEFG'.indexOf(letter) * 24}" font-size="7">kWh/m²/an &#160; kg CO₂/m²/an</text></svg>`;

const dpeAnnecy = paperOf(
  'dpe-appartement-annecy',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; h1 { font-size: 24pt; margin: 0; display: inline } h2 { font-size: 11pt; color: #126aad; margin: 4mm 0 1.5mm } .n { float: right; text-align: left; font-size: 8.6pt } .id { background: #e7f1f8; padding: 2.5mm; margin: 3mm 0; clear: both } td, th { border-bottom: .15mm solid #cdd9e1; padding: .9mm 1.2mm } .ft { position: absolute; bottom: 6mm; left: 13mm; right: 13mm; font-size: 6.8pt; display: flex; justify-content: space-between; color: #555 }`,
  [
    `<div class="n">n° : <b>2674E4108823K</b><br>établi le : 22/10/2026<br>valable jusqu’au : 21/10/2036</div><h1>DPE</h1> <b>diagnostic de performance énergétique</b> (logement)<p style="font-size:7.4pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><div class="id">adresse : <b>5 avenue de France, 74000 ANNECY</b> (bât. B, 3ème étage, lot n° 38)<br>type de bien : appartement &nbsp;&nbsp; année de construction : 1974 &nbsp;&nbsp; surface de référence : <b>91,8 m²</b><br>propriétaire : M. et Mme DE LA PALUD Hervé<br>adresse : 27 route du Crêt du Maure, 74320 SEVRIER</div><h2>Performance énergétique et climatique</h2><p style="font-size:7.4pt">Attention, si votre logement fait moins de 40 m² : les seuils sont différents. Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements.</p>${ladder('D', 214, 43)}<p>* Dont émissions de gaz à effet de serre : 43 kg CO₂/m²/an. Ce logement émet 3 947 kg de CO₂ par an, soit l’équivalent de 20 450 km parcourus en voiture. 205 kWh/m²/an d’énergie finale.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 640 €</b> et <b>2 270 €</b> par an – prix moyens des énergies indexés sur les années 2023, 2024 et 2025 (abonnements compris)</p><p style="font-size:7.4pt">Comment réduire ma facture d’énergie ? Voir p. 2. Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires).</p><h2>Confort d’été (hors climatisation)*</h2><p>insuffisant – <b>moyen</b> – bon. Les caractéristiques de votre logement améliorant le confort d’été : bonne inertie du logement, logement équipé de volets extérieurs. *Le niveau de confort d’été présenté ici s’appuie uniquement sur les caractéristiques de votre logement (la localisation n’est pas prise en compte).</p><h2>Logement équipé d’une climatisation</h2><p style="font-size:7.8pt">Sans objet. La climatisation permet de garantir un bon niveau de confort d’été mais augmente les consommations énergétiques du logement.</p><h2>Production d’énergies renouvelables</h2><p style="font-size:7.8pt">Ce logement n’est pas encore équipé de systèmes de production d’énergie renouvelable. Plusieurs systèmes sont possibles : chauffe-eau thermodynamique, panneaux solaires, réseau de chaleur vertueux, géothermie.</p><h2>Informations diagnostiqueur</h2><p style="font-size:7.8pt">ANNECY EXPERTISE DIAG, 40 avenue de Novel, 74000 ANNECY – tél. 04 50 00 88 12 – diagnostiqueur : Ludovic PACCARD – n° de certification : DTI-4471 – organisme : Certif’Alpes Exemple, valable jusqu’au 14/06/2031</p><div class="ft"><span>À l’attention du propriétaire du bien au moment de la réalisation du DPE : données transmises à l’Observatoire DPE de l’ADEME</span><span>DPE p. 1</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2>${table(
      [],
      [
        ['ventilation', '17 %', 'toiture', '0 %'],
        ['murs', '38 %', 'portes et fenêtres', '25 %'],
        ['ponts thermiques', '16 %', 'plancher bas', '4 %'],
      ],
    )}<h2>Performance de l’isolation</h2><p>INSUFFISANTE – moyenne – bonne – très bonne</p><h2>Système de ventilation en place</h2><p>VMC SF Auto réglable avant 1982</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'usage',
        'consommation d’énergie (en kWh énergie primaire)',
        'frais annuels d’énergie (fourchette)',
      ],
      [
        ['chauffage – gaz naturel', '15 640 (15 640 é.f.)', 'entre 1 290 € et 1 760 €'],
        ['eau chaude – gaz naturel', '2 980 (2 980 é.f.)', 'entre 240 € et 340 €'],
        ['refroidissement', '0', '0 €'],
        ['éclairage – électricité', '338 (178 é.f.)', 'entre 40 € et 60 €'],
        ['auxiliaires – électricité', '692 (364 é.f.)', 'entre 70 € et 110 €'],
        [
          'énergie totale pour les usages recensés',
          '19 650 kWh (19 162 kWh é.f.)',
          'entre 1 640 € et 2 270 € par an',
        ],
      ],
    )}<h2>Recommandations d’amélioration de la performance</h2><p>Les travaux essentiels (montant estimé : 14 100 à 21 200 €) : mur – isolation par l’extérieur en profitant d’un ravalement ; portes et fenêtres – remplacement. Après travaux : 128 kWh/m²/an, 24 kg CO₂/m²/an, classe C.</p><div class="ft"><span>Dossier 26-1048-DLP – visite du 20/10/2026</span><span>DPE p. 2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2674E4108823K',
      made_on: '2026-10-22',
      valid_until: '2036-10-21',
      property_address: either(
        '5 avenue de France, 74000 ANNECY',
        '5 avenue de France, 74000 ANNECY (bât. B, 3ème étage, lot n° 38)',
      ),
      owner: 'M. et Mme DE LA PALUD Hervé',
      lots: ['38'],
      surface_reference: 9180,
      energy: 214,
      emissions: 43,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const dpeVoiron = paperOf(
  'dpe-maison-voiron',
  `font: 9.2pt/1.4 'Carlito', sans-serif; padding: 12mm 15mm; h1 { font-size: 15pt; background: #1d8348; color: #fff; padding: 2mm 3mm } h2 { font-size: 11pt; color: #1d8348 } .k { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 6mm } td, th { border: .15mm solid #a9dfbf; padding: 1mm } .ft { position: absolute; bottom: 6mm; font-size: 7pt }`,
  [
    `<p>CHARTREUSE DIAGNOSTICS – SARL – 3 avenue Dugueyt-Jouvin – 38500 VOIRON – SIRET 900 000 385 00011</p><h1>Diagnostic de performance énergétique – maison individuelle</h1><div class="k"><span>Numéro ADEME : 2638E0917745S</span><span>Date d’établissement : 5 juin 2026</span><span>Date de visite : 2 juin 2026</span><span>Date de fin de validité : 4 juin 2036</span><span>Propriétaire : Mme VEYRET-GUINARD Solange</span><span>Adresse du bien : 118 chemin du Bret, 38500 LA BUISSE</span><span>Année de construction : 1932 (extension 1988)</span><span>Surface de référence : 143,50 m²</span></div><h2>Étiquettes</h2>${ladder('F', 361, 11)}<p>Consommation conventionnelle 361 kWh d’énergie primaire par m² et par an. Émissions : 11 kg de CO₂ par m² et par an (étiquette climat : B). La classe du DPE (F) est la moins bonne des deux.</p><p>Le logement étant classé F, un audit énergétique réglementaire doit être remis à l’acquéreur. À compter de 2028, les logements classés F ne pourront plus être proposés à la location.</p><h2>Frais annuels estimés</h2><p>De 3 480 € à 4 760 € (bois et électricité).</p><p class="ft">Réf. CD/2026/0412-VG – page 1 sur 2</p>`,
    `<h2>Descriptif du logement</h2>${table(
      ['Élément', 'Description', 'Isolation'],
      [
        [
          'Murs',
          'Pierre de taille 60 cm, non isolés ; extension parpaing avec isolation intérieure',
          'insuffisante',
        ],
        ['Plancher bas', 'Bois sur cave non chauffée', 'insuffisante'],
        ['Toiture', 'Combles aménagés, laine minérale 1988', 'moyenne'],
        ['Menuiseries', 'Double vitrage PVC 2001', 'bonne'],
        ['Chauffage', 'Poêle à bûches et convecteurs électriques', '–'],
        ['Eau chaude', 'Ballon électrique 300 l', '–'],
      ],
    )}<h2>Scénarios de travaux</h2><p>Pack 1 : isolation de la toiture et des murs ; 214 kWh/m²/an, 7 kg CO₂/m²/an. Pack 2 : pompe à chaleur air/eau ; 108 kWh/m²/an, 3 kg CO₂/m²/an.</p><p class="ft">Réf. CD/2026/0412-VG – page 2 sur 2</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2638E0917745S',
      made_on: '2026-06-05',
      valid_until: '2036-06-04',
      property_address: '118 chemin du Bret, 38500 LA BUISSE',
      owner: 'Mme VEYRET-GUINARD Solange',
      surface_reference: 14350,
      energy: 361,
      emissions: 11,
    },
    absent: ['surface_carrez', 'lots', 'rnc'],
  },
);

const cleanCss = `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; .hd { display: flex; justify-content: space-between; border-bottom: .5mm solid #117864; padding-bottom: 2mm; margin-bottom: 3mm; font-size: 7.8pt } h1 { font-size: 12.5pt; text-align: center; color: #117864 } h2 { font-size: 9.6pt; background: #d1f2eb; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #7fb3a5; padding: .9mm 1.4mm } th { background: #e8f8f5 }`;
const AED = `<div class="hd"><span><b>ANNECY EXPERTISE DIAG</b><br>40 avenue de Novel – 74000 ANNECY</span><span>SIRET 900 000 881 00012 – RCP Exemplia n° 10 588 – certif. DTI-4471</span></div>`;
const asbestos = paperOf(
  'amiante-rapport-annecy',
  cleanCss,
  [
    `${AED}<h1>RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE POUR L’ÉTABLISSEMENT DU CONSTAT ÉTABLI À L’OCCASION DE LA VENTE D’UN IMMEUBLE BÂTI</h1><p style="text-align:center">(listes A et B de l’annexe 13-9 du code de la santé publique – arrêtés du 12 décembre 2012 – NF X 46-020)</p>${table(
      [],
      [
        ['N° de dossier', '26-1048-DLP', 'Date du repérage', '20/10/2026'],
        ['Adresse', '5 avenue de France, 74000 ANNECY', 'Lots', '38 (appartement), 112 (cave)'],
        [
          'Propriétaire',
          'M. et Mme DE LA PALUD Hervé',
          'Donneur d’ordre',
          'SELARL des Trois Lacs, notaires',
        ],
        ['Permis de construire', 'antérieur au 1er juillet 1997', 'Date du rapport', '22/10/2026'],
      ],
    )}<h2>1. Conclusions</h2><p>Dans le cadre de la mission, <b>il a été repéré des matériaux et produits de la liste B contenant de l’amiante</b> :</p>${table(
      ['Localisation', 'Matériau', 'Critère', 'État', 'Recommandation'],
      [
        [
          'Cave 112',
          'Conduit en fibres-ciment, vide-ordures désaffecté',
          'Sur marquage',
          'Bon état',
          'Évaluation périodique (EP)',
        ],
        [
          'Cuisine',
          'Dalles de sol vinyle 30 × 30 sous meuble',
          'Après analyse LABO-38 n° 4471-A',
          'Bon état',
          'Évaluation périodique (EP)',
        ],
      ],
    )}<p>Il n’a pas été repéré de matériaux de la liste A (flocages, calorifugeages, faux plafonds).</p><h2>2. Locaux non visités</h2><p>Néant. Le coffrage de la salle de bains n’a pu être sondé sans destruction : composant non vérifié.</p><h2>3. Laboratoire</h2><p>LABO-38 Exemple, accréditation n° 1-9999, 38100 Grenoble.</p><p>Le présent rapport ne peut être reproduit qu’intégralement, annexes comprises. Il ne vaut pas repérage avant travaux ou démolition.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'M. et Mme DE LA PALUD Hervé',
      property_address: '5 avenue de France, 74000 ANNECY',
      lots: ['38', '112'],
      report_number: '26-1048-DLP',
      made_on: either('2026-10-22', '2026-10-20'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc'],
  },
);

const lead = paperOf(
  'plomb-crep-aix-les-bains',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 16mm; h1 { font-size: 14pt; background: #4a235a; color: #fff; padding: 2mm 3mm } h2 { font-size: 10pt; color: #4a235a; margin: 3mm 0 1mm } td, th { border: .15mm solid #888; padding: .9mm 1.3mm } th { background: #ebdef0 }`,
  [
    `<p>LAC & MONTS EXPERTISES – 19 rue de Genève – 73100 AIX-LES-BAINS – Tél. 04 79 00 73 19</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB – CREP</h1><p>Articles L. 1334-5 et L. 1334-6 du code de la santé publique – arrêté du 19 août 2011 – NF X 46-030</p>${table(
      [],
      [
        ['Référence du rapport', 'LME 26/07/3318'],
        ['Nature de la mission', 'Avant la vente – parties privatives'],
        [
          'Bien',
          'Appartement, 16 boulevard de la Roche du Roi, 73100 AIX-LES-BAINS – lots 12 et 40',
        ],
        ['Propriétaire', 'Mme DE VILLENEUVE-TRANS Apolline (usufruit)'],
        ['Date de visite', '8 juillet 2026'],
        ['Date du rapport', '9 juillet 2026'],
        ['Appareil', 'Niton XLp 300 – source Cd 109 – rechargée le 11/02/2025'],
      ],
    )}<h2>Résultats</h2>${table(
      ['Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['112', '9', '103', '0', '0', '0'],
        ['100 %', '8 %', '92 %', '0 %', '0 %', '0 %'],
      ],
    )}<h2>Conclusion</h2><p>Le constat de risque d’exposition au plomb n’a pas mis en évidence de revêtement contenant du plomb à une concentration supérieure ou égale à 1 mg/cm². Le présent constat a une durée de validité illimitée.</p><p>Aucun facteur de dégradation du bâti n’a été relevé. Copie transmise : non requise.</p><h2>Extrait des mesures</h2>${table(
      ['N°', 'Local', 'Zone', 'Unité de diagnostic', 'Mesure (mg/cm²)', 'Classement'],
      [
        ['2', 'Entrée', 'A', 'Mur, plâtre, peinture', '0,2', '0'],
        ['3', 'Entrée', 'B', 'Porte, bois, peinture', '0,4', '0'],
        ['18', 'Salon', 'C', 'Volet intérieur, bois', '0,7', '0'],
        ['41', 'Chambre 1', 'A', 'Plinthe, bois, vernis', '0,1', '0'],
      ],
    )}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: either(
        'Mme DE VILLENEUVE-TRANS Apolline (usufruit)',
        'Mme DE VILLENEUVE-TRANS Apolline',
      ),
      property_address: '16 boulevard de la Roche du Roi, 73100 AIX-LES-BAINS',
      lots: ['12', '40'],
      report_number: 'LME 26/07/3318',
      made_on: either('2026-07-09', '2026-07-08'),
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'dpe_number', 'surface_carrez'],
  },
);

const termites = paperOf(
  'termites-etat-montelimar',
  `font: 8.8pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 12pt; text-align: center; border: .4mm solid #784212; padding: 2mm } h2 { font-size: 9pt; background: #f6ddcc; padding: 1mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #ca9; padding: .8mm 1.3mm }`,
  [
    `<p>DIAG 26 PROVENCE – Adhémar GIRAUD-CHABERT – 8 rue Roger Poyol – 26200 MONTÉLIMAR</p><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment<br>Norme NF P 03-201 (février 2016)</h1><p>Numéro de dossier : D26-0822-V &nbsp;&nbsp; Date du repérage : 22/08/2026 &nbsp;&nbsp; Durée de validité : 6 mois, soit jusqu’au 21/02/2027</p><h2>A. – Désignation du ou des bâtiments</h2><p>64 route de Marseille, 26200 MONTÉLIMAR – section cadastrale ZT, parcelle 188 – lots de copropriété : 52, 79 – commune incluse dans une zone délimitée par arrêté préfectoral n° 03-4871</p><h2>B. – Désignation du client</h2><p>Propriétaire : Mme VIGNAL veuve COSTE Simone, EHPAD Les Lavandes, 26200 MONTÉLIMAR</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>M. GIRAUD-CHABERT – certification CPDI-Exemple 2417</p><h2>D. – Identification des bâtiments et parties visités, résultats</h2>${table(
      [
        'Bâtiments et parties de bâtiments visités',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultats du diagnostic d’infestation',
      ],
      [
        [
          'Entrée',
          'Sol carrelage, plinthes, porte bois',
          'Absence d’indices d’infestation de termites',
        ],
        ['Séjour', 'Sol parquet, volets bois', 'Absence d’indices d’infestation de termites'],
        ['Chambre', 'Sol parquet, plinthes', 'Absence d’indices d’infestation de termites'],
        ['Parking 79', 'Béton', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>E/F. – Parties non visitées, ouvrages non examinés</h2><p>Néant.</p><h2>H. – Constatations diverses</h2><p>Présence d’autres agents de dégradation biologique du bois : vrillettes (plinthe de chambre).</p><h2>Résultat</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites le jour de la visite.</b></p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'Mme VIGNAL veuve COSTE Simone',
      property_address: '64 route de Marseille, 26200 MONTÉLIMAR',
      lots: ['52', '79'],
      report_number: 'D26-0822-V',
      made_on: '2026-08-22',
      valid_until: '2027-02-21',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'price'],
  },
);

export const SANTE_DU_LOGEMENT = [dpeAnnecy, dpeVoiron, asbestos, lead, termites];
