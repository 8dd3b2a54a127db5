import { describe, expect, it } from 'vitest';

import { readVerdict, stopRefusal } from './child-verdict.ts';

describe('a guarded child that was stopped', () => {
  it.each([
    ['CRASH', 'PDF', 'CORRUPT_FILE'],
    ['TIME', 'PDF', 'FILE_TOO_SLOW'],
    ['MEMORY', 'PDF', 'FILE_TOO_SLOW'],
    ['TIME', 'PNG', 'FILE_TOO_SLOW'],
    ['MEMORY', 'HEIC', 'IMAGE_TOO_LARGE'],
  ] as const)('by %s while it read a %s makes it a %s', (stopped, format, refusal) => {
    expect(stopRefusal({ stopped, steps: 0, said: Buffer.alloc(0) }, format)).toBe(refusal);
  });
});

describe('the answer of a guarded child', () => {
  it('is parsed like anything from outside', () => {
    const { count, refusal } = readVerdict(
      Buffer.from('{"pages":3,"size":-1,"refusal":"EMPTY_FILE"}'),
    );
    expect([count('pages'), count('size'), count('none'), refusal]).toEqual([
      3,
      null,
      null,
      'EMPTY_FILE',
    ]);
    expect(readVerdict(Buffer.from('no JSON')).count('pages')).toBeNull();
    expect(readVerdict(Buffer.from('{"refusal":"NOT_OURS"}')).refusal).toBeUndefined();
  });
});
