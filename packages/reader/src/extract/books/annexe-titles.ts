// Which annexes a page says that it holds: « Annexe n° 3 » over its sums, « Annexes 4 et 5 », whatever each office calls them.
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { ANNEXES, type AnnexeNumber } from './annexe-parts.ts';

const TITLE =
  /^Annexes? (?:comptables? )?(?:n(?:°|os?)? ?)?(?<numbers>[1-5](?:(?: ?, ?| et | - )[1-5])*)\b(?! ?\/)/i;
/** « Annexe 5 : sans objet ». */
const NOTHING = /sans objet|aucune?\b|neant/;

const SUM = /\d,\d{2}\b/;

/** In a sentence the word is small: « voir l’annexe 3 ». */
function titledIn({ cells, folded }: SheetLine): AnnexeNumber[] {
  if (NOTHING.test(folded)) return [];
  return cells.flatMap(({ text }) => {
    const { numbers = '' } = (text.startsWith('A') && TITLE.exec(text)?.groups) || {};
    return ANNEXES.filter((number) => numbers.includes(String(number)));
  });
}

/** A list of what is enclosed has titles too, and no sums under them. */
export function titledAnnexes({ lines }: Sheet): AnnexeNumber[] {
  const titles = lines.flatMap((line, at) => {
    const numbers = titledIn(line);
    return numbers.length > 0 ? [{ numbers, at }] : [];
  });
  return titles.flatMap(({ numbers, at }, index) => {
    const end = titles[index + 1]?.at ?? lines.length;
    return lines.slice(at, end).some(({ folded }) => SUM.test(folded)) ? numbers : [];
  });
}
