// The life of the copropriété: its meetings, its syndic's mandate, its rules, its insurance.
import { frenchDay } from '../documents/calendar.ts';
import type { FactName } from '../reading/facts.data.ts';
import { agreedBy } from './agreement.ts';
import type { Story } from './field-outcomes.ts';
import { isDatedWell, meetingsIn } from './meetings.ts';
import {
  evidenceAt,
  evidenceOn,
  type Found,
  missing,
  type Outcome,
  read,
  supported,
  toCheck,
} from './outcome.ts';
import { dayOn, factsNamed, numberOn, textOn, textsOf } from './paper-figures.ts';
import type { SourcePaper, SourcePapers } from './source-papers.ts';

export function life({ papers }: SourcePapers, date: string): Story {
  const { minutes, is_ordered } = meetingsIn(papers, date);
  const convocations = papers.filter(({ type, sub_kind }) => type === 'CV_AG' && sub_kind === null);
  const newestSheet = newestOf(papers, 'FICHE_SYN');
  const booklet = newestOf(papers, 'CARNET_ENTRETIEN');
  return {
    outcomes: {
      'VIE-DERNIERE-AG': ordered(lastMeeting(minutes, convocations, papers, date), is_ordered),
      'VIE-PROCHAINE-AG': nextMeeting(convocations, date),
      'VIE-SYNDIC-MANDAT': ordered(mandate(minutes, date), is_ordered),
      'VIE-LOTS': lotsCount(papers, newestSheet),
      'VIE-RCP': rules(papers),
      'VIE-ASSURANCE': insurance(booklet),
      'TECH-CHAUFFAGE': heatingTold(
        newestSheet && tells(newestSheet, 'heating') ? newestSheet : booklet,
      ),
      'TECH-ASCENSEURS': statedNumber(
        newestSheet && tells(newestSheet, 'lifts_count') ? newestSheet : booklet,
        'lifts_count',
      ),
    },
    checks: [],
    alerts: [],
  };
}

const newestOf = (
  papers: readonly SourcePaper[],
  type: SourcePaper['type'],
): SourcePaper | undefined =>
  papers
    .filter((paper) => paper.type === type)
    .toSorted((a, b) =>
      (dayOn(b, 'updated_on') ?? '').localeCompare(dayOn(a, 'updated_on') ?? ''),
    )[0];

const dayFound = (paper: SourcePaper, name: FactName): Found<string>[] => {
  const value = dayOn(paper, name);
  return value === null ? [] : [{ value, as_of: null, evidence: evidenceOn(paper, [name], null) }];
};

function lastMeeting(
  minutes: readonly SourcePaper[],
  convocations: readonly SourcePaper[],
  papers: readonly SourcePaper[],
  date: string,
): Outcome {
  const [newest] = minutes.flatMap((paper) => dayFound(paper, 'meeting_on'));
  const convened = convocations
    .flatMap((paper) => dayFound(paper, 'meeting_on'))
    .filter(({ value }) => value <= date);
  const later = convened.filter(({ value }) => !newest || value > newest.value);
  const [unstated] = later;
  if (unstated)
    return toCheck(
      `Une assemblée a été convoquée pour le ${frenchDay(unstated.value)}, son procès-verbal n’est pas dans le dossier.`,
      ...later,
    );
  if (!newest) return missing();
  const sheets = papers
    .filter(({ type }) => type === 'FICHE_SYN')
    .flatMap((paper) => dayFound(paper, 'approved_on'));
  const same = [...convened, ...sheets].filter(({ value }) => value === newest.value);
  return supported(same.length > 0, {
    ...newest,
    evidence: [...newest.evidence, ...same.flatMap(({ evidence }) => evidence)],
  });
}

function nextMeeting(convocations: readonly SourcePaper[], date: string): Outcome {
  const [next] = convocations
    .filter(isDatedWell)
    .flatMap((paper) => dayFound(paper, 'meeting_on'))
    .filter(({ value }) => value > date);
  return next ? read(next) : missing();
}

/** The newest minutes speak; older ones tell a mandate that may have ended since. */
function mandate([newest]: readonly SourcePaper[], date: string): Outcome {
  const [found] = newest ? dayFound(newest, 'mandate_to') : [];
  if (!found) return missing();
  return found.value > date ? read(found) : toCheck('Ce mandat est terminé.', found);
}

/** Where the day of some minutes is not sure, nobody knows which are the last. */
function ordered(outcome: Outcome, isOrdered: boolean): Outcome {
  if (isOrdered || outcome.value === null || outcome.state === 'PROVEN') return outcome;
  const { value, as_of, evidence } = outcome;
  return toCheck('La date d’un procès-verbal n’est pas sûre.', { value, as_of, evidence });
}

function lotsCount(papers: readonly SourcePaper[], sheet: SourcePaper | undefined): Outcome {
  const stated = statedNumber(sheet, 'lots_count');
  const listed = papers
    .filter(({ type, sub_kind }) => type === 'RCP_EDD' && sub_kind !== 'MODIFICATIF')
    .flatMap((paper) =>
      factsNamed(paper, 'lot_shares').map((fact) => ({
        count: textsOf(fact).length,
        paper,
      })),
    );
  const same = listed.find(({ count }) => count === stated.value);
  return same ? { ...stated, state: 'PROVEN' } : stated;
}

function rules(papers: readonly SourcePaper[]): Outcome {
  const found = papers
    .filter(
      ({ type, sub_kind }) => type === 'RCP_EDD' && (sub_kind === 'RCP' || sub_kind === 'EDD'),
    )
    .flatMap((paper) => dayFound(paper, 'deed_on'));
  return agreedBy(found, 'Les documents donnent des dates différentes.');
}

function insurance(booklet: SourcePaper | undefined): Outcome {
  const insurer = booklet && textOn(booklet, 'insurer');
  if (!booklet || !insurer) return missing();
  const policy = textOn(booklet, 'policy_number');
  const value = policy ? `${insurer.value}, contrat n°\u00a0${policy.value}` : insurer.value;
  const as_of = dayOn(booklet, 'updated_on');
  return read({ value, as_of, evidence: evidenceOn(booklet, ['insurer', 'policy_number'], as_of) });
}

const tells = (paper: SourcePaper, name: FactName): boolean => factsNamed(paper, name).length > 0;

/** How the water is heated tells nothing of the rooms. */
function heatingTold(paper: SourcePaper | undefined): Outcome {
  const stated = paper && textOn(paper, 'heating');
  return paper && stated && !/^\s*eau chaude/i.test(stated.value)
    ? read({
        value: stated.value,
        as_of: dayOn(paper, 'updated_on'),
        evidence: [evidenceAt(paper, stated.fact, null)],
      })
    : missing();
}

function statedNumber(paper: SourcePaper | undefined, name: FactName): Outcome {
  const stated = paper && numberOn(paper, name);
  return paper && stated
    ? read({
        value: stated.value,
        as_of: dayOn(paper, 'updated_on'),
        evidence: [evidenceAt(paper, stated.fact, null)],
      })
    : missing();
}
