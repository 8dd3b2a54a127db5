// Annexes as the decree draws them: two sides, the year approved then the year closed.
import type { Paper } from '../paper.ts';
import { type Accounts, type Balance, columnTotals, generalOf, naturesOf } from './accounts.ts';
import type { Scene } from './books.ts';
import { sheetOf } from './sale.ts';
import { slashed, spaced, sum, table } from './writing.ts';

const CSS = `font: 7.6pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 10mm; h1 { font-size: 10.5pt; text-align: center } h2 { font-size: 8.4pt; background: #ddd; padding: .8mm 2mm; margin: 2mm 0 0 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm } td, th { border: .12mm solid #888; padding: .5mm 1mm } th { font-weight: bold; text-align: center } td:nth-child(n+2) { text-align: right; white-space: nowrap } .five td:nth-child(2) { text-align: left } .b td { font-weight: bold; background: #f2f2f2 }`;
type Row = readonly [label: string, of: (balance: Balance) => number];
const TREASURY: readonly Row[] = [
  ['50 Fonds placés', (b) => b.placed],
  ['51 Banques ou fonds disponibles', (b) => b.bank],
  ['53 Caisse', (b) => b.cash],
];
const PROVISIONS: readonly Row[] = [
  ['102 Provisions pour travaux', (b) => b.works_provisions],
  ['103 Avances', () => 0],
  ['1031 Avances de trésorerie', (b) => b.advance],
  ['1033 Autres avances', (b) => b.other_advance],
  ['105 Fonds de travaux', (b) => b.fund],
  ['131 Subventions en instance', (b) => b.grant],
  ['12 Solde en attente sur travaux', (b) => b.pending],
];
const CLAIMS: readonly Row[] = [
  ['45 Copropriétaires – sommes exigibles restant à recevoir (2)', (b) => b.owed],
  ['459 Copropriétaires – créances douteuses', (b) => b.doubtful],
  ['46 Débiteurs divers', (b) => b.sundry_claims],
  ['47 Compte d’attente', (b) => b.to_spread],
];
const DEBTS: readonly Row[] = [
  ['45 Copropriétaires – excédents versés (2)', (b) => b.overpaid],
  ['40 Fournisseurs', (b) => b.suppliers],
  ['42 à 44 Autres dettes', (b) => b.social],
  ['46 Créditeurs divers', (b) => b.sundry_debts],
];

const side = (title: string, rows: readonly Row[], { before, after }: Accounts, total: string) => {
  const all = (balance: Balance) => sum(rows.map(([, of]) => of(balance)));
  return table(
    [title, 'Exercice précédent approuvé', 'Exercice clos'],
    [
      ...rows.map(([label, of]) => [label, spaced(of(before)), spaced(of(after))]),
      `<tr class="b"><td>${total}</td><td>${spaced(all(before))}</td><td>${spaced(all(after))}</td></tr>`,
    ],
  );
};
const FIVE = (n: string) => [
  'Compte',
  'Libellé',
  'N-1 Exercice précédent approuvé',
  `N Exercice clos ${n} budget voté`,
  'N Exercice clos réalisé à approuver',
  'N+1 Budget prévisionnel en cours voté',
  'N+2 Budget prévisionnel à voter',
];
const five = (label: string, amounts: readonly number[], bold = true) =>
  `<tr class="${bold ? 'b' : ''}"><td></td><td>${label}</td>${amounts.map((one) => `<td>${spaced(one)}</td>`).join('')}</tr>`;

