// The accounting annexes: all five in one file, and three that came alone.
import { either, type Paper, type Truth } from '../../paper.ts';
import { dotted, english, spaced, sum, table } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const column = (lines: readonly Line[], index: number) =>
  sum(lines.map((line) => Number(line[index + 1] ?? 0)));
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, index) => column(lines, index)) ?? [];
const cells = (lines: readonly Line[], write: (cents: number) => string) =>
  lines.map(([label, ...values]) => [label, ...values.map(write)]);
const totalRow = (label: string, values: readonly number[], write: (cents: number) => string) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${write(value)}</td>`).join('')}</tr>`;
const annexe = (
  page: number,
  number: 1 | 2 | 3 | 4 | 5,
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({
  type: 'CV_AG',
  sub_kind: `ANNEXE_${number}`,
  pages: [page],
  facts: { annexes: [String(number)], ...facts },
  absent,
});

const CASH: readonly Line[] = [
  ['50 Fonds placés', 2800000, 3420000],
  ['51 Banques ou fonds disponibles en banque', 1947233, 2215108],
  ['53 Caisse', 0, 0],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 912340, 1104775],
  ['459 Copropriétaires – créances douteuses', 210000, 342680],
  ['42 à 44 Autres créances', 0, 18000],
  ['46 Débiteurs divers', 41200, 0],
];
const PUT_ASIDE: readonly Line[] = [
  ['102 Provisions pour travaux décidés', 0, 800000],
  ['1031 Avances de trésorerie', 900000, 900000],
  ['1032 Avances travaux', 0, 0],
  ['105 Fonds de travaux', 2800000, 3420000],
  ['13 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux et op. exceptionnelles', 145000, -62000],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 731904, 618240],
  ['40 Fournisseurs', 1203869, 1311323],
  ['42 à 44 Autres dettes', 130000, 113000],
];
const assets = totals(CASH).map((value, index) => value + (totals(OWED)[index] ?? 0));
const RUN: readonly Line[] = [
  ['601 Eau', 498210, 510000, 521744, 530000, 545000],
  ['602 Électricité', 187330, 200000, 192018, 200000, 205000],
  ['603 Chauffage, énergie et combustibles', 3104550, 3200000, 2987612, 3150000, 3200000],
  ['611 Nettoyage des locaux', 1182000, 1200000, 1206000, 1230000, 1260000],
  ['614 Contrats de maintenance', 604880, 620000, 633415, 650000, 660000],
  ['615 Entretien et petites réparations', 412077, 400000, 518930, 450000, 450000],
  ['616 Primes d’assurances', 884000, 900000, 941220, 980000, 1040000],
  ['6211 Rémunération du syndic sur gestion', 1176000, 1176000, 1176000, 1206000, 1236000],
  ['623 Frais du conseil syndical', 12000, 15000, 9840, 15000, 15000],
];
const BY_KEY: readonly Line[] = [
  ['CL01 Charges générales', 3767420, 3801000, 3946741, 3981000, 4101000],
  ['CL02 Ascenseurs', 690867, 710000, 730682, 750000, 765000],
  ['CL03 Chauffage', 3104550, 3200000, 2987612, 3150000, 3200000],
  ['CL04 Eau froide', 498210, 510000, 521744, 530000, 545000],
];
const DONE: readonly Line[] = [
  ['Réfection des colonnes montantes (AG 14/05/2024)', 2480000, 2437650, 2480000, 42350],
];
const ONGOING: readonly Line[] = [
  ['Isolation des combles (AG 20/05/2025)', 4180000, 1254000, 1630000, 2090000, 460000, 2090000],
  [
    'Portes de hall et contrôle d’accès (AG 20/05/2025)',
    1360000,
    408000,
    1202000,
    680000,
    -522000,
    680000,
  ],
];
const top = (number: number, title: string) =>
  `<table class="h"><tr><td>ORLÉANAISE DE COPROPRIÉTÉ<br>15 rue Bannier – 45000 ORLÉANS</td><td>Syndicat des copropriétaires<br><b>LES TERRASSES DU LOIRET</b><br>64 avenue Dauphine, 45100 ORLÉANS</td><td>Annexe n° <b style="font-size:14pt">${number}</b><br>Exercice du 01/01/2025 au 31/12/2025</td></tr></table><h1>${title}</h1>`;
