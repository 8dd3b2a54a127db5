// Small faults that a careless change might bring, found in the sources and drawn by lot.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './runners.ts';

export type Fault = { group: Group; file: string; line: number; before: string; after: string };

export type Group = 'domain' | 'server' | 'robots' | 'arithmetic' | 'web';

/** Where faults are planted, and the vitest projects that test it first. */
export const GROUPS: Record<Group, { sources: string; projects: readonly string[] }> = {
  domain: { sources: 'packages/domain/src/**/*.ts', projects: ['domain'] },
  server: { sources: 'packages/server/src/**/*.ts', projects: ['server'] },
  robots: { sources: 'packages/robots/src/**/*.ts', projects: ['robots'] },
  arithmetic: { sources: 'packages/reader/src/arithmetic/**/*.ts', projects: ['reader'] },
  web: { sources: 'packages/web/src/**/*.{ts,tsx}', projects: ['web', 'web-rules'] },
};
const NAMES: readonly Group[] = ['domain', 'server', 'robots', 'arithmetic', 'web'];

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

const faultsOf = (group: Group, file: string): Fault[] =>
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
  return NAMES.flatMap((group) => {
    const files = globSync(GROUPS[group].sources, { cwd: root })
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