export function official(
  name: string,
  scene: Scene,
  accounts: Accounts,
  which: readonly number[] = [1, 2, 3, 4, 5],
): Paper {
  const { closed, before, after, keys, called, open, done } = accounts;
  const place = `<p>Syndicat des copropriétaires : ${scene.building.name} – ${scene.building.street} ${scene.building.town}</p>`;
  const year = closed.slice(0, 4);
  const totals = columnTotals(generalOf(accounts));
  const provisions = [called[0], totals[1] ?? 0, called[1], totals[3] ?? 0, totals[4] ?? 0];
  const balances = provisions.map((one, index) => one - (totals[index] ?? 0));
  const pages: Record<number, string> = {
    1: `<h1>ANNEXE N° 1 – ÉTAT FINANCIER APRÈS RÉPARTITION AU ${slashed(closed)}</h1>${place}<h2>I – SITUATION FINANCIÈRE ET TRÉSORERIE</h2><div class="two">${side('Trésorerie', TREASURY, accounts, 'Trésorerie disponible – Total I')}${side('Provisions et avances', PROVISIONS, accounts, 'Total I')}</div><h2>II – CRÉANCES ET DETTES</h2><div class="two">${side('Créances', CLAIMS, accounts, 'Total II')}${side('Dettes', DEBTS, accounts, 'Total II')}</div>${table(
      [],
      [
        `<tr class="b"><td>TOTAL GÉNÉRAL (I) + (II)</td><td>${spaced(before.left)}</td><td>${spaced(after.left)}</td><td>TOTAL GÉNÉRAL (I) + (II)</td><td>${spaced(before.right)}</td><td>${spaced(after.right)}</td></tr>`,
      ],
    )}<p style="margin-top:3mm">Emprunts : montant restant dû ${spaced(before.loan)} (exercice précédent) – ${spaced(after.loan)} (exercice clos)</p><p>(2) Liste individuelle des débiteurs et créditeurs jointe.</p>${
      accounts.debtors
        ? `<h2>État des copropriétaires débiteurs au ${slashed(closed)}</h2>${table(
            ['Copropriétaire', 'Montant dû'],
            accounts.debtors.map(([who, cents]) => [who, spaced(cents)]),
          )}`
        : ''
    }`,
    2: `<h1>ANNEXE N° 2 – COMPTE DE GESTION GÉNÉRAL DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL (N+1, N+2)</h1>${place}<h2>CHARGES POUR OPÉRATIONS COURANTES</h2>${table(
      FIVE(year),
      [
        ...generalOf(accounts).map(({ code, label, amounts }) => [
          code,
          label,
          ...amounts.map(spaced),
        ]),
        five('Sous-total charges', totals),
        five('701 Provisions sur opérations courantes', provisions, false),
        five('Solde (excédent + / insuffisance -) affecté aux copropriétaires', balances),
      ],
      'five',
    )}<h2>CHARGES POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES</h2>${table(
      FIVE(year),
      [
        five('671 Travaux décidés par l’assemblée générale', [
          0,
          sum(done.map((one) => one.voted)),
          sum(done.map((one) => one.spent)),
          0,
          0,
        ]),
        five(
          '702 Provisions sur travaux',
          [0, 0, sum(done.map((one) => one.received)), 0, 0],
          false,
        ),
      ],
      'five',
    )}`,
    3: `<h1>ANNEXE N° 3 – COMPTE DE GESTION POUR OPÉRATIONS COURANTES DE L’EXERCICE CLOS RÉALISÉ (N) ET BUDGET PRÉVISIONNEL</h1>${place}${keys
      .map((key) => {
        const rows = naturesOf(key);
        return `<h2>${key.label}</h2>${table(FIVE(year), [...rows.map(({ code, label, amounts }) => [code, label, ...amounts.map(spaced)]), five('Total net', columnTotals(rows))], 'five')}`;
      })
      .join(
        '',
      )}${table([], [five('TOTAL CHARGES NETTES', totals), five('PROVISIONS COPROPRIÉTAIRES', provisions), five('SOLDE', balances)], 'five')}`,
    4: `<h1>ANNEXE N° 4 – COMPTE DE GESTION POUR TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES HORS BUDGET PRÉVISIONNEL DE L’EXERCICE CLOS</h1>${place}${
      done.length === 0
        ? '<p>NÉANT</p>'
        : table(
            [
              'Travaux',
              'Dépenses votées',
              'Dépenses réalisées',
              'Provisions appelées, emprunts et subventions',
              'Solde',
            ],
            done.map(({ label, voted, spent, received }) => [
              label,
              spaced(voted),
              spaced(spent),
              spaced(received),
              spaced(received - spent),
            ]),
          )
    }`,
    5: `<h1>ANNEXE N° 5 – ÉTAT DES TRAVAUX DE L’ARTICLE 14-2 ET OPÉRATIONS EXCEPTIONNELLES VOTÉS NON ENCORE CLÔTURÉS À LA FIN DE L’EXERCICE</h1>${place}${
      open.length === 0
        ? '<p>NÉANT</p>'
        : table(
            [
              'Travaux',
              'A – Votés',
              'B – Payés',
              'C – Réalisés',
              'D – Appels, emprunts et subventions reçus',
              'E = D - C Solde en attente sur travaux',
              'F – À recevoir',
            ],
            open.map(({ label, voted_on, voted, paid, spent, received }) => [
              `${label} (AG du ${slashed(voted_on)})`,
              spaced(voted),
              spaced(paid),
              spaced(spent),
              spaced(received),
              spaced(received - spent),
              spaced(voted - received),
            ]),
          )
    }`,
  };
  return sheetOf(
    name,
    CSS,
    which.map((number) => pages[number] ?? ''),
  );
}
