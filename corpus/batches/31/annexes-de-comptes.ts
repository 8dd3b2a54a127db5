// The accounting annexes: five together lying, then 1, 2, 3 and 5 each from another office.
import { either, type Paper, paperOf } from '../../paper.ts';
import { bracketed, dotted, plain, spaced, sum, table } from '../../writing.ts';

type Line = readonly [code: string, label: string, ...values: number[]];
const column = (lines: readonly Line[], at: number): number =>
  sum(lines.map((line) => Number(line[at + 2] ?? 0)));
const totalsOf = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(2).map((_, at) => column(lines, at)) ?? [];
const cells = (lines: readonly Line[], write: (cents: number) => string) =>
  lines.map(([code, label, ...values]) => [code, label, ...values.map(write)]);
const bold = (label: string, values: readonly number[], write: (cents: number) => string) =>
  `<tr class="t"><td></td><td>${label}</td>${values.map((value) => `<td>${write(value)}</td>`).join('')}</tr>`;

const CASH: readonly Line[] = [
  ['50', 'Fonds placés', 1500000, 1250000],
  ['51', 'Banques, ou fonds disponibles en banque', 2284417, 1904266],
  ['53', 'Caisse', 0, 0],
];
const OWED: readonly Line[] = [
  ['45', 'Copropriétaire – sommes exigibles restant à recevoir', 694230, 512084],
  ['459', 'Copropriétaire – créances douteuses', 188040, 188040],
  ['46', 'Débiteurs divers', 12500, 0],
];
const KEPT: readonly Line[] = [
  ['102', 'Provisions pour travaux', 0, 0],
  ['1031', 'Avances de trésorerie', 600000, 600000],
  ['105', 'Fonds de travaux', 1500000, 1250000],
  ['12', 'Solde en attente sur travaux et op. exceptionnelles', 822400, 300000],
];
const DEBTS: readonly Line[] = [
  ['45', 'Copropriétaire – excédents versés', 511703, 603218],
  ['40', 'Fournisseurs', 1209684, 1067172],
  ['46', 'Créditeurs divers', 35400, 34000],
];
const sheetTotal = column(CASH, 0) + column(OWED, 0);
const SPENT: readonly Line[] = [
  ['601', 'Eau', 811206, 850000, 866140, 880000, 900000],
  ['602', 'Électricité', 233410, 240000, 251788, 255000, 260000],
  ['614', 'Contrats de maintenance', 418800, 420000, 426312, 430000, 440000],
  ['615', 'Entretien et petites réparations', 702344, 700000, 688105, 700000, 720000],
  ['616', 'Primes d’assurances', 512090, 530000, 544877, 560000, 590000],
  ['621', 'Rémunérations du syndic', 780000, 792000, 792000, 804000, 816000],
];
const BY_KEY: readonly Line[] = [
  ['001', 'Charges générales', 2227844, 2262000, 2276770, 2319000, 2386000],
  ['002', 'Eau froide', 811206, 850000, 866140, 880000, 900000],
  ['003', 'Ascenseurs', 418800, 420000, 426312, 430000, 440000],
];
const top = (number: number, title: string) =>
  `<div class="h"><span><b>ACROPOLE SYNDIC</b> – 5 rue de France, 06000 NICE</span><span>Syndicat des copropriétaires <b>LE PARC DES ORANGERS</b> – 48 avenue de la Californie, 06200 NICE</span><span>ANNEXE N° ${number}</span></div><h1>${title}</h1>`;
const YEARS = [
  'Cpte',
  'CHARGES POUR OPÉRATIONS COURANTES',
  'Exercice précédent approuvé (N-1)<br>2024',
  'Exercice clos budget voté (N)<br>2025',
  'Exercice clos réalisé à approuver (N)<br>2025',
  'Budget prévisionnel en cours voté (N+1)<br>2026',
  'Budget prévisionnel à voter (N+2)<br>2027',
];
const BUDGETS = {
  charges_courantes_precedentes: column(SPENT, 0),
  budget_clos: column(SPENT, 1),
  charges_courantes: column(SPENT, 2),
  budget_en_cours: column(SPENT, 3),
  budget_a_voter: column(SPENT, 4),
} as const;
const ORANGERS = {
  syndic: 'ACROPOLE SYNDIC',
  building: 'LE PARC DES ORANGERS',
  building_address: '48 avenue de la Californie, 06200 NICE',
  closed_on: '2025-12-31',
} as const;
const half = (title: string, lines: readonly Line[], foot: string) =>
  table(
    ['Cpte', title, '31/12/2025', '31/12/2024'],
    [...cells(lines, spaced), bold(foot, totalsOf(lines), spaced)],
  );

