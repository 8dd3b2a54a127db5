// Reports on energy and health: two DPE, asbestos, lead, termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { footer } from './outils.ts';

const scale = (letters: string, on: string, color: string) =>
  `<div style="display:flex;gap:.6mm">${Array.from(letters)
    .map(
      (letter) =>
        `<span style="padding:1mm 3mm;${letter === on ? `background:${color};font-size:13pt;font-weight:bold` : 'background:#e6eaee'}">${letter}</span>`,
    )
    .join('')}</div>`;

const flat = paperOf(
  'dpe-appartement-lyon',
  `font: 8.6pt/1.35 'Carlito', sans-serif; padding: 10mm 13mm; h1 { font-size: 17pt; margin: 0 } h2 { font-size: 10.5pt; color: #1b4f8f; margin: 3mm 0 1mm } .top { display: flex; justify-content: space-between; border-bottom: .4mm solid #1b4f8f; padding-bottom: 1.5mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .w td, .w th { border: .15mm solid #b4c2d0; padding: .8mm 1.2mm } .w th { background: #eaf0f6 }`,
  [
    `<div class="top"><h1>DPE <span style="font-size:9pt;font-weight:normal">diagnostic de performance énergétique (logement)</span></h1><div>N° : <b>2669E4108532R</b><br>Établi le : 21/10/2026<br>Valable jusqu’au : 20/10/2036</div></div><p style="font-size:7.4pt;margin-top:1mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><div class="two"><div><b>Adresse :</b> 14 rue des Macchabées, 69005 Lyon<br>(N° de lot : 27, étage : 3)<br><b>Type de bien :</b> Appartement<br><b>Année de construction :</b> 1948 - 1974<br><b>Surface de référence :</b> 81,26 m²</div><div><b>Propriétaire :</b> Mme MORTIER-DESSAIGNE Hélène<br><b>Adresse :</b> 41 quai Jean-Jacques Rousseau 69350 La Mulatière</div></div><h2>Performance énergétique et climatique</h2><div class="two"><div><p>logement économe</p>${scale('ABCDEFG', 'E', '#f0a43a')}<p>consommation (énergie primaire) <b style="font-size:15pt">274</b> kWh/m²/an &nbsp; <b style="font-size:12pt">270</b> kWh/m²/an d’énergie finale</p></div><div><p>peu d’émissions de CO₂</p>${scale('ABCDEFG', 'E', '#9b8bc9')}<p>émissions <b style="font-size:15pt">58*</b> kg CO₂/m²/an</p><p style="font-size:7.4pt">* Dont émissions de gaz à effet de serre. Ce logement émet 4 713 kg de CO₂ par an, soit l’équivalent de 24 420 km parcourus en voiture.</p></div></div><p style="font-size:7.4pt">La classe énergie est le plus mauvais des deux seuils consommation et émissions (attention : à partir du 1er janvier 2034, les logements classés E ne pourront plus être mis en location).</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages : entre <b>1 710 €</b> et <b>2 360 €</b> par an. Prix moyens des énergies indexés sur les années 2021, 2022, 2023 (abonnements compris).</p><h2>Comment réduire ma facture d’énergie ?</h2><p>Température recommandée en hiver : 19 °C. Chauffer à 19 °C plutôt que 21 °C, c’est en moyenne 20 % sur votre facture, soit 320 € par an. Astuces : diminuez le chauffage quand vous n’êtes pas là ; chauffez les chambres à 17 °C la nuit. Si climatisation, température recommandée en été : 28 °C. Consommation recommandée d’eau chaude à 40 °C : 124 litres par jour pour 2 à 3 personnes ; estimation faite par rapport à la surface de votre logement. Un pommeau de douche économe réduit la consommation de 25 %.</p><p>En moyenne, une douche dure 5 minutes. Retrouvez plus de conseils et d’astuces sur france-renov.gouv.fr. Le DPE a pour principal objectif d’informer sur la performance énergétique des logements et bâtiments. Les factures réelles dépendront de nombreux facteurs : prix des énergies, météo de l’année (hiver froid ou doux), nombre de personnes dans le logement et habitudes de vie, entretien des équipements.</p><h2>Confort d’été et production d’énergies renouvelables</h2><p>Logement traversant, présence de volets extérieurs, inertie lourde. Ce logement n’est pas équipé de systèmes de production d’énergie renouvelable. D’autres solutions existent : chauffage au bois, réseau de chaleur vertueux, pompe à chaleur, chauffe-eau thermodynamique, panneaux solaires.</p><h2>Informations diagnostiqueur</h2><p>ACTIDIAG CONFLUENCE – 9 cours Charlemagne, 69002 LYON – tél. 04 78 00 92 33 – Diagnostiqueur : BOUCHARD Loïc – N° de certification : CPDI-EX 4471 – Organisme : I.Cert-Exemple</p>${footer('À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du Règlement général sur la protection des données (RGPD), l’Ademe vous informe que vos données personnelles (nom-prénom-adresse) sont stockées dans la base de données de l’observatoire DPE à des fins de contrôles ou en cas de contestations ou de procédures judiciaires. – p.1')}`,
    `<h2>Schéma des déperditions de chaleur</h2><p>ventilation 14 % – toiture ou plafond 0 % – murs 41 % – portes et fenêtres 21 % – ponts thermiques 17 % – plancher bas 7 %</p><p>Système de ventilation en place : ventilation naturelle par conduit. Confort d’été : moyen (logement traversant, volets extérieurs). Performance de l’isolation : insuffisante.</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['Usage', 'Consommation (kWh énergie primaire)', 'Frais annuels d’énergie', 'Répartition'],
      [
        [
          'Chauffage – gaz naturel collectif',
          '17 890 (17 890 é.f.)',
          'entre 1 310 € et 1 790 €',
          '76 %',
        ],
        ['Eau chaude – gaz naturel', '3 744 (3 744 é.f.)', 'entre 290 € et 400 €', '17 %'],
        ['Refroidissement', '0', '0 €', '0 %'],
        ['Éclairage – électricité', '354 (154 é.f.)', 'entre 50 € et 80 €', '3 %'],
        ['Auxiliaires – électricité', '277 (120 é.f.)', 'entre 60 € et 90 €', '4 %'],
      ],
      'w',
    )}<h2>Vue d’ensemble du logement</h2>${table(
      ['', 'Description', 'Isolation'],
      [
        ['Murs', 'Mur en béton banché 25 cm non isolé donnant sur l’extérieur', 'insuffisante'],
        ['Plancher bas', 'Dalle béton donnant sur un local chauffé', 'sans objet'],
        ['Portes et fenêtres', 'Fenêtres battantes PVC double vitrage 4/16/4', 'bonne'],
      ],
      'w',
    )}<h2>Recommandations d’amélioration de la performance</h2><p>Les travaux essentiels : isolation des murs par l’extérieur dans le cadre de la copropriété, 8 700 à 13 000 €. Après travaux : 151 kWh/m²/an, classe C, 31 kg CO₂/m²/an. Les travaux à envisager : raccordement au réseau de chaleur : 128 kWh/m²/an, 12 kg CO₂/m²/an.</p><h2>Fiche technique</h2><p>Référence du DPE : 2669E4108532R – Date de visite du bien : 19/10/2026 – Référence de la parcelle cadastrale : 000-AP-44 – Méthode : 3CL-DPE 2021 – Numéro d’immatriculation de la copropriété : AA3471920 – Logiciel : LICIEX DPE 5.1</p>${footer('ACTIDIAG CONFLUENCE – SARL – RCS Lyon 900 288 146 – Dossier AC/26/2290 – p.2', 7)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2669E4108532R',
      rnc: 'AA3471920',
      made_on: '2026-10-21',
      valid_until: '2036-10-20',
      property_address: '14 rue des Macchabées, 69005 Lyon',
      owner: 'Mme MORTIER-DESSAIGNE Hélène',
      lots: ['27'],
      surface_reference: 8126,
      energy: 274,
      emissions: 58,
    },
    absent: ['surface_carrez', 'price'],
  },
);

const house = paperOf(
  'dpe-maison-besancon',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 11mm 14mm; h2 { font-size: 10pt; background: #0b6e4f; color: #fff; padding: 1mm 2mm; margin: 3mm 0 1.5mm } .i td { padding: .6mm 1mm } .i td:first-child { width: 46mm; color: #555 }`,
  [
    `<div style="display:flex;justify-content:space-between"><div style="font-size:19pt"><b>DPE</b> <span style="font-size:9pt">diagnostic de performance énergétique</span></div><div style="text-align:right">n° 2525E0730914Z<br>établi le 04/03/2025<br>valable jusqu’au 03/03/2035</div></div>${table(
      [],
      [
        ['adresse', '33 chemin des Ragots, 25000 Besançon'],
        ['type de bien', 'Maison individuelle'],
        ['année de construction', '1986'],
        ['surface habitable', '118,40 m²'],
        ['propriétaire', 'M. et Mme VUILLEMIN-BARTHOD Gilles'],
        ['adresse du propriétaire', '33 chemin des Ragots, 25000 Besançon'],
      ],
      'i',
    )}<h2>Performance énergétique</h2><p>Consommation en énergie primaire : <b style="font-size:14pt">192 kWh/m²/an</b> – dont énergie finale 83 kWh/m²/an – classe <b>D</b></p>${scale('ABCDEFG', 'D', '#f4d03f')}<h2>Performance climatique</h2><p>Émissions de gaz à effet de serre : <b style="font-size:14pt">6 kg CO₂/m²/an</b> – classe <b>B</b></p>${scale('ABCDEFG', 'B', '#c9bde6')}<h2>Coûts annuels d’énergie</h2><p>Entre 1 880 € et 2 590 € par an, abonnements compris. Comment réduire ma facture ? Chauffez à 19 °C la journée, 16 °C la nuit : – 19 % sur votre facture.</p><h2>Déperditions</h2><p>toiture 11 % – murs 34 % – portes et fenêtres 18 % – plancher bas 15 % – ponts thermiques 8 % – renouvellement de l’air 14 %</p><h2>Équipements</h2><p>Chauffage : pompe à chaleur air/eau installée en 2019, radiateurs ; insert bois en appoint. Eau chaude : chauffe-eau thermodynamique 250 l. Ventilation : VMC simple flux autoréglable.</p><h2>Recommandations</h2><p>1. Isolation du plancher bas (R ≥ 3) : 168 kWh/m²/an. 2. Isolation des murs par l’extérieur : 124 kWh/m²/an, classe C, 4 kg CO₂/m²/an.</p><h2>Diagnostiqueur</h2><p>Franche-Comté Expertise Bâtiment, 5 rue Battant, 25000 Besançon – Aurélie MONNIN – certification n° FC-3307 – assurance RCP n° 55 201 884 – visite du 27/02/2025 – rapport 25/DPE/0188</p>${footer('Observatoire DPE-Audit Ademe : ce DPE a été déposé et peut être consulté sur observatoire-dpe-audit.ademe.fr au moyen de son numéro.', 7)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2525E0730914Z',
      made_on: '2025-03-04',
      valid_until: '2035-03-03',
      property_address: '33 chemin des Ragots, 25000 Besançon',
      owner: 'M. et Mme VUILLEMIN-BARTHOD Gilles',
      surface_habitable: 11840,
      energy: 192,
      emissions: 6,
    },
    absent: ['surface_carrez', 'lots', 'rnc'],
  },
);

const css = `font: 8.6pt/1.38 'DejaVu Sans Condensed', sans-serif; td, th { border: .15mm solid #9a9a9a; padding: .8mm 1.2mm } th { background: #eee; font-weight: bold } h1 { font-size: 12.5pt; text-align: center } h2 { font-size: 9.4pt; margin: 3mm 0 1mm; color: #a03a00 }`;

const asbestos = paperOf(
  'amiante-rapport-grenoble',
  css,
  [
    `<div style="display:flex;justify-content:space-between"><b style="color:#a03a00;font-size:13pt">BELLEDONNE DIAGNOSTICS</b><span style="text-align:right">17 boulevard Gambetta, 38000 GRENOBLE<br>04 76 00 20 71 – SIRET 900 377 218 00019</span></div><h1 style="margin-top:5mm">RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE<br><span style="font-size:9pt">pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti (listes A et B de l’annexe 13-9 du code de la santé publique)</span></h1>${table(
      [],
      [
        ['Numéro de dossier', 'BD-26-0914-A', 'Date du repérage', '14/09/2026'],
        [
          'Propriétaire',
          'SCI DES TROIS MASSIFS',
          'Donneur d’ordre',
          'Me Pauline ARGOUD, notaire à Grenoble',
        ],
        [
          'Adresse du bien',
          '22 rue Nicolas Chorier, 38000 GRENOBLE',
          'Lots',
          '18 (appartement), 52 (box)',
        ],
        ['Permis de construire', 'antérieur au 1er juillet 1997', 'Rapport émis le', '16/09/2026'],
      ],
    )}<h2>1. Les conclusions</h2><p>Dans le cadre de la mission, <b>il a été repéré des matériaux et produits contenant de l’amiante</b> de la liste B :</p>${table(
      [
        'Localisation',
        'Composant',
        'Identifiant',
        'Critère',
        'État de conservation',
        'Préconisation',
      ],
      [
        [
          'Cuisine',
          'Dalles de sol vinyle-amiante 30 × 30 grises',
          'ZPSO-003',
          'Analyse (éch. P002)',
          'MND',
          'Évaluation périodique (EP)',
        ],
        [
          'Box 52',
          'Conduit de fluide fibres-ciment',
          'ZPSO-007',
          'Jugement personnel',
          'MND',
          'Évaluation périodique (EP)',
        ],
      ],
    )}<p>Il n’a pas été repéré de matériaux de la liste A (flocages, calorifugeages, faux plafonds). Locaux non visités : néant.</p><h2>2. Les laboratoires d’analyses</h2><p>Labo Alpin Exemple, accréditation Cofrac n° 1-0000. Échantillon P001 (colle de carrelage salle de bains) : absence d’amiante. P002 (dalle cuisine) : présence de chrysotile.</p><h2>3. Conditions de réalisation</h2><p>Opérateur : Sébastien TRUC, certification n° AM-8817, valable jusqu’au 11/04/2030. Assurance : Mutuelle Exemple Pro, n° 127.044.118, 1 500 000 €. Norme NF X 46-020 d’août 2017. Documents remis : aucun rapport antérieur.</p>`,
    `<h2>4. Locaux visités</h2>${table(
      ['Local', 'Sol', 'Mur', 'Plafond', 'Autres'],
      [
        [
          'Entrée',
          'Parquet flottant',
          'Plâtre et peinture',
          'Plâtre et peinture',
          'Porte palière bois',
        ],
        [
          'Séjour',
          'Parquet flottant',
          'Plâtre et tapisserie',
          'Plâtre et peinture',
          'Fenêtres PVC',
        ],
        ['Cuisine', 'Dalles vinyle', 'Faïence, peinture', 'Plâtre et peinture', 'VMC'],
        ['Chambre 1', 'Parquet bois', 'Plâtre et peinture', 'Plâtre et peinture', ''],
        ['Chambre 2', 'Parquet bois', 'Plâtre et peinture', 'Plâtre et peinture', ''],
        ['Salle de bains', 'Carrelage', 'Faïence', 'Plâtre et peinture', ''],
        ['Box 52', 'Béton', 'Parpaings', 'Béton', 'Conduit'],
      ],
    )}<h2>5. Signatures</h2><p>Fait à Grenoble, le 16/09/2026. L’évaluation périodique consiste à contrôler périodiquement que l’état de dégradation des matériaux ne s’aggrave pas. Avant tous travaux ou démolition, un repérage complémentaire est obligatoire.</p><h2>6. Consignes générales de sécurité</h2><p>L’identification des matériaux et produits contenant de l’amiante est un préalable à l’évaluation et à la prévention des risques. Les maladies liées à l’amiante sont provoquées par l’inhalation des fibres. Toutes les variétés d’amiante sont classées comme substances cancérogènes avérées pour l’homme. Les déchets d’amiante sont remis à une installation habilitée ; renseignements auprès de la préfecture, de la direction régionale (DREETS) ou de la mairie.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      report_number: 'BD-26-0914-A',
      owner: 'SCI DES TROIS MASSIFS',
      property_address: '22 rue Nicolas Chorier, 38000 GRENOBLE',
      lots: ['18', '52'],
      made_on: either('2026-09-14', '2026-09-16'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'energy', 'rnc'],
  },
);

const lead = paperOf(
  'plomb-constat-saint-etienne',
  css,
  [
    `<p><b>DIAGNOSTICS DU FOREZ</b> – Sandrine MEYNARD – 3 rue des Martyrs de Vingré, 42000 SAINT-ÉTIENNE</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p style="text-align:center">Articles L. 1334-5 à L. 1334-10 et R. 1334-10 à R. 1334-12 du code de la santé publique – arrêté du 19 août 2011 – NF X 46-030</p>${table(
      [],
      [
        [
          'Rapport n°',
          'DF2026-318/P',
          'Nature de la mission',
          'CREP avant la vente, parties privatives',
        ],
        ['Adresse du bien', '8 rue Michelet, 1er étage, 42000 SAINT-ÉTIENNE', 'Lots', '2 et 7'],
        [
          'Propriétaire',
          'M. PEYRACHON Bruno',
          'Occupation',
          'Vacant – nombre d’enfants mineurs : 0',
        ],
        ['Date de visite', '24/09/2026', 'Date du rapport', '24/09/2026'],
        ['Appareil', 'Niton XLp 300, n° 24418, source Cd 109', 'Autorisation ASN', 'T420311'],
      ],
    )}<h2>Résultats des mesures</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '96', '14', '71', '9', '2', '0'],
        ['%', '100', '14,6 %', '74,0 %', '9,4 %', '2,1 %', '0 %'],
      ],
    )}<h2>Unités de classe 1 et 2 (extrait)</h2>${table(
      ['Local', 'Élément', 'Substrat', 'Mesure (mg/cm²)', 'État', 'Classe'],
      [
        ['Séjour', 'Porte 2, dormant', 'Bois', '3,4', 'Non dégradé', '1'],
        ['Séjour', 'Fenêtre 1, volets', 'Bois', '6,1', 'État d’usage (usure)', '2'],
        ['Chambre', 'Plinthes', 'Bois', '2,2', 'Non visible', '1'],
        ['Remise lot 7', 'Porte', 'Bois', '4,8', 'État d’usage (frottement)', '2'],
      ],
    )}<h2>Conclusion</h2><p>Le constat de risque d’exposition au plomb a mis en évidence la présence de revêtements contenant du plomb au-delà des seuils en vigueur. Le propriétaire doit veiller à l’entretien des revêtements recouvrant les unités de diagnostic de classe 1 et 2, afin d’éviter leur dégradation future. Aucun facteur de dégradation du bâti (plancher ou plafond menaçant de s’effondrer, traces importantes d’humidité) n’a été relevé.</p><p>Durée de validité : 1 an, jusqu’au 23/09/2027.</p><p style="font-size:7.4pt">Une copie du rapport est transmise aux occupants et aux personnes amenées à effectuer des travaux. Le plomb est toxique pour la santé, notamment pour les jeunes enfants et les femmes enceintes : voir la notice d’information ci-jointe.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      report_number: 'DF2026-318/P',
      owner: 'M. PEYRACHON Bruno',
      property_address: either(
        '8 rue Michelet, 42000 SAINT-ÉTIENNE',
        '8 rue Michelet, 1er étage, 42000 SAINT-ÉTIENNE',
      ),
      lots: ['2', '7'],
      made_on: '2026-09-24',
      valid_until: '2027-09-23',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc'],
  },
);

