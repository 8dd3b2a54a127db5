// Minutes extracted as a letter: « Comptes. Les comptes de 2025 sont approuvés à l’unanimité. Quitus est donné à M. X par
// tous. » Each sentence that answers is a question, with the words that open its paragraph, or with the sentence before
// it where it says nothing but the answer. No list is extracted of them: only what each decides by itself.
import { fold } from '../../french/fold.ts';
import { cellsOf, cellOf } from '../../layout/cells.ts';
import { lineOf } from '../../layout/lines.ts';
import type { Word } from '../../page/page.ts';
import type { Place } from '../sheet/resolution-head.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Answered } from './questions-by-answers.ts';
import { flatAnswers, isAdopted } from './votes.ts';
import { isBrokenAbove } from './wrapped-titles.ts';

/** Fewer answers are sentences of a letter. */
const MIN_ANSWERS = 3;
/** In words: a sentence that is no longer and has no verb opens a paragraph. */
const MOST_OPENING = 6;
/** In words: an answer alone, with its voices. */
const MOST_BARE = 9;
/** From what opens a paragraph to its answer. */
const MOST_SENTENCES = 4;
/** In signs. */
const TITLE_LENGTH = 160;

/** « M. », « art. », « n. » and initials end no sentence. */
const SHORTENED =
  /(?:^|[('’])(?:\p{L}|mm?|mr|mmes?|mlles?|me|dr|st|ste|art|bd|av|bat|env|cf|no|p\.?v|a\.?g)\.$/iu;
const ENDS = /[.!?;][)»"]?$/u;
const VERB = /\b(?:est|sont|a ete|ont|sera|donne|vote|decide|approuve|adopte)\b/;
/** A few words and a colon. */
const OPENS = /^(?:[•▪-]\s)?\p{L}[^:.;]{2,40}\s?:\s/u;
/** What opens the votes, or tells who came, opens no question. */
const OF_ELSE =
  /^(?:d[ue]s?\b|aux?\b|en\b|pour|contre|abst|votes?|resultat|decision|present|absent|represent|excuse|president|secretaire|scrutateur|total|soit|montant|devis|majorite)/;

type Sentence = { lines: readonly Place[]; text: string };

/** Words of one line that belong to one sentence. */
type Piece = { sheet: Sheet; words: Word[] };

function sentencesOf(places: readonly Place[]): Sentence[] {
  const sentences: Piece[][] = [[]];
  const words = places.flatMap(({ sheet, line }, row) =>
    line.line.words.map((word) => ({ word, sheet, row })),
  );
  for (const [index, { word, sheet, row }] of words.entries()) {
    const own = sentences.at(-1) ?? [];
    const last = own.at(-1);
    if (last && words[index - 1]?.row === row) last.words.push(word);
    else own.push({ sheet, words: [word] });
    const next = words[index + 1];
    const opens = next !== undefined && /^[\p{Lu}\d«•▪–—-]/u.test(next.word.text);
    const isEnded =
      (ENDS.test(word.text) && !SHORTENED.test(word.text)) ||
      // A line that had room for more ends its paragraph; « Budget : » opens one.
      (next !== undefined &&
        next.row !== row &&
        (!isBrokenAbove(places, next.row) || OPENS.test(places[next.row]?.line.folded ?? '')));
    if ((isEnded && opens) || isOpening(own, word)) sentences.push([]);
  }
  return sentences
    .filter((own) => own.length > 0)
    .map((own) => ({
      lines: own.map(placeOf),
      text: own.map((piece) => cellOf(piece.words).text).join(' '),
    }));
}

/** « Budget 2027 : » ends no sentence, and opens one. */
const isOpening = (own: readonly Piece[], { text }: Word): boolean =>
  own.length === 1 && text.endsWith(':') && (own[0]?.words.length ?? 0) <= MOST_OPENING;

function placeOf({ sheet, words }: Piece): Place {
  const line = lineOf(words);
  const cells = cellsOf(line, sheet.height);
  return { sheet, line: { cells, folded: fold(cellOf(line.words).text), box: line.box, line } };
}

const countOf = (text: string): number => text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;

const isTitle = ({ text }: Sentence): boolean => {
  const folded = fold(text).replace(/^[^\p{L}]+/u, '');
  return (
    !text.includes(',') &&
    countOf(text) <= MOST_OPENING &&
    /\p{L}{4}/u.test(folded) &&
    !VERB.test(folded) &&
    !OF_ELSE.test(folded)
  );
};

/** « Adopté à l’unanimité des présents. »: what was adopted, the sentence before it says. */
const isBare = ({ text }: Sentence): boolean => countOf(text) <= MOST_BARE && !/\d{4}|€/.test(text);

export function questionsInSentences(places: readonly Place[]): Answered[] {
  const sentences = sentencesOf(places);
  const answers = sentences.map(({ text }) => isAdopted(flatAnswers(`. ${text}`)));
  const found = sentences.flatMap((one, at): Answered[] => {
    const adopted = answers[at] ?? null;
    if (adopted === null) return [];
    const since = answers.slice(0, at).findLastIndex((answer) => answer !== null) + 1;
    const first = Math.max(since, at - MOST_SENTENCES);
    const title = sentences.slice(first, at).findLastIndex(isTitle);
    const from = title === -1 ? Math.max(since, isBare(one) ? at - 1 : at) : first + title;
    const own = sentences.slice(from, at + 1);
    const subject = (own[0]?.text ?? '').replace(/[\s.:;]+$/u, '').slice(0, TITLE_LENGTH);
    return [{ lines: own.flatMap(({ lines }) => lines), subject, adopted }];
  });
  return found.length < MIN_ANSWERS ? [] : found;
}
