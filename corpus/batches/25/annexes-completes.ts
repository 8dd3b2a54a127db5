// The five annexes of one building, bound together, and the short pair of a small one.
import type { Paper, Truth } from '../../paper.ts';
import { plain, sum, table, thin } from '../../writing.ts';

type Row = readonly [label: string, ...values: number[]];
const columns = (rows: readonly Row[]): number[] =>
  rows[0]?.slice(1).map((_, index) => sum(rows.map((row) => Number(row[index + 1] ?? 0)))) ?? [];
const tds = (values: readonly number[], write = thin): string =>
  values.map((value) => `<td>${write(value)}</td>`).join('');
const body = (rows: readonly Row[], write = thin): string =>
  rows.map(([label, ...values]) => `<tr><td>${label}</td>${tds(values, write)}</tr>`).join('');
const strong = (label: string, values: readonly number[], write = thin): string =>
  `<tr class="t"><td>${label}</td>${tds(values, write)}</tr>`;
const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({ type: 'CV_AG', sub_kind, pages: [page], facts, absent });

/** The closed year first, then the year before. */
const RESERVES: readonly Row[] = [
  ['Provisions pour travaux (102)', 0, 0],
  ['Avances de trésorerie (1031)', 640000, 640000],
  ['Fonds de travaux (105)', 2918744, 2312044],
  ['Solde en attente sur travaux et opérations exceptionnelles (12)', 187600, 0],
];
const DEBTS: readonly Row[] = [
  ['Copropriétaires – excédents versés (45)', 731206, 802317],
  ['Fournisseurs (40)', 668915, 540288],
  ['Compte d’attente (47)', 4210, 0],
];
const CLAIMS: readonly Row[] = [
  ['Copropriétaires – sommes exigibles restant à recevoir (45)', 918330, 604112],
  ['Copropriétaires – créances douteuses (459)', 0, 0],
  ['Autres tiers (46)', 31250, 0],
];
const PLACED: Row = ['Fonds placés (50)', 2900000, 2300000];
const assets = [0, 1].map(
  (index) => (columns(RESERVES)[index] ?? 0) + (columns(DEBTS)[index] ?? 0),
);
const bank = assets.map(
  (value, index) => value - (columns(CLAIMS)[index] ?? 0) - Number(PLACED[index + 1] ?? 0),
);
const CASH: readonly Row[] = [
  PLACED,
  ['Banques ou fonds disponibles (51)', ...bank],
  ['Caisse (53)', 0, 0],
];
const SPENT: readonly Row[] = [
  ['601 Eau', 388214, 370402, 380000, 400000, 410000],
  ['602 Électricité', 141833, 150120, 150000, 150000, 150000],
  ['611 Nettoyage des locaux', 722400, 708000, 720000, 735000, 750000],
  ['614 Contrats de maintenance', 268018, 261500, 270000, 275000, 280000],
  ['615 Entretien et petites réparations', 194377, 233912, 220000, 220000, 220000],
  ['616 Primes d’assurances', 471120, 438066, 460000, 490000, 520000],
  ['621 Rémunération du syndic', 612000, 598000, 612000, 625000, 638000],
  ['623 Autres honoraires', 36000, 0, 20000, 20000, 20000],
  ['64 Personnel du syndicat', 0, 0, 0, 0, 0],
];
const spent = columns(SPENT);
const [real = 0, before = 0, voted = 0, running = 0, toVote = 0] = spent;
const LIFT = [301244, 298110, 305000, 312000, 318000];
const WATER = [388214, 370402, 380000, 400000, 410000];
const GENERAL = spent.map((value, index) => value - (LIFT[index] ?? 0) - (WATER[index] ?? 0));
const top = (number: number, title: string) =>
  `<div class="hd"><b>Cabinet LE GUENNEC</b><span>L’ERDRE ET LOIRE – 3 à 7 quai de Versailles – 44000 NANTES – AC4602718</span><span>Exercice du 01/01/2025 au 31/12/2025</span></div><div class="ti"><span>ANNEXE<br><b>${number}</b></span><h1>${title}</h1></div>`;
