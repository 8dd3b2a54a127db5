// The accounting annexes: charges beside income, by key, works.
import { either, type Paper, paperOf } from '../../paper.ts';
import { plain, spaced, table } from '../../writing.ts';
import { cells, columnOf, type Line, part } from './outils.ts';

const COSTS: readonly Line[] = [
  ['601 Eau', 318400, 320000, 327712, 330000, 340000],
  ['602 Électricité', 142250, 150000, 139868, 150000, 150000],
  ['603 Chauffage, énergie', 1988010, 2050000, 2011433, 2050000, 2100000],
  ['611 Nettoyage des locaux', 720000, 730000, 728500, 745000, 760000],
  ['614 Contrats de maintenance', 288600, 300000, 301244, 310000, 320000],
  ['616 Primes d’assurances', 411200, 420000, 455090, 470000, 490000],
  ['621 Rémunération du syndic', 648000, 660000, 660000, 675000, 690000],
];
const INCOME: readonly Line[] = [
  ['701 Provisions sur opér. courantes', 4550000, 4630000, 4630000, 4730000, 4850000],
  ['716 Produits financiers', 2140, 0, 3015, 0, 0],
];
const at5 = [1, 2, 3, 4, 5] as const;
const side = (title: string, lines: readonly Line[], end: string) =>
  `<table><thead><tr><th>${title}</th><th>Clos<br>31/08/24<br>approuvé</th><th>Budget<br>24/25<br>voté</th><th>Clos<br>31/08/25<br>à approuver</th><th>Budget<br>25/26<br>en cours voté</th><th>Budget<br>26/27<br>à voter</th></tr></thead>${cells(
    lines,
  )
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join(
      '',
    )}<tr class="t"><td>${end}</td>${at5.map((at) => `<td>${spaced(columnOf(lines, at))}</td>`).join('')}</tr></table>`;
const beside: Paper = {
  ...paperOf(
    'annexe-2-charges-et-produits-chambery',
    `font: 6.9pt 'Nimbus Sans Narrow', sans-serif; padding: 9mm 9mm; td, th { border: .15mm solid #666; padding: .6mm .8mm } th { background: #ddd; text-align: center; font-weight: bold } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold; background: #f2f2f2 } .g { display: grid; grid-template-columns: 1.15fr 1fr; gap: 3mm; align-items: start }`,
    [
      `<p style="font-size:8.5pt">Régie Dupraz-Favre – Chambéry – Immeuble LE NIVOLET, 14 rue Sommeiller, 73000 CHAMBÉRY – page 2 des comptes</p><h1 style="font-size:10.5pt;text-align:center">COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS (01/09/2024 – 31/08/2025) ET BUDGETS PRÉVISIONNELS<br>Annexe n° 2 du décret n° 2005-240 du 14 mars 2005</h1><div class="g">${side('CHARGES COURANTES', COSTS, 'SOUS-TOTAL')}${side('PRODUITS COURANTS', INCOME, 'SOUS-TOTAL')}</div><p style="margin-top:3mm"><b>Résultat sur opérations courantes de l’exercice à approuver : ${spaced(columnOf(INCOME, 3) - columnOf(COSTS, 3))} (excédent)</b>, affecté aux copropriétaires.</p><p>TRAVAUX ART. 14-2 ET OPÉRATIONS EXCEPTIONNELLES : néant sur l’exercice clos.</p>`,
    ],
    {
      type: 'CV_AG',
      sub_kind: 'ANNEXE_2',
      facts: {
        annexes: ['2'],
        syndic: 'Régie Dupraz-Favre',
        building: 'LE NIVOLET',
        building_address: '14 rue Sommeiller, 73000 CHAMBÉRY',
        closed_on: '2025-08-31',
        charges_courantes_precedentes: columnOf(COSTS, 1),
        budget_clos: columnOf(COSTS, 2),
        charges_courantes: columnOf(COSTS, 3),
        budget_en_cours: columnOf(COSTS, 4),
        budget_a_voter: columnOf(COSTS, 5),
      },
      absent: ['rnc', 'owner', 'creances_exigibles', 'travaux_votes'],
    },
  ),
  landscape: true,
};

