import { describe, expect, it } from 'vitest';

import { loss } from './baseline.ts';
import { parseCase } from './case-file.ts';
import { judgeCase } from './judge-case.ts';
import type { CaseReading } from './read-case.ts';

const TEXT = `paper: CHARGES APPEL_DE_FONDS
layout: typed
about: a call
must: Another lot's share is never told.
+ to_pay: 32000
- owner: "Mme TESTARD"
absent: lots
complete: yes
====
APPEL DE FONDS
=== page ===
Total   320,00
`;
const CASE = parseCase('calls/a-call.txt', TEXT);

describe('a case file', () => {
  it('holds a paper, what is true of it and its pages', () => {
    expect(CASE).toMatchObject({
      type: 'CHARGES',
      sub_kind: 'APPEL_DE_FONDS',
      must: "Another lot's share is never told.",
      facts: { to_pay: 32000 },
      wrong: { owner: 'Mme TESTARD' },
      absent: ['lots'],
      complete: true,
      pages: ['APPEL DE FONDS', 'Total   320,00'],
    });
  });

  it('is refused without the line that ends its head or with an unknown layout', () => {
    expect(() => parseCase('calls/cut.txt', 'paper: none')).toThrow('calls/cut.txt');
    expect(() => parseCase('calls/odd.txt', TEXT.replace('typed', 'drawn'))).toThrow('drawn');
  });
});

describe('judging a case', () => {
  const judged = (...facts: CaseReading['facts']) => judgeCase(CASE, { facts, documents: null });

  it('counts a stated value as right, another as wrong and none as missed', () => {
    expect(judged({ name: 'to_pay', value: 32000 })).toEqual({ right: 1, wrong: [], missed: [] });
    expect(judged({ name: 'to_pay', value: 1 })).toMatchObject({
      right: 0,
      wrong: ['calls/a-call.txt to_pay'],
    });
    expect(judged()).toMatchObject({ right: 0, missed: ['calls/a-call.txt to_pay'] });
  });

  it('counts as wrong what is absent, forbidden or beyond a complete list', () => {
    expect(judged({ name: 'lots', value: ['1'] }).wrong).toEqual(['calls/a-call.txt lots']);
    expect(judged({ name: 'owner', value: 'Mme TESTARD' }).wrong).toEqual([
      'calls/a-call.txt owner',
    ]);
    expect(judged({ name: 'syndic', value: 'SOGEX' }).wrong).toEqual(['calls/a-call.txt syndic']);
  });
});

describe('the score of a folder', () => {
  const names = (count: number) => Array.from({ length: count }, (_, n) => `case ${n}`);

  it('may lose one fact in two hundred, at least one, and no more', () => {
    const before = { right: 400, wrong: [], missed: [] };
    expect(loss(before, { right: 398, wrong: [], missed: names(2) })).toBeNull();
    expect(loss(before, { right: 397, wrong: [], missed: names(3) })).toContain('400 → 397');
    expect(loss({ ...before, right: 5 }, { right: 4, wrong: [], missed: names(1) })).toBeNull();
    expect(loss({ ...before, right: 5 }, { right: 3, wrong: [], missed: names(2) })).not.toBeNull();
  });

  it('names what is newly wrong', () => {
    const before = { right: 5, wrong: ['old'], missed: [] };
    expect(loss(before, { right: 5, wrong: ['old', 'new 1', 'new 2'], missed: [] })).toContain(
      'new 1',
    );
  });
});
