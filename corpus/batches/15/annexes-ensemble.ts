// The five annexes of one meeting, as a volunteer's workbook prints them, and the balance of an odd year.
import { either, type Paper, paperOf, type Truth } from '../../paper.ts';
import { english, spaced, tr } from '../../writing.ts';
import { column, columns, figures, type Line } from './outils.ts';

const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts,
});

const LEFT: readonly Line[] = [
  ['50 Fonds placés', 0, 400000],
  ['51 Banques', 1183052, 870919],
  ['53 Caisse', 5000, 5000],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires, sommes exigibles', 204411, 318866],
  ['459 Créances douteuses', 0, 0],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 12000, 0],
];
const KEPT: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 0],
  ['1031 Avances de trésorerie', 600000, 600000],
  ['105 Fonds de travaux', 320000, 400000],
  ['12 Solde en attente sur travaux', 184000, 0],
];
const sheets = [0, 1].map((at) => column(LEFT, at) + column(OWED, at));
const over = [96210, 140337];
const DUE: readonly Line[] = [
  ['45 Copropriétaires, excédents versés', ...over],
  [
    '40 Fournisseurs',
    ...[0, 1].map((at) => (sheets[at] ?? 0) - column(KEPT, at) - (over[at] ?? 0)),
  ],
];
const owedToSuppliers = DUE[1]?.[2] ?? 0;
const SPENT: readonly Line[] = [
  ['60 Achats (eau, élec.)', 341220, 350000, 362754, 360000, 370000],
  ['61 Services extérieurs', 498060, 510000, 505311, 520000, 530000],
  ['616 Assurances', 166400, 170000, 181290, 190000, 195000],
  ['62 Syndic et tiers', 0, 5000, 4277, 5000, 5000],
];
const KEYS: readonly Line[] = [
  ['Générales /1000', 664460, 685000, 690878, 715000, 730000],
  ['Eau /index', 341220, 350000, 362754, 360000, 370000],
];
const HEADS = tr(
  ['', 'N-1 approuvé', 'N voté', 'N réalisé', 'N+1 voté', 'N+2 proposé'].map(
    (head) => `<b>${head}</b>`,
  ),
);
const top = (tab: string, title: string) =>
  `<p style="font-size:8pt;color:#666">comptes MALO 2025.ods [${tab}]</p><p><b>Copropriété « L’ESTRAN » – 61 digue de Mer – 59240 DUNKERQUE (Malo-les-Bains)</b><br>Syndic coopératif – présidente-syndic : Maryvonne VANDENBUSSCHE<br>N = exercice du 1/1/2025 au 31/12/2025</p><p style="font-size:12pt">${title}</p>`;
const [was, voted, spent, current, next] = columns(SPENT).map((one) => one);
const MALO = {
  syndic: 'Maryvonne VANDENBUSSCHE',
  building: 'L’ESTRAN',
  building_address: either(
    '61 digue de Mer, 59240 DUNKERQUE',
    '61 digue de Mer, 59240 DUNKERQUE (Malo-les-Bains)',
  ),
  closed_on: '2025-12-31',
};
const MALO_YEARS = {
  charges_courantes_precedentes: was ?? 0,
  budget_clos: voted ?? 0,
  charges_courantes: spent ?? 0,
  budget_en_cours: current ?? 0,
  budget_a_voter: next ?? 0,
};