const all: Paper = {
  name: 'annexes-orangers-nice',
  css: `font: 8pt/1.25 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .h { display: flex; justify-content: space-between; border-bottom: .3mm solid #000; font-size: 7.6pt } h1 { font-size: 11pt; text-align: center; margin: 3mm 0 } td, th { border: .15mm solid #666; padding: .7mm 1.2mm } th { background: #eee; text-align: center } td:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; align-items: start; margin-bottom: 3mm }`,
  landscape: true,
  pages: [
    `${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<div class="two">${half('I – SITUATION FINANCIÈRE ET TRÉSORERIE', CASH, 'Trésorerie disponible – Total I')}${half('PROVISIONS ET AVANCES', KEPT, 'Total I')}</div><div class="two">${half('II – CRÉANCES', OWED, 'Total II')}${half('DETTES', DEBTS, 'Total II')}</div><div class="two">${table([], [bold('TOTAL GÉNÉRAL (I) + (II)', [sheetTotal, column(CASH, 1) + column(OWED, 1)], spaced)])}${table([], [bold('TOTAL GÉNÉRAL (I) + (II)', [column(KEPT, 0) + column(DEBTS, 0), column(KEPT, 1) + column(DEBTS, 1)], spaced)])}</div><p>EMPRUNTS : MONTANT RESTANT DÛ &nbsp; 0,00</p>`,
    `${top(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) DU 01/01/2025 AU 31/12/2025 ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2) DU 01/01/2027 AU 31/12/2027')}${table(YEARS, [...cells(SPENT, spaced), bold('SOUS-TOTAL', totalsOf(SPENT), spaced)])}<p></p>${table(['Cpte', 'TRAVAUX ART. 14-2 ET OPÉRATIONS EXCEPTIONNELLES', 'N-1 – 2024', 'N – 2025'], [['671', 'Travaux décidés par l’assemblée générale', spaced(0), spaced(1148620)], bold('SOUS-TOTAL', [0, 1148620], spaced)])}`,
    `${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS (2025) ET BUDGET PRÉVISIONNEL (2027), PAR CLÉ DE RÉPARTITION')}${table(['Clé', ...YEARS.slice(1)], [...cells(BY_KEY, spaced), bold('TOTAL CHARGES NETTES', totalsOf(BY_KEY), spaced)])}`,
    `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL – EXERCICE CLOS LE 31/12/2025')}${table(['Cpte', 'Opération', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées', 'Solde'], [['671', 'Remplacement de la porte du parking', spaced(1180000), spaced(1148620), spaced(1180000), spaced(31380)], bold('TOTAL', [1180000, 1148620, 1180000, 31380], spaced)])}`,
    `${top(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE (31/12/2025)')}${table(
      [
        'N°',
        'Travaux',
        'Travaux votés (A)',
        'Travaux payés (B)',
        'Travaux réalisés (C)',
        'Appels travaux, emprunts et subventions reçus (D)',
        'Solde en attente sur travaux (E = D – C)',
        'Subventions et emprunts à recevoir (F = A – D)',
      ],
      [
        [
          '1',
          'Ravalement façade sud',
          spaced(6400000),
          spaced(1177600),
          spaced(1377600),
          spaced(2200000),
          spaced(822400),
          spaced(4200000),
        ],
        bold('TOTAL', [6400000, 1177600, 1377600, 2200000, 822400, 4200000], spaced),
      ],
    )}`,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_1',
      pages: [1],
      facts: {
        annexes: ['1'],
        ...ORANGERS,
        fonds_places: 1500000,
        banques: 2284417,
        avances_tresorerie: 600000,
        fonds_travaux: 1500000,
        solde_travaux: 822400,
        creances_exigibles: 694230,
        creances_douteuses: 188040,
        impayes: 882270,
        excedents_verses: 511703,
        dette_fournisseurs: 1209684,
        total_bilan: sheetTotal,
      },
      absent: ['rnc', 'owner'],
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      pages: [2],
      facts: { annexes: ['2'], ...ORANGERS, ...BUDGETS, charges_travaux: 1148620 },
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_3',
      pages: [3],
      facts: {
        annexes: ['3'],
        syndic: ORANGERS.syndic,
        building: ORANGERS.building,
        building_address: ORANGERS.building_address,
        ...BUDGETS,
      },
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_4',
      pages: [4],
      facts: {
        annexes: ['4'],
        ...ORANGERS,
        travaux_clos: ['Remplacement de la porte du parking'],
      },
    },
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_5',
      pages: [5],
      facts: {
        annexes: ['5'],
        ...ORANGERS,
        travaux_en_cours: ['Ravalement façade sud'],
        travaux_votes: 6400000,
        travaux_payes: 1177600,
        travaux_realises: 1377600,
        travaux_appeles: 2200000,
        travaux_a_recevoir: 4200000,
      },
    },
  ],
};

