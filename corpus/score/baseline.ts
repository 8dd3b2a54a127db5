// The figures that were reached, and which of them went down.
import { type Figures, figuresOf } from './figures.ts';
import type { Judged } from './report.ts';

export type Baseline = Record<string, Figures>;

const SHARES = [
  'answered',
  'type_accuracy',
  'sub_kind_accuracy',
  'pages_accuracy',
  'fact_precision',
  'fact_recall',
] as const;
/** A ten-thousandth is lost in rounding. */
const TOLERANCE = 0.0002;

/** Of every batch: every state, and every type as it was printed. */
export function baselineOf(all: readonly Judged[]): Baseline {
  const states = Map.groupBy(all, ({ batch, condition }) => `${batch}/${condition}`);
  const digital = all.filter(({ condition }) => condition === 'numerique');
  const types = Map.groupBy(
    digital,
    ({ batch, truth }) => `${batch}/numerique/${truth.type ?? 'aucun'}`,
  );
  return Object.fromEntries(
    [...states, ...types]
      .map(([name, some]) => [name, figuresOf(some)] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

/** Of a sample, too few of each batch or type to tell anything: as they were printed, and degraded. */
export function sampleBaseline(all: readonly Judged[]): Baseline {
  const states = Map.groupBy(all, ({ condition }) =>
    condition === 'numerique' ? 'sample/digital' : 'sample/degraded',
  );
  return Object.fromEntries([...states].map(([name, some]) => [name, figuresOf(some)]));
}

/** Only what both have measured on as many documents can be compared. */
export const losses = (before: Baseline, now: Baseline): string[] =>
  Object.entries(now).flatMap(([group, figures]) => {
    const reached = before[group];
    if (!reached || reached.documents !== figures.documents) return [];
    return SHARES.flatMap((name) => {
      const [was, is] = [reached[name], figures[name]];
      return was !== null && (is ?? 0) < was - TOLERANCE
        ? [`${group}, ${name} : ${was} → ${is ?? 'plus rien'}`]
        : [];
    });
  });
