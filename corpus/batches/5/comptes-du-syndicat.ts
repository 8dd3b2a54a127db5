// The five annexes of a network on upright sheets, as the decree draws them: both sides of the balance in one table.
import { either, type Paper } from '../../paper.ts';
import { spaced, table, tr } from '../../writing.ts';
import { added, annexe, budgetsOf, column, type Line, taken, totals } from './lignes-comptables.ts';

const CASH: readonly Line[] = [
  ['50 Fonds placés', 3100000, 3529000],
  ['51 Banques, ou fonds disponibles en banque', 1844210, 2291736],
  ['53 Caisse', 0, 0],
];
const RESERVES: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 330000],
  ['1031 Avances de trésorerie', 1430000, 1430000],
  ['1033 Autres avances', 0, 0],
  ['105 Fonds de travaux', 3100000, 3529000],
  ['131 Subventions accordées en instance d’affectation', 0, 0],
  ['12 Solde en attente sur travaux et opérations exceptionnelles', 0, 218000],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir (2)', 1620455, 1487012],
  ['459 Copropriétaires – créances douteuses', 231000, 564000],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 0, 41800],
  ['48 Compte de régularisation', 0, 125000],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés (2)', 611840, 799528],
  ['40 Fournisseurs', 1403825, 1512020],
  ['42 à 44 Autres dettes', 0, 0],
  ['46 Créditeurs divers', 250000, 220000],
  ['49 Dépréciation des comptes de tiers', 0, 0],
];
const EMPTY: Line = ['', 0, 0];
const amounts = ([label, ...values]: Line) =>
  label === '' ? ['', '', ''] : [label, ...values.map(spaced)];
const facing = (left: readonly Line[], right: readonly Line[]) =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    tr([...amounts(left[at] ?? EMPTY), ...amounts(right[at] ?? EMPTY)]),
  ).join('');
const sums = (label: string, left: readonly number[], right: readonly number[]) =>
  tr([label, ...left.map(spaced), label, ...right.map(spaced)], 't');
const general = added(totals(CASH), totals(CLAIMS));

const RUNNING: readonly Line[] = [
  ['601 Eau', 1081230, 1100000, 1120855, 1120000, 1160000],
  ['602 Électricité', 442018, 430000, 418733, 440000, 440000],
  ['611 Nettoyage des locaux', 2392000, 2450000, 2466012, 2510000, 2570000],
  ['614 Contrats de maintenance', 573000, 590000, 599296, 610000, 630000],
  ['615 Entretien et petites réparations', 700214, 800000, 820900, 840000, 860000],
  ['616 Primes d’assurances', 1846000, 1950000, 1984000, 2080000, 2190000],
  [
    '621 Rémunérations du syndic sur gestion copropriété',
    1680000,
    1710000,
    1710000,
    1740000,
    1770000,
  ],
  ['622 Autres honoraires du syndic', 85000, 90000, 91244, 90000, 90000],
];
const CALLED = [8800000, 9120000, 9120000, 9430000, 9710000];
const spent = totals(RUNNING);
const BUILDING_B: Line = ['Charges bâtiment B', 198000, 220000, 214380, 230000, 235000];
const LIFT: Line = ['Ascenseur bâtiment B', 498000, 505000, 511296, 520000, 535000];
const WATER: Line = ['Eau froide', 1081230, 1100000, 1120855, 1120000, 1160000];
const GENERAL: Line = [
  'Charges communes générales',
  ...taken(spent, totals([BUILDING_B, LIFT, WATER])),
];
const row = ([label, ...values]: Line, name = '') => tr([label, ...values.map(spaced)], name);
const YEARS = `<thead><tr><th rowspan="2"></th><th colspan="3">POUR APPROBATION DES COMPTES</th><th colspan="2">POUR LE VOTE DU BUDGET PRÉVISIONNEL</th></tr><tr><th>Exercice précédent approuvé<br>N-1 (2024)</th><th>Exercice clos budget voté<br>N (2025)</th><th>Exercice clos réalisé à approuver<br>N (2025)</th><th>Budget prévisionnel en cours voté<br>N+1 (2026)</th><th>Budget prévisionnel à voter<br>N+2 (2027)</th></tr></thead>`;
const years = (body: string) => `<table>${YEARS}<tbody>${body}</tbody></table>`;
const heading = (text: string) => `<tr class="h"><td colspan="6">${text}</td></tr>`;
const top = (number: number, title: string) =>
  `<div class="hd"><span>FONCEO MARSEILLE PRADO</span><span>02117 – LA VERRERIE – 128 boulevard Chave 13005 MARSEILLE</span></div><p class="nb">Annexe n° ${number}</p><h1>${title}</h1><p class="ex">Exercice clos du 01/01/2025 au 31/12/2025 – montants en euros</p>`;