const termites = paperOf(
  'termites-etat-toulouse',
  css,
  [
    `<div style="display:flex;justify-content:space-between"><b>GARONNE EXPERTISE IMMOBILIÈRE</b><span>2 impasse Saint-Aubin, 31000 TOULOUSE – n° dossier GEI 26.1140</span></div><h1 style="border:.3mm solid #a03a00;padding:2mm;margin-top:3mm">ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT<br><span style="font-size:8.6pt">NF P 03-201 – articles L. 126-24, R. 126-42 et D. 126-43 du CCH – arrêté du 7 mars 2012</span></h1><h2>A – Désignation du ou des bâtiments</h2><p>Département : HAUTE-GARONNE – Commune : TOULOUSE (31000) – Adresse : 5 rue de la Dalbade – Lot(s) n° 31 et 58 – Appartement T3 au 3e étage et cave – Arrêté préfectoral : tout le département est classé en zone contaminée (10/12/2001).</p><h2>B – Désignation du client</h2><p>Propriétaire : Mme EL IDRISSI Salma, 5 rue de la Dalbade 31000 TOULOUSE – Donneur d’ordre : le propriétaire</p><h2>C – Désignation de l’opérateur de diagnostic</h2><p>CASSAGNE Thierry – certification QX-2214 délivrée le 02/05/2023 – assurance n° RC 778.114 jusqu’au 31/12/2026</p><h2>D – Identification des bâtiments et des parties visitées – éléments infestés ou ayant été infestés</h2>${table(
      [
        'Bâtiments et parties visités',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultats du diagnostic d’infestation',
      ],
      [
        [
          'Entrée',
          'Sol carrelage, plinthes bois, porte et huisserie',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Séjour',
          'Parquet, plinthes, fenêtres bois, poutre apparente',
          'Absence d’indices d’infestation de termites',
        ],
        ['Chambre 1', 'Parquet, plinthes, placard', 'Absence d’indices d’infestation de termites'],
        ['Chambre 2', 'Parquet, plinthes', 'Absence d’indices d’infestation de termites'],
        ['Salle d’eau, WC', 'Carrelage, huisseries', 'Absence d’indices d’infestation de termites'],
        [
          'Cave (lot 58)',
          'Terre battue, porte bois, solives',
          'Absence d’indices d’infestation de termites',
        ],
      ],
    )}<h2>E – Catégories de termites en cause</h2><p>Termites souterrains, de bois sec ou arboricoles : néant.</p><h2>F – Parties non visitées – G – Éléments non examinés</h2><p>Faces cachées des parquets, coffrages, doublages. Justification : démontage impossible sans dégradation.</p><h2>H – Constatations diverses</h2><p>Présence d’indices d’infestation d’autres agents de dégradation biologique du bois : capricornes sur la poutre du séjour, anciens. Traces de traitement (injections) sur les solives de la cave.</p><h2>I – Moyens d’investigation</h2><p>Examen visuel, poinçon, humidimètre, lampe.</p><h2>J – Conclusion et mentions</h2><p>Le présent examen fait état d’<b>absence de termites le jour de la visite</b>. Visite effectuée le 22/09/2026 (1 h 30). Fait à TOULOUSE le 22/09/2026. Le présent état est utilisable jusqu’au <b>21/03/2027</b>.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      report_number: 'GEI 26.1140',
      owner: 'Mme EL IDRISSI Salma',
      property_address: '5 rue de la Dalbade, 31000 TOULOUSE',
      lots: ['31', '58'],
      made_on: '2026-09-22',
      valid_until: '2027-03-21',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc'],
  },
);

export const DIAGNOSTICS_SANTE = [flat, house, asbestos, lead, termites];
