import { expect, it } from 'vitest';

import { refusalsLeft, teamDecisionRefusal } from './team-decision.ts';

const RULES = [
  { rule: 'RIGHT_TYPE', outcome: 'passed' },
  { rule: 'RIGHT_BUILDING', outcome: 'failed' },
  { rule: 'COMPLETE', outcome: 'undecided' },
] as const;
const slot = { file_ids: ['a', 'b'], rules: RULES };
const seen = { to: 'VERIFIED', seen_file_ids: ['b', 'a'], despite: [] } as const;

it('refuses what was decided of other files than those there now', () => {
  for (const seen_file_ids of [[], ['a'], ['a', 'b', 'c'], ['a', 'c']])
    for (const to of ['VERIFIED', 'REJECTED'] as const)
      expect(teamDecisionRefusal({ ...seen, to, seen_file_ids }, slot)).toBe(
        'DECISION_NOT_POSSIBLE',
      );
});

it('refuses to accept against the control without an answer to what it says', () => {
  expect(teamDecisionRefusal(seen, slot)).toBe('CONTROL_SAYS_NO');
  expect(teamDecisionRefusal({ ...seen, despite: ['COMPLETE'] }, slot)).toBe('CONTROL_SAYS_NO');
  expect(refusalsLeft(RULES, [])).toEqual(['RIGHT_BUILDING']);
});

it('lets a person answer the control, and refuse whatever it says', () => {
  expect(teamDecisionRefusal({ ...seen, despite: ['RIGHT_BUILDING'] }, slot)).toBeNull();
  expect(teamDecisionRefusal({ ...seen, to: 'REJECTED' }, slot)).toBeNull();
  expect(teamDecisionRefusal(seen, { ...slot, rules: [] })).toBeNull();
});
