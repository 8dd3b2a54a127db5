// The five accounting annexes as the decree draws them, two stacked on upright sheets, and two by key.
import { either, type Paper, type Truth } from '../../paper.ts';
import { english, spaced, sum, table, tr } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, column) => sum(lines.map((line) => Number(line[column + 1] ?? 0)))) ??
  [];
const column = (lines: readonly Line[], index: number): number => totals(lines)[index] ?? 0;
const cells = ([label, ...values]: Line, write = spaced): string[] => [label, ...values.map(write)];

/** The decree draws assets and debts side by side in one table. */
const beside = (left: readonly Line[], right: readonly Line[]): string =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    const [one, other] = [left[index], right[index]];
    return tr([...(one ? cells(one) : ['', '', '']), ...(other ? cells(other) : ['', '', ''])]);
  }).join('');
const bold = (name: string, values: readonly number[], other: string, others: readonly number[]) =>
  tr([name, ...values.map(spaced), other, ...others.map(spaced)], 'b');

const CASH: readonly Line[] = [
  ['50 Fonds placés', 18200000, 21940000],
  ['51 Banques, ou fonds disponibles en banque (1)', 9315540, 8744126],
  ['53 Caisse', 0, 0],
];
const RESERVES: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 0],
  ['1031 Avances de trésorerie', 5000000, 5000000],
  ['1033 Autres avances', 0, 0],
  ['105 Fonds de travaux', 18200000, 21940000],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux et opérations exceptionnelles', 1124000, 2675500],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir (2)', 9120433, 9851816],
  ['459 Copropriétaires – créances douteuses (2)', 4417090, 5040200],
  ['42 à 44 Autres créances', 0, 12600],
  ['46 Débiteurs divers', 210000, 0],
  ['47 Compte d’attente', 0, 0],
  ['48 Compte de régularisation', 84300, 91240],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés (2)', 7988600, 9722777],
  ['40 Fournisseurs', 8801263, 6041705],
  ['42 à 44 Autres dettes', 233500, 300000],
  ['46 Créditeurs divers', 0, 0],
  ['47 Compte d’attente', 0, 0],
  ['48 Compte de régularisation', 0, 0],
];
const [all, allDebts] = [
  [0, 1].map((index) => column(CASH, index) + column(CLAIMS, index)),
  [0, 1].map((index) => column(RESERVES, index) + column(DEBTS, index)),
];
const SPENT: readonly Line[] = [
  ['601 Eau', 10210044, 10400000, 10518830, 10700000, 10900000],
  ['602 Électricité', 3120000, 3300000, 3288415, 3400000, 3450000],
  ['603 Chauffage, énergie et combustibles', 27140800, 28000000, 26933120, 28500000, 28500000],
  ['611 Nettoyage des locaux', 9440000, 9600000, 9612000, 9800000, 9950000],
  ['614 Contrats de maintenance', 6218000, 6300000, 6301440, 6400000, 6500000],
  ['615 Entretien et petites réparations', 4804512, 4500000, 5120966, 4700000, 4900000],
  ['616 Primes d’assurances', 5120000, 5300000, 5486200, 5700000, 5900000],
  ['6211 Rémunération du syndic', 3960000, 4000000, 4000000, 4080000, 4150000],
  ['64 Frais de personnel', 8215077, 8300000, 8322501, 8450000, 8600000],
];
const FIVE = `<thead><tr><th rowspan="2"></th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget prévisionnel</th></tr><tr><th>Exercice précédent<br>approuvé<br>N-1 (2024)</th><th>Exercice clos<br>budget voté<br>N (2025)</th><th>Exercice clos<br>réalisé à approuver<br>N (2025)</th><th>Budget prévisionnel<br>en cours voté<br>N+1 (2026)</th><th>Budget prévisionnel<br>à voter<br>N+2 (2027)</th></tr></thead>`;
const five = (body: string) => `<table>${FIVE}<tbody>${body}</tbody></table>`;
const rows = (lines: readonly Line[]) => lines.map((line) => tr(cells(line))).join('');
const total = (label: string, values: readonly number[]) => tr([label, ...values.map(spaced)], 'b');
const span = (text: string) => `<tr class="h"><td colspan="6">${text}</td></tr>`;
const head = (number: number, title: string) =>
  `<div class="hd"><span>SDC LES BLEUETS (0614)<br>4 à 8 allée Parmentier – 94000 CRETEIL</span><span>Exercice clos au 31/12/2025<br>Syndic : DAUMONT GESTION</span><b>ANNEXE N° ${number}</b></div><h1>${title}</h1>`;