const heads = `<thead><tr><th></th><th>Réalisé 2025<br>à approuver</th><th>Exercice 2024<br>approuvé</th><th>Budget 2025<br>voté</th><th>Budget 2026<br>en cours, voté</th><th>Budget 2027<br>à voter</th></tr></thead>`;
const sides = (left: string, right: string) => `<div class="two">${left}${right}</div>`;
const stack = (title: string, rows: readonly Row[], end: string) =>
  `<table><thead><tr><th>${title}</th><th>31/12/2025</th><th>31/12/2024</th></tr></thead><tbody>${body(rows)}${strong(end, columns(rows))}</tbody></table>`;
const NANTES = {
  syndic: 'Cabinet LE GUENNEC',
  building: 'L’ERDRE ET LOIRE',
  building_address: '3 à 7 quai de Versailles, 44000 NANTES',
  rnc: 'AC4602718',
  closed_on: '2025-12-31',
} as const;
const BUDGETS = {
  charges_courantes: real,
  charges_courantes_precedentes: before,
  budget_clos: voted,
  budget_en_cours: running,
  budget_a_voter: toVote,
} as const;

const bound: Paper = {
  name: 'annexes-liasse-nantes',
  css: `font: 8.2pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 9mm 12mm; .hd { display: flex; justify-content: space-between; font-size: 7.2pt; color: #004f59; border-bottom: .3mm solid #004f59 } .ti { display: flex; gap: 6mm; align-items: center; margin: 3mm 0 } .ti span { background: #004f59; color: #fff; text-align: center; padding: 1.5mm 4mm } .ti b { font-size: 15pt } .ti h1 { font-size: 11pt; margin: 0 } td, th { padding: 1mm 1.4mm; border-bottom: .2mm solid #c9d6d8 } th { background: #e3eeef; text-align: right } th:first-child { text-align: left } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; border-top: .3mm solid #004f59 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; align-items: start; margin-bottom: 4mm }`,
  landscape: true,
  pages: [
    `${top(1, 'État financier après répartition à la date du 31/12/2025')}${sides(stack('I. Trésorerie', CASH, 'Trésorerie disponible – TOTAL I'), stack('I. Provisions et avances', RESERVES, 'TOTAL I'))}${sides(stack('II. Créances', CLAIMS, 'TOTAL II'), stack('II. Dettes', DEBTS, 'TOTAL II'))}${sides(`<table><tbody>${strong('TOTAL GÉNÉRAL', assets)}</tbody></table>`, `<table><tbody>${strong('TOTAL GÉNÉRAL', assets)}</tbody></table>`)}<p>Emprunts, montant restant dû : néant</p>`,
    `${top(2, 'Compte de gestion général de l’exercice clos réalisé 2025 et budget prévisionnel de l’exercice 2027')}<table>${heads}<tbody>${body(SPENT)}${strong('Total charges pour opérations courantes', spent)}${body([['701 Provisions sur opérations courantes', voted, 2800000, voted, running, toVote]])}${strong('Solde', [voted - real, 2800000 - before, 0, 0, 0])}</tbody></table><table style="margin-top:3mm"><thead><tr><th>Travaux et opérations exceptionnelles</th><th>Réalisé 2025</th><th>Exercice 2024</th></tr></thead><tbody>${body([['671 Travaux décidés par l’assemblée générale', 742500, 0]])}${strong('Total charges pour travaux', [742500, 0])}${body([['702 Provisions sur travaux', 750000, 0]])}</tbody></table>`,
    `${top(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé 2025 et budget prévisionnel 2027, par clé')}<table>${heads}<tbody>${body(
      [
        ['Charges générales (10 000)', ...GENERAL],
        ['Ascenseurs (2 000)', ...LIFT],
        ['Eau froide (compteurs)', ...WATER],
      ],
    )}${strong('Total charges nettes', spent)}</tbody></table>`,
    `${top(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel')}${table(['Opération clôturée au 31/12/2025', 'Voté', 'Dépensé', 'Appelé', 'Solde'], [['Réfection du local vélos', ...[750000, 742500, 750000, 7500].map(thin)], strong('Total', [750000, 742500, 750000, 7500])])}`,
    `${top(5, 'État des travaux votés non encore clôturés à la fin de l’exercice')}${table(['Opération', 'A. Voté', 'B. Payé', 'C. Réalisé', 'D. Appelé et reçu', 'E. Solde D – C', 'F. À recevoir A – D'], [['Étanchéité du toit-terrasse', ...[3752000, 1688400, 1688400, 1876000, 187600, 1876000].map(thin)], strong('Total', [3752000, 1688400, 1688400, 1876000, 187600, 1876000])])}<p style="margin-top:5mm">Vote de l’assemblée générale du 17 juin 2025. Fin de chantier attendue au 2e trimestre 2026.</p>`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        annexes: ['1'],
        ...NANTES,
        fonds_places: 2900000,
        banques: bank[0] ?? 0,
        provisions_travaux: 0,
        avances_tresorerie: 640000,
        fonds_travaux: 2918744,
        solde_travaux: 187600,
        creances_exigibles: 918330,
        creances_douteuses: 0,
        impayes: 918330,
        excedents_verses: 731206,
        dette_fournisseurs: 668915,
        total_bilan: assets[0] ?? 0,
      },
      ['charges_courantes', 'budget_a_voter'],
    ),
    part(2, 'ANNEXE_2', { annexes: ['2'], ...NANTES, ...BUDGETS, charges_travaux: 742500 }, [
      'impayes',
    ]),
    part(3, 'ANNEXE_3', { annexes: ['3'], ...NANTES, ...BUDGETS }, ['charges_travaux']),
    part(4, 'ANNEXE_4', {
      annexes: ['4'],
      ...NANTES,
      travaux_clos: ['Réfection du local vélos'],
    }),
    part(5, 'ANNEXE_5', {
      annexes: ['5'],
      ...NANTES,
      travaux_en_cours: ['Étanchéité du toit-terrasse'],
      travaux_votes: 3752000,
      travaux_payes: 1688400,
      travaux_realises: 1688400,
      travaux_appeles: 1876000,
      travaux_a_recevoir: 1876000,
    }),
  ],
};

