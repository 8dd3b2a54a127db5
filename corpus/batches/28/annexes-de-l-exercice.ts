// The accounting annexes: all five of one building, then single sheets of other offices.
import { either, type Paper, paperOf, type Truth } from '../../paper.ts';
import { dotted, plain, slashed, spaced, sum, table } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const column = (lines: readonly Line[], at: number): number =>
  sum(lines.map((line) => Number(line[at + 1] ?? 0)));
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, at) => column(lines, at)) ?? [];
type Written = (cents: number) => string;
const rowsOf = (lines: readonly Line[], written: Written) =>
  lines.map(([label, ...values]) => [
    label,
    ...values.map((one) => (one === 0 ? '' : written(one))),
  ]);
const totalOf = (label: string, values: readonly number[], written: Written) =>
  `<tr class="t"><td>${label}</td>${values.map((one) => `<td>${written(one)}</td>`).join('')}</tr>`;

const CASH: readonly Line[] = [
  ['50 Fonds placés', 3200000, 3900000],
  ['51 Banques ou fonds disponibles en banque', 1847316, 2105580],
  ['53 Caisse', 0, 0],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 1418022, 1263411],
  ['459 Copropriétaires – créances douteuses', 0, 342760],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 28450, 61200],
  ['47 Compte d’attente', 0, 0],
];
const FUNDS: readonly Line[] = [
  ['102 Provisions pour travaux décidés', 0, 1150000],
  ['1031 Avances de trésorerie', 1240000, 1240000],
  ['105 Fonds de travaux', 3200000, 3900000],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux ou op. exceptionnelles', 87000, -42500],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 905112, 611038],
  ['40 Fournisseurs', 1061676, 814413],
  ['42 à 44 Autres dettes', 0, 0],
];
const sheetBefore = column(CASH, 0) + column(CLAIMS, 0);
const sheetNow = column(CASH, 1) + column(CLAIMS, 1);
const FUND_GAP = sheetNow - column(FUNDS, 1) - column(DEBTS, 1);
const FUND_GAP_BEFORE = sheetBefore - column(FUNDS, 0) - column(DEBTS, 0);
const OTHERS: readonly Line[] = [...DEBTS, ['46 Créditeurs divers', FUND_GAP_BEFORE, FUND_GAP]];

/** Previous year, budget voted, spent, budget going on, budget to vote. */
const RUNNING: readonly Line[] = [
  ['601 Eau', 918420, 940000, 955118, 960000, 980000],
  ['602 Électricité', 341066, 350000, 327904, 350000, 345000],
  ['603 Chauffage, énergie et combustibles', 3380715, 3500000, 3612488, 3600000, 3750000],
  ['611 Nettoyage des locaux', 1022400, 1040000, 1048320, 1060000, 1085000],
  ['612 Déneigement', 214000, 250000, 386400, 280000, 320000],
  ['614 Contrats de maintenance', 560230, 575000, 571806, 590000, 600000],
  ['615 Entretien et petites réparations', 402917, 450000, 511273, 450000, 480000],
  ['616 Primes d’assurances', 688800, 710000, 731500, 750000, 790000],
  ['621 Rémunération du syndic', 1140000, 1160000, 1160000, 1180000, 1200000],
  ['623 Rémunérations de tiers intervenants', 84000, 60000, 47500, 60000, 60000],
];
const BY_KEY: readonly Line[] = [
  ['01 Charges générales', 3889397, 4000000, 4075509, 4070000, 4200000],
  ['04 Ascenseurs', 564016, 595000, 709194, 650000, 680000],
  ['07 Chauffage', 3380715, 3500000, 3612488, 3600000, 3750000],
  ['09 Eau froide', 918420, 940000, 955118, 960000, 980000],
];
const YEARS = `<thead><tr><th></th><th>Exercice précédent approuvé<br>01/10/2023 – 30/09/2024<br>N-1</th><th>Exercice clos budget voté<br>01/10/2024 – 30/09/2025<br>N</th><th>Exercice clos réalisé à approuver<br>01/10/2024 – 30/09/2025<br>N</th><th>Budget prév. en cours voté<br>01/10/2025 – 30/09/2026<br>N+1</th><th>Budget prév. à voter<br>01/10/2026 – 30/09/2027<br>N+2</th></tr></thead>`;
const yearly = (lines: readonly Line[], end: string) =>
  `<table>${YEARS}<tbody>${rowsOf(lines, spaced)
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}${totalOf(end, totals(lines), spaced)}</tbody></table>`;
const briancon = (number: number, title: string, body: string) =>
  `<div class="h"><div><b>DURANCE IMMOBILIER</b><br>12 avenue de la République – 05100 BRIANÇON</div><div style="text-align:center"><b>SDC LES BALCONS DE VAUBAN</b><br>2 chemin du Fontenil – 05100 BRIANÇON</div><div style="text-align:right">ANNEXE N° ${number}<br>Imprimé le 14/01/2026</div></div><h1>${title}</h1>${body}<p class="f">Durance Immobilier – Exercice clos le 30/09/2025 – annexe ${number} au décret n° 2005-240 du 14 mars 2005</p>`;
