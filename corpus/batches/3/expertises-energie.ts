// Energy labels of two ages: the form of 2026 on three sheets, that of 2022 on two.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const DPE = `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 10mm 12mm 14mm; .top { display: grid; grid-template-columns: 1fr 60mm; background: #eef3f7; padding: 3mm } h1 { font-size: 22pt; margin: 0; color: #333 } h2 { font-size: 11pt; color: #2b5a7a; margin: 4mm 0 1.5mm } .id { display: grid; grid-template-columns: 42mm 1fr; gap: 4mm; margin: 3mm 0 } .ph { background: #cdd6dd; height: 30mm } .sc { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .lab div { padding: .6mm 2mm; margin-bottom: .6mm; color: #fff; font-weight: bold } .big { font-size: 15pt } td, th { border-bottom: .2mm solid #c5d2da; padding: .9mm 1.4mm } th { color: #2b5a7a } .ft { position: absolute; bottom: 5mm; left: 12mm; right: 12mm; display: flex; justify-content: space-between; font-size: 6.8pt; color: #555 }`;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const SHADES = [
  '#00a06d',
  '#52b153',
  '#a5cc74',
  '#f4e70f',
  '#f0b50f',
  '#eb8235',
  '#d7221f',
] as const;
const ladder = (own: string) =>
  `<div class="lab">${LETTERS.map((letter, index) => `<div style="background:${SHADES[index]};width:${30 + index * 6}mm${letter === own ? ';outline:.6mm solid #000' : ''}">${letter}</div>`).join('')}</div>`;
export const foot = (firm: string, page: number, of: number) =>
  `<div class="ft"><span>${firm}</span><span>Page ${page}/${of}</span></div>`;
export const ALPES =
  "DIAG'ALPES – 8 rue de Marseille 69007 LYON – Tél : 04 78 00 52 06 – N° SIREN : 900 008 069 – Compagnie d'assurance : Assureur Exemple n° 80.810.236";