const malo: Paper = {
  name: 'annexes-classeur-dunkerque',
  css: `font: 9.5pt 'Carlito', sans-serif; padding: 12mm; table { margin-bottom: 4mm } td { border: .15mm solid #b5b5b5; padding: .5mm 1mm; height: 5.4mm } td:nth-child(n+2) { text-align: right; width: 30mm } .t td { font-weight: bold; background: #ddebf7 }`,
  pages: [
    `${top('A1', 'ANNEXE 1 : état financier après répartition')}<table>${tr(['<b>Trésorerie</b>', '<b>31/12/2024</b>', '<b>31/12/2025</b>'])}${figures(LEFT, spaced)}${tr(['TOTAL I', ...columns(LEFT).map(spaced)], 't')}${tr(['<b>Créances</b>', '', ''])}${figures(OWED, spaced)}${tr(['TOTAL II', ...columns(OWED).map(spaced)], 't')}${tr(['TOTAL GÉNÉRAL', ...sheets.map(spaced)], 't')}</table><table>${tr(['<b>Provisions et avances</b>', '<b>31/12/2024</b>', '<b>31/12/2025</b>'])}${figures(KEPT, spaced)}${tr(['TOTAL I', ...columns(KEPT).map(spaced)], 't')}${tr(['<b>Dettes</b>', '', ''])}${figures(DUE, spaced)}${tr(['TOTAL II', ...columns(DUE).map(spaced)], 't')}${tr(['TOTAL GÉNÉRAL', ...sheets.map(spaced)], 't')}</table><p>contrôle : écart 0,00 OK</p>`,
    `${top('A2', 'ANNEXE 2 : compte de gestion général')}<table>${HEADS}${figures(SPENT, spaced)}${tr(['TOTAL charges courantes', ...columns(SPENT).map(spaced)], 't')}${tr(['70 Provisions appelées', ...[was, voted, voted, current, next].map((one) => spaced(one ?? 0))])}</table><table>${tr(['<b>Travaux et opérations exceptionnelles</b>', '<b>N-1</b>', '<b>N</b>'])}${tr(['67 Porte d’entrée', spaced(0), spaced(398800)])}${tr(['TOTAL travaux', spaced(0), spaced(398800)], 't')}</table>`,
    `${top('A3', 'ANNEXE 3 : compte de gestion des opérations courantes par clé')}<table>${HEADS}${figures(KEYS, spaced)}${tr(['TOTAL', ...columns(KEYS).map(spaced)], 't')}</table>`,
    `${top('A4', 'ANNEXE 4 : compte de gestion des travaux (art. 14-2) et opérations exceptionnelles hors budget, clôturés en N')}<table>${tr(['<b>Travaux</b>', '<b>votés</b>', '<b>réalisés</b>', '<b>provisions appelées</b>', '<b>solde</b>'])}${tr(['Porte d’entrée et interphone', spaced(410000), spaced(398800), spaced(410000), spaced(11200)])}</table>`,
    `${top('A5', 'ANNEXE 5 : état des travaux votés non encore clôturés au 31/12/2025')}<table>${tr(['<b>Travaux</b>', '<b>A votés</b>', '<b>B payés</b>', '<b>C réalisés</b>', '<b>D appels reçus</b>', '<b>E = D-C</b>', '<b>F = A-D</b>'])}${tr(['Garde-corps des balcons, AG du 22/3/2025', ...[1820000, 420000, 560000, 560000, 0, 1260000].map(spaced)])}</table>`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      annexes: ['1'],
      ...MALO,
      fonds_places: 400000,
      banques: 870919,
      provisions_travaux: 0,
      avances_tresorerie: 600000,
      fonds_travaux: 400000,
      solde_travaux: 0,
      creances_exigibles: 318866,
      creances_douteuses: 0,
      impayes: 318866,
      excedents_verses: 140337,
      dette_fournisseurs: owedToSuppliers,
      total_bilan: sheets[1] ?? 0,
    }),
    part(2, 'ANNEXE_2', { annexes: ['2'], ...MALO, ...MALO_YEARS, charges_travaux: 398800 }),
    part(3, 'ANNEXE_3', { annexes: ['3'], ...MALO, ...MALO_YEARS }),
    part(4, 'ANNEXE_4', {
      annexes: ['4'],
      ...MALO,
      travaux_clos: ['Porte d’entrée et interphone'],
    }),
    part(5, 'ANNEXE_5', {
      annexes: ['5'],
      ...MALO,
      travaux_en_cours: either(
        ['Garde-corps des balcons, AG du 22/3/2025'],
        ['Garde-corps des balcons'],
      ),
      travaux_votes: 1820000,
      travaux_payes: 420000,
      travaux_realises: 560000,
      travaux_appeles: 560000,
      travaux_a_recevoir: 1260000,
    }),
  ],
};

