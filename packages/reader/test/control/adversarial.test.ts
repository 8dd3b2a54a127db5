// The control against papers that are nearly right: none may pass. And against right ones: most must,
// or refusing everything would do.
import { controlSlot } from '@quitus/domain/control/control-slot';
import { beforeAll, describe, expect, it } from 'vitest';

import { temporaryFiles, temporaryFolder } from '../files.ts';
import type { Case } from './cases.ts';
import { RIGHT_CASES } from './right-cases.ts';
import { DOSSIER, openShelf, type Shelf, TODAY } from './world.ts';
import { WRONG_DAYS } from './wrong-days.ts';
import { WRONG_DOORS } from './wrong-doors.ts';
import { WRONG_DOSSIERS } from './wrong-dossiers.ts';
import { WRONG_FILES } from './wrong-files.ts';

const WRONG_CASES = [...WRONG_DOSSIERS, ...WRONG_DAYS, ...WRONG_FILES, ...WRONG_DOORS];
const MOST = 0.8;
const STATED = /^Document actuel\u00a0: .+\. Document attendu\u00a0: .+\.$/;
const SLOW = 60_000;

const [written, folder] = [temporaryFiles(), temporaryFolder()];
let shelf: Shelf;

beforeAll(async () => {
  shelf = await openShelf(written, folder);
}, SLOW);

const controlled = ({ slot, files, dossier, today = TODAY, others }: Case) =>
  controlSlot({ ...DOSSIER, ...dossier }, slot, files(shelf), today, others?.(shelf) ?? []);

describe('a wrong paper', () => {
  it('is tried in every way we know', () => {
    expect(WRONG_CASES.length).toBeGreaterThanOrEqual(150);
    expect(new Set(WRONG_CASES.map(({ name }) => name)).size).toBe(WRONG_CASES.length);
  });

  it.each(WRONG_CASES)('is not accepted: $name', (wrong) => {
    const { status, sentence, rules } = controlled(wrong);
    expect(status).not.toBe('VERIFIED');
    // Whoever is refused is extracted what is there and what should be.
    expect(sentence ?? '').toMatch(status === null ? /^$/ : STATED);
    expect(rules.some(({ outcome }) => outcome !== 'passed') || status === null).toBe(true);
  });
});

describe('a right paper', () => {
  it.each(RIGHT_CASES)('is never refused: $name', (right) => {
    expect([null, 'VERIFIED']).toContain(controlled(right).status);
  });

  it('is accepted without anybody, most of the time', () => {
    const left = RIGHT_CASES.filter((right) => controlled(right).status !== 'VERIFIED');
    const share = 1 - left.length / RIGHT_CASES.length;
    process.stdout.write(
      `accepted: ${(100 * share).toFixed(0)} % of ${RIGHT_CASES.length}, wrong ones tried: ${WRONG_CASES.length}\n`,
    );
    for (const { name } of left) process.stdout.write(`left to a person: ${name}\n`);
    expect(RIGHT_CASES.length).toBeGreaterThanOrEqual(40);
    expect(share).toBeGreaterThanOrEqual(MOST);
  });
});
