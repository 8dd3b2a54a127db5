// The accounting annexes: all five on the official model, the first alone, the second with the third.
import { either, type Paper, type Truth } from '../../paper.ts';
import { spaced, sum } from '../../writing.ts';
import { grille } from './feuillet.ts';

/** Label, then one amount to a column. */
type Line = readonly [label: string, ...values: number[]];
const totals = (lines: readonly Line[]): number[] =>
  lines[0]?.slice(1).map((_, at) => sum(lines.map((line) => Number(line[at + 1] ?? 0)))) ?? [];
const row = (line: Line | undefined, columns: number) =>
  line ? [line[0], ...line.slice(1).map((value) => spaced(Number(value)))] : emptied(columns);
const emptied = (columns: number): string[] => Array.from({ length: columns }, () => '');
/** Left and right of the model, line beside line. */
const beside = (left: readonly Line[], right: readonly Line[], columns: number): string =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    [...row(left[at], columns), ...row(right[at], columns)].join(' | '),
  ).join('\n');
const totalRow = (left: Line, right: Line, columns: number) =>
  `= ${beside([left], [right], columns)}`;
const minus = (one: readonly number[], other: readonly number[]) =>
  one.map((value, at) => value - (other[at] ?? 0));
const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = ['rnc', 'owner', 'iban'],
): Truth => ({ type: 'CV_AG', sub_kind, pages: [page], facts, absent });

const CASH: readonly Line[] = [
  ['50 Fonds placés', 3140000, 3820000],
  ['51 Banques ou fonds disponibles en banque', 2408812, 2911436],
  ['53 Caisse', 0, 0],
];
const KEPT: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 450000],
  ['103 Avances', 0, 0],
  ['1031 Avances de trésorerie', 1200000, 1200000],
  ['105 Fonds de travaux', 3140000, 3820000],
  ['12 Solde en attente sur travaux et opérations exceptionnelles', 0, 186500],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 1811045, 1478220],
  ['459 Copropriétaires – créances douteuses', 312440, 312440],
  ['46 Débiteurs divers', 41000, 0],
  ['48 Compte de régularisation', 0, 86000],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 1422180, 1104831],
  ['40 Fournisseurs', 1951117, 1612765],
  ['46 Créditeurs divers', 0, 234000],
];
const SPENT: readonly Line[] = [
  ['601 Eau', 842000, 860000, 871140, 880000, 900000],
  ['602 Électricité', 298000, 320000, 311800, 325000, 330000],
  ['603 Chauffage, énergie et combustibles', 4388000, 4500000, 4512000, 4600000, 4700000],
  ['611 Nettoyage des locaux', 2480000, 2550000, 2555000, 2600000, 2650000],
  ['614 Contrats de maintenance', 508000, 520000, 526000, 535000, 545000],
  ['615 Entretien et petites réparations', 612000, 600000, 648320, 620000, 640000],
  ['616 Primes d’assurances', 918000, 950000, 964200, 990000, 1020000],
  ['621 Rémunération du syndic', 1462000, 1488000, 1488000, 1510000, 1535000],
];
const spent = totals(SPENT);
const PROVISIONS: Line = [
  '701 Provisions copropriétaires',
  11700000,
  11788000,
  11788000,
  12060000,
  12320000,
];
const result = minus(PROVISIONS.slice(1).map(Number), spent);
const sheetTotals = totals([...CASH, ...OWED]);
const head = (number: number, title: string) =>
  `<div class="top"><span>CABINET LEPOITTEVIN – 8 rue du Val de Saire 50100 CHERBOURG-EN-COTENTIN</span><span>RESIDENCE LES GOELANDS – 14 quai Lawton Collins 50100 CHERBOURG-EN-COTENTIN</span></div><h1>ANNEXE N° ${number}</h1><p class="ti">${title}<br>Exercice clos du 01/01/2025 au 31/12/2025</p>`;
const FIVE =
  'Exercice précédent approuvé (N-1) | Exercice clos budget voté (N) | Exercice clos réalisé à approuver (N) | Budget prévisionnel en cours voté (N+1) | Budget prévisionnel à voter (N+2)';
