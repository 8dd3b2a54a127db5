import { isUnknown } from '@quitus/domain/preetatdate/statement';
import { expect, test } from 'vitest';

import {
  asOfWords,
  originWords,
  searchWords,
  shownLines,
  stateWords,
  valueLines,
} from './field-words.ts';
import { testEvidence, testField } from './test-statement.ts';

const plain = (words: string): string => words.replaceAll('\u00A0', ' ');

test('each kind of value is written as people write it', () => {
  expect(valueLines('CENTS', 123_456).map(plain)).toEqual(['1 234,56 €']);
  expect(valueLines('CENTS', 0).map(plain)).toEqual(['0,00 €']);
  expect(valueLines('AREA', 6240).map(plain)).toEqual(['62,40 m²']);
  expect(valueLines('NUMBER', 10_000).map(plain)).toEqual(['10 000']);
  expect(valueLines('YES_NO', false)).toEqual(['Non']);
  expect(valueLines('DATE', '2026-06-01')).toEqual(['1er juin 2026']);
  expect(valueLines('PERIOD', '2026-01-01/2026-12-31')).toEqual([
    '1er janvier au 31 décembre 2026',
  ]);
  expect(valueLines('LIST', ['17', '58'])).toEqual(['17, 58']);
  expect(valueLines('SCHEDULE', [{ on: '2027-01-01', cents: 28_760 }]).map(plain)).toEqual([
    '1er janvier 2027 : 287,60 €',
  ]);
});

test('no instalment is said to be none, never nothing', () => {
  expect(valueLines('SCHEDULE', [])).toEqual(['Aucune échéance']);
});

test('of works only what is known is told', () => {
  const works = {
    label: 'Ravalement',
    voted_on: '2025-06-12',
    resolution: '14',
    total_cents: 8_000_000,
    lot_cents: null,
    called_cents: null,
    remaining_cents: 73_600,
  };
  expect(valueLines('WORKS', [works]).map(plain)).toEqual([
    'Ravalement, voté le 12 juin 2025, résolution 14 : 80 000,00 €, 736,00 € restants',
  ]);
  const bare = { ...works, voted_on: null, resolution: null, total_cents: null };
  expect(valueLines('WORKS', [{ ...bare, remaining_cents: null }])).toEqual(['Ravalement']);
});

test('a state is told with the page it was read on', () => {
  const read = testField('PROVISION', {
    state: 'READ',
    value: 28_760,
    evidence: [testEvidence()],
  });
  expect(stateWords(read)).toBe('lu, page 3');
  expect(stateWords({ ...read, state: 'PROVEN' })).toBe('recoupé, page 3');
  expect(stateWords({ ...read, state: 'CONFIRMED', evidence: [] })).toBe('confirmé');
  expect(stateWords(testField('PROVISION', { state: 'CONTRADICTORY' }))).toBe(
    'les documents se contredisent',
  );
});

test('what nobody knows is settled, and prints its own words instead of a zero', () => {
  const unknown = testField('COPRO-2', { state: 'CONFIRMED' });
  expect(isUnknown(unknown)).toBe(true);
  expect(stateWords(unknown)).toBe('inconnu');
  expect(shownLines(unknown)).toEqual(['Non communiqué']);
  expect(isUnknown(testField('COPRO-2', { state: 'CONFIRMED', value: 0 }))).toBe(false);
});

test('the day a figure speaks for', () => {
  expect(asOfWords('2026-11-05')).toBe('au 5 novembre 2026');
  expect(asOfWords(null)).toBeNull();
});

test('what no document told is not said to be taken from one', () => {
  const procedures = testField('COPRO-4');
  expect(originWords(procedures)).toBe('Nous ne l’avons lu dans aucun document.');
  expect(originWords({ ...procedures, state: 'READ', value: 'Néant' })).toBe('Repris du document.');
  expect(originWords(testField('COPRO-3-b'))).toBe(
    'Nous ne l’avons lu dans aucun document. Compte 105 de l’état financier.',
  );
});

test('an open field says where to look, and whom to ask', () => {
  const procedures = testField('COPRO-4');
  expect(plain(searchWords(procedures, 'PV AG 2026.pdf'))).toBe(
    'Cherchez dans « PV AG 2026.pdf », affiché avec cette rubrique, ou demandez au syndic.',
  );
  expect(searchWords(procedures, null)).toBe(
    'Ajoutez le document où il se trouve, ou demandez au syndic.',
  );
});

test('what is not asked for is not said to be missed', () => {
  expect(stateWords(testField('COPRO-4'))).toBe('manquant');
  expect(stateWords(testField('VIE-FIBRE'))).toBe('non renseigné');
});

test('what was confirmed with its whole section is reviewed, not confirmed', () => {
  const answer = {
    reference: 'COPRO-2',
    value: 393_075,
    as_of: null,
    by: 'Claire',
    by_staff: true,
    in_bulk: true,
    at: '2026-11-15T10:00:00Z',
    seen: '',
  } as const;
  const field = testField('COPRO-2', { state: 'CONFIRMED', value: 393_075, answer });
  expect(stateWords(field)).toBe('relu');
  expect(stateWords({ ...field, answer: { ...answer, in_bulk: false } })).toBe('confirmé');
  expect(stateWords({ ...field, value: null })).toBe('inconnu');
});

test('what we did not manage to read names its paper, and is not said to be untold', () => {
  const expected_in = testEvidence();
  const unread = testField('COPRO-1', { state: 'MISSING', expected_in });
  expect(plain(originWords(unread))).toContain(
    `Nous n’avons pas su le lire dans « ${expected_in.label} »`,
  );
  expect(shownLines(unread)).toEqual(['Non relevé']);
  expect(shownLines(testField('COPRO-1', { state: 'MISSING' }))).toEqual(['Non communiqué']);
});
