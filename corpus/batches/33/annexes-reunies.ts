// The five accounting annexes as a syndic's software prints them together, on lying sheets.
import type { Paper, Truth } from '../../paper.ts';
import { spaced, sum } from '../../writing.ts';

export type Line = readonly [code: string, label: string, ...values: number[]];
const column = (lines: readonly Line[], at: number) =>
  sum(lines.map((line) => Number(line[at + 2] ?? 0)));
export const totalsOf = (lines: readonly Line[]): number[] =>
  (lines[0]?.slice(2) ?? []).map((_, at) => column(lines, at));
const cells = (values: readonly number[]) =>
  values.map((value) => `<td>${spaced(value)}</td>`).join('');
export const rowsOf = (lines: readonly Line[]): string =>
  lines
    .map(([code, label, ...values]) => `<tr><td>${code}</td><td>${label}</td>${cells(values)}</tr>`)
    .join('');
export const totalRow = (label: string, values: readonly number[]): string =>
  `<tr class="t"><td></td><td>${label}</td>${cells(values)}</tr>`;

/** Former year, then the closed one. */
const CASH: readonly Line[] = [
  ['50', 'Fonds placés', 3600000, 4200000],
  ['51', 'Banques ou fonds disponibles en banque', 1418233, 1766048],
  ['53', 'Caisse', 0, 0],
];
const RESERVES: readonly Line[] = [
  ['102', 'Provisions pour travaux décidés', 0, 500000],
  ['1031', 'Avances de trésorerie', 1100000, 1100000],
  ['1032', 'Avances travaux au titre de l’art. 18', 0, 0],
  ['105', 'Fonds de travaux', 3600000, 4200000],
  ['12', 'Solde en attente sur travaux ou opérations exceptionnelles', 182000, 341500],
];
const OWED: readonly Line[] = [
  ['45', 'Copropriétaires – sommes exigibles restant à recevoir', 1540618, 1289077],
  ['459', 'Copropriétaires – créances douteuses', 210000, 396240],
  ['46', 'Débiteurs divers', 0, 12800],
  ['486', 'Charges constatées d’avance', 61000, 0],
];
const DEBTS: readonly Line[] = [
  ['40', 'Fournisseurs', 1204851, 1037665],
  ['42-43', 'Personnel et organismes sociaux', 84000, 0],
  ['45', 'Copropriétaires – excédents versés', 659000, 485000],
];
const SPENT: readonly Line[] = [
  ['601', 'Eau', 688200, 700000, 712455, 720000, 735000],
  ['602', 'Électricité', 241050, 260000, 252910, 260000, 265000],
  ['611', 'Nettoyage des locaux', 1204000, 1220000, 1221600, 1250000, 1280000],
  ['614', 'Contrats de maintenance', 488200, 500000, 497150, 510000, 525000],
  ['615', 'Entretien et petites réparations', 361745, 400000, 448318, 420000, 430000],
  ['616', 'Primes d’assurances', 702400, 740000, 756900, 790000, 830000],
  ['6211', 'Rémunération du syndic sur gestion courante', 936000, 955000, 955000, 975000, 990000],
  ['6213', 'Frais postaux', 44120, 45000, 40367, 45000, 45000],
];
const INCOME: readonly Line[] = [
  ['701', 'Provisions sur opérations courantes', 4780000, 4820000, 4820000, 4970000, 5100000],
  ['716', 'Produits financiers', 0, 0, 2140, 0, 0],
];
const KEYS: readonly Line[] = [
  ['1', 'Charges communes générales', 3489315, 3620000, 3675095, 3740000, 3840000],
  ['2', 'Ascenseurs A et B', 488200, 500000, 497150, 510000, 525000],
  ['3', 'Eau froide', 688200, 700000, 712455, 720000, 735000],
];
const top = (number: number, title: string) =>
  `<div class="hd"><div><b>SOMME SYNDIC</b><br>4 rue des Jacobins – 80000 AMIENS</div><div class="c"><b>ANNEXE N° ${number}</b><br>${title}</div><div style="text-align:right">Copropriété LE PARC SAINT-HONORÉ<br>210 boulevard de Bapaume, 80000 AMIENS<br>Immatriculation AC1850664</div></div>`;
