// Accounting annexes of other houses: two lying sheets alone, one per sheet, a volunteer's.
import { type Paper, paperOf } from '../../paper.ts';
import { dotted, plain, spaced, table } from '../../writing.ts';
import { type Line, column, columns, rowsOf, totalRow, part } from './annexe-lines.ts';

// One alone, portrait, N before N-1, Fougères.
const FOUGERES: readonly Line[] = [
  ['Fonds placés (50)', 640000, 510000],
  ['Banque (51)', 588120, 702345],
  ['Copropriétaires, sommes exigibles (45)', 214475, 166090],
  ['Copropriétaires douteux (459)', 95000, 95000],
];
const FOUGERES_DOWN: readonly Line[] = [
  ['Avances de trésorerie (1031)', 300000, 300000],
  ['Fonds de travaux (105)', 640000, 510000],
  ['Solde en attente sur travaux (12)', 0, 61000],
  ['Copropriétaires, excédents versés (45)', 201385, 187260],
  ['Fournisseurs (40)', 396210, 415175],
];
const fougeres = paperOf(
  'annexe-1-portrait-fougeres-b39',
  `font: 9.4pt/1.4 'P052', serif; h1 { font-size: 13pt; text-align: center } td, th { border-bottom: .15mm solid #777; padding: 1.2mm } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .t td { font-weight: bold; border-top: .4mm solid #000 } h2 { font-size: 10.5pt; margin: 5mm 0 1mm }`,
  [
    `<p>SARL COUESNON SYNDIC<br>11 boulevard Jean Jaurès, 35300 FOUGÈRES</p><h1>ANNEXE 1 – ÉTAT FINANCIER APRÈS RÉPARTITION<br>arrêté au 30 juin 2026</h1><p>Syndicat des copropriétaires « LES JARDINS DU NANÇON », 4 rue de la Pinterie, 35300 FOUGÈRES – N° d’immatriculation AB5502631</p><h2>ACTIF</h2>${table(
      ['', '30/06/2026', '30/06/2025'],
      [...rowsOf(FOUGERES, dotted), totalRow('TOTAL GÉNÉRAL', columns(FOUGERES), dotted)],
    )}<h2>PASSIF</h2>${table(
      ['', '30/06/2026', '30/06/2025'],
      [...rowsOf(FOUGERES_DOWN, dotted), totalRow('TOTAL GÉNÉRAL', columns(FOUGERES_DOWN), dotted)],
    )}<p style="margin-top:6mm;font-size:8pt">Les copropriétaires débiteurs et créditeurs sont présentés sans compensation. Document établi selon le décret n° 2005-240 du 14 mars 2005 et l’arrêté du même jour. Édition du 09/09/2026.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: 'SARL COUESNON SYNDIC',
      building: 'LES JARDINS DU NANÇON',
      building_address: '4 rue de la Pinterie, 35300 FOUGÈRES',
      rnc: 'AB5502631',
      closed_on: '2026-06-30',
      fonds_places: 640000,
      banques: 588120,
      creances_exigibles: 214475,
      creances_douteuses: 95000,
      impayes: 309475,
      avances_tresorerie: 300000,
      fonds_travaux: 640000,
      solde_travaux: 0,
      excedents_verses: 201385,
      dette_fournisseurs: 396210,
      total_bilan: column(FOUGERES, 0),
    },
    absent: ['emprunts', 'provisions_travaux', 'charges_courantes', 'meeting_on'],
  },
);

// Annexes 2 and 5 as a listing, Pontivy.
const BLAVET: readonly Line[] = [
  ['601 EAU', 208000, 215000, 219840, 220000, 228000],
  ['602 ELECTRICITE', 71500, 74000, 70215, 76000, 78000],
  ['611 NETTOYAGE', 402000, 410000, 410000, 418000, 430000],
  ['616 ASSURANCES', 255300, 262000, 271180, 285000, 305000],
  ['6211 HONORAIRES SYNDIC', 348000, 355000, 355000, 362000, 370000],
];
const wide = (label: string, values: readonly number[]) =>
  `${label.padEnd(26)}${values.map((value) => plain(value).padStart(13)).join('')}`;
const blavetTotals = columns(BLAVET);
const line = '='.repeat(91);
const BLAVET_FACTS = {
  syndic: 'CENTRE BRETAGNE GESTION',
  building: 'LES QUAIS DU BLAVET',
  building_address: '14 QUAI NIEMEN, 56300 PONTIVY',
  closed_on: '2025-12-31',
} as const;
const blavetTop = (number: number, title: string) =>
  `CENTRE BRETAGNE GESTION - 3 RUE NATIONALE - 56300 PONTIVY                        ANNEXE N. ${number}
COPROPRIETE 042 LES QUAIS DU BLAVET - 14 QUAI NIEMEN - 56300 PONTIVY
EXERCICE DU 01/01/2025 AU 31/12/2025

${title}
${line}`;
const pontivy: Paper = {
  name: 'annexes-listing-pontivy-b39',
  css: `padding: 12mm 10mm; pre { margin: 0; font: 8pt/1.5 'Nimbus Mono PS', monospace }`,
  pages: [
    `<pre>${blavetTop(2, 'COMPTE DE GESTION GENERAL DE L’EXERCICE CLOS REALISE ET BUDGET PREVISIONNEL')}
CHARGES COURANTES              EX. PREC.     EX. CLOS     EX. CLOS    BUDGET EN       BUDGET
                                APPROUVE  BUDGET VOTE      REALISE  COURS VOTE      A VOTER
                                    2024         2025         2025        2026         2027
${line}
${BLAVET.map(([label, ...values]) => wide(label, values)).join('\n')}
${line}
${wide('TOTAL CHARGES COURANTES', blavetTotals)}
${wide('701 PROVISIONS APPELEES', [1300000, 1316000, 1316000, 1361000, 1411000])}
${wide(
  'SOLDE',
  [1300000, 1316000, 1316000, 1361000, 1411000].map((value, at) => value - (blavetTotals[at] ?? 0)),
)}
${line}
TRAVAUX ET OPERATIONS EXCEPTIONNELLES : NEANT</pre>`,
    `<pre>${blavetTop(5, 'ETAT DES TRAVAUX DE L’ARTICLE 14-2 VOTES NON ENCORE CLOTURES AU 31/12/2025')}
OPERATION                    A VOTES     B PAYES  C REALISES   D APPELES    E = D-C    F = A-D
                                                              ET RECUS    EN ATTENTE A RECEVOIR
${line}
RAVALEMENT PIGNON OUEST     24800,00     6200,00     8940,00    12400,00     3460,00    12400,00
MISE AUX NORMES ELECTRIQUE   5310,00        0,00     1062,00     5310,00     4248,00        0,00
${line}
TOTAL                       30110,00     6200,00    10002,00    17710,00     7708,00    12400,00</pre>`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_2',
      {
        ...BLAVET_FACTS,
        annexes: ['2'],
        charges_courantes_precedentes: blavetTotals[0] ?? 0,
        budget_clos: blavetTotals[1] ?? 0,
        charges_courantes: blavetTotals[2] ?? 0,
        budget_en_cours: blavetTotals[3] ?? 0,
        budget_a_voter: blavetTotals[4] ?? 0,
      },
      ['rnc', 'meeting_on', 'owner'],
    ),
    part(
      2,
      'ANNEXE_5',
      {
        ...BLAVET_FACTS,
        annexes: ['5'],
        travaux_en_cours: ['RAVALEMENT PIGNON OUEST', 'MISE AUX NORMES ELECTRIQUE'],
        travaux_votes: 3011000,
        travaux_payes: 620000,
        travaux_realises: 1000200,
        travaux_appeles: 1771000,
        travaux_a_recevoir: 1240000,
      },
      ['rnc', 'meeting_on', 'owner'],
    ),
  ],
};

// Annexe 3 alone with lines under each key, Bayeux.
const bayeux: Paper = {
  name: 'annexe-3-cles-bayeux-b39',
  css: `font: 7.8pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 9mm 11mm; h1 { font-size: 10.5pt } td, th { border: .1mm solid #999; padding: .6mm 1.2mm } th { background: #efe8f5; text-align: center } td:nth-child(n+2) { text-align: right } .t td { font-weight: bold } .k td { background: #f7f3fa; font-weight: bold }`,
  landscape: true,
  pages: [
    `<p>BESSIN SYNDIC SAS, 28 rue Saint-Jean, 14400 BAYEUX – Gestionnaire : Paul-Henri d’ANGERVILLE – Imprimé le 11/09/2026 – Page 3</p><h1>Annexe n° 3 – Compte de gestion pour opérations courantes de l’exercice clos réalisé du 01/07/2025 au 30/06/2026 et budget prévisionnel de l’exercice du 01/07/2027 au 30/06/2028</h1><p>Copropriété LES TROIS CLOCHERS – 7 rue Larcher – 14400 BAYEUX</p><table><thead><tr><th>Charges par clé</th><th>Ex. N-1 approuvé<br>30/06/2025</th><th>Ex. N budget voté<br>30/06/2026</th><th>Ex. N réalisé à approuver<br>30/06/2026</th><th>Ex. N+1 budget en cours voté<br>30/06/2027</th><th>Ex. N+2 budget à voter<br>30/06/2028</th></tr></thead><tbody><tr class="k"><td>001 CHARGES GÉNÉRALES</td><td></td><td></td><td></td><td></td><td></td></tr>${(
      [
        ['Assurance', 388000, 400000, 412660, 425000, 440000],
        ['Syndic', 516000, 525000, 525000, 534000, 545000],
        ['Ménage', 460800, 470000, 474320, 480000, 490000],
      ] as const
    )
      .map(
        ([label, ...values]) =>
          `<tr><td>${label}</td>${values.map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`,
      )
      .join(
        '',
      )}${totalRow('Total net clé 001', [1364800, 1395000, 1411980, 1439000, 1475000], spaced)}<tr class="k"><td>004 EAU</td><td></td><td></td><td></td><td></td><td></td></tr>${totalRow('Total net clé 004', [301250, 310000, 318475, 320000, 330000], spaced)}${totalRow('TOTAL DES CHARGES NETTES', [1666050, 1705000, 1730455, 1759000, 1805000], spaced)}${totalRow('Provisions copropriétaires', [1690000, 1705000, 1705000, 1759000, 1805000], spaced)}</tbody></table>`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_3',
      {
        annexes: ['3'],
        syndic: 'BESSIN SYNDIC SAS',
        building: 'LES TROIS CLOCHERS',
        building_address: '7 rue Larcher, 14400 BAYEUX',
        closed_on: '2026-06-30',
        charges_courantes_precedentes: 1666050,
        budget_clos: 1705000,
        charges_courantes: 1730455,
        budget_en_cours: 1759000,
        budget_a_voter: 1805000,
      },
      ['rnc', 'impayes', 'meeting_on', 'owner'],
    ),
  ],
};

// A volunteer's fourth annexe, Dinan.
const dinan = paperOf(
  'annexe-4-benevole-dinan-b39',
  `font: 10pt 'Carlito', sans-serif; td, th { border: .15mm solid #888 } td:nth-child(n+2), th:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>Copropriété du 11 rue du Jerzual – 22100 DINAN</b><br>Syndic bénévole : Annick BRIAND</p><p style="font-size:12pt"><b>Annexe 4 : compte de gestion pour travaux et opérations exceptionnelles hors budget prévisionnel – exercice clos le 31/12/2025</b></p>${table(
      ['Travaux terminés en 2025', 'Votés', 'Dépenses', 'Appelé', 'Solde'],
      [
        ['Souches de cheminées', '6 900,00', '6 734,20', '6 900,00', '165,80'],
        ['Peinture de la porte cochère', '1 150,00', '1 188,00', '1 150,00', '-38,00'],
        ['Total', '8 050,00', '7 922,20', '8 050,00', '127,80'],
      ],
    )}<p style="margin-top:5mm">Le solde de 127,80 € est à répartir entre les 4 copropriétaires selon les millièmes.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_4',
    facts: {
      annexes: ['4'],
      syndic: 'Annick BRIAND',
      building_address: '11 rue du Jerzual, 22100 DINAN',
      closed_on: '2025-12-31',
      travaux_clos: ['Souches de cheminées', 'Peinture de la porte cochère'],
    },
    absent: ['rnc', 'travaux_en_cours', 'iban', 'meeting_on'],
  },
);

export const ANNEXES_SEULES = [fougeres, pontivy, bayeux, dinan];
