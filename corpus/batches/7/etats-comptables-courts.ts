// Annexes upright: the balance and general account of a mid-size building, and a small one's three sheets.
import { either, type Paper } from '../../paper.ts';
import { dotted, plain, table, tr } from '../../writing.ts';
import { annexe, column, columns, type Line } from './etats-comptables.ts';

const SPENT: readonly Line[] = [
  ['60100 Eau', 1512600, 1540000, 1498804, 1560000, 1600000],
  ['60300 Gaz chauffage', 7544120, 7900000, 8120415, 8100000, 8000000],
  ['61100 Nettoyage', 2210000, 2250000, 2264000, 2300000, 2340000],
  ['61400 Contrats', 1388000, 1420000, 1401232, 1440000, 1460000],
  ['61500 Petites réparations', 1620448, 1600000, 1814000, 1650000, 1700000],
  ['61600 Assurance', 1788000, 1820000, 1846000, 1890000, 1960000],
  ['62110 Honoraires syndic', 2330000, 2380000, 2380000, 2430000, 2480000],
  ['63300 Taxe de balayage', 92000, 90000, 94000, 95000, 95000],
];
const line = ([label, ...values]: Line) => tr([label, ...values.map(dotted)]);
const chamberyTop = (name: string) =>
  `<div class="hd"><b>Régie Combe de Savoie</b> – 8 rue du Verney – 73000 CHAMBÉRY<br>Immeuble 073 – LES BALCONS DU NIVOLET – 112 chemin de la Cassine – 73000 CHAMBÉRY</div><h1>${name}</h1>`;
const CHAMBERY = {
  syndic: 'Régie Combe de Savoie',
  building: 'LES BALCONS DU NIVOLET',
  building_address: '112 chemin de la Cassine, 73000 CHAMBÉRY',
  closed_on: '2025-12-31',
} as const;
const ASSETS: readonly Line[] = [
  ['50 – Fonds placés', 6120000, 5540000],
  ['51 – Banque', 4018266, 3327908],
  ['45 – Copropriétaires débiteurs – sommes exigibles restant à recevoir', 2866410, 2590044],
  ['459 – Copropriétaires – créances douteuses', 0, 118250],
  ['46 – Débiteurs divers', 62000, 0],
  ['48 – Compte d’attente', 0, 8040],
];
const SOURCES: readonly Line[] = [
  ['102 – Provisions pour travaux décidés', 1540000, 0],
  ['1031 – Avances de trésorerie', 3200000, 3200000],
  ['105 – Fonds de travaux', 6120000, 5540000],
  ['12 – Solde en attente sur travaux', -48000, 214000],
  ['45 – Copropriétaires créditeurs – excédents versés', 1144676, 1310242],
  ['40 – Fournisseurs', 1090000, 1290000],
  ['43 – Organismes sociaux', 20000, 30000],
];
const upright: Paper = {
  name: 'annexes-deux-chambery',
  css: `font: 8.6pt 'DejaVu Sans Condensed', sans-serif; padding: 12mm; .hd { border-left: 1.5mm solid #4c6b2f; padding-left: 3mm; margin-bottom: 4mm } h1 { font-size: 11.5pt } td, th { border-bottom: .2mm solid #aaa; padding: 1mm } th { background: #dfe7d8; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .s td { font-weight: bold; background: #f2f5ee; text-align: left !important } .t td { font-weight: bold; border-top: .4mm solid #4c6b2f }`,
  pages: [
    `${chamberyTop('Annexe 1 – État financier après répartition à la clôture de l’exercice au 31/12/2025')}<table><tr><th>ACTIF</th><th>Exercice clos au 31/12/2025</th><th>Exercice précédent approuvé 31/12/2024</th></tr><tr class="s"><td colspan="3">Trésorerie</td></tr>${ASSETS.slice(0, 2).map(line).join('')}${tr(['Total I', ...columns(ASSETS.slice(0, 2)).map(dotted)], 't')}<tr class="s"><td colspan="3">Créances</td></tr>${ASSETS.slice(2).map(line).join('')}${tr(['Total II', ...columns(ASSETS.slice(2)).map(dotted)], 't')}${tr(['TOTAL GÉNÉRAL I + II', ...columns(ASSETS).map(dotted)], 't')}</table><table style="margin-top:6mm"><tr><th>PASSIF</th><th>Exercice clos au 31/12/2025</th><th>Exercice précédent approuvé 31/12/2024</th></tr><tr class="s"><td colspan="3">Provisions et avances</td></tr>${SOURCES.slice(0, 4).map(line).join('')}${tr(['Total I', ...columns(SOURCES.slice(0, 4)).map(dotted)], 't')}<tr class="s"><td colspan="3">Dettes</td></tr>${SOURCES.slice(4).map(line).join('')}${tr(['Total II', ...columns(SOURCES.slice(4)).map(dotted)], 't')}${tr(['TOTAL GÉNÉRAL I + II', ...columns(SOURCES).map(dotted)], 't')}</table><p style="margin-top:5mm">Emprunts collectifs restant dus : 0,00 €. Provisions pour charges non réglées et produits à recevoir : voir le détail par compte joint en pièce complémentaire. Un montant précédé du signe moins au compte 12 signale une insuffisance d’appels sur les travaux en cours.</p>`,
    `${chamberyTop('Annexe 2 – Compte de gestion général – exercice clos du 01/01/2025 au 31/12/2025 et budget prévisionnel 2027')}<table><tr><th>Charges courantes</th><th>2024<br>Approuvé</th><th>2025<br>Budget voté</th><th>2025<br>Réalisé à approuver</th><th>2026<br>Budget en cours voté</th><th>2027<br>Budget à voter</th></tr>${SPENT.map(line).join('')}${tr(['Total charges courantes', ...columns(SPENT).map(dotted)], 't')}<tr class="s"><td colspan="6">Produits courants</td></tr>${line(['70100 Provisions appelées', 18600000, 19000000, 19000000, 19465000, 19635000])}</table><table style="margin-top:6mm"><tr><th>Travaux article 14-2 et opérations exceptionnelles</th><th>2024</th><th>2025</th></tr>${line(['67100 Travaux décidés – pompe de relevage', 0, 684200])}${line(['67300 Études techniques', 312000, 0])}${tr(['Total travaux et opérations exceptionnelles', dotted(312000), dotted(684200)], 't')}${line(['70200 Provisions sur travaux', 526000, 636200])}${line(['10500 Prélèvement sur fonds de travaux', 0, 0])}</table><p style="margin-top:5mm">Le solde sur opérations courantes de l’exercice est une insuffisance de ${dotted(column(SPENT, 2) - 19000000)} €, à répartir entre les copropriétaires après approbation des comptes.</p>`,
  ],
  documents: [
    annexe(
      1,
      'ANNEXE_1',
      {
        annexes: ['1'],
        ...CHAMBERY,
        fonds_places: 6120000,
        banques: 4018266,
        provisions_travaux: 1540000,
        avances_tresorerie: 3200000,
        fonds_travaux: 6120000,
        solde_travaux: -48000,
        creances_exigibles: 2866410,
        creances_douteuses: 0,
        impayes: 2866410,
        excedents_verses: 1144676,
        dette_fournisseurs: either(1090000, 1110000),
        total_bilan: column(ASSETS, 0),
        emprunts: 0,
      },
      ['rnc'],
    ),
    annexe(
      2,
      'ANNEXE_2',
      {
        annexes: ['2'],
        ...CHAMBERY,
        charges_courantes_precedentes: column(SPENT, 0),
        budget_clos: column(SPENT, 1),
        charges_courantes: column(SPENT, 2),
        budget_en_cours: column(SPENT, 3),
        budget_a_voter: column(SPENT, 4),
        charges_travaux: 684200,
      },
      ['rnc'],
    ),
  ],
};

