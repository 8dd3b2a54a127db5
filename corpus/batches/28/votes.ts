// Resolutions with their votes, as minutes of meetings show them.
import { spaced } from '../../writing.ts';

export type Vote = readonly [
  title: string,
  majority: string,
  text: string,
  yes: number,
  no: number,
  none: number,
  /** Null where there is no vote. */
  passed: boolean | null,
];
export const whole = (count: number): string => spaced(count * 100).replace(',00', '');
export const numbers = (votes: readonly Vote[], passed: boolean): string[] =>
  votes.flatMap((vote, index) => (vote[6] === passed ? [String(index + 1)] : []));
export const titles = (votes: readonly Vote[]): string[] =>
  votes.map(([title], index) => `${index + 1}. ${title}`);
export const shown = (
  votes: readonly Vote[],
  from: number,
  to: number,
  write: (vote: Vote, number: number) => string,
): string =>
  votes
    .slice(from, to)
    .map((vote, index) => write(vote, from + index + 1))
    .join('');
