// The accounting annexes: the whole model of the decree lying down, and two shorter sets standing.
import { either, type Paper, type Truth } from '../../paper.ts';
import { plain, spaced, sum } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const column = (lines: readonly Line[], index: number) =>
  sum(lines.map((line) => Number(line[index + 1] ?? 0)));
const totals = (lines: readonly Line[]) =>
  (lines[0] ?? []).slice(1).map((_, index) => column(lines, index));
const cells = (values: readonly (string | number)[], write: (cents: number) => string) =>
  values.map((value) => `<td>${typeof value === 'number' ? write(value) : value}</td>`).join('');
const row = (line: readonly (string | number)[], name = '', write = spaced) =>
  `<tr class="${name}">${cells(line, write)}</tr>`;
const rows = (lines: readonly Line[], write = spaced) =>
  lines.map((line) => row(line, '', write)).join('');

const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts,
});

const budgets = (lines: readonly Line[]) => ({
  charges_courantes_precedentes: column(lines, 0),
  budget_clos: column(lines, 1),
  charges_courantes: column(lines, 2),
  budget_en_cours: column(lines, 3),
  budget_a_voter: column(lines, 4),
});

const LEFT: readonly Line[] = [
  ['50 Fonds placés', 4120000, 4860000],
  ['51 Banques, ou fonds disponibles en banque', 3641822, 2970516],
  ['53 Caisse', 0, 0],
];
const RIGHT: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 2840000],
  ['1031 Avances de trésorerie', 2200000, 2200000],
  ['1033 Autres avances', 0, 0],
  ['105 Fonds de travaux', 4120000, 4860000],
  ['131 Subventions en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux ou opérations exceptionnelles', 315000, -624000],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 1890240, 2437791],
  ['459 Copropriétaire – créances douteuses', 311805, 620477],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 64000, 0],
  ['47 Compte d’attente', 0, 21530],
  ['48 Compte de régularisation', 0, 0],
];
const OWING: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 1124012, 701840],
  ['40 Fournisseurs', 1968855, 872474],
  ['42 à 44 Autres dettes', 0, 0],
  ['46 Créditeurs divers', 0, 0],
  ['47 Compte d’attente', 300000, 60000],
  ['48 Compte de régularisation', 0, 0],
];
const SPENT: readonly Line[] = [
  ['601 Eau', 2088000, 2100000, 2140000, 2150000, 2180000],
  ['602 Électricité', 610000, 620000, 642800, 640000, 660000],
  ['603 Chauffage, énergie et combustibles', 7412000, 7200000, 7628150, 7300000, 7700000],
  ['611 Nettoyage des locaux', 3105000, 3150000, 3184000, 3200000, 3260000],
  ['614 Contrats de maintenance', 702600, 700000, 712600, 720000, 730000],
  ['615 Entretien et petites réparations', 2914300, 2630000, 4720800, 2632000, 2900000],
  ['616 Primes d’assurances', 1410000, 1450000, 1486000, 1500000, 1560000],
  [
    '621 Rémunérations du syndic sur gestion copropriété',
    2350000,
    2400000,
    2400000,
    2450000,
    2500000,
  ],
  ['622 Autres honoraires du syndic', 120000, 150000, 160800, 100000, 110000],
];
const CALLED = [20600000, 20400000, 20400000, 20692000, 21600000] as const;
const KEYS: readonly Line[] = [
  ['102 Chauffage collectif', 7412000, 7200000, 7628150, 7300000, 7700000],
  ['103 Ascenseur escalier 2', 390000, 392000, 402600, 392000, 410000],
  ['104 Eau chaude', 2088000, 2100000, 2140000, 2150000, 2180000],
];
const GENERAL: Line = [
  '101 Charges générales',
  ...totals(SPENT).map((value, index) => value - column(KEYS, index)),
];

const half = (left: readonly Line[], right: readonly Line[]) =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    row([...(left[index] ?? ['', '', '']), ...(right[index] ?? ['', '', ''])]),
  ).join('');
const YEARS = `<tr><th></th><th>Exercice précédent approuvé<br>N-1</th><th>Exercice clos<br>budget voté<br>N</th><th>Exercice clos<br>réalisé à approuver<br>N</th><th>Budget prévisionnel<br>en cours voté<br>N+1</th><th>Budget prévisionnel<br>à voter<br>N+2</th></tr><tr><th></th><th>2024</th><th>2025</th><th>2025</th><th>2026</th><th>2027</th></tr>`;
const top = (number: number, title: string) =>
  `<div class="hd"><span>ALPILAC SYNDIC – 18 avenue de Genève – 74000 ANNECY</span><span>Edité le 20/02/2026</span></div><p>Syndicat des copropriétaires LE CLOS DES AULNES – 5 et 7 avenue de Brogny – 74000 ANNECY</p><h1>ANNEXE N° ${number}</h1><h2>${title}</h2>`;
