// Accounting annexes that come alone: a balance in one table, a year's account, keys, works.
import { either, paperOf } from '../../paper.ts';
import { dotted, plain, spaced, sum } from '../../writing.ts';
import { type Line, rowsOf, totalRow, totalsOf } from './annexes-reunies.ts';

type Pair = readonly [left: Line | null, right: Line | null];
const CUBE: readonly Pair[] = [
  [
    ['50', 'Fonds placés (livret A)', 1250000, 985000],
    ['102', 'Provisions pour travaux', 320000, 0],
  ],
  [
    ['51', 'Banques ou fonds disponibles', 884216, 1043790],
    ['103', 'Avances (1031) trésorerie', 600000, 600000],
  ],
  [null, ['105', 'Fonds de travaux', 1250000, 985000]],
];
const CREDITS: readonly Pair[] = [
  [
    ['45', 'Copropriétaires – sommes exigibles', 702355, 540110],
    ['45', 'Copropriétaires – excédents versés', 214171, 301850],
  ],
  [
    ['459', 'Copropriétaires – créances douteuses', 155600, 155600],
    ['40', 'Fournisseurs', 608000, 837650],
  ],
];
const leftOf = (pairs: readonly Pair[], at: 2 | 3) => sum(pairs.map(([left]) => left?.[at] ?? 0));
const rightOf = (pairs: readonly Pair[], at: 2 | 3) =>
  sum(pairs.map(([, right]) => right?.[at] ?? 0));
const side = (line: Line | null) =>
  line
    ? `<td>${line[0]}</td><td>${line[1]}</td><td>${dotted(Number(line[2]))}</td><td>${dotted(Number(line[3]))}</td>`
    : '<td></td><td></td><td></td><td></td>';
const pairRows = (pairs: readonly Pair[]) =>
  pairs.map(([left, right]) => `<tr>${side(left)}${side(right)}</tr>`).join('');
const pairTotal = (label: string, pairs: readonly Pair[]) =>
  `<tr class="t"><td></td><td>${label}</td><td>${dotted(leftOf(pairs, 2))}</td><td>${dotted(leftOf(pairs, 3))}</td><td></td><td>${label}</td><td>${dotted(rightOf(pairs, 2))}</td><td>${dotted(rightOf(pairs, 3))}</td></tr>`;
const ALL = [...CUBE, ...CREDITS];

