// What a meeting was asked and what it answered, one resolution after the other.
import { fold } from '../../french/fold.ts';
import { rejoined } from '../../french/rejoined.ts';
import { writtenLines } from '../../french/written.ts';
import { type Cell, cellOf, cellsOf } from '../../layout/cells.ts';
import { lineOf } from '../../layout/lines.ts';
import { labelOf, type Place, type Run } from '../sheet/resolution-head.ts';
import type { Passage, Sheet } from '../sheet/sheet.ts';
import { secondItem } from './agenda-columns.ts';
import { answersInATable } from './answers-in-a-table.ts';
import { withTitlesAbove } from './centred-heads.ts';
import { draftsInARow } from './drafts-in-a-row.ts';
import { withApostrophes } from './elided.ts';
import { holdsLists, leavesOver } from './left-over-questions.ts';
import { withParts } from './numbered-parts.ts';
import { type Answered, questionsByAnswers } from './questions-by-answers.ts';
import { questionsInSentences } from './questions-in-sentences.ts';
import { withoutRepeatedEndings } from './repeated-endings.ts';
import { headRuns, placesOf } from './resolution-heads.ts';
import { isTorn, subjectOf, withoutTexts } from './resolution-title.ts';
import { rowsOfAnswers } from './rows-of-answers.ts';
import { answerColumns, tickedAnswer } from './ticked-answers.ts';
import { hasMore } from './unread-heads.ts';
import { flatAnswers, isAdopted } from './votes.ts';

export type Resolution = {
  number: number;
  /** As it is numbered: « 12 », « 12.1 ». */
  label: string;
  /** As printed. */
  subject: string;
  /** Of the question that it is a part of. */
  under?: string;
  title: Cell;
  sheet: Sheet;
  /** Its text, page by page, title included. */
  passages: readonly Passage[];
  /** Null where the paper does not say, or says both. */
  adopted: boolean | null;
  /** Words of its subject were not read. */
  torn: boolean;
  /** Others follow it that were not read. */
  goesOn: boolean;
};

