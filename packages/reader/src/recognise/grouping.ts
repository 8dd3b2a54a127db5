// Where one document of a file ends and the next begins. A page without a title of its own goes on
// with the document before it.
import type { DocumentType } from '@quitus/domain/documents/document-type';

import { annexeTitled } from './annexes-on-page.ts';
import { type HitReader, hitReader } from './hits.ts';
import type { Kind } from './kind.ts';
import {
  closesDeed,
  isAlike,
  isAdvert,
  isLetter,
  isMail,
  isTwin,
  opensDeed,
  type PageHead,
  pageHead,
} from './page-head.ts';
import { follows, type PageLabel, pageLabel } from './page-label.ts';
import type { PageText } from './page-text.ts';
import { BANK_WORDS, FOREIGN_TITLES } from './phrases/foreign-titles.data.ts';
import { judge, scoreKind, type Verdict } from './score.ts';

export type ReadPage = {
  number: number;
  hits: HitReader;
  label: PageLabel | null;
  head: PageHead;
  /** Folded. */
  lines: string;
  empty: boolean;
  words: number;
  /** Printed from a mailbox: the start of something else, whatever it is. */
  mail: boolean;
  advert: boolean;
  letter: boolean;
  /** Titled as a paper of no kind of ours. */
  foreign: boolean;
  /** How a notary’s deed begins, and ends. */
  deed: { opens: boolean; closes: boolean };
  /** The number that it has among the accounting annexes, in its title. */
  annexe: number | null;
};

/** By how much a titled page must speak more for its own kind than for the document it would go on with. */
const LEAD = 4;
/** The same, between papers of one type: their titles say the same half of the time. */
const LEAD_WITHIN_TYPE = 3;
/** The same, where « page 4 / 9 » follows « page 3 / 9 ». */
const LEAD_WHEN_NUMBERED = 10;
/** The same, after the first page of a deed: its headings name every paper that it speaks of. */
const LEAD_IN_A_DEED = 18;
/** The same, for a page that no title opens. */
const LEAD_WITHOUT_TITLE = 10;

/** The same, after papers that are of one page, or short ones and under another head: what follows is seldom theirs. */
const LEAD_AFTER_ONE_PAGE = 6;

/** In words: a cover has no more, a page of its own no less. */
const [MOST_ON_A_COVER, FULL] = [90, 40];

const OF_ONE_PAGE: readonly DocumentType[] = [
  'OTHER_PROPERTY_DOCS',
  'RIB',
  'DOC_IDENTITE',
  'ACT_NAISSANCE',
  'ENTRETIEN',
];
/** What goes on over many pages may speak of anything there. */
const SHORT: readonly DocumentType[] = [
  ...OF_ONE_PAGE,
  'CHARGES',
  'TAX_FONCIERE',
  'ASSURANCES_DU_LOGEMENT',
  'FICHE_SYN',
];
/** In points: words that any paper of a building may say. */
const MOST_FROM_ANOTHER = 2;
const DEEDS: readonly DocumentType[] = ['TITRE_PROP', 'RCP_EDD'];

/** A notary's certificate is a letter of one page. */
const isDeed = ({ type, sub_kind }: Kind): boolean =>
  DEEDS.includes(type) && sub_kind !== 'ATTESTATION_DE_PROPRIETE';

/** What was voted, or is to be, goes with the papers of the meeting. */
const OF_MEETINGS: readonly DocumentType[] = ['CV_AG', 'PV_AG'];

export function readPage(written: PageText): ReadPage {
  const hits = hitReader(written);
  return {
    number: written.page.number,
    hits,
    label: pageLabel(written),
    head: pageHead(written),
    lines: written.lines,
    empty: written.placed.length === 0,
    words: written.placed.length,
    mail: isMail(written),
    advert: isAdvert(written),
    letter: isLetter(written),
    foreign:
      FOREIGN_TITLES.some((title) => hits.hitOf(title)?.place === 'HEADLINE') ||
      BANK_WORDS.filter((words) => hits.hitOf(words)).length > 1,
    deed: { opens: opensDeed(written), closes: closesDeed(written) },
    annexe: annexeTitled(written.lines),
  };
}

export function groupPages(pages: readonly ReadPage[]): ReadPage[][] {
  const groups: ReadPage[][] = [];
  for (const page of pages) {
    const group = groups.at(-1);
    if (group && !opens(page, group)) group.push(page);
    else groups.push([page]);
  }
  return groups;
}