const byKey = (label: string, codes: readonly string[]): string => {
  const lines = SPENT.filter(([name]) => codes.some((code) => name.startsWith(code)));
  return `# ${label}
    ${lines.map((line) => row(line, 6).join(' | ')).join('\n')}
    = Total net ${label} | ${totals(lines).map(spaced).join(' | ')}`;
};
const GOELANDS = {
  syndic: 'CABINET LEPOITTEVIN',
  building: 'RESIDENCE LES GOELANDS',
  building_address: '14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN',
  closed_on: '2025-12-31',
} as const;
const BUDGETS = {
  charges_courantes_precedentes: spent[0] ?? 0,
  budget_clos: spent[1] ?? 0,
  charges_courantes: spent[2] ?? 0,
  budget_en_cours: spent[3] ?? 0,
  budget_a_voter: spent[4] ?? 0,
} as const;

const official: Paper = {
  name: 'annexes-modele-cherbourg',
  css: `font: 7.4pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 10mm; .top { display: flex; justify-content: space-between; font-size: 7pt } h1 { font-size: 11pt; text-align: center; margin: 2mm 0 0 } .ti { text-align: center; font-size: 9pt } td, th { border: .2mm solid #444; padding: .7mm 1mm } th { font-weight: bold; text-align: center; background: #eee } .a td:nth-child(n+2):not(:nth-child(4)), .c td:nth-child(n+2):not(:nth-child(7)), .k td:nth-child(n+2) { text-align: right; white-space: nowrap } .tot td { font-weight: bold } .hd td { font-weight: bold; text-align: left !important; background: #f4f4f4 }`,
  landscape: true,
  pages: [
    `${head(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION')}<p><b>I – SITUATION FINANCIÈRE ET TRÉSORERIE</b></p>${grille('Trésorerie | Exercice précédent approuvé 31/12/2024 | Exercice clos 31/12/2025 | Provisions et avances | Exercice précédent approuvé 31/12/2024 | Exercice clos 31/12/2025', `${beside(CASH, KEPT, 3)}\n${totalRow(['Trésorerie disponible – Total I', ...totals(CASH)], ['Total I', ...totals(KEPT)], 3)}`, 'a')}<p style="margin-top:3mm"><b>II – CRÉANCES ET DETTES</b></p>${grille('Créances | 31/12/2024 | 31/12/2025 | Dettes | 31/12/2024 | 31/12/2025', `${beside(OWED, DEBTS, 3)}\n${totalRow(['Total II', ...totals(OWED)], ['Total II', ...totals(DEBTS)], 3)}\n${totalRow(['Total général (I) + (II)', ...sheetTotals], ['Total général (I) + (II)', ...totals([...KEPT, ...DEBTS])], 3)}`, 'a')}<p style="margin-top:4mm">Emprunts : montant restant dû : 0,00</p><p>(1) Les sommes portées au compte 45 sont détaillées par copropriétaire dans l’état joint. (2) Les créances douteuses correspondent à des procédures en cours.</p>`,
    `${head(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ ET BUDGET PRÉVISIONNEL')}${grille(`CHARGES POUR OPÉRATIONS COURANTES | ${FIVE} | PRODUITS POUR OPÉRATIONS COURANTES | ${FIVE}`, `${beside(SPENT, [PROVISIONS], 6)}\n${totalRow(['Sous-total', ...spent], ['Sous-total', ...PROVISIONS.slice(1).map(Number)], 6)}\n${totalRow(['Solde (excédent sur opérations courantes affecté aux copropriétaires)', ...result.map((one) => Math.max(one, 0))], ['Solde (insuffisance sur opérations courantes affectée aux copropriétaires)', ...result.map((one) => Math.max(-one, 0))], 6)}`, 'c')}<p></p>${grille('CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES | Exercice précédent approuvé (N-1) | Exercice clos réalisé à approuver (N) | PRODUITS POUR TRAVAUX | Exercice précédent approuvé (N-1) | Exercice clos réalisé à approuver (N)', `671 Travaux décidés par l’assemblée générale | 0,00 | 18 135,00 | 702 Provisions pour travaux | 0,00 | 18 400,00\n= Total II | 0,00 | 18 135,00 | Total II | 0,00 | 18 400,00`, 'a')}`,
    `${head(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ ET BUDGET PRÉVISIONNEL')}${grille(`Charges par clé de répartition | ${FIVE}`, `${byKey('CHARGES COMMUNES GÉNÉRALES', ['602', '611', '615', '616', '621'])}\n${byKey('ASCENSEURS', ['614'])}\n${byKey('CHAUFFAGE', ['603'])}\n${byKey('EAU FROIDE', ['601'])}\n= TOTAL CHARGES NETTES | ${spent.map(spaced).join(' | ')}\n= PROVISIONS COPROPRIÉTAIRES | ${PROVISIONS.slice(1).map(Number).map(spaced).join(' | ')}`, 'k')}`,
    `${head(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL')}${grille('Travaux clôturés dans l’exercice | Dépenses votées | Dépenses réalisées | Provisions appelées, emprunts et subventions reçus | Solde (excédent)', `Remplacement de la porte de garage collective – AG du 15/05/2024 | 18 400,00 | 18 135,00 | 18 400,00 | 265,00\n= TOTAL | 18 400,00 | 18 135,00 | 18 400,00 | 265,00`, 'k')}<p style="margin-top:4mm">L’excédent est réparti entre les copropriétaires selon la clé charges communes générales après approbation des comptes.</p>`,
    `${head(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE')}${grille('Travaux | A Travaux votés | B Travaux payés | C Travaux réalisés | D Appels travaux, emprunts et subventions reçus | E = D - C Solde en attente sur travaux | F = A - D Subventions et appels à recevoir', `Réfection de l’étanchéité de la terrasse – AG du 15/05/2024 | 32 600,00 | 9 780,00 | 14 100,00 | 16 300,00 | 2 200,00 | 16 300,00\nModernisation de l’ascenseur B – AG du 21/05/2025 | 27 450,00 | 8 235,00 | 8 235,00 | 7 900,00 | -335,00 | 19 550,00\n= TOTAL | 60 050,00 | 18 015,00 | 22 335,00 | 24 200,00 | 1 865,00 | 35 850,00`, 'k')}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      annexes: ['1'],
      ...GOELANDS,
      fonds_places: 3820000,
      banques: 2911436,
      provisions_travaux: 450000,
      avances_tresorerie: 1200000,
      fonds_travaux: 3820000,
      solde_travaux: 186500,
      creances_exigibles: 1478220,
      creances_douteuses: 312440,
      impayes: 1790660,
      excedents_verses: 1104831,
      dette_fournisseurs: 1612765,
      total_bilan: sheetTotals[1] ?? 0,
      emprunts: 0,
    }),
    part(2, 'ANNEXE_2', { annexes: ['2'], ...GOELANDS, ...BUDGETS, charges_travaux: 1813500 }),
    part(3, 'ANNEXE_3', { annexes: ['3'], ...GOELANDS, ...BUDGETS }),
    part(4, 'ANNEXE_4', {
      annexes: ['4'],
      ...GOELANDS,
      travaux_clos: either(
        ['Remplacement de la porte de garage collective – AG du 15/05/2024'],
        ['Remplacement de la porte de garage collective'],
      ),
    }),
    part(5, 'ANNEXE_5', {
      annexes: ['5'],
      ...GOELANDS,
      travaux_en_cours: either(
        [
          'Réfection de l’étanchéité de la terrasse – AG du 15/05/2024',
          'Modernisation de l’ascenseur B – AG du 21/05/2025',
        ],
        ['Réfection de l’étanchéité de la terrasse', 'Modernisation de l’ascenseur B'],
      ),
      travaux_votes: 6005000,
      travaux_payes: 1801500,
      travaux_realises: 2233500,
      travaux_appeles: 2420000,
      travaux_a_recevoir: 3585000,
    }),
  ],
};

const alone: Paper = {
  name: 'annexes-bilan-menton',
  css: `font: 9pt/1.4 'DejaVu Sans Mono', monospace; h1 { font-size: 11pt; text-align: center } td, th { padding: .7mm 1mm } th { border-bottom: .3mm solid #000; border-top: .3mm solid #000 } td:nth-child(n+3), th:nth-child(n+3) { text-align: right } .tot td { border-top: .2mm solid #000; font-weight: bold } .hd td { font-weight: bold; padding-top: 3mm }`,
  pages: [
    `<p>AGENCE RIVIERA GESTION – 56 AVENUE DE VERDUN 06500 MENTON<br>IMMEUBLE 018 LE MADONE PALACE – 31 AVENUE DE LA MADONE 06500 MENTON</p><h1>ETAT FINANCIER APRES REPARTITION AU 31/12/2025<br>(ANNEXE 1)</h1>
    ${grille(
      'COMPTE | LIBELLE | EXERCICE CLOS 31/12/2025 | EXERCICE PRECEDENT 31/12/2024',
      `# I. SITUATION FINANCIERE ET TRESORERIE
      501 | FONDS PLACES – LIVRET FONDS DE TRAVAUX | 21 740,00 | 16 260,00
      512 | BANQUE | 18 905,47 | 22 318,02
      = | TOTAL TRESORERIE (I) | 40 645,47 | 38 578,02
      1031 | AVANCES DE TRESORERIE | 9 500,00 | 9 500,00
      105 | FONDS DE TRAVAUX | 21 740,00 | 16 260,00
      12 | SOLDE EN ATTENTE SUR TRAVAUX | 1 312,40 | 0,00
      = | TOTAL PROVISIONS ET AVANCES (I) | 32 552,40 | 25 760,00
      # II. CREANCES
      450 | COPROPRIETAIRES – SOMMES EXIGIBLES RESTANT A RECEVOIR | 12 487,33 | 9 902,18
      459 | COPROPRIETAIRES – CREANCES DOUTEUSES | 0,00 | 0,00
      = | TOTAL CREANCES (II) | 12 487,33 | 9 902,18
      # II. DETTES
      450 | COPROPRIETAIRES – EXCEDENTS VERSES | 8 214,90 | 10 117,64
      401 | FOURNISSEURS | 12 365,50 | 12 602,56
      = | TOTAL DETTES (II) | 20 580,40 | 22 720,20
      # TOTAL GENERAL
      = | TRESORERIE + CREANCES | 53 132,80 | 48 480,20
      = | PROVISIONS + DETTES | 53 132,80 | 48 480,20`,
    )}<p style="margin-top:6mm">EMPRUNTS : MONTANT RESTANT DU : 46 200,00 EUROS (RAVALEMENT 2022, ECHEANCE 06/2032)</p><p>LES COMPTES SONT TENUS EN PARTIE DOUBLE CONFORMEMENT AU DECRET N° 2005-240 DU 14 MARS 2005. LA LISTE NOMINATIVE DES COPROPRIETAIRES DEBITEURS ET CREDITEURS EST TENUE A LA DISPOSITION DU CONSEIL SYNDICAL.</p>`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      annexes: ['1'],
      syndic: 'AGENCE RIVIERA GESTION',
      building: 'LE MADONE PALACE',
      building_address: '31 AVENUE DE LA MADONE, 06500 MENTON',
      closed_on: '2025-12-31',
      fonds_places: 2174000,
      banques: 1890547,
      avances_tresorerie: 950000,
      fonds_travaux: 2174000,
      solde_travaux: 131240,
      creances_exigibles: 1248733,
      creances_douteuses: 0,
      impayes: 1248733,
      excedents_verses: 821490,
      dette_fournisseurs: 1236550,
      total_bilan: 5313280,
      emprunts: 4620000,
    }),
  ],
};

