// « Projets : 2/ approbation des comptes du … ; 4/ budget de … ; 5/ cotisation de … »: under the agenda, what
// will be put to the vote, in one paragraph. Each draft is of the question that has its number, and none of the
// last question's, whatever stands right under it.
import { writtenWords } from '../../french/written.ts';
import type { Word } from '../../page/page.ts';
import type { Place } from '../sheet/resolution-head.ts';
import type { Passage } from '../sheet/sheet.ts';

const OPENS = /^(?:les )?(?:projets?|propositions?)(?: de (?:resolutions?|decisions?))?\s?:/;
const NUMBER = /^(?:n°|\()?(?<number>\d{1,2})(?:[/).]|°\)?)$/;

type Drafts = {
  /** The lines of the paragraph: they are no part of the question over them. */
  lines: ReadonlySet<Place>;
  byLabel: ReadonlyMap<string, readonly Passage[]>;
};

const NO_DRAFTS: Drafts = { lines: new Set(), byLabel: new Map() };

/** Only where the numbers go up, each of them is asked, and a sign parts them. */
export function draftsInARow(places: readonly Place[], labels: readonly string[]): Drafts {
  const first = places.findIndex(({ line }) => OPENS.test(line.folded));
  const sheet = places[first]?.sheet;
  if (!sheet) return NO_DRAFTS;
  const lines = paragraph(places.slice(first));
  const words = lines.flatMap(({ line }) => line.cells.flatMap((cell) => cell.words));
  const marks = words.flatMap(({ text }, at) => {
    const number = NUMBER.exec(text)?.groups?.['number'];
    return number !== undefined && /[:;.]$/.test(words[at - 1]?.text ?? '') ? [{ number, at }] : [];
  });
  const areAsked = marks.every(
    ({ number }, index) =>
      labels.includes(number) && Number(number) > Number(marks[index - 1]?.number ?? 0),
  );
  if (marks.length < 2 || !areAsked) return NO_DRAFTS;
  const own = (index: number): readonly Word[] =>
    words.slice(marks[index]?.at, marks[index + 1]?.at);
  return {
    lines: new Set(lines),
    byLabel: new Map(
      marks.map(({ number }, index) => [
        number,
        [{ page: sheet.page, written: writtenWords(own(index)) }],
      ]),
    ),
  };
}

/** In heights of a line: further down another paragraph starts. */
const NEXT = 3;

/** Up to the line that a full stop ends, unless a number opens the next one. */
function paragraph(places: readonly Place[]): Place[] {
  const end = places.findIndex(({ sheet, line }, at) => {
    const next = places[at + 1];
    if (!next || next.sheet !== sheet) return true;
    const isApart = next.line.box[1] - line.box[1] > NEXT * sheet.height;
    const goesOn = NUMBER.test(next.line.cells[0]?.words[0]?.text ?? '');
    return isApart || (line.folded.endsWith('.') && !goesOn);
  });
  return places.slice(0, end + 1);
}