const charleville = paperOf(
  'annexe-1-tableau-unique-charleville',
  `font: 7.8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 13mm 10mm; .b { border: .4mm solid #000; padding: 2mm; text-align: center; font-size: 10pt; margin: 4mm 0 } td, th { border: .2mm solid #000; padding: .8mm 1mm } th { background: #ddd } td:nth-child(4n+3), td:nth-child(4n+4) { text-align: right; white-space: nowrap } .t td { font-weight: bold } .h td { background: #eee; font-weight: bold; text-align: left !important }`,
  [
    `<p>ARDENNE GÉRANCE – SARL DUCHÊNE PÈRE & FILLE – 12 place Ducale, 08000 CHARLEVILLE-MÉZIÈRES</p><p>Syndicat des copropriétaires : LE CLOS DE MONTJOLY – 27 rue du Theux, 08000 CHARLEVILLE-MÉZIÈRES – RNC AD9421730</p><div class="b"><b>ANNEXE 1</b><br>ÉTAT FINANCIER APRÈS RÉPARTITION<br>à la date de clôture de l’exercice : 30.06.2026</div>
    <table><thead><tr><th colspan="4">ACTIF</th><th colspan="4">PASSIF</th></tr><tr><th>Cpte</th><th>I – Situation financière et trésorerie</th><th>Ex. clos 30.06.2026</th><th>Ex. précédent approuvé 30.06.2025</th><th>Cpte</th><th>I – Provisions et avances</th><th>Ex. clos 30.06.2026</th><th>Ex. précédent approuvé 30.06.2025</th></tr></thead><tbody>${pairRows(CUBE)}${pairTotal('TOTAL I', CUBE)}<tr class="h"><td colspan="4">II – Créances</td><td colspan="4">II – Dettes</td></tr>${pairRows(CREDITS)}${pairTotal('TOTAL II', CREDITS)}${pairTotal('TOTAL GÉNÉRAL I + II', ALL)}</tbody></table>
    <p style="margin-top:4mm">Emprunts souscrits par le syndicat : néant. Engagement hors bilan : néant.</p><p>Les comptes sont tenus en partie double, selon les règles de la comptabilité d’engagement fixées par le décret n° 2005-240 et l’arrêté du 14 mars 2005. Le détail des soldes par copropriétaire est tenu à la disposition du conseil syndical au cabinet.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: either(
        'ARDENNE GÉRANCE – SARL DUCHÊNE PÈRE & FILLE',
        'ARDENNE GÉRANCE',
        'DUCHÊNE PÈRE & FILLE',
      ),
      building: 'LE CLOS DE MONTJOLY',
      building_address: '27 rue du Theux, 08000 CHARLEVILLE-MÉZIÈRES',
      rnc: 'AD9421730',
      closed_on: '2026-06-30',
      fonds_places: 1250000,
      banques: 884216,
      provisions_travaux: 320000,
      avances_tresorerie: 600000,
      fonds_travaux: 1250000,
      creances_exigibles: 702355,
      creances_douteuses: 155600,
      impayes: 702355 + 155600,
      excedents_verses: 214171,
      dette_fournisseurs: 608000,
      total_bilan: leftOf(ALL, 2),
    },
    absent: ['solde_travaux', 'owner', 'charges_courantes', 'meeting_on'],
  },
);

const YEAR: readonly Line[] = [
  ['60', 'EAU', 410230, 415000, 398712, 420000, 430000],
  ['60', 'EDF COMMUNS', 118822, 120000, 131045, 135000, 140000],
  ['61', 'MENAGE STE NET’ARDENNES', 624000, 624000, 636000, 640000, 655000],
  ['61', 'ASCENSEUR CONTRAT', 214480, 216000, 219915, 222000, 226000],
  ['61', 'ASSURANCE', 388100, 395000, 402640, 420000, 440000],
  ['62', 'HONORAIRES SYNDIC', 540000, 550000, 550000, 560000, 570000],
  ['66', 'FRAIS BANCAIRES', 6120, 5000, 6340, 6500, 7000],
];
const mono = ([code, label, ...values]: Line) =>
  `${code.padEnd(4)}${label.padEnd(26)}${values.map((value) => plain(value).padStart(12)).join('')}`;
const HEADS = [
  ['CPTE CHARGES POUR', 'EXERCICE', 'EX. CLOS', 'EX. CLOS', 'BUDGET', 'BUDGET'],
  ['     OPERATIONS COURANTES', 'PRECEDENT', 'BUDGET', 'REALISE', 'EN COURS', 'A VOTER'],
  ['', 'APPROUVE', 'VOTE', 'A APPROUVER', 'VOTE', ''],
  ['', '2024/2025', '2025/2026', '2025/2026', '2026/2027', '2027/2028'],
] as const;
const ruled = '='.repeat(90);
const sedan = paperOf(
  'annexe-2-listing-sedan',
  `padding: 16mm 12mm; pre { margin: 0; font: 8.1pt/1.5 'DejaVu Sans Mono', monospace; letter-spacing: -.12mm }`,
  [
    `<pre>CABINET PONCELET-WAUTIER   SYNDIC   9 RUE GAMBETTA 08200 SEDAN
IMMEUBLE 033  LA PRINCIPAUTE  18 PROMENOIR DES PRETRES 08200 SEDAN
${ruled}
ANNEXE 2
COMPTE DE GESTION GENERAL DE L’EXERCICE CLOS REALISE  DU 01/04/2025 AU 31/03/2026
ET BUDGET PREVISIONNEL DE L’EXERCICE 2027/2028
${ruled}
${HEADS.map(([start, ...names]) => `${(start ?? '').padEnd(30)}${names.map((name) => name.padStart(12)).join('')}`).join('\n')}
${'-'.repeat(90)}
${YEAR.map(mono).join('\n')}
${'-'.repeat(90)}
${mono(['', 'SOUS-TOTAL', ...totalsOf(YEAR)])}

     PRODUITS POUR OPERATIONS COURANTES
${mono(['701', 'PROVISIONS COPROPRIETAIRES', 2325000, 2325000, 2325000, 2403500, 2468000])}
${mono(['', 'SOLDE (EXCEDENT +)', ...totalsOf(YEAR).map((value, at) => ([2325000, 2325000, 2325000, 2403500, 2468000][at] ?? 0) - value)])}
${ruled}
     CHARGES POUR TRAVAUX ET AUTRES OPERATIONS EXCEPTIONNELLES
     NEANT SUR LES DEUX EXERCICES
${ruled}
EDITE LE 18/05/2026                                                          FEUILLET 2
</pre>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_2',
    facts: {
      annexes: ['2'],
      syndic: 'CABINET PONCELET-WAUTIER',
      building: 'LA PRINCIPAUTE',
      building_address: '18 PROMENOIR DES PRETRES, 08200 SEDAN',
      closed_on: '2026-03-31',
      charges_courantes_precedentes: totalsOf(YEAR)[0] ?? 0,
      budget_clos: totalsOf(YEAR)[1] ?? 0,
      charges_courantes: totalsOf(YEAR)[2] ?? 0,
      budget_en_cours: totalsOf(YEAR)[3] ?? 0,
      budget_a_voter: totalsOf(YEAR)[4] ?? 0,
    },
    absent: ['rnc', 'owner', 'impayes', 'meeting_on'],
  },
);

