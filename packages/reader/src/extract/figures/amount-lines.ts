// Amounts with the words before them on their line: « Reste à payer avant le 1er octobre    164,24 € ».
// A line may hold several, each with its own words; a row of figures is one label and many amounts.
import { type Amount, findAmounts } from '../../french/amounts.ts';
import { fold } from '../../french/fold.ts';
import { type Found, wordsOf, type Written, writtenWords } from '../../french/written.ts';
import { middleOf } from '../../page/box.ts';
import type { Page, Word } from '../../page/page.ts';
import { type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';

export type AmountLine = {
  /** Folded: the words since the amount before, and those of the nearest cell only. */
  label: string;
  nearest: string;
  /** As the label is printed, and as its nearest cell is. */
  printed: string;
  own: string;
  amounts: readonly ReadAmount[];
  /** Folded: what follows on the line, « (débiteur) ». */
  tail: string;
  page: Page;
  middle: number;
};
export type ReadAmount = Reading<Amount> & { words: readonly Word[] };

type Open = {
  label: string;
  nearest: string;
  printed: string;
  own: string;
  amounts: ReadAmount[];
  tail: string;
};

export const amountLines = (sheet: Sheet): AmountLine[] =>
  sheet.lines.flatMap((line) => linesOf(line, sheet.page));

/** With those that stand alone under their label, as cards set them, one or several side by side. */
export const cardLines = (sheet: Sheet): AmountLine[] =>
  withLabels(sheet, (middle) =>
    sheet.lines.findLast(
      ({ box }) => middleOf(box) < middle && middle - middleOf(box) < CARD * sheet.height,
    ),
  );

/** Or over their label, as screens show what they are proud of. */
export const figureLines = (sheet: Sheet): AmountLine[] =>
  withLabels(sheet, (middle) =>
    sheet.lines.find(
      ({ box }) => middleOf(box) > middle && middleOf(box) - middle < CARD * sheet.height,
    ),
  );

const withLabels = (
  sheet: Sheet,
  labelsOf: (middle: number) => SheetLine | undefined,
): AmountLine[] =>
  amountLines(sheet).flatMap((line): AmountLine[] => {
    if (/\p{L}/u.test(line.label)) return [line];
    const labels = labelsOf(line.middle);
    return line.amounts.map((one) => {
      const head = labels?.cells.find(({ box }) => box[0] < one.box[2] && one.box[0] < box[2]);
      const label = head && /\p{L}{3}/u.test(head.text) ? fold(head.text) : '';
      return { ...line, label, nearest: label, amounts: [one] };
    });
  });
/** In heights of a line. */
const CARD = 2.6;

function linesOf({ cells, box }: SheetLine, page: Page): AmountLine[] {
  const groups: Open[] = [];
  const sums = cells.flatMap(({ words }) =>
    findAmounts(writtenWords(words)).map(({ value }) => value.cents),
  );
  for (const { words } of cells) {
    const written = writtenWords(words);
    const folded = fold(written.text);
    let at = 0;
    for (const one of withoutParts(written, findAmounts(written))) {
      const start = Math.max(at, folded.indexOf(fold(one.raw), at));
      const between = written.text.slice(at, start);
      if (isFactor(between, one.value.cents, sums)) continue;
      // « 6 400 € / 4 × 205/1000 = 328,00 € »: the result is the amount.
      if (/=\s*$/.test(between)) groups.at(-1)?.amounts.splice(0);
      named(groups, between);
      const own = wordsOf(written, one);
      groups.at(-1)?.amounts.push({ ...readWords(one.value, one.raw, own, page), words: own });
      at = start + one.raw.length;
    }
    named(groups, written.text.slice(at));
  }
  return groups
    .filter(({ amounts }) => amounts.length > 0)
    .map((group) => ({ ...group, page, middle: middleOf(box) }));
}

/** « Provisions (budget 580,20 € et travaux 46,42 €) : 626,62 € »: parts that add up to the amount after them. */
function withoutParts(
  { text, starts }: Written,
  all: readonly Found<Amount>[],
): readonly Found<Amount>[] {
  const placeOf = ({ from, raw }: Found<Amount>) =>
    Math.max(starts[from] ?? 0, text.indexOf(raw, starts[from]));
  const isInside = (one: Found<Amount>) =>
    one.raw.startsWith('(') || /\([^()]*$/.test(text.slice(0, placeOf(one)));
  // « Budget (28 000 € × 84/1000) : 588,00 € »: what a sum was worked out from.
  const isFrom = (one: Found<Amount>) =>
    isInside(one) && WORKED.test(text.slice(placeOf(one) + one.raw.length));
  if (all.some((one) => !isInside(one)) && all.some(isFrom))
    return all.filter((one) => !isInside(one));
  const parts = all.filter(isInside);
  const whole = all.find((one) => !isInside(one) && one.from > (parts.at(-1)?.from ?? 0));
  const added = parts.reduce((sum, { value }) => sum + value.cents, 0);
  return parts.length > 1 && whole?.value.cents === added
    ? all.filter((one) => !isInside(one))
    : all;
}

const WORKED = /^\s*(?:€\s*)?[x×*]\s*\d[\d\s.]*\/\s*\d[^()]*\)\s*(?::|=|soit\b|\d|$)/u;

/** « Versé en provisions (4 x 200,00)   800,00 »: how a sum was made is no sum of the line, wherever it stands. */
const TIMES = /\(\s*(?<times>\d{1,2})\s*(?:x|×|\*|fois)\s*$/;
function isFactor(before: string, cents: number, rest: readonly number[]): boolean {
  const times = Number(TIMES.exec(before)?.groups?.['times'] ?? 0);
  return times > 0 && rest.some((one) => Math.abs(one) === times * Math.abs(cents));
}

/** « 412 » or « – » between two amounts is not a name. */
function named(groups: Open[], text: string): void {
  const bullet = BULLET.exec(fold(text))?.[0].length ?? 0;
  const printed = text.slice(bullet).replace(/[\s:=.]+$/, '');
  const own = printed.slice(SENTENCE.exec(printed)?.[0].length ?? 0);
  const nearest = fold(own);
  const open = groups.at(-1);
  if (!/\p{L}{2}/u.test(printed) && open) return;
  if (open && open.amounts.length === 0) {
    open.label = `${open.label} ${fold(printed)}`.trim();
    open.printed = `${open.printed} ${printed}`.trim();
    open.nearest = nearest;
    open.own = own;
  } else {
    if (open) open.tail = fold(printed);
    const next = open ? withoutName(printed) : printed;
    const near = open ? withoutName(own) : own;
    groups.push({
      label: fold(next),
      nearest: fold(near),
      printed: next,
      own: near,
      amounts: [],
      tail: '',
    });
  }
}

/** « 212,40 € au titre du budget courant et à 10,62 € »: right after a sum, what it is for is no name of the next. */
const NAMES_LAST =
  /^(?:ttc )?(?:au titre d|pour l|pour vo|concernant |destinee?s? a|correspondant a)/;
function withoutName(text: string): string {
  const at = NAMES_LAST.test(fold(text))
    ? [...text.matchAll(/,\s|;\s|\s(?:et|puis|soit|plus)\s/g)].at(-1)
    : undefined;
  const rest = at ? text.slice(at.index + at[0].length) : text;
  return rest.slice(BULLET.exec(fold(rest))?.[0].length ?? 0);
}
/** « Votre compte était soldé. Montant à virer », « Avant le 01/01/2027 – Montant à régler »: an amount is named by its own sentence. */
const SENTENCE = /^.*(?:[\p{L}\d)][.;]|\d{2}[/. ]\d{4}\s[–—-])\s+(?=\p{Lu})/u;
const BULLET =
  /^(?:[\s:=*•·.,;-]|(?:et|soit|donc|le|la|les|un|une) |\d{1,2}[.)/] |[ivx]{1,4}[.)/] |[a-h][.)] )+/;

/** « récupérables sur votre locataire. Les provisions sont de »: a word and not « prov. » ends what came before. */
const ENDED = /\p{L}{6,}[.;]\s+\p{Lu}/u;

/** Those whose own words start with these. */
export function linesNamed(lines: readonly AmountLine[], words: RegExp): AmountLine[] {
  const starts = new RegExp(`^(?:${words.source})`, 'u');
  return lines.filter(
    ({ label, nearest, printed }) =>
      (starts.test(label) && !ENDED.test(printed)) || starts.test(nearest),
  );
}

export const amountsNamed = (lines: readonly AmountLine[], words: RegExp): ReadAmount[] =>
  linesNamed(lines, words).flatMap(({ amounts }) => amounts);