const BUDGET_HEAD = `<thead><tr><th rowspan="2">Libellé</th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PRÉVISIONNEL</th></tr><tr><th>Exercice précédent approuvé N-1<br>2024</th><th>Exercice clos budget voté N<br>2025</th><th>Exercice clos réalisé à approuver N<br>2025</th><th>Budget prévisionnel en cours voté N+1<br>2026</th><th>Budget prévisionnel à voter N+2<br>2027</th></tr></thead>`;
const budgetTable = (lines: readonly Line[], end: string, more = '') =>
  `<table class="b">${BUDGET_HEAD}<tbody>${cells(lines, spaced)
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}${totalRow(end, totals(lines), spaced)}${more}</tbody></table>`;
const side = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, 'Exercice précédent<br>31/12/2024', 'Exercice clos<br>31/12/2025'],
    [...cells(lines, spaced), totalRow(end, totals(lines), spaced)],
    'b',
  );

const HEAD = {
  syndic: 'ORLÉANAISE DE COPROPRIÉTÉ',
  building: 'LES TERRASSES DU LOIRET',
  building_address: '64 avenue Dauphine, 45100 ORLÉANS',
} as const;
const BUDGETS = {
  charges_courantes_precedentes: column(RUN, 0),
  budget_clos: column(RUN, 1),
  charges_courantes: column(RUN, 2),
  budget_en_cours: column(RUN, 3),
  budget_a_voter: column(RUN, 4),
} as const;
const five: Paper = {
  name: 'annexes-completes-dauphine-orleans',
  landscape: true,
  css: `font: 8pt 'Nimbus Sans', sans-serif; padding: 9mm 12mm; .h td { border: .2mm solid #444; width: 33% } h1 { font-size: 10.5pt; text-align: center; margin: 3mm 0 } .b td, .b th { border: .2mm solid #666; padding: .7mm 1.3mm } .b th { background: #e6e6e6; text-align: center } .b td:nth-child(n+2) { text-align: right; white-space: nowrap } .b .t td { font-weight: bold; background: #f4f4f4 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-bottom: 2mm } .n { font-size: 7pt; margin-top: 2mm }`,
  pages: [
    `${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<div class="two">${side('TRÉSORERIE', CASH, 'Trésorerie disponible – Total I')}${side('PROVISIONS ET AVANCES', PUT_ASIDE, 'Total I')}</div><div class="two">${side('CRÉANCES', OWED, 'Total II')}${side('DETTES', DEBTS, 'Total II')}</div><div class="two">${table([], [totalRow('TOTAL GÉNÉRAL (I) + (II)', assets, spaced)], 'b')}${table([], [totalRow('TOTAL GÉNÉRAL (I) + (II)', assets, spaced)], 'b')}</div><p class="n">EMPRUNTS : MONTANT RESTANT DÛ : 0,00 – Décret n° 2005-240 du 14 mars 2005</p>`,
    `${top(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)')}${budgetTable(RUN, 'Sous-total charges pour opérations courantes', totalRow('701 Provisions appelées aux copropriétaires', [8225000, 8221000, 8221000, 8411000, 8611000], spaced))}<p></p>${table(['CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES', '2024', '2025'], [['671 Travaux décidés par l’assemblée générale', spaced(0), spaced(2437650)], totalRow('Sous-total travaux et opérations exceptionnelles', [0, 2437650], spaced)], 'b')}`,
    `${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ ET BUDGET PRÉVISIONNEL – PAR CLÉ DE RÉPARTITION')}${budgetTable(BY_KEY, 'TOTAL CHARGES NETTES')}<p class="n">Ventilation suivant l’article 10 de la loi du 10 juillet 1965 et le règlement de copropriété.</p>`,
    `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS')}${table(['Travaux clôturés dans l’exercice', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées, emprunts, subventions', 'Solde'], [...cells(DONE, spaced), totalRow('TOTAL', totals(DONE), spaced)], 'b')}`,
    `${top(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS AU 31/12/2025')}${table(['Travaux', 'Travaux votés<br>A', 'Travaux payés<br>B', 'Travaux réalisés<br>C', 'Appels travaux, emprunts et subventions reçus<br>D', 'Solde en attente sur travaux<br>E = D – C', 'Subventions et emprunts à recevoir – appels à venir<br>F = A – D'], [...cells(ONGOING, spaced), totalRow('TOTAUX', totals(ONGOING), spaced)], 'b')}`,
  ],
  documents: [
    annexe(1, 1, {
      ...HEAD,
      closed_on: '2025-12-31',
      fonds_places: 3420000,
      banques: 2215108,
      provisions_travaux: 800000,
      avances_tresorerie: 900000,
      fonds_travaux: 3420000,
      solde_travaux: -62000,
      creances_exigibles: 1104775,
      creances_douteuses: 342680,
      impayes: 1104775 + 342680,
      excedents_verses: 618240,
      dette_fournisseurs: 1311323,
      total_bilan: assets[1] ?? 0,
      emprunts: 0,
    }),
    annexe(2, 2, { ...HEAD, closed_on: '2025-12-31', ...BUDGETS, charges_travaux: 2437650 }),
    annexe(3, 3, { ...HEAD, closed_on: '2025-12-31', ...BUDGETS }),
    annexe(4, 4, {
      ...HEAD,
      closed_on: '2025-12-31',
      travaux_clos: either(
        ['Réfection des colonnes montantes (AG 14/05/2024)'],
        ['Réfection des colonnes montantes'],
      ),
    }),
    annexe(5, 5, {
      ...HEAD,
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        ONGOING.map(([label]) => label),
        ['Isolation des combles', 'Portes de hall et contrôle d’accès'],
      ),
      travaux_votes: column(ONGOING, 0),
      travaux_payes: column(ONGOING, 1),
      travaux_realises: column(ONGOING, 2),
      travaux_appeles: column(ONGOING, 3),
      travaux_a_recevoir: column(ONGOING, 5),
    }),
  ],
};

