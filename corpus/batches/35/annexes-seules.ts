// Annexes that come alone: the balance sheet on one sheet, the two accounts of management, works, and a volunteer's budget.
import { either, paperOf, type Paper, type Truth } from '../../paper.ts';
import { dotted, english, plain, sum, table } from '../../writing.ts';
import { foot, sides } from './communs.ts';

type Line = readonly [label: string, ...values: number[]];
const totals = (lines: readonly Line[]): number[] =>
  (lines[0]?.slice(1) ?? []).map((_, index) =>
    sum(lines.map((line) => Number(line[index + 1] ?? 0))),
  );

const HAVE: readonly Line[] = [
  ['50 - Fonds placés', 640000, 520000],
  ['51 - Banques', 811906, 903377],
  ['45 - Copropriétaires : sommes exigibles', 244518, 318860],
  ['459 - Créances douteuses', 0, 0],
  ['40 - Fournisseurs débiteurs', 0, 8640],
];
const OWE: readonly Line[] = [
  ['102 - Provisions pour travaux', 185000, 0],
  ['1031 - Avances de trésorerie', 300000, 300000],
  ['105 - Fonds de travaux', 640000, 520000],
  ['12 - Solde en attente sur travaux', 0, 96000],
  ['45 - Copropriétaires : excédents versés', 210344, 288902],
  ['40 - Fournisseurs', 361080, 545975],
];
const have = totals(HAVE);
const listing = (lines: readonly Line[]) =>
  lines.map(([label, ...values]) => [label, ...values.map(dotted)]);
const bold = (label: string, values: readonly number[]) =>
  `<tr class="t"><td>${label}</td>${values.map((value) => `<td>${dotted(value)}</td>`).join('')}</tr>`;
const alone = paperOf(
  'annexe-bilan-castres',
  `font: 9.2pt/1.35 'Nimbus Roman', serif; h1 { font-size: 13pt; text-align: center; margin-top: 6mm } td, th { border-bottom: .1mm solid #888; padding: 1mm } th { font-weight: bold; border-bottom: .3mm solid #000 } td:nth-child(n+2), th:nth-child(n+2) { text-align: right; width: 36mm } .t td { font-weight: bold; border-top: .3mm solid #000; border-bottom: .3mm solid #000 } h2 { font-size: 10pt; margin: 5mm 0 1mm }`,
  [
    `${sides('CABINET R. VIALA-ESCUDIER<br>27 rue Henri IV – 81100 CASTRES', 'SDC QUAI DES JACOBINS<br>4 quai des Jacobins – 81100 CASTRES')}
    <h1>Annexe n° 1 au décret n° 2005-240 du 14 mars 2005<br>ÉTAT FINANCIER APRÈS RÉPARTITION<br>à la date de clôture de l’exercice : 30/09/2026</h1>
    <h2>SITUATION FINANCIÈRE, TRÉSORERIE ET CRÉANCES</h2>
    ${table(['', '30/09/2026', '30/09/2025'], [...listing(HAVE.slice(0, 2)), bold('Total I – Trésorerie disponible', totals(HAVE.slice(0, 2))), ...listing(HAVE.slice(2)), bold('Total II – Créances', totals(HAVE.slice(2))), bold('TOTAL GÉNÉRAL', have)])}
    <h2>PROVISIONS, AVANCES ET DETTES</h2>
    ${table(['', '30/09/2026', '30/09/2025'], [...listing(OWE.slice(0, 4)), bold('Total I – Provisions et avances', totals(OWE.slice(0, 4))), ...listing(OWE.slice(4)), bold('Total II – Dettes', totals(OWE.slice(4))), bold('TOTAL GÉNÉRAL', totals(OWE))])}
    <p style="margin-top:5mm">Emprunts : montant restant dû 14.227,90 (Crédit Régional Exemple, prêt collectif n° 88012, dernière échéance 05/2031)</p>
    <p>Document à joindre à la convocation de l’assemblée générale. Exercice du 01/10/2025 au 30/09/2026.</p>
    ${foot('Édité par le Cabinet R. Viala-Escudier le 09/11/2026 – page 1 sur 1')}`,
  ],
  {
    type: 'CV_AG',
    also: ['CHARGES'],
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: either('CABINET R. VIALA-ESCUDIER', 'R. VIALA-ESCUDIER'),
      building: 'SDC QUAI DES JACOBINS',
      building_address: '4 quai des Jacobins, 81100 CASTRES',
      closed_on: '2026-09-30',
      fonds_places: 640000,
      banques: 811906,
      creances_exigibles: 244518,
      creances_douteuses: 0,
      impayes: 244518,
      provisions_travaux: 185000,
      avances_tresorerie: 300000,
      fonds_travaux: 640000,
      solde_travaux: 0,
      excedents_verses: 210344,
      dette_fournisseurs: 361080,
      total_bilan: have[0] ?? 0,
      emprunts: 1422790,
    },
    absent: ['rnc', 'owner', 'lots', 'meeting_on'],
  },
);