const YEARS = `<thead><tr><th rowspan="2"></th><th rowspan="2"></th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PRÉVISIONNEL</th></tr><tr><th>Exercice précédent approuvé (N-1)<br>01/01/2024 – 31/12/2024</th><th>Exercice clos budget voté (N)<br>01/01/2025 – 31/12/2025</th><th>Exercice clos réalisé à approuver (N)<br>01/01/2025 – 31/12/2025</th><th>Budget prévisionnel en cours voté (N+1)<br>2026</th><th>Budget prévisionnel à voter (N+2)<br>2027</th></tr></thead>`;
const half = (title: string, lines: readonly Line[], end: string) =>
  `<table><thead><tr><th colspan="2">${title}</th><th>Exercice précédent approuvé au 31/12/2024</th><th>Exercice clos au 31/12/2025</th></tr></thead><tbody>${rowsOf(lines)}${totalRow(end, totalsOf(lines))}</tbody></table>`;
const years = (body: string) => `<table class="y">${YEARS}<tbody>${body}</tbody></table>`;
const both = (one: readonly Line[], other: readonly Line[]) =>
  totalsOf(one).map((value, at) => value + (totalsOf(other)[at] ?? 0));
const heading = (text: string) => `<tr class="h"><td colspan="7">${text}</td></tr>`;
const foot = (page: number) =>
  `<p class="ft">Décret n° 2005-240 du 14 mars 2005 – édité le 24/02/2026 – montants en euros – page ${page}/5</p>`;

const OPEN: readonly Line[] = [
  ['', 'Remplacement des portes de garage', 1948500, 650000, 780000, 1299000, 519000, 649500],
  ['', 'Peinture cage d’escalier B', 1120000, 0, 0, 0, 0, 1120000],
];
const openTotals = totalsOf(OPEN);

const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: {
    annexes: [String(page)],
    syndic: 'SOMME SYNDIC',
    building: 'LE PARC SAINT-HONORÉ',
    building_address: '210 boulevard de Bapaume, 80000 AMIENS',
    rnc: 'AC1850664',
    ...facts,
  },
  absent: ['owner', 'lots', 'iban'],
});
const BUDGETS = {
  charges_courantes_precedentes: column(SPENT, 0),
  budget_clos: column(SPENT, 1),
  charges_courantes: column(SPENT, 2),
  budget_en_cours: column(SPENT, 3),
  budget_a_voter: column(SPENT, 4),
} as const;

