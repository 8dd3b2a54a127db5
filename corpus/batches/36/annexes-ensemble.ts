// The five accounting annexes of one building in one set, lying on their side.
import type { Paper, Truth } from '../../paper.ts';
import { spaced, sum } from '../../writing.ts';

type Line = readonly [label: string, ...values: number[]];
const cells = (line: readonly (string | number)[], name = '') =>
  `<tr class="${name}">${line.map((one) => `<td>${typeof one === 'number' ? spaced(one) : one}</td>`).join('')}</tr>`;
const totals = (lines: readonly Line[]): number[] =>
  (lines[0] ?? [''])
    .slice(1)
    .map((_, column) => sum(lines.map((line) => Number(line[column + 1]))));
const rows = (lines: readonly Line[]) => lines.map((line) => cells(line)).join('');

const CASH: readonly Line[] = [
  ['50 Fonds placés', 1820000, 2415000],
  ['51 Banques, ou fonds disponibles en banque', 1404382, 1690218],
  ['53 Caisse', 0, 0],
];
const RESERVES: readonly Line[] = [
  ['102 Provisions pour travaux', 0, 1250000],
  ['103 Avances', 0, 0],
  ['1031 Avances de trésorerie', 960000, 960000],
  ['1032 Avances art. 18 al. 6', 0, 0],
  ['105 Fonds de travaux', 1820000, 2415000],
  ['12 Solde en attente sur travaux ou opérations exceptionnelles', -38200, 122460],
];
const CLAIMS: readonly Line[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir', 912430, 1386205],
  ['459 Copropriétaires – créances douteuses', 215000, 341880],
  ['42 à 44 Autres créances', 0, 0],
  ['46 Débiteurs divers', 12000, 64500],
  ['48 Compte de régularisation', 8500, 0],
];
const DEBTS: readonly Line[] = [
  ['45 Copropriétaires – excédents versés', 655912, 598043],
  ['40 Fournisseurs', 874600, 502300],
  ['42 à 44 Autres dettes', 100000, 50000],
];
const assets = totals(CASH).map((one, index) => one + (totals(CLAIMS)[index] ?? 0));
const owedBase = totals(RESERVES).map((one, index) => one + (totals(DEBTS)[index] ?? 0));
/** What balances the sheet stands on one line, as on the real ones. */
const REST: Line = [
  '47 Compte d’attente',
  ...assets.map((one, index) => one - (owedBase[index] ?? 0)),
];
const ALL_DEBTS = [...DEBTS, REST];
const two = (left: readonly Line[], right: readonly Line[], ends: readonly [string, string]) => {
  const empty = ['', '', ''] as const;
  const length = Math.max(left.length, right.length);
  return `${Array.from({ length }, (_, index) => cells([...(left[index] ?? empty), ...(right[index] ?? empty)])).join('')}${cells([ends[0], ...totals(left), ends[1], ...totals(right)], 't')}`;
};

const SPENT: readonly Line[] = [
  ['601 Eau', 1034412, 1050000, 1071886, 1080000, 1110000],
  ['602 Électricité', 318004, 340000, 329515, 345000, 350000],
  ['603 Chauffage, énergie et combustibles', 4411870, 4700000, 4528331, 4700000, 4750000],
  ['611 Nettoyage des locaux', 1512000, 1530000, 1530000, 1560000, 1590000],
  ['614 Contrats de maintenance', 622410, 640000, 634920, 650000, 665000],
  ['615 Entretien et petites réparations', 411530, 450000, 688415, 500000, 520000],
  ['616 Primes d’assurances', 822100, 850000, 869340, 900000, 950000],
  [
    '621 Rémunérations du syndic sur gestion copropriété',
    1140000,
    1160000,
    1160000,
    1185000,
    1210000,
  ],
  ['623 Rémunérations de tiers intervenants', 96000, 100000, 104200, 100000, 105000],
];
const INCOME: readonly Line[] = [
  ['701 Provisions copropriétaires', 10600000, 10820000, 10820000, 11020000, 11250000],
];
const gap = totals(INCOME).map((one, index) => one - (totals(SPENT)[index] ?? 0));
const KEYS: readonly Line[] = [
  ['001 CHARGES GÉNÉRALES', 4212044, 4310000, 4518220, 4470000, 4580000],
  ['002 BÂTIMENT A', 387000, 410000, 445736, 420000, 430000],
  ['004 ASCENSEURS', 323000, 350000, 352434, 350000, 380000],
  ['006 CHAUFFAGE', 4411870, 4700000, 4528331, 4700000, 4750000],
  ['008 EAU FROIDE', 1034412, 1050000, 1071886, 1080000, 1110000],
];

