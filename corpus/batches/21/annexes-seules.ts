// Accounting annexes that come one or two at a time: the balance sheet, the running accounts, the works.
import { either, type Paper, type Truth, paperOf } from '../../paper.ts';
import { dotted, plain, spaced, sum, table } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const col = (lines: readonly Line[], at: number) =>
  sum(lines.map((line) => Number(line[at + 1] ?? 0)));
const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts,
});

const CASH: readonly Line[] = [
  ['50 Fonds placés (livret A)', 3120000, 3915000],
  ['51 Banques', 2044836, 1277319],
  ['53 Caisse', 0, 0],
];
const MINE: readonly Line[] = [
  ['102 Provisions pour travaux décidés', 0, 11592000],
  ['103 Avances', 0, 0],
  ['&nbsp;&nbsp;1031 Avances de trésorerie', 1800000, 1800000],
  ['&nbsp;&nbsp;1032 Avances travaux', 0, 0],
  ['105 Fonds de travaux', 3120000, 3915000],
  ['131 Subventions en instance', 0, 450000],
  ['12 Solde en attente s/ travaux et op. except.', 97412, -6120000],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 2219077, 7031240],
  ['459 Copropriétaires – créances douteuses', 318840, 502118],
  ['42 à 44 Autres créances', 0, 120000],
  ['46 Débiteurs divers', 4120, 0],
  ['48 Compte d’attente', 0, 33018],
];
const assets = [0, 1].map((at) => col(CASH, at) + col(OWED, at));
const debts = (at: number) => (assets[at] ?? 0) - col(MINE, at);
const OTHER_DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 884219, 401077],
  ['42 à 44 Autres dettes', 61200, 64480],
  ['47 Compte d’attente', 0, 0],
];
const suppliers = [0, 1].map((at) => debts(at) - col(OTHER_DEBTS, at));
const half = (lines: readonly Line[], end: string, write: (cents: number) => string) =>
  `${lines.map(([label, a = 0, b = 0]) => `<tr><td>${label}</td><td>${write(a)}</td><td>${write(b)}</td></tr>`).join('')}<tr class="t"><td>${end}</td><td>${write(col(lines, 0))}</td><td>${write(col(lines, 1))}</td></tr>`;