const amiens: Paper = {
  name: 'annexes-cinq-feuilles-amiens',
  css: `font: 8pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .hd { display: grid; grid-template-columns: 70mm 1fr 76mm; align-items: start; margin-bottom: 4mm; border-bottom: .3mm solid #00695c; padding-bottom: 2mm } .c { text-align: center; font-size: 9.4pt } td, th { border: .2mm solid #889; padding: .7mm 1.3mm } th { background: #e0efec; text-align: center; font-size: 7.2pt } td:nth-child(n+3) { text-align: right; white-space: nowrap } td:first-child { width: 11mm } .t td { font-weight: bold; background: #f2f2f2 } .h td { font-weight: bold; text-align: left !important } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; align-items: start; margin-bottom: 3mm } .ft { position: absolute; bottom: 5mm; font-size: 6.8pt }`,
  landscape: true,
  pages: [
    `${top(1, 'État financier après répartition au 31/12/2025')}<p><b>I – SITUATION FINANCIÈRE ET TRÉSORERIE</b></p><div class="two">${half('Trésorerie', CASH, 'Total I')}${half('Provisions et avances', RESERVES, 'Total I')}</div><p><b>II – CRÉANCES ET DETTES</b></p><div class="two">${half('Créances', OWED, 'Total II')}${half('Dettes', DEBTS, 'Total II')}</div><div class="two"><table>${totalRow('TOTAL GÉNÉRAL (I + II)', both(CASH, OWED))}</table><table>${totalRow('TOTAL GÉNÉRAL (I + II)', both(RESERVES, DEBTS))}</table></div><p>EMPRUNTS : montant restant dû 0,00</p>${foot(1)}`,
    `${top(2, 'Compte de gestion général de l’exercice clos réalisé (N) du 01/01/2025 au 31/12/2025 et budget prévisionnel de l’exercice (N+2)')}${years(
      `${heading('CHARGES POUR OPÉRATIONS COURANTES')}${rowsOf(SPENT)}${totalRow('Sous-total', totalsOf(SPENT))}${heading('PRODUITS POUR OPÉRATIONS COURANTES')}${rowsOf(INCOME)}${totalRow('Sous-total', totalsOf(INCOME))}${totalRow(
        'Solde sur opérations courantes',
        totalsOf(INCOME).map((value, at) => value - column(SPENT, at)),
      )}`,
    )}<p></p><table><thead><tr><th></th><th>CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</th><th>N-1 approuvé</th><th>N à approuver</th></tr></thead><tbody>${rowsOf([['671', 'Travaux décidés par l’assemblée générale', 0, 934200]])}${totalRow('Sous-total', [0, 934200])}</tbody></table>${foot(2)}`,
    `${top(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé (N) et budget prévisionnel de l’exercice (N+2), par clé de répartition')}${years(`${rowsOf(KEYS)}${totalRow('TOTAL CHARGES NETTES', totalsOf(KEYS))}${totalRow('Provisions copropriétaires', totalsOf(INCOME.slice(0, 1)))}`)}${foot(3)}`,
    `${top(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos réalisé (N)')}<table><thead><tr><th></th><th>Opération</th><th>Dépenses votées</th><th>Dépenses réalisées</th><th>Provisions appelées, emprunts et subventions reçus</th><th>Solde</th></tr></thead><tbody>${rowsOf([['', 'Étanchéité de la terrasse du bâtiment A', 950000, 934200, 950000, 15800]])}${totalRow('TOTAL', [950000, 934200, 950000, 15800])}</tbody></table>${foot(4)}`,
    `${top(5, 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice, au 31/12/2025')}<table><thead><tr><th></th><th>Travaux</th><th>Travaux votés (A)</th><th>Travaux payés (B)</th><th>Travaux réalisés (C)</th><th>Appels travaux, emprunts et subventions reçus (D)</th><th>Solde en attente sur travaux (E) = (D) – (C)</th><th>Subventions, emprunts et appels à recevoir (F) = (A) – (D)</th></tr></thead><tbody>${rowsOf(OPEN)}${totalRow('TOTAUX', openTotals)}</tbody></table>${foot(5)}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      closed_on: '2025-12-31',
      fonds_places: 4200000,
      banques: 1766048,
      provisions_travaux: 500000,
      avances_tresorerie: 1100000,
      fonds_travaux: 4200000,
      solde_travaux: 341500,
      creances_exigibles: 1289077,
      creances_douteuses: 396240,
      impayes: 1289077 + 396240,
      excedents_verses: 485000,
      dette_fournisseurs: 1037665,
      total_bilan: both(CASH, OWED)[1] ?? 0,
      emprunts: 0,
    }),
    part(2, 'ANNEXE_2', { closed_on: '2025-12-31', ...BUDGETS, charges_travaux: 934200 }),
    part(3, 'ANNEXE_3', BUDGETS),
    part(4, 'ANNEXE_4', { travaux_clos: ['Étanchéité de la terrasse du bâtiment A'] }),
    part(5, 'ANNEXE_5', {
      closed_on: '2025-12-31',
      travaux_en_cours: ['Remplacement des portes de garage', 'Peinture cage d’escalier B'],
      travaux_votes: openTotals[0] ?? 0,
      travaux_payes: openTotals[1] ?? 0,
      travaux_realises: openTotals[2] ?? 0,
      travaux_appeles: openTotals[3] ?? 0,
      travaux_a_recevoir: openTotals[5] ?? 0,
    }),
  ],
};

export const ANNEXES_REUNIES: readonly Paper[] = [amiens];