const YEARS = `<thead><tr><th rowspan="2">Libellé</th><th colspan="3">Pour approbation des comptes</th><th colspan="2">Pour le vote du budget prévisionnel</th></tr><tr><th>Exercice précédent approuvé<br>01/07/2023 – 30/06/2024</th><th>Exercice clos budget voté<br>01/07/2024 – 30/06/2025</th><th>Exercice clos réalisé à approuver<br>01/07/2024 – 30/06/2025</th><th>Budget prévisionnel en cours voté<br>01/07/2025 – 30/06/2026</th><th>Budget prévisionnel à voter<br>01/07/2026 – 30/06/2027</th></tr></thead>`;
const top = (number: number, title: string) =>
  `<div class="hd"><span><b>FONCIALPES</b> – Agence Grenoble Gares – 6 place de la Gare, 38000 GRENOBLE</span><span>Édition du 03/11/2025 – page ${number}/5</span></div><p>Copropriété 1408 – LE PALLADIUM – 71 boulevard Joseph Vallier, 38100 GRENOBLE – RNC : AB5-660-413</p><h1>Annexe n° ${number}</h1><h2>${title}</h2>`;

const COMMON = {
  syndic: 'FONCIALPES',
  building: 'LE PALLADIUM',
  building_address: '71 boulevard Joseph Vallier, 38100 GRENOBLE',
  rnc: 'AB5660413',
  closed_on: '2025-06-30',
} as const;
const part = (page: number, sub_kind: Truth['sub_kind'], facts: Truth['facts']): Truth => ({
  type: 'CV_AG',
  sub_kind,
  pages: [page],
  facts: { annexes: [String(page)], ...COMMON, ...facts },
});
const budgets = {
  charges_courantes_precedentes: totals(SPENT)[0] ?? 0,
  budget_clos: totals(SPENT)[1] ?? 0,
  charges_courantes: totals(SPENT)[2] ?? 0,
  budget_en_cours: totals(SPENT)[3] ?? 0,
  budget_a_voter: totals(SPENT)[4] ?? 0,
};

