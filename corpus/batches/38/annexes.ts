// The accounting annexes: all five of one building, then a first, a second and a fifth that came alone.
import { either, type Paper, paperOf, type Truth } from '../../paper.ts';
import { plain, spaced, sum, table } from '../../writing.ts';
import { bottom, euros } from './outils.ts';

type Line = readonly [label: string, ...values: number[]];
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, column) => sum(lines.map((line) => Number(line[column + 1] ?? 0)))) ??
  [];
const at = (values: readonly number[], index: number): number => values[index] ?? 0;
const both = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, index) => value + at(other, index));
const row = (cells: readonly string[], name = '') =>
  `<tr class="${name}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const lines = (all: readonly Line[], show = spaced) =>
  all.map(([label, ...values]) => row([label, ...values.map(show)]));
const ending = (label: string, values: readonly number[], show = spaced) =>
  row([label, ...values.map(show)], 't');

/** The previous year stands first. */
const CASH: readonly Line[] = [
  ['50 Fonds placés', 3100000, 3860000],
  ['51 Banques ou fonds disponibles en banque', 1864227, 2240918],
  ['53 Caisse', 0, 0],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 964018, 811276],
  ['459 Copropriétaires – créances douteuses', 214560, 331800],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 12000, 0],
];
const KEPT: readonly Line[] = [
  ['102 Provisions pour travaux décidés', 0, 450000],
  ['103 Avances – 1031 Avances de trésorerie', 1200000, 1200000],
  ['105 Fonds de travaux', 3100000, 3860000],
  ['12 Solde en attente sur travaux et op. exceptionnelles', 185000, 0],
];
const dueFirst: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 741805, 906114],
  ['40 Fournisseurs', 868000, 744880],
  ['42 à 44 Autres dettes', 60000, 83000],
];
const assets = both(totals(CASH), totals(OWED));
const liabilities = both(totals(KEPT), totals(dueFirst));
const SPENT: readonly Line[] = [
  ['601 Eau', 1021433, 1050000, 1064218, 1070000, 1090000],
  ['602 Électricité', 284190, 300000, 291077, 300000, 305000],
  ['603 Chauffage, énergie et combustibles', 2718400, 2900000, 2846515, 2900000, 2950000],
  ['611 Nettoyage des locaux', 1244000, 1260000, 1262400, 1290000, 1310000],
  ['614 Contrats de maintenance', 431200, 440000, 438660, 450000, 460000],
  ['615 Entretien et petites réparations', 388215, 400000, 527940, 420000, 450000],
  ['616 Primes d’assurances', 694300, 720000, 731855, 760000, 790000],
  ['621 Rémunération du syndic sur gestion copropriété', 884000, 900000, 900000, 918000, 936000],
];
const spentTotals = totals(SPENT);
const KEYS: readonly Line[] = [
  ['001 Charges générales', 3494705, 3580000, 3713272, 3688000, 3791000],
  ['010 Chauffage', 2718400, 2900000, 2846515, 2900000, 2950000],
  ['020 Eau', 1021433, 1050000, 1064218, 1070000, 1090000],
  ['030 Ascenseurs', 431200, 440000, 438660, 450000, 460000],
];
const head = (number: number, title: string) =>
  `<div class="hd"><span><b>NEXALOR</b> Montbéliard – 8 rue Cuvier, 25200 MONTBÉLIARD</span><span>Syndicat des copropriétaires <b>LES JARDINS D’HÉRICOURT</b> – 14 avenue des Alliés – 25200 MONTBÉLIARD – RNC AA9038416</span></div><h1>ANNEXE N° ${number}</h1><h3>${title}</h3>`;
const YEARS = `<thead><tr><th rowspan="2"></th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget prévisionnel</th></tr><tr><th>Exercice précédent approuvé (N-1)<br>2024</th><th>Exercice clos budget voté (N)<br>2025</th><th>Exercice clos réalisé à approuver (N)<br>2025</th><th>Budget prévisionnel en cours voté (N+1)<br>2026</th><th>Budget prévisionnel à voter (N+2)<br>2027</th></tr></thead>`;
const years = (body: string) => `<table class="g">${YEARS}<tbody>${body}</tbody></table>`;
const sideTable = (title: string, all: readonly Line[], end: string) =>
  table(
    [title, 'Exercice précédent approuvé<br>31/12/2024', 'Exercice clos<br>31/12/2025'],
    [...lines(all), ending(end, totals(all))],
    'g',
  );
const page = (number: number) =>
  `<div style="position:absolute;right:12mm;bottom:6mm;font-size:7pt">Annexes comptables – exercice du 01/01/2025 au 31/12/2025 – édité le 17/03/2026 – page ${number}/5</div>`;
const A5 = [
  ['Réfection étanchéité bât. B (AG 14/05/2025)', 2860000, 858000, 1144000, 1430000],
  ['Remplacement portes de hall (AG 14/05/2025)', 940000, 0, 0, 164000],
] as const;
const a5 = (index: 1 | 2 | 3 | 4) => sum(A5.map((one) => one[index]));

const HERICOURT = {
  syndic: either('NEXALOR Montbéliard', 'NEXALOR'),
  building: 'LES JARDINS D’HÉRICOURT',
  building_address: '14 avenue des Alliés, 25200 MONTBÉLIARD',
  rnc: 'AA9038416',
} as const;
const part = (
  number: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [number],
  facts: { annexes: [String(number)], ...HERICOURT, ...facts },
  absent,
});
const BUDGETS = {
  charges_courantes_precedentes: at(spentTotals, 0),
  budget_clos: at(spentTotals, 1),
  charges_courantes: at(spentTotals, 2),
  budget_en_cours: at(spentTotals, 3),
  budget_a_voter: at(spentTotals, 4),
} as const;

const all: Paper = {
  name: 'annexes-cinq-montbeliard-d38',
  landscape: true,
  css: `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 12mm; .hd { display: flex; justify-content: space-between; border-bottom: .3mm solid #063; padding-bottom: 1mm; margin-bottom: 2mm } h1 { font-size: 11pt; margin: 0; text-align: center } h3 { font-size: 8.6pt; text-align: center } .g td, .g th { border: .15mm solid #798; padding: .7mm 1.2mm } .g th { background: #e6efe9; text-align: center } .g td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f4f7f5 } .s td { font-weight: bold; text-align: left !important } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-bottom: 3mm; align-items: start }`,
  pages: [
    `${head(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<div class="two">${sideTable('I – SITUATION FINANCIÈRE ET TRÉSORERIE – Trésorerie', CASH, 'Trésorerie disponible – TOTAL I')}${sideTable('Provisions et avances', KEPT, 'TOTAL I')}</div><div class="two">${sideTable('II – CRÉANCES', OWED, 'TOTAL II')}${sideTable('DETTES', dueFirst, 'TOTAL II')}</div><div class="two">${table([], [ending('TOTAL GÉNÉRAL (I) + (II)', assets)], 'g')}${table([], [ending('TOTAL GÉNÉRAL (I) + (II)', liabilities)], 'g')}</div><p>EMPRUNTS : MONTANT RESTANT DÛ ................................ Néant</p>${page(1)}`,
    `${head(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)')}${years(`<tr class="s"><td colspan="6">CHARGES POUR OPÉRATIONS COURANTES</td></tr>${lines(SPENT).join('')}${ending('SOUS-TOTAL', spentTotals)}<tr class="s"><td colspan="6">PRODUITS POUR OPÉRATIONS COURANTES</td></tr>${lines([['701 Provisions copropriétaires', 7700000, 7970000, 7970000, 8108000, 8291000]]).join('')}${ending('Solde (excédent ou insuffisance / opérations courantes)', [at([7700000], 0) - at(spentTotals, 0), 0, 7970000 - at(spentTotals, 2), 0, 0])}<tr class="s"><td colspan="6">CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</td></tr>${row(['671 Travaux décidés par l’assemblée générale', '0,00', '', '11 440,00', '', ''])}${row(['SOUS-TOTAL', '0,00', '', '11 440,00', '', ''], 't')}`)}${page(2)}`,
    `${head(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2) – par clé de répartition')}${years(`${lines(KEYS).join('')}${ending('TOTAL CHARGES NETTES', totals(KEYS))}`)}<p style="margin-top:3mm">Provisions copropriétaires de l’exercice clos : 79 700,00 – solde de l’exercice : ${spaced(7970000 - at(spentTotals, 2))}</p>${page(3)}`,
    `${head(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ (N)')}${table(['Travaux de l’article 14-2 terminés au 31/12/2025', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées, emprunts et subventions reçus', 'Solde (excédent)'], [['Mise aux normes éclairage parking (AG 22/05/2024)', '11 800,00', '11 440,00', '11 800,00', '360,00'], row(['TOTAL', '11 800,00', '11 440,00', '11 800,00', '360,00'], 't')], 'g')}${page(4)}`,
    `${head(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE – 31/12/2025')}${table(['Travaux votés non clôturés', 'A<br>Travaux votés', 'B<br>Travaux payés', 'C<br>Travaux réalisés', 'D<br>Appels travaux, emprunts et subventions reçus', 'E = D - C<br>Solde en attente', 'F = A - D<br>Reste à recevoir'], [...A5.map(([label, a, b, c, d]) => [label, ...[a, b, c, d, d - c, a - d].map(spaced)]), ending('TOTAL', [a5(1), a5(2), a5(3), a5(4), a5(4) - a5(3), a5(1) - a5(4)])], 'g')}${page(5)}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      closed_on: '2025-12-31',
      fonds_places: 3860000,
      banques: 2240918,
      provisions_travaux: 450000,
      avances_tresorerie: 1200000,
      fonds_travaux: 3860000,
      solde_travaux: 0,
      creances_exigibles: 811276,
      creances_douteuses: 331800,
      impayes: 811276 + 331800,
      excedents_verses: 906114,
      dette_fournisseurs: 744880,
      total_bilan: at(assets, 1),
    }),
    part(2, 'ANNEXE_2', { closed_on: '2025-12-31', ...BUDGETS, charges_travaux: 1144000 }),
    part(3, 'ANNEXE_3', { closed_on: '2025-12-31', ...BUDGETS }),
    part(4, 'ANNEXE_4', {
      closed_on: '2025-12-31',
      travaux_clos: either(
        ['Mise aux normes éclairage parking (AG 22/05/2024)'],
        ['Mise aux normes éclairage parking'],
      ),
    }),
    part(5, 'ANNEXE_5', {
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        A5.map(([label]) => label),
        ['Réfection étanchéité bât. B', 'Remplacement portes de hall'],
      ),
      travaux_votes: a5(1),
      travaux_payes: a5(2),
      travaux_realises: a5(3),
      travaux_appeles: a5(4),
      travaux_a_recevoir: a5(1) - a5(4),
    }),
  ],
};

const listing = (code: string, label: string, now: number, before: number) =>
  `${code.padEnd(6)}${label.padEnd(46)}${plain(now).padStart(14)}${plain(before).padStart(16)}`;
const rule = '-'.repeat(82);
const first = paperOf(
  'annexe-un-listing-chaumont-d38',
  `pre { margin: 0; font: 8.6pt/1.5 'DejaVu Sans Mono', monospace; letter-spacing: -.1mm }`,
  [
    `<pre>CABINET ROYER FRERES                                    EDITE LE 24/02/2026 PAGE 1
SYNDIC  16 RUE TOUPOT DE BEVAUX 52000 CHAUMONT

COPROPRIETE 061 LE VIADUC
27 AVENUE CARNOT 52000 CHAUMONT          IMMATRICULATION AG4471820

ANNEXE 1 - ETAT FINANCIER APRES REPARTITION ARRETE AU 30/09/2025
${rule}
CPTE  LIBELLE                                          30/09/2025      30/09/2024
${rule}
      TRESORERIE
${listing('501', 'COMPTE A TERME / LIVRET FONDS TRAVAUX', 1180000, 940000)}
${listing('512', 'BANQUE', 736412, 681255)}
${listing('', 'TOTAL I', 1916412, 1621255)}

      CREANCES
${listing('450', 'COPROPRIETAIRES SOMMES EXIGIBLES A RECEVOIR', 288640, 402118)}
${listing('459', 'COPROPRIETAIRES CREANCES DOUTEUSES', 0, 0)}
${listing('462', 'ASSURANCE INDEMNITE A RECEVOIR', 64300, 0)}
${listing('', 'TOTAL II', 352940, 402118)}
${listing('', 'TOTAL GENERAL', 2269352, 2023373)}
${rule}
      PROVISIONS ET AVANCES
${listing('1031', 'AVANCES DE TRESORERIE', 410000, 410000)}
${listing('105', 'FONDS DE TRAVAUX', 1180000, 940000)}
${listing('12', 'SOLDE EN ATTENTE SUR TRAVAUX', 75218, 0)}
${listing('', 'TOTAL I', 1665218, 1350000)}

      DETTES
${listing('450', 'COPROPRIETAIRES EXCEDENTS VERSES', 201934, 188373)}
${listing('401', 'FOURNISSEURS', 402200, 485000)}
${listing('', 'TOTAL II', 604134, 673373)}
${listing('', 'TOTAL GENERAL', 2269352, 2023373)}
${rule}
EMPRUNTS MONTANT RESTANT DU                                 18420,00        23960,00
${rule}
DECRET 2005-240 DU 14 MARS 2005 - LES COMPTES SONT ARRETES SOUS RESERVE DE LEUR
APPROBATION PAR L'ASSEMBLEE GENERALE
</pre>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: 'CABINET ROYER FRERES',
      building: 'LE VIADUC',
      building_address: '27 AVENUE CARNOT, 52000 CHAUMONT',
      rnc: 'AG4471820',
      closed_on: '2025-09-30',
      fonds_places: 1180000,
      banques: 736412,
      avances_tresorerie: 410000,
      fonds_travaux: 1180000,
      solde_travaux: 75218,
      creances_exigibles: 288640,
      creances_douteuses: 0,
      impayes: 288640,
      excedents_verses: 201934,
      dette_fournisseurs: 402200,
      total_bilan: 2269352,
      emprunts: 1842000,
    },
    absent: ['provisions_travaux', 'charges_courantes', 'meeting_on'],
  },
);

