// Accounts of two more buildings: three annexes face to face, and two as a small firm types them.
import type { Paper, Truth } from '../../paper.ts';
import { plain, spaced, sum, table, thin } from '../../writing.ts';
import { ALLOBROGES, MIRASOL } from './lieux.ts';

type Side = readonly [label: string, former: number, closed: number];
const foot = (side: readonly Side[], column: 1 | 2) => sum(side.map((line) => line[column]));

const CASH: readonly Side[] = [
  ['50 Fonds placés', 3000000, 4000000],
  ['51 Banques ou fonds disponibles en banque', 4120966, 3871240],
  ['TRÉSORERIE DISPONIBLE – TOTAL I', 7120966, 7871240],
];
const FUNDS: readonly Side[] = [
  ['102 Provisions pour travaux', 0, 0],
  ['103 Avances', 1900000, 1900000],
  ['1031 dont avances de trésorerie', 1900000, 1900000],
  ['105 Fonds de travaux', 4182500, 5371000],
  ['12 Solde en attente sur travaux', 236000, 114905],
  ['TOTAL I', 6318500, 7385905],
];
const OWING: readonly Side[] = [
  ['45 Copropriétaires, sommes exigibles restant à recevoir', 2512044, 2781415],
  ['459 Copropriétaires, créances douteuses', 359200, 359200],
  ['46 Débiteurs divers', 0, 42000],
  ['TOTAL II', 2871244, 3182615],
];
const DEBT: readonly Side[] = [
  ['45 Copropriétaires, excédents versés', 1702310, 1680248],
  ['40 Fournisseurs', 1971400, 1987702],
  ['TOTAL II', 3673710, 3667950],
];
const gross = (column: 1 | 2) => (CASH[2]?.[column] ?? 0) + (OWING[3]?.[column] ?? 0);

const pair = (left: readonly Side[], right: readonly Side[]) =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    const cells = [left[index], right[index]].map((one) =>
      one
        ? `<td>${one[0]}</td><td>${spaced(one[1])}</td><td>${spaced(one[2])}</td>`
        : '<td></td><td></td><td></td>',
    );
    return `<tr>${cells.join('')}</tr>`;
  }).join('');

const LINES = [
  ['EAU FROIDE', 1822900, 1950000, 1922418, 2040000, 2040000],
  ['ÉLECTRICITÉ', 498300, 560000, 539395, 560000, 550000],
  ['NETTOYAGE', 2840000, 2920000, 2926800, 2980000, 3040000],
  ['CONTRATS DE MAINTENANCE', 981115, 1000000, 1006420, 1020000, 1050000],
  ['ENTRETIEN ET RÉPARATIONS', 1211050, 1000000, 1094597, 1050000, 1100000],
  ['ASSURANCES', 1140000, 1200000, 1208800, 1260000, 1330000],
  ['HONORAIRES DU SYNDIC', 1560000, 1596000, 1596000, 1630000, 1660000],
] as const;
const KEYS = [
  ['001 CHARGES COMMUNES GÉNÉRALES', 8110365, 8326000, 8391120, 8620000, 8800000],
  ['011 CHARGES BÂTIMENT A', 861000, 880000, 880000, 890000, 910000],
  ['012 CHARGES BÂTIMENT B', 900000, 820000, 911090, 820000, 850000],
  ['022 ASCENSEUR BÂTIMENT B', 182000, 200000, 112220, 210000, 210000],
] as const;
const sums = (lines: readonly (readonly (string | number)[])[]) =>
  [1, 2, 3, 4, 5].map((column) => sum(lines.map((line) => Number(line[column]))));
const yearRows = (lines: readonly (readonly (string | number)[])[]) =>
  lines.map(([label, ...values]) => [label ?? '', ...values.map((value) => spaced(Number(value)))]);
