// What a statement or a settlement says that the syndicat holds for the lots: advances, the part of the works fund.
// No movement of the account: it stands apart, under its own words.
import type { FactName } from '@quitus/domain/reading/facts.data';

import { hasDay } from './account-rows.ts';
import { amountsIn, type Figure, type Row } from './figures.ts';
import { afterOf, besideOf, overOf, rowText, underOf } from './labels.ts';

export type HeldSum = { name: FactName; cents: number; figure: Figure };

const WORKS_ADVANCE = /\bavances? (?:pour |de |sur )?travaux|\b103[23]\b/;
const ADVANCE =
  /\bavances? (?:permanentes? )?(?:de (?:la )?)?(?:tresorerie|reserve|fonds|roulement|permanente)|\b1031\b/;
/** Asked for, or to be paid again by whoever buys: not what is held. */
const ASKED = /\bappel|exigible|reconstitution|complement|a verser|cotisation annuelle/;
const FUND = /\b(?:fonds|fds|f\.) ?(?:de )?(?:travaux|trx)/;
const PART = /\b(?:quote-)?part\b|attache|\bpour (?:vos|les) lots\b/;
const OF_LOTS =
  /attache|\b(?:vos|aux|des) lots\b|\bvotre (?:quote-)?part\b|\b(?:quote-)?part (?:de votre |du |dans le )f|acquise|detenez|detenue|encaissee/;

/** In signs: « D » or « solde » after a sum says of which side it is. */
const SHORT = 12;

export function heldSums(rows: readonly Row[]): HeldSum[] {
  const told = rows.flatMap((row) =>
    amountsIn(row).flatMap((figure, index): HeldSum[] => {
      // A movement has its words before its first sum; what stands after its last is a card beside the account.
      const isMoved = hasDay(row) && (index === 0 || besideOf(rows, figure).length < SHORT);
      const name = isMoved ? null : nameOf(rows, figure);
      return name && !figure.negative ? [{ name, cents: figure.value, figure }] : [];
    }),
  );
  // Told in two ways, it is not known.
  return told.filter(
    ({ name, cents }, index) =>
      told.every((one) => one.name !== name || one.cents === cents) &&
      told.findIndex((one) => one.name === name) === index,
  );
}

function nameOf(rows: readonly Row[], figure: Figure): FactName | null {
  const named = [
    `${begunAbove(rows, figure)}${besideOf(rows, figure)}`,
    isAlone(rows, figure) ? afterOf(rows, figure) : '',
    underOf(rows, figure),
    overOf(rows, figure),
  ].find((text) => /\p{L}{3}/u.test(text));
  if (named === undefined || ASKED.test(named)) return null;
  if (WORKS_ADVANCE.test(named)) return 'avance_travaux_versee';
  if (ADVANCE.test(named)) return 'avance_versee';
  const around = [figure.row - 1, figure.row, figure.row + 1].map((row) => rowText(rows, row));
  const isAttached = around.some((text) => /\battachee?s?\b/.test(text));
  const isFund = FUND.test(named) || (/attache/.test(named) && FUND.test(around.join(' ')));
  return isFund &&
    (PART.test(named) || isAttached) &&
    OF_LOTS.test(`${named} ${afterOf(rows, figure)} ${around.join(' ')}`)
    ? 'fonds_travaux_lots'
    : null;
}

/** The only sum of its row, which it opens. */
const isAlone = (rows: readonly Row[], figure: Figure): boolean => {
  const row = rows[figure.row];
  return row !== undefined && amountsIn(row).length === 1 && besideOf(rows, figure) === '';
};

/** « Avance de trésorerie détenue au / titre de vos lots : 270,00 € »: what the line above says of it. */
function begunAbove(rows: readonly Row[], figure: Figure): string {
  const [row, above] = [rows[figure.row], rows[figure.row - 1]];
  const isGoingOn = /^\p{Ll}/u.test(row?.line.words[0]?.text ?? '');
  if (!row || !above || !isGoingOn || amountsIn(row)[0] !== figure) return '';
  const said = rowText(rows, figure.row - 1);
  const sentence = said.split(/[.;:] /).at(-1) ?? '';
  // What stands before another sum is said of that one.
  const own = sentence.split(/\d,\d{2}(?: ?(?:€|eur|euros))?/).at(-1) ?? '';
  const isOther = own !== sentence && !PART.test(own);
  return /[.;:]$/.test(said) || isOther ? '' : `${own} `;
}
