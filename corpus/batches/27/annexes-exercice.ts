// Accounting annexes: the five together, two alone, and a first with the year before on the right.
import { either, type Paper, paperOf, type Truth } from '../../paper.ts';
import { dotted, spaced, sum, table } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const column = (lines: readonly Line[], index: number) =>
  sum(lines.map((line) => Number(line[index + 1] ?? 0)));
const all = (lines: readonly Line[]): number[] =>
  (lines[0]?.slice(1) ?? []).map((_, index) => column(lines, index));
const plus = (one: readonly number[], other: readonly number[]) =>
  one.map((value, index) => value + (other[index] ?? 0));
const row = (label: string, values: readonly number[], write = spaced) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${write(value)}</td>`).join('')}</tr>`;
const cells = (lines: readonly Line[], write = spaced) =>
  lines.map(([label, ...values]) => [label, ...values.map((value) => write(value))]);

// Closing column second, as the model of the decree prints it.
const TREASURY: readonly Line[] = [
  ['50 Fonds placés', 1460000, 1812500],
  ['51 Banques, ou fonds disponibles en banque', 2267314, 2140988],
];
const ADVANCES: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 980000],
  ['103 Avances – 1031 Avances de trésorerie', 600000, 600000],
  ['105 Fonds de travaux', 1460000, 1812500],
  ['12 Solde en attente sur travaux et opérations exceptionnelles', 318400, -124650],
];
const RECEIVABLE: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 714208, 936117],
  ['459 Copropriétaires – créances douteuses', 212044, 305510],
  ['46 Débiteurs divers', 0, 8400],
];
const payableEnd = (index: number) =>
  column(TREASURY, index) + column(RECEIVABLE, index) - column(ADVANCES, index);