const general = [column(LEFT, 0) + column(OWED, 0), column(LEFT, 1) + column(OWED, 1)] as const;

const CLOS_DES_AULNES = {
  syndic: 'ALPILAC SYNDIC',
  building: 'LE CLOS DES AULNES',
  building_address: '5 et 7 avenue de Brogny, 74000 ANNECY',
  closed_on: '2025-12-31',
} as const;

const complete: Paper = {
  name: 'annexes-modele-brogny-annecy',
  css: `font: 7.8pt 'DejaVu Sans Condensed', sans-serif; padding: 9mm 11mm; .hd { display: flex; justify-content: space-between; font-size: 7pt } h1 { font-size: 11.5pt; text-align: center; margin: 1mm 0 } h2 { font-size: 9.4pt; text-align: center; font-weight: normal; margin-bottom: 2mm } td, th { border: .2mm solid #444; padding: .7mm 1.2mm } th { text-align: center; background: #e6e6e6; font-weight: bold } td { text-align: right; white-space: nowrap } td:first-child { text-align: left; white-space: normal } .l td:nth-child(4) { text-align: left; white-space: normal } .t td { font-weight: bold; background: #f2f2f2 } .c td { font-weight: bold; text-align: left !important }`,
  landscape: true,
  pages: [
    `${top(1, 'État financier après répartition à la date de clôture de l’exercice : 31/12/2025')}<table class="l"><tr><th colspan="6">I – SITUATION FINANCIÈRE ET TRÉSORERIE</th></tr><tr><th>Trésorerie</th><th>Exercice précédent approuvé</th><th>Exercice clos</th><th>Provisions et avances</th><th>Exercice précédent approuvé</th><th>Exercice clos</th></tr>${half(LEFT, RIGHT)}${row(['Trésorerie disponible – Total I', ...totals(LEFT), 'Total I', ...totals(RIGHT)], 't')}<tr><th colspan="6">II – CRÉANCES ET DETTES</th></tr><tr><th>Créances</th><th>Exercice précédent approuvé</th><th>Exercice clos</th><th>Dettes</th><th>Exercice précédent approuvé</th><th>Exercice clos</th></tr>${half(OWED, OWING)}${row(['Total II', ...totals(OWED), 'Total II', ...totals(OWING)], 't')}${row(['Total général (I) + (II)', ...general, 'Total général (I) + (II)', ...general], 't')}</table><p style="margin-top:3mm">EMPRUNTS : MONTANT RESTANT DÛ : 0,00 €</p><p>(1) Solde en attente : excédent ou insuffisance sur opérations votées non clôturées, voir annexe n° 5. (2) La liste individuelle des copropriétaires débiteurs et créditeurs est annexée au présent état. (3) Les soldes des copropriétaires sont présentés après répartition du résultat de l’exercice.</p>`,
    `${top(2, 'Compte de gestion général de l’exercice clos réalisé (N) et budget prévisionnel de l’exercice (N+2)<br>Exercice du 01/01/2025 au 31/12/2025')}<table>${YEARS}<tr class="c"><td colspan="6">CHARGES POUR OPÉRATIONS COURANTES</td></tr>${rows(SPENT)}${row(['Sous-total', ...totals(SPENT)], 't')}<tr class="c"><td colspan="6">PRODUITS POUR OPÉRATIONS COURANTES</td></tr>${row(['701 Provisions copropriétaires', ...CALLED])}${row(['Sous-total', ...CALLED], 't')}${row(['Solde (insuffisance) affecté aux copropriétaires', ...totals(SPENT).map((value, index) => (index === 0 || index === 2 ? value - (CALLED[index] ?? 0) : 0))], 't')}<tr class="c"><td colspan="6">CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</td></tr>${row(['671 Travaux décidés par l’assemblée générale', 0, '', 961240, '', ''])}${row(['Sous-total', 0, '', 961240, '', ''], 't')}<tr class="c"><td colspan="6">PRODUITS POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</td></tr>${row(['702 Provisions pour travaux', 0, '', 980000, '', ''])}${row(['Solde (excédent) affecté aux copropriétaires', 0, '', 18760, '', ''], 't')}</table>`,
    `${top(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé (N) et budget prévisionnel de l’exercice (N+2)<br>Exercice du 01/01/2025 au 31/12/2025')}<table>${YEARS}${rows([GENERAL, ...KEYS])}${row(['TOTAL CHARGES NETTES', ...totals(SPENT)], 't')}${row(['PROVISIONS COPROPRIÉTAIRES', ...CALLED])}${row(['SOLDE (insuffisance)', ...totals(SPENT).map((value, index) => (index === 0 || index === 2 ? value - (CALLED[index] ?? 0) : 0))], 't')}</table><p style="margin-top:3mm">Le détail des dépenses de chaque clé figure au relevé général des dépenses joint à la convocation.</p>`,
    `${top(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos réalisé (N)<br>Exercice du 01/01/2025 au 31/12/2025')}<table><tr><th></th><th>Exercice clos<br>dépenses votées</th><th>Exercice clos réalisé à approuver<br>Dépenses</th><th>Provisions appelées, emprunts, subventions, affectation du fonds de travaux</th><th>Solde (excédent ou insuffisance)</th></tr><tr class="c"><td colspan="5">Travaux de l’article 14-2</td></tr>${row(['Remplacement de la porte de garage', 980000, 961240, 980000, 18760])}${row(['TOTAL', 980000, 961240, 980000, 18760], 't')}<tr class="c"><td colspan="5">Opérations exceptionnelles : néant</td></tr></table>`,
    `${top(5, 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice : 31/12/2025')}<table><tr><th></th><th>Travaux votés<br>A</th><th>Travaux payés<br>B</th><th>Travaux réalisés<br>C</th><th>Appels travaux, emprunts et subventions reçus<br>D</th><th>Solde en attente sur travaux<br>E = D – C</th><th>Subventions et appels à recevoir<br>F</th></tr>${row(['Rénovation de la chaufferie (AG du 17/04/2025)', 7100000, 3012000, 3464000, 2840000, -624000, 4260000])}${row(['TOTAL', 7100000, 3012000, 3464000, 2840000, -624000, 4260000], 't')}</table>`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      ...CLOS_DES_AULNES,
      annexes: ['1'],
      fonds_places: 4860000,
      banques: 2970516,
      provisions_travaux: 2840000,
      avances_tresorerie: 2200000,
      fonds_travaux: 4860000,
      solde_travaux: -624000,
      creances_exigibles: 2437791,
      creances_douteuses: 620477,
      impayes: 3058268,
      excedents_verses: 701840,
      dette_fournisseurs: 872474,
      total_bilan: general[1],
      emprunts: 0,
    }),
    part(2, 'ANNEXE_2', {
      ...CLOS_DES_AULNES,
      annexes: ['2'],
      ...budgets(SPENT),
      charges_travaux: 961240,
    }),
    part(3, 'ANNEXE_3', { ...CLOS_DES_AULNES, annexes: ['3'], ...budgets(SPENT) }),
    part(4, 'ANNEXE_4', {
      ...CLOS_DES_AULNES,
      annexes: ['4'],
      travaux_clos: ['Remplacement de la porte de garage'],
    }),
    part(5, 'ANNEXE_5', {
      ...CLOS_DES_AULNES,
      annexes: ['5'],
      travaux_en_cours: either(
        ['Rénovation de la chaufferie (AG du 17/04/2025)'],
        ['Rénovation de la chaufferie'],
      ),
      travaux_votes: 7100000,
      travaux_payes: 3012000,
      travaux_realises: 3464000,
      travaux_appeles: 2840000,
      travaux_a_recevoir: 4260000,
    }),
  ],
};

