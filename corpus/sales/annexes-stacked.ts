// The same accounts by another house: one list, long account numbers, the year closed before the former one,
// N and N-1 for headings.
import type { Paper } from '../paper.ts';
import { type Accounts, type Balance, columnTotals, generalOf, naturesOf } from './accounts.ts';
import type { Scene } from './books.ts';
import { sheetOf } from './sale.ts';
import { dotted, pointed, sum, table } from './writing.ts';

const CSS = `font: 7.8pt/1.32 'Carlito', sans-serif; padding: 12mm; h1 { font-size: 12pt; color: #444; border-bottom: .6mm solid #c60; margin-bottom: 1mm } .g td { background: #fbe9d9; font-weight: bold } td, th { padding: .55mm 1.5mm; border-bottom: .1mm solid #ccc } th { font-weight: bold; text-align: right } th:first-child, th:nth-child(2) { text-align: left } td:nth-child(n+3) { text-align: right; white-space: nowrap } .t td { font-weight: bold; border-top: .3mm solid #444 }`;

type Row = readonly [code: string, label: string, of: (balance: Balance) => number];
const LEFT: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  [
    'Situation financière et trésorerie',
    [
      ['512000', 'Banque compte courant', (b) => b.bank],
      ['501000', 'Compte sur livret', (b) => b.placed],
      ['530000', 'Caisse', (b) => b.cash],
    ],
  ],
  [
    'Créances',
    [
      ['450000', 'Copropriétaires débiteurs (sommes exigibles)', (b) => b.owed],
      ['459000', 'Copropriétaires douteux', (b) => b.doubtful],
      ['460000', 'Débiteurs divers', (b) => b.sundry_claims],
      ['471000', 'En attente', (b) => b.to_spread],
    ],
  ],
];
const RIGHT: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  [
    'Provisions et avances',
    [
      ['102000', 'Provisions travaux', (b) => b.works_provisions],
      ['103100', 'Avances de trésorerie', (b) => b.advance],
      ['103300', 'Autres avances', (b) => b.other_advance],
      ['105000', 'Fonds de travaux loi ALUR', (b) => b.fund],
      ['120000', 'Solde en attente sur travaux', (b) => b.pending],
      ['131000', 'Subventions', (b) => b.grant],
    ],
  ],
  [
    'Dettes',
    [
      ['450000', 'Copropriétaires créditeurs (excédents versés)', (b) => b.overpaid],
      ['401000', 'Fournisseurs', (b) => b.suppliers],
      ['430000', 'Organismes sociaux et fiscaux', (b) => b.social],
      ['462000', 'Créditeurs divers', (b) => b.sundry_debts],
    ],
  ],
];
const block = (groups: typeof LEFT, { before, after }: Accounts, total: string) =>
  table(
    ['Compte', 'Intitulé', 'N', 'N-1'],
    [
      ...groups.flatMap(([title, rows]) => [
        `<tr class="g"><td colspan="4">${title}</td></tr>`,
        ...rows.map(([code, label, of]) => [code, label, dotted(of(after)), dotted(of(before))]),
      ]),
      `<tr class="t"><td></td><td>${total}</td><td>${dotted(after.left)}</td><td>${dotted(before.left)}</td></tr>`,
    ],
  );
/** N real first, then N voted, N-1, N+1, N+2. */
const ORDER = [2, 1, 0, 3, 4];
const HEADS = ['Compte', 'Intitulé', 'N réalisé', 'N budget', 'N-1', 'N+1 voté', 'N+2 à voter'];
const ordered = (amounts: readonly number[]) => ORDER.map((column) => dotted(amounts[column] ?? 0));
const bold = (label: string, amounts: readonly number[]) =>
  `<tr class="t"><td></td><td>${label}</td>${ordered(amounts)
    .map((one) => `<td>${one}</td>`)
    .join('')}</tr>`;

export function stacked(
  name: string,
  scene: Scene,
  accounts: Accounts,
  which: readonly number[] = [1, 2, 3, 4, 5],
): Paper {
  const { closed, before_closed, after, called, open, done, keys } = accounts;
  const place = `<p>${scene.building.name}, ${scene.building.street}, ${scene.building.town} – N : exercice clos le ${pointed(closed)} (comptes à approuver) ; N-1 : exercice clos le ${pointed(before_closed)} (approuvé)</p>`;
  const totals = columnTotals(generalOf(accounts));
  const provisions = [called[0], totals[1] ?? 0, called[1], totals[3] ?? 0, totals[4] ?? 0];
  const rowsOf = (rows: readonly { code: string; label: string; amounts: number[] }[]) =>
    rows.map(({ code, label, amounts }) => [code.padEnd(6, '0'), label, ...ordered(amounts)]);
  const pages: Record<number, string> = {
    1: `<h1>Annexe 1 – État financier après répartition</h1>${place}${block(LEFT, accounts, 'TOTAL ACTIF')}<div style="height:4mm"></div>${block(RIGHT, accounts, 'TOTAL PASSIF')}<p style="margin-top:3mm">Emprunts du syndicat, restant dû : ${dotted(after.loan)}</p>${accounts.debtors ? `<p><b>Débiteurs au ${pointed(closed)}</b> : ${accounts.debtors.map(([who, cents]) => `${who} ${dotted(cents)}`).join(' ; ')}</p>` : ''}`,
    2: `<h1>Annexe 2 – Compte de gestion général</h1>${place}${table(HEADS, [
      ...rowsOf(generalOf(accounts)),
      bold('Total charges courantes', totals),
      bold('Provisions', provisions),
      bold(
        'Excédent (insuffisance)',
        provisions.map((one, index) => one - (totals[index] ?? 0)),
      ),
    ])}`,
    3: `<h1>Annexe 3 – Opérations courantes par clé</h1>${place}${keys
      .map(
        (key) =>
          `<p style="margin:2mm 0 0"><b>Clé : ${key.label}</b></p>${table(HEADS, [...rowsOf(naturesOf(key)), bold(`Total ${key.label}`, key.years)])}`,
      )
      .join('')}`,
    4: `<h1>Annexe 4 – Travaux et opérations exceptionnelles terminés</h1>${place}${done.length === 0 ? '<p>Aucune opération terminée dans l’exercice.</p>' : table(['', 'Opération', 'Voté', 'Réalisé', 'Appelé', 'Solde'], [...done.map(({ label, voted, spent, received }) => ['', label, dotted(voted), dotted(spent), dotted(received), dotted(received - spent)]), ['', '<b>Total</b>', dotted(sum(done.map((one) => one.voted))), dotted(sum(done.map((one) => one.spent))), dotted(sum(done.map((one) => one.received))), '']])}`,
    5: `<h1>Annexe 5 – Travaux votés non clôturés</h1>${place}${
      open.length === 0
        ? '<p>Aucune opération en cours.</p>'
        : table(
            ['AG', 'Opération', 'Voté', 'Payé', 'Réalisé', 'Appelé', 'En attente', 'À recevoir'],
            open.map(({ label, voted_on, voted, paid, spent, received }) => [
              pointed(voted_on),
              label,
              dotted(voted),
              dotted(paid),
              dotted(spent),
              dotted(received),
              dotted(received - spent),
              dotted(voted - received),
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
