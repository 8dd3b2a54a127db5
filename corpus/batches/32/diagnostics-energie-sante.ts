// Surveyors' reports: two energy certificates, asbestos, lead, termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const clermont = paperOf(
  'dpe-logement-clermont-ferrand',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 13mm; .t { display: grid; grid-template-columns: 1fr 66mm; align-items: end } h1 { font-size: 21pt; margin: 0; color: #0050a0 } h2 { font-size: 11pt; color: #0050a0; margin: 4mm 0 1.5mm } .id { display: grid; grid-template-columns: 30mm 1fr; gap: 3mm; margin: 3mm 0 } .ph { background: #c8d0d8; height: 26mm } .sc { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .sc div.k { border: .2mm solid #99a; padding: 3mm } .lt { display: flex; gap: .8mm } .lt span { background: #e6ecf2; padding: 1mm 3mm } .lt .on { background: #f2a33a; font-weight: bold; font-size: 13pt } .n { font-size: 15pt; font-weight: bold } td, th { border-bottom: .2mm solid #ccd } .ft { position: absolute; bottom: 5mm; left: 13mm; right: 13mm; font-size: 6.6pt; display: flex; justify-content: space-between }`,
  [
    `<div class="t"><h1>DPE <span style="font-size:11pt">diagnostic de performance énergétique (logement)</span></h1><div>n° : <b>2663E4182705T</b><br>Établi le : 21/10/2026<br>Valable jusqu’au : 20/10/2036</div></div><p style="font-size:7.6pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p>
    <div class="id"><div class="ph"></div><div>Adresse : <b>18 rue Trudaine 63000 CLERMONT-FERRAND</b> (4e étage, n° de lot : 14)<br>Type de bien : Appartement<br>Année de construction : 1948 – 1974<br>Surface de référence : <b>84,27 m²</b><br><br>Propriétaire : Mme de CHABANNES Geneviève<br>Adresse : 12 route du Cendre 63800 COURNON-D’AUVERGNE</div></div>
    <h2>Performance énergétique et climatique</h2><p style="font-size:7.4pt">Attention, si votre logement fait moins de 40 m² : depuis le 1er juillet 2024, les seuils ont été adaptés. Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements.</p>
    <div class="sc"><div class="k">consommation (énergie primaire) – émissions<div class="lt" style="margin:2mm 0"><span>A</span><span>B</span><span>C</span><span>D</span><span class="on">E</span><span>F</span><span>G</span></div><span class="n">264</span> kWh/m²/an &nbsp;&nbsp; <span class="n">29*</span> kg CO₂/m²/an</div><div class="k">* Dont émissions de gaz à effet de serre<div class="lt" style="margin:2mm 0"><span>A</span><span>B</span><span class="on">C</span><span>D</span><span>E</span><span>F</span><span>G</span></div>peu d’émissions ← → émissions très importantes : 29 kg CO₂/m²/an</div></div><p style="margin-top:2mm;font-size:7.6pt">Ce logement émet 2 469 kg de CO₂ par an, soit l’équivalent de 12 793 km parcourus en voiture. Seuil de la classe D : 250 kWh/m²/an. Indice provisoire avant travaux de la copropriété : 271 kWh/m²/an.</p>
    <h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 740 €</b> et <b>2 410 €</b> par an. Prix moyens des énergies indexés sur les années 2023, 2024, 2025 (abonnements compris). Comment réduire ma facture d’énergie ? voir p. 3</p>
    <h2>Informations diagnostiqueur</h2><p>DIAG’AUVERGNE – 44 rue de la Rotonde – 63000 CLERMONT-FERRAND – diagnostiqueur : Kévin MONTEL – tél. 04 73 00 55 09 – n° de certification : CPDI-5518 – organisme : I.Cert</p><div class="ft"><span>DPE Diagnostic de performance énergétique (logement) p.1</span><span>Référence interne : DA-26-10-0931</span></div>`,
    `<h2>Montants et consommations annuels d’énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition',
      ],
      [
        [
          'chauffage – réseau de chaleur',
          '17 840 (17 840 é.f.)',
          'entre 1 330 € et 1 810 €',
          '76 %',
        ],
        ['eau chaude – électrique', '3 610 (1 900 é.f.)', 'entre 320 € et 440 €', '18 %'],
        ['refroidissement', '–', '0 €', '0 %'],
        ['éclairage – électrique', '361 (190 é.f.)', 'entre 40 € et 70 €', '3 %'],
        ['auxiliaires – électrique', '436 (229 é.f.)', 'entre 50 € et 90 €', '3 %'],
        [
          'énergie totale pour les usages recensés',
          '22 247 kWh',
          'entre 1 740 € et 2 410 € par an',
          '100 %',
        ],
      ],
    )}<h2>Vue d’ensemble du logement</h2>${table(
      ['', 'description', 'isolation'],
      [
        [
          'murs',
          'Mur en blocs de béton creux d’épaisseur 23 cm avec isolation intérieure (réalisée entre 1975 et 1977)',
          'moyenne',
        ],
        ['plancher bas', 'Dalle béton donnant sur un local chauffé', 'sans objet'],
        ['toiture', 'Dalle béton donnant sur un local chauffé', 'sans objet'],
        [
          'portes et fenêtres',
          'Fenêtres oscillantes PVC, double vitrage 4/16/4 ; porte bois opaque pleine',
          'bonne',
        ],
      ],
    )}<h2>Recommandations d’amélioration de la performance</h2><p>1. Les travaux essentiels (5 300 à 7 900 €) : ventilation hygroréglable, chauffe-eau thermodynamique – 198 kWh/m²/an, 22 kg CO₂/m²/an. 2. Les travaux à envisager (14 000 à 21 000 €) : isolation des murs par l’extérieur avec la copropriété – 121 kWh/m²/an, 13 kg CO₂/m²/an.</p><div class="ft"><span>DPE Diagnostic de performance énergétique (logement) p.2</span><span>Référence interne : DA-26-10-0931</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2663E4182705T',
      made_on: '2026-10-21',
      valid_until: '2036-10-20',
      property_address: either(
        '18 rue Trudaine 63000 CLERMONT-FERRAND',
        '18 rue Trudaine 63000 CLERMONT-FERRAND (4e étage, n° de lot : 14)',
      ),
      owner: 'Mme de CHABANNES Geneviève',
      lots: ['14'],
      surface_reference: 8427,
      energy: 264,
      emissions: 29,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const roanne = paperOf(
  'dpe-maison-roanne',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 16pt; color: #1a7a3c; border-bottom: .6mm solid #1a7a3c } h2 { font-size: 10.6pt; margin: 4mm 0 1mm } td, th { border: .2mm solid #9cb; padding: 1mm 1.5mm } .big td { font-size: 13pt; text-align: center; font-weight: bold }`,
  [
    `<h1>Diagnostic de performance énergétique – maison individuelle</h1>${table(
      [],
      [
        ['N° ADEME', '2542E0917346K', 'Date du diagnostic', '03/12/2025'],
        ['Validité', '02/12/2035', 'Date de visite', '28/11/2025'],
        ['Propriétaire', 'Mme GONIN Aurore et M. LECLÈRE Baptiste', 'N° de dossier', 'LED 25/2217'],
        ['Adresse du bien', '17 allée des Glycines, 42300 ROANNE', 'Année de construction', '1983'],
        ['Surface de référence', '112,5 m²', 'Type de bâtiment', 'Maison, 2 niveaux'],
      ],
    )}<h2>Classement du logement</h2>${table(['Consommation énergétique', 'Émissions de gaz à effet de serre', 'Classe'], ['<tr class="big"><td>318 kWhEP/m².an</td><td>10 kgCO₂eq/m².an</td><td>E</td></tr>'])}<p style="margin-top:2mm">La classe est fixée par le plus mauvais des deux indicateurs : énergie E (de 250 à 330), climat B (de 6 à 11).</p><h2>Coûts annuels estimés</h2><p>Entre 2 380 € et 3 260 € (prix moyens au 1er janvier 2023, abonnement compris). Énergie finale : 138 kWh/m²/an.</p><h2>Systèmes</h2>${table(
      ['Poste', 'Équipement'],
      [
        ['Chauffage', 'Panneaux rayonnants électriques NFC (2011), insert à bois (1996)'],
        ['Eau chaude sanitaire', 'Ballon électrique vertical 300 litres'],
        ['Ventilation', 'VMC simple flux autoréglable antérieure à 1982'],
        ['Isolation des combles', 'Laine de verre 20 cm'],
      ],
    )}<h2>Préconisations</h2><p>Pompe à chaleur air/eau (12 000 à 16 000 €), isolation du plancher bas (3 500 à 5 000 €) : après travaux, 131 kWhEP/m².an, classe C. Pour la vente d’une maison classée E, un audit énergétique est exigible depuis le 1er janvier 2025.</p><p style="margin-top:4mm">Loire Expertises Diagnostics, 3 rue Brison, 42300 ROANNE – opérateur S. Thevenet, certifié Qualixpert C2217 – assurance Allianz Exemple 55.913.004 – méthode 3CL-DPE 2021, logiciel LICIEL v4</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2542E0917346K',
      made_on: '2025-12-03',
      valid_until: '2035-12-02',
      property_address: '17 allée des Glycines, 42300 ROANNE',
      owner: 'Mme GONIN Aurore et M. LECLÈRE Baptiste',
      surface_reference: 11250,
      energy: 318,
      emissions: 10,
    },
    absent: ['surface_carrez', 'lots', 'rnc', 'price'],
  },
);

const vichy = paperOf(
  'amiante-avant-vente-vichy',
  `font: 8.8pt/1.36 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 12pt; background: #3b6ea5; color: #fff; padding: 2mm; text-align: center } h2 { font-size: 9.6pt; color: #3b6ea5; margin: 3.4mm 0 1mm } td, th { border: .2mm solid #a8b9cc; padding: .9mm 1.3mm } th { background: #e9f0f7; font-weight: bold } .ft { position: absolute; bottom: 5mm; left: 14mm; right: 14mm; font-size: 6.4pt }`,
  [
    `<p><b>ALLIER DIAGNOSTICS IMMOBILIERS</b> – 31 boulevard Carnot – 03200 VICHY – 04 70 00 88 12</p><h1>RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE (listes A et B) POUR L’ÉTABLISSEMENT DU CONSTAT ÉTABLI À L’OCCASION DE LA VENTE D’UN IMMEUBLE BÂTI</h1>${table(
      [],
      [
        ['Numéro de dossier', 'ADI/26/0714-A', 'Date du repérage', '29/09/2026'],
        ['Adresse', '8 rue des Célestins, 03200 VICHY', 'Lot(s)', '4 (2e étage)'],
        [
          'Propriétaire',
          'Mme NGUYEN Thi Lan',
          'Permis de construire',
          'antérieur au 1er juillet 1997',
        ],
        ['Donneur d’ordre', 'Me Barthélemy, notaire', 'Norme', 'NF X 46-020 (août 2017)'],
      ],
    )}<h2>1. CONCLUSIONS</h2><p>Liste A (flocages, calorifugeages, faux plafonds) : il n’a pas été repéré de matériaux contenant de l’amiante.</p><p>Liste B : <b>il a été repéré des matériaux et produits contenant de l’amiante</b> : conduit en fibres-ciment (cave du lot, sur décision de l’opérateur), dalles de sol (cuisine, après analyse).</p><h2>2. RÉSULTATS DÉTAILLÉS</h2>${table(
      ['Localisation', 'Matériau', 'Prélèvement', 'Résultat', 'État', 'Préconisation'],
      [
        [
          'Cuisine',
          'Dalles de sol vinyle-amiante 30 x 30',
          'P001',
          'Présence (analyse AC Environnement 26-88104)',
          'Non dégradé',
          'EP – évaluation périodique',
        ],
        ['Cuisine', 'Colle bitumineuse', 'P001', 'Absence', '–', '–'],
        [
          'Cave',
          'Conduit en fibres-ciment',
          'sans',
          'Présence (jugement personnel)',
          'Bon état',
          'EP – évaluation périodique',
        ],
      ],
    )}<h2>3. PIÈCES VISITÉES</h2><p>Entrée, dégagement, séjour, cuisine, chambre 1, chambre 2, salle d’eau, WC, cave. Locaux non visités : néant.</p><h2>4. CONDITIONS</h2><p>Le présent rapport ne vaut que pour la vente ; avant travaux ou démolition, un repérage complémentaire doit être effectué. L’inhalation de fibres d’amiante est à l’origine de cancers et d’autres pathologies. Il est rappelé la nécessité d’avertir de la présence d’amiante toute personne pouvant intervenir sur les matériaux.</p><p>Fait à VICHY, le 02/10/2026 – opérateur de repérage : Cyril DESVIGNES, certification ABCIDIA 17-1040 avec mention.</p><div class="ft">EURL au capital de 5 000 € – SIRET 900 011 203 00012 – RCP AXA Exemple n° 10583929904, valable jusqu’au 31/12/2026</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'Mme NGUYEN Thi Lan',
      property_address: '8 rue des Célestins, 03200 VICHY',
      lots: ['4'],
      report_number: 'ADI/26/0714-A',
      made_on: either('2026-09-29', '2026-10-02'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const cahors = paperOf(
  'plomb-crep-cahors',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt; border: .5mm solid #7a4; padding: 2mm; text-align: center } td, th { border: .2mm solid #bcb; padding: .9mm 1.3mm } th { background: #eef5ea; font-weight: bold }`,
  [
    `<p><b>Quercy Expertise</b> – 7 rue Joachim Murat, 46000 Cahors</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p style="font-size:7.8pt">Articles L. 1334-5 et suivants, R. 1334-10 à R. 1334-12 du code de la santé publique – arrêté du 19 août 2011 – norme NF X 46-030</p>${table(
      [],
      [
        ['Référence du rapport', 'QE-2026-1408-CREP'],
        ['Date d’émission', '06/11/2026'],
        ['Adresse du bien', '19 quai Cavaignac, 46000 CAHORS – 2e étage gauche'],
        ['Lot de copropriété', '9'],
        [
          'Propriétaire',
          'Mme veuve ESTRADE Paulette (usufruit) et M. ESTRADE Didier (nue-propriété)',
        ],
        ['Nature de la mission', 'CREP avant vente – parties privatives'],
        ['Appareil', 'XRF Niton XLp 300, n° 24417, source Cd109 rechargée le 12/02/2025'],
        ['Année de construction', 'avant 1900'],
      ],
    )}<p style="margin-top:4mm"><b>Synthèse des résultats</b></p>${table(
      ['', 'Total UD', 'UD non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '96', '22', '61', '13', '0', '0'],
        ['Pourcentage', '100 %', '22,9 %', '63,5 %', '13,5 %', '0 %', '0 %'],
      ],
    )}<p style="margin-top:4mm"><b>Conclusion.</b> Le constat a mis en évidence la présence de revêtements contenant du plomb au-delà du seuil de 1 mg/cm² (13 unités de classe 1, non dégradées : volets, plinthes et portes). Le propriétaire doit veiller à l’entretien de ces revêtements afin d’éviter leur dégradation future.</p><p>Il n’a été relevé aucun facteur de dégradation du bâti. Aucun signalement à l’agence régionale de santé n’est nécessaire.</p><p>Validité : ce constat est valable un an, soit jusqu’au 05/11/2027.</p><p>L’intéressé, Mathieu Soulié, certifié par BUREAU VERITAS CERTIFICATION n° 8077114.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: either(
        'Mme veuve ESTRADE Paulette (usufruit) et M. ESTRADE Didier (nue-propriété)',
        'Mme veuve ESTRADE Paulette et M. ESTRADE Didier',
        'Mme veuve ESTRADE Paulette',
      ),
      property_address: '19 quai Cavaignac, 46000 CAHORS',
      lots: ['9'],
      report_number: 'QE-2026-1408-CREP',
      made_on: '2026-11-06',
      valid_until: '2027-11-05',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const perigueux = paperOf(
  'termites-etat-perigueux',
  `font: 8.8pt/1.36 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 12.5pt; text-align: center } h2 { font-size: 9.4pt; background: #ece4d4; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #b5a684; padding: .8mm 1.3mm } th { background: #f7f2e7 }`,
  [
    `<p><b>PÉRIGORD DIAG CONSEIL</b> – 52 rue Gambetta – 24000 PÉRIGUEUX – RCS 900 012 418</p><h1>RAPPORT DE L’ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT</h1><p style="text-align:center">Norme NF P 03-201 (février 2016) – arrêté du 7 mars 2012 – zone délimitée par arrêté préfectoral de la Dordogne n° 010379 du 14 mars 2001</p><h2>A. – Désignation du ou des bâtiments</h2><p>Adresse : 9 rue Limogeanne, 24000 PÉRIGUEUX – Lot numéro : 4 – Cadastre : BK 204 – Nature : appartement T3, 2e étage – Mitoyenneté : oui</p><h2>B. – Désignation du client</h2><p>FONCIÈRE DU PUY SAINT-FRONT, 41 cours d’Alsace-et-Lorraine, 33000 BORDEAUX – Qualité : propriétaire</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>Léa CHAUMETTE – certification WE.CERT C2021-SE02-017 – assurance MMA Exemple 114.231.812 – dossier PDC 26-3317</p><h2>D. – Identification des bâtiments et parties de bâtiments visités</h2>${table(
      ['Parties visitées', 'Ouvrages, parties d’ouvrages et éléments examinés', 'Résultats'],
      [
        [
          'Entrée',
          'Sol parquet, plinthes bois, porte palière',
          'Absence d’indice d’infestation de termites',
        ],
        ['Séjour', 'Parquet, poutres, fenêtres bois', 'Absence d’indice d’infestation de termites'],
        ['Cuisine', 'Carrelage, plinthes carrelage', 'Absence d’indice d’infestation de termites'],
        [
          'Chambres 1 et 2',
          'Parquet, placards, fenêtres',
          'Absence d’indice d’infestation de termites',
        ],
        ['Salle d’eau, WC', 'Carrelage', 'Absence d’indice d’infestation de termites'],
      ],
    )}<h2>E. – Parties non visitées et justification</h2><p>Combles perdus : absence de trappe d’accès.</p><h2>F. – Constatations diverses</h2><p>Traces anciennes de capricornes des maisons sur la poutre du séjour, hors champ de la mission.</p><h2>G. – Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites le jour de la visite.</b></p><p>Visite effectuée le 19/10/2026. Fait à Périgueux, le 19/10/2026. Cet état est utilisable jusqu’au 18/04/2027.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'FONCIÈRE DU PUY SAINT-FRONT',
      property_address: '9 rue Limogeanne, 24000 PÉRIGUEUX',
      lots: ['4'],
      report_number: 'PDC 26-3317',
      made_on: '2026-10-19',
      valid_until: '2027-04-18',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

export const DIAGNOSTICS_ENERGIE_SANTE = [clermont, roanne, vichy, cahors, perigueux];
