// « SEINE COPROPRIÉTÉ, SAS au capital de…, RCS…, carte CPI… »: what the law has a firm print, small, somewhere.
import { fold, plain } from '../../french/fold.ts';
import { writtenWords } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import type { Word } from '../../page/page.ts';
import { blocksOf } from '../sheet/blocks.ts';
import { wordsFrom } from '../sheet/labelled.ts';
import { type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { nameOf, saysTitle } from './firm-names.ts';
import { isOtherTrade } from './other-trades.ts';

const FORM = String.raw`(?:s\.?a\.?r\.?l\.?|s\.?a\.?s\.?u?\.?|e\.?u\.?r\.?l\.?|s\.?n\.?c\.?|s\.?a\.?|societe [a-z' ]{4,50}?)(?: unipersonnelle)?`;
const NAME = '(?<name>[^,;:.()]{3,60}?)';
/** « X, SAS au capital de… », « X SARL – RCS… », « X SARL – 3 rue Haute, 44000 NANTES – RCS… », « X (SAS), au capital de… ». */
const AFTER = new RegExp(
  String.raw`^${NAME}\s*(?:,|\s[-|]|\s\(?(?=[se]))\s*${FORM}\)?,?\s*(?:[-,]\s\d{1,4}[^;:]{8,70}?(?=[-,|]\s(?:siret|siren|r\.?c\.?s\.?)\s))?(?:au capital\b|[-,|]?\s*(?:siret|siren|r\.?c\.?s\.?|\d{3} \d{3} \d{3})\s)`,
);
/** « SAS Cabinet X au capital de… »: its form before it. */
const BEFORE = new RegExp(String.raw`^(?<form>${FORM}\s)${NAME}\s*[,-]?\s*au capital\b`);
export const legalLine = (sheet: Sheet): Reading<string>[] =>
  blocksOf(sheet).flatMap((block) =>
    block.lines.flatMap(({ cell }, at) => {
      const name = sentencesOf(cell.text).flatMap(({ text, start }) => {
        const { name: said, form = '' } =
          (BEFORE.exec(fold(text)) ?? AFTER.exec(fold(text)))?.groups ?? {};
        const from = start + form.length;
        return said ? [{ start: from, end: from + said.length, opens: start === 0 }] : [];
      })[0];
      const over = name?.opens ? block.lines[at - 1]?.cell : undefined;
      const head = over ? openedIn(over) : undefined;
      // A sentence breaks inside the name: where its first words are not told apart, it is not extracted.
      if (head === null) return [];
      const about = fold(
        block.lines
          .slice(at, at + 3)
          .map((line) => line.cell.text)
          .join(' '),
      );
      const isSyndic = /carte|\bcpi\b|garantie financiere|syndic|gerance|rcs/.test(about);
      if (!name || !isSyndic) return [];
      const text = fold(cell.text.slice(name.start, name.end));
      // « exemplo est une marque de COPRO SUD »: a sentence, which is read as such.
      if (saysTitle(text) || isOtherTrade(text) || /\sest\s/.test(text)) return [];
      const rest = new Set(wordsFrom(cell, name.end));
      const own = wordsFrom(cell, name.start).filter((word) => !rest.has(word));
      const words = [...(head ?? []), ...own];
      const value = words
        .map((word) => word.text)
        .join(' ')
        .replace(/[\s,–—-]+$/, '');
      return nameOf({
        ...readWords(value, value, words, sheet.page),
        written: writtenWords(words),
      });
    }),
  );
/** The words of a name at the end of a line that goes on below: none where a sentence ends there, null where they cannot be extracted. */
function openedIn(over: Cell): readonly Word[] | null {
  const text = plain(over.text).trimEnd();
  if (/[.;:!?]$/.test(text) || text.length < SENTENCE) return [];
  const opened =
    /(?<=[\p{L}\d)]\.\s+)\p{Lu}[\p{L}\d'&-]*(?: (?:[\p{Lu}&][\p{L}\d'&-]*|et|de|du|des|la|le|les))*$/u.exec(
      text,
    );
  return opened ? wordsFrom(over, opened.index) : null;
}
/** In signs. */
const SENTENCE = 60;
const sentencesOf = (text: string): { text: string; start: number }[] =>
  [
    0,
    ...[...text.matchAll(/(?<=\p{Ll})\.\s+/gu)].map(({ index, 0: end }) => index + end.length),
  ].map((start) => ({ text: text.slice(start), start }));