const MINIMES: readonly Line[] = [
  ['601 Eau', 1142000, 1160000, 1098050, 1180000, 1200000],
  ['602 Électricité', 421000, 440000, 436500, 450000, 460000],
  ['611 Nettoyage', 1560000, 1580000, 1512000, 1600000, 1630000],
  ['614 Maintenance', 298000, 300000, 287440, 310000, 315000],
  ['615 Petits travaux', 673500, 650000, 559125, 650000, 650000],
  ['616 Assurances', 889000, 920000, 832600, 940000, 980000],
  ['6211 Honoraires du syndic', 1230000, 1255000, 1200000, 1280000, 1310000],
  ['623 Frais du conseil syndical', 146000, 150000, 138885, 150000, 150000],
];
const minimes = totals(MINIMES);
const YEARS =
  'Réalisé 2025/2026 à approuver | Budget 2025/2026 voté | Réalisé 2024/2025 approuvé | Budget 2026/2027 voté | Budget 2027/2028 à voter';
const keyLines = (codes: readonly string[]) =>
  totals(MINIMES.filter(([name]) => codes.some((code) => name.startsWith(code))));
const novalimHead = (title: string) =>
  `<p><b style="font-size:13pt;color:#00615c">NOVALIM MONTAUBAN</b> – 41 allée Mortarieu, 82000 MONTAUBAN</p><p>Copropriété LE CLOS DES MINIMES – 22 avenue Gambetta – 82000 MONTAUBAN</p><h1>${title}</h1><p>Exercice comptable du 01/04/2025 au 31/03/2026 – montants en euros</p>`;
