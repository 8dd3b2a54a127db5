// Accounting annexes that come alone: a balance in one column, a year with its keys, works not yet closed.
import { either, type Paper, paperOf, type Truth } from '../../paper.ts';
import { bracketed, dotted, slashed, spaced, tr } from '../../writing.ts';
import { column, columns, figures, type Line } from './outils.ts';

const CASH: readonly Line[] = [
  ['501  Compte à terme (fonds travaux placés)', 3000000, 2400000],
  ['512  Banque', 1422817, 1690444],
];
const CLAIMS: readonly Line[] = [
  ['450-1  Copropriétaires – sommes exigibles restant à recevoir', 981642, 713308],
  ['459  Copropriétaires – créances douteuses', 214000, 214000],
  ['461  Débiteurs divers', 0, 8800],
];
const FUNDS: readonly Line[] = [
  ['102  Provisions pour travaux décidés', 500000, 0],
  ['1031  Avances de trésorerie', 800000, 800000],
  ['105  Fonds de travaux', 3000000, 2400000],
  ['12  Solde en attente sur travaux', 121000, 340000],
];
const assets = [0, 1].map((at) => column(CASH, at) + column(CLAIMS, at));
const surplus = [430719, 388012];
const suppliers = [0, 1].map((at) => (assets[at] ?? 0) - column(FUNDS, at) - (surplus[at] ?? 0));
const DEBTS: readonly Line[] = [
  ['450-2  Copropriétaires – excédents versés', ...surplus],
  ['401  Fournisseurs', ...suppliers],
];

