import { REFUSAL_REASONS } from '@quitus/domain/control/refusal-reasons';
import { expect, it } from 'vitest';

import type { Verdict } from './proposed-decision.ts';
import {
  firstReasons,
  prefilledText,
  reasonsFor,
  saysSomething,
  statusOf,
  toggled,
} from './refusal-draft.ts';
import { REASON_KEYS } from './shortcuts.ts';

const OTHER_BUILDING: Verdict = {
  rule: 'RIGHT_BUILDING',
  outcome: 'failed',
  sentence: 'L’adresse lue est 8 rue des Lilas, Lyon.',
  seen: [],
};
const control = { status: null, sentence: null, rules: [OTHER_BUILDING] };
const NOTHING = { status: null, sentence: null, rules: [] };

it('offers the reasons that suit the document, each with a key', () => {
  expect(reasonsFor('CHARGES')).toContain('CALL_MISSING');
  expect(reasonsFor('RIB')).not.toContain('CALL_MISSING');
  expect(REASON_KEYS.length).toBeGreaterThanOrEqual(REFUSAL_REASONS.length);
});

it('starts with what the answers already say', () => {
  expect(firstReasons('REJECTED', control, {})).toEqual(['WRONG_BUILDING']);
  expect(firstReasons('REJECTED', control, { RIGHT_BUILDING: 'passed' })).toEqual([]);
  expect(firstReasons('INCOMPLETE', control, {})).toEqual([]);
  expect(firstReasons('MISSING_LAST_APPEL', control, {})).toEqual(['CALL_MISSING']);
});

it('lets the first reason decide the status, and leaves it to whoever has another one', () => {
  expect(statusOf(['PAGES_MISSING', 'OUT_OF_DATE'], 'REJECTED')).toBe('INCOMPLETE');
  expect(statusOf(['OTHER_REASON'], 'EXPIRED')).toBe('EXPIRED');
  expect(statusOf([], 'INCOMPLETE')).toBe('INCOMPLETE');
});

it('picks and drops a reason, in the order of the catalogue', () => {
  expect(toggled(['OUT_OF_DATE'], 'WRONG_TYPE')).toEqual(['WRONG_TYPE', 'OUT_OF_DATE']);
  expect(toggled(['WRONG_TYPE', 'OUT_OF_DATE'], 'WRONG_TYPE')).toEqual(['OUT_OF_DATE']);
});

it('says what the machine saw, else the words of the reason, and what is expected', () => {
  const draft = { document_type: 'RIB', answers: {}, status: 'REJECTED' } as const;
  const seen = prefilledText({ ...draft, control, reasons: ['WRONG_BUILDING'] });
  expect(seen).toBe(
    'Document actuel : L’adresse lue est 8 rue des Lilas, Lyon.\nDocument attendu : le RIB. Un par vendeur, ou un compte commun.',
  );
  const plain = prefilledText({ ...draft, control: NOTHING, reasons: ['WRONG_OWNER'] });
  expect(plain).toContain('Document actuel : Ce document est au nom d’une autre personne.');
});

it('keeps the machine’s sentence where it concluded the same', () => {
  const sentence = 'Document actuel : T2 2026. Document attendu : T3 2026.';
  const concluded = { ...control, status: 'REJECTED', sentence } as const;
  const draft = { document_type: 'CHARGES', answers: {}, reasons: ['WRONG_BUILDING'] } as const;
  expect(prefilledText({ ...draft, control: concluded, status: 'REJECTED' })).toBe(
    'Document actuel : T2 2026.\nDocument attendu : T3 2026.',
  );
  expect(prefilledText({ ...draft, control: concluded, status: 'INCOMPLETE' })).not.toBe(sentence);
});

it('tells an empty sentence from one that says something', () => {
  const empty = prefilledText({
    document_type: 'RIB',
    control: NOTHING,
    answers: {},
    reasons: ['OTHER_REASON'],
    status: 'REJECTED',
  });
  expect(saysSomething(empty)).toBe(false);
  expect(saysSomething('  ')).toBe(false);
  expect(saysSomething('Le RIB est barré.')).toBe(true);
});