const two = (left: string, right: string) =>
  `<div class="two"><div>${left}</div><div>${right}</div></div>`;
const half = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, '30/09/2024', '30/09/2025'],
    [...rowsOf(lines, spaced), totalOf(end, totals(lines), spaced)],
  );
const general = (label: string) => table([], [totalOf(label, [sheetBefore, sheetNow], spaced)]);

const HEAD = {
  syndic: 'DURANCE IMMOBILIER',
  building: 'LES BALCONS DE VAUBAN',
  building_address: '2 chemin du Fontenil, 05100 BRIANÇON',
  closed_on: '2025-09-30',
} as const;
const YEARLY = {
  charges_courantes_precedentes: column(RUNNING, 0),
  budget_clos: column(RUNNING, 1),
  charges_courantes: column(RUNNING, 2),
  budget_en_cours: column(RUNNING, 3),
  budget_a_voter: column(RUNNING, 4),
} as const;
const truth = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { ...HEAD, annexes: [String(page)], ...facts },
});

const five: Paper = {
  name: 'annexes-ensemble-vauban-briancon',
  landscape: true,
  css: `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 13mm; .h { display: grid; grid-template-columns: 1fr 1fr 1fr; border-bottom: .4mm solid #333; padding-bottom: 1.5mm } h1 { font-size: 10.5pt; text-align: center; margin: 3mm 0 } td, th { border: .2mm solid #777; padding: .9mm 1.4mm } th { background: #ececec; text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f6f6f6 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-bottom: 3mm } .f { position: absolute; bottom: 5mm; font-size: 6.6pt }`,
  pages: [
    briancon(
      1,
      `ÉTAT FINANCIER APRÈS RÉPARTITION AU ${slashed('2025-09-30')}`,
      `${two(half('I – Situation financière et trésorerie – Trésorerie', CASH, 'Trésorerie disponible – Total I'), half('Provisions et avances', FUNDS, 'Total I'))}${two(half('II – Créances', CLAIMS, 'Total II'), half('Dettes', OTHERS, 'Total II'))}${two(general('TOTAL GÉNÉRAL (I) + (II)'), general('TOTAL GÉNÉRAL (I) + (II)'))}<p>Emprunts : montant restant dû : néant</p>`,
    ),
    briancon(
      2,
      'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)',
      `<p><b>CHARGES POUR OPÉRATIONS COURANTES</b></p>${yearly(RUNNING, 'Sous-total')}<p style="margin-top:2mm"><b>CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</b></p>${table(['', 'Exercice N-1', 'Exercice N réalisé'], [['671 Travaux décidés par l’assemblée générale', '', spaced(2318400)], ['678 Charges exceptionnelles', '', spaced(41600)], totalOf('Sous-total', [0, 2360000], spaced)])}`,
    ),
    briancon(
      3,
      'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL (N+2), PAR CLÉ DE RÉPARTITION',
      yearly(BY_KEY, 'TOTAL CHARGES NETTES'),
    ),
    briancon(
      4,
      'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ (N)',
      table(
        ['Travaux', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées', 'Solde'],
        [
          [
            'Remplacement de la chaudière n° 2 – AG du 18/01/2024',
            spaced(2350000),
            spaced(2318400),
            spaced(2350000),
            spaced(31600),
          ],
          totalOf('TOTAL', [2350000, 2318400, 2350000, 31600], spaced),
        ],
      ),
    ),
    briancon(
      5,
      `ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE – ${slashed('2025-09-30')}`,
      table(
        [
          'Travaux',
          'A Travaux votés',
          'B Travaux payés',
          'C Travaux réalisés',
          'D Appels travaux, emprunts et subventions reçus',
          'E = D – C Solde en attente sur travaux',
          'F = A – D Subventions, emprunts et appels à recevoir',
        ],
        [
          [
            'Réfection de la toiture bât. A',
            ...[6480000, 1620000, 2042500, 2000000, -42500, 4480000].map(spaced),
          ],
          ['Garde-corps des coursives', ...[1890000, 0, 0, 0, 0, 1890000].map(spaced)],
          totalOf('TOTAL', [8370000, 1620000, 2042500, 2000000, -42500, 6370000], spaced),
        ],
      ),
    ),
  ],
  documents: [
    {
      ...truth(1, 'ANNEXE_1', {
        fonds_places: 3900000,
        banques: 2105580,
        creances_exigibles: 1263411,
        creances_douteuses: 342760,
        impayes: 1606171,
        provisions_travaux: 1150000,
        avances_tresorerie: 1240000,
        fonds_travaux: 3900000,
        solde_travaux: -42500,
        excedents_verses: 611038,
        dette_fournisseurs: 814413,
        total_bilan: sheetNow,
      }),
      absent: ['rnc', 'owner'],
    },
    truth(2, 'ANNEXE_2', { ...YEARLY, charges_travaux: 2360000 }),
    truth(3, 'ANNEXE_3', YEARLY),
    truth(4, 'ANNEXE_4', {
      travaux_clos: either(
        ['Remplacement de la chaudière n° 2'],
        ['Remplacement de la chaudière n° 2 – AG du 18/01/2024'],
      ),
    }),
    truth(5, 'ANNEXE_5', {
      travaux_en_cours: ['Réfection de la toiture bât. A', 'Garde-corps des coursives'],
      travaux_votes: 8370000,
      travaux_payes: 1620000,
      travaux_realises: 2042500,
      travaux_appeles: 2000000,
      travaux_a_recevoir: 6370000,
    }),
  ],
};

const LEFT: readonly Line[] = [
  ['501 Compte à terme', 1500000, 1000000],
  ['502 Livret fonds de travaux', 1204418, 871200],
  ['512 Banque', 1166035, 1480922],
];
const LEFT_2: readonly Line[] = [
  ['450 Copropriétaires débiteurs', 704117, 922360],
  ['461 Débiteurs divers', 0, 14000],
];
const RIGHT: readonly Line[] = [
  ['1031 Avance de trésorerie permanente', 900000, 900000],
  ['105 Fonds travaux ALUR', 2204418, 1671200],
];
const RIGHT_2: readonly Line[] = [
  ['450 Copropriétaires créditeurs', 518822, 640107],
  ['401 Fournisseurs', 611330, 742175],
  ['408 Factures non parvenues', 340000, 335000],
];
const thononTotal = column(LEFT, 0) + column(LEFT_2, 0);
const thononBefore = column(LEFT, 1) + column(LEFT_2, 1);
const first = paperOf(
  'annexe-un-ripaille-thonon-les-bains',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; .c { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } td, th { padding: 1mm; border-bottom: .15mm dotted #777 } th { border-bottom: .4mm solid #005b6e; color: #005b6e; font-weight: bold } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; border-top: .3mm solid #000 }`,
  [
    `<p><b style="font-size:13pt;color:#005b6e">Léman Gestion</b> – 4 place des Arts – 74200 THONON-LES-BAINS</p><p>RÉSIDENCE DE RIPAILLE – 15 avenue Saint-François de Sales – 74200 THONON-LES-BAINS – immat. AC1 003 756</p><h1 style="font-size:12.5pt;margin:6mm 0">Annexe 1 – État financier après répartition<br><span style="font-size:9.5pt">Exercice du 01/01/2025 au 31/12/2025 – montants en euros</span></h1>
    <div class="c"><div>${table(['TRÉSORERIE', '31/12/2025', '31/12/2024'], [...rowsOf(LEFT, dotted), totalOf('Total I', totals(LEFT), dotted)])}</div><div>${table(['PROVISIONS ET AVANCES', '31/12/2025', '31/12/2024'], [...rowsOf(RIGHT, dotted), totalOf('Total I', totals(RIGHT), dotted)])}</div></div><div class="c" style="margin-top:5mm"><div>${table(['CRÉANCES', '31/12/2025', '31/12/2024'], [...rowsOf(LEFT_2, dotted), totalOf('Total II', totals(LEFT_2), dotted)])}</div><div>${table(['DETTES', '31/12/2025', '31/12/2024'], [...rowsOf(RIGHT_2, dotted), totalOf('Total II', totals(RIGHT_2), dotted)])}</div></div>
    <div class="c" style="margin-top:5mm"><div>${table([], [totalOf('TOTAL GÉNÉRAL I + II', [thononTotal, thononBefore], dotted)])}</div><div>${table([], [totalOf('TOTAL GÉNÉRAL I + II', [column(RIGHT, 0) + column(RIGHT_2, 0), column(RIGHT, 1) + column(RIGHT_2, 1)], dotted)])}</div></div>
    <p style="margin-top:8mm;font-size:8pt">Emprunts collectifs : néant. Le fonds de travaux est placé pour partie sur un compte à terme (échéance 06/2027). Document à joindre à la convocation de l’assemblée générale appelée à connaître des comptes (article 11 du décret du 17 mars 1967).</p><p style="position:absolute;bottom:7mm;font-size:6.8pt">Léman Gestion SARL – 900 000 995 RCS Thonon-les-Bains – CPI 7401 2021 000 000 207 – garantie Exemple Caution</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      syndic: 'Léman Gestion',
      building: 'RÉSIDENCE DE RIPAILLE',
      building_address: '15 avenue Saint-François de Sales, 74200 THONON-LES-BAINS',
      rnc: 'AC1003756',
      annexes: ['1'],
      closed_on: '2025-12-31',
      banques: 1166035,
      creances_exigibles: 704117,
      impayes: 704117,
      avances_tresorerie: 900000,
      fonds_travaux: 2204418,
      excedents_verses: 518822,
      dette_fournisseurs: either(611330, 951330),
      total_bilan: thononTotal,
    },
    absent: ['owner', 'solde_travaux', 'creances_douteuses', 'provisions_travaux', 'meeting_on'],
  },
);

const SPENT: readonly Line[] = [
  ['Eau', 288114, 300000, 301277, 310000, 320000],
  ['Électricité', 96400, 100000, 91855, 100000, 100000],
  ['Nettoyage', 504000, 515000, 514080, 525000, 540000],
  ['Maintenance (VMC, portail)', 118600, 120000, 121044, 125000, 128000],
  ['Assurance', 268330, 275000, 281916, 295000, 310000],
  ['Honoraires du syndic', 480000, 490000, 490000, 500000, 510000],
  ['Affranchissements et divers', 21766, 25000, 24318, 25000, 27000],
];
const second = paperOf(
  'annexe-deux-conflans-albertville',
  `font: 8.6pt 'Nimbus Sans Narrow', sans-serif; td, th { border: .2mm solid #000; padding: 1.1mm 1.5mm } th { text-align: center } td:nth-child(n+2) { text-align: right } .t td { font-weight: bold } .n td { border: 0; padding: 0 }`,
  [
    `<table class="n"><tr><td>TARENTAISE COPRO<br>60 rue de la République<br>73200 ALBERTVILLE</td><td style="text-align:right">Copropriété LES CHALETS DE CONFLANS<br>11 montée Adolphe Hugues<br>73200 ALBERTVILLE</td></tr></table><h1 style="font-size:12pt;text-align:center;margin:8mm 0 2mm">ANNEXE 2</h1><p style="text-align:center">Compte de gestion général de l’exercice clos réalisé du ${slashed('2025-04-01')} au ${slashed('2026-03-31')} (N)<br>et budget prévisionnel de l’exercice du ${slashed('2027-04-01')} au ${slashed('2028-03-31')} (N+2)</p>
    <table><thead><tr><th rowspan="2">CHARGES POUR OPÉRATIONS COURANTES</th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget</th></tr><tr><th>N-1 approuvé</th><th>N budget voté</th><th>N réalisé à approuver</th><th>N+1 budget en cours voté</th><th>N+2 budget à voter</th></tr></thead><tbody>${rowsOf(
      SPENT,
      plain,
    )
      .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join(
        '',
      )}${totalOf('Sous-total', totals(SPENT), plain)}<tr><td>Solde (excédent s/ op. courantes affecté aux copropriétaires)</td><td></td><td></td><td>${plain(Math.max(column(SPENT, 1) - column(SPENT, 2), 0))}</td><td></td><td></td></tr></tbody></table>
    <table style="margin-top:6mm"><thead><tr><th>PRODUITS POUR OPÉRATIONS COURANTES</th><th>N-1</th><th>N voté</th><th>N réalisé</th><th>N+1</th><th>N+2</th></tr></thead><tbody>${totalOf('701 Provisions copropriétaires', [1790000, column(SPENT, 1), column(SPENT, 1), column(SPENT, 3), column(SPENT, 4)], plain)}</tbody></table><p style="margin-top:6mm">Travaux et opérations exceptionnelles : aucun sur l’exercice.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    facts: {
      syndic: 'TARENTAISE COPRO',
      building: 'LES CHALETS DE CONFLANS',
      building_address: '11 montée Adolphe Hugues, 73200 ALBERTVILLE',
      annexes: ['2'],
      closed_on: '2026-03-31',
      charges_courantes_precedentes: column(SPENT, 0),
      budget_clos: column(SPENT, 1),
      charges_courantes: column(SPENT, 2),
      budget_en_cours: column(SPENT, 3),
      budget_a_voter: column(SPENT, 4),
    },
    absent: ['rnc', 'owner', 'impayes', 'fonds_travaux'],
  },
);

const fifth = paperOf(
  'annexe-cinq-orangerie-strasbourg',
  `font: 9pt 'Carlito', sans-serif; td, th { border: .2mm solid #888; padding: 1.4mm } th { background: #fbe9d0; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold }`,
  [
    `<p><b>Cabinet Wolff-Aït Kaci</b>, 19 allée de la Robertsau, 67000 STRASBOURG</p><p>Syndicat des copropriétaires L’ORANGERIE – 8 rue Schiller, 67000 STRASBOURG</p><h1 style="font-size:13pt;margin:6mm 0 4mm">ANNEXE N° 5 – ÉTAT DES TRAVAUX ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS AU ${slashed('2025-12-31')}</h1>${table(
      [
        'Travaux et opérations exceptionnelles',
        'Travaux votés',
        'Travaux payés',
        'Travaux réalisés',
        'Appels travaux, emprunts et subventions reçus',
        'Solde en attente sur travaux',
        'Subventions, emprunts et appels à recevoir',
      ],
      [
        [
          'Modernisation de l’ascenseur',
          ...[4125000, 1237500, 2062500, 2475000, 412500, 1650000].map(spaced),
        ],
        [
          'Isolation du plancher des caves',
          ...[1384000, 1384000, 1384000, 1384000, 0, 0].map(spaced),
        ],
        ['Audit énergétique – DTG', ...[516000, 0, 258000, 516000, 258000, 0].map(spaced)],
        totalOf('TOTAL', [6025000, 2621500, 3704500, 4375000, 670500, 1650000], spaced),
      ],
    )}<p style="margin-top:5mm;font-size:8pt">Travaux payés : factures réglées à la date de clôture. Travaux réalisés : factures comptabilisées et travaux réceptionnés. Les travaux d’isolation seront clôturés à la prochaine assemblée générale.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_5',
    facts: {
      syndic: 'Cabinet Wolff-Aït Kaci',
      building: 'L’ORANGERIE',
      building_address: '8 rue Schiller, 67000 STRASBOURG',
      annexes: ['5'],
      closed_on: '2025-12-31',
      travaux_en_cours: [
        'Modernisation de l’ascenseur',
        'Isolation du plancher des caves',
        'Audit énergétique – DTG',
      ],
      travaux_votes: 6025000,
      travaux_payes: 2621500,
      travaux_realises: 3704500,
      travaux_appeles: 4375000,
      travaux_a_recevoir: 1650000,
    },
    absent: ['rnc', 'owner', 'budget_a_voter'],
  },
);

export const ANNEXES_DE_L_EXERCICE = [five, first, second, fifth];
