// The accounts of two cabinets: three annexes standing, and two with the closed year first.
import { either, type Paper } from '../../paper.ts';
import { dotted, table, thin } from '../../writing.ts';
import {
  budgets,
  cells,
  column,
  columns,
  type Line,
  part,
  plus,
  strong,
} from './lignes-de-comptes.ts';

const M_RIGHT_I: readonly Line[] = [
  ['102 - Provisions pour travaux', 0, 2460000],
  ['1031 - Avances de trésorerie', 600000, 600000],
  ['105 - Fonds de travaux', 894600, 1192800],
];
const M_RIGHT_II: readonly Line[] = [
  ['40 - Fournisseurs', 611400, 528915],
  ['45 - Copropriétaires, excédents versés', 204530, 318077],
];
const M_LEFT_II: readonly Line[] = [
  ['45 - Copropriétaires, sommes exigibles', 488210, 902455],
  ['459 - Copropriétaires, créances douteuses', 0, 0],
];
const mTotal = plus(columns(M_RIGHT_I), columns(M_RIGHT_II));
const M_LEFT_I: readonly Line[] = [
  ['51 - Banque', ...mTotal.map((total, at) => total - column(M_LEFT_II, at))],
];
const M_COSTS: readonly Line[] = [
  ['601 - Eau', 912040, 960000, 948820, 960000, 980000],
  ['602 - Electricité', 148700, 160000, 151230, 160000, 160000],
  ['611 - Nettoyage', 1416000, 1450000, 1448400, 1480000, 1520000],
  ['615 - Entretien', 702115, 650000, 588640, 680000, 700000],
  ['616 - Assurance', 886000, 920000, 918700, 960000, 1010000],
  ['6211 - Honoraires syndic', 1140000, 1160000, 1160000, 1180000, 1190000],
];
const M_KEYS: readonly Line[] = [
  ['Eau froide', 912040, 960000, 948820, 960000, 980000],
  ['Escalier B', 318000, 330000, 321400, 340000, 350000],
];
const M_GENERAL: Line = [
  'Charges générales',
  ...columns(M_COSTS).map((total, at) => total - column(M_KEYS, at)),
];
const M_HEADS = [
  '',
  '31/12/2024<br>approuvé',
  'Budget 2025<br>voté',
  '31/12/2025<br>à approuver',
  'Budget 2026<br>voté',
  'Budget 2027<br>à voter',
];
const mTop = (title: string) =>
  `<p><b>RÉGIE MORAND &amp; FILS</b> – 11 cours Albert Fayolle – 69003 LYON</p><p>LE CLOS DES MARINIERS – 27 rue Antoine Perrachon – 69008 LYON</p><h1>${title}</h1>`;
const mHalf = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, '31/12/2024', '31/12/2025'],
    [...cells(lines, dotted), strong(end, columns(lines), dotted)],
  );
const MARINIERS = {
  syndic: 'RÉGIE MORAND & FILS',
  building: 'LE CLOS DES MARINIERS',
  building_address: '27 rue Antoine Perrachon, 69008 LYON',
} as const;

const three: Paper = {
  name: 'annexes-trois-monplaisir',
  css: `font: 8.8pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 11.5pt; text-align: center; border-top: .4mm solid #000; border-bottom: .4mm solid #000; padding: 1.5mm; margin: 4mm 0 } table { margin-bottom: 4mm } td, th { border-bottom: .2mm solid #bbb } th { font-weight: bold; background: #444; color: #fff } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; border-top: .3mm solid #000 }`,
  pages: [
    `${mTop('ANNEXE 1 – ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<p><b>ACTIF</b></p>${mHalf('Trésorerie', M_LEFT_I, 'Total I')}${mHalf('Créances', M_LEFT_II, 'Total II')}${table([], [strong('TOTAL GÉNÉRAL', mTotal, dotted)])}<p><b>PASSIF</b></p>${mHalf('Provisions et avances', M_RIGHT_I, 'Total I')}${mHalf('Dettes', M_RIGHT_II, 'Total II')}${table([], [strong('TOTAL GÉNÉRAL', mTotal, dotted)])}<p>État établi conformément au décret n° 2005-240 du 14 mars 2005 relatif aux comptes du syndicat des copropriétaires. Montants en euros.</p>`,
    `${mTop('ANNEXE 2 – COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS AU 31/12/2025 ET BUDGET PRÉVISIONNEL 2027')}<p><b>Charges pour opérations courantes</b></p>${table(M_HEADS, [...cells(M_COSTS, dotted), strong('TOTAL CHARGES', columns(M_COSTS), dotted)])}<p><b>Produits pour opérations courantes</b></p>${table([], [...cells([['701 - Provisions', 5200000, 5300000, 5300000, 5420000, 5560000]], dotted)])}<p><b>Travaux et opérations exceptionnelles</b> : néant sur l’exercice.</p>`,
    `${mTop('ANNEXE 3 – COMPTE DE GESTION POUR OPÉRATIONS COURANTES PAR CLÉ – EXERCICE CLOS AU 31/12/2025')}${table(M_HEADS, [...cells([M_GENERAL, ...M_KEYS], dotted), strong('TOTAL', columns(M_COSTS), dotted)])}<p>Les clés de répartition sont celles du règlement de copropriété : charges générales et eau froide en millièmes généraux (1 000), escalier B en tantièmes particuliers (500).</p>`,
  ],
  documents: [
    {
      ...part(1, 'ANNEXE_1', {
        ...MARINIERS,
        annexes: ['1'],
        closed_on: '2025-12-31',
        banques: Number(M_LEFT_I[0]?.[2]),
        provisions_travaux: 2460000,
        avances_tresorerie: 600000,
        fonds_travaux: 1192800,
        creances_exigibles: 902455,
        creances_douteuses: 0,
        impayes: 902455,
        excedents_verses: 318077,
        dette_fournisseurs: 528915,
        total_bilan: mTotal[1] ?? 0,
      }),
      absent: ['emprunts', 'fonds_places', 'solde_travaux', 'rnc'],
    },
    {
      ...part(2, 'ANNEXE_2', {
        ...MARINIERS,
        annexes: ['2'],
        closed_on: '2025-12-31',
        ...budgets(M_COSTS),
      }),
      absent: ['rnc'],
    },
    part(3, 'ANNEXE_3', {
      ...MARINIERS,
      annexes: ['3'],
      closed_on: '2025-12-31',
      ...budgets(M_COSTS),
    }),
  ],
};

