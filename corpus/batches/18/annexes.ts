// Accounting annexes alone: a balance in one column, an account that lies on its side.
import { type Paper, paperOf } from '../../paper.ts';
import { spaced, table, thin } from '../../writing.ts';
import { bold, column, columns, figures, type Line } from './communs.ts';

const CASH: readonly Line[] = [
  ['50 Fonds placés', 1500000, 1200000],
  ['51 Banques, fonds disponibles en banque', 1248733, 1026518],
  ['53 Caisse', 0, 0],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 713344, 598120],
  ['459 Copropriétaires – créances douteuses', 190055, 190055],
  ['42 à 44 Autres créances', 0, 0],
  ['48 Compte de régularisation', 12000, 0],
];
const FUNDS: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 0],
  ['103 Avances', 0, 0],
  ['1031 Avances de trésorerie', 480000, 480000],
  ['1032 Avances travaux', 0, 0],
  ['105 Fonds de travaux', 1500000, 1200000],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux et op. exceptionnelles', 88450, 0],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 644120, 521800],
  ['40 Fournisseurs', 951562, 812893],
  ['42 à 44 Autres dettes', 0, 0],
];
const assets = columns([...CASH, ...CLAIMS]);
const debts = columns([...FUNDS, ...DEBTS]);
const block = (title: string, lines: readonly Line[]) => [
  `<tr class="h"><td colspan="3">${title}</td></tr>`,
  ...lines.map((line) => figures(line, spaced)),
  bold(`Total ${title.toLowerCase()}`, columns(lines), spaced),
];
const balance = paperOf(
  'annexe-1-colonne-lorient',
  `font: 9pt 'Nimbus Sans', sans-serif; td, th { border: .2mm solid #666; padding: .9mm 1.5mm } th { background: #d9e2ec; text-align: center } td:nth-child(n+2) { text-align: right; width: 34mm } .h td { background: #f0f4f8; font-weight: bold; text-align: left } .t td { font-weight: bold }`,
  [
    `<p style="text-align:right;font-size:7.6pt">MORBIHAN GESTION – un cabinet du Groupe Armor Pierre – 11 rue Hoche, 56000 VANNES</p><h1 style="font-size:13pt;text-align:center">ANNEXE N° 1</h1><p style="text-align:center"><b>ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2024</b><br>Syndicat des copropriétaires LE BOIS DU CHÂTEAU – 5 rue de Larmor – 56100 LORIENT<br>(I – Situation financière et trésorerie, II – Créances et dettes)</p>
    ${table(
      ['', 'Exercice approuvé<br>31/12/2023', 'Exercice clos<br>31/12/2024'],
      [
        ...block(
          'TRÉSORERIE',
          CASH.map(([label, now = 0, before = 0]): Line => [label, before, now]),
        ),
        ...block(
          'CRÉANCES',
          CLAIMS.map(([label, now = 0, before = 0]): Line => [label, before, now]),
        ),
        bold('TOTAL GÉNÉRAL ACTIF', [assets[1] ?? 0, assets[0] ?? 0], spaced),
        ...block(
          'PROVISIONS ET AVANCES',
          FUNDS.map(([label, now = 0, before = 0]): Line => [label, before, now]),
        ),
        ...block(
          'DETTES',
          DEBTS.map(([label, now = 0, before = 0]): Line => [label, before, now]),
        ),
        bold('TOTAL GÉNÉRAL PASSIF', [debts[1] ?? 0, debts[0] ?? 0], spaced),
      ],
    )}<p style="margin-top:3mm">Emprunts : montant restant dû – néant</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: 'MORBIHAN GESTION',
      building: 'LE BOIS DU CHÂTEAU',
      building_address: '5 rue de Larmor, 56100 LORIENT',
      closed_on: '2024-12-31',
      fonds_places: 1500000,
      banques: 1248733,
      avances_tresorerie: 480000,
      fonds_travaux: 1500000,
      solde_travaux: 88450,
      provisions_travaux: 0,
      creances_exigibles: 713344,
      creances_douteuses: 190055,
      impayes: 713344 + 190055,
      excedents_verses: 644120,
      dette_fournisseurs: 951562,
      total_bilan: assets[0] ?? 0,
    },
    absent: ['rnc', 'charges_courantes', 'owner'],
  },
);

const MACON: readonly Line[] = [
  ['601 Eau', 388412, 400000, 401976, 405000, 410000],
  ['602 Électricité', 166210, 170000, 181344, 190000, 190000],
  ['603 Chauffage, énergie et combustibles', 1744008, 1800000, 1693377, 1780000, 1800000],
  ['611 Nettoyage des locaux', 698400, 700000, 712368, 715000, 730000],
  ['614 Contrats de maintenance', 241100, 245000, 246920, 250000, 255000],
  ['615 Entretien et petites réparations', 133890, 150000, 97240, 150000, 150000],
  ['616 Primes d’assurances', 402288, 410000, 438494, 445000, 460000],
  ['6211 Rémunération du syndic sur gestion', 648000, 648000, 660960, 661000, 675000],
  ['6221 Honoraires divers', 42000, 40000, 44000, 44000, 45000],
];
const maconIncome: readonly Line[] = [
  ['701 Provisions sur opérations courantes', 4563000, 4563000, 4563000, 4640000, 4715000],
];
const maconGap = columns(MACON).map((cost, index) => column(maconIncome, index) - cost);
const account = paperOf(
  'annexe-2-paysage-macon',
  `font: 7.8pt 'DejaVu Sans Condensed', sans-serif; padding: 9mm; td, th { padding: .7mm 1.2mm } th { border: .2mm solid #000; text-align: center; background: #f4ecd8 } td { border-left: .2mm solid #000; border-right: .2mm solid #000 } table { border-bottom: .2mm solid #000 } td:nth-child(n+2) { text-align: right } .t td { border: .2mm solid #000; font-weight: bold }`,
  [
    `<table style="border:0"><tr><td style="border:0"><b>VAL DE SAÔNE SYNDIC</b> 71000 MÂCON</td><td style="border:0;text-align:center;font-size:10pt"><b>ANNEXE 2</b><br>COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ N DU 01/07/2024 AU 30/06/2025<br>ET BUDGET PRÉVISIONNEL DE L’EXERCICE N+2 DU 01/07/2026 AU 30/06/2027</td><td style="border:0">SDC LES LAMARTINIENS<br>9 quai Lamartine<br>71000 MÂCON</td></tr></table>
    ${table(
      [
        'CHARGES POUR OPÉRATIONS COURANTES',
        'N-1<br>Exercice précédent approuvé<br>2023-2024',
        'N<br>Exercice clos budget voté<br>2024-2025',
        'N<br>Exercice clos réalisé à approuver<br>2024-2025',
        'N+1<br>Budget prévisionnel en cours voté<br>2025-2026',
        'N+2<br>Budget prévisionnel à voter<br>2026-2027',
      ],
      [
        ...MACON.map((line) => figures(line, thin)),
        bold('SOUS-TOTAL CHARGES COURANTES', columns(MACON), thin),
        '<tr><td><b>PRODUITS POUR OPÉRATIONS COURANTES</b></td><td></td><td></td><td></td><td></td><td></td></tr>',
        ...maconIncome.map((line) => figures(line, thin)),
        bold('SOLDE (excédent + / insuffisance –)', maconGap, thin),
        '<tr><td><b>TRAVAUX ART. 14-2 ET OP. EXCEPTIONNELLES</b></td><td></td><td></td><td></td><td></td><td></td></tr>',
        ['671 Travaux décidés par l’AG', thin(0), '', thin(1288760), '', ''],
        ['678 Charges exceptionnelles', thin(0), '', thin(41500), '', ''],
        '<tr class="t"><td>SOUS-TOTAL TRAVAUX ET EXCEPTIONNEL</td><td>0,00</td><td></td><td>13\u202f302,60</td><td></td><td></td></tr>',
      ],
    )}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    facts: {
      annexes: ['2'],
      syndic: 'VAL DE SAÔNE SYNDIC',
      building: 'LES LAMARTINIENS',
      building_address: '9 quai Lamartine, 71000 MÂCON',
      closed_on: '2025-06-30',
      charges_courantes_precedentes: column(MACON, 0),
      budget_clos: column(MACON, 1),
      charges_courantes: column(MACON, 2),
      budget_en_cours: column(MACON, 3),
      budget_a_voter: column(MACON, 4),
      charges_travaux: 1330260,
    },
    absent: ['rnc', 'impayes', 'banques'],
  },
);
const lying: Paper = { ...account, landscape: true };

export const ANNEXES = [balance, lying];