const MINIMES_FACTS = {
  syndic: 'NOVALIM MONTAUBAN',
  building: 'LE CLOS DES MINIMES',
  building_address: '22 avenue Gambetta, 82000 MONTAUBAN',
  closed_on: '2026-03-31',
  charges_courantes: minimes[0] ?? 0,
  budget_clos: minimes[1] ?? 0,
  charges_courantes_precedentes: minimes[2] ?? 0,
  budget_en_cours: minimes[3] ?? 0,
  budget_a_voter: minimes[4] ?? 0,
} as const;
const GIVEN = [6000000, 6455000, 6120000, 6560000, 6695000];

const management: Paper = {
  name: 'annexes-gestion-montauban',
  css: `font: 8.4pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm; h1 { font-size: 11.5pt; color: #00615c } td, th { border-bottom: .2mm solid #9cc; padding: 1mm } th { background: #00615c; color: #fff; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .tot td { font-weight: bold; background: #e6f2f1 } .hd td { color: #00615c; font-weight: bold; text-align: left !important }`,
  pages: [
    `${novalimHead('Annexe 2 – Compte de gestion général de l’exercice clos et budget prévisionnel')}${grille(`Comptes | ${YEARS}`, `# Charges pour opérations courantes\n${MINIMES.map((line) => row(line, 6).join(' | ')).join('\n')}\n= Total charges courantes | ${minimes.map(spaced).join(' | ')}\n# Produits pour opérations courantes\n701 Provisions sur budget | ${GIVEN.map(spaced).join(' | ')}\n= Total produits courants | ${GIVEN.map(spaced).join(' | ')}\nSolde (+ excédent, - insuffisance) | ${minus(GIVEN, minimes).map(spaced).join(' | ')}\n# Travaux et opérations exceptionnelles\n672 Travaux urgents et votés | 4 800,00 | | 0,00 | |\n702 Provisions pour travaux | 4 800,00 | | 0,00 | |\n= Total charges travaux | 4 800,00 | | 0,00 | | `)}<p style="margin-top:5mm">Les comptes ont été vérifiés par le conseil syndical le 8 juin 2026. L’insuffisance de l’exercice est répartie entre les copropriétaires après l’assemblée appelée à approuver les comptes.</p>`,
    `${novalimHead('Annexe 3 – Compte de gestion pour opérations courantes et budget prévisionnel, par clé de répartition')}${grille(`Clé de répartition | ${YEARS}`, `Clé 1 – Charges générales | ${keyLines(['602', '611', '615', '616', '6211', '623']).map(spaced).join(' | ')}\nClé 2 – Portail et VMC | ${keyLines(['614']).map(spaced).join(' | ')}\nClé 3 – Eau froide | ${keyLines(['601']).map(spaced).join(' | ')}\n= Total charges nettes | ${minimes.map(spaced).join(' | ')}`)}<p style="margin-top:5mm">Détail des dépenses disponible dans la liste des dépenses de l’exercice, jointe à la convocation. Le budget à voter tient compte d’une hausse de 2 % des contrats et de la révision de la prime d’assurance annoncée par le courtier.</p>`,
  ],
  documents: [
    part(1, 'ANNEXE_2', { annexes: ['2'], ...MINIMES_FACTS, charges_travaux: 480000 }),
    part(2, 'ANNEXE_3', { annexes: ['3'], ...MINIMES_FACTS }),
  ],
};

export const ETATS_COMPTABLES = [official, alone, management];
