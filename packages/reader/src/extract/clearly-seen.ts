// What OCR was not sure of. Sums prove each other and dates have their calendar; of a name, an address or
// a number that nothing else on the paper proves, every word was seen clearly, or it is not given.
import type { Box } from '@quitus/domain/reading/box';
import type { Fact } from '@quitus/domain/reading/read-document';

import { fold } from '../french/fold.ts';
import { middleOf, sheetBox } from '../page/box.ts';
import type { Page, Word } from '../page/page.ts';
import { isDay, isPossible, isWhole } from './names/whole-names.ts';

const UNPROVEN: ReadonlySet<string> = new Set([
  'syndic',
  'building_address',
  'property_address',
  'owner',
  'owners',
  'sellers',
  'buyers',
  'holder',
  'landlord',
  'tenant',
  'notary',
  'lots',
  'lot_shares',
  'parcels',
  'account',
  'entries',
  'report_number',
  'policy_number',
  'rnc',
  'dpe_number',
  'building',
  'last_name',
  'first_names',
  'born_at',
  'insurer',
  'lots_count',
  'homes_count',
  'parking_count',
  'buildings_count',
  'lifts_count',
  'debtors_count',
]);
/** Where every tenth word is in doubt, others were not seen at all: of a list, nobody knows how much is there. */
const LISTS: ReadonlySet<string> = new Set([
  'lots',
  'lot_shares',
  'parcels',
  'owners',
  'sellers',
  'buyers',
  'entries',
  'tantiemes_by_cle',
  'resolutions',
  'works_adopted',
]);
/** Nor which of several places and numbers it is. */
const PLACES: ReadonlySet<string> = new Set([
  'property_address',
  'building_address',
  'report_number',
  'tantiemes',
  'base',
]);
const [CLEAR, DIM] = [0.6, 0.09];

/** Signs say nothing: « & », « — ». */
const isDoubtful = ({ confidence = 1, text }: Word): boolean =>
  confidence < CLEAR && /[\p{L}\d]/u.test(text);

/** In points: boxes are rounded on their way to the sheet. */
const EDGE = 1;

type Doubt = { text: string; box: Box; confidence: number };
type Doubts = { words: readonly Doubt[]; dim: boolean };

function doubtsOf(page: Page): Doubts {
  const words = page.words.filter(isDoubtful).map(({ text, box, confidence = 1 }) => ({
    text,
    box: sheetBox(page, box),
    confidence,
  }));
  const isLong = ({ text }: { text: string }): boolean => text.length > RUBBLE;
  const long = page.words.filter(isLong);
  const dim =
    words.length > DIM * page.words.length && words.filter(isLong).length > DIM * long.length;
  return { words, dim };
}
/** In signs: of a rule or a stain OCR makes short words, and they hide no other. */
const RUBBLE = 3;

/** Lots and parcels extracted in several places have words between them: of these only what may be a number counts. */
const COUNTED: ReadonlySet<string> = new Set(['lots', 'parcels']);
const signsOf = (text: string): string => fold(text).replaceAll(/[^a-z\d]/g, '');

/** What was seen beside a name, and is no part of it, may be as dim as it likes. */
function isOf({ name, value, raw }: Fact, { text, confidence }: Doubt): boolean {
  // Told in several places, what was seen between them is of something else.
  if (COUNTED.has(name))
    return (/\d/.test(text) || text.length <= 3) && (!raw.includes(' + ') || raw.includes(text));
  if (isDay(value)) return confidence < GUESSED && /\d/.test(text);
  if (!UNPROVEN.has(name)) return false;
  return typeof value !== 'string' || signsOf(value).includes(signsOf(text));
}
/** A figure of a day, of which the calendar would not know that it is wrong. */
const GUESSED = 0.4;

const isSeen = ({ source }: Page): boolean => source === 'OCR';

const isIn = ([left, top, right, bottom]: Box, { box: doubt }: Doubt): boolean => {
  const [x, y] = [(doubt[0] + doubt[2]) / 2, middleOf(doubt)];
  return x > left - EDGE && x < right + EDGE && y > top - EDGE && y < bottom + EDGE;
};

/** Two pages of one sheet have one number. */
const doubtsByPage = (pages: readonly Page[]) =>
  Map.groupBy(
    pages.map((page) => ({ number: page.number, ...doubtsOf(page) })),
    ({ number }) => number,
  );

/** The facts with a word of which OCR was not sure, by whatever else they are proven. */
export function dimlySeen(facts: readonly Fact[], pages: readonly Page[]): Set<Fact> {
  const doubts = doubtsByPage(pages);
  const isDim = ({ raw, page, box }: Fact): boolean =>
    (doubts.get(page) ?? []).some(({ words }) =>
      words.some((word) => isIn(box, word) && raw.includes(word.text)),
    );
  return new Set(facts.filter(isDim));
}

/** The facts that may be believed, of pages that OCR has read. */
export function clearlySeen(facts: readonly Fact[], pages: readonly Page[]): Fact[] {
  const doubts = doubtsByPage(pages);
  return facts.filter((fact) => {
    const { name, page, box } = fact;
    if (!isWhole(fact) || (pages.some(isSeen) && !isPossible(fact))) return false;
    const own = doubts.get(page) ?? [];
    if (own.some(({ dim }) => dim) && (LISTS.has(name) || PLACES.has(name))) return false;
    return !own.some(({ words }) => words.some((word) => isIn(box, word) && isOf(fact, word)));
  });
}
