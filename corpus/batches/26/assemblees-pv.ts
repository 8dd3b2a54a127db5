// Minutes of meetings: resolutions in two columns, and a grid of votes with a refused quitus.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

type Vote = readonly [title: string, text: string, result: string];
const numbers = (
  from: number,
  votes: readonly Vote[],
  test: (result: string) => boolean,
): string[] => votes.flatMap(([, , result], index) => (test(result) ? [`${from + index}`] : []));

const PFEFFEL: readonly Vote[] = [
  [
    'DÉSIGNATION DU PRÉSIDENT DE SÉANCE',
    'Candidat : M. STOFFEL Jean-Jacques. Pour : 7 118 / 7 118. Contre : 0. Abst. : 0.',
    'Résolution ADOPTÉE à l’unanimité des présents et représentés.',
  ],
  [
    'DÉSIGNATION DU SCRUTATEUR ET DU SECRÉTAIRE',
    'Mme GASSER est scrutatrice ; M. HAUSSER Bruno, représentant le syndic, secrétaire. Pour : 7 118 / 7 118. Contre : 0. Abst. : 0.',
    'Résolution ADOPTÉE à l’unanimité des présents et représentés.',
  ],
  [
    'RAPPORT DU CONSEIL SYNDICAL',
    'Le président du conseil rend compte des visites de l’immeuble et de la négociation du contrat d’ascenseur.',
    'Point d’information, sans vote.',
  ],
  [
    'APPROBATION DES COMPTES DE L’EXERCICE 2024/2025',
    'L’assemblée approuve sans réserve les comptes de l’exercice du 01/10/2024 au 30/09/2025, arrêtés à 61 208,44 € en charges courantes. Pour : 6 905 / 7 118. Contre : 213 (Mme OBERLIN). Abst. : 0.',
    'Résolution ADOPTÉE à la majorité de l’art. 24.',
  ],
  [
    'QUITUS AU SYNDIC',
    'L’assemblée donne quitus entier et sans réserve au syndic pour sa gestion de l’exercice. Pour : 6 640 / 7 118. Contre : 213 (Mme OBERLIN). Abst. : 265 (SCI LAUCH).',
    'Résolution ADOPTÉE à la majorité de l’art. 24.',
  ],
  [
    'RECONDUCTION DU SYNDIC',
    'IMMO-GESTION DES TROIS ÉPIS est reconduit. Le contrat débute le 01/04/2026 et s’achève le 31/03/2029. Honoraires : 8 640,00 € TTC la première année. Pour : 6 640. Contre : 213. Abst. : 265.',
    'Résolution ADOPTÉE à la majorité de l’art. 25.',
  ],
  [
    'BUDGET PRÉVISIONNEL 2026/2027',
    'Exercice du 01/10/2026 au 30/09/2027 : budget arrêté à la somme de 64 500,00 €. Pour : 7 118 / 7 118.',
    'Résolution ADOPTÉE à l’unanimité des présents et représentés.',
  ],
  [
    'COTISATION AU FONDS DE TRAVAUX',
    'Taux fixé à 5 % du budget, soit 3 225,00 € l’an. Pour : 6 905. Contre : 213.',
    'Résolution ADOPTÉE à la majorité de l’art. 25.',
  ],
  [
    'RÉFECTION DE LA TOITURE DU BÂTIMENT B',
    'Devis MULLER-COUVERTURE 46 812,00 € TTC ; devis TOITS D’ALSACE 51 340,00 € TTC. L’assemblée retient MULLER-COUVERTURE. Appels : 15/04/2026 et 15/07/2026, clé bâtiment B. Pour : 3 204 / 3 588. Contre : 384.',
    'Résolution ADOPTÉE à la majorité de l’art. 24.',
  ],
  [
    'HONORAIRES DU SYNDIC SUR TRAVAUX DU POINT 9',
    '2,5 % HT du montant HT, soit 1 276,69 € TTC. Pour : 2 811 / 3 588. Contre : 777.',
    'Résolution ADOPTÉE à la majorité de l’art. 24.',
  ],
  [
    'INSTALLATION D’UN ABRI À VÉLOS',
    'Projet estimé à 7 980,00 € TTC. Pour : 2 406. Contre : 4 712. Le tiers des voix n’étant pas atteint, il n’est pas procédé à un second vote.',
    'Résolution REJETÉE.',
  ],
];
const pfeffel = (from: number, to: number) =>
  PFEFFEL.slice(from, to)
    .map(
      ([title, text, result], index) =>
        `<h2>${from + index + 1}. ${title}</h2><p>${text}</p><p><b>${result}</b></p>`,
    )
    .join('');
