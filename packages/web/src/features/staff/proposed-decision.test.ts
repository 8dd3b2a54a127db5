import { CONTROL_RULES, type ControlRule, type RuleOutcome } from '@quitus/domain/control/control';
import { describe, expect, it } from 'vitest';

import {
  askedRules,
  ownMissing,
  proposalWords,
  proposedDecision,
  turned,
  type Verdict,
} from './proposed-decision.ts';

const verdict = (rule: ControlRule, outcome: RuleOutcome): Verdict => ({
  rule,
  outcome,
  sentence: '',
  seen: [],
});
const control = (...rules: Verdict[]) => ({ status: null, rules });

describe('the proposed decision', () => {
  it('is to accept once every rule passed', () => {
    const rules = control(verdict('RIGHT_TYPE', 'passed'), verdict('LEGIBLE', 'undecided'));
    expect(proposedDecision('RIB', rules, {}).to).toBeNull();
    expect(proposedDecision('RIB', rules, { LEGIBLE: 'passed' }).to).toBe('VERIFIED');
  });

  it('follows the first rule that failed, and names its number', () => {
    const rules = control(
      verdict('RIGHT_TYPE', 'passed'),
      verdict('COMPLETE', 'undecided'),
      verdict('IN_DATE', 'failed'),
    );
    expect(proposedDecision('RIB', rules, {})).toEqual({
      to: 'EXPIRED',
      because: { rule: 'IN_DATE', number: 3 },
    });
    const answered = proposedDecision('RIB', rules, { COMPLETE: 'failed' });
    expect(answered.to).toBe('INCOMPLETE');
    expect(proposalWords(answered)).toBe('Proposé d’après le contrôle 2.');
  });

  it('uses the words of the document where it has its own', () => {
    const rules = control(verdict('COMPLETE', 'failed'));
    expect(proposedDecision('CHARGES', rules, {}).to).toBe('MISSING_LAST_APPEL');
    expect(proposedDecision('CV_AG', rules, {}).to).toBe('MISSING_ANNEXES_COMPTABLES');
    const late = control(verdict('IN_DATE', 'failed'));
    expect(proposedDecision('CV_AG', late, {}).to).toBe('MISSING_LAST_CONVOCATION');
  });

  it('is the machine’s own until somebody answers otherwise', () => {
    const rules = { ...control(verdict('COMPLETE', 'failed')), status: 'INCOMPLETE' as const };
    expect(proposedDecision('CHARGES', rules, {}).to).toBe('INCOMPLETE');
    expect(proposedDecision('CHARGES', rules, { COMPLETE: 'passed' }).to).toBe('VERIFIED');
  });

  it('asks for what is missing', () => {
    const rules = control(
      verdict('RIGHT_TYPE', 'undecided'),
      verdict('LEGIBLE', 'passed'),
      verdict('IN_DATE', 'undecided'),
    );
    expect(proposalWords(proposedDecision('RIB', rules, {}))).toBe(
      'Répondez aux contrôles 1 et 3 pour une proposition.',
    );
    expect(proposalWords(proposedDecision('RIB', rules, { IN_DATE: 'passed' }))).toBe(
      'Répondez au contrôle 1 pour une proposition.',
    );
    const unseen = proposedDecision('RIB', control(), {});
    expect(proposalWords(unseen)).toBe(
      'Répondez aux 8 contrôles qui restent pour une proposition.',
    );
  });
});

it('asks everything of a document that the machine has not looked at', () => {
  expect(askedRules({ rules: [] }).map(({ rule }) => rule)).toEqual([...CONTROL_RULES]);
});

it('turns an answer from yes to no to unanswered, and back', () => {
  const asked = verdict('LEGIBLE', 'passed');
  const once = turned(asked, {});
  expect(once.LEGIBLE).toBe('failed');
  const twice = turned(asked, once);
  expect(twice.LEGIBLE).toBe('undecided');
  expect(turned(asked, twice).LEGIBLE).toBe('passed');
});

it('knows what only some documents may miss', () => {
  expect(ownMissing('CHARGES')).toEqual(['MISSING_LAST_APPEL']);
  expect(ownMissing('CV_AG')).toEqual(['MISSING_ANNEXES_COMPTABLES', 'MISSING_LAST_CONVOCATION']);
  expect(ownMissing('RIB')).toEqual([]);
});