const BY_KEY: readonly Line[] = [
  ['', 'Assurance multirisque immeuble', 812400, 820000, 774000, 850000, 880000],
  ['', 'Honoraires syndic', 1146000, 1146000, 1120000, 1170000, 1195000],
  ['', 'Nettoyage', 934518, 940000, 911200, 955000, 980000],
  ['', 'Électricité des communs', 287731, 300000, 294060, 300000, 305000],
  ['', 'Sortie des conteneurs', 241200, 241200, 236400, 246000, 251000],
  ['', 'Petites réparations', 158044, 200000, 211385, 200000, 200000],
  ['', 'Frais d’assemblée', 41250, 42000, 40800, 42000, 43000],
];
const LIFTS: readonly Line[] = [
  ['', 'Maintenance et téléalarme', 357000, 360000, 348500, 365000, 372000],
];
const WARM: readonly Line[] = [
  ['', 'Gaz de chaufferie', 2718840, 2900000, 2866015, 2850000, 2900000],
  ['', 'Contrat P2', 402000, 402000, 394000, 410000, 418000],
];
const valKeys = [...BY_KEY, ...LIFTS, ...WARM];
const block = (title: string, lines: readonly Line[]) =>
  `<tr class="h"><td colspan="7">${title}</td></tr>${rowsOf(lines)}${totalRow('Total de la clé', totalsOf(lines))}`;
