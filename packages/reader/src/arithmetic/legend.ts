// « CODES CLES 001 CHARGES GENERALES 002 ASCENSEUR »: what the codes in the lines of a table stand for, said elsewhere on the paper.
import type { Word } from '../page/page.ts';
import { amountsIn, type Row } from './figures.ts';

const CODE = /^\*?(?<code>(?<series>[A-Z]{0,3})\d{1,4})\*?$/;
type Code = { code: string; series: string };

/** A number alone is a code where it starts with a nought or is as long as one. */
const IS_CODE = /^(?:[A-Z]{1,3}\d{1,3}|0\d{1,3}|\d{3,4})$/;

function codeOf({ text }: Word): Code | null {
  const { code = '', series = '' } = CODE.exec(text)?.groups ?? {};
  return IS_CODE.test(code) ? { code, series } : null;
}

const codesIn = (row: Row | undefined): Code[] =>
  (row?.line.words ?? []).flatMap((word) => codeOf(word) ?? []);

/** More words are a sentence. */
const [MIN_LETTERS, MOST_WORDS] = [3, 9];

/** What each code is said to be; a code that is said to be two things is nothing. */
export function legendOf(rows: readonly Row[], codes: ReadonlySet<string>): Map<string, string> {
  const said = rows
    .filter((row) => amountsIn(row).length === 0)
    .flatMap(({ line: { words } }) => {
      const starts = words.flatMap((word, at) => (codeOf(word) ? [at] : []));
      return starts.flatMap((at, index) => {
        const own = words
          .slice(at + 1, starts[index + 1])
          .map(({ text }) => text.replace(/^[:=–-]+$/, ''))
          .filter((text) => text !== '');
        const code = words[at] && codeOf(words[at])?.code;
        const name = own.join(' ').replace(/[,;.]$/, '');
        const isName =
          own.length <= MOST_WORDS && name.replaceAll(/\P{L}/gu, '').length >= MIN_LETTERS;
        return code && codes.has(code) && isName ? [[code, name] as const] : [];
      });
    });
  return new Map(
    [...Map.groupBy(said, ([code]) => code)].flatMap(([code, names]) => {
      const [only, ...others] = new Set(names.map(([, name]) => name));
      return only && others.length === 0 ? [[code, only] as const] : [];
    }),
  );
}

/** What the codes of the lines say of each: one naming a series, « P1, P2 » beside « 001, 002 ». */
export function codedNames(
  rows: readonly Row[],
  lines: readonly number[],
): ((row: number) => string)[] {
  const codes = lines.flatMap((row) => codesIn(rows[row]));
  const legend = legendOf(
    rows.filter((_, row) => !lines.includes(row)),
    new Set(codes.map(({ code }) => code)),
  );
  return [...new Set(codes.map(({ series }) => series))].map((series) => (row) => {
    const own = codesIn(rows[row]).find((one) => one.series === series && legend.has(one.code));
    return own ? `${own.code} ${legend.get(own.code) ?? ''}` : '';
  });
}
