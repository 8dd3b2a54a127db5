// The five annexes of one building together.
import { either, type Paper, type Truth } from '../../paper.ts';
import { spaced, sum, table } from '../../writing.ts';
import { at, type Line, plus, show, total, totals } from './lignes-comptables.ts';

// Values: previous year, closed year.
const CASH: readonly Line[] = [
  ['50 Fonds placés', 1215000, 1580000],
  ['51 Banques ou fonds disponibles en banque', 1840222, 3606718],
  ['53 Caisse', 0, 0],
];
const OWED: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 934415, 1127360],
  ['459 Copropriétaires – créances douteuses', 0, 241880],
  ['42 à 44 Autres créances', 12000, 0],
  ['46 Débiteurs divers', 0, 31500],
  ['47 Compte d’attente', 0, 0],
  ['48 Compte de régularisation', 44210, 0],
];
const RESERVES: readonly Line[] = [
  ['102 Provisions pour travaux décidés', 0, 900000],
  ['103 Avances', 0, 0],
  ['1031 Avances de trésorerie', 750000, 750000],
  ['1032 Avances travaux (art. 18, 6e alinéa)', 0, 0],
  ['105 Fonds de travaux', 1215000, 1580000],
  ['12 Solde en attente sur travaux et opérations exceptionnelles', 188300, 1370000],
];
const cashOwed = plus(totals(CASH), totals(OWED));
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 602113, 715944],
  ['40 Fournisseurs', 1012600, 1018837],
  ['42 à 44 Autres dettes', 98000, 104500],
  [
    '46 Créditeurs divers',
    at(cashOwed, 0) - sum([750000, 1215000, 188300, 602113, 1012600, 98000]),
    at(cashOwed, 1) - sum([900000, 750000, 1580000, 1370000, 715944, 1018837, 104500]),
  ],
];

// Values: previous approved, closed voted, closed to approve, current voted, to vote.
const SPENT: readonly Line[] = [
  ['601 Eau', 612240, 620000, 633918, 640000, 660000],
  ['602 Électricité', 188960, 200000, 204411, 210000, 215000],
  ['604 Chaleur', 2012500, 2100000, 2188742, 2200000, 2250000],
  ['611 Nettoyage des locaux', 886000, 900000, 897600, 915000, 930000],
  ['614 Contrats de maintenance', 402115, 410000, 408300, 420000, 430000],
  ['615 Entretien et petites réparations', 311806, 300000, 347255, 320000, 330000],
  ['616 Primes d’assurances', 571400, 580000, 598020, 610000, 640000],
  ['6211 Rémunération du syndic sur gestion copropriété', 840000, 850000, 850000, 862000, 875000],
  ['6213 Frais postaux', 61840, 60000, 66105, 63000, 65000],
];
const KEYS: readonly Line[] = [
  ['Charges communes générales', 2859906, 2890000, 2964490, 2970000, 3040000],
  ['Chauffage', 2012500, 2100000, 2188742, 2200000, 2250000],
  ['Ascenseurs', 402115, 410000, 407201, 430000, 445000],
  ['Eau froide', 612340, 620000, 633918, 640000, 660000],
];
const spent = totals(SPENT);
const top = (number: number, title: string, page: number) =>
  `<table class="hd"><tr><td>POITOU COPROPRIÉTÉS – 18 rue Carnot – 86000 POITIERS</td><td style="text-align:right">Décret n° 2005-240 du 14 mars 2005 – Édition du 12/02/2026 – Page ${page}/5</td></tr><tr><td><b>RESIDENCE BLOSSAC-TISON</b> – 5 et 7 rue de la Tranchée – 86000 POITIERS</td><td style="text-align:right"><b>ANNEXE ${number}</b></td></tr></table><h1>${title}</h1>`;
const YEARS = [
  '',
  'Exercice précédent approuvé<br>01/01/24 au 31/12/24<br>N-1',
  'Exercice clos, budget voté<br>01/01/25 au 31/12/25<br>N',
  'Exercice clos réalisé à approuver<br>01/01/25 au 31/12/25<br>N',
  'Budget prévisionnel en cours voté<br>01/01/26 au 31/12/26<br>N+1',
  'Budget prévisionnel à voter<br>01/01/27 au 31/12/27<br>N+2',
];
const head = (label: string) => [label, ...YEARS.slice(1)];
const half = (title: string, lines: readonly Line[], end: string) =>
  table(
    [title, '31/12/2024', '31/12/2025'],
    [...show(lines, spaced), total(end, totals(lines), spaced)],
  );
const DONE: readonly Line[] = [
  ['Réfection étanchéité toiture garages', 2400000, 2318640, 2400000, 81360],
];
const GOING: readonly Line[] = [
  [
    'Remplacement de la chaudière collective (AG 19/06/2024)',
    6850000,
    4110000,
    5480000,
    6850000,
    1370000,
    0,
  ],
  ['Sécurisation des halls (AG 12/06/2025)', 1940000, 0, 0, 900000, 900000, 1040000],
];
const SAME = {
  syndic: 'POITOU COPROPRIÉTÉS',
  building: 'RESIDENCE BLOSSAC-TISON',
  building_address: '5 et 7 rue de la Tranchée, 86000 POITIERS',
} as const;
const BUDGETS = {
  charges_courantes_precedentes: at(spent, 0),
  budget_clos: at(spent, 1),
  charges_courantes: at(spent, 2),
  budget_en_cours: at(spent, 3),
  budget_a_voter: at(spent, 4),
} as const;
const sheetOf = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { annexes: [String(page)], ...SAME, ...facts },
  absent: ['rnc', 'owner', 'lots'],
});
const keyTotals = totals(KEYS);