const KEYED: readonly Line[] = [
  [
    'Eau, nettoyage, assurance, syndic, personnel (001)',
    41749633,
    42100000,
    43060497,
    43430000,
    44400000,
  ],
  ['Ascenseurs bâtiments 1 à 3 (021 à 023)', 6218000, 6300000, 6301440, 6400000, 6500000],
  ['Chauffage urbain (030)', 27140800, 28000000, 26933120, 28500000, 28500000],
];
const SLACK: Line = [
  'Électricité des parkings (040)',
  ...totals(SPENT).map((value, index) => value - column(KEYED, index)),
];
const BUDGETS = {
  charges_courantes_precedentes: column(SPENT, 0),
  budget_clos: column(SPENT, 1),
  charges_courantes: column(SPENT, 2),
  budget_en_cours: column(SPENT, 3),
  budget_a_voter: column(SPENT, 4),
} as const;
const BLEUETS = {
  syndic: 'DAUMONT GESTION',
  building: 'LES BLEUETS',
  building_address: '4 à 8 allée Parmentier, 94000 CRETEIL',
  closed_on: '2025-12-31',
} as const;
const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { annexes: [String(page)], ...facts },
  absent: ['rnc', 'owner'],
});

const decree: Paper = {
  name: 'annexes-decret-cinq',
  css: `font: 7.9pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .hd { display: flex; justify-content: space-between; font-size: 8pt } h1 { font-size: 10.5pt; text-align: center; border: .3mm solid #000; padding: 1.5mm; margin: 2mm 0 } td, th { border: .15mm solid #444; padding: .6mm 1.2mm } th { text-align: center; background: #eee } td { text-align: right; white-space: nowrap } td:first-child { text-align: left; white-space: normal } .six td:nth-child(4) { text-align: left; white-space: normal } .b td { font-weight: bold } .h td { text-align: center; font-weight: bold; background: #eee }`,
  landscape: true,
  pages: [
    `${head(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<table class="six"><thead><tr><th colspan="6">I – SITUATION FINANCIÈRE ET TRÉSORERIE</th></tr><tr><th>Trésorerie</th><th>Exercice précédent approuvé 31/12/2024</th><th>Exercice clos 31/12/2025</th><th>Provisions et avances</th><th>Exercice précédent approuvé 31/12/2024</th><th>Exercice clos 31/12/2025</th></tr></thead><tbody>${beside(CASH, RESERVES)}${bold('Trésorerie disponible – Total I', totals(CASH), 'Total I', totals(RESERVES))}${span('II – CRÉANCES / DETTES')}${beside(CLAIMS, DEBTS)}${bold('Total II', totals(CLAIMS), 'Total II', totals(DEBTS))}${bold('Total général (I) + (II)', all, 'Total général (I) + (II)', allDebts)}</tbody></table><p style="margin-top:3mm">Emprunts : montant restant dû : 0,00<br>(1) Compte bancaire séparé ouvert au nom du syndicat. (2) Liste individuelle des copropriétaires débiteurs et créditeurs jointe. Les comptes sont présentés conformément au décret n° 2005-240 du 14 mars 2005 et à l’arrêté du même jour.</p>`,
    `${head(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2) DU 01/01/2027 AU 31/12/2027')}${five(`${span('CHARGES POUR OPÉRATIONS COURANTES')}${rows(SPENT)}${total('Sous-total', totals(SPENT))}${span('PRODUITS POUR OPÉRATIONS COURANTES')}${rows([['701 Provisions copropriétaires', 79500000, 79700000, 79700000, 81730000, 82850000]])}`)}<p></p>${table(['CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES', 'N-1 (2024)', 'N (2025)'], [['671 Travaux décidés par l’assemblée générale', spaced(9420000), spaced(0)], ['678 Charges exceptionnelles', spaced(0), spaced(318000)], tr(['Total II', spaced(9420000), spaced(318000)], 'b')])}`,
    `${head(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL (N+2)')}${five(`${span('CHARGES PAR CLÉ DE RÉPARTITION')}${rows([...KEYED, SLACK])}${total('TOTAL CHARGES NETTES', totals(SPENT))}${total('PROVISIONS COPROPRIÉTAIRES', [79500000, 79700000, 79700000, 81730000, 82850000])}`)}<p style="margin-top:3mm">Les dépenses de chaque clé sont présentées nettes des produits encaissés (indemnités d’assurance, loyers de l’antenne).</p>`,
    `${head(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025')}${table(['', 'Exercice clos dépenses votées', 'Exercice clos réalisé à approuver – dépenses', 'Provisions appelées, emprunts, subventions, affectation fonds de travaux', 'Solde (excédent ou insuffisance)'], [['Remplacement des pompes de relevage (AG du 12/06/2024)', '3 300,00', '3 180,00', '3 300,00', '120,00'], tr(['TOTAL TRAVAUX ET OPÉRATIONS EXCEPTIONNELLES', '3 300,00', '3 180,00', '3 300,00', '120,00'], 'b')])}<p style="margin-top:3mm">L’excédent sera porté au crédit des copropriétaires après approbation.</p>`,
    `${head(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE (N) AU 31/12/2025')}${table(['', 'A – Travaux votés<br>date / montant', 'B – Travaux payés', 'C – Travaux réalisés', 'D – Appels travaux, emprunts et subventions reçus', 'E = D – C<br>Solde en attente sur travaux', 'F – Subventions et emprunts à recevoir, appels restants'], [['Réfection de la loge et du hall bâtiment 1', '12/06/2024<br>41 600,00', '18 250,00', '22 345,00', '36 400,00', '14 055,00', '5 200,00'], ['Vidéophonie bâtiments 2 et 3', '11/06/2025<br>63 900,00', '9 585,00', '19 300,00', '32 000,00', '12 700,00', '31 900,00'], tr(['TOTAL', '105 500,00', '27 835,00', '41 645,00', '68 400,00', '26 755,00', '37 100,00'], 'b')])}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      ...BLEUETS,
      fonds_places: 21940000,
      banques: 8744126,
      provisions_travaux: 0,
      avances_tresorerie: 5000000,
      fonds_travaux: 21940000,
      solde_travaux: 2675500,
      creances_exigibles: 9851816,
      creances_douteuses: 5040200,
      impayes: 9851816 + 5040200,
      excedents_verses: 9722777,
      dette_fournisseurs: either(6041705, 6341705),
      total_bilan: all[1] ?? 0,
      emprunts: 0,
    }),
    part(2, 'ANNEXE_2', { ...BLEUETS, ...BUDGETS, charges_travaux: 318000 }),
    part(3, 'ANNEXE_3', { ...BLEUETS, ...BUDGETS }),
    part(4, 'ANNEXE_4', {
      ...BLEUETS,
      travaux_clos: either(
        ['Remplacement des pompes de relevage (AG du 12/06/2024)'],
        ['Remplacement des pompes de relevage'],
      ),
    }),
    part(5, 'ANNEXE_5', {
      ...BLEUETS,
      travaux_en_cours: [
        'Réfection de la loge et du hall bâtiment 1',
        'Vidéophonie bâtiments 2 et 3',
      ],
      travaux_votes: 10550000,
      travaux_payes: 2783500,
      travaux_realises: 4164500,
      travaux_appeles: 6840000,
      travaux_a_recevoir: 3710000,
      solde_travaux: 2675500,
    }),
  ],
};

/** A small cabinet prints its two sheets upright, the closed year alone in the first. */
const CABINET: readonly Line[] = [
  ['601 Eau froide', 612000, 630000, 598420, 640000, 640000],
  ['602 Électricité', 204500, 210000, 211087, 220000, 225000],
  ['611 Ménage', 1380000, 1400000, 1404000, 1430000, 1460000],
  ['613 Déneigement', 288000, 300000, 402600, 320000, 350000],
  ['614 Contrats (ascenseur, VMC, portes de garage)', 702000, 720000, 716340, 730000, 745000],
  ['615 Entretien courant', 410220, 350000, 287915, 350000, 350000],
  ['616 Assurance', 688000, 700000, 721900, 740000, 765000],
  ['621 Honoraires du syndic', 1250000, 1280000, 1280000, 1398000, 1420000],
];
const upright: Paper = {
  name: 'annexes-cabinet-annecy',
  css: `font: 8.6pt/1.4 'P052', serif; padding: 14mm 14mm; h1 { font-size: 12pt; color: #234 } h2 { font-size: 10pt; margin: 4mm 0 1mm } td, th { border-bottom: .2mm solid #bcc; padding: .8mm 1.2mm } th { font-weight: bold; border-bottom: .4mm solid #234 } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .b td { font-weight: bold }`,
  pages: [
    `<p>Cabinet Burnod – 8 rue Sommeiller, 74000 Annecy</p><h1>Annexe 1 – État financier après répartition à la date de clôture du 30 juin 2026</h1><p>Copropriété LE PARMELAN – 41 avenue de Genève, 74000 Annecy</p><h2>I. Situation financière et trésorerie</h2>${table(['Trésorerie', '30/06/2025', '30/06/2026'], [['501 Compte à terme (fonds placés)', '9 600.00', '12 800.00'], ['512 Banque, compte séparé', '14 377.62', '11 905.18'], tr(['Total trésorerie (I)', '23 977.62', '24 705.18'], 'b')])}${table(['Provisions et avances', '30/06/2025', '30/06/2026'], [['1031 Avances de trésorerie', '4 000.00', '7 000.00'], ['105 Fonds de travaux', '9 600.00', '12 800.00'], tr(['Total provisions et avances (I)', '13 600.00', '19 800.00'], 'b')])}<h2>II. Créances et dettes</h2>${table(['Créances', '30/06/2025', '30/06/2026'], [['450 Copropriétaires, sommes exigibles restant à recevoir', '3 218.40', '5 466.12'], ['459 Copropriétaires, créances douteuses', '0.00', '0.00'], ['486 Charges constatées d’avance', '620.00', '640.00'], tr(['Total créances (II)', '3 838.40', '6 106.12'], 'b')])}${table(['Dettes', '30/06/2025', '30/06/2026'], [['450 Copropriétaires, excédents versés', '6 830.02', '4 988.90'], ['401 Fournisseurs', '7 386.00', '6 022.40'], tr(['Total dettes (II)', '14 216.02', '11 011.30'], 'b')])}${table([], [tr(['Total général créances et trésorerie (I + II)', '27 816.02', '30 811.30'], 'b'), tr(['Total général dettes et provisions (I + II)', '27 816.02', '30 811.30'], 'b')])}<p style="margin-top:4mm">Aucun emprunt en cours. La liste des comptes individuels débiteurs et créditeurs peut être consultée au cabinet pendant le délai s’écoulant entre la convocation et la tenue de l’assemblée.</p>`,
    `<p>Cabinet Burnod – 8 rue Sommeiller, 74000 Annecy</p><h1>Annexe 2 – Compte de gestion général de l’exercice clos du 01/07/2025 au 30/06/2026 et budget prévisionnel 2027/2028</h1><p>Copropriété LE PARMELAN – 41 avenue de Genève, 74000 Annecy</p>${table(['Charges pour opérations courantes', 'Approuvé<br>2024/2025', 'Voté<br>2025/2026', 'Réalisé à approuver<br>2025/2026', 'Voté<br>2026/2027', 'À voter<br>2027/2028'], [...CABINET.map((line) => cells(line, english)), tr(['Total des charges courantes', ...totals(CABINET).map(english)], 'b')])}<p></p>${table(['Produits', '2024/2025', '2025/2026', '2025/2026', '2026/2027', '2027/2028'], [['701 Provisions sur opérations courantes', ...totals(CABINET).map((value, index) => english(index === 2 ? column(CABINET, 1) : value))]])}<h2>Travaux et opérations exceptionnelles</h2><p>Néant sur l’exercice clos.</p><p style="margin-top:6mm">Commentaires : les hivers 2024/2025 et 2025/2026 ont été inégalement neigeux ; le poste déneigement dépasse le budget voté de plus d’un tiers. L’entretien courant est inférieur aux prévisions, la reprise des joints de carrelage du hall ayant été reportée. La hausse de l’assurance suit celle de l’indice FFB.</p>`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      syndic: 'Cabinet Burnod',
      building: 'LE PARMELAN',
      building_address: '41 avenue de Genève, 74000 Annecy',
      closed_on: '2026-06-30',
      fonds_places: 1280000,
      banques: 1190518,
      avances_tresorerie: 700000,
      fonds_travaux: 1280000,
      creances_exigibles: 546612,
      creances_douteuses: 0,
      impayes: 546612,
      excedents_verses: 498890,
      dette_fournisseurs: 602240,
      total_bilan: 3081130,
    }),
    part(2, 'ANNEXE_2', {
      syndic: 'Cabinet Burnod',
      building: 'LE PARMELAN',
      building_address: '41 avenue de Genève, 74000 Annecy',
      closed_on: '2026-06-30',
      charges_courantes_precedentes: column(CABINET, 0),
      budget_clos: column(CABINET, 1),
      charges_courantes: column(CABINET, 2),
      budget_en_cours: column(CABINET, 3),
      budget_a_voter: column(CABINET, 4),
    }),
  ],
};

export const COMPTES_DU_SYNDICAT = [decree, upright];