const RODEZ: readonly Line[] = [
  ['60110 Eau froide', 288040, 300000, 301722, 310000, 315000],
  ['60210 Electricité parties communes', 96418, 100000, 99804, 105000, 108000],
  ['60300 Chauffage gaz', 1411506, 1500000, 1388217, 1500000, 1520000],
  ['61100 Nettoyage', 540000, 550000, 556200, 565000, 575000],
  ['61410 Maintenance ascenseur', 188000, 192000, 191760, 198000, 203000],
  ['61510 Petites réparations', 214033, 200000, 263480, 220000, 230000],
  ['61600 Assurances', 301280, 310000, 333902, 345000, 360000],
  ['62110 Honoraires syndic', 432000, 440000, 440000, 448000, 456000],
];
const rodez = totals(RODEZ);
const RODEZ_KEYS: readonly Line[] = [
  [
    '1000 CHARGES GENERALES',
    ...rodez.map(
      (value, index) =>
        value -
        ([188000, 192000, 191760, 198000, 203000][index] ?? 0) -
        ([1411506, 1500000, 1388217, 1500000, 1520000][index] ?? 0),
    ),
  ],
  ['2000 ASCENSEUR', 188000, 192000, 191760, 198000, 203000],
  ['4000 CHAUFFAGE', 1411506, 1500000, 1388217, 1500000, 1520000],
];
const rodezTop = (number: number, title: string) =>
  `<table class="e"><tr><td>AVEYRON FONCIER GESTION<br>14 place de la Cité 12000 RODEZ</td><td style="text-align:right">Le 06/03/2026 à 10:41<br>Copropriété 0061 LES COMTES DU ROUERGUE<br>2 avenue Victor Hugo 12000 RODEZ</td></tr></table><p class="n">Annexe ${number}</p><h1>${title}</h1><p class="c">Exercice clos : du 01/01/2025 au 31/12/2025</p>`;
const HEADS = `<thead><tr><th>Compte</th><th>2024<br>Réalisé approuvé</th><th>2025<br>Budget voté</th><th>2025<br>Réalisé à approuver</th><th>2026<br>Budget voté</th><th>2027<br>Budget à voter</th></tr></thead>`;
const body = (lines: readonly Line[], end: string) =>
  `<table class="m">${HEADS}${lines.map(([label, ...values]) => `<tr><td>${label}</td>${values.map((value) => `<td>${english(value)}</td>`).join('')}</tr>`).join('')}<tr class="t"><td>${end}</td>${totals(
    lines,
  )
    .map((value) => `<td>${english(value)}</td>`)
    .join('')}</tr></table>`;
