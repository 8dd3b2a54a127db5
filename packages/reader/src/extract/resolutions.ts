// What a meeting was asked and what it answered, one resolution after the other.
import { fold } from '../french/fold.ts';
import { rejoined } from '../french/rejoined.ts';
import { writtenLines } from '../french/written.ts';
import { type Cell, cellOf } from '../layout/cells.ts';
import { middleOf } from '../page/box.ts';
import { withTitlesAbove } from './centred-heads.ts';
import { type Head, isAside, type Place, type Run } from './resolution-head.ts';
import { headRuns, placesOf } from './resolution-heads.ts';
import type { Passage, Sheet } from './sheet.ts';
import { hasMore } from './unread-heads.ts';
import { isAdopted } from './votes.ts';

export type Resolution = {
  number: number;
  /** As printed. */
  subject: string;
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

const MAJORITY =
  /\s*[-,]?\s*(?:[([](?:article|art\b|majorite|sans vote|vote|unanimite)[^()[\]]*[)\]]|-\s*(?:article|art\.|majorite|sans vote)[^()]*|\bmajorite(?: requise)?\s*:?\s*(?:de (?:l')?)?(?:art(?:icle|\.)?\s*)?2[4-6]\b[^()]{0,24})\s*$/;
/** « Quitus au syndic 22 417 36 105 2 682 Rejetée », « … store banne Majorité : article »: the columns beside, or the first words of what the next line ends. */
const COLUMNS = [
  /\s+(?!20[123]\d\s)\d[\d ]*\s\d[\d ]*\s(?:non |pas )?(?:adopte|approuve|rejete|refuse|accepte)e?s?\b.*$/su,
  /\s+(?:pour|contre|abst[a-z]*\.?)\s*:\s*\d.*$/su,
  /(?<!\b(?:la|une|de|double|meme|sans|en))\s+(?:regles? de )?majorite(?: requise| simple| absolue| qualifiee)?(?:\s*:\s*.{0,30}|\s+(?:de |de l'|des )?(?:art(?:icles?|\.)?(?:\s*2\d.{0,12})?)?)?$/su,
] as const;
/** « … dans le hall Rejetée »: in a title in small letters, a capital opens another cell. */
const RESULT =
  /(?<=\p{Ll}.*)\s+(?:(?:Non |NON )?(?:Adopté|Approuvé|Rejeté|Refusé|Accepté|ADOPT[EÉ]|APPROUV[EÉ]|REJET[EÉ]|REFUS[EÉ]|ACCEPT[EÉ])[eE]?[sS]?)\s*[-–—:]?$/u;
/** « Quitus : POUR 860. ADOPTE »: the answer stands on the line of the question. */
const ANSWER =
  /\s*(?::\s(?=[^:]*?\b(?:pour|contre|adopte|approuve|rejete|accepte|refuse|unanimite|unanime)\b|.*(?:€|euros?\b))|(?<!\b(?:mm?|mr|mmes?|mlles?|me|dr|st|ste|art|bat))[.;]\s+(?=\p{L})|\.$).*/su;
/** After the last question. */
const CLOSED =
  /^(?:(?:plus rien|l'ordre du jour|les? questions?)[^.]{0,40}(?:epuise|n'etant)|(?:la )?seance (?:est )?(?:levee|close)|levee de (?:la )?seance|article 42|les (?:decisions|resolutions) (?:ci-dessus|prises)|extrait de l'article|fait a\b)/;
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
      flat(
        lines
          .slice(0, index)
          .map(({ line }) => line.cells.map(({ text }) => text).join('\t'))
          .join('\n'),
      ),
    ) !== null);
/** In heights of a line: a title goes on right under itself. */
const WRAPPED = 1.8;
/** The same, under a number that has a line of its own, or words that cannot end there. */
const UNDER_NUMBER = 3;
const CAPITALS = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;

/** An answer alone on its line or in its cell is a sentence. */
const ANSWERED =
  /(?<=^|[\n\t])\s*((?:non |pas )?(?:adopt(?:i ?)?e{1,2}|approuve|rejete|refuse|accepte|vote)e?s?(?: a l'unanimite| a la majorite)?)\s*(?=$|[\n\t])/g;
const flat = (text: string): string =>
  fold(text).replaceAll(ANSWERED, '. $1.').replaceAll(/\s+/g, ' ');

/** « Art. 24 – Budget », « (majorité de l’article 25) : Travaux »: the majority may come first. */
const MAJORITY_FIRST =
  /^\(?\s*(?:art(?:icle|\.)?\s*2[4-6](?:-1)?|majorite\b[^:)-]{0,40})\s*\)?\s*[-:)]\s*(?=\S)/;
/** The column of the articles of the law stands close to the titles: « Quitus au syndic 24 ». */
const ARTICLE_COLUMN =
  /(?<!\b(?:lots?|n°|art\.?|articles?|numéros?|bâtiment|du|de|le|au|et|rue|clé)|[/-]|(?<!\d)\d{1,3})\s+2[4-6](?:-1)?$/iu;
/** A line that ends so goes on; « ESCALIER A » is the name of one. */
const UNFINISHED =
  /\b(?:de|du|des|d'|la|le|les|l'|et|ou|(?<!\b(?:bat(?:iment)?|bloc|escalier|cage|montee|hall|entree|tour|aile|immeuble|ascenseur|portail|porte|sous-sol|niveau|zone|cle|garages?)s?\.? )a|au|aux|pour|par|sur|en|avec|dans|son|sa|ses|un|une)$/;

/** However it is printed, no title ends so. */
const CUT = /\b(?:de|du|des|d'|la|le|les|l'|et|ou|au|aux|pour|par|sur|avec|dans|un|une|n°)$/;

export function resolutionsOf(sheets: readonly Sheet[]): Resolution[] {
  const places = placesOf(sheets);
  const runs = headRuns(places).map((run) => withTitlesAbove(run, places));
  const main = mainRun(runs);
  if (!main) return [];
  const texts = new Map(runs.map((run) => [run, textsOf(run, runs, places)]));
  const taken = runs.filter((run) => run === main || tellsOf(main, run, texts.get(run)));
  const asked = main.heads.map((head, index) => {
    // What stands under a title is its own up to the next one.
    const { subject, title } = subjectOf(head, places.slice(0, main.heads[index + 1]?.at));
    const own = taken.flatMap((run) => texts.get(run)?.get(head.number) ?? []);
    const passages = passagesOf(own);
    const text = passages.map(({ written }) => flat(written.text)).join(' ');
    return {
      number: head.number,
      subject,
      title,
      sheet: head.sheet,
      passages,
      adopted: isAdopted(text),
      torn: head.torn ?? isTorn(title, subject, head.sheet),
      goesOn: head === main.heads.at(-1) && hasMore(main, title, places),
    };
  });
  const last = asked.at(-1);
  if (last && isAnsweredTwice(last, asked.slice(0, -1))) last.goesOn = true;
  // Numbers without a subject are those of something else, or of lines that were not read.
  return asked.some(({ subject }) => subject === '') ? [] : asked;
}

/** « Résolution adoptée. » twice under the last title, and once under each other: an eye lost the title of one more. */
function isAnsweredTwice(last: Resolution, others: readonly Resolution[]): boolean {
  const answers = ({ passages }: Resolution): number =>
    passages.flatMap(({ written }) => flat(written.text).match(ANSWERS) ?? []).length;
  return (
    last.sheet.page.source === 'OCR' && answers(last) > 1 && others.every((one) => answers(one) < 2)
  );
}
const ANSWERS =
  /\b(?:resolution|decision|proposition|question|point)\b[^.;:]{0,30}?\b(?:adopte|rejete|refuse|approuve|accepte)e?\b/g;

/** Questions are numbered from one, without a gap, up to the last. */
export const missesNone = (resolutions: readonly Resolution[]): boolean =>
  resolutions.every(({ number, goesOn }, index) => number === index + 1 && !goesOn);

/** In heights of a line: between two words of a title that an eye read, there was another. */
const LOST = 1.2;
/** Under this a word that an eye told is seldom the one that is printed. */
const GUESSED = 0.3;

function isTorn({ text, words }: Cell, subject: string, { height, page }: Sheet): boolean {
  if (page.source !== 'OCR') return CUT.test(fold(subject));
  if (UNFINISHED.test(fold(subject))) return true;
  const from = text.indexOf(subject);
  let start = 0;
  const own = words.filter((word) => {
    const at = start;
    start += word.text.length + 1;
    return at >= from && at < from + subject.length;
  });
  return own.some(
    ({ box, text: word, confidence = 1 }, index) =>
      (confidence < GUESSED && /\p{L}{3}/u.test(word)) ||
      box[0] - (own[index - 1]?.box[2] ?? Infinity) > LOST * height,
  );
}

/** The longest that starts at the start; the first of those that are as long. */
function mainRun(runs: readonly Run[]): Run | null {
  const whole = runs.filter(({ heads }) => heads[0]?.number === 1 && heads.length > 1);
  const among = whole.length > 0 ? whole : runs.filter(({ style }) => style === 'NAMED');
  return among.toSorted((a, b) => b.heads.length - a.heads.length)[0] ?? null;
}

/** The lines of each question, up to the next one of any run that is not a list inside it. */
function textsOf(run: Run, runs: readonly Run[], places: readonly Place[]): Map<number, Place[]> {
  const last = run.heads.at(-1)?.at ?? 0;
  const apart = runs.filter(
    (other) => other !== run && (other.heads[0]?.at ?? 0) > last && other.heads.length > 1,
  );
  const stops = [...run.heads, ...apart.flatMap(({ heads }) => heads)].map(({ at }) => at);
  return new Map(
    run.heads.map(({ number, at, aside }) => {
      const next = stops.filter((stop) => stop > at).toSorted((a, b) => a - b)[0] ?? places.length;
      const lines = places.slice(at, next);
      const closed = lines.findIndex(
        ({ line }, index) =>
          index > 0 &&
          (CLOSED.test(line.folded) || (at === last && isAfterAll(line.folded, lines, index))),
      );
      return [number, withVotesLast(closed === -1 ? lines : lines.slice(0, closed), aside)];
    }),
  );
}

/** A column of votes beside the text would stand in the middle of its sentences. */
function withVotesLast(lines: readonly Place[], aside: number | null): Place[] {
  if (aside === null) return [...lines];
  const part = (isWanted: (cell: Cell) => boolean) =>
    lines.flatMap(({ sheet, line }): Place[] => {
      const cells = line.cells.filter(isWanted);
      if (cells.length === 0) return [];
      const whole = cellOf(cells.flatMap(({ words }) => words));
      return [{ sheet, line: { cells, folded: fold(whole.text), box: whole.box, line: whole } }];
    });
  const isVote = (sheet: Sheet, cell: Cell) => cell.box[0] > aside - sheet.height;
  const [sheet] = lines.map((one) => one.sheet);
  if (!sheet) return [];
  return [...part((cell) => !isVote(sheet, cell)), ...part((cell) => isVote(sheet, cell))];
}

const wordsIn = (text: string): Set<string> => new Set(fold(text).match(/\p{L}{5,}/gu) ?? []);

/** Drafts and minutes speak of what the agenda asked; a list of something else does not. */
function tellsOf(main: Run, run: Run, texts: Map<number, Place[]> | undefined): boolean {
  const same = run.heads.filter(({ number }) => {
    const asked = main.heads.find((head) => head.number === number);
    const words = wordsIn(
      texts
        ?.get(number)
        ?.map(({ line }) => line.folded)
        .join(' ') ?? '',
    );
    return asked && [...wordsIn(asked.title.text)].some((word) => words.has(word));
  });
  return same.length * 2 > run.heads.length;
}

/** What is left must still say what is asked. */
const withoutColumns = (text: string): string =>
  COLUMNS.reduce((title, column) => {
    const cut = title.slice(0, column.exec(fold(title))?.index).trim();
    return /\p{L}{4}/u.test(cut) ? cut : title;
  }, text).replace(RESULT, '');

function subjectOf(head: Head, places: readonly Place[]): { subject: string; title: Cell } {
  const title = wholeTitle(head, places);
  const printed = title.text.slice(head.from).trim();
  const end = (text: string) => text.slice(0, MAJORITY.exec(fold(text))?.index).trim();
  const cut = ANSWER.exec(fold(printed))?.index;
  const told = end(cut === undefined || cut < 4 ? printed : printed.slice(0, cut));
  const alone = withoutColumns(told);
  const whole = head.aside === null ? alone : alone.replace(ARTICLE_COLUMN, '');
  const subject = whole.slice(MAJORITY_FIRST.exec(fold(whole))?.[0].length ?? 0);
  // A bracket that the end of the line left open says nothing of the subject.
  const closed = isOpen(subject) ? subject.slice(0, subject.lastIndexOf('(')) : subject;
  return { subject: closed.replace(/[\s:;–☐☒☑□-]+$/u, ''), title };
}

/** A line of votes or of money is no part of a title, small as its first letter is. */
const SAYS_MORE =
  /€|\beuros?\b|\b(?:voix|tantiemes|pour|contre|abst\w*|adopte|approuve|rejete|accepte|refuse|vote|unanimite|est|sont)(?:e?s?|nt)\b/;

/** « L’assemblée » lost, « générale désigne Madame… » begins with a small letter too; « donné au syndic » may go on. */
const DECIDING =
  /^g[eé]n[eé]rale(?!\p{L})|(?<!\p{L})(?:après (?:en )?(?:avoir|lecture|examen|débat|délibér\p{L}+)|(?:désigne|décide|approuve|donne|adopte|autorise|élit|confie|retient|nomme|choisit|fixe|constate|renouvelle|ratifie|prend acte)(?:nt)?)(?!\p{L})/u;

/** « NOUS VOUS RAPPELONS QUE… »: a letter that is all in capitals goes on after its agenda. */
const SENTENCE =
  /\b(?:nous|vous|votre|vos|veuillez|merci|je|sont|seront|sera|est|peut|peuvent|doit|doivent)\b|^(?:en cas|les? (?:presente?s?|comptes|pieces|documents|annexes|devis|projets|syndic|gerant|president|conseil)|pour le syndic|fait a|l'assemblee|dans l'attente|ci-joint|nota|nb|n\.b|important|tout coproprietaire|madame|monsieur)\b|, le \d/;

/** In times of the step from the line above: items of a list follow one another closer than what stands under it. */
const STEP = 1.3;
const isApart = (above: Place, below: Place, before: Place | undefined): boolean => {
  if (!before || before.sheet !== above.sheet) return false;
  const step = middleOf(above.line.box) - middleOf(before.line.box);
  return step > 0 && middleOf(below.line.box) - middleOf(above.line.box) > STEP * step;
};

const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Lines of a title, its number apart. */
const MOST_LINES = 3;

/** Goes on under itself as long as something says that it is not whole. */
function wholeTitle(head: Head, places: readonly Place[]): Cell {
  let { title } = head;
  for (let row = 1; row < MOST_LINES; row += 1) {
    const at = head.at + row;
    const longer = withLineBelow(head, title, places.slice(at - 1, at + 1), places[at - 2]);
    if (!longer) break;
    title = longer;
  }
  return title;
}

/** In capitals on two lines, or with the majority under it; under « Résolution n° 3 » where nothing stands beside. */
function withLineBelow(
  { from, sheet, aside, room }: Head,
  title: Cell,
  [above, below]: readonly Place[],
  before: Place | undefined,
): Cell | null {
  if (!above || !below || below.sheet !== sheet) return null;
  const own = title.text.slice(from).trim();
  const [first, ...beside] = below.line.cells.filter(({ box }) => room === null || box[0] < room);
  if (room !== null && !first) return null;
  const votes = beside.findIndex(({ text }) => isAside(fold(text)));
  const cells = [...(first ? [first] : []), ...beside.slice(0, votes === -1 ? undefined : votes)];
  const next = cellOf(cells.flatMap(({ words }) => words));
  const inCell = aside !== null && cells.length === 1 && below.line.box[0] > above.line.box[0];
  const isPart = /^\p{Ll}/u.test(next.text) && !DECIDING.test(next.text);
  const most =
    own === '' || isOpen(own) || isPart || UNFINISHED.test(fold(own)) ? UNDER_NUMBER : WRAPPED;
  if (middleOf(below.line.box) - middleOf(above.line.box) >= most * sheet.height) return null;
  const goesOn =
    own === '' ||
    (isOpen(own) && /\)/.test(next.text)) ||
    // « … de l’exercice du 01/01/2025 au » has its last day on the next line.
    (UNFINISHED.test(fold(own)) && /^\d{1,2}(?:er\b|[/.]\d|\s\p{Ll})/u.test(next.text)) ||
    // « … pour un montant de 142 » has the rest of its figure there.
    (/\d$/.test(own) && /^\d{3}(?: \d{3})*(?:,\d{2})?\s?(?:€|euros?\b)/iu.test(next.text)) ||
    ((inCell || UNFINISHED.test(fold(own)) || isFull(above, title)) && isPart) ||
    (isPart && !/[.:;!?)]$/.test(own) && !SAYS_MORE.test(fold(next.text))) ||
    (!MAJORITY.test(fold(own)) &&
      !/[.:]$/.test(own) &&
      CAPITALS.test(own) &&
      CAPITALS.test(next.text) &&
      !/^\d/.test(next.text) &&
      !SENTENCE.test(fold(next.text)) &&
      !isApart(above, below, before));
  return goesOn ? cellOf([...title.words, ...next.words]) : null;
}

/** Of the width of a page: a line that ends before this had room for more. */
const FULL = 0.8;
const isFull = ({ sheet }: Place, { box, text }: Cell): boolean =>
  box[2] > sheet.page.width * FULL && !/[.:;!?]$/.test(text);

function passagesOf(lines: readonly Place[]): Passage[] {
  const sheets = [...new Set(lines.map(({ sheet }) => sheet))];
  return sheets.map((sheet) => ({
    page: sheet.page,
    written: rejoined(
      writtenLines(
        lines.filter((one) => one.sheet === sheet).map(({ line }) => line.line),
        sheet.height,
      ),
    ),
  }));
}
