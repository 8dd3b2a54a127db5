// The tests of some folders of cases: each folder's score, and each sentence that must hold.
import { describe, expect, it } from 'vitest';

import { loss, readBaseline, verdictsOf } from './baseline.ts';
import { casesIn } from './case-file.ts';
import { judgeCase } from './judge-case.ts';
import { readCase } from './read-case.ts';

/** A folder of several hundred papers is one test. */
const timeout = 300_000;

export function runCases(folders: readonly string[]): void {
  const baseline = readBaseline();
  describe.each(folders)('the papers of %s', (folder) => {
    const cases = casesIn(folder);

    it('are read no worse than before', { timeout }, async () => {
      const before = baseline[folder] ?? { right: 0, wrong: [], missed: [] };
      expect(loss(before, await verdictsOf(cases))).toBe(null);
    });

    it.each(cases.filter(({ must }) => must !== null))('$must ($name)', async (one) => {
      expect(judgeCase(one, await readCase(one)).wrong).toEqual([]);
    });
  });
}