const rodezPart = (
  page: number,
  sub_kind: Truth['sub_kind'],
  number: string,
  facts: Truth['facts'] = {},
): Truth => ({
  type: 'CV_AG',
  also: ['CHARGES'],
  sub_kind,
  pages: [page],
  facts: {
    annexes: [number],
    syndic: 'AVEYRON FONCIER GESTION',
    building: 'LES COMTES DU ROUERGUE',
    building_address: '2 avenue Victor Hugo, 12000 RODEZ',
    closed_on: '2025-12-31',
    charges_courantes_precedentes: rodez[0] ?? 0,
    budget_clos: rodez[1] ?? 0,
    charges_courantes: rodez[2] ?? 0,
    budget_en_cours: rodez[3] ?? 0,
    budget_a_voter: rodez[4] ?? 0,
    ...facts,
  },
  absent: ['rnc', 'owner', 'lots'],
});
const management: Paper = {
  name: 'annexes-gestion-rodez',
  css: `font: 8.2pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 12mm; .e td { padding: 0 } .n { border: .3mm solid #000; width: 30mm; text-align: center; padding: 1mm; margin: 3mm auto; font-weight: bold } h1 { font-size: 10.5pt; text-align: center } .c { text-align: center } .m th { border-bottom: .3mm solid #000; border-top: .3mm solid #000; font-weight: bold; text-align: right; font-size: 7.2pt } .m td { padding: .7mm 1mm } .m td:nth-child(n+2) { text-align: right } .m tr:nth-child(even) td { background: #f4f4f4 } .t td { font-weight: bold; border-top: .3mm solid #000 }`,
  pages: [
    `${rodezTop(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ ET BUDGET PRÉVISIONNEL')}${body(RODEZ, 'Total charges opérations courantes')}<p></p>${body([['70100 Provisions appelées', 3480000, 3592000, 3592000, 3691000, 3767000]], 'Total produits opérations courantes')}<p></p><table class="m"><tr class="t"><td>Charges pour travaux et opérations exceptionnelles</td><td>2024 : ${english(0)}</td><td>2025 : ${english(486200)}</td></tr></table><p class="c" style="margin-top:6mm">AVEYRON FONCIER GESTION SARL – RCS Rodez 900 001 634 – carte CPI 1201 2019 000 000 022 – Page 1/2</p>`,
    `${rodezTop(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES, PAR CLÉ DE RÉPARTITION')}${body(RODEZ_KEYS, 'Total charges nettes')}<p class="c" style="margin-top:6mm">AVEYRON FONCIER GESTION SARL – RCS Rodez 900 001 634 – carte CPI 1201 2019 000 000 022 – Page 2/2</p>`,
  ],
  documents: [
    rodezPart(1, 'ANNEXE_2', '2', { charges_travaux: 486200 }),
    rodezPart(2, 'ANNEXE_3', '3'),
  ],
};

const OPEN: readonly Line[] = [
  ['Ravalement façade sud', 4480000, 1344000, 2016000, 2688000, 672000, 1792000],
  ['Création local vélos', 612000, 0, 0, 306000, 306000, 306000],
  ['Diagnostic de performance énergétique collectif', 384000, 192000, 384000, 384000, 0, 0],
];
const open = totals(OPEN);
const works = paperOf(
  'annexe-chantiers-montauban',
  `font: 8.6pt/1.35 'Carlito', sans-serif; padding: 12mm 10mm; h1 { font-size: 12pt; background: #34495e; color: #fff; padding: 2mm 3mm } td, th { border: .2mm solid #95a5a6; padding: 1.2mm } th { background: #ecf0f1; font-weight: bold; text-align: center } td:nth-child(n+2) { text-align: right } .t td { font-weight: bold }`,
  [
    `<p>SYNDICÉO OCCITANIE – Agence de Montauban – Copropriété LES ALLÉES DE L’EMPEREUR, 55 allées de l’Empereur, 82000 MONTAUBAN</p>
    <h1>ANNEXE N° 5 – État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice</h1>
    <p>Exercice clos le 31 mars 2026 – en euros</p>
    ${table(
      [
        'Opérations',
        'Votés (A)',
        'Payés (B)',
        'Réalisés (C)',
        'Appelés et reçus (D)',
        'Solde (D-C)',
        'Reste à recevoir (A-D)',
      ],
      [
        ...OPEN.map(([label, ...values]) => [label, ...values.map(plain)]),
        `<tr class="t"><td>TOTAL</td>${open.map((value) => `<td>${plain(value)}</td>`).join('')}</tr>`,
      ],
    )}
    <p style="margin-top:4mm">Les opérations terminées au cours de l’exercice figurent à l’annexe n° 4. Aucun emprunt collectif n’a été souscrit. La réception du ravalement est prévue en novembre 2026.</p>
    ${foot('Syndicéo Occitanie SAS – 8 rue de la Résistance, 82000 Montauban – RCS Montauban 900 001 301')}`,
  ],
  {
    type: 'CV_AG',
    also: ['CHARGES'],
    sub_kind: 'ANNEXE_5',
    facts: {
      annexes: ['5'],
      syndic: 'SYNDICÉO OCCITANIE',
      building: 'LES ALLÉES DE L’EMPEREUR',
      building_address: '55 allées de l’Empereur, 82000 MONTAUBAN',
      closed_on: '2026-03-31',
      travaux_en_cours: OPEN.map(([label]) => label),
      travaux_votes: open[0] ?? 0,
      travaux_payes: open[1] ?? 0,
      travaux_realises: open[2] ?? 0,
      travaux_appeles: open[3] ?? 0,
      travaux_a_recevoir: open[5] ?? 0,
    },
    absent: ['rnc', 'owner', 'travaux_clos', 'emprunts'],
  },
);

export const ANNEXES_SEULES = [alone, management, works];