const DEBT_LINES: readonly Line[] = [
  ['40 Fournisseurs', suppliers[0] ?? 0, suppliers[1] ?? 0],
  ...OTHER_DEBTS,
];
const balance = paperOf(
  'annexe-1-bilan-marseille',
  `font: 8pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 12mm; .two { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm } td, th { border: .15mm solid #00533a; padding: .8mm 1mm } th { background: #e3f0ea; font-weight: bold; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f4faf7 } h1 { font-size: 12pt; text-align: center }`,
  [
    `<p>Crédit Phocéen Immobilier – Agence Marseille Prado-Périer<br><b>0871 – PARC DU ROUCAS FLEURI</b> – 112, traverse des Accoules-Hautes – 13008 MARSEILLE</p><h1>ANNEXE 1<br>ÉTAT FINANCIER APRÈS RÉPARTITION AU 31.12.2025</h1><p style="text-align:center">(décret n° 2005-240 du 14 mars 2005)</p>
    <div class="two"><table><tr><th>I – SITUATION FINANCIÈRE ET TRÉSORERIE</th><th>Exercice précédent approuvé 31.12.2024</th><th>Exercice clos 31.12.2025</th></tr>${half(CASH, 'TRÉSORERIE DISPONIBLE – TOTAL I', dotted)}<tr><th>II – CRÉANCES</th><th></th><th></th></tr>${half(OWED, 'TOTAL II', dotted)}<tr class="t"><td>TOTAL GÉNÉRAL (I) + (II)</td><td>${dotted(assets[0] ?? 0)}</td><td>${dotted(assets[1] ?? 0)}</td></tr></table>
    <table><tr><th>PROVISIONS ET AVANCES</th><th>Exercice précédent approuvé 31.12.2024</th><th>Exercice clos 31.12.2025</th></tr>${half(MINE, 'TOTAL I', dotted)}<tr><th>DETTES</th><th></th><th></th></tr>${half(DEBT_LINES, 'TOTAL II', dotted)}<tr class="t"><td>TOTAL GÉNÉRAL (I) + (II)</td><td>${dotted(assets[0] ?? 0)}</td><td>${dotted(assets[1] ?? 0)}</td></tr></table></div>
    <p style="margin-top:4mm">Emprunts : montant restant dû : <b>${dotted(0)}</b></p><p style="font-size:6.8pt">Édition comptable du 20.02.2026 – GESCO v12 – document de travail à annexer à la convocation, page 1/1</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: 'Crédit Phocéen Immobilier',
      building: 'PARC DU ROUCAS FLEURI',
      building_address: '112, traverse des Accoules-Hautes, 13008 MARSEILLE',
      closed_on: '2025-12-31',
      fonds_places: 3915000,
      banques: 1277319,
      provisions_travaux: 11592000,
      avances_tresorerie: 1800000,
      fonds_travaux: 3915000,
      solde_travaux: -6120000,
      creances_exigibles: 7031240,
      creances_douteuses: 502118,
      impayes: 7031240 + 502118,
      excedents_verses: 401077,
      dette_fournisseurs: suppliers[1] ?? 0,
      total_bilan: assets[1] ?? 0,
      emprunts: 0,
    },
    absent: ['rnc', 'owner', 'budget', 'meeting_on'],
  },
);

const RUNNING: readonly Line[] = [
  ['601 Eau', 881200, 900000, 914417, 930000, 950000],
  ['602 Electricité', 243018, 260000, 251190, 265000, 270000],
  ['604 Chaleur', 0, 0, 0, 0, 0],
  ['611 Nettoyage des locaux', 1440000, 1460000, 1462800, 1480000, 1510000],
  ['614 Contrats de maintenance', 512300, 520000, 548811, 560000, 575000],
  ['615 Entretien et petites réparations', 377410, 400000, 461204, 420000, 430000],
  ['616 Primes d’assurances', 701980, 720000, 748306, 790000, 830000],
  ['621 Rémunérations du syndic', 1188000, 1188000, 1188000, 1210000, 1230000],
  ['623 Rémunérations de tiers', 42000, 40000, 38400, 40000, 40000],
  ['63 Impôts – taxes et versements assimilés', 21200, 22000, 22118, 23000, 23000],
  ['64 Frais de personnel', 2877000, 2950000, 2991640, 3040000, 3100000],
];
const KEYS: readonly Line[] = [
  ['CHARGES COMMUNES GENERALES', 6310088, 6440000, 6488262, 6603000, 6748000],
  ['BATIMENT A', 712000, 740000, 801324, 790000, 810000],
  ['BATIMENT B', 690020, 720000, 736900, 755000, 770000],
  ['ASCENSEURS', 572000, 560000, 600400, 610000, 630000],
];
const five = [0, 1, 2, 3, 4];
const YEARS = `<tr><th rowspan="2">CHARGES POUR OPERATIONS COURANTES</th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget</th></tr><tr><th>Ex. préc. approuvé<br>N-1 2024</th><th>Ex. clos budget voté<br>N 2025</th><th>Ex. clos réalisé à approuver<br>N 2025</th><th>Budget en cours voté<br>N+1 2026</th><th>Budget à voter<br>N+2 2027</th></tr>`;
const rowsOf = (lines: readonly Line[]) =>
  lines
    .map(
      ([label, ...values]) =>
        `<tr><td>${label}</td>${values.map((value) => `<td>${plain(value)}</td>`).join('')}</tr>`,
    )
    .join('');
const totalOf = (lines: readonly Line[], label: string) =>
  `<tr class="t"><td>${label}</td>${five.map((at) => `<td>${plain(col(lines, at))}</td>`).join('')}</tr>`;
const CALLED: Line = [
  '701 Provisions sur opérations courantes',
  8280000,
  8460000,
  8460000,
  8758000,
  8958000,
];
const BOULOGNE = {
  syndic: either('IMMO DE FRANCILIA BOULOGNE', 'IMMO DE FRANCILIA'),
  building: 'LES QUAIS DE SEINE',
  building_address: '5/7 rue du Four-à-Plâtre, 92100 BOULOGNE-BILLANCOURT',
} as const;
const boulogneTop = (page: number, title: string) =>
  `<div class="top"><span>IMMO DE FRANCILIA BOULOGNE<br>SDC LES QUAIS DE SEINE – 5/7 rue du Four-à-Plâtre – 92100 BOULOGNE-BILLANCOURT</span><span>Edité le 02/03/2026<br>${page}/2</span></div><h1>${title}</h1>`;
const BUDGETS = {
  charges_courantes_precedentes: col(RUNNING, 0),
  budget_clos: col(RUNNING, 1),
  charges_courantes: col(RUNNING, 2),
  budget_en_cours: col(RUNNING, 3),
  budget_a_voter: col(RUNNING, 4),
} as const;
const works: readonly Line[] = [
  ['671 Travaux de remplacement du portail (AG 15/05/2024)', 0, 1460000, 1437744, 0, 0],
];
const running: Paper = {
  name: 'annexes-2-3-boulogne',
  css: `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm; .top { display: flex; justify-content: space-between; border-bottom: .3mm solid #000 } h1 { font-size: 11pt; text-align: center; margin: 3mm 0 } td, th { border: .12mm solid #777; padding: .7mm 1mm } th { text-align: center; background: #eee } td:nth-child(n+2) { text-align: right } .t td { font-weight: bold }`,
  landscape: true,
  pages: [
    `${boulogneTop(1, 'COMPTE DE GESTION GENERAL DE L’EXERCICE CLOS REALISE (N) ET BUDGET PREVISIONNEL DE L’EXERCICE (N+2) – ANNEXE N° 2<br>Exercice du 01/01/2025 au 31/12/2025')}<table>${YEARS}${rowsOf(RUNNING)}${totalOf(RUNNING, 'SOUS-TOTAL')}${rowsOf([CALLED])}<tr class="t"><td>SOLDE (excédent + / insuffisance -)</td>${five.map((at) => `<td>${at < 3 ? plain(Number(CALLED[at + 1] ?? 0) - col(RUNNING, at)) : ''}</td>`).join('')}</tr><tr><th colspan="6">CHARGES POUR TRAVAUX ET AUTRES OPERATIONS EXCEPTIONNELLES</th></tr>${rowsOf(works)}${totalOf(works, 'SOUS-TOTAL TRAVAUX')}</table>`,
    `${boulogneTop(2, 'COMPTE DE GESTION POUR OPERATIONS COURANTES DE L’EXERCICE CLOS REALISE (N) PAR CLE – ANNEXE N° 3<br>Exercice du 01/01/2025 au 31/12/2025')}<table>${YEARS}${rowsOf(KEYS)}${totalOf(KEYS, 'TOTAL CHARGES NETTES')}</table><p style="margin-top:4mm">Le détail par compte de chaque clé est tenu à la disposition des copropriétaires.</p>`,
  ],
  documents: [
    {
      ...part(1, 'ANNEXE_2', {
        ...BOULOGNE,
        annexes: ['2'],
        closed_on: '2025-12-31',
        ...BUDGETS,
        charges_travaux: 1437744,
      }),
      absent: ['rnc', 'meeting_on'],
    },
    {
      ...part(2, 'ANNEXE_3', {
        ...BOULOGNE,
        annexes: ['3'],
        closed_on: '2025-12-31',
        charges_courantes_precedentes: col(KEYS, 0),
        budget_clos: col(KEYS, 1),
        charges_courantes: col(KEYS, 2),
        budget_en_cours: col(KEYS, 3),
        budget_a_voter: col(KEYS, 4),
      }),
      absent: ['rnc', 'charges_travaux'],
    },
  ],
};

const JOBS: readonly Line[] = [
  [
    'Ravalement façade nord – AG 04/06/2024 rés. 15',
    18420000,
    9210000,
    11052000,
    14736000,
    3684000,
  ],
  ['Remplacement chaudière – AG 11/06/2025 rés. 12', 6318000, 0, 0, 3159000, 3159000],
];
const DONE: readonly Line[] = [
  ['Sécurisation du local poubelles – AG 04/06/2024 rés. 18', 412000, 412000, 398640],
];
const allJobs = five.map((at) => col(JOBS, at));
const toulouse: Paper = {
  name: 'annexes-4-5-toulouse',
  css: `font: 8.6pt/1.35 'Carlito', sans-serif; padding: 12mm 13mm; h1 { font-size: 12pt; background: #7b1e3b; color: #fff; padding: 1.5mm 3mm } td, th { border-bottom: .2mm solid #c9a; padding: 1.2mm } th { font-weight: bold } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .t td { font-weight: bold; border-top: .5mm solid #7b1e3b }`,
  pages: [
    `<p>GESTOCC SYNDIC – 18 rue des Filatiers-Hauts – 31000 TOULOUSE<br>Copropriété LES TERRASSES D’ARNAUD-BERNARD, 52 boulevard des Minimettes, 31200 TOULOUSE</p><h1>Annexe 4 – Compte de gestion pour travaux et opérations exceptionnelles hors budget prévisionnel de l’exercice clos</h1><p>Exercice clos le 31/12/2025</p>${table(
      [
        'Travaux de l’article 14-2 clôturés',
        'Dépenses votées',
        'Provisions appelées',
        'Dépenses réalisées',
        'Solde',
      ],
      [
        ...DONE.map(([label, a = 0, b = 0, c = 0]) => [
          label,
          spaced(a),
          spaced(b),
          spaced(c),
          spaced(b - c),
        ]),
        `<tr class="t"><td>Total</td><td>${spaced(412000)}</td><td>${spaced(412000)}</td><td>${spaced(398640)}</td><td>${spaced(412000 - 398640)}</td></tr>`,
      ],
    )}<p style="margin-top:4mm">Opérations exceptionnelles : néant.</p>`,
    `<p>GESTOCC SYNDIC – 18 rue des Filatiers-Hauts – 31000 TOULOUSE<br>Copropriété LES TERRASSES D’ARNAUD-BERNARD, 52 boulevard des Minimettes, 31200 TOULOUSE</p><h1>Annexe 5 – État des travaux et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice</h1><p>Situation au 31/12/2025</p>${table(
      [
        'Travaux',
        'Votés (A)',
        'Payés (B)',
        'Réalisés (C)',
        'Appelés, reçus (D)',
        'À recevoir (A-D)',
      ],
      [
        ...JOBS.map(([label, ...values]) => [label, ...values.map((value) => spaced(value))]),
        `<tr class="t"><td>TOTAL</td>${allJobs.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`,
      ],
    )}`,
  ],
  documents: [
    {
      ...part(1, 'ANNEXE_4', {
        annexes: ['4'],
        syndic: 'GESTOCC SYNDIC',
        building: 'LES TERRASSES D’ARNAUD-BERNARD',
        building_address: '52 boulevard des Minimettes, 31200 TOULOUSE',
        closed_on: '2025-12-31',
        travaux_clos: either(
          ['Sécurisation du local poubelles – AG 04/06/2024 rés. 18'],
          ['Sécurisation du local poubelles'],
        ),
      }),
      absent: ['rnc', 'travaux_en_cours'],
    },
    {
      ...part(2, 'ANNEXE_5', {
        annexes: ['5'],
        syndic: 'GESTOCC SYNDIC',
        building: 'LES TERRASSES D’ARNAUD-BERNARD',
        building_address: '52 boulevard des Minimettes, 31200 TOULOUSE',
        closed_on: '2025-12-31',
        travaux_en_cours: either(
          JOBS.map(([label]) => label),
          ['Ravalement façade nord', 'Remplacement chaudière'],
        ),
        travaux_votes: allJobs[0] ?? 0,
        travaux_payes: allJobs[1] ?? 0,
        travaux_realises: allJobs[2] ?? 0,
        travaux_appeles: allJobs[3] ?? 0,
        travaux_a_recevoir: allJobs[4] ?? 0,
      }),
      absent: ['rnc', 'travaux_clos'],
    },
  ],
};

export const ANNEXES_SEULES = [balance, running, toulouse];