const HEADED = {
  syndic: either('FONCEO MARSEILLE PRADO', 'FONCEO'),
  building: 'LA VERRERIE',
  building_address: '128 boulevard Chave, 13005 MARSEILLE',
  closed_on: '2025-12-31',
};

export const MARSEILLE_ANNEXES: Paper = {
  name: 'annexes-marseille-cinq',
  css: `font: 7.4pt 'Nimbus Sans', sans-serif; padding: 12mm 11mm; .hd { display: flex; justify-content: space-between; color: #00539b; border-bottom: .3mm solid #00539b } .nb { text-align: right; font-weight: bold; margin: 3mm 0 0 } h1 { font-size: 11pt; text-align: center; margin: 1mm 0 } .ex { text-align: center; margin-bottom: 4mm } td, th { border: .2mm solid #555; padding: .9mm 1.1mm } th { text-align: center; font-weight: bold; background: #eef2f6 } td:nth-child(n+2) { text-align: right; white-space: nowrap } .bal td:nth-child(4) { text-align: left; white-space: normal } .t td { font-weight: bold; background: #f5f5f5 } .h td { font-weight: bold; text-align: left !important }`,
  pages: [
    `${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025')}<table class="bal"><thead><tr><th colspan="6">I – SITUATION FINANCIÈRE ET TRÉSORERIE</th></tr><tr><th>Trésorerie</th><th>Exercice précédent approuvé</th><th>Exercice clos</th><th>Provisions et avances</th><th>Exercice précédent approuvé</th><th>Exercice clos</th></tr></thead><tbody>${facing(CASH, RESERVES)}${sums('Total I', totals(CASH), totals(RESERVES))}<tr class="h"><td colspan="6" style="text-align:center !important">II – CRÉANCES ET DETTES</td></tr>${tr(['<b>Créances</b>', '', '', '<b>Dettes</b>', '', ''])}${facing(CLAIMS, DEBTS)}${sums('Total II', totals(CLAIMS), totals(DEBTS))}${sums('Total général (I) + (II)', general, added(totals(RESERVES), totals(DEBTS)))}</tbody></table><p style="margin-top:4mm">Emprunts : montant restant dû : néant</p><p>(1) Les sommes correspondant au fonds de travaux sont versées sur un compte bancaire séparé rémunéré. (2) La liste individualisée des copropriétaires débiteurs et créditeurs est jointe au présent état financier et tenue à la disposition du conseil syndical.</p><p>Les comptes sont établis conformément au décret n° 2005-240 du 14 mars 2005 et à l’arrêté du même jour relatifs aux comptes du syndicat des copropriétaires, selon le principe de la comptabilité d’engagement.</p>`,
    `${top(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ ET BUDGET PRÉVISIONNEL')}${years(`${heading('CHARGES POUR OPÉRATIONS COURANTES')}${RUNNING.map((one) => row(one)).join('')}${row(['Sous-total', ...spent], 't')}${row(['Solde (excédent affecté aux copropriétaires)', 538, 0, 0, 0, 0])}${row(['Total I', ...added(spent, [538, 0, 0, 0, 0])], 't')}${heading('PRODUITS POUR OPÉRATIONS COURANTES')}${row(['701 Provisions copropriétaires', ...CALLED])}${row(['Sous-total', ...CALLED], 't')}${row(['Solde (insuffisance affectée aux copropriétaires)', 0, 0, 91040, 0, 0])}${row(['Total I', ...added(CALLED, [0, 0, 91040, 0, 0])], 't')}`)}<p style="margin-top:4mm"></p>${table(['TRAVAUX ET OPÉRATIONS EXCEPTIONNELLES', 'Exercice précédent approuvé 2024', 'Exercice clos réalisé à approuver 2025'], [tr(['671 Travaux décidés par l’assemblée générale', spaced(0), spaced(621000)]), tr(['Sous-total charges', spaced(0), spaced(621000)], 't'), tr(['702 Provisions pour travaux', spaced(0), spaced(660000)]), tr(['Solde (excédent)', spaced(0), spaced(39000)], 't')])}`,
    `${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ ET BUDGET PRÉVISIONNEL')}${years(`${[GENERAL, BUILDING_B, LIFT, WATER].map(([label, ...values]) => `${heading(label.toUpperCase())}${row(['Charges', ...values])}${row(['Produits à déduire', 0, 0, 0, 0, 0])}${row([`Total net ${label.toLowerCase()}`, ...values], 't')}`).join('')}${row(['TOTAL CHARGES NETTES', ...spent], 't')}${row(['PROVISIONS COPROPRIÉTAIRES', ...CALLED])}${row(['SOLDE (excédent ou insuffisance)', ...taken(CALLED, spent)], 't')}`)}`,
    `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ')}${table(['Exercice clos – dépenses votées', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées, emprunts et subventions reçus, affectation', 'Solde (excédent ou insuffisance)'], [tr(['Étanchéité du local poubelles', spaced(660000), spaced(621000), spaced(660000), spaced(39000)]), tr(['TOTAL', spaced(660000), spaced(621000), spaced(660000), spaced(39000)], 't')])}<p style="margin-top:4mm">Sont présentées les seules opérations achevées au cours de l’exercice ; les travaux décidés et non achevés figurent en annexe n° 5. L’excédent est réparti entre les copropriétaires selon les tantièmes ayant servi aux appels.</p>`,
    `${top(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE')}${table(['Travaux', 'Travaux votés (A) avec la date', 'Travaux payés (B)', 'Travaux réalisés (C)', 'Appels travaux, emprunts et subventions reçus (D)', 'Solde en attente sur travaux (E) = (D) − (C)', 'Subventions et emprunts à recevoir, appels restant à émettre (F)'], [tr(['Remplacement du portail automatique', `AG 22/05/2025<br>${spaced(1240000)}`, spaced(542000), spaced(772000), spaced(990000), spaced(218000), spaced(250000)]), tr(['TOTAL', spaced(1240000), spaced(542000), spaced(772000), spaced(990000), spaced(218000), spaced(250000)], 't')])}<p style="margin-top:4mm">Le total de la colonne (E) est égal au compte 12 de l’annexe n° 1.</p>`,
  ],
  documents: [
    annexe(
      1,
      {
        ...HEADED,
        fonds_places: 3529000,
        banques: 2291736,
        provisions_travaux: 330000,
        avances_tresorerie: 1430000,
        fonds_travaux: 3529000,
        solde_travaux: 218000,
        creances_exigibles: 1487012,
        creances_douteuses: 564000,
        impayes: 2051012,
        excedents_verses: 799528,
        dette_fournisseurs: 1512020,
        total_bilan: column(CASH, 1) + column(CLAIMS, 1),
        emprunts: 0,
      },
      ['rnc', 'owner', 'lots'],
    ),
    annexe(2, { ...HEADED, ...budgetsOf(spent), charges_travaux: 621000 }, ['rnc', 'owner']),
    annexe(3, { ...HEADED, ...budgetsOf(spent) }, ['rnc', 'owner']),
    annexe(4, { ...HEADED, travaux_clos: ['Étanchéité du local poubelles'] }, ['travaux_votes']),
    annexe(5, {
      ...HEADED,
      travaux_en_cours: ['Remplacement du portail automatique'],
      travaux_votes: 1240000,
      travaux_payes: 542000,
      travaux_realises: 772000,
      travaux_appeles: 990000,
      travaux_a_recevoir: 250000,
      solde_travaux: 218000,
    }),
  ],
};