const yearFoot = (label: string, values: readonly number[]) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`;
const YEARS = [
  'N-1<br>Exercice précédent approuvé<br>31/12/2024',
  'N<br>Exercice clos, budget voté<br>31/12/2025',
  'N<br>Exercice clos, réalisé à approuver<br>31/12/2025',
  'N+1<br>Budget en cours voté<br>31/12/2026',
  'N+2<br>Budget à voter<br>31/12/2027',
] as const;
const head = (number: number, heading: string) =>
  `<div class="b"><div>DAUPHICOP GESTION<br>64 boulevard Joseph Vallier – 38100 GRENOBLE</div><div><b>Annexe ${number}</b><br>${heading}</div><div>0427 LE PARC DES ALLOBROGES<br>22 avenue Jean Perrot – 38100 GRENOBLE</div></div>`;

const part = (
  building: Truth['facts'],
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = ['rnc'],
): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { ...building, annexes: [sub_kind?.slice(-1) ?? ''], closed_on: '2025-12-31', ...facts },
  absent,
});
const budgets = ([former, voted, spent, current, next]: readonly number[]): Truth['facts'] => ({
  charges_courantes_precedentes: former ?? 0,
  budget_clos: voted ?? 0,
  charges_courantes: spent ?? 0,
  budget_en_cours: current ?? 0,
  budget_a_voter: next ?? 0,
});

const facing: Paper = {
  name: 'annexes-grenoble-face-a-face',
  css: `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 12mm; .b { display: grid; grid-template-columns: 1fr 1.6fr 1fr; border: .4mm solid #00507a; padding: 2mm; margin-bottom: 4mm; text-align: center } td, th { border: .15mm solid #7b97a6 } th { background: #e5eef3; text-align: center; font-size: 7.8pt } .a td:nth-child(3n+2), .a td:nth-child(3n) { text-align: right; white-space: nowrap } .y td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #e5eef3 } .h td { font-weight: bold }`,
  landscape: true,
  pages: [
    `${head(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION À LA DATE DE CLÔTURE DE L’EXERCICE : 31/12/2025')}<table class="a"><thead><tr><th>Trésorerie</th><th>Exercice précédent approuvé<br>31/12/2024</th><th>Exercice clos<br>31/12/2025</th><th>Provisions et avances</th><th>Exercice précédent approuvé<br>31/12/2024</th><th>Exercice clos<br>31/12/2025</th></tr></thead><tbody>${pair(CASH, FUNDS)}</tbody><thead><tr><th>Créances</th><th>31/12/2024</th><th>31/12/2025</th><th>Dettes</th><th>31/12/2024</th><th>31/12/2025</th></tr></thead><tbody>${pair(OWING, DEBT)}${pair([['TOTAL GÉNÉRAL (I) + (II)', gross(1), gross(2)]], [['TOTAL GÉNÉRAL (I) + (II)', gross(1), gross(2)]])}</tbody></table><p style="margin-top:4mm">Emprunts : montant restant dû : néant. Les créances douteuses correspondent à un dossier transmis à l’avocat du syndicat (procédure de saisie immobilière).</p>`,
    `${head(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ DU 01/01/2025 AU 31/12/2025 ET BUDGETS PRÉVISIONNELS')}${table(['CHARGES POUR OPÉRATIONS COURANTES', ...YEARS], [...yearRows(LINES), yearFoot('TOTAL CHARGES COURANTES', sums(LINES)), `<tr class="h"><td colspan="6" style="text-align:left">PRODUITS POUR OPÉRATIONS COURANTES</td></tr>`, ...yearRows([['PROVISIONS COPROPRIÉTAIRES', 10100000, 10226000, 10226000, 10540000, 10770000]])], 'y')}${table(['CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES', 'N-1', 'N'], [['Travaux décidés par l’assemblée générale – porte du hall B', '0,00', '7 218,40'], ['Charges exceptionnelles', '1 150,00', '0,00'], '<tr class="t"><td>TOTAL II</td><td>1 150,00</td><td>7 218,40</td></tr>'], 'y')}`,
    `${head(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ DU 01/01/2025 AU 31/12/2025, PAR CLÉ')}${table(['CLÉS DE RÉPARTITION', ...YEARS], [...yearRows(KEYS), yearFoot('TOTAL CHARGES NETTES', sums(KEYS))], 'y')}<p style="margin-top:4mm">Détail par nature disponible dans l’espace client, rubrique « Comptes de la copropriété ».</p>`,
  ],
  documents: [
    part(ALLOBROGES, 1, 'ANNEXE_1', {
      fonds_places: 4000000,
      banques: 3871240,
      provisions_travaux: 0,
      avances_tresorerie: 1900000,
      fonds_travaux: 5371000,
      solde_travaux: 114905,
      creances_exigibles: 2781415,
      creances_douteuses: 359200,
      impayes: 2781415 + 359200,
      excedents_verses: 1680248,
      dette_fournisseurs: 1987702,
      total_bilan: gross(2),
    }),
    part(ALLOBROGES, 2, 'ANNEXE_2', { ...budgets(sums(LINES)), charges_travaux: 721840 }),
    part(ALLOBROGES, 3, 'ANNEXE_3', budgets(sums(KEYS))),
  ],
};