const five: Paper = {
  name: 'annexes-cinq-poitiers',
  landscape: true,
  css: `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .hd td { border: 0; font-size: 7.6pt } h1 { font-size: 10.5pt; text-align: center; border: .3mm solid #000; padding: 1mm; margin: 1mm 0 3mm } td, th { border: .15mm solid #777; padding: .7mm 1.2mm } th { background: #e9e9e9; text-align: center; font-size: 7.2pt } td:nth-child(n+2) { text-align: right; white-space: nowrap } .hd td { white-space: normal } .t td { font-weight: bold; background: #f4f4f4 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-bottom: 3mm; align-items: start }`,
  pages: [
    `${top(1, 'ÉTAT FINANCIER APRÈS RÉPARTITION AU 31/12/2025', 1)}<p><b>I – SITUATION FINANCIÈRE ET TRÉSORERIE</b></p><div class="two">${half('Trésorerie', CASH, 'Trésorerie disponible – Total I')}${half('Provisions et avances', RESERVES, 'Total I')}</div><p><b>II – CRÉANCES ET DETTES</b></p><div class="two">${half('Créances', OWED, 'Total II')}${half('Dettes', DEBTS, 'Total II')}</div><div class="two">${table([], [total('TOTAL GÉNÉRAL (I) + (II)', cashOwed, spaced)])}${table([], [total('TOTAL GÉNÉRAL (I) + (II)', plus(totals(RESERVES), totals(DEBTS)), spaced)])}</div><p>Emprunts : montant restant dû : 0,00 – L’état des copropriétaires débiteurs et créditeurs à la date de clôture est joint.</p>`,
    `${top(2, 'COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL DE L’EXERCICE (N+2)', 2)}${table(head('CHARGES POUR OPÉRATIONS COURANTES'), [...show(SPENT, spaced), total('Sous-total charges courantes', spent, spaced), ['PRODUITS POUR OPÉRATIONS COURANTES', '', '', '', '', ''], ...show([['701 Provisions sur opérations courantes', 5950000, at(spent, 1), at(spent, 1), at(spent, 3), at(spent, 4)]], spaced), ...show([['Solde (excédent + / insuffisance –)', 5950000 - at(spent, 0), 0, at(spent, 1) - at(spent, 2), 0, 0]], spaced)])}<p></p>${table(
      [
        'CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES',
        'N-1 approuvé',
        'N à approuver',
      ],
      [
        ...show(
          [
            ['671 Travaux décidés par l’assemblée générale', 0, 2318640],
            ['678 Charges exceptionnelles', 41200, 0],
          ],
          spaced,
        ),
        total('Sous-total travaux', [41200, 2318640], spaced),
      ],
    )}`,
    `${top(3, 'COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL (N+2), PAR CLÉ DE RÉPARTITION', 3)}${table(head('Clés de répartition'), [...show(KEYS, spaced), total('TOTAL CHARGES NETTES', keyTotals, spaced)])}`,
    `${top(4, 'COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS RÉALISÉ (N)', 4)}${table(['Travaux ou opérations terminés', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées, emprunts, subventions', 'Solde (excédent)'], [...show(DONE, spaced), total('TOTAL', totals(DONE), spaced)])}`,
    `${top(5, 'ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE (31/12/2025)', 5)}${table(['Travaux', 'Travaux votés (A)', 'Travaux payés (B)', 'Travaux réalisés (C)', 'Appels travaux, emprunts et subventions reçus (D)', 'Solde en attente (E) = D – C', 'Subventions et appels à recevoir (F) = A – D'], [...show(GOING, spaced), total('TOTAL', totals(GOING), spaced)])}`,
  ],
  documents: [
    sheetOf(1, 'ANNEXE_1', {
      closed_on: '2025-12-31',
      fonds_places: 1580000,
      banques: 3606718,
      provisions_travaux: 900000,
      avances_tresorerie: 750000,
      fonds_travaux: 1580000,
      solde_travaux: 1370000,
      creances_exigibles: 1127360,
      creances_douteuses: 241880,
      impayes: 1369240,
      excedents_verses: 715944,
      dette_fournisseurs: 1018837,
      total_bilan: at(cashOwed, 1),
      emprunts: 0,
    }),
    sheetOf(2, 'ANNEXE_2', { ...BUDGETS, closed_on: '2025-12-31', charges_travaux: 2318640 }),
    sheetOf(3, 'ANNEXE_3', BUDGETS),
    sheetOf(4, 'ANNEXE_4', { travaux_clos: ['Réfection étanchéité toiture garages'] }),
    sheetOf(5, 'ANNEXE_5', {
      closed_on: '2025-12-31',
      travaux_en_cours: either(
        GOING.map(([label]) => label),
        ['Remplacement de la chaudière collective', 'Sécurisation des halls'],
      ),
      travaux_votes: at(totals(GOING), 0),
      travaux_payes: at(totals(GOING), 1),
      travaux_realises: at(totals(GOING), 2),
      travaux_appeles: at(totals(GOING), 3),
      travaux_a_recevoir: at(totals(GOING), 5),
    }),
  ],
};

export const ANNEXES_EXERCICE = [five];