const SMALL_SPENT: readonly Row[] = [
  ['Assurance', 288410, 290000, 301217, 310000, 320000],
  ['Eau', 190322, 200000, 204118, 205000, 210000],
  ['EDF parties communes', 61480, 65000, 58903, 62000, 62000],
  ['Ménage', 312000, 318000, 318000, 324000, 330000],
  ['Syndic', 276000, 282000, 282000, 288000, 294000],
  ['Réparations', 44812, 70000, 91640, 70000, 75000],
];
const small = columns(SMALL_SPENT);
const smallAssets = [418200 + 160000, 512440 + 212906];
const pair: Paper = {
  name: 'annexes-deux-tours',
  css: `font: 9pt/1.4 'Nimbus Roman', serif; padding: 15mm; td, th { padding: 1mm 1.5mm; border-bottom: .15mm dotted #555 } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; border-top: .3mm solid #000 } h1 { font-size: 12pt }`,
  pages: [
    `<p>Cabinet FOUCHER-DELAUNAY, syndic – 10 rue Nationale – 37000 TOURS<br>Copropriété du 29 rue Colbert, 37000 TOURS</p><h1>ANNEXE 1 : ÉTAT FINANCIER APRÈS RÉPARTITION AU 31 MARS 2026</h1><table><thead><tr><th>ACTIF</th><th>N-1<br>(31/03/2025)</th><th>N<br>(31/03/2026)</th></tr></thead><tbody>${body([['51 Banque', 418200, 512440]], plain)}${strong('Total I trésorerie', [418200, 512440], plain)}${body([['45 Copropriétaires, sommes exigibles restant à recevoir', 160000, 212906]], plain)}${strong('Total II créances', [160000, 212906], plain)}${strong('TOTAL GÉNÉRAL', smallAssets, plain)}</tbody></table><table style="margin-top:8mm"><thead><tr><th>PASSIF</th><th>N-1<br>(31/03/2025)</th><th>N<br>(31/03/2026)</th></tr></thead><tbody>${body(
      [
        ['1031 Avance de trésorerie', 120000, 120000],
        ['105 Fonds de travaux', 183500, 246700],
      ],
      plain,
    )}${strong('Total I provisions et avances', [303500, 366700], plain)}${body(
      [
        ['45 Copropriétaires, excédents versés', 81218, 97430],
        ['40 Fournisseurs', 193482, 261216],
      ],
      plain,
    )}${strong('Total II dettes', [274700, 358646], plain)}${strong('TOTAL GÉNÉRAL', smallAssets, plain)}</tbody></table><p style="margin-top:6mm">Pas d’emprunt. Pas de fonds placés. Aucune créance douteuse.</p>`,
    `<p>Cabinet FOUCHER-DELAUNAY, syndic – 10 rue Nationale – 37000 TOURS<br>Copropriété du 29 rue Colbert, 37000 TOURS</p><h1>ANNEXE 2 : COMPTE DE GESTION GÉNÉRAL, EXERCICE CLOS LE 31 MARS 2026, ET BUDGET PRÉVISIONNEL</h1><table><thead><tr><th>Charges courantes</th><th>N-1<br>approuvé</th><th>N<br>voté</th><th>N<br>réalisé</th><th>N+1<br>voté</th><th>N+2<br>à voter</th></tr></thead><tbody>${body(SMALL_SPENT, plain)}${strong('Total des charges courantes', small, plain)}${body([['Provisions appelées', 1190000, small[1] ?? 0, small[1] ?? 0, small[3] ?? 0, small[4] ?? 0]], plain)}${strong('Solde', [1190000 - (small[0] ?? 0), 0, (small[1] ?? 0) - (small[2] ?? 0), 0, 0], plain)}</tbody></table><p style="margin-top:6mm">N : du 1er avril 2025 au 31 mars 2026. N+1 : du 1er avril 2026 au 31 mars 2027. N+2 : du 1er avril 2027 au 31 mars 2028. Aucun travaux hors budget au cours de l’exercice ; les annexes 4 et 5 sont sans objet.</p>`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_1',
      {
        annexes: ['1'],
        syndic: 'Cabinet FOUCHER-DELAUNAY',
        building_address: '29 rue Colbert, 37000 TOURS',
        closed_on: '2026-03-31',
        banques: 512440,
        avances_tresorerie: 120000,
        fonds_travaux: 246700,
        creances_exigibles: 212906,
        impayes: 212906,
        excedents_verses: 97430,
        dette_fournisseurs: 261216,
        total_bilan: smallAssets[1] ?? 0,
      },
      ['rnc', 'provisions_travaux'],
    ),
    part(
      2,
      'ANNEXE_2',
      {
        annexes: ['2'],
        syndic: 'Cabinet FOUCHER-DELAUNAY',
        building_address: '29 rue Colbert, 37000 TOURS',
        closed_on: '2026-03-31',
        charges_courantes_precedentes: small[0] ?? 0,
        budget_clos: small[1] ?? 0,
        charges_courantes: small[2] ?? 0,
        budget_en_cours: small[3] ?? 0,
        budget_a_voter: small[4] ?? 0,
      },
      ['rnc', 'impayes'],
    ),
  ],
};

export const ANNEXES_COMPLETES = [bound, pair];