const ASSETS: readonly Side[] = [
  ['Compte 512 – Banque Exemple de la Baie', 1288017, 1530944],
  ['Compte 501 – Livret du syndicat', 620000, 745000],
];
const LATE: readonly Side[] = [
  ['Compte 450 – Copropriétaires, sommes exigibles', 388460, 291333],
  ['Compte 46 – Débiteurs divers', 0, 9800],
];
const HELD: readonly Side[] = [
  ['Compte 1031 – Avance de trésorerie', 480000, 480000],
  ['Compte 105 – Fonds de travaux', 620000, 745000],
];
const OWED: readonly Side[] = [
  ['Compte 450 – Copropriétaires, excédents versés', 514077, 688137],
  ['Compte 401 – Fournisseurs', 682400, 663940],
];
const block = (heading: string, side: readonly Side[], end: string) =>
  `<tr class="h"><td colspan="3">${heading}</td></tr>${side.map(([label, former, closed]) => `<tr><td>${label}</td><td>${plain(closed)}</td><td>${plain(former)}</td></tr>`).join('')}<tr class="t"><td>${end}</td><td>${plain(foot(side, 2))}</td><td>${plain(foot(side, 1))}</td></tr>`;
const SPENDING = [
  ['Eau', 418220, 440000, 437915, 450000, 460000],
  ['Électricité', 96410, 110000, 101200, 110000, 110000],
  ['Ménage et sorties de poubelles', 624000, 640000, 640800, 660000, 680000],
  ['Ascenseur', 236700, 240000, 241350, 250000, 255000],
  ['Assurance', 341800, 360000, 362190, 380000, 400000],
  ['Honoraires du syndic', 522000, 530000, 530000, 540000, 550000],
  ['Réparations diverses', 291045, 220000, 301415, 250000, 260000],
] as const;

