// Whether a call is the sum of what it prints: its parts, what was owed before, the shares of its lines.
import { onlyNumber, type Paper, readingsOf, textsIn } from './examined.ts';

const PARTS = ['courantes', 'travaux', 'fonds_travaux', 'avances'] as const;

export function callAddsUp(paper: Paper): boolean {
  const [total, to_pay] = [onlyNumber(paper, 'total'), onlyNumber(paper, 'to_pay')];
  const before = onlyNumber(paper, 'solde_anterieur');
  const parts = PARTS.flatMap((name) => onlyNumber(paper, name)?.value ?? []);
  if (!total) return true;
  const isOfParts = parts.length === 0 || sumOf(parts) === total.value;
  // What is asked beyond the call itself is what was owed before: unexplained, one of the two is misread or altered.
  return isOfParts && (!to_pay || total.value + (before?.value ?? 0) === to_pay.value);
}

/**
 * Of a call as all readers read it: its lines ask for more than it does. A line that was not read only makes it
 * more; where lines prove the total, whatever else they hold are sub-totals.
 */
export function isLessThanLines(paper: Paper): boolean {
  const total = onlyNumber(paper, 'total');
  return (
    total !== null && total.reading.fact.proof !== 'PROVEN' && sumOf(sharesIn(paper)) > total.value
  );
}

const sumOf = (sums: readonly number[]): number => sums.reduce((sum, one) => sum + one, 0);

/** « Ascenseur : 123,12 = 5 300,00 × 84 ÷ 904 ÷ 4 »; a line printed twice counts once. */
const SHARE = /:\s(?<euros>[\d\s]+),(?<cents>\d{2})\s=\s/u;

const sharesIn = (paper: Paper): number[] =>
  [...new Set(readingsOf([paper], 'key_lines').flatMap(textsIn))].flatMap((line) => {
    const { euros = '', cents } = SHARE.exec(line)?.groups ?? {};
    return cents === undefined ? [] : [Number(euros.replaceAll(/\s/gu, '')) * 100 + Number(cents)];
  });
