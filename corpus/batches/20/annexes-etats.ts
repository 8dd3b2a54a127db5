// Accounting annexes: a first one alone, a second and third in a listing, a fifth alone.
import { either, type Paper, paperOf } from '../../paper.ts';
import { dotted, plain, spaced, sum, table } from '../../writing.ts';
import { columns, rule } from './outils.ts';

type Line = readonly [label: string, ...values: number[]];
const at = (lines: readonly Line[], column: number) =>
  sum(lines.map((line) => Number(line[column + 1] ?? 0)));
const total = (label: string, lines: readonly Line[], count: number): Line => [
  label,
  ...Array.from({ length: count }, (_, column) => at(lines, column)),
];

const ACTIVE: readonly Line[] = [
  ['50 Fonds placés', 1512000, 1260000],
  ['51 Banques, ou fonds disponibles en banque', 2208915, 1987042],
  ['53 Caisse', 0, 0],
];
const RECEIVE: readonly Line[] = [
  ['45 Copropriétaire – sommes exigibles restant à recevoir', 948236, 1107725],
  ['459 Copropriétaire – créances douteuses', 215580, 0],
  ['46 à 48 Autres', 12040, 8800],
];
const RESERVE: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 350000],
  ['103 Avances<br>1031 – Avances de trésorerie', 900000, 900000],
  ['1032 – Avances travaux art. 18, al. 6', 0, 0],
  ['105 Fonds de travaux', 1512000, 1260000],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux et opérations exceptionnelles', 187400, -64200],
];
const OWE: readonly Line[] = [
  ['45 Copropriétaire – excédents versés', 1022871, 915503],
  ['40 Fournisseurs', 1274500, 1002264],
  ['42 à 44 Autres dettes', 0, 0],
];
const shownRows = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => [
    label,
    ...values.map((value) => (value < 0 ? `(${spaced(-value)})` : spaced(value))),
  ]);