/** After the last question. */
const CLOSED =
  /^(?:(?:plus rien|l'ordre du jour|les? questions?)[^.]{0,40}(?:epuise|n'etant)|(?:la )?seance (?:est )?(?:levee|close)|levee de (?:la )?seance|cloture (?:de (?:la|l')|a \d)|fini a \d|article 42|les (?:decisions|resolutions) (?:ci-dessus|prises)|extrait de l'article|fait a\b|(?:questions|points|informations) divers(?:es)?\b|divers\s*(?::|$))/;
/** What the law has minutes say at their end speaks of what is adopted and of what is refused. */
const AFTER_ALL =
  /contest|opposant|defaillant|decheance|forclusion|deux mois|recours|entrees et sorties|\bnotifi|proces-verbal (?:a ete|est)|plus (?:aucune|personne|rien)/;
/** Nothing is asked any more, whether the last question had an answer or none. */
const ENDED =
  /^(?:la )?fin de (?:la |l')(?:seance|reunion|assemblee)|\b(?:seance|reunion|assemblee)\b[^.;]{0,30}?\b(?:levee|close|prend fin|se termine|s'acheve)\b|\b(?:leve|clot|declare close?)\b[^.;]{0,20}?\b(?:seance|reunion|assemblee)\b/;
/** Once the last question is answered. */
const isAfterAll = (folded: string, lines: readonly Place[], index: number): boolean =>
  ENDED.test(folded) ||
  (AFTER_ALL.test(folded) &&
    isAdopted(
      flatAnswers(
        lines
          .slice(0, index)
          .map(({ line }) => line.cells.map(({ text }) => text).join('\t'))
          .join('\n'),
      ),
    ) !== null);
export function resolutionsOf(sheets: readonly Sheet[]): Resolution[] {
  const places = placesOf(sheets);
  const runs = headRuns(places).map((run) => withParts(withTitlesAbove(run, places), places));
  const main = mainRun(runs.filter((run) => !isOfElse(run, places)));
  // Where another question stands beside one, in a column that was not read, texts are those of both.
  if (!main) return unnumbered(places);
  if (main.heads.some((head) => secondItem(head) !== null)) return [];
  const texts = new Map(runs.map((run) => [run, textsOf(run, runs, places)]));
  const taken = runs.filter((run) => run === main || tellsOf(main, run, texts.get(run)));
  const table = answersInATable(
    places.slice((main.heads.at(-1)?.at ?? 0) + 1),
    main.heads.map(labelOf),
  );
  const others = runs.filter(
    (run) => !taken.includes(run) && !run.heads.every(({ line }) => table.rows.has(line)),
  );
  if (holdsLists(main, others, texts)) return unnumbered(places);
  const drafts = draftsInARow(
    places.slice((main.heads.at(-1)?.at ?? 0) + 1),
    main.heads.map(labelOf),
  );
  const columns = answerColumns(places);
  const asked = main.heads.map((head, index) => {
    // What stands under a title is its own up to the next one.
    const { subject, title } = subjectOf(head, places.slice(0, main.heads[index + 1]?.at));
    const own = taken
      .flatMap((run) => texts.get(run)?.get(labelOf(head)) ?? [])
      .filter((place) => !drafts.lines.has(place) && !table.lines.has(place));
    const passages = [...passagesOf(own), ...(drafts.byLabel.get(labelOf(head)) ?? [])];
    const extracted = passages.map(({ written }) => flatAnswers(written.text));
    return {
      number: head.number,
      label: labelOf(head),
      subject,
      title,
      sheet: head.sheet,
      passages,
      adopted: bothSay(
        // Where a page ends, so may the sentence: what heads the next one is no part of it.
        isAdopted(extracted.join(' ')) ??
          isAdopted(extracted.join('. ')) ??
          table.byLabel.get(labelOf(head)) ??
          null,
        tickedAnswer(texts.get(main)?.get(labelOf(head)) ?? [], columns),
      ),
      goesOn: head === main.heads.at(-1) && hasMore(main, title, places),
    };
  });
  const last = asked.at(-1);
  if (last && leavesOver(main, others, texts)) last.goesOn = true;
  // Numbers without a subject are those of something else, or of lines that were not read.
  if (asked.some(({ subject }) => subject === '')) return [];
  // What is left of a title may be whole where what was cut was not.
  const extracted = withoutTexts(withoutRepeatedEndings(asked)).map((one, index): Resolution => ({
    ...one,
    torn: main.heads[index]?.torn ?? isTorn(one.title, one.subject, one.sheet),
  }));
  for (const one of extracted) {
    const whole = extracted.find(({ label }) => label === String(one.number));
    if (whole && whole !== one) one.under = whole.subject;
  }
  if (!last?.goesOn) return extracted;
  const [from, to] = [main.heads[0]?.at ?? 0, main.heads.at(-1)?.at ?? 0];
  return [...extracted, ...unnumbered(places.slice(0, from)), ...unnumbered(places.slice(to + 1))];
}

/** By the rows of a table; by lines, but for the first, over which the head of the paper stands; or by sentences where those tell more. */
function answeredIn(places: readonly Place[]): Answered[] {
  const rows = rowsOfAnswers(places);
  if (rows.length > 0) return rows;
  const [lines, sentences] = [questionsByAnswers(places), questionsInSentences(places)];
  return sentences.length > lines.length + 1 ? sentences : lines;
}

/** What each decides can be extracted, their list cannot. */
const unnumbered = (places: readonly Place[]): Resolution[] =>
  answeredIn(places).flatMap(({ lines, subject, adopted }, index): Resolution[] => {
    const [first] = lines;
    return first
      ? [
          {
            number: index + 1,
            label: String(index + 1),
            subject,
            title: cellOf(first.line.cells.flatMap(({ words }) => words)),
            sheet: first.sheet,
            passages: passagesOf(lines),
            adopted,
            torn: true,
            goesOn: true,
          },
        ]
      : [];
  });

/** What a sentence and a column tell, where they do not contradict one another. */
const bothSay = (extracted: boolean | null, ticked: boolean | null): boolean | null =>
  extracted === null || ticked === null
    ? (extracted ?? ticked)
    : extracted === ticked
      ? extracted
      : null;

/** Its text, title included, on one line and without accents. */
export const textOf = ({ passages }: Resolution): string =>
  passages.map(({ written }) => fold(written.text).replaceAll(/\s+/g, ' ')).join(' ');

/** Questions are numbered from one, without a gap, up to the last. */
export const missesNone = (resolutions: readonly Resolution[]): boolean =>
  !resolutions.some(({ goesOn }) => goesOn) &&
  [...new Set(resolutions.map(({ number }) => number))].every(
    (number, index) => number === index + 1,
  );

/** « Pièces jointes : », « Étaient présents : » over a list: no questions. */
const LIST_OF_ELSE =
  /^(?!.*\b(?:ordre du jour|questions?|resolutions?)\b)(?:(?:liste des )?(?:pieces|documents|annexes) (?:jointe?s?|annexee?s?|a joindre)\b[^.;\d]{0,40}|(?:(?:ci-joints?|sont (?:joints?|annexee?s?)|vous trouverez)\b|(?:(?:sont|etaient) )?(?:presents?|absents?|representes?|excuses?)\b)[^.;\d]{0,60}:)$/;
/** In lines over the first item. */
const OVER = 2;
const isOfElse = ({ heads: [first] }: Run, places: readonly Place[]): boolean =>
  first !== undefined &&
  places
    .slice(Math.max(0, first.at - OVER), first.at)
    .some(({ line }) => LIST_OF_ELSE.test(line.folded));

/** The longest that starts at the start; the first of those that are as long. */
function mainRun(runs: readonly Run[]): Run | null {
  const whole = runs.filter(({ heads }) => heads[0]?.number === 1 && heads.length > 1);
  const among = whole.length > 0 ? whole : runs.filter(({ style }) => style === 'NAMED');
  return among.toSorted((a, b) => b.heads.length - a.heads.length)[0] ?? null;
}

/** The lines of each question, up to the next one of any run that is not a list inside it. */
function textsOf(run: Run, runs: readonly Run[], places: readonly Place[]): Map<string, Place[]> {
  const last = run.heads.at(-1)?.at ?? 0;
  const apart = runs.filter(
    (other) => other !== run && (other.heads[0]?.at ?? 0) > last && other.heads.length > 1,
  );
  const stops = [...run.heads, ...apart.flatMap(({ heads }) => heads)].map(({ at }) => at);
  return new Map(
    run.heads.map((head) => {
      const { at, aside, columns } = head;
      const next = stops.filter((stop) => stop > at).toSorted((a, b) => a - b)[0] ?? places.length;
      const lines = places.slice(at, next);
      const closed = lines.findIndex(
        ({ line }, index) =>
          index > 0 &&
          (CLOSED.test(line.folded) || (at === last && isAfterAll(line.folded, lines, index))),
      );
      const own = closed === -1 ? lines : lines.slice(0, closed);
      return [labelOf(head), columns ? columnByColumn(own, columns) : withVotesLast(own, aside)];
    }),
  );
}

/** A column of votes beside the text would stand in the middle of its sentences. */
function withVotesLast(lines: readonly Place[], aside: number | null): Place[] {
  const [sheet] = lines.map((one) => one.sheet);
  if (aside === null || !sheet) return [...lines];
  const isVote = ({ box }: Cell) => box[0] > aside - sheet.height;
  const part = (isWanted: (cell: Cell) => boolean) =>
    lines.flatMap((place) => placeOf(place, place.line.cells.filter(isWanted)));
  return [...part((cell) => !isVote(cell)), ...part(isVote)];
}

/** In heights of a line. */
const ALIGNED = 0.2;

/** In a grid, each column of a row on its own: cells that nearly touch are extracted by where they start. */
function columnByColumn(lines: readonly Place[], starts: readonly number[]): Place[] {
  return [-Infinity, ...starts].flatMap((start, index) =>
    lines.flatMap((place): Place[] => {
      const slack = ALIGNED * place.sheet.height;
      const next = starts[index] ?? Infinity;
      const words = place.line.line.words.filter(
        ({ box }) => box[0] > start - slack && box[0] <= next - slack,
      );
      return words.length > 0 ? placeOf(place, cellsOf(lineOf(words), place.sheet.height)) : [];
    }),
  );
}

function placeOf({ sheet }: Place, cells: readonly Cell[]): Place[] {
  if (cells.length === 0) return [];
  const whole = cellOf(cells.flatMap(({ words }) => words));
  return [{ sheet, line: { cells, folded: fold(whole.text), box: whole.box, line: whole } }];
}

const wordsIn = (text: string): Set<string> => new Set(fold(text).match(/\p{L}{5,}/gu) ?? []);

/** Drafts and minutes speak of what the agenda asked; a list of something else does not. */
function tellsOf(main: Run, run: Run, texts: Map<string, Place[]> | undefined): boolean {
  const same = run.heads.filter((extracted) => {
    const asked = main.heads.find((head) => labelOf(head) === labelOf(extracted));
    const words = wordsIn(
      texts
        ?.get(labelOf(extracted))
        ?.map(({ line }) => line.folded)
        .join(' ') ?? '',
    );
    return asked && [...wordsIn(asked.title.text)].some((word) => words.has(word));
  });
  return same.length * 2 > run.heads.length;
}

function passagesOf(lines: readonly Place[]): Passage[] {
  const sheets = [...new Set(lines.map(({ sheet }) => sheet))];
  return sheets.map((sheet) => ({
    page: sheet.page,
    written: withApostrophes(
      rejoined(
        writtenLines(
          lines.filter((one) => one.sheet === sheet).map(({ line }) => line.line),
          sheet.height,
        ),
      ),
      sheet.page,
    ),
  }));
}