const SUPPLIERS = [1044206, 712381] as const;
const PAYABLE: readonly Line[] = [
  [
    '45 Copropriétaires – excédents versés',
    payableEnd(0) - SUPPLIERS[0],
    payableEnd(1) - SUPPLIERS[1],
  ],
  ['40 Fournisseurs', SUPPLIERS[0], SUPPLIERS[1]],
];
const SPENDING: readonly Line[] = [
  ['60 Achats de matières et fournitures – 601 Eau', 688140, 700000, 714402, 720000, 735000],
  ['602 Électricité', 191400, 210000, 203877, 215000, 220000],
  ['61 Services extérieurs – 611 Nettoyage des locaux', 942000, 960000, 958800, 980000, 1000000],
  ['614 Contrats de maintenance', 411250, 420000, 423600, 430000, 440000],
  ['615 Entretien et petites réparations', 268031, 250000, 341976, 280000, 300000],
  ['616 Primes d’assurance', 512200, 540000, 548735, 580000, 610000],
  [
    '62 Frais d’administration – 6211 Rémunération du syndic',
    780000,
    795000,
    795000,
    810000,
    825000,
  ],
];
const BY_KEY: readonly Line[] = [
  ['Charges communes générales', 2505381, 2545000, 2644511, 2620000, 2690000],
  ['Charges d’ascenseur', 599500, 630000, 627477, 645000, 660000],
  ['Eau froide', 688140, 700000, 714402, 750000, 780000],
];
const spent = all(SPENDING);
const HEAD = `<thead><tr><th></th><th>Exercice précédent approuvé<br>2024</th><th>Exercice clos<br>budget voté 2025</th><th>Exercice clos réalisé<br>à approuver 2025</th><th>Budget prévisionnel<br>en cours voté 2026</th><th>Budget prévisionnel<br>à voter 2027</th></tr></thead>`;
const five = (body: string) => `<table>${HEAD}<tbody>${body}</tbody></table>`;
const trs = (lines: readonly Line[]) =>
  cells(lines)
    .map((line) => `<tr>${line.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('');
const sheetTop = (number: number, title: string) =>
  `<div class="hd"><span><b>Finistère Copropriétés</b> – 22 rue de Siam – 29200 BREST</span><span>Immeuble 118 – Résidence LE GOËLAND</span><span>Annexe ${number} – exercice du 01/01/2025 au 31/12/2025</span></div><h1>ANNEXE N° ${number}</h1><h3>${title}</h3>`;
const sheetFoot = `<p class="ft">SDC Résidence LE GOËLAND, 9 rue du Commandant Drogou, 29200 BREST – immatriculation AE2208145 – document établi conformément au décret n° 2005-240 du 14 mars 2005</p>`;
const GOELAND = {
  syndic: 'Finistère Copropriétés',
  building: 'Résidence LE GOËLAND',
  building_address: '9 rue du Commandant Drogou, 29200 BREST',
  rnc: 'AE2208145',
} as const;
const part = (
  page: number,
  sub_kind: Truth['sub_kind'],
  facts: Truth['facts'],
  absent: Truth['absent'] = [],
): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { annexes: [String(page)], ...GOELAND, ...facts },
  absent,
});
const two = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, 'Exercice précédent approuvé 31/12/2024', 'Exercice clos 31/12/2025'],
    [...cells(lines), row(end, all(lines))],
  );
const sheetTotal = plus(all(TREASURY), all(RECEIVABLE));
const DONE: readonly Line[] = [
  ['Réfection de la chaufferie (AG du 14/05/2024)', 2840000, 2771433, 2840000, 68567],
];
const ONGOING: readonly Line[] = [
  [
    'Étanchéité terrasse bât. A (AG 20/05/2025)',
    3460000,
    1120000,
    1834650,
    1710000,
    -124650,
    1750000,
  ],
  ['Remplacement interphonie (AG 20/05/2025)', 980000, 0, 0, 980000, 980000, 0],
];

const together: Paper = {
  name: 'annexes-goeland-decret-brest',
  css: `font: 7.8pt 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .hd { display: flex; justify-content: space-between; font-size: 7.4pt; border-bottom: .2mm solid #000 } h1 { font-size: 11pt; text-align: center; margin: 2mm 0 0 } h3 { font-size: 8.6pt; text-align: center; font-weight: normal } td, th { border: .2mm solid #000; padding: .7mm 1.2mm } th { font-weight: bold; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #e8e8e8 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; align-items: start; margin-bottom: 3mm } .ft { position: absolute; bottom: 5mm; font-size: 6.6pt }`,
  landscape: true,
  pages: [
    `${sheetTop(1, 'État financier après répartition à la date de clôture de l’exercice, le 31/12/2025')}<h3><b>I – Situation financière et trésorerie</b></h3><div class="two">${two('Trésorerie', TREASURY, 'Trésorerie disponible – Total I')}${two('Provisions et avances', ADVANCES, 'Total I')}</div><h3><b>II – Créances et dettes</b></h3><div class="two">${two('Créances', RECEIVABLE, 'Total II')}${two('Dettes', PAYABLE, 'Total II')}</div><div class="two">${table([], [row('TOTAL GÉNÉRAL (I) + (II)', sheetTotal)])}${table([], [row('TOTAL GÉNÉRAL (I) + (II)', plus(all(ADVANCES), all(PAYABLE)))])}</div><p>Emprunts : montant restant dû : néant</p>${sheetFoot}`,
    `${sheetTop(2, 'Compte de gestion général de l’exercice clos réalisé (N) et budget prévisionnel de l’exercice N+2')}${five(`<tr class="t"><td colspan="6" style="text-align:left">CHARGES POUR OPÉRATIONS COURANTES</td></tr>${trs(SPENDING)}${row('Sous-total', spent)}<tr class="t"><td colspan="6" style="text-align:left">PRODUITS POUR OPÉRATIONS COURANTES</td></tr>${trs([['701 Provisions copropriétaires', 3860000, 3875000, 3875000, 4015000, 4130000]])}`)}<p></p>${table(['CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES', '2024', '2025'], [['671 Travaux décidés par l’assemblée générale', spaced(0), spaced(2771433)], row('Sous-total', [0, 2771433])])}${sheetFoot}`,
    `${sheetTop(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé (N) et budget prévisionnel N+2, par clé de répartition')}${five(`${trs(BY_KEY)}${row('TOTAL CHARGES NETTES', all(BY_KEY))}`)}${sheetFoot}`,
    `${sheetTop(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos')}${table(['Travaux terminés', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées', 'Solde (excédent)'], [...cells(DONE), row('TOTAL', all(DONE))])}${sheetFoot}`,
    `${sheetTop(5, 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice, le 31/12/2025')}${table(['Travaux votés', 'Travaux votés<br>A', 'Travaux payés<br>B', 'Travaux réalisés<br>C', 'Appels travaux, emprunts et subventions reçus<br>D', 'Solde en attente sur travaux<br>E = D – C', 'Subventions et emprunts à recevoir, appels restant à émettre<br>F = A – D'], [...cells(ONGOING), row('TOTAUX', all(ONGOING))])}${sheetFoot}`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      closed_on: '2025-12-31',
      fonds_places: 1812500,
      banques: 2140988,
      provisions_travaux: 980000,
      avances_tresorerie: 600000,
      fonds_travaux: 1812500,
      solde_travaux: -124650,
      creances_exigibles: 936117,
      creances_douteuses: 305510,
      impayes: 936117 + 305510,
      excedents_verses: payableEnd(1) - SUPPLIERS[1],
      dette_fournisseurs: SUPPLIERS[1],
      total_bilan: sheetTotal[1] ?? 0,
    }),
    part(2, 'ANNEXE_2', {
      closed_on: '2025-12-31',
      charges_courantes_precedentes: spent[0] ?? 0,
      budget_clos: spent[1] ?? 0,
      charges_courantes: spent[2] ?? 0,
      budget_en_cours: spent[3] ?? 0,
      budget_a_voter: spent[4] ?? 0,
      charges_travaux: 2771433,
    }),
    part(3, 'ANNEXE_3', {
      charges_courantes_precedentes: column(BY_KEY, 0),
      budget_clos: column(BY_KEY, 1),
      charges_courantes: column(BY_KEY, 2),
      budget_en_cours: column(BY_KEY, 3),
      budget_a_voter: column(BY_KEY, 4),
    }),
    part(4, 'ANNEXE_4', {
      travaux_clos: either(
        ['Réfection de la chaufferie'],
        ['Réfection de la chaufferie (AG du 14/05/2024)'],
      ),
    }),
    part(5, 'ANNEXE_5', {
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        ['Étanchéité terrasse bât. A', 'Remplacement interphonie'],
        ONGOING.map(([label]) => label),
      ),
      travaux_votes: column(ONGOING, 0),
      travaux_payes: column(ONGOING, 1),
      travaux_realises: column(ONGOING, 2),
      travaux_appeles: column(ONGOING, 3),
      travaux_a_recevoir: column(ONGOING, 5),
    }),
  ],
};

