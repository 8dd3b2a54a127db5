// Amounts in cents, in all the forms that software prints. Read in cells: a tab ends a number.
import { fold, plain } from './fold.ts';
import { findAll, type Found, type Written } from './written.ts';

export type Amount = {
  /** Negative where a sign or parentheses say so. */
  cents: number;
  /** « D », « DB », « débiteur » beside the figure: the paper's own convention says what it means. */
  side: 'DEBIT' | 'CREDIT' | null;
};

const WHOLE = String.raw`(?<whole>\d{1,3}(?:[ .]\d{3})+|\d+)`;
/** Euros and cents; or no cents, but then the currency. */
const FIGURE = String.raw`${WHOLE}(?:[,.](?<cents>\d{2})(?![\d,.]*\d)|(?=[ \n]?(?:€|eur\b|euros?\b)))`;
const SIDE = String.raw`(?:[ ]?(?<side>db|cr|d|c)(?![\p{L}\d'°]))?`;
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,/°]|\d[ ])(?<open>\([ ]?)?(?<minus>[-+][ ]?)?(?:€[ ]?)?${FIGURE}` +
    String.raw`(?<close>[ ]?\))?(?<after>-(?!\d))?(?:[ \n]?(?:€|eur\b|euros?\b))?(?<late>[ ]?\)|-(?!\d))?${SIDE}`,
  'gu',
);
/**
 * « arrêté à 63 » at the end of a line and « 700,00 € » on the next are one amount: after these words a
 * number cannot stop there, and what follows has a currency.
 */
const BROKEN = new RegExp(
  String.raw`(?<=(?:\b(?:a|de|pour|soit|total|montant|prix|ttc)|\()[ ]?)(?<whole>\d{1,3}(?:[ .]\d{3})*\n\d{3}(?:[ .]\d{3})*)(?:,(?<cents>\d{2}))?[ \n]?(?:€|eur\b|euros?\b)`,
  'gu',
);
/** A figure followed by one of these is no amount. */
const OTHER_UNIT =
  /^[ ]?(%|‰|m²|m2|m³|m3|kwh|kg|km|cm|mm|ha\b|ca\b|a\b|h\b|°|l\b|litres?\b|ans?\b|jours?\b|mois\b|degres?\b)/;

export function findAmounts(written: Written): Found<Amount>[] {
  const broken = findAll(written, fold, BROKEN, amountFrom);
  const whole = findAll(written, fold, AMOUNT, (match, text) => {
    const rest = text.slice(match.index + match[0].length);
    // « 540 euros à titre de… », « (540 €) à titre de… » have their unit already.
    const isMoney = /(?:€|eur|euros?)(?:[ ]?\)|-)?$/.test(match[0]);
    return !isMoney && OTHER_UNIT.test(rest) ? null : amountFrom(match);
  });
  return [
    ...whole.filter((one) => broken.every(({ from, to }) => one.to <= from || one.from >= to)),
    ...broken,
  ].toSorted((a, b) => a.from - b.from);
}

function amountFrom(match: RegExpExecArray): Amount | null {
  const { whole = '', cents = '00', open, minus, close, after, late, side } = match.groups ?? {};
  const closed = close ?? (late?.includes(')') ? late : undefined);
  // « 000,00 » is the end of a number whose first group stands elsewhere.
  if (/^0\d/.test(whole)) return null;
  // « (2 340 € TTC) », « (soit 2 340 €) »: a bracket of the sentence, which a currency tells.
  const isOfSentence = (open === undefined) !== (closed === undefined);
  if (isOfSentence && !/€|eur/.test(match[0])) return null;
  const value = Number(whole.replaceAll(/[ .\n]/g, '')) * 100 + Number(cents);
  if (!Number.isSafeInteger(value)) return null;
  const trailing = after ?? (late?.includes('-') ? late : undefined);
  const negative =
    (open !== undefined && !isOfSentence) || minus?.startsWith('-') || trailing !== undefined;
  return { cents: negative && value !== 0 ? -value : value, side: sideOf(side) };
}

function sideOf(letters: string | undefined): Amount['side'] {
  if (letters === undefined) return null;
  return letters.startsWith('d') ? 'DEBIT' : 'CREDIT';
}

/** No amount is written with more signs; most cells are words. */
const LONGEST = 40;

/** The amount that a cell is, and nothing else. Without cents only where `integers` are amounts too. */
export function amountOf(text: string, integers = false): Amount | null {
  if (text.length > LONGEST || !/\d/.test(text)) return null;
  const bare = plain(text).trim();
  const given =
    integers && /^[-+]?[ ]?\d[\d .]*$/.test(bare) ? `${bare.replace(/[ .]+$/, '')} €` : bare;
  const [first, ...others] = [...fold(given).matchAll(AMOUNT)];
  if (!first || others.length > 0 || first[0].length !== given.length) return null;
  return amountFrom(first);
}
