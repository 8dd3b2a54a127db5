// An owner's account: what is owed on which day, and every movement that led to it.
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import { findAll, foundBox } from '../french/written.ts';
import { accountsOf } from './account-table.ts';
import { holdingFacts } from './holding.ts';
import { datesAfter } from './labelled.ts';
import { headPeriods, rangeFacts } from './period-facts.ts';
import { distinct, factsOf, readCells, type Reading } from './reading.ts';
import type { Sheet } from './sheet.ts';
import { signedBalance } from './signed-balance.ts';

const RULE = 'releve-de-compte';
const DAY = String.raw`(?:\d{1,2}(?:er)?\s+\p{L}+\s+\d{4}|[\d/.]{8,10})`;
const BALANCE = new RegExp(
  String.raw`solde (?:debiteur|crediteur)(?: [^\n\t:\d]{0,60}?)?(?:\s*(?:au|le)\s+${DAY})?`,
  'u',
);
const AS_OF =
  /arretee? (?:au|le)|solde (?:debiteur|crediteur)?[^\n\t:\d]{0,60}? (?:au|le)|situation (?:arretee )?(?:au|le)/;

export function releveDeCompte(sheets: readonly Sheet[]): Fact[] {
  const accounts = sheets.flatMap(accountsOf);
  const periods = headPeriods(sheets[0], (line) => !/exercice|budget|trim/.test(line));
  const told = distinct(sheets.flatMap((sheet) => datesAfter(sheet, AS_OF)));
  const as_of =
    told.length > 0 ? told : distinct(periods.map((one) => ({ ...one, value: one.value.to })));
  const balances: Reading<number>[] = [
    ...sheets.flatMap((sheet) => signedBalance(sheet, BALANCE)).filter(({ signed }) => signed),
    ...accounts.slice(-1).map(({ balance, last, page }) => readCells(balance, [last], page)),
  ];
  return [
    ...holdingFacts(sheets, RULE),
    ...rangeFacts(['period_from', 'period_to'], RULE, periods),
    ...factsOf('as_of', RULE, as_of),
    ...factsOf('account', RULE, distinct(sheets.flatMap(accountNumbers))),
    ...factsOf('balance', RULE, distinct(balances)),
    ...accounts.slice(-1).flatMap(({ movements, debits, credits, rows, page }) => [
      ...factsOf('total_debit', RULE, [debits && readCells(debits.cents, [debits.cell], page)]),
      ...factsOf('total_credit', RULE, [credits && readCells(credits.cents, [credits.cell], page)]),
      ...factsOf('entries', `${RULE}/running-balance`, [
        readCells(
          movements.map(({ day, label, cents }) => `${day} ${cents} ${label}`),
          rows.flatMap(({ texts }) => texts[0] ?? []),
          page,
        ),
      ]),
    ]),
  ];
}

const accountNumbers = ({ written, page }: Sheet): Reading<string>[] =>
  findAll(
    written,
    fold,
    /\bcompte (?:n° ?)?(?<number>45\d[ -]?\d{1,6})\b/g,
    ({ groups }) => groups?.['number'] ?? null,
  ).map((one) => ({ value: one.value, raw: one.raw, box: foundBox(written, one), page }));