const ASSETS: readonly Line[] = [
  ['512 Banque', 841207, 690433],
  ['501 Livret syndicat', 1130000, 905000],
  ['450 Copropriétaires débiteurs', 388645, 422190],
  ['459 Copropriétaires douteux', 0, 0],
  ['486 Charges payées d’avance', 21400, 20800],
];
const KNOWN: readonly Line[] = [
  ['1031 Avance de trésorerie', 450000, 450000],
  ['105 Fonds de travaux', 1130000, 905000],
  ['120 Travaux en attente', 86200, 0],
  ['401 Fournisseurs', 402318, 377040],
];
const LIABILITIES: readonly Line[] = [
  ...KNOWN,
  [
    '450 Copropriétaires créditeurs',
    column(ASSETS, 0) - column(KNOWN, 0),
    column(ASSETS, 1) - column(KNOWN, 1),
  ],
];
const first = paperOf(
  'annexe-bilan-image-epinal',
  `font: 9pt 'DejaVu Sans Condensed', sans-serif; td, th { border-bottom: .2mm solid #999 } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .t td { font-weight: bold; border-top: .4mm solid #000 } h2 { font-size: 10pt; margin: 5mm 0 1mm; color: #234 }`,
  [
    `<p><b>IMMO DES IMAGES</b> – syndic de copropriété – 4 quai des Bons Enfants, 88000 ÉPINAL</p><p>Syndicat des copropriétaires <b>LE CHAMP DU PIN</b>, 17 rue des Minimes, 88000 ÉPINAL</p><h1 style="font-size:14pt;text-align:center">Annexe 1 – État financier après répartition au 30/06/2026</h1><h2>TRÉSORERIE ET CRÉANCES</h2>${table(['Compte', '30/06/2026', '30/06/2025'], [...cells(ASSETS, dotted), row('TOTAL GÉNÉRAL', all(ASSETS), dotted)])}<h2>PROVISIONS, AVANCES ET DETTES</h2>${table(['Compte', '30/06/2026', '30/06/2025'], [...cells(LIABILITIES, dotted), row('TOTAL GÉNÉRAL', all(LIABILITIES), dotted)])}<p style="margin-top:6mm">Emprunt collectif : le capital restant dû au 30/06/2026 s’élève à 38.400,00 €.</p><p>Montants en euros. Comptes soumis à l’approbation de la prochaine assemblée générale. Le conseil syndical a vérifié les comptes le 02/09/2026.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: 'IMMO DES IMAGES',
      building: 'LE CHAMP DU PIN',
      building_address: '17 rue des Minimes, 88000 ÉPINAL',
      closed_on: '2026-06-30',
      banques: 841207,
      fonds_places: 1130000,
      creances_exigibles: 388645,
      impayes: 388645,
      avances_tresorerie: 450000,
      fonds_travaux: 1130000,
      solde_travaux: 86200,
      dette_fournisseurs: 402318,
      excedents_verses: column(ASSETS, 0) - column(KNOWN, 0),
      total_bilan: column(ASSETS, 0),
      emprunts: 3840000,
    },
    absent: ['rnc', 'owner', 'provisions_travaux', 'budget_a_voter'],
  },
);

const CASTILLET: readonly Line[] = [
  ['Eau froide', 412066, 420000, 430000, 440000],
  ['Électricité', 128310, 120000, 130000, 132000],
  ['Ménage', 618000, 618000, 630000, 642000],
  ['Ascenseurs (contrat)', 337200, 340000, 350000, 355000],
  ['Assurance', 402814, 390000, 410000, 430000],
  ['Syndic (forfait)', 516000, 516000, 528000, 540000],
];
const castillet = all(CASTILLET);
const second = paperOf(
  'annexe-gestion-palau-perpignan',
  `font: 8.4pt 'Carlito', sans-serif; padding: 10mm 12mm; td, th { border: .2mm solid #c33 } th { background: #fbe9e7; text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right } .t td { font-weight: bold }`,
  [
    `<p><b>Catalane de Copropriété</b>, 18 boulevard Clemenceau, 66000 Perpignan<br>Résidence Le Palau del Rey, 6 rue de la Lanterne, 66000 Perpignan</p><h1 style="font-size:12.5pt">Annexe 2 – Compte de gestion général de l’exercice clos au 31/03/2026 et budget prévisionnel 2027/2028</h1>${table(['Charges pour opérations courantes', 'Réalisé à approuver<br>01/04/2025 – 31/03/2026', 'Budget voté<br>01/04/2025 – 31/03/2026', 'Budget en cours voté<br>2026/2027', 'Budget à voter<br>2027/2028'], [...cells(CASTILLET), row('TOTAL CHARGES COURANTES', castillet), ['Provisions appelées', spaced(2404000), spaced(2404000), spaced(2478000), spaced(2539000)], row('Solde (insuffisance)', [2404000 - (castillet[0] ?? 0), 0, 0, 0])])}<p style="margin-top:4mm">Opérations exceptionnelles et travaux art. 14-2 : aucune dépense sur l’exercice.</p><p style="font-size:7pt">Les montants de l’exercice précédent ne sont pas présentés, le syndic ayant été désigné en cours d’exercice 2024/2025.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    facts: {
      annexes: ['2'],
      syndic: 'Catalane de Copropriété',
      building: 'Résidence Le Palau del Rey',
      building_address: '6 rue de la Lanterne, 66000 Perpignan',
      closed_on: '2026-03-31',
      charges_courantes: castillet[0] ?? 0,
      budget_clos: castillet[1] ?? 0,
      budget_en_cours: castillet[2] ?? 0,
      budget_a_voter: castillet[3] ?? 0,
    },
    absent: ['rnc', 'owner', 'charges_courantes_precedentes', 'impayes'],
  },
);

const DOMS: readonly Line[] = [
  ['Réfection des cages d’escalier A et B', 2680000, 1340000, 1340000, 2010000, 670000, 670000],
  ['Audit énergétique et PPPT', 540000, 216000, 540000, 540000, 0, 0],
  ['Reprise des réseaux enterrés', 1215000, 0, 0, 405000, 405000, 810000],
];
const fifth = paperOf(
  'annexe-travaux-doms-avignon',
  `font: 8.6pt 'Nimbus Sans Narrow', sans-serif; td, th { border: .25mm solid #444; padding: 1.3mm } th { background: #ece4ee; text-align: center } td:nth-child(n+2) { text-align: right } .t td { font-weight: bold }`,
  [
    `<p style="font-size:10pt"><b>PALAIS IMMOBILIER</b> – 11 rue de la République – 84000 AVIGNON</p><h1 style="font-size:12pt">Annexe n° 5 – État des travaux et opérations exceptionnelles votés non encore clôturés</h1><p>Copropriété LE JARDIN DES DOMS, 26 rue Banasterie, 84000 AVIGNON – Situation au 31 décembre 2025</p>${table(['Opérations', 'Votés (A)', 'Payés (B)', 'Réalisés (C)', 'Appels reçus (D)', 'Solde en attente (E = D - C)', 'Reste à recevoir (F = A - D)'], [...cells(DOMS), row('Totaux', all(DOMS))])}<p style="margin-top:5mm">Réfection des cages d’escalier : AG du 03/06/2025. Audit et PPPT : AG du 12/06/2024. Réseaux : AG extraordinaire du 18/11/2025, premier appel le 15/12/2025.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_5',
    facts: {
      annexes: ['5'],
      syndic: 'PALAIS IMMOBILIER',
      building: 'LE JARDIN DES DOMS',
      building_address: '26 rue Banasterie, 84000 AVIGNON',
      closed_on: '2025-12-31',
      travaux_en_cours: DOMS.map(([label]) => label),
      travaux_votes: column(DOMS, 0),
      travaux_payes: column(DOMS, 1),
      travaux_realises: column(DOMS, 2),
      travaux_appeles: column(DOMS, 3),
      travaux_a_recevoir: column(DOMS, 5),
    },
    absent: ['rnc', 'owner', 'charges_courantes', 'meeting_on'],
  },
);

export const ANNEXES = [together, first, second, fifth];