const valenciennes = paperOf(
  'annexe-3-par-cles-valenciennes',
  `font: 8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; h1 { font-size: 11.5pt; margin: 3mm 0 } td, th { border-bottom: .2mm solid #99a; padding: .9mm 1mm } th { background: #333; color: #fff; font-size: 7.2pt; text-align: right } td:nth-child(n+3) { text-align: right; white-space: nowrap } td:first-child { width: 2mm } .h td { font-weight: bold; background: #dde3ea; text-align: left } .t td { font-weight: bold }`,
  [
    `<p><b>HAINAUT SYNDIC SERVICES</b> – 44 avenue du Sénateur-Girard – 59300 VALENCIENNES</p><p>RÉSIDENCE WATTEAU – 19 rue du Quesnoy, 59300 VALENCIENNES – AB3480915</p><h1>Annexe n° 3 – Compte de gestion pour opérations courantes de l’exercice clos (01/01/2025 – 31/12/2025) et budget prévisionnel 2027</h1>
    <table><thead><tr><th></th><th></th><th>Réalisé 2025<br>à approuver</th><th>Budget voté<br>2025</th><th>Réalisé 2024<br>approuvé</th><th>Budget voté<br>2026 (en cours)</th><th>Budget 2027<br>à voter</th></tr></thead><tbody>${block('Clé 01 – Charges générales', BY_KEY)}${block('Clé 05 – Ascenseur', LIFTS)}${block('Clé 08 – Chauffage', WARM)}${totalRow('TOTAL CHARGES NETTES', totalsOf(valKeys))}</tbody></table><p style="margin-top:4mm;font-size:7.4pt">Les produits affectés à chaque clé sont déduits. Montants en euros toutes taxes comprises.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_3',
    facts: {
      annexes: ['3'],
      syndic: 'HAINAUT SYNDIC SERVICES',
      building: 'RÉSIDENCE WATTEAU',
      building_address: '19 rue du Quesnoy, 59300 VALENCIENNES',
      rnc: 'AB3480915',
      charges_courantes: totalsOf(valKeys)[0] ?? 0,
      budget_clos: totalsOf(valKeys)[1] ?? 0,
      charges_courantes_precedentes: totalsOf(valKeys)[2] ?? 0,
      budget_en_cours: totalsOf(valKeys)[3] ?? 0,
      budget_a_voter: totalsOf(valKeys)[4] ?? 0,
    },
    absent: ['owner', 'impayes', 'total_bilan'],
  },
);

type Job = readonly [
  label: string,
  day: string,
  voted: number,
  paid: number,
  done: number,
  got: number,
];
const JOBS: readonly Job[] = [
  ['Réfection de la couverture bât. A et B', '12/05/2026', 11595000, 4638000, 5100000, 9276000],
  ['Remplacement de la porte du parking', '12/05/2026', 684000, 684000, 684000, 342000],
  ['Désamiantage du local chaufferie', '18/06/2025', 1422000, 0, 240000, 1422000],
];
const jobSum = (at: 2 | 3 | 4 | 5) => sum(JOBS.map((job) => job[at]));
const roubaix = paperOf(
  'annexe-5-travaux-votes-roubaix',
  `font: 8.2pt/1.4 'DejaVu Serif Condensed', serif; padding: 14mm 11mm; h1 { font-size: 12pt; text-align: center } td, th { border: .2mm solid #5c2a2a } th { background: #f4ecec; text-align: center; font-size: 7.4pt } td:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold }`,
  [
    `<p>Étude DESROUSSEAUX – LECLERCQ, 31 avenue Jean-Lebas, 59100 ROUBAIX<br>Copropriété FILATURE DELATTRE, 58 rue de l’Épeule, 59100 ROUBAIX – immatriculation AB9016643</p><h1>ANNEXE N° 5<br>État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice<br>(situation au 30 septembre 2026)</h1>
    <table><thead><tr><th>Travaux votés</th><th>Date de l’AG</th><th>A<br>Montant voté</th><th>B<br>Payé</th><th>C<br>Réalisé</th><th>D<br>Appels reçus</th><th>E = D – C<br>Solde en attente</th><th>F = A – D<br>Reste à recevoir</th></tr></thead><tbody>${JOBS.map(([label, day, voted, paid, done, got]) => `<tr><td>${label}</td><td>${day}</td>${[voted, paid, done, got, got - done, voted - got].map((value) => `<td>${spaced(value)}</td>`).join('')}</tr>`).join('')}<tr class="t"><td>TOTAUX</td><td></td>${[jobSum(2), jobSum(3), jobSum(4), jobSum(5), jobSum(5) - jobSum(4), jobSum(2) - jobSum(5)].map((value) => `<td>${spaced(value)}</td>`).join('')}</tr></tbody></table><p style="margin-top:4mm">Les travaux de couverture sont financés par trois appels ; une subvention a été sollicitée et n’est pas comprise dans la colonne D.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_5',
    facts: {
      annexes: ['5'],
      syndic: 'Étude DESROUSSEAUX – LECLERCQ',
      building: 'FILATURE DELATTRE',
      building_address: '58 rue de l’Épeule, 59100 ROUBAIX',
      rnc: 'AB9016643',
      closed_on: '2026-09-30',
      travaux_en_cours: JOBS.map(([label]) => label),
      travaux_votes: jobSum(2),
      travaux_payes: jobSum(3),
      travaux_realises: jobSum(4),
      travaux_appeles: jobSum(5),
      travaux_a_recevoir: jobSum(2) - jobSum(5),
    },
    absent: ['meeting_on', 'owner', 'works_adopted', 'total_bilan'],
  },
);

export const ANNEXES_ISOLEES = [charleville, sedan, valenciennes, roubaix];