const KEYS: readonly (readonly [string, readonly Line[]])[] = [
  [
    'CLÉ 01 – CHARGES COMMUNES GÉNÉRALES',
    [
      ['Honoraires', 410000, 405000, 398000, 420000, 430000],
      ['Assurances', 288015, 270000, 259900, 290000, 300000],
      ['Ménage et espaces verts', 733200, 740000, 716000, 750000, 765000],
    ],
  ],
  [
    'CLÉ 02 – ASCENSEUR CAGE 1',
    [['Entretien et téléalarme', 189940, 195000, 184000, 198000, 204000]],
  ],
  ['CLÉ 07 – PORTAIL ET SOUS-SOL', [['Dépannages', 51118, 40000, 22750, 45000, 45000]]],
];
const every = KEYS.flatMap(([, lines]) => lines);
const byKey: Paper = paperOf(
  'annexe-3-par-cle-la-rochelle',
  `font: 8pt 'Nimbus Sans', sans-serif; padding: 12mm 10mm; td:nth-child(n+2), th:nth-child(n+2) { text-align: right; white-space: nowrap } th { border-top: .3mm solid #000; border-bottom: .3mm solid #000; font-size: 7pt } .k td { font-weight: bold; padding-top: 3mm } .s td { font-style: italic; border-top: .15mm solid #000 } .t td { font-weight: bold; border: .3mm solid #000 }`,
  [
    `<p>AUNIS PATRIMOINE – LE LOGIS DES MINIMES – 5 avenue des Boucholeurs 17000 LA ROCHELLE</p><p style="font-size:10.5pt"><b>Annexe n° 3 : compte de gestion pour opérations courantes de l’exercice clos réalisé au 31 décembre 2025 et budget prévisionnel de l’exercice 2027</b></p><table><thead><tr><th></th><th>Réalisé 2025<br>à approuver</th><th>Voté 2025</th><th>Approuvé 2024</th><th>Voté 2026<br>(en cours)</th><th>À voter 2027</th></tr></thead>${KEYS.map(
      ([title, lines]) =>
        `<tr class="k"><td colspan="6">${title}</td></tr>${lines.map(([label, ...values]) => `<tr><td>${label}</td>${values.map((value) => `<td>${plain(value)}</td>`).join('')}</tr>`).join('')}<tr class="s"><td>Sous-total de la clé</td>${at5.map((at) => `<td>${plain(columnOf(lines, at))}</td>`).join('')}</tr>`,
    ).join(
      '',
    )}<tr class="t"><td>TOTAL CHARGES NETTES</td>${at5.map((at) => `<td>${plain(columnOf(every, at))}</td>`).join('')}</tr></table><p style="margin-top:4mm">Montants en euros, toutes taxes comprises. N.B. : le budget 2026 a été voté le 20 juin 2025.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_3',
    facts: {
      annexes: ['3'],
      syndic: 'AUNIS PATRIMOINE',
      building: 'LE LOGIS DES MINIMES',
      building_address: '5 avenue des Boucholeurs, 17000 LA ROCHELLE',
      closed_on: '2025-12-31',
      charges_courantes: columnOf(every, 1),
      budget_clos: columnOf(every, 2),
      charges_courantes_precedentes: columnOf(every, 3),
      budget_en_cours: columnOf(every, 4),
      budget_a_voter: columnOf(every, 5),
    },
    absent: ['rnc', 'owner', 'charges_travaux', 'impayes'],
  },
);

const OPEN: readonly Line[] = [
  ['Isolation des pignons est et ouest (AG 12/06/2024)', 9840000, 4120000, 5566000, 7380000],
  ['Remplacement des chaudières (AG 18/06/2025)', 6125000, 0, 918750, 3062500],
  ['Audit et maîtrise d’œuvre (AG 18/06/2025)', 744000, 372000, 372000, 744000],
];
const valenceTop = `<p>Régie du Vercors | 31 avenue Victor-Hugo, 26000 Valence | <b>Le Champ de Mars</b>, 9 avenue Félix-Faure, 26000 Valence</p>`;
const VALENCE = {
  syndic: 'Régie du Vercors',
  building: 'Le Champ de Mars',
  building_address: '9 avenue Félix-Faure, 26000 Valence',
} as const;
const works: Paper = {
  name: 'annexes-quatre-et-cinq-valence',
  css: `font: 8pt 'DejaVu Sans Condensed', sans-serif; padding: 12mm 12mm; td, th { border: .2mm solid #88a } th { background: #eef; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .t td { font-weight: bold } h1 { font-size: 11pt; margin: 4mm 0 }`,
  pages: [
    `${valenceTop}<h1>ANNEXE 4 – Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles, hors budget prévisionnel, de l’exercice clos réalisé au 31/12/2025</h1>${table(
      [
        'Travaux ou opération',
        'Dépenses votées',
        'Dépenses réalisées',
        'Provisions appelées, emprunts et subventions',
        'Solde',
      ],
      [
        [
          'Mise en conformité du tableau électrique',
          spaced(482000),
          spaced(476310),
          spaced(482000),
          spaced(5690),
        ],
        [
          'Reprise du mur de clôture',
          spaced(1150000),
          spaced(1188400),
          spaced(1150000),
          spaced(-38400),
        ],
        `<tr class="t"><td>TOTAL</td><td>${spaced(1632000)}</td><td>${spaced(1664710)}</td><td>${spaced(1632000)}</td><td>${spaced(-32710)}</td></tr>`,
      ],
    )}`,
    `${valenceTop}<h1>ANNEXE 5 – État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice (31/12/2025)</h1>${table(
      [
        'Travaux',
        'A – Travaux votés',
        'B – Travaux payés',
        'C – Travaux réalisés',
        'D – Appels travaux, emprunts et subventions reçus',
        'E = D - C<br>Solde en attente sur travaux',
        'F = A - D<br>Subv., emprunts et appels restant à recevoir',
      ],
      [
        ...OPEN.map(([label, voted = 0, paid = 0, done = 0, got = 0]) => [
          label,
          spaced(voted),
          spaced(paid),
          spaced(done),
          spaced(got),
          spaced(got - done),
          spaced(voted - got),
        ]),
        `<tr class="t"><td>TOTAL</td>${[1, 2, 3, 4].map((at) => `<td>${spaced(columnOf(OPEN, at))}</td>`).join('')}<td>${spaced(columnOf(OPEN, 4) - columnOf(OPEN, 3))}</td><td>${spaced(columnOf(OPEN, 1) - columnOf(OPEN, 4))}</td></tr>`,
      ],
    )}<p style="margin-top:4mm">Une subvention de 18 000 € a été notifiée, non encore versée.</p>`,
  ],
  documents: [
    part(1, 'ANNEXE_4', {
      annexes: ['4'],
      ...VALENCE,
      closed_on: '2025-12-31',
      travaux_clos: ['Mise en conformité du tableau électrique', 'Reprise du mur de clôture'],
    }),
    part(2, 'ANNEXE_5', {
      annexes: ['5'],
      ...VALENCE,
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        OPEN.map(([label]) => label),
        [
          'Isolation des pignons est et ouest',
          'Remplacement des chaudières',
          'Audit et maîtrise d’œuvre',
        ],
      ),
      travaux_votes: columnOf(OPEN, 1),
      travaux_payes: columnOf(OPEN, 2),
      travaux_realises: columnOf(OPEN, 3),
      travaux_appeles: columnOf(OPEN, 4),
      travaux_a_recevoir: columnOf(OPEN, 1) - columnOf(OPEN, 4),
    }),
  ],
};

export const ANNEXES_BUDGETS_TRAVAUX = [beside, byKey, works];