const BOURGES_LEFT: readonly Line[] = [
  ['501 Compte sur livret', 1125000, 980000],
  ['512 Banque', 402877, 361255],
  ['450 Copropriétaires débiteurs', 188340, 251912],
  ['459 Copropriétaires douteux', 0, 0],
  ['486 Charges constatées d’avance', 35600, 0],
];
const BOURGES_RIGHT: readonly Line[] = [
  ['103.1 Avance de trésorerie', 240000, 240000],
  ['105 Fonds de travaux', 1125000, 980000],
  ['120 Solde s/ travaux', 0, 31000],
  ['450 Copropriétaires créditeurs', 96217, 110467],
  ['401 Fournisseurs', 290600, 231700],
];
const alone: Paper = {
  name: 'annexe-1-seule-berry-bourges',
  css: `font: 9pt 'Carlito', sans-serif; h1 { font-size: 13pt } .b td, .b th { border-bottom: .2mm solid #ccc; padding: .8mm } .b th { border-bottom: .4mm solid #8a1538; color: #8a1538 } .b td:nth-child(n+2), .b th:nth-child(n+2) { text-align: right } .b .t td { font-weight: bold } .f { position: absolute; bottom: 8mm; font-size: 7pt }`,
  pages: [
    `<p style="color:#8a1538"><b>Cabinet Rousselet-Berry</b> – 6 place Gordaine – 18000 BOURGES – syndic de copropriété</p><h1>Annexe 1 – État financier après répartition</h1><p>Résidence JACQUES CŒUR – 17 boulevard de Strasbourg, 18000 BOURGES – immatriculée AF1800642<br>Exercice clos le 30/06/2026 – en euros</p>
    ${table(['ACTIF', '30/06/2026', '30/06/2025'], [...cells(BOURGES_LEFT, dotted), totalRow('TOTAL ACTIF', totals(BOURGES_LEFT), dotted)], 'b')}<p></p>
    ${table(['PASSIF', '30/06/2026', '30/06/2025'], [...cells(BOURGES_RIGHT, dotted), totalRow('TOTAL PASSIF', totals(BOURGES_RIGHT), dotted)], 'b')}
    <p style="margin-top:5mm">Le compte 501 correspond au placement du fonds de travaux (art. 18 de la loi du 10 juillet 1965). Les comptes 450 sont détaillés dans la liste des soldes jointe. Pas d’emprunt collectif.</p><p>Présenté au conseil syndical le 15/09/2026. Vérifié par : ................</p><p class="f">Page 1 – imprimé le 10/09/2026 – Gercop v12</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_1',
      facts: {
        annexes: ['1'],
        syndic: 'Cabinet Rousselet-Berry',
        building: 'Résidence JACQUES CŒUR',
        building_address: '17 boulevard de Strasbourg, 18000 BOURGES',
        rnc: 'AF1800642',
        closed_on: '2026-06-30',
        fonds_places: 1125000,
        banques: 402877,
        creances_exigibles: 188340,
        creances_douteuses: 0,
        impayes: 188340,
        avances_tresorerie: 240000,
        fonds_travaux: 1125000,
        solde_travaux: 0,
        excedents_verses: 96217,
        dette_fournisseurs: 290600,
        total_bilan: column(BOURGES_LEFT, 0),
      },
      absent: ['provisions_travaux', 'budget_a_voter', 'charges_courantes'],
    },
  ],
};

const MONTREUIL: readonly Line[] = [
  ['Eau froide', 611240, 600000, 588320, 620000, 640000],
  ['Électricité', 88415, 90000, 79960, 95000, 95000],
  ['Contrat ménage', 504000, 504000, 492000, 518000, 530000],
  ['Ascenseur', 231180, 235000, 226400, 240000, 246000],
  ['Assurance', 394000, 380000, 351700, 410000, 430000],
  ['Honoraires syndic', 540000, 540000, 528000, 552000, 564000],
  ['Divers et imprévus', 117652, 80000, 63304, 90000, 90000],
];
const budget: Paper = {
  name: 'annexe-2-budget-robespierre-montreuil',
  css: `font: 8.4pt 'DejaVu Sans Condensed', sans-serif; .b td, .b th { border: .2mm solid #557; padding: .9mm } .b th { background: #dde; font-size: 7.4pt; text-align: center } .b td:nth-child(n+2) { text-align: right } .b .t td { font-weight: bold; background: #eef }`,
  pages: [
    `<table><tr><td><b>Collectif Syndic Est Parisien</b> (SCOP)<br>88 rue de Paris, 93100 MONTREUIL</td><td style="text-align:right">SDC 35 RUE ROBESPIERRE<br>35 rue Robespierre, 93100 MONTREUIL<br>AD9310457</td></tr></table><p style="text-align:center;font-size:11pt;margin-top:4mm"><b>ANNEXE N° 2</b><br>Compte de gestion général de l’exercice clos du 01/04/2025 au 31/03/2026<br>et budget prévisionnel de l’exercice du 01/04/2027 au 31/03/2028</p>
    ${table(['Charges pour opérations courantes', 'Réalisé<br>exercice clos<br>31/03/2026<br>à approuver', 'Budget voté<br>exercice clos<br>31/03/2026', 'Exercice précédent<br>31/03/2025<br>approuvé', 'Budget en cours<br>voté<br>31/03/2027', 'Budget<br>à voter<br>31/03/2028'], [...cells(MONTREUIL, english), totalRow('TOTAL CHARGES COURANTES', totals(MONTREUIL), english), ['Provisions appelées', english(2429000), english(2429000), english(2380000), english(2525000), english(2595000)], ['Solde (excédent +, insuffisance -)', english(2429000 - column(MONTREUIL, 0)), '', english(2380000 - column(MONTREUIL, 2)), '', '']], 'b')}
    <p style="margin-top:5mm">Opérations exceptionnelles et travaux hors budget : néant sur l’exercice.</p><p>Certaines lignes regroupent plusieurs comptes du plan comptable ; le grand livre est consultable dans l’extranet.</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      facts: {
        annexes: ['2'],
        syndic: either('Collectif Syndic Est Parisien', 'Collectif Syndic Est Parisien (SCOP)'),
        building_address: '35 rue Robespierre, 93100 MONTREUIL',
        rnc: 'AD9310457',
        closed_on: '2026-03-31',
        charges_courantes: column(MONTREUIL, 0),
        budget_clos: column(MONTREUIL, 1),
        charges_courantes_precedentes: column(MONTREUIL, 2),
        budget_en_cours: column(MONTREUIL, 3),
        budget_a_voter: column(MONTREUIL, 4),
      },
      absent: ['impayes', 'dette_fournisseurs', 'travaux_votes'],
    },
  ],
};

const UNDER_WAY: readonly Line[] = [
  ['Ravalement façade nord', 6210000, 3105000, 3850000, 4140000, 290000, 2070000],
  ['Remplacement chaudière', 2895000, 0, 868500, 1447500, 579000, 1447500],
];
const ongoing: Paper = {
  name: 'annexe-5-travaux-almont-melun',
  css: `font: 9pt 'Nimbus Roman', serif; padding: 20mm 16mm; .b td, .b th { border: .2mm solid #000; padding: 1mm } .b th { text-align: center; font-weight: bold } .b td:nth-child(n+2) { text-align: right } .b .t td { font-weight: bold }`,
  pages: [
    `<p>SDC Les Jardins de l’Almont – 25 avenue Thiers – 77000 Melun<br>Syndic : Sequana Syndic</p><h1 style="font-size:13pt;text-align:center">ANNEXE 5<br>ÉTAT DES TRAVAUX ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE CLOS LE 31 DÉCEMBRE 2025</h1>
    ${table(['', 'Votés<br>(A)', 'Payés<br>(B)', 'Réalisés<br>(C)', 'Appelés et reçus<br>(D)', 'Solde en attente<br>(E) = (D) – (C)', 'Restant à recevoir<br>(F) = (A) – (D)'], [...cells(UNDER_WAY, spaced), totalRow('Total', totals(UNDER_WAY), spaced)], 'b')}<p style="margin-top:5mm">Ravalement voté le 18 juin 2024 (résolution 17) ; chaudière votée le 12 juin 2025 (résolution 9). Aucun emprunt, aucune subvention notifiée.</p>`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_5',
      facts: {
        annexes: ['5'],
        syndic: 'Sequana Syndic',
        building: 'Les Jardins de l’Almont',
        building_address: '25 avenue Thiers, 77000 Melun',
        closed_on: '2025-12-31',
        travaux_en_cours: UNDER_WAY.map(([label]) => label),
        travaux_votes: column(UNDER_WAY, 0),
        travaux_payes: column(UNDER_WAY, 1),
        travaux_realises: column(UNDER_WAY, 2),
        travaux_appeles: column(UNDER_WAY, 3),
        travaux_a_recevoir: column(UNDER_WAY, 5),
      },
      absent: ['rnc', 'emprunts', 'meeting_on'],
    },
  ],
};

export const ANNEXES_DES_COMPTES = [five, alone, budget, ongoing];
