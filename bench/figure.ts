// A figure is a ratio against a reference measured in the same run: machines differ, ratios last.
export type Figure = {
  figure: string;
  value: number;
  unit: string;
  reference: { name: string; value: number };
  /** What the ratio must reach, from the issue that asked for the figure; null when none did. */
  goal: number | null;
  /** Sizes and times are better low, scores and throughputs high (the default). */
  better?: 'higher' | 'lower';
};

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Prints the figure and tells whether its goal is met. */
export function report({ figure, value, unit, reference, goal, better }: Figure): boolean {
  const ratio = value / reference.value;
  const ok = goal === null || (better === 'lower' ? ratio <= goal : ratio >= goal);
  console.log(
    JSON.stringify({
      figure,
      value: round(value),
      unit,
      reference: { ...reference, value: round(reference.value) },
      ratio: round(ratio),
      goal,
      ok,
    }),
  );
  return ok;
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

export const median = (values: number[]): number => percentile(values, 0.5);
