// « CHARGES GENERALES 86/1000 DE 14.300,00 …… 1.229,80 », « EAU 41 M3 A 4,20 …… 172,20 »: old prints work each sum out on
// its line. What the line asks is the last amount, where the first one makes it.
import { findShares } from '../../french/shares.ts';
import { writtenText } from '../../french/written.ts';
import { type AmountLine, amountLines } from '../figures/amount-lines.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isShare } from './share-money.ts';

const METERED = /(?<count>\d+(?:[,.]\d+)?) ?(?:m3|m³|kwh|unites?|parts?) ?(?:a|x|×|\*)$/;
/** Of rounding, in cents. */
const TOLERANCE = 2;

function isWorkedOut({ label, amounts }: AmountLine): boolean {
  const [first, last, ...more] = amounts.map(({ value }) => value.cents);
  if (first === undefined || last === undefined || more.length > 0) return false;
  const count = METERED.exec(label)?.groups?.['count'];
  if (count !== undefined)
    return Math.abs(Number(count.replace(',', '.')) * first - last) <= TOLERANCE;
  const [share, ...others] = findShares(writtenText(label)).map(({ value }) => value);
  const isOne = share !== undefined && others.length === 0 && share.base !== null;
  return isOne && isShare(first, share.part, share.base ?? 0, last);
}

/** Each line with the one amount that is its own; those that tell two and prove neither are left out. */
export const workedLines = (sheet: Sheet): AmountLine[] =>
  amountLines(sheet).flatMap((line): AmountLine[] => {
    if (line.amounts.length === 1) return [line];
    const name = line.printed.replace(/\s*[,:(–-]?\s*\d[\d\s.]*(?:\/|m3|m³).*$/iu, '');
    return isWorkedOut(line)
      ? [{ ...line, printed: name, own: name, amounts: line.amounts.slice(-1) }]
      : [];
  });
