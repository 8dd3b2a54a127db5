import { type FlowText, extracted, type Extracted } from '../sheet/flow-text.ts';
// « Lot 3 – Un appartement ........ 250 », line by line, over « Total ........ 1 000 »: no share says of what whole it
// is. What must be true tells them: every line that opens with a lot ends with a number, no lot comes twice, and
// together they make the total that is printed.
import type { Reading } from '../sheet/reading.ts';
import { shareText } from './lot-shares.ts';

const WHOLE = String.raw`\d{1,3}(?:[ .]?\d{3})*`;
const UNIT = String.raw`(?:[ ]?(?:tantiemes?|milliemes?|emes?))?`;
/** Of any line that opens with a lot. */
const OPENS =
  /(?<=^|\n)(?:[-*•]\s?)?lot\s+(?:n°\s?|numero\s)?(?<value>\d{1,4})(?![\d/]|[.,]\d)[^\n]*/;
/** Dots, a wide space, a colon or a dash lead to the number at the end of the line. */
const ROW = new RegExp(
  String.raw`^(?<what>\D[^\n]*?)(?:\.{2,}|…|\t|:|\s[-=])[\s.…]*(?<part>${WHOLE})${UNIT}$`,
  'u',
);
const TOTAL = new RegExp(
  String.raw`(?:^|\n)[^\n]{0,20}?\btotal\b[^\n\d]{0,60}(?<value>${WHOLE})${UNIT}\s*(?=$|\n)`,
  'u',
);
const numberOf = (text: string): number => Number(text.replaceAll(/\D/g, ''));

type Weighed = { lot: string; part: number; place: Extracted<string> };

/** Null where one line of a lot does not end with its number. */
function weighedLots(flowText: FlowText): Weighed[] | null {
  const heads = extracted(flowText, OPENS);
  const lots = heads.flatMap((place): Weighed[] => {
    const [line = ''] = flowText.folded.slice(place.end).split('\n');
    const part = ROW.exec(line)?.groups?.['part'];
    return part === undefined
      ? []
      : [{ lot: String(Number(place.value)), part: numberOf(part), place }];
  });
  const isWhole =
    lots.length > 1 &&
    lots.length === heads.length &&
    new Set(lots.map(({ lot }) => lot)).size === lots.length;
  return isWhole ? lots : null;
}

export function weighedShares(flowText: FlowText): Reading<string[]> | null {
  const lots = weighedLots(flowText) ?? [];
  const [first] = lots;
  if (!first || lots.some(({ place }) => place.page.source === 'OCR')) return null;
  const base = lots.reduce((sum, { part }) => sum + part, 0);
  if (extracted(flowText, TOTAL).every(({ value }) => numberOf(value) !== base)) return null;
  return {
    ...first.place,
    value: lots.map(({ lot, part }) => shareText({ lot, part, base })),
    raw: lots.map(({ place }) => place.raw).join(' + '),
  };
}
