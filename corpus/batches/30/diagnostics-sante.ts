// Energy and health: two DPE, asbestos, lead, termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const dpe = paperOf(
  'dpe-officiel-almont-melun',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 20pt; margin: 0 } h2 { font-size: 11pt; margin: 4mm 0 1.5mm; color: #1b4a8a } .h { display: grid; grid-template-columns: 1fr 60mm } .i div { padding: .5mm 0 } .sc { display: grid; grid-template-columns: 90mm 1fr; gap: 6mm } .sc p { margin: 0; padding: .8mm 2mm; color: #fff } .v { display: inline-block; border: .5mm solid #222; border-radius: 2mm; padding: 2mm 4mm; text-align: center; margin-right: 3mm } td, th { border-bottom: .2mm solid #ccc } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.8pt; display: flex; justify-content: space-between; border-top: .2mm solid #999 }`,
  [
    `<div class="h"><h1>DPE <span style="font-size:10pt">diagnostic de performance énergétique (logement)</span></h1><div style="font-size:8pt">N° : 2677E2918844K<br>Établi le : 01/10/2026<br>Valable jusqu’au : 30/09/2036</div></div><p style="font-size:7.6pt">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : https://www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><div class="i"><div>Adresse : <b>25 avenue Thiers 77000 MELUN</b> (Étage : 3, Porte B07, N° de lot : 107)</div><div>Type de bien : <b>Appartement</b></div><div>Année de construction : <b>1983 – 1988</b></div><div>Surface de référence : <b>58,7 m²</b></div><div>Propriétaire : <b>Mlle BOUAZZA-LEFÈVRE Inès</b></div><div>Adresse : 25 avenue Thiers 77000 MELUN</div></div>
    <h2>Performance énergétique et climatique</h2><div class="sc"><div>${[
      ['A', '#00a06d', '20mm'],
      ['B', '#52b153', '30mm'],
      ['C', '#a5cc74', '40mm'],
      ['D', '#f4e70f', '50mm'],
      ['E', '#f0b50f', '60mm'],
      ['F', '#eb8235', '70mm'],
      ['G', '#d7221f', '80mm'],
    ]
      .map(
        ([letter, colour, width]) => `<p style="background:${colour};width:${width}">${letter}</p>`,
      )
      .join(
        '',
      )}</div><div><p style="color:#000">logement énergie + climat : <b style="font-size:16pt">E</b></p><div class="v"><b style="font-size:14pt">263</b><br>kWh/m²/an<br><small>consommation (énergie primaire)</small></div><div class="v"><b style="font-size:14pt">8*</b><br>kg CO₂/m²/an<br><small>émissions</small></div><p style="color:#000">114 kWh/m²/an d’énergie finale</p></div></div><p style="font-size:7.4pt">* Dont émissions de gaz à effet de serre : peu d’émissions de CO₂. Ce logement émet 496 kg de CO₂ par an, soit l’équivalent de 2 571 km parcourus en voiture. Le niveau de consommation énergétique dépend de l’isolation du logement et de la performance des équipements.</p><h2>Estimation des coûts annuels d’énergie du logement</h2><p>entre <b>1 180 €</b> et <b>1 640 €</b> par an – prix moyens des énergies indexés sur les années 2023, 2024, 2025 (abonnements compris)</p><h2>Informations diagnostiqueur</h2><p>BRIE EXPERTISE DIAG – 7 rue Saint-Aspais 77000 MELUN – Diagnostiqueur : Loïc Abgrall – Tél. 01 00 00 77 07 – N° de certification : CPDI 4410 – Organisme de certification : Certi Exemple</p><div class="ft"><span>À l’attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du RGPD, l’Ademe vous informe que vos données personnelles sont stockées dans la base de données de l’observatoire DPE.</span><span>p. 1/2</span></div>`,
    `<h2>Schéma des déperditions de chaleur</h2><p>ventilation 22 % – murs 29 % – portes et fenêtres 27 % – ponts thermiques 15 % – toiture ou plafond 0 % – plancher bas 7 %</p><h2>Montants et consommations annuels d’énergie</h2>${table(
      ['usage', 'énergie', 'consommation (kWh énergie primaire)', 'frais annuels (fourchette)'],
      [
        ['chauffage', 'électrique', '9 744 (4 237 é.f.)', 'entre 740 € et 1 020 €'],
        ['eau chaude', 'électrique', '5 067 (2 203 é.f.)', 'entre 380 € et 530 €'],
        ['refroidissement', '–', '0', '0 €'],
        ['éclairage', 'électrique', '255 (111 é.f.)', 'entre 20 € et 30 €'],
        ['auxiliaires', 'électrique', '372 (162 é.f.)', 'entre 40 € et 60 €'],
      ],
    )}<h2>Recommandations d’amélioration</h2><p>Pack 1 (essentiels) : isolation des murs par l’intérieur, chauffe-eau thermodynamique, de 9 200 à 13 800 € : classe D, 201 kWh/m²/an, 6 kg CO₂/m²/an. Pack 2 : remplacement des fenêtres, VMC hygroréglable, de 7 400 à 11 100 € : classe C, 168 kWh/m²/an, 5 kg CO₂/m²/an.</p><h2>Fiche technique</h2><p>Logiciel LICIEL v4 – Date de visite du bien : 28/09/2026 – Invariant fiscal : 288 0417 Z – Référence de la parcelle cadastrale : AT 112 – Méthode 3CL-DPE 2021 – Justificatifs fournis : plans, factures de travaux 2019 – Ref. dossier : BED/26/1042</p><div class="ft"><span>DPE / ANNEXES</span><span>p. 2/2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2677E2918844K',
      made_on: '2026-10-01',
      valid_until: '2036-09-30',
      property_address: either(
        '25 avenue Thiers, 77000 MELUN',
        '25 avenue Thiers 77000 MELUN (Étage : 3, Porte B07, N° de lot : 107)',
      ),
      owner: 'Mlle BOUAZZA-LEFÈVRE Inès',
      lots: ['107'],
      surface_reference: 5870,
      energy: 263,
      emissions: 8,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const dpeShort = paperOf(
  'dpe-synthese-muret-chartres',
  `font: 10pt/1.45 'Carlito', sans-serif; padding: 18mm 20mm; td { border-bottom: .2mm dotted #777 } h1 { font-size: 16pt; color: #2f6f2f }`,
  [
    `<p>Diag’Eure &amp; Loir – 41 rue du Bois-Merrain, 28000 Chartres</p><h1>Diagnostic de performance énergétique – synthèse</h1>${table(
      [],
      [
        ['Numéro d’enregistrement ADEME', '2528E0417362Q'],
        ['Date d’établissement', '18 juin 2025'],
        ['Date de fin de validité', '17 juin 2035'],
        ['Propriétaire', 'Mme LÊ Thi Mai'],
        ['Adresse du logement', '9 rue Muret, 28000 CHARTRES'],
        ['Lot de copropriété', '8'],
        ['Surface habitable', '82,40 m²'],
        ['Chauffage', 'chaudière gaz individuelle à condensation (2018)'],
        ['Étiquette énergie', 'D – 219 kWh/m²/an (énergie primaire)'],
        ['Étiquette climat', 'D – 46 kg CO₂/m²/an'],
        ['Coûts annuels estimés', 'entre 1 510 € et 2 090 €'],
      ],
    )}<p style="margin-top:5mm">Cette synthèse reprend les résultats du rapport complet, téléchargeable sur l’observatoire DPE-Audit à l’aide du numéro à 13 caractères ci-dessus. Visite réalisée le 16 juin 2025 par Mme Coralie Fouquet, certifiée sous le n° DTI-2217.</p><p>Travaux prioritaires : isolation du plancher des combles (avec la copropriété), remplacement des deux fenêtres simple vitrage sur cour.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2528E0417362Q',
      made_on: '2025-06-18',
      valid_until: '2035-06-17',
      property_address: '9 rue Muret, 28000 CHARTRES',
      owner: 'Mme LÊ Thi Mai',
      lots: ['8'],
      surface_habitable: 8240,
      energy: 219,
      emissions: 46,
    },
    absent: ['surface_carrez', 'rnc'],
  },
);

const CSS = `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; .h { display: flex; justify-content: space-between; border-bottom: .5mm solid #8c2f39; padding-bottom: 2mm } h1 { font-size: 12.5pt; color: #8c2f39; margin: 4mm 0 2mm } h2 { font-size: 9.6pt; background: #f4e6e8; padding: .8mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #b99; padding: .8mm 1.2mm } th { background: #faf4f5 } .ft { position: absolute; bottom: 6mm; font-size: 6.8pt }`;
const EXPERTS = `<div class="h"><div><b>SEINE-OUEST EXPERTISES</b><br>18 rue Gallieni, 92100 Boulogne-Billancourt</div><div style="text-align:right">RCP : Axor Exemple n° 4418 2201<br>SIRET 900 092 118 00012</div></div>`;
const FILE = table(
  [],
  [
    ['Dossier n°', 'SOE-26-0718', 'Commande / visite', '22/09/2026 – 24/09/2026'],
    ['Propriétaire', 'SCI OZANNE ET FILLES', 'Donneur d’ordre', 'M. Thierry OZANNE, gérant'],
    ['Bien', '150 quai Alphonse Le Gallo, 92100 BOULOGNE-BILLANCOURT', 'Lots', '87, 203, 311'],
    ['Permis de construire', '1966', 'Opérateur', 'Farid Mebarki'],
  ],
);
const AT_OZANNE = {
  owner: 'SCI OZANNE ET FILLES',
  property_address: '150 quai Alphonse Le Gallo, 92100 BOULOGNE-BILLANCOURT',
  lots: ['87', '203', '311'],
  report_number: 'SOE-26-0718',
} as const;
const asbestos = paperOf(
  'amiante-rapport-le-gallo-boulogne',
  CSS,
  [
    `${EXPERTS}<h1>RAPPORT DE MISSION DE REPÉRAGE DES MATÉRIAUX ET PRODUITS CONTENANT DE L’AMIANTE POUR L’ÉTABLISSEMENT DU CONSTAT ÉTABLI À L’OCCASION DE LA VENTE D’UN IMMEUBLE BÂTI</h1><p>Articles L. 1334-13, R. 1334-20 et 21 du Code de la santé publique ; arrêtés du 12 décembre 2012 ; norme NF X 46-020</p>${FILE}<h2>1. CONCLUSIONS</h2><p><b>Dans le cadre de la mission, il a été repéré des matériaux et produits de la liste B contenant de l’amiante</b> : conduit en fibres-ciment (cave, lot 311), sur décision de l’opérateur. Liste A : aucun matériau repéré.</p>${table(
      ['Localisation', 'Composant', 'Méthode', 'État de conservation', 'Préconisation'],
      [
        [
          'Cave 311',
          'Conduit fibres-ciment',
          'Décision opérateur',
          'Matériau non dégradé',
          'EP : évaluation périodique',
        ],
        [
          'Cuisine',
          'Dalles de sol',
          'Prélèvement P001 – laboratoire Analys',
          'Absence d’amiante',
          '–',
        ],
      ],
    )}<h2>2. LOCAUX NON VISITÉS</h2><p>Néant. Les parties encoffrées n’ont pu être examinées sans sondage destructif.</p><h2>3. OBSERVATIONS</h2><p>Évaluation périodique : contrôler que l’état de conservation ne s’aggrave pas, rechercher les causes de dégradation. Le présent rapport ne peut être reproduit qu’en totalité.</p><p>Fait à Boulogne-Billancourt, le 25/09/2026 – F. Mebarki, certifié LCC-QI n° 1187, validité 02/03/2029</p><p class="ft">SOE-26-0718 – Amiante – page 1 sur 1</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      ...AT_OZANNE,
      made_on: either('2026-09-25', '2026-09-24'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const lead = paperOf(
  'plomb-crep-levis-paris-17',
  CSS,
  [
    `<div class="h"><div><b>BATIGNOLLES DIAGNOSTICS</b> – E.U.R.L. J. Ferrand<br>55 rue Legendre, 75017 PARIS</div><div>Réf. BD2609-117</div></div><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p>En application des articles L. 1334-6 et R. 1334-10 du Code de la santé publique – arrêté du 19 août 2011 – nature du CREP : parties privatives, avant la vente</p>${table(
      [],
      [
        ['Adresse du bien', '28 rue de Lévis, 75017 PARIS – 3e étage face – lot 14'],
        ['Propriétaire', 'Mme DE KERMADEC-BRULÉ Solange'],
        ['Date de la visite et du constat', '17/09/2026'],
        ['Année de construction', 'avant 1949 (1889)'],
        ['Occupation', 'occupé par le propriétaire – enfants de moins de 6 ans : non'],
        ['Appareil', 'Niton XLp 300, source 109Cd, n° 24418, chargée le 11/02/2025'],
      ],
    )}<h2>SYNTHÈSE DES MESURES</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '112', '14', '85', '13', '0', '0'],
        ['Pourcentage', '100 %', '12,5 %', '75,9 %', '11,6 %', '0 %', '0 %'],
      ],
    )}<h2>CONCLUSION</h2><p>Le constat a révélé la présence d’unités de diagnostic de classe 1 (revêtements contenant du plomb à une concentration supérieure ou égale à 1 mg/cm², en état non dégradé). Le propriétaire doit veiller à l’entretien des revêtements recouvrant ces unités, afin d’éviter leur dégradation future. Absence de situation de risque de saturnisme infantile.</p><p>Durée de validité : 1 an, jusqu’au 16/09/2027. Une copie du CREP est annexée à la promesse de vente.</p><p>Fait à PARIS, le 17/09/2026, J. Ferrand – certification Qualit Exemple C-0991</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Mme DE KERMADEC-BRULÉ Solange',
      property_address: either(
        '28 rue de Lévis, 75017 PARIS',
        '28 rue de Lévis, 75017 PARIS – 3e étage face – lot 14',
      ),
      lots: ['14'],
      report_number: 'BD2609-117',
      made_on: '2026-09-17',
      valid_until: '2027-09-16',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const termites = paperOf(
  'termites-etat-robespierre-montreuil',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.4pt; border-bottom: .3mm solid #333; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #888 }`,
  [
    `<p>GRAND EST PARISIEN DIAGNOSTICS (G.E.P.D.) – 120 rue de Rosny, 93100 Montreuil</p><h1>RAPPORT DE L’ÉTAT DU BÂTIMENT RELATIF À LA PRÉSENCE DE TERMITES</h1><p style="text-align:center">Norme NF P 03-201 – articles L. 126-6, L. 126-24 et L. 271-4 à 6 du CCH</p><p>Numéro de dossier : G26-3318-T &nbsp; Date du repérage : 02/10/2026 &nbsp; Temps passé sur site : 1 h 10</p><h2>A. – DÉSIGNATION DU OU DES BÂTIMENTS</h2><p>Département : SEINE-SAINT-DENIS – Adresse : 35 rue Robespierre – Commune : 93100 MONTREUIL – Lot(s) : 3, 7 – Section cadastrale BJ n° 204. Zone délimitée par arrêté préfectoral comme étant contaminée.</p><h2>B. – DÉSIGNATION DU CLIENT</h2><p>Nom et prénom : Mme et M. KOWALCZYK-BENALI – Qualité : propriétaire – Adresse : 35 rue Robespierre, 93100 MONTREUIL</p><h2>C. – DÉSIGNATION DE L’OPÉRATEUR</h2><p>Hugo Saint-Jean, certification ABC n° 14-551, valide jusqu’au 08/11/2028</p><h2>D. – IDENTIFICATION DES PARTIES VISITÉES</h2>${table(
      ['Bâtiment et parties visitées', 'Ouvrages examinés', 'Résultat du diagnostic d’infestation'],
      [
        [
          '1er étage – Entrée',
          'Sol parquet, plinthes bois, porte',
          'Absence d’indices d’infestation de termites',
        ],
        [
          '1er étage – Séjour',
          'Sol parquet, plinthes, fenêtres bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          '1er étage – Chambres 1 et 2',
          'Sol parquet, plinthes',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Sous-sol – Cave 7',
          'Sol terre battue, porte bois',
          'Absence d’indices d’infestation de termites',
        ],
      ],
    )}<h2>E. – PARTIES NON VISITÉES – F. – CONSTATATIONS DIVERSES</h2><p>Face cachée des doublages. Traces d’autres agents de dégradation biologique du bois (petite vrillette) en cave.</p><h2>G. – CONCLUSION</h2><p><b>Il n’a pas été repéré d’indices d’infestation de termites à la date de la visite.</b></p><p>Le présent rapport est utilisable jusqu’au 01/04/2027 (six mois). Établi à Montreuil, le 02/10/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'Mme et M. KOWALCZYK-BENALI',
      property_address: '35 rue Robespierre, 93100 MONTREUIL',
      lots: ['3', '7'],
      report_number: 'G26-3318-T',
      made_on: '2026-10-02',
      valid_until: '2027-04-01',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

export const DIAGNOSTICS_SANTE = [dpe, dpeShort, asbestos, lead, termites];
