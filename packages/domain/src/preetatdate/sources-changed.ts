import type { Statement } from './statement.ts';

/** Other papers than those it was drawn from: added, taken out or replaced. */
export function sourcesChanged(before: Statement, after: Statement): boolean {
  const hashes = ({ sources }: Statement) =>
    [...new Set(sources.map(({ sha256 }) => sha256))].toSorted((a, b) => a.localeCompare(b));
  return JSON.stringify(hashes(before)) !== JSON.stringify(hashes(after));
}