const PAU_SPENT: readonly Line[] = [
  ['Eau', 148200, 150000, 151330, 155000, 160000],
  ['Électricité', 61040, 65000, 63218, 65000, 68000],
  ['Ménage', 312000, 318000, 318000, 325000, 330000],
  ['Assurance', 204500, 210000, 216740, 222000, 230000],
  ['Honoraires du cabinet', 480000, 490000, 490000, 500000, 510000],
  ['Petites réparations', 187366, 200000, 142905, 200000, 200000],
];
const pauPair = (label: string, before: number, now: number) =>
  row([label, before, now], '', plain);
const short: Paper = {
  name: 'annexes-deux-pau',
  css: `font: 9pt/1.35 'Nimbus Roman', serif; padding: 15mm 17mm; h1 { font-size: 13pt; text-align: center } td, th { border-bottom: .2mm solid #888; padding: .9mm 1.5mm } th { font-weight: bold; border-bottom: .4mm solid #000 } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .t td { font-weight: bold; border-top: .4mm solid #000 } h3 { font-size: 10pt; margin: 4mm 0 1mm }`,
  pages: [
    `<p>Cabinet LABORDE &amp; Fils – 6 place Gramont, 64000 PAU<br>Copropriété : Résidence BEAUMONT, 28 rue Marca, 64000 PAU</p><h1>ÉTAT FINANCIER APRÈS RÉPARTITION AU 30/09/2025<br>(annexe 1)</h1><h3>Trésorerie</h3><table><tr><th></th><th>Exercice précédent approuvé</th><th>Exercice clos</th></tr>${pauPair('512 Banque', 812044, 1190377)}${pauPair('501 Compte sur livret', 310000, 390000)}${row(['Total I', 1122044, 1580377], 't', plain)}</table><h3>Provisions et avances</h3><table>${pauPair('1031 Avance de trésorerie', 220000, 220000)}${pauPair('105 Fonds de travaux', 310000, 390000)}${pauPair('12 Solde en attente sur travaux', 0, 0)}${row(['Total I', 530000, 610000], 't', plain)}</table><h3>Créances</h3><table>${pauPair('450 Copropriétaires, sommes exigibles', 204418, 119862)}${pauPair('459 Créances douteuses', 0, 0)}${row(['Total II', 204418, 119862], 't', plain)}</table><h3>Dettes</h3><table>${pauPair('450 Copropriétaires, excédents versés', 388162, 541088)}${pauPair('401 Fournisseurs', 408300, 549151)}${row(['Total II', 796462, 1090239], 't', plain)}</table><h3>Total général</h3><table>${row(['Trésorerie et créances (I + II)', 1326462, 1700239], 't', plain)}${row(['Provisions, avances et dettes (I + II)', 1326462, 1700239], 't', plain)}</table><p style="margin-top:5mm">Il n’existe aucun emprunt souscrit au nom du syndicat. La liste nominative des soldes est consultable au cabinet.</p>`,
    `<p>Cabinet LABORDE &amp; Fils – 6 place Gramont, 64000 PAU<br>Copropriété : Résidence BEAUMONT, 28 rue Marca, 64000 PAU</p><h1>COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE DU 01/10/2024 AU 30/09/2025<br>ET BUDGETS PRÉVISIONNELS (annexe 2)</h1><h3>Charges pour opérations courantes</h3><table><tr><th></th><th>Réalisé<br>approuvé<br>2023/2024</th><th>Budget<br>voté<br>2024/2025</th><th>Réalisé<br>à approuver<br>2024/2025</th><th>Budget<br>voté<br>2025/2026</th><th>Budget<br>à voter<br>2026/2027</th></tr>${rows(PAU_SPENT, plain)}${row(['Total charges', ...totals(PAU_SPENT)], 't', plain)}</table><h3>Produits pour opérations courantes</h3><table>${row(['Provisions appelées', 1400000, 1433000, 1433000, 1467000, 1498000], '', plain)}</table><p style="margin-top:5mm">L’exercice se solde par un excédent de 508,07 €, réparti entre les copropriétaires à la date de l’assemblée. Aucune opération hors budget n’a été comptabilisée au cours de l’exercice. Le poste « petites réparations » comprend le remplacement de la minuterie, deux interventions de dégorgement et la reprise d’une gouttière.</p>`,
  ],
  documents: [
    {
      ...part(1, 'ANNEXE_1', {
        syndic: 'Cabinet LABORDE & Fils',
        building: 'Résidence BEAUMONT',
        building_address: '28 rue Marca, 64000 PAU',
        annexes: ['1'],
        closed_on: '2025-09-30',
        fonds_places: 390000,
        banques: 1190377,
        avances_tresorerie: 220000,
        fonds_travaux: 390000,
        solde_travaux: 0,
        creances_exigibles: 119862,
        creances_douteuses: 0,
        impayes: 119862,
        excedents_verses: 541088,
        dette_fournisseurs: 549151,
        total_bilan: 1700239,
      }),
      absent: ['rnc', 'provisions_travaux'],
    },
    {
      ...part(2, 'ANNEXE_2', {
        syndic: 'Cabinet LABORDE & Fils',
        building: 'Résidence BEAUMONT',
        building_address: '28 rue Marca, 64000 PAU',
        annexes: ['2'],
        closed_on: '2025-09-30',
        ...budgets(PAU_SPENT),
      }),
      absent: ['rnc', 'charges_travaux'],
    },
  ],
};

export const ETATS_DE_SYNTHESE = [complete, short];
