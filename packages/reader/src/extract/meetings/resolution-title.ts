// What a question is called: its title goes on under itself, and stops where votes, money or a sentence begin.
import { fold } from '../../french/fold.ts';
import { type Cell, cellOf } from '../../layout/cells.ts';
import { middleOf } from '../../page/box.ts';
import { type Head, isAside, type Place } from '../sheet/resolution-head.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isBrokenAbove } from './wrapped-titles.ts';

const MAJORITY =
  /\s*[-,]?\s*(?:[([](?:article|art\b|majorite|sans vote|vote|unanimite)[^()[\]]*[)\]]|-\s*(?:article|art\.|majorite|sans vote)[^()]*|\bmajorite(?: requise)?\s*:?\s*(?:de (?:l')?)?(?:art(?:icle|\.)?\s*)?2[4-6]\b[^()]{0,24})\s*$/;
/** « Comptes 2025 (art. 24) – pièces jointes n° 1 à 5 »: after the majority, what goes with the letter. */
const ATTACHED =
  /\s*[-,([]\s*(?:(?:pieces?|projets?|contrats?|documents?|devis|annexes?)\b[^()]{0,20}?\b(?:joint|annexe)e?s?\b[^()]{0,20}|(?:pj|annexes?|pieces?)\b\s?(?:n°s?)?\s?\d[^()]{0,12})[)\]]?\s*$/;
/** « Quitus au syndic 22 417 36 105 2 682 Rejetée », « … store banne Majorité : article »: the columns beside, or the first words of what the next line ends. */
const COLUMNS = [
  /\s+(?!20[123]\d\s)\d[\d ]*\s\d[\d ]*\s(?:non |pas )?(?:adopte|approuve|rejete|refuse|accepte)e?s?\b.*$/su,
  /\s+(?:pour|contre|abst[a-z]*\.?)\s*:\s*\d.*$/su,
  /\s+-?\s*(?:cle|base|grille)(?: de (?:vote|repartition|calcul))?\s*:\s*.{1,40}$/su,
  /\s+pour\s+\d[\d ]*.{0,40}?\b(?:contre|abst[a-z]*\.?)\s+\d.*$/su,
  /(?<!\b(?:la|une|de|double|meme|sans|en))\s+(?:regles? de )?majorite(?: requise| simple| absolue| qualifiee| necessaire| applicable| de vote)?(?:\s*:\s*.{0,30}|\s+(?:de |de l'|des )?(?:art(?:icles?|\.)?(?:\s*2\d.{0,12})?)?)?$/su,
  // « Quitus au syndic Art. 24 »; « Délégation selon art. 25 » is a title.
  /(?<!\b(?:de|du|des|selon|par|en|au|aux|et|ou|les?|la|a|loi|hors|sauf)|[,(])\s+art(?:icle|\.)?\s?2[4-6](?:-[1-9])?$/su,
] as const;
/** « … dans le hall Rejetée »: in a title in small letters, a capital opens another cell. */
const RESULT =
  /(?<=\p{Ll}.*)\s+(?:(?:Non |NON )?(?:Adopté|Approuvé|Rejeté|Refusé|Accepté|ADOPT[EÉ]|APPROUV[EÉ]|REJET[EÉ]|REFUS[EÉ]|ACCEPT[EÉ])[eE]?[sS]?)\s*[-–—:]?$/u;
/** « Quitus : POUR 860. ADOPTE »: the answer stands on the line of the question. */
const ANSWER =
  /\s*(?::\s(?=[^:]*?\b(?:pour|contre|adopte|approuve|rejete|accepte|refuse|unanimite|unanime)\b|.*(?:€|\beur(?:os?)?\b))|(?<!\b(?:mm?|mr|mmes?|mlles?|me|dr|st|ste|art|bat|(?:a|de|par|pour) [a-z]))[.;]\s+(?:-\s+)?(?=\p{L}|\d[\d .]*(?:,\d{2})?\s?(?:€|eur(?:os?)?\b|voix\b|tantiemes\b))|\s-\s(?=l'assemblee\b)|(?<!\b\p{L}(?:\.\p{L})+)\.$).*/su;
/** In heights of a line: a title goes on right under itself. */
const WRAPPED = 1.8;
/** The same, under a number that has a line of its own, or words that cannot end there. */
const UNDER_NUMBER = 3;
const DAY = String.raw`\d{1,2}(?:er)?(?:[/.-]\d{1,2}[/.-]| \p{L}{3,9}\.? ?)(?:20)?\d{2}`;
const CAPITALS = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;

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
const CUT =
  /\b(?:de|du|des|d'|la|le|les|l'|et|ou|au|aux|pour|par|sur|avec|dans|un|une|n°|a partir|a compter|en vue|afin|dont|que|qui|ainsi|(?:du|de la|des)quel(?:le)?s?|(?:au|aux)quel(?:le)?s?|lequel|laquelle|son|sa|ses|cette|entre|sans|chez|vers|selon|lors)$/;

/** In heights of a line: between two words of a title that OCR read, there was another. */
const LOST = 1.2;
/** Under this a word that OCR extracted is seldom the one that is printed. */
const GUESSED = 0.3;

export function isTorn({ text, words }: Cell, subject: string, { height, page }: Sheet): boolean {
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

/** What is left must still say what is asked. */
const withoutColumns = (text: string): string =>
  COLUMNS.reduce((title, column) => {
    const cut = title.slice(0, column.exec(fold(title))?.index).trim();
    return /\p{L}{4}/u.test(cut) ? cut : title;
  }, text).replace(RESULT, '');

export function subjectOf(head: Head, places: readonly Place[]): { subject: string; title: Cell } {
  const title = wholeTitle(head, places);
  const printed = title.text.slice(head.from).trim();
  const end = (text: string) => {
    const bare = text.slice(0, ATTACHED.exec(fold(text))?.index);
    const own = MAJORITY.test(fold(bare)) ? bare : text;
    return own.slice(0, MAJORITY.exec(fold(own))?.index).trim();
  };
  const cut = ANSWER.exec(fold(printed))?.index;
  const extracted = end(cut === undefined || cut < 4 ? printed : printed.slice(0, cut));
  const alone = withoutColumns(extracted);
  const whole = head.aside === null ? alone : alone.replace(ARTICLE_COLUMN, '');
  const subject = whole.slice(MAJORITY_FIRST.exec(fold(whole))?.[0].length ?? 0);
  // A bracket that the end of the line left open says nothing of the subject.
  const closed = isOpen(subject) ? subject.slice(0, subject.lastIndexOf('(')) : subject;
  return { subject: closed.replace(/[\s:;–☐☒☑□-]+$/u, ''), title };
}

/** A line of votes or of money is no part of a title, small as its first letter is. */
const SAYS_MORE =
  /€|\beur(?:os?)?\b|\b(?:voix|tantiemes|pour|contre|abst\w*|adopte|approuve|rejete|accepte|refuse|vote|unanimite|est|sont)(?:e?s?|nt)\b/;

/** « POUR 6294   CONTRE 318 », « *** ADOPTÉE *** »: votes and answers, in capitals as they may be. « POUR 2027 » is a year. */
const VOTES_LINE =
  /^\W*(?:(?:votes? )?(?:pour|contre|abst[a-z]*)\b\.?\s*[:=]?\s*(?!20[123]\d\s*$)(?:\d|neant|aucun)|(?:ont vote|votent|votes?) (?:pour|contre)\b|(?:non |pas )?(?:adopte|rejete|approuve|refuse|accepte)e?s?\b|(?:resolution|decision|proposition|question) (?:est )?(?:non )?(?:adopte|rejete|approuve|refuse|accepte)e?\b|(?:resultat|decision)s?(?: du vote| des votes)?\s*:|unanimite\b|votants?\b|sans vote\b)|\bpour\b\W*\d.*\bcontre\b\W*\d/u;

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

/** Lines of a title, its number apart; in a narrow column there are more. */
const [MOST_LINES, MOST_UNDER] = [3, 7];

/** Goes on under itself as long as something says that it is not whole. */
function wholeTitle(head: Head, places: readonly Place[]): Cell {
  let { title } = head;
  if (head.whole) return title;
  for (let row = 1; row < (head.below ? MOST_UNDER : MOST_LINES); row += 1) {
    const at = head.at + row;
    const longer = withLineBelow(head, title, places, at);
    if (!longer) break;
    title = longer;
  }
  return title;
}

/** « 01/07/2025 – 30/06/2026 », « (du 1er juillet 2025 au 30 juin 2026) », alone on their line. */
const DAYS = new RegExp(
  String.raw`^\(?(?:du )?${DAY}\s?(?:-|au|a|\/)\s?${DAY}\)?$|^\(?(?:clo[st]|arretee?|cloturee?|termine|fini)s? (?:le|au) ${DAY}\)?$`,
  'u',
);

/** In capitals on two lines, or with the majority under it; under « Résolution n° 3 » where nothing stands beside. */
function withLineBelow(
  { from, sheet, aside, room, below: isBelow }: Head,
  title: Cell,
  places: readonly Place[],
  at: number,
): Cell | null {
  const [before, above, below] = [places[at - 2], places[at - 1], places[at]];
  if (!above || !below || below.sheet !== sheet) return null;
  const own = title.text.slice(from).trim();
  const [first, ...beside] = below.line.cells.filter(({ box }) => room === null || box[0] < room);
  if (room !== null && !first) return null;
  const votes = beside.findIndex(({ text }) => isAside(fold(text)));
  const cells = [...(first ? [first] : []), ...beside.slice(0, votes === -1 ? undefined : votes)];
  const next = cellOf(cells.flatMap(({ words }) => words));
  // In a column of its own, beside that of the texts, all that follows closely is the title's.
  const inColumn =
    room !== null &&
    first !== undefined &&
    next.box[2] <= room &&
    (isBelow || next.box[0] > above.line.box[0]) &&
    !(isAside(fold(next.text)) && /\p{L}/u.test(next.text)) &&
    !isUnderTable(next, above);
  const inCell = aside !== null && cells.length === 1 && below.line.box[0] > above.line.box[0];
  // « a) Choix de l’entreprise » opens a list.
  const isPart = /^\p{Ll}(?!\s?[.)]\s)/u.test(next.text) && !DECIDING.test(next.text);
  // « Comptes de l’exercice » may have its year there, or its days.
  const isYear =
    /\b(?:exercice|annee|periode|budget|previsionnel|comptes)$/.test(fold(own)) &&
    (/^20\d{2}(?:\s?[-/–]\s?20\d{2})?$/.test(next.text) || DAYS.test(fold(next.text)));
  const most =
    own === '' || isOpen(own) || isPart || isYear || UNFINISHED.test(fold(own))
      ? UNDER_NUMBER
      : WRAPPED;
  if (middleOf(below.line.box) - middleOf(above.line.box) >= most * sheet.height) return null;
  if (own !== '' && VOTES_LINE.test(fold(next.text))) return null;
  const goesOn =
    own === '' ||
    inColumn ||
    (isOpen(own) && /\)/.test(next.text)) ||
    // « … de l’exercice du 01/01/2025 au » has its last day on the next line.
    (UNFINISHED.test(fold(own)) && /^\d{1,2}(?:er\b|[/.]\d|\s\p{Ll})/u.test(next.text)) ||
    isYear ||
    // « … pour un montant de 142 » has the rest of its figure there.
    (/\d$/.test(own) && /^\d{3}(?: \d{3})*(?:,\d{2})?\s?(?:€|eur(?:os?)?\b)/iu.test(next.text)) ||
    ((inCell || UNFINISHED.test(fold(own)) || isFull(above, title)) && isPart) ||
    (isPart &&
      !/[.:;!?)]$/.test(own) &&
      // « Montant à partir duquel le conseil » over « syndical est consulté ».
      (!SAYS_MORE.test(fold(next.text)) ||
        (!/€|\d{3}/.test(next.text) && isBrokenAbove(places, at)))) ||
    (!MAJORITY.test(fold(own)) &&
      !/[.:]$/.test(own) &&
      CAPITALS.test(own) &&
      CAPITALS.test(next.text) &&
      (!isAllCapitals(sheet) || UNFINISHED.test(fold(own)) || isFull(above, title)) &&
      !/^\d/.test(next.text) &&
      !SENTENCE.test(fold(next.text)) &&
      !isApart(above, below, before));
  return goesOn ? cellOf([...title.words, ...next.words]) : null;
}

/** In heights of a line: the words of a cell stand in from its edge, those under the table at the margin. */
const STANDS_IN = 0.25;
/** « Formulaire à retourner avant le 27 avril. »: a sentence that starts left of the titles is no part of one. */
const isUnderTable = ({ text, box }: Cell, { line, sheet }: Place): boolean =>
  (/[.!]$/.test(text) || SENTENCE.test(fold(text))) &&
  box[0] < line.box[0] - STANDS_IN * sheet.height;

/** Of the lines of a page: one that is typed in capitals from end to end has no other. */
const SOME_SMALL = 0.1;
/** There, capitals under a title are no sign that it goes on. */
const isAllCapitals = ({ lines }: Sheet): boolean =>
  lines.filter(({ line }) => line.words.some(({ text }) => /\p{Ll}/u.test(text))).length <
  SOME_SMALL * lines.length;

/** Of the width of a page: a line that ends before this had room for more. */
const FULL = 0.8;
const isFull = ({ sheet }: Place, { box, text }: Cell): boolean =>
  box[2] > sheet.page.width * FULL && !/[.:;!?]$/.test(text);

/** Fewer titles do not show how they are printed. */
const MIN_SHOWN = 3;
/** Of the others. */
const MOST = 0.75;

/** « Quitus – Le syndic ne vote pas. Pour : 590. » on every line: the text follows a dash. */
function beforeDash({ subject, title }: { subject: string; title: Cell }) {
  const whole = title.text.slice(Math.max(0, title.text.indexOf(subject)));
  const dash = /\s[–—-]\s(?=\p{Lu})/u.exec(whole);
  return dash && dash.index > 2
    ? { subject: whole.slice(0, dash.index), text: whole.slice(dash.index) }
    : null;
}
const SAYS_TEXT = /[:.,]\s|\b(?:est|sont|a ete)\b/;

/** « Quitus : l’assemblée… » on most lines: then what follows « Bureau : » is no title either. */
export function withoutTexts<T extends { subject: string; title: Cell }>(all: readonly T[]): T[] {
  const dashed = all.map(beforeDash);
  const texts = dashed.filter((one) => one !== null && SAYS_TEXT.test(fold(one.text)));
  if (all.length >= MIN_SHOWN && !dashed.includes(null) && texts.length >= MOST * all.length)
    return all.map((one, at) => {
      const before = dashed[at]?.subject ?? one.subject;
      return before.length < one.subject.length ? { ...one, subject: before } : one;
    });
  const isStated = ({ subject, title }: T): boolean => {
    const rest = title.text.slice(title.text.indexOf(subject) + subject.length);
    return subject !== '' && /^\s*:\s/.test(rest) && !/:\s/.test(subject);
  };
  const shown = all.filter(isStated).length;
  const others = all.filter((one) => /\s:\s/.test(one.subject));
  if (shown < MIN_SHOWN || shown < MOST * all.length || shown + others.length < all.length)
    return [...all];
  return all.map((one) => ({ ...one, subject: one.subject.split(/\s:\s/)[0] ?? one.subject }));
}
