// What the papers of a building answer in a word: a technical file exists or not, nobody administers it, the fibre is
// there. A table says how each is worded; the answer stands after it, in the cell beside, over or under it, ticked, or as « aucun »
// before it. Answers that differ on one paper are none.
import type { Box } from '@quitus/domain/reading/box';
import type { FactName } from '@quitus/domain/reading/facts.data';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../../french/fold.ts';
import { found, wordsOf } from '../../french/written.ts';
import type { Cell } from '../../layout/cells.ts';
import { boxAround, middleOf } from '../../page/box.ts';
import { factOf, type Reading, readWords } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { type AnswerRow, answerRows, askedIn, isAsked } from './answer-rows.ts';
import {
  type Answer,
  type PaperKind,
  PROSE,
  type Question,
  QUESTIONS,
  type Told,
} from './building-questions.data.ts';
import { namedProcedures } from './named-procedures.ts';

const RULE = 'building-answers';

const UNKNOWN =
  /^non (?:communique|renseigne|connu|precise|determine|fourni|transmis)|^sans objet|\brejete|\brefuse|\bnon adopte/;
const NO =
  /^(?:non|neant|aucune?s?|inexistante?s?|absence|sans$|pas d[e']|0(?![\d.,/]))(?! autre)\b/;
const NOT_YET =
  /\ba (?:soumettre|etablir|realiser|voter|prevoir)\b|^(?:reporte|ajourne|differe|repousse)e?\b/;
const YES =
  /^(?:(?:est|sont|a ete|ont ete) )?(?:oui|presente?|existante?|en service|realisee?|etablie?|effectuee?|raccordee?|deployee?|installee?)s?\b/;
const DONE = /^(?:est|sont|a ete|ont ete) (?:raccordee?|deployee?|installee?|realisee?)s?\b/;
const DAY =
  /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b(?:1er|\d{1,2})\s+[a-z]{3,9}\.?\s+(?:19|20)\d{2}\b/;
/** One that is only drafted is none yet. */
const DRAFT = /\bprojet\b(?![\s\S]*\b(?:adopte|vote))/;
/** What follows says why; « non communiqué » is no answer. */
const PLAIN_NO =
  /^non(?! (?:communique|renseigne|connu|precise|determine|fourni|transmis|adopte|applicable|requis|concerne|soumis))\b/;
const NAMING: readonly PaperKind[] = ['FICHE_SYN', 'CARNET_ENTRETIEN', 'PV_AG'];
const TICKED = /(?:[☒☑✔✓■●]|\[x\]|\(x\))\s*(oui|non)\b/;
const BOXES = /[☐☒☑□■○●]|\[ ?x? ?\]/;
const NONE_BEFORE =
  /(?:\baucune?|\bni(?: d'une?)?|\bpas d[e']|\bsans|\babsence d[e']|\bn'est pas place sous|\bnon adherent a une)\s*$/;
/** A booklet lists what was done, each with its year. */
const WORKS_BEFORE =
  /(?:^|[\n\t])\s*(?:19|20)\d{2}\s*[-:.]?\s*(?:deploiement|raccordement|installation|cablage|passage|pose)[^.;\n]{0,40}$/;

function answerIn(said: string, { is_report }: Question, inProse: boolean): Answer | null {
  const text = said.replace(/^[\s:=,.)-]+/, '').replaceAll(/\s+/g, ' ');
  if (inProse) return DONE.test(text) ? 'YES' : null;
  const [, ticked] = TICKED.exec(text) ?? [];
  if (ticked !== undefined) return ticked === 'oui' ? 'YES' : 'NO';
  if (BOXES.test(text) || UNKNOWN.test(text)) return null;
  if (NO.test(text) || NOT_YET.test(text)) return 'NO';
  if (DRAFT.test(text)) return null;
  return YES.test(text) || (is_report && DAY.test(text)) ? 'YES' : null;
}

type Mention = { question: Question; at: number; end: number; told: Told | null };

const MOST = 160;
const SENTENCE_END = /[.;](?=\s|$)/;
const JOINING = /^ *(?:(?:[,/&]|\bet\b|\bou\b) *(?:d')?)? *$/;
const SAYS = /[^\s:=-]/;
const IN_A_SENTENCE = /[^\t\n]{20}$/;
const LEADERS = /\.{3,}/g;

function mentionsIn(text: string, paper: PaperKind): Mention[] {
  const asked = QUESTIONS.filter(({ papers }) => papers.includes(paper));
  const all = asked
    .flatMap((question) =>
      [
        ...text.matchAll(
          new RegExp(String.raw`\b(?:${question.label.replaceAll(' ', String.raw`\s+`)})\b`, 'g'),
        ),
      ].map(({ index, 0: { length } }): Mention => ({
        question,
        at: index,
        end: index + length,
        told: null,
      })),
    )
    .toSorted((a, b) => a.at - b.at);
  const told = all.map((mention, index) => {
    const next = all.slice(index + 1).find(({ at }) => at >= mention.end)?.at ?? text.length;
    return { ...mention, told: toldBy(mention, text, next, paper) };
  });
  // « Emprunt, procédure, mandataire ad hoc : néant » answers all three.
  for (let index = told.length - 2; index >= 0; index -= 1) {
    const [one, next] = [told[index], told[index + 1]];
    if (!one || !next || one.told !== null || PROSE.includes(paper)) continue;
    if (JOINING.test(text.slice(one.end, next.at)) && next.told === next.question.told('NO'))
      one.told = one.question.told('NO');
  }
  return told;
}

function toldBy({ question, at, end }: Mention, text: string, next: number, paper: PaperKind) {
  const inProse = PROSE.includes(paper);
  const before = text.slice(Math.max(0, at - 80), at);
  const window = text.slice(end, Math.min(next, end + MOST));
  const sentence = window.slice(0, SENTENCE_END.exec(window)?.index ?? window.length);
  // « Arrêtés de police | Aucun » answers its own row, and not the next.
  const isOfRowBefore = !inProse && /\t[^\t\n]*\n\s*$/.test(before);
  if (NONE_BEFORE.test(before) && !isOfRowBefore) {
    const isMeant =
      !inProse ||
      ((question.before?.test(before) ?? true) &&
        (question.after?.test(text.slice(end, end + MOST)) ?? true));
    return isMeant ? question.told('NO') : null;
  }
  const [row = '', below = ''] = sentence.split('\n');
  const goesOn = inProse || SAYS.test(row.split('\t')[0] ?? '');
  if (question.stated) {
    const stated = question.stated(goesOn ? sentence : row, text.slice(at, end), before);
    if (stated !== null) return stated;
  }
  if (question.name === 'has_fibre' && !inProse && WORKS_BEFORE.test(before))
    return question.told('YES');
  if (question.is_report && /\bprojet (?:de |d'un )?$/.test(before) && !ADOPTED.test(sentence))
    return null;
  // A sentence goes on in the next line; what stands under the words of a card is asked of their own column.
  const isWrapped = inProse || (!goesOn && IN_A_SENTENCE.test(before));
  const answer = answerIn(isWrapped ? `${row} ${below}` : row, question, inProse);
  return answer && question.told(answer);
}

const ADOPTED = /(?<!\bnon )\b(?:adopte|vote)/;
const ALONE = /^(?:non|neant|aucune?|oui|0)$/;
/** In heights of a line. */
const NEAR = 3.5;

type Near = { cell: Cell; gap: number };

/** The only cell that is nearest; none where two stand side by side there. */
function nearest(cells: readonly Cell[], height: number, gapTo: (box: Box) => number): Near | null {
  const near = cells
    .map((cell) => ({ cell, gap: gapTo(cell.box) }))
    .filter(({ gap }) => gap > height / 2 && gap < NEAR * height)
    .toSorted((a, b) => a.gap - b.gap);
  const [first, second] = near;
  const isOne = !second || !first || second.gap - first.gap > height / 2;
  return first && isOne ? first : null;
}

/** What the cell under the one that asks says, with its second line, or a plain answer over it: whichever is nearer. */
function aroundIn(sheet: Sheet, { question, at, end }: Mention): Told | null {
  const words = wordsOf(sheet.written, found(sheet.written, at, end - at, null));
  const cells = sheet.lines.flatMap((line) => line.cells);
  // « C8 piscine »: what stands under the number of the question answers it too.
  const holder = cells.find((cell) => words.every((word) => cell.words.includes(word)));
  const asked = askedIn(holder?.text ?? '');
  if (holder && !isAsked({ label: asked }, question.label)) return null;
  const box = holder?.box ?? boxAround(words.map((one) => one.box));
  const inColumn = cells.filter((cell) => cell.box[0] < box[2] && cell.box[2] > box[0]);
  const over = nearest(inColumn, sheet.height, (one) => middleOf(box) - middleOf(one));
  const under = nearest(inColumn, sheet.height, (one) => middleOf(one) - middleOf(box));
  const rest =
    under && nearest(inColumn, sheet.height, (one) => middleOf(one) - middleOf(under.cell.box));
  const said = under ? fold(under.cell.text) : '';
  const stated = [said, `${said} ${fold(rest?.cell.text ?? '')}`]
    .map((text) => question.stated?.(text, asked, '') ?? null)
    .find((one) => one !== null);
  const isAlone = asked === fold(words.map(({ text }) => text).join(' '));
  if (under && isAlone && stated !== undefined) return stated;
  const answers = [under, over].filter((one) => one && ALONE.test(fold(one.cell.text)));
  const [answer] = answers.toSorted((a, b) => (a?.gap ?? 0) - (b?.gap ?? 0));
  const told = answer ? answerIn(fold(answer.cell.text), question, false) : null;
  return told && question.told(told);
}

/** What stands beside the cell that asks, past a dash and the day of a report. */
function toldInRow(row: AnswerRow, question: Question): Told | null {
  const label = question.row ?? question.label;
  if (!isAsked(row, label)) return null;
  const texts = row.values.map(({ text }) => fold(text).trim());
  const [first = '', second] = texts;
  const isPassed = /^[-.]*$/.test(first) || (first.replace(DAY, '') === '' && second !== undefined);
  const text = isPassed ? (second ?? '') : first;
  if (question.in_row) return question.in_row(row.values[0]?.text ?? '');
  const stated = question.stated?.(text, row.label, '') ?? null;
  if (stated !== null) return stated;
  const answer = PLAIN_NO.test(text) ? 'NO' : answerIn(text, question, false);
  return answer && question.told(answer);
}

function answersInRows(sheet: Sheet, paper: PaperKind): Answered[] {
  const asked = QUESTIONS.filter(({ papers }) => papers.includes(paper));
  return answerRows(sheet).flatMap((row) =>
    asked.flatMap((question): Answered[] => {
      const told = toldInRow(row, question);
      const [value] = row.values;
      if (told === null || !value) return [];
      const { text, words } = value;
      return [{ name: question.name, reading: readWords(told, text, words, sheet.page) }];
    }),
  );
}

type Answered = { name: FactName; reading: Reading<Told> };

/** « Collectif » is what a row says that goes on « collectif, chauffage urbain ». */
const isCutShort = ({ reading: { value } }: Answered, others: readonly Answered[]): boolean =>
  typeof value === 'string' &&
  others.some(
    ({ reading: { value: other } }) =>
      typeof other === 'string' && other !== value && fold(other).startsWith(`${fold(value)},`),
  );

export function buildingAnswers(paper: PaperKind, sheets: readonly Sheet[]): Fact[] {
  const readings = sheets.flatMap((sheet) => {
    const text = fold(sheet.written.text).replaceAll(LEADERS, (dots) => ' '.repeat(dots.length));
    const mentions = mentionsIn(text, paper);
    const answered = mentions.flatMap((mention): Answered[] => {
      const told = mention.told ?? (PROSE.includes(paper) ? null : aroundIn(sheet, mention));
      if (told === null) return [];
      const one = found(sheet.written, mention.at, mention.end - mention.at, null);
      const reading = readWords(told, one.raw, wordsOf(sheet.written, one), sheet.page);
      return [{ name: mention.question.name, reading }];
    });
    const inRows = PROSE.includes(paper) ? [] : answersInRows(sheet, paper);
    const named = NAMING.includes(paper) ? namedProcedures(sheet, PROSE.includes(paper)) : [];
    return [
      ...answered,
      ...inRows,
      ...named.map((reading): Answered => ({ name: 'procedures', reading })),
    ];
  });
  return [...Map.groupBy(readings, ({ name }) => name)].flatMap(([name, all]) => {
    const own = all.filter((one) => !isCutShort(one, all));
    const [first] = own;
    const isOne = own.every(({ reading }) => reading.value === first?.reading.value);
    return first && isOne ? [factOf(name, RULE, first.reading)] : [];
  });
}