const typed: Paper = {
  name: 'annexes-nice-cabinet',
  css: `font: 9.4pt/1.4 'URW Bookman', serif; padding: 16mm; h1 { font-size: 12pt; text-align: center } td, th { border: .2mm solid #888; padding: 1mm 1.5mm; font-size: 8.8pt } th { background: #f2efe6; font-weight: bold; text-align: center; font-size: 8pt } td:nth-child(n+2) { text-align: right; white-space: nowrap } .h td { background: #f2efe6; font-weight: bold; text-align: left } .t td { font-weight: bold }`,
  pages: [
    `<p>CABINET PASTORELLI – 31 boulevard Dubouchage, 06000 NICE</p><p>Copropriété PALAIS MIRASOL – 9 rue Verdi, 06000 NICE</p><h1>ANNEXE 1<br>ÉTAT FINANCIER APRÈS RÉPARTITION AU 31 DÉCEMBRE 2025</h1><table><thead><tr><th>Libellé</th><th>Exercice clos<br>2025</th><th>Exercice précédent<br>2024</th></tr></thead><tbody>${block('TRÉSORERIE', ASSETS, 'Total I')}${block('CRÉANCES', LATE, 'Total II')}<tr class="t"><td>TOTAL GÉNÉRAL DE L’ACTIF (I + II)</td><td>${plain(foot(ASSETS, 2) + foot(LATE, 2))}</td><td>${plain(foot(ASSETS, 1) + foot(LATE, 1))}</td></tr>${block('PROVISIONS ET AVANCES', HELD, 'Total I')}${block('DETTES', OWED, 'Total II')}<tr class="t"><td>TOTAL GÉNÉRAL DU PASSIF (I + II)</td><td>${plain(foot(HELD, 2) + foot(OWED, 2))}</td><td>${plain(foot(HELD, 1) + foot(OWED, 1))}</td></tr></tbody></table><p style="margin-top:5mm">Le syndicat n’a souscrit aucun emprunt. Aucune créance n’est classée douteuse. La liste des copropriétaires débiteurs peut être consultée au cabinet par les membres du conseil syndical.</p><p style="font-size:8pt">État dressé en application de l’article 8 du décret n° 2005-240 du 14 mars 2005 et de l’arrêté du même jour relatifs aux comptes du syndicat des copropriétaires.</p>`,
    `<p>CABINET PASTORELLI – 31 boulevard Dubouchage, 06000 NICE</p><p>Copropriété PALAIS MIRASOL – 9 rue Verdi, 06000 NICE</p><h1>ANNEXE 2<br>COMPTE DE GESTION GÉNÉRAL – EXERCICE CLOS LE 31 DÉCEMBRE 2025<br>ET BUDGET PRÉVISIONNEL</h1>${table(
      [
        'Charges courantes',
        '2024<br>approuvé',
        '2025<br>voté',
        '2025<br>à approuver',
        '2026<br>voté',
        '2027<br>à voter',
      ],
      [
        ...SPENDING.map(([label, ...values]) => [label, ...values.map(thin)]),
        `<tr class="t"><td>Total des charges courantes</td>${sums(SPENDING)
          .map((value) => `<td>${thin(value)}</td>`)
          .join('')}</tr>`,
      ],
    )}<p style="margin-top:5mm">Produits : les provisions appelées en 2025 s’élèvent à 25&nbsp;400,00&nbsp;€. L’insuffisance de l’exercice, soit ${thin((sums(SPENDING)[2] ?? 0) - 2540000)} €, sera répartie entre les copropriétaires après approbation des comptes.</p><p>Travaux et opérations exceptionnelles hors budget : néant au cours de l’exercice.</p><p>Commentaires : le poste « Réparations diverses » dépasse le budget du fait de deux fuites sur la colonne descendante de la cour ; l’assureur n’a indemnisé que les conséquences du sinistre, non la réparation de la canalisation. La prime d’assurance suit l’évolution de l’indice.</p>`,
  ],
  documents: [
    part(
      MIRASOL,
      1,
      'ANNEXE_1',
      {
        fonds_places: 745000,
        banques: 1530944,
        avances_tresorerie: 480000,
        fonds_travaux: 745000,
        creances_exigibles: 291333,
        impayes: 291333,
        excedents_verses: 688137,
        dette_fournisseurs: 663940,
        total_bilan: foot(ASSETS, 2) + foot(LATE, 2),
      },
      ['rnc', 'provisions_travaux', 'solde_travaux'],
    ),
    part(MIRASOL, 2, 'ANNEXE_2', budgets(sums(SPENDING))),
  ],
};

export const GESTION_ET_BUDGETS = [facing, typed];