function opens(page: ReadPage, group: readonly ReadPage[]): boolean {
  const own = judge([page.hits]);
  const judged = judge(group.map(({ hits }) => hits));
  const current = judged?.first.kind;
  const before = group.at(-1);
  const starts = !page.label || page.label.number === 1;
  const isApartFrom = isOutOfScope(page, group, current ?? null) && !isOfRisks(page, current);
  if (starts && !own?.answered && isApartFrom) return true;
  if (isAnotherAnnexe(page, group)) return true;
  if (page.empty || !own?.answered || !current || !before) return false;
  const { kind, headline } = own.first;
  // What came before may have the same title: a bank has statements too, and letters speak of them.
  if (headline && !judged.answered && isOther(before) && !isOther(page)) return true;
  const extracted = judged.answered && isDeed(current);
  if (!extracted && isOfDeed(page, group, kind)) return false;
  if (isSame(kind, current)) return headline && startsAgain(page, group);
  if (isInside(kind, current)) return false;
  const lead = leadOf(page, own, current);
  if (kind.type === current.type)
    return headline || page.letter
      ? lead >= LEAD_WITHIN_TYPE
      : isEnded(before) && lead >= LEAD_WITHOUT_TITLE;
  const numbered = follows(before.label, page.label);
  // The book of a building lists its surveys, under their names.
  const inBook = current.type === 'CARNET_ENTRETIEN' && kind.type === 'DIAGNOSTICS_IMMEUBLE';
  const inDeed = (isDeed(current) || inBook) && page.label?.number !== 1;
  if (inDeed) return headline && lead >= LEAD_IN_A_DEED;
  if (headline) return lead >= (numbered ? LEAD_WHEN_NUMBERED : LEAD);
  const isAlone = group.length === 1 && OF_ONE_PAGE.includes(current.type);
  const least = isAlone || isApart(page, group, current) ? LEAD_AFTER_ONE_PAGE : LEAD_WITHOUT_TITLE;
  return lead >= least && !numbered;
}

const isAnotherAnnexe = ({ annexe }: ReadPage, [first]: readonly ReadPage[]): boolean =>
  annexe !== null && first !== undefined && first.annexe !== null && annexe !== first.annexe;

/** What was indemnified is declared beside the risks (code de l’environnement, article L125-5). */
const isOfRisks = ({ lines }: ReadPage, current: Kind | undefined): boolean =>
  current?.sub_kind === 'ERP' &&
  /sinistres? indemnises?|catastrophes? naturelles?|\bl\. ?125-5\b/.test(lines);

const isOther = ({ foreign, letter }: ReadPage): boolean => foreign || letter;

/** « 3 / 3 »: what comes next is another paper, though OCR may have lost its title. */
const isEnded = ({ label }: ReadPage): boolean =>
  label !== null && label.number > 1 && label.number === label.of;

const leadOf = ({ hits }: ReadPage, own: Verdict, current: Kind): number =>
  own.first.points - scoreKind(current, [hits]).points;

/** What starts here is none of ours; inside a deed or a convocation, it is one of their annexes. */
function isOutOfScope(page: ReadPage, group: readonly ReadPage[], current: Kind | null): boolean {
  const before = group.at(-1);
  if (page.mail || (page.advert && isUnderAnotherHead(page, group))) return true;
  if (before?.label && page.label && before.label.number === before.label.of) return true;
  const inDeed = current && isDeed(current) && !before?.deed.closes;
  if (inDeed || (current?.type === 'CV_AG' && !isLetterAfterAccounts(page, current))) return false;
  if (current && isUnlike(page, group, current)) return true;
  // After « 3 / 3 » nothing more of a meeting is expected.
  const isOver = before !== undefined && isEnded(before);
  return (
    page.letter ||
    (page.foreign && current !== null && (isOver || !OF_MEETINGS.includes(current.type)))
  );
}

/** A convocation takes letters along; a sheet of accounts does not. */
const isLetterAfterAccounts = ({ letter }: ReadPage, { sub_kind }: Kind): boolean =>
  letter && (sub_kind?.startsWith('ANNEXE') ?? false);

/** After a short paper, a full page that speaks of something else, under another head. */
function isUnlike(page: ReadPage, group: readonly ReadPage[], current: Kind): boolean {
  const { points } = scoreKind(current, [page.hits]);
  return points <= MOST_FROM_ANOTHER && isApart(page, group, current);
}

const isApart = (page: ReadPage, group: readonly ReadPage[], current: Kind): boolean =>
  SHORT.includes(current.type) &&
  !page.label &&
  page.words >= FULL &&
  isUnderAnotherHead(page, group);

const isUnderAnotherHead = (page: ReadPage, group: readonly ReadPage[]): boolean =>
  group.every(({ head }) => !isAlike(page.head, head));

/** A deed may be recognised only by its second page: the first names people, or is a cover. */
function isOfDeed(page: ReadPage, group: readonly ReadPage[], kind: Kind): boolean {
  const [first, ...others] = group;
  if (!first || !isDeed(kind) || page.label?.number === 1) return false;
  const isCover = others.length === 0 && first.words < MOST_ON_A_COVER;
  return page.deed.opens
    ? isCover && first.hits.hitOf('notaire') !== null
    : first.deed.opens && !group.some(({ deed }) => deed.closes);
}

const isSame = (a: Kind, b: Kind): boolean => a.type === b.type && a.sub_kind === b.sub_kind;

/** The rules of a building hold its division; only a paper of its own has it as its title. */
const isInside = (kind: Kind, current: Kind): boolean =>
  current.type === 'RCP_EDD' && kind.type === 'RCP_EDD' && current.sub_kind !== kind.sub_kind
    ? kind.sub_kind === 'EDD' || current.sub_kind === 'MODIFICATIF'
    : false;

/**
 * The same title once more: a running head, unless the pages are numbered from the start again or,
 * without numbers, the whole head stands there again with other days.
 */
function startsAgain(page: ReadPage, group: readonly ReadPage[]): boolean {
  const [first, before] = [group[0], group.at(-1)];
  if (page.label) return page.label.number === 1;
  if (before?.label) return before.label.number === before.label.of;
  return first !== undefined && isTwin(page.head, first.head);
}
