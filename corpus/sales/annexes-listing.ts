// Annexes of a needle printer: the columns are told once at the head, then only by where the figures stand.
import type { Paper } from '../paper.ts';
import { type Accounts, columnTotals, generalOf, naturesOf } from './accounts.ts';
import type { Scene } from './books.ts';
import { sheetOf } from './sale.ts';
import { slashed } from './writing.ts';

const CSS = `font: 7.4pt/1.34 'Nimbus Mono PS', monospace; padding: 12mm 10mm; pre { font: inherit; margin: 0; white-space: pre }`;
const amount = (cents: number): string =>
  `${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}${cents < 0 ? '-' : ' '}`;
const bare = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toUpperCase();
const row = (label: string, amounts: readonly number[]) =>
  bare(label).slice(0, 44).padEnd(44) + amounts.map((one) => amount(one).padStart(13)).join('');
const RULE = '='.repeat(109);

export function listing(
  name: string,
  scene: Scene,
  accounts: Accounts,
  which: readonly number[] = [1, 2, 3, 5],
): Paper {
  const { closed, before_closed, before: b, after: a, keys, called, open } = accounts;
  const top = (title: string) => [
    bare(
      `${scene.syndic.name}      ${scene.building.name} ${scene.building.street} ${scene.building.town}`,
    ),
    title,
    RULE,
  ];
  const totals = columnTotals(generalOf(accounts));
  const provisions = [called[0], totals[1] ?? 0, called[1], totals[3] ?? 0, totals[4] ?? 0];
  const pages: Record<number, readonly string[]> = {
    1: [
      ...top(`ANNEXE 1 ETAT FINANCIER APRES REPARTITION AU ${slashed(closed)}`),
      `COLONNES : EX. PRECEDENT APPROUVE (${slashed(before_closed)}) PUIS EX. CLOS`,
      '',
      'I SITUATION FINANCIERE ET TRESORERIE',
      row('50 FONDS PLACES', [b.placed, a.placed]),
      row('51 BANQUES', [b.bank, a.bank]),
      row('102 PROVISIONS POUR TRAVAUX', [b.works_provisions, a.works_provisions]),
      row('1031 AVANCES DE TRESORERIE', [b.advance, a.advance]),
      row('105 FONDS DE TRAVAUX', [b.fund, a.fund]),
      row('12 SOLDE EN ATTENTE SUR TRAVAUX', [b.pending, a.pending]),
      '',
      'II CREANCES',
      row('45 COPROPRIETAIRES SOMMES EXIGIBLES', [b.owed, a.owed]),
      row('459 COPROPRIETAIRES CREANCES DOUTEUSES', [b.doubtful, a.doubtful]),
      row('46 DEBITEURS DIVERS', [b.sundry_claims, a.sundry_claims]),
      'II DETTES',
      row('45 COPROPRIETAIRES EXCEDENTS VERSES', [b.overpaid, a.overpaid]),
      row('40 FOURNISSEURS', [b.suppliers, a.suppliers]),
      row('42-44 AUTRES DETTES', [b.social, a.social]),
      row('46 CREDITEURS DIVERS', [b.sundry_debts, a.sundry_debts]),
      RULE,
      row('TOTAL GENERAL ACTIF', [b.left, a.left]),
      row('TOTAL GENERAL PASSIF', [b.right, a.right]),
      '',
      row('EMPRUNTS MONTANT RESTANT DU', [b.loan, a.loan]),
      ...(accounts.debtors
        ? ['', 'LISTE DES DEBITEURS', ...accounts.debtors.map(([who, cents]) => row(who, [cents]))]
        : []),
    ],
    2: [
      ...top('ANNEXE 2 COMPTE DE GESTION GENERAL'),
      'COLONNES : EX. PRECEDENT APPROUVE / VOTE / REALISE A APPROUVER / BUDGET EN COURS / BUDGET A VOTER',
      '',
      ...generalOf(accounts).map(({ code, label, amounts }) => row(`${code} ${label}`, amounts)),
      RULE,
      row('TOTAL CHARGES COURANTES', totals),
      row('701 PROVISIONS', provisions),
      row(
        'SOLDE',
        provisions.map((one, index) => one - (totals[index] ?? 0)),
      ),
    ],
    3: [
      ...top('ANNEXE 3 COMPTE DE GESTION POUR OPERATIONS COURANTES'),
      ...keys.flatMap((key) => [
        '',
        `*** ${bare(key.label)}`,
        ...naturesOf(key).map(({ code, label, amounts }) => row(`${code} ${label}`, amounts)),
        row('TOTAL NET', key.years),
      ]),
      RULE,
      row('TOTAL CHARGES NETTES', totals),
      row('PROVISIONS COPROPRIETAIRES', provisions),
    ],
    5: [
      ...top('ANNEXE 5 TRAVAUX VOTES NON ENCORE CLOTURES'),
      'COLONNES : VOTES / PAYES / REALISES / APPELES / SOLDE EN ATTENTE',
      '',
      ...(open.length === 0
        ? ['NEANT']
        : open.map(({ label, voted, paid, spent, received }) =>
            row(label, [voted, paid, spent, received, received - spent]),
          )),
    ],
  };
  return sheetOf(
    name,
    CSS,
    which.map((number) => `<pre>${(pages[number] ?? []).join('\n')}</pre>`),
  );
}
