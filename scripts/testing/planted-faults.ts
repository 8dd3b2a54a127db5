// Small faults that a careless change might bring, found in the sources and drawn by lot.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './runners.ts';

export type Fault = { group: string; file: string; line: number; before: string; after: string };

export const GROUPS = {
  domain: 'packages/domain/src/**/*.ts',
  server: 'packages/server/src/**/*.ts',
  robots: 'packages/robots/src/**/*.ts',
  arithmetic: 'packages/reader/src/arithmetic/**/*.ts',
  web: 'packages/web/src/**/*.{ts,tsx}',
} as const;

/** Operators keep their spaces, so that no type argument and no JSX tag is taken for one. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ < /, ' <= '],
  [/ <= /, ' < '],
  [/ > /, ' >= '],
  [/ >= /, ' > '],
  [/ \+ 1\b/, ' + 2'],
  [/ - 1\b/, ' - 2'],
  [/\breturn true;/, 'return false;'],
  [/\breturn false;/, 'return true;'],
  [/\.some\(/, '.every('],
  [/\.every\(/, '.some('],
];
/** What says nothing of behaviour, or only of what is printed and imported. */
const LEFT_OUT = /^\s*(?:\/\/|\/?\*|import |export type |type )|=> \w+ => |className/;

const faultsOf = (group: string, file: string): Fault[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((before, index) =>
      LEFT_OUT.test(before)
        ? []
        : CHANGES.filter(([from]) => from.test(before)).map(([from, to]) => ({
            group,
            file,
            line: index + 1,
            before,
            after: before.replace(from, to),
          })),
    );

/** A linear congruential generator: the same seed draws the same faults. */
function lots(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `count` of each group, from as many files. */
export function drawFaults(seed: number, count: number): Fault[] {
  const next = lots(seed);
  return Object.entries(GROUPS).flatMap(([group, pattern]) => {
    const files = globSync(pattern, { cwd: root })
      .filter((file) => !/\.(?:test|data|table|d)\.tsx?$|\/replicas\//.test(file))
      .toSorted();
    const drawn: Fault[] = [];
    while (drawn.length < count && files.length > 0) {
      const [file = ''] = files.splice(Math.floor(next() * files.length), 1);
      const faults = faultsOf(group, file);
      const fault = faults[Math.floor(next() * faults.length)];
      if (fault) drawn.push(fault);
    }
    return drawn;
  });
}
