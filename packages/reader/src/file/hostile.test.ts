// Five hostile files, one for each way to harm us; hostile.long.test.ts sends all of them.
import { beforeAll, describe, expect, it } from 'vitest';

import { type HostileRun, misjudged, sendHostile } from '../../test/hostile-answers.ts';
import { aFewHostileFiles } from '../../test/hostile-few.ts';

let run: HostileRun;

beforeAll(async () => {
  run = await sendHostile(aFewHostileFiles());
}, 60_000);

describe('hostile files', () => {
  it('are each refused for the right reason, or let in with a warning', () => {
    expect(run.answers).toHaveLength(5);
    expect(misjudged(run)).toEqual([]);
  });

  it('leave no process behind', () => {
    expect(run.left_behind).toEqual([]);
  });
});
