// The minutes of the assemblies of three years, each whole.
import { addDays, addMonths, frenchDay } from '../documents/calendar.ts';
import { lastConvocation, meetingOf } from './complete-convocation.ts';
import { describedPaper, listed } from './described.ts';
import {
  evidenceOf,
  failedFor,
  onlyDay,
  type Paper,
  passed,
  readingsOf,
  type Rule,
  seenOf,
  textsIn,
  undecided,
} from './examined.ts';
import { endsEarly, isCounted, isPaged, stopsAt } from './page-numbers.ts';
import { notRead } from './unread.ts';
import { isWithoutVote } from './without-vote.ts';

/** The minutes reach the owners a month after the assembly (décret de 1967, article 18). */
const NOTIFIED_AFTER_DAYS = 45;
/** An assembly meets every year: a newer one is then likely. */
const YEARLY_MONTHS = 15;
const SALE_COUNT = 3;
const NEW_BUILDING_YEARS = 4;

export const minutesComplete: Rule = ({ papers, files, dossier, today, others }) => {
  const seen = seenOf(readingsOf(papers, 'meeting_on'));
  const days = papers.map(meetingOf);
  const [undated, ...alike] = papers
    .filter((paper) => meetingOf(paper) === '')
    .map((paper) => ({ paper, names: ['meeting_on'] as const }));
  if (undated) return notRead(undated, ...alike);
  if (papers.length === 0) return undecided('Aucun procès-verbal n’a été reconnu.', seen);
  const torn = papers.find((paper) => !paper.bounds?.closes && stopsAt(paper, papers, files));
  const stop = torn && stopsAt(torn, papers, files);
  // What OCR has lost may be the end.
  if (stop && files.every(({ pages }) => pages.every(({ source }) => source === 'TEXT')))
    return failedFor(
      `la fin du ${describedPaper(torn, 'COMPLETE')}`,
      'INCOMPLETE',
      `Le ${describedPaper(torn, 'COMPLETE')} s’arrête à la page ${stop.number} sur ${stop.of}.`,
      `le ${describedPaper(torn, 'COMPLETE')}, jusqu’à sa dernière page`,
      evidenceOf([torn]),
    );
  const uncounted = papers.filter((paper) => !isCounted(paper, files));
  const gap = uncounted.find((paper) => !isPaged(paper, files) && !resolutionsFollow(paper));
  if (gap)
    return undecided(
      `Nous n’avons pas su suivre toutes les résolutions\u00a0: ${describedPaper(gap, 'COMPLETE')}. L’équipe regarde s’il est entier.`,
      evidenceOf([gap]),
    );
  const cut = uncounted.find((paper) => !paper.bounds?.closes || endsEarly(paper, files));
  if (cut)
    return undecided(
      `Nous n’avons pas reconnu la fin de ce document\u00a0: ${describedPaper(cut, 'COMPLETE')}. L’équipe regarde s’il est entier.`,
      evidenceOf([cut]),
    );
  const meetings = [...new Set(days)].toSorted().toReversed();
  const [newest = ''] = meetings;
  const convocation = lastConvocation(others);
  const convened = convocation ? meetingOf(convocation) : '';
  if (convened > newest && addDays(convened, NOTIFIED_AFTER_DAYS) <= today)
    return failedFor(
      `le procès-verbal du ${frenchDay(convened)}`,
      'INCOMPLETE',
      `Le dernier procès-verbal est du ${frenchDay(newest)}.`,
      `le procès-verbal de l’assemblée du ${frenchDay(convened)}`,
      seen,
    );
  if (addMonths(newest, YEARLY_MONTHS) <= today)
    return undecided(`Une assemblée a dû se tenir depuis le ${frenchDay(newest)}.`, seen);
  const description = `Assemblées du ${listed(meetings.toReversed().map(frenchDay))}.`;
  if (dossier.portfolio_type !== 'APARTMENT_SALE_PORTFOLIO') return passed(description, seen);
  const { build_year } = dossier.situation;
  const isNew = build_year !== null && Number(today.slice(0, 4)) - build_year <= NEW_BUILDING_YEARS;
  if (meetings.length < SALE_COUNT)
    return isNew
      ? undecided(`${description} L’immeuble est récent.`, seen)
      : failedFor(
          SALE_COUNT - meetings.length > 1
            ? 'les procès-verbaux manquants'
            : 'le procès-verbal manquant',
          'INCOMPLETE',
          description,
          'les procès-verbaux des assemblées des trois dernières années',
          seen,
        );
  return followEachOther(papers)
    ? passed(description, seen)
    : undecided(`${description} Il en manque peut-être une.`, seen);
};

/** From the first to the last, each has its result; one that nobody votes on has its title. */
function resolutionsFollow(paper: Paper): boolean {
  const list = (name: 'resolutions' | 'resolutions_adopted' | 'resolutions_rejected') =>
    readingsOf([paper], name).flatMap(textsIn);
  const titles = new Map(
    list('resolutions').map((title) => [Number.parseInt(title, 10), title] as const),
  );
  const decided = new Set(
    [...list('resolutions_adopted'), ...list('resolutions_rejected')].map((one) =>
      Number.parseInt(one, 10),
    ),
  );
  // « A. », « III. »: which come before and after is not known.
  if (titles.has(Number.NaN) || decided.has(Number.NaN)) return false;
  const last = Math.max(0, ...titles.keys(), ...decided);
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return (
    decided.size > 0 &&
    numbers.every((one) => decided.has(one) || isWithoutVote(titles.get(one) ?? ''))
  );
}

/** Three accounting years in a row were approved. */
function followEachOther(papers: readonly Paper[]): boolean {
  const closings = new Set(papers.flatMap((paper) => onlyDay(paper, 'approved_to')?.value ?? []));
  const [last] = [...closings].toSorted().toReversed();
  return (
    last !== undefined && [0, 1, 2].every((years) => closings.has(addMonths(last, -12 * years)))
  );
}