const amiens = paperOf(
  'annexe-1-colonne-amiens',
  `font: 10pt/1.3 'Nimbus Roman', serif; padding: 15mm 20mm; .b td { padding: .7mm 1.5mm } .b td:nth-child(n+2), .b th:nth-child(n+2) { text-align: right; white-space: nowrap; width: 32mm } .b .h td { font-weight: bold; padding-top: 3mm; text-decoration: underline } .b .t td { font-weight: bold; border-top: .3mm solid #000; border-bottom: .6mm double #000 }`,
  [
    `<p>Syndic : M. Fulgence DEVAUCHELLE, 19 rue Saint-Leu, 80000 AMIENS</p><h1 style="font-size:14pt;text-align:center">ÉTAT FINANCIER APRÈS RÉPARTITION<br>AU 30 JUIN 2025</h1><p style="text-align:center">(annexe n° 1 du décret n° 2005-240 du 14 mars 2005)<br>Copropriété QUAI BÉLU, 40 à 46 quai Bélu, 80000 AMIENS – registre n° AC2 703 511</p>
    <table class="b"><thead><tr><th></th><th>exercice clos<br>30/06/2025</th><th>pour mémoire<br>30/06/2024</th></tr></thead><tbody>${tr(['I. Situation financière et trésorerie', '', ''], 'h')}${figures(CASH, spaced)}${tr(['Trésorerie disponible', ...columns(CASH).map(spaced)], 't')}${tr(['Provisions et avances', '', ''], 'h')}${figures(FUNDS, spaced)}${tr(['Total provisions et avances', ...columns(FUNDS).map(spaced)], 't')}${tr(['II. Créances', '', ''], 'h')}${figures(CLAIMS, spaced)}${tr(['Total II', ...columns(CLAIMS).map(spaced)], 't')}${tr(['Dettes', '', ''], 'h')}${figures(DEBTS, spaced)}${tr(['Total dettes', ...columns(DEBTS).map(spaced)], 't')}${tr(['TOTAL GÉNÉRAL trésorerie + créances', ...assets.map(spaced)], 't')}${tr(['TOTAL GÉNÉRAL provisions + dettes', ...assets.map(spaced)], 't')}</tbody></table>
    <p style="margin-top:5mm">Emprunts souscrits par le syndicat : montant restant dû : néant.</p><p>Établi par le syndic bénévole avec l’aide de l’ARC, sous réserve du contrôle de M. Pruvot pour le conseil syndical.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_1',
    facts: {
      annexes: ['1'],
      syndic: either('M. Fulgence DEVAUCHELLE', 'Fulgence DEVAUCHELLE'),
      building: 'QUAI BÉLU',
      building_address: '40 à 46 quai Bélu, 80000 AMIENS',
      rnc: 'AC2703511',
      closed_on: '2025-06-30',
      fonds_places: 3000000,
      banques: 1422817,
      provisions_travaux: 500000,
      avances_tresorerie: 800000,
      fonds_travaux: 3000000,
      solde_travaux: 121000,
      creances_exigibles: 981642,
      creances_douteuses: 214000,
      impayes: 1195642,
      excedents_verses: 430719,
      dette_fournisseurs: suppliers[0] ?? 0,
      total_bilan: assets[0] ?? 0,
    },
    absent: ['meeting_on', 'budget'],
  },
);

/** Approved before, voted, spent, voted for this year, asked for the next. */
const SPENT: readonly Line[] = [
  ['601 Eau', 508844, 520000, 531190, 540000, 545000],
  ['602 Électricité', 188320, 200000, 194418, 200000, 205000],
  ['604 Produits d’entretien', 14210, 15000, 11866, 15000, 15000],
  ['611 Nettoyage des locaux', 740000, 750000, 752400, 760000, 775000],
  ['613 Locations mobilières', 9600, 9600, 9600, 9600, 9600],
  ['614 Contrats de maintenance', 286000, 290000, 301245, 300000, 310000],
  ['615 Entretien et petites réparations', 131766, 150000, 188079, 160000, 170000],
  ['616 Primes d’assurances', 442000, 450000, 468330, 480000, 500000],
  ['621 Rémunérations du syndic', 690000, 700000, 700000, 710000, 720000],
  ['622 Autres honoraires du syndic', 24000, 0, 18000, 0, 0],
  ['63 Impôts, taxes et versements assimilés', 6200, 6500, 6300, 6500, 6500],
];
const BY_KEY: readonly Line[] = [
  ['Charges générales', 1994096, 2031100, 2099393, 2081100, 2141100],
  ['Ascenseurs A et B', 286000, 290000, 301245, 300000, 310000],
  ['Escalier A', 131766, 150000, 108079, 80000, 85000],
  ['Escalier B', 0, 0, 80000, 80000, 85000],
];
const keyed = columns(SPENT).map((all, at) => all - column(BY_KEY, at));
const KEYED: readonly Line[] = [...BY_KEY, ['Eau froide / divers', ...keyed]];
const [was, voted, spent, current, next] = columns(SPENT);
const headsOf = (first: string) =>
  `<thead><tr><th rowspan="3">${first}</th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PRÉVISIONNEL</th></tr><tr><th>Exercice précédent approuvé</th><th>Exercice clos, budget voté</th><th>Exercice clos réalisé à approuver</th><th>Exercice en cours, budget voté</th><th>Exercice N+2, budget à voter</th></tr><tr><th>2023</th><th>2024</th><th>2024</th><th>2025</th><th>2026</th></tr></thead>`;
const topOf = (number: number, title: string) =>
  `<div class="top"><span>AGIM OISE – 60000 BEAUVAIS</span><span>Syndicat des copropriétaires LE FRANC-MARCHÉ – 12 rue de Gesvres 60000 BEAUVAIS</span><span>Exercice du ${slashed('2024-01-01')} au ${slashed('2024-12-31')}</span></div><h1>Annexe n°${number} – ${title}</h1>`;
const BEAUVAIS = {
  syndic: 'AGIM OISE',
  building: 'LE FRANC-MARCHÉ',
  building_address: '12 rue de Gesvres, 60000 BEAUVAIS',
  closed_on: '2024-12-31',
  charges_courantes_precedentes: was ?? 0,
  budget_clos: voted ?? 0,
  charges_courantes: spent ?? 0,
  budget_en_cours: current ?? 0,
  budget_a_voter: next ?? 0,
} as const;
const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts,
  absent: ['meeting_on', 'total_bilan'],
});

const beauvais: Paper = {
  name: 'annexes-deux-trois-beauvais',
  css: `font: 7.6pt/1.2 'Nimbus Sans', sans-serif; padding: 8mm 10mm; .top { display: flex; justify-content: space-between; font-size: 7pt } h1 { font-size: 10pt; margin: 2mm 0; text-align: center; text-transform: uppercase } td, th { border: .15mm solid #000; padding: .5mm 1mm } th { text-align: center; background: #eee } td:nth-child(n+2) { text-align: right } .t td { font-weight: bold } .h td { background: #f7f7f7; font-weight: bold }`,
  landscape: true,
  pages: [
    `${topOf(2, 'Compte de gestion général de l’exercice clos réalisé et budget prévisionnel de l’exercice N+2')}<table>${headsOf('CHARGES POUR OPÉRATIONS COURANTES')}<tbody>${figures(SPENT, dotted)}${tr(['Sous-total', ...columns(SPENT).map(dotted)], 't')}${tr(['PRODUITS POUR OPÉRATIONS COURANTES', '', '', '', '', ''], 'h')}${tr(['701 Provisions copropriétaires', ...[was, voted, voted, current, next].map((one) => dotted(one ?? 0))])}${tr(['Solde (excédent + / insuffisance –)', dotted(0), '', dotted((voted ?? 0) - (spent ?? 0)), '', ''], 't')}</tbody></table><table style="margin-top:4mm"><thead><tr><th>CHARGES POUR TRAVAUX ET OPÉRATIONS EXCEPTIONNELLES</th><th>2023</th><th>2024</th></tr></thead><tbody>${tr(['671 Travaux décidés par l’AG : porte de garage', dotted(0), dotted(716430)])}${tr(['677 Pertes sur créances irrécouvrables', dotted(0), dotted(38212)])}${tr(['Sous-total', dotted(0), dotted(716430 + 38212)], 't')}</tbody></table>`,
    `${topOf(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé, par clé de répartition')}<table>${headsOf('CLÉ')}<tbody>${figures(KEYED, dotted)}${tr(['TOTAL CHARGES NETTES', ...columns(SPENT).map(dotted)], 't')}${tr(['Provisions copropriétaires', ...[was, voted, voted, current, next].map((one) => dotted(one ?? 0))])}</tbody></table><p style="margin-top:3mm">Produits affectés aux clés : néant. Les charges de l’escalier B étaient jusqu’en 2023 comprises dans les charges générales.</p>`,
  ],
  documents: [
    part(1, 'ANNEXE_2', { annexes: ['2'], ...BEAUVAIS, charges_travaux: 716430 + 38212 }),
    part(2, 'ANNEXE_3', { annexes: ['3'], ...BEAUVAIS }),
  ],
};

/** Voted, paid, done, called and received. */
const OPEN: readonly Line[] = [
  ['Ravalement pignon ouest (AG 14/06/2023)', 4682000, 2100000, 2640000, 4000000],
  ['Remplacement VMC (AG 12/06/2024, rés. 15)', 1940000, 0, 0, 970000],
  ['Sécurisation hall (AG 12/06/2024, rés. 17)', 365000, 350000, 365000, 365000],
];
const [openVoted = 0, openPaid = 0, openDone = 0, openCalled = 0] = columns(OPEN);
const openRow = ([label, a = 0, b = 0, c = 0, d = 0]: Line, name = '') =>
  tr([label, ...[a, b, c, d, d - c, a - d].map(bracketed)], name);

const orleans = paperOf(
  'annexe-5-travaux-orleans',
  `font: 9pt/1.3 'Carlito', sans-serif; padding: 14mm 12mm; td, th { border-bottom: .2mm solid #999; padding: 1mm; vertical-align: bottom } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } th { font-weight: bold; font-size: 8pt } .t td { font-weight: bold; border-top: .4mm solid #000 }`,
  [
    `<p style="float:right">Page 14</p><p><b>GUYOMARD-LEBLANC Administration de biens</b> – 7 rue Royale, 45000 ORLÉANS</p><p>3318 – LES QUAIS DU CHÂTELET, 25 rue de la Tour, 45000 ORLÉANS</p><h1 style="font-size:12pt">Annexe 5 – État des travaux de l’article 14-2 et opérations exceptionnelles votés, non encore clôturés à la fin de l’exercice (${slashed('2024-12-31')})</h1><table><thead><tr><th>Libellé des travaux</th><th>(A)<br>Dépenses votées</th><th>(B)<br>Dépenses payées</th><th>(C)<br>Travaux réalisés</th><th>(D)<br>Appels travaux, emprunts et subventions reçus</th><th>(E = D – C)<br>Solde en attente sur travaux</th><th>(F = A – D)<br>Subventions et appels à recevoir</th></tr></thead><tbody>${OPEN.map((line) => openRow(line)).join('')}${openRow(['TOTAUX', openVoted, openPaid, openDone, openCalled], 't')}</tbody></table><p style="margin-top:4mm">(A) TTC, honoraires compris. Les montants entre parenthèses sont négatifs. Réception du pignon ouest prévue au printemps ; retenue de garantie 5 %.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'ANNEXE_5',
    facts: {
      annexes: ['5'],
      syndic: either('GUYOMARD-LEBLANC Administration de biens', 'GUYOMARD-LEBLANC'),
      building: 'LES QUAIS DU CHÂTELET',
      building_address: '25 rue de la Tour, 45000 ORLÉANS',
      closed_on: '2024-12-31',
      travaux_en_cours: either(
        OPEN.map(([label]) => label),
        OPEN.map(([label]) => label.replace(/ \(.*/, '')),
      ),
      travaux_votes: openVoted,
      travaux_payes: openPaid,
      travaux_realises: openDone,
      travaux_appeles: openCalled,
      travaux_a_recevoir: openVoted - openCalled,
    },
    absent: ['meeting_on', 'budget'],
  },
);

export const ANNEXES_SEPAREES = [amiens, beauvais, orleans];
