// Annexes that lie down, headed by the years themselves; the former year comes first.
import type { Paper } from '../paper.ts';
import { type Accounts, columnTotals, generalOf, naturesOf } from './accounts.ts';
import type { Scene } from './books.ts';
import { sheetOf } from './sale.ts';
import { english, inFull, slashed, table } from './writing.ts';

const CSS = `font: 7.6pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 9mm 11mm; h1 { font-size: 10pt } .w { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } td, th { padding: .45mm 1mm } th { border-bottom: .3mm solid #000; text-align: right } th:first-child { text-align: left } td:nth-child(n+2) { text-align: right } .t td { border-top: .2mm solid #000; font-weight: bold } .s td { font-weight: bold; text-decoration: underline }`;
const bold = (label: string, amounts: readonly number[]) =>
  `<tr class="t"><td>${label}</td>${amounts.map((one) => `<td>${english(one)}</td>`).join('')}</tr>`;
const title = (text: string, columns: number) =>
  `<tr class="s"><td colspan="${columns + 1}">${text}</td></tr>`;

export function years(
  name: string,
  scene: Scene,
  accounts: Accounts,
  which: readonly number[] = [1, 2, 3, 4, 5],
): Paper {
  const { closed, before_closed, before: b, after: a, called, open, done, keys } = accounts;
  const two = (label: string, before: number, after: number) => [
    label,
    english(before),
    english(after),
  ];
  const heads = ['', slashed(before_closed), slashed(closed)];
  const last = Number(closed.slice(0, 4));
  const short = closed.endsWith('12-31');
  const named = (year: number) => (short ? `${year}` : `${year - 1}/${year}`);
  const five = [
    '',
    `Réalisé ${named(last - 1)}`,
    `Budget ${named(last)}`,
    `Réalisé ${named(last)}`,
    `Budget ${named(last + 1)}`,
    `Budget ${named(last + 2)}`,
  ];
  const totals = columnTotals(generalOf(accounts));
  const provisions = [called[0], totals[1] ?? 0, called[1], totals[3] ?? 0, totals[4] ?? 0];
  const place = `<p>${scene.building.name} – ${scene.building.street}, ${scene.building.town} – arrêté au ${inFull(closed)} – montants en euros</p>`;
  const pages: Record<number, string> = {
    1: `<h1>ÉTAT FINANCIER APRÈS RÉPARTITION (annexe 1)</h1>${place}<div class="w">${table(heads, [
      title('Trésorerie', 2),
      two('50 Placements', b.placed, a.placed),
      two('51 Banque', b.bank, a.bank),
      bold('Trésorerie disponible', [b.placed + b.bank, a.placed + a.bank]),
      title('Créances', 2),
      two('45 Copropriétaires – sommes exigibles', b.owed, a.owed),
      two('459 Créances douteuses', b.doubtful, a.doubtful),
      two('46 Débiteurs divers', b.sundry_claims, a.sundry_claims),
      bold('Total général', [b.left, a.left]),
    ])}${table(heads, [
      title('Provisions et avances', 2),
      two('102 Provisions pour travaux', b.works_provisions, a.works_provisions),
      two('1031 Avance de trésorerie', b.advance, a.advance),
      two('1033 Autres avances', b.other_advance, a.other_advance),
      two('105 Fonds de travaux', b.fund, a.fund),
      two('12 Solde en attente sur travaux', b.pending, a.pending),
      title('Dettes', 2),
      two('45 Copropriétaires – excédents versés', b.overpaid, a.overpaid),
      two('40 Fournisseurs', b.suppliers, a.suppliers),
      two('43-44 Social et fiscal', b.social, a.social),
      two('46 Créditeurs divers', b.sundry_debts, a.sundry_debts),
      bold('Total général', [b.right, a.right]),
    ])}</div><p style="margin-top:3mm">Emprunts : montant restant dû au ${slashed(before_closed)} ${english(b.loan)} ; au ${slashed(closed)} ${english(a.loan)}.</p>${
      accounts.debtors
        ? table(
            ['Copropriétaires débiteurs', slashed(closed)],
            accounts.debtors.map(([who, cents]) => [who, english(cents)]),
          )
        : ''
    }`,
    2: `<h1>COMPTE DE GESTION GÉNÉRAL (annexe 2)</h1>${place}${table(five, [
      title('Charges pour opérations courantes', 5),
      ...generalOf(accounts).map(({ code, label, amounts }) => [
        `${code} ${label}`,
        ...amounts.map(english),
      ]),
      bold('Total charges', totals),
      bold('701 Provisions appelées', provisions),
      bold(
        'Solde',
        provisions.map((one, index) => one - (totals[index] ?? 0)),
      ),
    ])}`,
    3: `<h1>COMPTE DE GESTION PAR CLÉ (annexe 3)</h1>${place}${table(
      five,
      keys.flatMap((key) => [
        title(key.label, 5),
        ...naturesOf(key).map(({ code, label, amounts }) => [
          `${code} ${label}`,
          ...amounts.map(english),
        ]),
        bold('Sous-total', key.years),
      ]),
    )}`,
    4: `<h1>TRAVAUX CLÔTURÉS (annexe 4)</h1>${place}${
      done.length === 0
        ? '<p>Sans objet.</p>'
        : table(
            ['', 'Votés', 'Réalisés', 'Financés'],
            done.map(({ label, voted, spent, received }) => [
              label,
              english(voted),
              english(spent),
              english(received),
            ]),
          )
    }`,
    5: `<h1>TRAVAUX EN COURS (annexe 5)</h1>${place}${
      open.length === 0
        ? '<p>Sans objet.</p>'
        : table(
            ['', 'Votés', 'Payés', 'Réalisés', 'Appelés', 'Solde en attente', 'Restant à appeler'],
            open.map(({ label, voted_on, voted, paid, spent, received }) => [
              `${label}, AG ${slashed(voted_on)}`,
              ...[voted, paid, spent, received, received - spent, voted - received].map(english),
            ]),
          )
    }`,
  };
  return sheetOf(
    name,
    CSS,
    which.map((number) => pages[number] ?? ''),
    true,
  );
}