const pair = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, 'Exercice clos', 'Exercice précédent<br>approuvé'],
    [
      ...shownRows(lines),
      ...shownRows([total(end, lines, 2)]).map(
        (cells) => `<tr class="t">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
      ),
    ],
  );

const first = paperOf(
  'annexe-1-belfort',
  `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; padding: 12mm; td, th { border: .2mm solid #666; padding: .9mm 1.4mm } th { background: #f1f1f1; font-size: 7.6pt; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold } .n { border: 0 } .x { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm; align-items: start; margin-bottom: 3mm }`,
  [
    `<p style="text-align:right;font-size:7pt">Annexe n° 1 du décret n° 2005-240 du 14 mars 2005</p><p><b>SYNDICAT DES COPROPRIÉTAIRES LES FAUBOURGS DE FRANCE</b> – 44 avenue Jean Jaurès, 90000 BELFORT – RNC AF0192236<br>Syndic : LION IMMO SYNDIC, 2 place de la République, 90000 BELFORT</p><h1 style="font-size:12pt;text-align:center">ÉTAT FINANCIER APRÈS RÉPARTITION AU 30/06/2026</h1>
    <p><b>I – SITUATION FINANCIÈRE ET TRÉSORERIE</b></p><div class="x">${pair('Trésorerie', ACTIVE, 'Total I')}${pair('Provisions et avances', RESERVE, 'Total I')}</div><p><b>II – CRÉANCES ET DETTES</b></p><div class="x">${pair('Créances', RECEIVE, 'Total II')}${pair('Dettes', OWE, 'Total II')}</div>
    <div class="x">${table([], [['<b>TOTAL GÉNÉRAL (I) + (II)</b>', spaced(at(ACTIVE, 0) + at(RECEIVE, 0)), spaced(at(ACTIVE, 1) + at(RECEIVE, 1))]])}${table([], [['<b>TOTAL GÉNÉRAL (I) + (II)</b>', spaced(at(RESERVE, 0) + at(OWE, 0)), spaced(at(RESERVE, 1) + at(OWE, 1))]])}</div>
    <p>Emprunts : montant restant dû ............ 0,00 (exercice précédent 11 250,00)</p><p style="font-size:7pt">Édité le 03/09/2026 – Copropolis v. 11.4</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: 'LION IMMO SYNDIC',
      building: either(
        'LES FAUBOURGS DE FRANCE',
        'SYNDICAT DES COPROPRIÉTAIRES LES FAUBOURGS DE FRANCE',
      ),
      building_address: '44 avenue Jean Jaurès, 90000 BELFORT',
      rnc: 'AF0192236',
      closed_on: '2026-06-30',
      fonds_places: 1512000,
      banques: 2208915,
      creances_exigibles: 948236,
      creances_douteuses: 215580,
      impayes: 948236 + 215580,
      provisions_travaux: 0,
      avances_tresorerie: 900000,
      fonds_travaux: 1512000,
      solde_travaux: 187400,
      excedents_verses: 1022871,
      dette_fournisseurs: 1274500,
      total_bilan: at(ACTIVE, 0) + at(RECEIVE, 0),
      emprunts: 0,
    },
    absent: ['owner', 'lots', 'charges_courantes', 'budget_a_voter'],
  },
);

const COSTS: readonly Line[] = [
  ['60110 EAU', 612200, 640000, 655872, 660000, 690000],
  ['60210 ELECTRICITE', 288310, 300000, 327744, 330000, 340000],
  ['60300 CHAUFFAGE', 4410825, 4700000, 4733160, 4800000, 4900000],
  ['61500 ENTRETIEN MENAGE', 1152000, 1180000, 1188000, 1220000, 1260000],
  ['61400 CONTRATS MAINT.', 1010200, 1050000, 1056000, 1080000, 1110000],
  ['61600 ASSURANCES', 841500, 880000, 914677, 930000, 960000],
  ['62110 HONOR. SYNDIC', 1008000, 1044000, 1044000, 1074000, 1098000],
];
const W = [24, -13, -13, -13, -13, -13] as const;
const listed = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => columns(W, [label, ...values.map(plain)])).join('\n');
const costsTotal = total('TOTAL CHARGES NETTES', COSTS, 5);
const KEYS: readonly Line[] = [
  ['01 GENERALES', 3450010, 3570000, 3579293, 3644000, 3758000],
  ['05 ASCENSEURS', 450000, 470000, 490800, 490000, 500000],
  ['11 CHAUFFAGE', 5423025, 5754000, 5849360, 5960000, 6100000],
];
const erpTop = (
  page: number,
  title: string,
) => `REGIE MOULINIER ET CIE  11 PLACE JEAN JAURES  42000 SAINT-ETIENNE        ANNEXE NO ${page}
IMM. 0215 LES TERRASSES DE BELLEVUE  41 RUE DE LA MULATIERE 42100 SAINT-ETIENNE
EXERCICE CLOS LE 31/12/2025
${rule(90, '=')}
${title}
${rule(90, '=')}
${columns(W, ['', 'N-1', 'N', 'N', 'N+1', 'N+2'])}
${columns(W, ['', '31/12/2024', '31/12/2025', '31/12/2025', '31/12/2026', '31/12/2027'])}
${columns(W, ['', 'APPROUVE', 'BUDGET VOTE', 'A APPROUVER', 'BUDG. VOTE', 'BUDG.A VOTER'])}
${rule(90)}`;
const RUNNING = {
  charges_courantes_precedentes: at(COSTS, 0),
  budget_clos: at(COSTS, 1),
  charges_courantes: at(COSTS, 2),
  budget_en_cours: at(COSTS, 3),
  budget_a_voter: at(COSTS, 4),
} as const;
const BELLEVUE = {
  syndic: 'REGIE MOULINIER ET CIE',
  building: 'LES TERRASSES DE BELLEVUE',
  building_address: '41 RUE DE LA MULATIERE, 42100 SAINT-ETIENNE',
  closed_on: '2025-12-31',
} as const;
const second: Paper = {
  name: 'annexes-edition-erp-saint-etienne',
  css: `padding: 10mm; pre { margin: 0; font: 8.3pt/1.4 'Nimbus Mono PS', monospace }`,
  pages: [
    `<pre>${erpTop(2, "COMPTE DE GESTION GENERAL DE L'EXERCICE CLOS REALISE ET BUDGET PREVISIONNEL")}
CHARGES POUR OPERATIONS COURANTES
${listed(COSTS)}
${rule(90)}
${listed([costsTotal])}

PRODUITS POUR OPERATIONS COURANTES
${listed([['70100 PROV. COPROPR.', 9480000, 9794000, 9794000, 10094000, 10358000]])}
${rule(90)}
${columns(W, ['SOLDE (EXC. + / INS. -)', plain(9480000 - at(COSTS, 0)), '', plain(9794000 - at(COSTS, 2)), '', ''])}

CHARGES POUR TRAVAUX ART. 14-2 ET OPERATIONS EXCEPTIONNELLES
${columns(W, ['67100 REF. LOCAL VELO', plain(0), '', plain(648120), '', ''])}
${columns(W, ['TOTAL TRAVAUX', plain(0), '', plain(648120), '', ''])}
</pre>`,
    `<pre>${erpTop(3, 'COMPTE DE GESTION POUR OPERATIONS COURANTES PAR CLE DE REPARTITION')}
${listed(KEYS)}
${rule(90)}
${listed([total('TOTAL CHARGES NETTES', KEYS, 5)])}
</pre>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      pages: [1],
      facts: { annexes: ['2'], ...BELLEVUE, ...RUNNING, charges_travaux: 648120 },
      absent: ['rnc', 'owner', 'impayes'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_3',
      pages: [2],
      facts: { annexes: ['3'], ...BELLEVUE, ...RUNNING },
      absent: ['rnc', 'owner', 'charges_travaux'],
    },
  ],
};

const PENDING: readonly Line[] = [
  ['Réfection étanchéité terrasse garages (AG 12/06/2024)', 3864000, 2150000, 2318400, 2898000],
  ['Contrôle d’accès Vigik (AG 11/06/2025)', 742500, 0, 0, 371250],
  ['Étude thermique et audit (AG 11/06/2025)', 516000, 516000, 516000, 516000],
];
const fifth = paperOf(
  'annexe-5-metz',
  `font: 8pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm 14mm; td, th { border: .15mm solid #2a5d3c; padding: 1mm 1.4mm } th { background: #e2efe6; text-align: center; font-size: 7.2pt } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f4faf6 }`,
  [
    `<div style="display:flex;justify-content:space-between"><b>MOSELLE GESTION – Agence de Metz-Sablon</b><span>Les Jardins de Seille (00871) – 3 à 9 rue aux Arènes – 57000 METZ</span></div><h1 style="font-size:11pt;text-align:center;margin:5mm 0">ANNEXE 5 – ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE LE 31.12.2025</h1>
    ${table(
      [
        'Travaux',
        'Travaux votés<br>A',
        'Travaux payés<br>B',
        'Travaux réalisés<br>C',
        'Appels travaux, emprunts et subventions reçus<br>D',
        'Solde en attente sur travaux<br>E = D – C',
        'Subventions et emprunts à recevoir<br>F = A – D',
      ],
      [...PENDING, total('TOTAUX', PENDING, 4)].map(
        ([label, voted = 0, paid = 0, made = 0, called = 0]) =>
          `<tr class="${label === 'TOTAUX' ? 't' : ''}"><td>${label}</td>${[voted, paid, made, called, called - made, voted - called].map((value) => `<td>${dotted(value)}</td>`).join('')}</tr>`,
      ),
    )}
    <p style="margin-top:6mm">Observations : les honoraires du maître d’œuvre de l’étanchéité sont compris dans la colonne A. La réception est prévue au printemps 2026.</p><p style="font-size:6.6pt">Imprimé le 09.03.2026 10:22 par C. WAGNER – page 5 / 5</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_5',
    facts: {
      annexes: ['5'],
      syndic: either('MOSELLE GESTION', 'MOSELLE GESTION – Agence de Metz-Sablon'),
      building: 'Les Jardins de Seille',
      building_address: '3 à 9 rue aux Arènes, 57000 METZ',
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        PENDING.map(([label]) => label),
        PENDING.map(([label]) => label.replace(/ \(.*/, '')),
      ),
      travaux_votes: at(PENDING, 0),
      travaux_payes: at(PENDING, 1),
      travaux_realises: at(PENDING, 2),
      travaux_appeles: at(PENDING, 3),
      travaux_a_recevoir: at(PENDING, 0) - at(PENDING, 3),
    },
    absent: ['owner', 'rnc', 'meeting_on', 'banques'],
  },
);

export const ANNEXES_ETATS = [first, second, fifth];
