// Accounting annexes that come alone or by two: the first, the second and third, the fifth.
import { either, type Paper, paperOf } from '../../paper.ts';
import { dotted, plain, table, thin } from '../../writing.ts';
import { type Line, body, budgets, column, part, totals } from './lignes-comptables.ts';
import { cells } from './outils.ts';

const alone = paperOf(
  'annexe-1-une-colonne-nimes',
  `font: 9pt 'P052', serif; padding: 16mm 22mm; td { padding: .7mm 1mm } td:nth-child(n+3), th:nth-child(n+3) { text-align: right } th { border-bottom: .3mm solid #000 } .t td { border-top: .2mm solid #000; font-weight: bold }`,
  [
    `<p>Cabinet Vidal-Teissonnière – 8 boulevard Victor-Hugo – 30000 NÎMES</p><p><b>Copropriété Les Jardins de la Fontaine</b>, 19 quai de la Fontaine, 30000 NÎMES</p><h1 style="font-size:13pt">État financier au 30 juin 2026 (annexe 1 du décret du 14 mars 2005)</h1>
    ${table(
      ['Cpte', 'ACTIF', '30.06.26', '30.06.25'],
      [
        cells(['512', 'Banque, compte courant séparé', dotted(641207), dotted(580114)]),
        cells(['501', 'Livret (fonds placés)', dotted(905000), dotted(720000)]),
        cells(['', 'Trésorerie', dotted(1546207), dotted(1300114)], 't'),
        cells(['450', 'Cop. débiteurs (sommes exigibles)', dotted(218874), dotted(301220)]),
        cells(['459', 'Cop. douteux', dotted(0), dotted(55000)]),
        cells(['486', 'Charges const. d’avance', dotted(12019), dotted(0)]),
        cells(['', 'Créances', dotted(230893), dotted(356220)], 't'),
        cells(['', 'TOTAL ACTIF', dotted(1777100), dotted(1656334)], 't'),
      ],
    )}<p></p>${table(
      ['Cpte', 'PASSIF', '30.06.26', '30.06.25'],
      [
        cells(['1031', 'Avance de trésorerie (réserve)', dotted(250000), dotted(250000)]),
        cells(['105', 'Fonds de travaux ALUR', dotted(905000), dotted(720000)]),
        cells(['120', 'Travaux, solde en attente', dotted(0), dotted(146334)]),
        cells(['', 'Provisions et avances', dotted(1155000), dotted(1116334)], 't'),
        cells(['450', 'Cop. créditeurs (excédents)', dotted(181450), dotted(140000)]),
        cells(['401', 'Fournisseurs', dotted(440650), dotted(400000)]),
        cells(['', 'Dettes', dotted(622100), dotted(540000)], 't'),
        cells(['', 'TOTAL PASSIF', dotted(1777100), dotted(1656334)], 't'),
      ],
    )}<p style="margin-top:6mm;font-size:8pt">Compte bancaire et livret ouverts au nom du syndicat à la Banque du Gard. Pas d’emprunt collectif. Document joint à la convocation ; la comptabilité est tenue en euros et en partie double.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: 'Cabinet Vidal-Teissonnière',
      building: 'Les Jardins de la Fontaine',
      building_address: '19 quai de la Fontaine, 30000 NÎMES',
      closed_on: '2026-06-30',
      banques: 641207,
      fonds_places: 905000,
      creances_exigibles: 218874,
      creances_douteuses: 0,
      impayes: 218874,
      avances_tresorerie: 250000,
      fonds_travaux: 905000,
      solde_travaux: 0,
      excedents_verses: 181450,
      dette_fournisseurs: 440650,
      total_bilan: 1777100,
    },
    absent: ['rnc', 'iban', 'provisions_travaux', 'charges_courantes'],
  },
);

const SMALL: readonly Line[] = [
  ['Eau', 204050, 210000, 215533, 215000, 220000],
  ['Électricité', 61200, 65000, 59877, 65000, 65000],
  ['Nettoyage', 288000, 290000, 290400, 296000, 305000],
  ['Assurance', 194400, 200000, 211090, 220000, 230000],
  ['Syndic', 312000, 318000, 318000, 324000, 330000],
];
const yearHeads = [
  'Poste',
  '2024/25 réalisé',
  '2025/26 voté',
  '2025/26 réalisé',
  '2026/27 voté',
  '2027/28 proposé',
];
const gestion: Paper = {
  name: 'annexes-gestion-cles-troyes',
  css: `font: 9pt 'Carlito', sans-serif; h1 { font-size: 12pt; color: #7a4b00 } td, th { padding: 1.2mm 1.5mm; border-bottom: .2mm solid #e3d3b8 } th { background: #fbf3e2; text-align: right } th:first-child { text-align: left } td:nth-child(n+2) { text-align: right } .t td { font-weight: bold; background: #fbf3e2 }`,
  pages: [
    `<p>VAUTHIER-LORGES • Résidence Saint-Urbain • 12 rue Général Saussier, 10000 TROYES • exercice du 01/09/2025 au 31/08/2026</p><h1>Annexe 2 – Compte de gestion général et budget</h1>${table(yearHeads, [body(SMALL, thin), cells(['Total charges courantes', ...totals(SMALL).map(thin)], 't'), cells(['Provisions appelées', ...[1070000, 1083000, 1083000, 1120000, 1150000].map(thin)])])}<p style="margin-top:5mm">Travaux hors budget : néant sur les deux exercices.</p>`,
    `<p>VAUTHIER-LORGES • Résidence Saint-Urbain • 12 rue Général Saussier, 10000 TROYES • exercice du 01/09/2025 au 31/08/2026</p><h1>Annexe 3 – Opérations courantes par clé</h1>${table(
      ['Clé', ...yearHeads.slice(1)],
      [
        body(
          [
            ['CHARGES COMMUNES', ...totals(SMALL.slice(1))],
            ['EAU', 204050, 210000, 215533, 215000, 220000],
          ],
          thin,
        ),
        cells(['Total toutes clés', ...totals(SMALL).map(thin)], 't'),
      ],
    )}`,
  ],
  documents: [
    part(
      1,
      'ANNEXE_2',
      {
        annexes: ['2'],
        syndic: 'VAUTHIER-LORGES',
        building: 'Résidence Saint-Urbain',
        building_address: '12 rue Général Saussier, 10000 TROYES',
        closed_on: '2026-08-31',
        ...budgets(SMALL),
      },
      ['rnc', 'impayes'],
    ),
    part(
      2,
      'ANNEXE_3',
      {
        annexes: ['3'],
        syndic: 'VAUTHIER-LORGES',
        building: 'Résidence Saint-Urbain',
        building_address: '12 rue Général Saussier, 10000 TROYES',
        closed_on: '2026-08-31',
        ...budgets(SMALL),
      },
      ['rnc'],
    ),
  ],
};

const PENDING: readonly Line[] = [
  [
    'Réfection des balcons filants (AG 14/06/2024)',
    8800000,
    5213480,
    6120000,
    7040000,
    920000,
    1760000,
  ],
  ['Contrôle d’accès Vigik (AG 20/06/2025)', 742500, 0, 371250, 742500, 371250, 0],
  ['Désamiantage chaufferie (AG 20/06/2025)', 2160000, 216000, 216000, 540000, 324000, 1620000],
];
const pending = paperOf(
  'annexe-5-operations-mulhouse',
  `font: 8pt 'Nimbus Sans Narrow', sans-serif; td, th { border: .2mm solid #000; padding: 1.4mm } td:nth-child(n+2), th { text-align: center } .t td { font-weight: bold }`,
  [
    `<p>WOLFF & SCHNEIDER – 13 rue du Sauvage 68100 MULHOUSE<br>IMM. 0112 CENTRE EUROPE – 3 BD DE L’EUROPE 68100 MULHOUSE</p><p style="text-align:center;font-size:10.5pt"><b>Annexe n° 5 – Situation au 31/12/2025 des travaux et opérations exceptionnelles votés non encore clôturés</b></p>${table(['Opération (date d’AG)', 'A<br>voté', 'B<br>payé', 'C<br>réalisé', 'D<br>appelé et encaissé', 'E = D – C<br>en attente', 'F = A – D<br>reste à recevoir'], [body(PENDING, plain), cells(['TOTAUX', ...totals(PENDING).map(plain)], 't')])}<p style="margin-top:4mm">Réalisé : factures reçues ou situations de travaux visées par l’architecte. Une subvention de la M2A est attendue pour les balcons.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_5',
    facts: {
      annexes: ['5'],
      syndic: 'WOLFF & SCHNEIDER',
      building: 'CENTRE EUROPE',
      building_address: '3 BD DE L’EUROPE, 68100 MULHOUSE',
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        PENDING.map(([label]) => label),
        ['Réfection des balcons filants', 'Contrôle d’accès Vigik', 'Désamiantage chaufferie'],
      ),
      travaux_votes: column(PENDING, 0),
      travaux_payes: column(PENDING, 1),
      travaux_realises: column(PENDING, 2),
      travaux_appeles: column(PENDING, 3),
      travaux_a_recevoir: column(PENDING, 5),
    },
    absent: ['rnc', 'meeting_on', 'impayes'],
  },
);

export const ANNEXES_SEPAREES = [alone, gestion, pending];