const N_COSTS: readonly Line[] = [
  ['Assurances', 684210, 690000, 720000],
  ['Honoraires syndic', 912000, 912000, 930000],
  ['Frais de personnel', 3148055, 3100000, 3200000],
  ['Électricité', 227340, 240000, 240000],
  ['Espaces verts', 416000, 420000, 430000],
  ['Ascenseur', 393525, 350000, 380000],
  ['Eau', 912300, 900000, 920000],
];
const two: Paper = {
  name: 'annexes-deux-nice',
  css: `font: 9.4pt/1.4 'P052', serif; padding: 16mm 13mm; h1 { font-size: 13pt; text-align: center; color: #8c6d1f } td { border-bottom: .15mm solid #b9a66d } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; white-space: nowrap } th { font-weight: bold; border-bottom: .4mm solid #8c6d1f } .t td { font-weight: bold }`,
  pages: [
    `<p style="text-align:center">Riviera Patrimoine Gestion – Nice<br>Syndicat des copropriétaires du <b>PALAIS MIRAMONTI</b>, 14 avenue des Arènes Hautes, 06100 NICE</p><h1>Annexe 1<br>État financier après répartition<br>Exercice clos le 30 septembre 2025</h1>${table(['Trésorerie et créances', '30/09/2025', '30/09/2024'], [['Fonds placés (50)', thin(2218000), thin(1640000)], ['Banque (51)', thin(1977415), thin(1530240)], strong('Total trésorerie', [4195415, 3170240], thin), ['Copropriétaires : sommes exigibles (45)', thin(648930), thin(711205)], ['Copropriétaires : créances douteuses (459)', thin(215600), thin(0)], strong('Total créances', [864530, 711205], thin), strong('TOTAL GÉNÉRAL', [5059945, 3881445], thin)])}<p style="margin-top:5mm"></p>${table(['Provisions et dettes', '30/09/2025', '30/09/2024'], [['Avance de trésorerie (1031)', thin(1200000), thin(1200000)], ['Fonds de travaux (105)', thin(2218000), thin(1640000)], ['Solde en attente sur travaux (12)', thin(430000), thin(0)], strong('Total provisions et avances', [3848000, 2840000], thin), ['Copropriétaires : excédents versés (45)', thin(312005), thin(280445)], ['Fournisseurs (40)', thin(899940), thin(761000)], strong('Total dettes', [1211945, 1041445], thin), strong('TOTAL GÉNÉRAL', [5059945, 3881445], thin)])}`,
    `<p style="text-align:center">Riviera Patrimoine Gestion – Nice<br>Syndicat des copropriétaires du <b>PALAIS MIRAMONTI</b>, 14 avenue des Arènes Hautes, 06100 NICE</p><h1>Annexe 2<br>Compte de gestion général<br>Exercice du 1<sup>er</sup> octobre 2024 au 30 septembre 2025<br>et budget prévisionnel à voter</h1>${table(['Charges pour opérations courantes', 'Réalisé de l’exercice clos à approuver', 'Budget voté de l’exercice clos', 'Budget prévisionnel à voter'], [...cells(N_COSTS, thin), strong('Total des charges courantes', columns(N_COSTS), thin)])}<p style="margin-top:6mm">Les provisions appelées sur l’exercice se sont élevées à ${thin(6612000)} €. L’insuffisance constatée est répartie entre les copropriétaires selon les états individuels joints à la convocation.</p><p>Opérations exceptionnelles et travaux hors budget : voir annexe 5, remise séparément.</p>`,
  ],
  documents: [
    {
      ...part(1, 'ANNEXE_1', {
        annexes: ['1'],
        syndic: either('Riviera Patrimoine Gestion', 'Riviera Patrimoine Gestion – Nice'),
        building: 'PALAIS MIRAMONTI',
        building_address: '14 avenue des Arènes Hautes, 06100 NICE',
        closed_on: '2025-09-30',
        fonds_places: 2218000,
        banques: 1977415,
        avances_tresorerie: 1200000,
        fonds_travaux: 2218000,
        solde_travaux: 430000,
        creances_exigibles: 648930,
        creances_douteuses: 215600,
        impayes: 864530,
        excedents_verses: 312005,
        dette_fournisseurs: 899940,
        total_bilan: 5059945,
      }),
      absent: ['emprunts', 'provisions_travaux', 'rnc'],
    },
    {
      ...part(2, 'ANNEXE_2', {
        annexes: ['2'],
        syndic: either('Riviera Patrimoine Gestion', 'Riviera Patrimoine Gestion – Nice'),
        building: 'PALAIS MIRAMONTI',
        building_address: '14 avenue des Arènes Hautes, 06100 NICE',
        closed_on: '2025-09-30',
        charges_courantes: column(N_COSTS, 0),
        budget_clos: column(N_COSTS, 1),
        budget_a_voter: column(N_COSTS, 2),
      }),
      absent: ['charges_travaux', 'budget_en_cours', 'charges_courantes_precedentes', 'rnc'],
    },
  ],
};

export const ETATS_FINANCIERS = [three, two];
