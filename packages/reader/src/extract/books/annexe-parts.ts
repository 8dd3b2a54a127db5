// Where each of the five annexes stands: they may share a page, or go on over several.
import { hasCents } from '../../layout/columns.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';

export const ANNEXES = [1, 2, 3, 4, 5] as const;
export type AnnexeNumber = (typeof ANNEXES)[number];

/** One page of one annexe: the lines from its title down. */
export type AnnexePart = { number: AnnexeNumber; sheet: Sheet; lines: readonly SheetLine[] };

/** The wording of the decree: numbers alone are also those of other annexes, and of references to these. */
const TITLES: Record<AnnexeNumber, RegExp> = {
  1: /etat financier apres repartition/,
  2: /compte de gestion general/,
  3: /compte de gestion (?:pour (?:les )?|des |sur )operations courantes/,
  4: /compte de gestion (?:pour (?:les )?|des |sur )travaux/,
  5: /(?:travaux|operations exceptionnelles).{0,60}(?:non encore|non) clotures/,
};
/** « Annexe 4. Travaux de l’article 14-2, exercice clos… »: under its number, in the words of the office. */
const NUMBERED: Record<AnnexeNumber, RegExp> = {
  1: numbered(1, 'etat financier|bilan|situation financiere'),
  2: numbered(2, 'compte de gestion|gestion generale|charges et produits|resultat'),
  3: numbered(
    3,
    '(?:compte de gestion|charges|gestion)[^.;]{0,30}(?:courantes?|par cles?)|operations courantes',
  ),
  4: numbered(
    4,
    '(?:compte de gestion |charges |etat )?(?:pour |des |de |sur )*(?:travaux|operations exceptionnelles)',
  ),
  5: numbered(
    5,
    '(?:etat |suivi |situation |liste )?(?:pour |des |de |sur )*(?:travaux|operations exceptionnelles)',
  ),
};
function numbered(number: AnnexeNumber, about: string): RegExp {
  return new RegExp(
    String.raw`^annexe (?:comptable )?(?:n° ?)?${number}\s?[.:)-]+\s*(?:${about})\b`,
    'u',
  );
}
const MAX_TITLE = 160;
/** « Sont joints : l’état financier, le compte de gestion général… » is a letter that names them, « Il n’existe pas de… » says there are none. */
const STATED =
  /,|\b(?:pas|aucune?|joints?|jointe?s?|annexe(?:es?|s))\b|(?:\b(?:le|les|du|au|un|son|ce)|\b[ld]')\s*$/;

/** Long titles go on over the next line. */
function titleOf(lines: readonly SheetLine[], index: number): AnnexeNumber | null {
  const [first, next] = [lines[index], lines[index + 1]];
  const title = [first, next]
    .flatMap((line) => (line && !line.cells.some(hasCents) ? line.folded : []))
    .join(' ');
  if (!first || first.folded.length > MAX_TITLE || first.cells.some(hasCents)) return null;
  const starts = (number: AnnexeNumber) => {
    const at = title.search(TITLES[number]);
    return (
      NUMBERED[number].test(first.folded) ||
      (at !== -1 && at < first.folded.length && !STATED.test(title.slice(0, at)))
    );
  };
  return ANNEXES.find(starts) ?? null;
}

/** A list of what is enclosed has titles too, and nothing under them. */
const holdsSums = (lines: readonly SheetLine[]): boolean =>
  lines.some(({ cells, folded }) => cells.some(hasCents) || NOTHING.test(folded));
const NOTHING = /\bneant\b|\baucune?\b|\bsans objet\b/;

export function annexeParts(sheets: readonly Sheet[]): AnnexePart[] {
  const parts: { number: AnnexeNumber; sheet: Sheet; lines: SheetLine[] }[] = [];
  for (const sheet of sheets) {
    let current = parts.at(-1)?.number ?? null;
    let fresh = true;
    for (const [index, line] of sheet.lines.entries()) {
      const title = holdsSums(sheet.lines.slice(index)) ? titleOf(sheet.lines, index) : null;
      if (title !== null && title !== current) [current, fresh] = [title, true];
      if (current === null) continue;
      const part = parts.at(-1);
      if (fresh || !part) parts.push({ number: current, sheet, lines: [line] });
      else part.lines.push(line);
      fresh = false;
    }
  }
  return parts;
}

export const wholePages = (sheets: readonly Sheet[], number: AnnexeNumber): AnnexePart[] =>
  sheets.map((sheet) => ({ number, sheet, lines: sheet.lines }));