const CHERBOURG = { bank: 2408811, owed: 610405, doubtful: 188000, kept: 1500000, fund: 880000 };
const cherbourg = CHERBOURG.bank + CHERBOURG.owed + CHERBOURG.doubtful;
const cherbourgOver = 271004;
const cherbourgSuppliers = cherbourg - CHERBOURG.kept - CHERBOURG.fund - cherbourgOver;
const cell = (account: string, label: string, cents: number, before: number) => [
  account,
  label,
  english(before),
  english(cents),
];
const odd = paperOf(
  'annexe-1-listing-cherbourg',
  `font: 8pt/1.4 'DejaVu Sans Mono', monospace; padding: 12mm; .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } td { padding: .2mm .6mm } td:nth-child(n+3) { text-align: right } hr { border: 0; border-top: .2mm dashed #000 }`,
  [
    `<p>SYNDICOTENTIN SARL  16 RUE AU BLE  50100 CHERBOURG EN COTENTIN</p><p>COPRO 071  "LA POLLE II"  9 RUE DE LA POLLE  50100 CHERBOURG EN COTENTIN  IMMAT. AH0 339 214</p><hr><p>ANNEXE NO 1 - ETAT FINANCIER APRES REPARTITION A LA DATE DE CLOTURE DU 31/03/2026<br>(EXERCICE EXCEPTIONNEL DE 15 MOIS, DU 01/01/2025 AU 31/03/2026)</p><hr><div class="two"><table>${tr(['', 'ACTIF', '31/12/24', '31/03/26'])}${tr(cell('512', 'BANQUE', CHERBOURG.bank, 1980212))}${tr(['', 'TOTAL I', english(1980212), english(CHERBOURG.bank)])}${tr(cell('450', 'COPROPR. EXIGIBLE', CHERBOURG.owed, 402018))}${tr(cell('459', 'COPROPR. DOUTEUX', CHERBOURG.doubtful, 0))}${tr(['', 'TOTAL II', english(402018), english(CHERBOURG.owed + CHERBOURG.doubtful)])}${tr(['', 'TOTAL GENERAL', english(1980212 + 402018), english(cherbourg)])}</table><table>${tr(['', 'PASSIF', '31/12/24', '31/03/26'])}${tr(cell('1031', 'AVANCE TRESO.', CHERBOURG.kept, 1500000))}${tr(cell('105', 'FONDS TRAVAUX', CHERBOURG.fund, 640000))}${tr(['', 'TOTAL I', english(2140000), english(CHERBOURG.kept + CHERBOURG.fund)])}${tr(cell('450', 'COPROPR. EXCEDENTS', cherbourgOver, 101118))}${tr(cell('401', 'FOURNISSEURS', cherbourgSuppliers, 141112))}${tr(['', 'TOTAL II', english(242230), english(cherbourgOver + cherbourgSuppliers)])}${tr(['', 'TOTAL GENERAL', english(2382230), english(cherbourg)])}</table></div><hr><p>EMPRUNT : MONTANT RESTANT DU AU 31/03/2026 : 12500.00 (CREDIT DU COTENTIN, 8 MENSUALITES)</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: either('SYNDICOTENTIN SARL', 'SYNDICOTENTIN'),
      building: 'LA POLLE II',
      building_address: '9 RUE DE LA POLLE, 50100 CHERBOURG EN COTENTIN',
      rnc: 'AH0339214',
      closed_on: '2026-03-31',
      banques: CHERBOURG.bank,
      avances_tresorerie: CHERBOURG.kept,
      fonds_travaux: CHERBOURG.fund,
      creances_exigibles: CHERBOURG.owed,
      creances_douteuses: CHERBOURG.doubtful,
      impayes: CHERBOURG.owed + CHERBOURG.doubtful,
      excedents_verses: cherbourgOver,
      dette_fournisseurs: cherbourgSuppliers,
      total_bilan: cherbourg,
      emprunts: 1250000,
    },
    absent: ['fonds_places', 'provisions_travaux', 'meeting_on'],
  },
);

export const ANNEXES_ENSEMBLE = [malo, odd];