const grenoble: Paper = {
  name: 'annexes-completes-grenoble',
  css: `font: 7.6pt/1.25 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .hd { display: flex; justify-content: space-between; border-bottom: .3mm solid #7b241c } p { margin: 1mm 0 } h1 { font-size: 11pt; text-align: center; margin: 1mm 0 0 } h2 { font-size: 8.6pt; text-align: center; font-weight: normal; text-transform: uppercase } td, th { border: .18mm solid #888; padding: .7mm 1.2mm } th { background: #f2e6e4; text-align: center } td { white-space: nowrap } td:first-child { white-space: normal } .five td:nth-child(n+2), .one td:nth-child(2), .one td:nth-child(3), .one td:nth-child(5), .one td:nth-child(6) { text-align: right } .one td:nth-child(4) { white-space: normal } .t td { font-weight: bold; background: #f7f7f7 } .b td { font-weight: bold; text-align: left !important }`,
  landscape: true,
  pages: [
    `${top(1, 'État financier après répartition au 30/06/2025')}<table class="one"><thead><tr><th colspan="6">I – SITUATION FINANCIÈRE ET TRÉSORERIE</th></tr><tr><th>Trésorerie</th><th>Exercice précédent approuvé</th><th>Exercice clos</th><th>Provisions et avances</th><th>Exercice précédent approuvé</th><th>Exercice clos</th></tr></thead><tbody>${two(CASH, RESERVES, ['Trésorerie disponible – Total I', 'Total I'])}<tr class="b"><td colspan="6">II – CRÉANCES ET DETTES</td></tr>${two(CLAIMS, ALL_DEBTS, ['Total II', 'Total II'])}${cells(['TOTAL GÉNÉRAL (I) + (II)', ...assets, 'TOTAL GÉNÉRAL (I) + (II)', ...assets], 't')}</tbody></table><p>Emprunts : montant restant dû : 27 415,60 € (prêt collectif « éco-PTZ copropriété », échéance 2033)</p>`,
    `${top(2, 'Compte de gestion général de l’exercice clos réalisé du 01/07/2024 au 30/06/2025 et budget prévisionnel de l’exercice du 01/07/2026 au 30/06/2027')}<table class="five">${YEARS}<tbody><tr class="b"><td colspan="6">CHARGES POUR OPÉRATIONS COURANTES</td></tr>${rows(SPENT)}${cells(['SOUS-TOTAL', ...totals(SPENT)], 't')}<tr class="b"><td colspan="6">PRODUITS POUR OPÉRATIONS COURANTES</td></tr>${rows(INCOME)}${cells(['SOUS-TOTAL', ...totals(INCOME)], 't')}${cells(['Solde (excédent + / insuffisance –)', ...gap], 't')}<tr class="b"><td colspan="6">CHARGES POUR TRAVAUX ET AUTRES OPÉRATIONS EXCEPTIONNELLES</td></tr>${cells(['671 Travaux décidés par l’assemblée générale', 0, '', 1428540, '', ''])}${cells(['SOUS-TOTAL', 0, '', 1428540, '', ''], 't')}</tbody></table>`,
    `${top(3, 'Compte de gestion pour opérations courantes de l’exercice clos réalisé du 01/07/2024 au 30/06/2025 et budget prévisionnel, par clé de répartition')}<table class="five">${YEARS}<tbody>${rows(KEYS)}${cells(['TOTAL CHARGES NETTES', ...totals(KEYS)], 't')}${cells(['Provisions copropriétaires', ...totals(INCOME)])}${cells(['Solde (excédent ou insuffisance affecté aux copropriétaires)', ...gap], 't')}</tbody></table>`,
    `${top(4, 'Compte de gestion pour travaux de l’article 14-2 et opérations exceptionnelles hors budget prévisionnel de l’exercice clos réalisé au 30/06/2025')}<table class="five"><thead><tr><th>Travaux de l’article 14-2 clôturés dans l’exercice</th><th>Dépenses votées</th><th>Dépenses réalisées</th><th>Provisions appelées, emprunts et subventions</th><th>Solde (excédent ou insuffisance)</th></tr></thead><tbody>${cells(['Remplacement de la chaudière n° 2', 1450000, 1428540, 1450000, 21460])}${cells(['TOTAL', 1450000, 1428540, 1450000, 21460], 't')}</tbody></table>`,
    `${top(5, 'État des travaux de l’article 14-2 et opérations exceptionnelles votés non encore clôturés à la fin de l’exercice, au 30/06/2025')}<table class="five"><thead><tr><th>Travaux votés</th><th>A<br>Travaux votés</th><th>B<br>Travaux payés</th><th>C<br>Travaux réalisés</th><th>D<br>Appels travaux, emprunts et subventions reçus</th><th>E = D – C<br>Solde en attente sur travaux</th><th>F = A – D<br>Subventions et emprunts à recevoir, appels à émettre</th></tr></thead><tbody>${cells(['Réfection des garde-corps façade Sud (AG 12/12/2024)', 6240000, 1180000, 1402500, 1500000, 97500, 4740000])}${cells(['Désembouage et équilibrage du réseau de chauffage (AG 12/12/2024)', 1134000, 386040, 386040, 411000, 24960, 723000])}${cells(['TOTAL', 7374000, 1566040, 1788540, 1911000, 122460, 5463000], 't')}</tbody></table>`,
  ],
  documents: [
    part(1, 'ANNEXE_1', {
      fonds_places: 2415000,
      banques: 1690218,
      provisions_travaux: 1250000,
      avances_tresorerie: 960000,
      fonds_travaux: 2415000,
      solde_travaux: 122460,
      creances_exigibles: 1386205,
      creances_douteuses: 341880,
      impayes: 1386205 + 341880,
      excedents_verses: 598043,
      dette_fournisseurs: 502300,
      total_bilan: assets[1] ?? 0,
      emprunts: 2741560,
    }),
    part(2, 'ANNEXE_2', { ...budgets, charges_travaux: 1428540 }),
    part(3, 'ANNEXE_3', budgets),
    part(4, 'ANNEXE_4', { travaux_clos: ['Remplacement de la chaudière n° 2'] }),
    part(5, 'ANNEXE_5', {
      travaux_en_cours: {
        either: [
          [
            'Réfection des garde-corps façade Sud (AG 12/12/2024)',
            'Désembouage et équilibrage du réseau de chauffage (AG 12/12/2024)',
          ],
          [
            'Réfection des garde-corps façade Sud',
            'Désembouage et équilibrage du réseau de chauffage',
          ],
        ],
      },
      travaux_votes: 7374000,
      travaux_payes: 1566040,
      travaux_realises: 1788540,
      travaux_appeles: 1911000,
      travaux_a_recevoir: 5463000,
    }),
  ],
};

export const ANNEXES_ENSEMBLE = [grenoble];