const BAR: readonly Line[] = [
  ['Eau et assainissement', 366210, 380000, 371844, 385000, 390000],
  ['Électricité', 118034, 125000, 120411, 125000, 128000],
  ['Ménage', 624000, 630000, 636480, 648000, 660000],
  ['Assurance', 288750, 300000, 309940, 320000, 340000],
  ['Honoraires', 540000, 550000, 550000, 561000, 572000],
  ['Entretien courant', 214880, 250000, 198315, 250000, 240000],
];
const bar = totals(BAR);
const second = paperOf(
  'annexe-deux-bar-le-duc-d38',
  `font: 9pt/1.35 'Carlito', sans-serif; padding: 12mm; .g td, .g th { border-bottom: .2mm solid #aaa; padding: 1mm 1.4mm } .g th { color: #8a3b00; text-align: right } .g td:nth-child(n+2) { text-align: right } .t td { font-weight: bold; border-top: .4mm solid #8a3b00 }`,
  [
    `<p style="color:#8a3b00;font-size:15pt;margin:0"><b>Meuse Copro</b></p><p>1 rue Bradfer, 55000 Bar-le-Duc</p><p><b>Copropriété Le Clos Oudinot</b> – 10 rue du Bourg, 55000 Bar-le-Duc</p><h1 style="font-size:12pt">Annexe 2 – Compte de gestion général de l’exercice clos réalisé et budget prévisionnel</h1><p>Exercice du 01/04/2025 au 31/03/2026 – montants en euros</p>
    ${table(['Opérations courantes', '2024/2025<br>approuvé', '2025/2026<br>voté', '2025/2026<br>réalisé, à approuver', '2026/2027<br>en cours, voté', '2027/2028<br>à voter'], [...lines(BAR), ending('Total des charges courantes', bar), row(['Provisions appelées', '22 000,00', '22 350,00', '22 350,00', '22 890,00', '23 300,00']), row(['Résultat', spaced(2200000 - at(bar, 0)), '0,00', spaced(2235000 - at(bar, 2)), '0,00', '0,00'])], 'g')}
    <h2 style="font-size:10.5pt;margin-top:6mm">Travaux et opérations exceptionnelles</h2>${table(['', '2024/2025', '', '2025/2026', '', ''], [row(['Remplacement du portier d’immeuble', '0,00', '', '3 865,00', '', '']), row(['Total des charges hors budget', '0,00', '', '3 865,00', '', ''], 't')], 'g')}
    <p style="margin-top:5mm">Les produits et charges sont présentés selon le décret n° 2005-240 du 14 mars 2005. Les intérêts du livret (${euros(14218)}) sont acquis au fonds de travaux.</p>${bottom('Meuse Copro, SASU au capital de 5 000 € – 900 000 867 RCS BAR-LE-DUC – CPI 5501 2022 000 000 018 – Garantie financière : SOCAF')}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    facts: {
      annexes: ['2'],
      syndic: 'Meuse Copro',
      building: 'Le Clos Oudinot',
      building_address: '10 rue du Bourg, 55000 Bar-le-Duc',
      closed_on: '2026-03-31',
      charges_courantes_precedentes: at(bar, 0),
      budget_clos: at(bar, 1),
      charges_courantes: at(bar, 2),
      budget_en_cours: at(bar, 3),
      budget_a_voter: at(bar, 4),
      charges_travaux: 386500,
    },
    absent: ['rnc', 'impayes', 'dette_fournisseurs', 'emprunts', 'meeting_on'],
  },
);

const BEAUNE = [
  ['Réfection de la toiture – bâtiment sur cour', 4890000, 1467000, 1956000, 2445000],
  ['Création d’un local poubelles', 780000, 0, 0, 780000],
  ['Diagnostic de performance énergétique collectif', 294000, 0, 294000, 294000],
] as const;
const beaune = (index: 1 | 2 | 3 | 4) => sum(BEAUNE.map((one) => one[index]));
const fifth: Paper = {
  ...paperOf(
    'annexe-cinq-beaune-d38',
    `font: 8.8pt 'DejaVu Sans Condensed', sans-serif; .g td, .g th { border: .2mm solid #666; padding: 1.2mm } .g th { text-align: center; background: #f6e7ea } .g td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold }`,
    [
      `<div style="display:flex;justify-content:space-between"><span><b>IMMOBILIÈRE DES HOSPICES</b><br>2 rue d’Alsace – 21200 BEAUNE</span><span style="text-align:right">Résidence DES REMPARTS<br>8 rempart Saint-Jean – 21200 BEAUNE</span></div><h1 style="font-size:12pt;text-align:center;margin:6mm 0">Annexe n° 5 – État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice du 01/07/2025 au 30/06/2026</h1>
      ${table(['Désignation des travaux', 'Travaux votés<br>(A)', 'Travaux payés<br>(B)', 'Travaux réalisés<br>(C)', 'Appels travaux, emprunts, subventions reçus (D)', 'Solde en attente sur travaux<br>(E = D – C)', 'Subventions et appels à recevoir<br>(F = A – D)'], [...BEAUNE.map(([label, a, b, c, d]) => [label, ...[a, b, c, d, d - c, a - d].map(spaced)]), ending('TOTAUX', [beaune(1), beaune(2), beaune(3), beaune(4), beaune(4) - beaune(3), beaune(1) - beaune(4)])], 'g')}
      <p style="margin-top:6mm">(B) règlements effectués aux entreprises à la date de clôture. (C) factures comptabilisées, payées ou non. La subvention de l’Agence nationale de l’habitat attendue pour la toiture n’est pas encore notifiée. – Document édité le 09/09/2026.</p>`,
    ],
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_5',
      facts: {
        annexes: ['5'],
        syndic: 'IMMOBILIÈRE DES HOSPICES',
        building: 'Résidence DES REMPARTS',
        building_address: '8 rempart Saint-Jean, 21200 BEAUNE',
        closed_on: '2026-06-30',
        travaux_en_cours: BEAUNE.map(([label]) => label),
        travaux_votes: beaune(1),
        travaux_payes: beaune(2),
        travaux_realises: beaune(3),
        travaux_appeles: beaune(4),
        travaux_a_recevoir: beaune(1) - beaune(4),
      },
      absent: ['rnc', 'impayes', 'meeting_on', 'charges_courantes', 'travaux_clos'],
    },
  ),
  landscape: true,
};

export const ANNEXES = [all, first, second, fifth];
