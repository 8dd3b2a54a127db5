// What the newest call or account says will fall due after the day.
import type { Proof } from '../reading/proof.ts';
import type { DuePart } from '../reading/upcoming.ts';
import { upcomingIn } from '../reading/upcoming.ts';
import { evidenceOn } from './outcome.ts';
import { dayOn, textsOn } from './paper-figures.ts';
import { proofOn } from './proof-levels.ts';
import type { SourcePaper } from './source-papers.ts';
import type { Evidence, ScheduleLine } from './statement.ts';

export type Announced = {
  lines: readonly ScheduleLine[];
  evidence: readonly Evidence[];
  as_of: string;
  proof: Proof;
};

const writtenOn = (paper: SourcePaper): string =>
  dayOn(paper, 'as_of') ?? dayOn(paper, 'due_on') ?? dayOn(paper, 'period_from') ?? '';

/** Null where no paper announces any. */
export function announcedDues(
  papers: readonly SourcePaper[],
  part: DuePart,
  date: string,
): Announced | null {
  const told = papers
    .map((paper) => ({
      paper,
      as_of: writtenOn(paper),
      dues: upcomingIn(textsOn(paper, 'upcoming')).filter((due) => due.on > date),
    }))
    .filter(({ dues, as_of }) => dues.length > 0 && as_of <= date)
    .toSorted((a, b) => b.as_of.localeCompare(a.as_of));
  const [newest] = told;
  const own = newest?.dues.filter((due) => due.part === part) ?? [];
  if (!newest || own.length === 0) return null;
  return {
    lines: own.map(({ on, cents }) => ({ on, cents })),
    evidence: evidenceOn(newest.paper, ['upcoming'], newest.as_of),
    as_of: newest.as_of,
    proof: proofOn(newest.paper, ['upcoming']),
  };
}