const colmar = paperOf(
  'pv-deux-colonnes-colmar',
  `font: 8.2pt/1.35 'Nimbus Sans', sans-serif; .c { columns: 2; column-gap: 8mm; column-rule: .2mm solid #999 } h2 { font-size: 8.6pt; margin: 2.5mm 0 .8mm; break-after: avoid } p { margin: 0 0 1mm; text-align: justify } .f { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.5pt; border-top: .2mm solid #000 }`,
  [
    `<p><b>IMMO-GESTION DES TROIS ÉPIS</b> – 24 av. de la République – 68002 COLMAR CEDEX</p><p style="text-align:center;font-size:13pt"><b>PROCÈS-VERBAL DES DÉLIBÉRATIONS</b></p><p style="text-align:center">Assemblée générale ordinaire du <b>jeudi 26 mars 2026</b> – Résidence LE PFEFFEL, 11 rue Kléber, 68000 COLMAR – n° registre AB3-520-087</p>
    <p>Le vingt-six mars deux mille vingt-six à 18 h 00, les copropriétaires régulièrement convoqués se sont réunis au Foyer Saint-Martin. Sont présents, représentés ou votants par correspondance 39 copropriétaires sur 53, totalisant <b>7 118</b> tantièmes sur <b>10 000</b>. Sont absents et non représentés : BERTSCH (188), CLAUSS & FILS (341), consorts EHRHARD (402), FREYTAG (190), HEINRICH (212), KOEBEL (190), LEIBENGUTH (188), MEYER Ch. (212), NOTTER (341), RISS (188), SCHAEFFER (212), SITTLER (90), TRAPP (64), WALCH (64).</p>
    <div class="c" style="height:178mm;column-fill:auto">${pfeffel(0, 10)}</div><p class="f">PV AG 26/03/2026 – rés. 088 LE PFEFFEL – page 1 / 2 – Immo-Gestion des Trois Épis SARL, SIRET 900 001 133 00011</p>`,
    `<div class="c">${pfeffel(10, 11)}</div><p style="margin-top:6mm">Aucune autre question n’étant inscrite, le président lève la séance à 20 h 25. Le procès-verbal est signé par le bureau.</p><table><tr><td>Le président de séance</td><td>La scrutatrice</td><td>Le secrétaire</td></tr></table><p style="margin-top:22mm;font-size:7.5pt">« Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. » (loi n° 65-557 du 10 juillet 1965, art. 42 al. 2)</p><p class="f">PV AG 26/03/2026 – rés. 088 LE PFEFFEL – page 2 / 2</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'IMMO-GESTION DES TROIS ÉPIS',
      building: 'Résidence LE PFEFFEL',
      building_address: '11 rue Kléber, 68000 COLMAR',
      rnc: 'AB3520087',
      meeting_on: '2026-03-26',
      tantiemes_present: 7118,
      resolutions: PFEFFEL.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: numbers(1, PFEFFEL, (result) => result.includes('ADOPTÉE')),
      resolutions_rejected: ['11'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: true,
      budget: 6450000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 322500,
      works_adopted: ['9. RÉFECTION DE LA TOITURE DU BÂTIMENT B'],
      works_adopted_total: either(4681200, 4681200 + 127669),
      mandate_from: '2026-04-01',
      mandate_to: '2029-03-31',
    },
    absent: ['owner', 'lots', 'sent_on', 'iban'],
  },
);

type Tally = readonly [
  title: string,
  text: string,
  yes: number,
  no: number,
  none: number,
  adopted: boolean,
];
const MORNE: readonly Tally[] = [
  ['Élection du président', 'Mme CÉSAIRE-LUREL préside.', 61240, 0, 0, true],
  [
    'Comptes 2025',
    'Approbation des comptes de l’exercice 01/01/2025 – 31/12/2025. Votent contre : MM. MONTLOUIS-FÉLICITÉ (6136), RANGON (6289).',
    48815,
    12425,
    0,
    true,
  ],
  [
    'Quitus',
    'Quitus au syndic pour sa gestion 2025. Le conseil syndical relève trois factures sans devis et un retard de quatre mois dans la remise des pièces.',
    24110,
    35030,
    2100,
    false,
  ],
  [
    'Révision du budget 2026',
    'Le budget de l’exercice en cours est porté de 71 000 à 74 000 €.',
    47720,
    13520,
    0,
    true,
  ],
  [
    'Budget 2027',
    'Budget de l’exercice 01/01/2027 – 31/12/2027 : 75 040,00 €.',
    50315,
    10925,
    0,
    true,
  ],
  ['Fonds de travaux 2027', 'Cotisation de 3 752,00 € (5 %).', 50315, 10925, 0, true],
  [
    'Changement de syndic',
    'MADININA SYNDIC est désigné pour la période du 12/03/2026 au 11/03/2027 en remplacement de CARAÏBES GESTION.',
    52208,
    6932,
    2100,
    true,
  ],
  [
    'Remplacement du surpresseur',
    'Société HYDRO-ANTILLES, 12 400,00 € TTC, appel unique au 01/07/2026. Clé : charges générales. Honoraires du syndic compris.',
    61240,
    0,
    0,
    true,
  ],
  [
    'Étanchéité des toitures-terrasses',
    'Devis ÉTANCH’ÎLE 88 150,00 € TTC. L’assemblée demande un second devis et une étude de structure avant tout engagement.',
    19930,
    41310,
    0,
    false,
  ],
  [
    'Volets anticycloniques du hall',
    'Menuiserie DU LAMENTIN, 9 870,50 € TTC, appel au 01/09/2026.',
    55104,
    6136,
    0,
    true,
  ],
  [
    'Action en justice contre le lot 204',
    'Saisie immobilière pour une créance de 21 633,18 €.',
    58020,
    0,
    3220,
    true,
  ],
];
const grid = (from: number, to: number) =>
  table(
    ['N°', 'Résolution', 'POUR', 'CONTRE', 'ABST.', 'Décision'],
    MORNE.slice(from, to).map(([title, text, yes, no, none, adopted], index) => [
      from + index + 1,
      `<b>${title}</b><br>${text}`,
      yes,
      no,
      none,
      adopted ? 'Adopté' : 'Refusé',
    ]),
    'g',
  );
const island = paperOf(
  'pv-grille-fort-de-france',
  `font: 9pt 'Carlito', sans-serif; .g td, .g th { border: .2mm solid #b98; padding: 1.8mm } .g th { background: #f4b942 } .g td:nth-child(n+3) { text-align: center; width: 17mm } .g td:first-child { width: 8mm } .f { position: absolute; bottom: 8mm; font-size: 7pt }`,
  [
    `<b style="font-size:15pt">CARAÏBES GESTION</b> <span style="font-size:8pt">syndic sortant – 45 rue Lamartine, 97200 FORT-DE-FRANCE</span><h1 style="font-size:14pt;margin-top:5mm">Procès-verbal de l’assemblée générale du 12/03/2026</h1><p>Copropriété LE MORNE DES PALMIERS – 14 route de Didier – 97200 FORT-DE-FRANCE – AG1-005-518</p><p>Ouverture : 17 h 10, salle polyvalente de Didier, et par visioconférence (9 connexions). Émargement : 41 copropriétaires présents ou représentés sur 63, 61240 tantièmes / 100000. Convocations adressées le 13/02/2026.</p><p style="font-size:7.6pt">Absents non représentés (22 copropriétaires, 38760 tantièmes) : ADÉLAÏDE (1790), BAZABAS Jocelyn (1590), BELLANCE (1520), consorts BOULANGER-MAUVOIS (1890), CHARLES-ALFRED (1840), DÉSIRÉE Hoirs (2050), DUFRÉNOT (1320), EDMOND-MARIETTE (1960), SCI FOND LAHAYE (2090), GERMANY (2390), JEAN-BAPTISTE-ÉDOUARD (1730), LAGUERRE (1550), LITTÉE (1730), MAROUDIN (2310), NADEAU (1810), OZIER-LAFONTAINE (1320), PALCY (1860), RAMASSAMY (1110), SAINTE-ROSE (1840), TURIAF (1890), VÉNITE (2400), ZOBDA-QUITMAN (770).</p>${grid(0, 7)}<p class="f">Le Morne des Palmiers – AG du 12/03/2026 – feuillet 1</p>`,
    `${grid(7, 11)}<p style="margin-top:5mm">Observations : M. BELLEROSE demande que figure au procès-verbal sa réserve sur les comptes 2025 (facture d’élagage de 4 120 €). Le syndic sortant remettra les archives sous un mois.</p><p>Clôture à 20 h 02.</p><p>Signé : la présidente, les scrutateurs MM. MONTLOUIS-FÉLICITÉ et RANGON, le secrétaire.</p><p>Notification : le délai de recours de deux mois (art. 42, loi du 10 juillet 1965) ne joue que pour les copropriétaires opposants ou défaillants.</p><p class="f">Le Morne des Palmiers – AG du 12/03/2026 – feuillet 2</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('CARAÏBES GESTION', 'MADININA SYNDIC'),
      building: 'LE MORNE DES PALMIERS',
      building_address: '14 route de Didier, 97200 FORT-DE-FRANCE',
      rnc: 'AG1005518',
      meeting_on: '2026-03-12',
      tantiemes_present: 61240,
      resolutions: MORNE.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: MORNE.flatMap(([, , , , , adopted], index) =>
        adopted ? [`${index + 1}`] : [],
      ),
      resolutions_rejected: ['3', '9'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 7504000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 375200,
      works_adopted: ['8. Remplacement du surpresseur', '10. Volets anticycloniques du hall'],
      works_adopted_total: 1240000 + 987050,
      mandate_from: '2026-03-12',
      mandate_to: '2027-03-11',
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

export const ASSEMBLEES_PV = [colmar, island];