const columnCss = `font: 8.8pt 'DejaVu Serif Condensed', serif; td, th { padding: .9mm 1.5mm } td:nth-child(n+3), th:nth-child(n+3) { text-align: right } .t td { font-weight: bold; border-top: .2mm solid #000; border-bottom: .4mm double #000 } h1 { font-size: 12pt }`;
const ASSETS: readonly Line[] = [
  ['512', 'Banque – compte courant', 641280, 733091],
  ['501', 'Livret fonds travaux', 890000, 710000],
  ['450', 'Copropriétaires débiteurs – sommes exigibles', 207761, 149320],
];
const OTHERS: readonly Line[] = [
  ['1031', 'Avance de trésorerie', 320000, 320000],
  ['105', 'Fonds de travaux', 890000, 710000],
  ['450', 'Copropriétaires créditeurs – excédents versés', 118205, 96044],
  ['401', 'Fournisseurs', 410836, 466367],
];
const alone = paperOf(
  'annexe-croisette-cannes',
  columnCss,
  [
    `<p>Riviera &amp; Associés, syndic – 77 rue d’Antibes – 06400 CANNES</p><h1>ANNEXE 1 – État financier après répartition</h1><p>Copropriété LES PALMIERS BLEUS, 19 boulevard Carnot, 06400 CANNES – AE0 318 665<br>Exercice du 1er juillet 2025 au 30 juin 2026 – arrêté au 30 juin 2026</p>${table(['N°', 'ACTIF', '30/06/2026', '30/06/2025'], [...cells(ASSETS, dotted), bold('TOTAL GENERAL', totalsOf(ASSETS), dotted)])}<p></p>${table(['N°', 'PASSIF', '30/06/2026', '30/06/2025'], [...cells(OTHERS, dotted), bold('TOTAL GENERAL', totalsOf(OTHERS), dotted)])}<p style="margin-top:4mm">Créances douteuses (459) : néant. Emprunts souscrits par le syndicat : néant. Compétence du tribunal judiciaire de Grasse.</p><p style="font-size:7pt">Document établi conformément au décret n° 2005-240 du 14 mars 2005. Édition du 03/09/2026.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: either('Riviera & Associés', 'Riviera & Associés, syndic'),
      building: 'LES PALMIERS BLEUS',
      building_address: '19 boulevard Carnot, 06400 CANNES',
      rnc: 'AE0318665',
      closed_on: '2026-06-30',
      banques: 641280,
      fonds_places: 890000,
      creances_exigibles: 207761,
      impayes: 207761,
      avances_tresorerie: 320000,
      fonds_travaux: 890000,
      excedents_verses: 118205,
      dette_fournisseurs: 410836,
      total_bilan: column(ASSETS, 0),
    },
    absent: ['charges_courantes', 'solde_travaux'],
  },
);

const IMPERIAL: readonly Line[] = [
  ['60', 'Achats de matières (eau, électricité)', 402118, 410000, 431905, 430000, 445000],
  ['61', 'Services extérieurs', 1288640, 1300000, 1264077, 1310000, 1345000],
  ['62', 'Frais d’administration', 566000, 570000, 570000, 580000, 590000],
  ['63', 'Impôts et taxes', 21400, 22000, 21900, 22000, 23000],
];
const general = paperOf(
  'annexe-imperiale-ajaccio',
  `font: 7.6pt 'DejaVu Sans Condensed', sans-serif; padding: 12mm; td, th { border: .15mm solid #98a; padding: 1mm } th { background: #efe8ee; text-align: center } td:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f7f3f6 } h1 { font-size: 11pt }`,
  [
    `<table><tr><td style="border:0"><b>U.G.I. CORSE</b> – Union de Gestion Immobilière<br>12 cours Napoléon – 20000 AJACCIO</td><td style="border:0;text-align:right">Annexe n° 2<br>Édité le 12/03/2026</td></tr></table><h1>Compte de gestion général de l’exercice clos au 31.12.2025 et budget prévisionnel 2027</h1><p>Immeuble A IMPERIALE – 34 cours Grandval – 20000 AJACCIO</p>${table(['', 'Charges courantes', 'Réalisé 2024<br>approuvé', 'Budget 2025<br>voté', 'Réalisé 2025<br>à approuver', 'Budget 2026<br>voté', 'Budget 2027<br>à voter'], [...cells(IMPERIAL, spaced), bold('Total charges courantes', totalsOf(IMPERIAL), spaced), ['701', 'Provisions sur op. courantes', ...[2280000, 2302000, 2302000, 2342000, 2403000].map(spaced)], bold('Solde (excédent / (insuffisance))', [2280000 - column(IMPERIAL, 0), 0, 2302000 - column(IMPERIAL, 2), 0, 0], bracketed)])}<p></p>${table(['', 'Travaux et opérations exceptionnelles', 'Réalisé 2024', 'Réalisé 2025'], [['67', 'Travaux art. 14-2', spaced(310000), spaced(95840)], bold('Total', [310000, 95840], spaced)])}<p style="margin-top:4mm">Le budget 2027 est présenté au vote de l’assemblée du 23 avril 2026.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    facts: {
      annexes: ['2'],
      syndic: either(
        'U.G.I. CORSE',
        'U.G.I. CORSE – Union de Gestion Immobilière',
        'Union de Gestion Immobilière',
      ),
      building: 'A IMPERIALE',
      building_address: '34 cours Grandval – 20000 AJACCIO',
      closed_on: '2025-12-31',
      charges_courantes_precedentes: column(IMPERIAL, 0),
      budget_clos: column(IMPERIAL, 1),
      charges_courantes: column(IMPERIAL, 2),
      budget_en_cours: column(IMPERIAL, 3),
      budget_a_voter: column(IMPERIAL, 4),
      charges_travaux: 95840,
    },
    absent: ['total_bilan', 'impayes', 'rnc'],
  },
);

const open = paperOf(
  'annexe-travaux-marseille',
  `font: 8.6pt 'Nimbus Sans Narrow', sans-serif; td, th { border: .2mm solid #333; padding: 1.2mm } th { text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right } h1 { font-size: 12pt; border: .4mm solid #333; padding: 2mm; text-align: center }`,
  [
    `<p><b>Cabinet Estrangin &amp; Cie</b> – 30 cours Pierre Puget, 13006 MARSEILLE – tél. 04 91 00 30 30</p><h1>ANNEXE 5 – ÉTAT DES TRAVAUX ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS AU 30/09/2025</h1><p>Résidence LA CORNICHE FLEURIE – 251 corniche Kennedy, 13007 MARSEILLE</p>${table(
      [
        'Désignation (date de l’AG)',
        'Votés',
        'Payés',
        'Réalisés',
        'Appels reçus',
        'Solde en attente',
        'À recevoir',
      ],
      [
        [
          'Réfection étanchéité bât. C (AG 14/03/2024)',
          plain(4860000),
          plain(2430000),
          plain(3100000),
          plain(3645000),
          plain(545000),
          plain(1215000),
        ],
        [
          'Remplacement du portail (AG 20/03/2025)',
          plain(927500),
          plain(0),
          plain(0),
          plain(463750),
          plain(463750),
          plain(463750),
        ],
        [
          'Honoraires maîtrise d’œuvre façades (AG 20/03/2025)',
          plain(690000),
          plain(207000),
          plain(207000),
          plain(345000),
          plain(138000),
          plain(345000),
        ],
        `<tr style="font-weight:bold"><td>TOTAL</td><td>${plain(6477500)}</td><td>${plain(2637000)}</td><td>${plain(3307000)}</td><td>${plain(4453750)}</td><td>${plain(1146750)}</td><td>${plain(2023750)}</td></tr>`,
      ],
    )}<p style="margin-top:4mm">Les sommes sont en euros. Le solde en attente correspond au compte 12 de l’annexe 1.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_5',
    facts: {
      annexes: ['5'],
      syndic: 'Cabinet Estrangin & Cie',
      building: 'Résidence LA CORNICHE FLEURIE',
      building_address: '251 corniche Kennedy, 13007 MARSEILLE',
      closed_on: '2025-09-30',
      travaux_en_cours: either(
        [
          'Réfection étanchéité bât. C',
          'Remplacement du portail',
          'Honoraires maîtrise d’œuvre façades',
        ],
        [
          'Réfection étanchéité bât. C (AG 14/03/2024)',
          'Remplacement du portail (AG 20/03/2025)',
          'Honoraires maîtrise d’œuvre façades (AG 20/03/2025)',
        ],
      ),
      travaux_votes: 6477500,
      travaux_payes: 2637000,
      travaux_realises: 3307000,
      travaux_appeles: 4453750,
      travaux_a_recevoir: 2023750,
    },
    absent: ['rnc', 'meeting_on', 'charges_courantes'],
  },
);

export const ANNEXES_DE_COMPTES = [all, alone, general, open];