const SMALL: readonly Line[] = [
  ['Eau froide', 84210, 90000, 88640, 90000, 92000],
  ['Électricité parties communes', 41077, 45000, 46218, 48000, 50000],
  ['Ménage', 312000, 318000, 318000, 324000, 330000],
  ['Entretien courant', 96440, 150000, 121806, 150000, 150000],
  ['Assurance immeuble', 264300, 270000, 278412, 290000, 305000],
  ['Honoraires du syndic', 348000, 355000, 355000, 362000, 369000],
];
const small = ([label, ...values]: Line) => [label, ...values.map(plain)];
const epinalTop = (number: number, name: string) =>
  `<p style="text-align:center">CABINET THOUVENIN &amp; FILS – 11 rue Léopold-Bourg, 88000 ÉPINAL<br><b>SYNDICAT DES COPROPRIÉTAIRES DU 26 RUE DES MINIMES, 88000 ÉPINAL</b></p><h1>Annexe n° ${number} au décret du 14 mars 2005<br>${name}</h1><p style="text-align:center">Exercice clos le 30 juin 2026</p>`;
const HEADS = [
  '',
  '30/06/2025 approuvé',
  '30/06/2026 voté',
  '30/06/2026 à approuver',
  '30/06/2027 en cours voté',
  '30/06/2028 à voter',
];
const EPINAL = {
  syndic: 'CABINET THOUVENIN & FILS',
  building_address: '26 rue des Minimes, 88000 ÉPINAL',
  closed_on: '2026-06-30',
} as const;
const EPINAL_BUDGETS = {
  charges_courantes_precedentes: column(SMALL, 0),
  budget_clos: column(SMALL, 1),
  charges_courantes: column(SMALL, 2),
  budget_en_cours: column(SMALL, 3),
  budget_a_voter: column(SMALL, 4),
} as const;
const three: Paper = {
  name: 'annexes-petit-immeuble-epinal',
  css: `font: 9.6pt/1.4 'Nimbus Roman', serif; padding: 16mm 17mm; h1 { font-size: 12pt; text-align: center } td, th { border: .2mm solid #000; padding: 1mm 1.6mm } th { font-style: italic } td:nth-child(n+2) { text-align: right }`,
  pages: [
    `${epinalTop(1, 'État financier après répartition')}${table(
      ['I – Situation financière et trésorerie', '30/06/2025', '30/06/2026'],
      [
        ['Fonds placés (50)', plain(410000), plain(486500)],
        ['Banques (51)', plain(318406), plain(2688127)],
        ['<b>Total trésorerie</b>', plain(728406), plain(3174627)],
        ['Provisions pour travaux (102)', plain(0), plain(2520000)],
        ['Avance de trésorerie (1031)', plain(200000), plain(200000)],
        ['Fonds de travaux (105)', plain(410000), plain(486500)],
        ['Solde en attente sur travaux (12)', plain(0), plain(0)],
        ['<b>Total provisions et avances</b>', plain(610000), plain(3206500)],
      ],
    )}<p></p>${table(
      ['II – Créances et dettes', '30/06/2025', '30/06/2026'],
      [
        ['Copropriétaires, sommes exigibles restant à recevoir (45)', plain(74820), plain(231944)],
        ['Copropriétaires, créances douteuses (459)', plain(0), plain(0)],
        ['<b>Total créances</b>', plain(74820), plain(231944)],
        ['Copropriétaires, excédents versés (45)', plain(101226), plain(112471)],
        ['Fournisseurs (40)', plain(92000), plain(87600)],
        ['<b>Total dettes</b>', plain(193226), plain(200071)],
        ['<b>TOTAL GÉNÉRAL (I + II)</b>', plain(803226), plain(3406571)],
      ],
    )}<p style="margin-top:5mm">Le total des créances et de la trésorerie est égal au total des provisions, avances et dettes. Les fonds appelés pour la réfection de la couverture expliquent l’augmentation des disponibilités. Le syndicat n’a souscrit aucun emprunt.</p>`,
    `${epinalTop(2, 'Compte de gestion général et budget prévisionnel')}${table(HEADS, [...SMALL.map(small), ['<b>Total des charges pour opérations courantes</b>', ...columns(SMALL).map(plain)], ['Provisions appelées (701)', plain(1200000), plain(1228000), plain(1228000), plain(1264000), plain(1296000)]])}<p style="margin-top:5mm">Travaux de l’article 14-2 et opérations exceptionnelles de l’exercice : néant. Les travaux de couverture, votés le 12 juin 2026, n’ont donné lieu à aucune dépense avant la clôture.</p>`,
    `${epinalTop(3, 'Compte de gestion pour opérations courantes par clé de répartition')}${table(
      HEADS,
      [
        [
          'Charges générales (1000èmes)',
          plain(1021817),
          plain(1093000),
          plain(1073218),
          plain(1126000),
          plain(1154000),
        ],
        [
          'Escalier (850èmes)',
          plain(40000),
          plain(45000),
          plain(46218),
          plain(48000),
          plain(50000),
        ],
        [
          'Eau froide (compteurs)',
          plain(84210),
          plain(90000),
          plain(88640),
          plain(90000),
          plain(92000),
        ],
        ['<b>Total toutes clés</b>', ...columns(SMALL).map(plain)],
      ],
    )}<p style="margin-top:5mm">L’excédent de l’exercice sera porté au crédit de chaque copropriétaire au prorata de ses tantièmes dans chaque clé.</p>`,
  ],
  documents: [
    annexe(
      1,
      'ANNEXE_1',
      {
        annexes: ['1'],
        ...EPINAL,
        fonds_places: 486500,
        banques: 2688127,
        provisions_travaux: 2520000,
        avances_tresorerie: 200000,
        fonds_travaux: 486500,
        solde_travaux: 0,
        creances_exigibles: 231944,
        creances_douteuses: 0,
        impayes: 231944,
        excedents_verses: 112471,
        dette_fournisseurs: 87600,
        total_bilan: 3406571,
      },
      ['rnc', 'charges_courantes'],
    ),
    annexe(2, 'ANNEXE_2', { annexes: ['2'], ...EPINAL, ...EPINAL_BUDGETS }, ['rnc']),
    annexe(3, 'ANNEXE_3', { annexes: ['3'], ...EPINAL, ...EPINAL_BUDGETS }, ['rnc']),
  ],
};

export const ETATS_COURTS = [upright, three];