const recent = paperOf(
  'dpe-lyon-2026',
  DPE,
  [
    `<div class="top"><div><h1>DPE</h1>diagnostic de performance énergétique (logement)</div><div>N° : 2669E4108722K<br>Établi le : 24/09/2026<br>Valable jusqu'au : 23/09/2036</div></div><p style="margin-top:2mm">Ce document vous permet de savoir si votre logement est économe en énergie et préserve le climat. Il vous donne également des pistes pour améliorer ses performances et réduire vos factures. Pour en savoir plus : www.ecologie.gouv.fr/diagnostic-performance-energetique-dpe</p><div class="id"><div class="ph"></div><div>Adresse : <b>120 rue de Gerland (n° de lot : 214), 69007 LYON</b><br>Type de bien : Appartement<br>Année de construction : 1948 - 1974<br>Surface de référence : <b>68,94 m²</b><br>Propriétaire : M. et Mme FAYOLLE Julien<br>Adresse : 120 rue de Gerland 69007 LYON</div></div><h2>Performance énergétique et climatique</h2><p style="font-size:7.6pt">Attention, si votre logement fait moins de 40 m², les seuils des étiquettes sont différents. Le niveau de consommation énergétique dépend de l'isolation du logement et de la performance des équipements.</p><div class="sc"><div>logement extrêmement performant${ladder('D')}logement extrêmement peu performant<p style="margin-top:2mm">consommation (énergie primaire)<br><b class="big">214</b> kWh/m²/an</p><p>dont énergie finale : 209 kWh/m²/an</p></div><div>* Dont émissions de gaz à effet de serre<br>peu d'émissions de CO₂${ladder('D')}émissions de CO₂ très importantes<p style="margin-top:2mm">émissions<br><b class="big">44*</b> kg CO₂/m²/an</p><p style="font-size:7.6pt">Ce logement émet 3 054 kg de CO₂ par an, soit l'équivalent de 15 824 km parcourus en voiture.</p></div></div><h2>Estimation des coûts annuels d'énergie du logement</h2><p>Les coûts sont estimés en fonction des caractéristiques de votre logement et pour une utilisation standard sur 5 usages (chauffage, eau chaude sanitaire, climatisation, éclairage, auxiliaires). entre <b>1 290 €</b> et <b>1 800 €</b> par an. Prix moyens des énergies indexés sur l'année 2024 (abonnements compris).</p><h2>Informations diagnostiqueur</h2><p>DIAG'ALPES, 8 rue de Marseille 69007 LYON – Diagnostiqueur : THÉVENET Loïc – tel : 04 78 00 52 06 – N° de certification : CPDI 7714 – Organisme de certification : Certif Exemple</p>${foot(ALPES, 1, 3)}`,
    `<h2>Schéma des déperditions de chaleur</h2>${table(
      [
        'ventilation',
        'toiture ou plafond',
        'murs',
        'ponts thermiques',
        'portes et fenêtres',
        'plancher bas',
      ],
      [['17 %', '0 %', '44 %', '19 %', '20 %', '0 %']],
    )}<h2>Performance de l'isolation – Système de ventilation en place – Confort d'été (hors climatisation)</h2><p>Isolation : insuffisante. Ventilation : VMC SF Auto réglable après 2012. Confort d'été : moyen. Pour améliorer le confort d'été, équipez les fenêtres de volets extérieurs ou brise-soleil.</p><h2>Montants et consommations annuels d'énergie</h2>${table(
      [
        'Usage',
        'Consommation d’énergie (en kWh énergie primaire)',
        'Frais annuels d’énergie',
        'Répartition des dépenses',
      ],
      [
        ['chauffage – Gaz Naturel', '11 806 (11 806 é.f.)', 'entre 1 000 € et 1 370 €', '77 %'],
        ['eau chaude – Gaz Naturel', '2 205 (2 205 é.f.)', 'entre 180 € et 260 €', '14 %'],
        ['refroidissement', '', '', '0 %'],
        ['éclairage – Électrique', '262 (138 é.f.)', 'entre 30 € et 50 €', '3 %'],
        ['auxiliaires – Électrique', '480 (253 é.f.)', 'entre 80 € et 120 €', '6 %'],
        [
          'énergie totale pour les usages recensés',
          '14 753 kWh (14 402 kWh é.f.)',
          'entre 1 290 € et 1 800 € par an',
          '100 %',
        ],
      ],
    )}<p style="font-size:7.6pt">Pour rester dans cette fourchette d'estimation, voir les recommandations d'usage : température recommandée en hiver 19 °C, consommation recommandée 115 ℓ/jour d'eau chaude à 40 °C.</p><h2>Recommandations d'amélioration de la performance</h2>${table(
      ['Lot', 'Description', 'Performance recommandée'],
      [
        [
          'Mur',
          'Isolation des murs par l’extérieur (travaux à réaliser par la copropriété)',
          'R > 4,5 m².K/W',
        ],
        [
          'Portes et fenêtres',
          'Remplacer les fenêtres par des fenêtres double vitrage à isolation renforcée',
          'Uw = 1,3 W/m².K',
        ],
      ],
    )}<p>Évolution de la performance après travaux : étapes 1 + 2 : 118 kWh/m²/an, 24 kg CO₂/m²/an (classe C).</p>${foot(ALPES, 2, 3)}`,
    `<h2>DPE – Annexes : fiche technique du logement</h2><p>Cette fiche liste les caractéristiques techniques du bien diagnostiqué renseignées par le diagnostiqueur pour obtenir les résultats présentés dans ce document. En cas de problème, contacter la personne ayant réalisé ce document ou l'organisme certificateur qui l'a certifiée.</p><p>Référence du logiciel validé : LOGIDIAG v5 [Moteur 3CL 2021] – Référence du DPE : <b>2669E4108722K</b> – Référence du dossier : 26/FAYOLLE/4471<br>Date de visite du bien : 22/09/2026 – Invariant fiscal du logement : N/A – Référence de la parcelle cadastrale : Section CD, Parcelle n° 87 – Numéro d'immatriculation de la copropriété : AG1482905</p>${table(
      ['Donnée d’entrée', 'Origine de la donnée', 'Valeur renseignée'],
      [
        ['Département', 'Observé / mesuré', '69 Rhône'],
        ['Altitude', 'Donnée en ligne', '167 m'],
        ['Type de bien', 'Observé / mesuré', 'Appartement'],
        ['Année de construction', 'Estimé', '1948 - 1974'],
        ['Surface de référence du logement', 'Observé / mesuré', '68,94 m²'],
        ['Surface de référence de l’immeuble', 'Document fourni', '9 840 m²'],
        ['Nombre de niveaux du logement', 'Observé / mesuré', '1'],
        ['Hauteur moyenne sous plafond', 'Observé / mesuré', '2,5 m'],
        ['Mur 1 Ouest – surface', 'Observé / mesuré', '14,62 m²'],
        ['Mur 1 Ouest – matériau', 'Observé / mesuré', 'Mur en béton banché ≥ 20 cm'],
        ['Fenêtre 1 – type de vitrage', 'Observé / mesuré', 'double vitrage, lame d’air 12 mm'],
        [
          'Chauffage – type d’installation',
          'Observé / mesuré',
          'Collectif, chaudière gaz à condensation installée en 2011',
        ],
      ],
    )}${foot(ALPES, 3, 3)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2669E4108722K',
      made_on: '2026-09-24',
      valid_until: '2036-09-23',
      property_address: either(
        '120 rue de Gerland, 69007 LYON',
        '120 rue de Gerland (n° de lot : 214), 69007 LYON',
      ),
      owner: 'M. et Mme FAYOLLE Julien',
      lots: ['214'],
      surface_reference: 6894,
      energy: 214,
      emissions: 44,
      report_number: '26/FAYOLLE/4471',
      rnc: 'AG1482905',
      parcels: ['CD 87'],
    },
    absent: ['surface_carrez', 'price', 'diagnostic_result'],
  },
);

const NORD = 'NORD EXPERTISE IMMOBILIÈRE – 77 rue de Paris 59000 LILLE – SIRET 900 009 775 00018';
const earlier = paperOf(
  'dpe-lille-2022',
  DPE.replaceAll('#2b5a7a', '#7a4b2b'),
  [
    `<div class="top"><div><h1>DPE</h1>Diagnostic de performance énergétique (logement)</div><div>n° : 2259E2117408D<br>établi le : 08/11/2022<br>valable jusqu’au : 07/11/2032</div></div><div class="id"><div class="ph"></div><div>adresse : 52 rue d’Iéna, 59000 Lille / étage : 2e, porte droite<br>type de bien : appartement<br>année de construction : 1962<br>surface habitable : 54,70 m²<br>propriétaire : Mme DHELLEMMES Yvette<br>adresse : 5 allée des Hêtres 59700 Marcq-en-Barœul</div></div><h2>Performance énergétique</h2><div class="sc"><div>${ladder('E')}<p style="margin-top:2mm"><b class="big">281</b> kWh/m²/an d'énergie primaire</p></div><div>${ladder('E')}<p style="margin-top:2mm"><b class="big">58</b> kg CO₂/m²/an</p></div></div><p>Ce logement émet 3 180 kg de CO₂ par an. Le niveau d'émissions dépend principalement des types d'énergies utilisées (bois, électricité, gaz, fioul, etc.).</p><h2>Estimation des coûts annuels d'énergie du logement</h2><p>entre 1 140 € et 1 590 € par an – prix moyens des énergies indexés au 1er janvier 2021 (abonnements compris)</p><h2>Informations diagnostiqueur</h2><p>Nord Expertise Immobilière, diagnostiqueuse : Fanny DELATTRE, n° de certification 8021, organisme : Qualit'Exemple. Certificat valable jusqu'au 14/02/2027.</p><p style="font-size:7.4pt">À l'attention du propriétaire du bien au moment de la réalisation du DPE : dans le cadre du règlement général sur la protection des données, l'Ademe vous informe que vos données personnelles sont stockées dans la base de données de l'observatoire DPE à des fins de contrôles ou en cas de contestations ou de procédures judiciaires.</p>${foot(NORD, 1, 2)}`,
    `<h2>Vue d'ensemble du logement</h2>${table(
      ['', 'description', 'isolation'],
      [
        [
          'murs',
          'Mur en briques pleines simples d’épaisseur 34 cm donnant sur l’extérieur',
          'insuffisante',
        ],
        ['plancher bas', 'Dalle béton donnant sur un local chauffé', 'très bonne'],
        ['toiture / plafond', 'Dalle béton donnant sur un local chauffé', 'très bonne'],
        ['portes et fenêtres', 'Fenêtres battantes PVC, double vitrage', 'moyenne'],
      ],
    )}<h2>Vue d'ensemble des équipements</h2><p>Chauffage : chaudière collective gaz standard installée en 1996, radiateurs. Eau chaude sanitaire : combinée au système de chauffage. Ventilation : par ouverture des fenêtres. Pilotage : robinets thermostatiques.</p><h2>Recommandations d'amélioration de la performance énergétique</h2><p>1. Les travaux essentiels : remplacement de la chaudière collective par une chaudière à condensation, isolation des murs par l'intérieur (coût estimé : 9 600 à 14 400 €). 2. Les travaux à envisager : installation d'une ventilation mécanique (coût estimé : 2 100 à 3 200 €). Après travaux essentiels : 168 kWh/m²/an, 33 kg CO₂/m²/an.</p><h2>Fiche technique du logement</h2><p>Référence du logiciel validé : DPEWIN version V5. Référence du DPE : 2259E2117408D. Date de visite du bien : 04/11/2022. Méthode de calcul utilisée : 3CL-DPE 2021. Numéro d'immatriculation de la copropriété : non communiqué. Justificatifs fournis : taxe foncière, relevé de charges.</p>${foot(NORD, 2, 2)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'DPE',
    facts: {
      dpe_number: '2259E2117408D',
      made_on: '2022-11-08',
      valid_until: '2032-11-07',
      property_address: either(
        '52 rue d’Iéna, 59000 Lille',
        '52 rue d’Iéna, 59000 Lille / étage : 2e, porte droite',
      ),
      owner: 'Mme DHELLEMMES Yvette',
      surface_habitable: 5470,
      energy: 281,
      emissions: 58,
    },
    absent: ['surface_carrez', 'rnc', 'price', 'lots', 'report_number'],
  },
);

export const EXPERTISES_ENERGIE = [recent, earlier];
