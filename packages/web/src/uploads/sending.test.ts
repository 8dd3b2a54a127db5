import type { DocumentFile } from '@quitus/api/documents.api';
import { FILE_REFUSAL_TEXTS } from '@quitus/domain/documents/file-rules';
import { expect, test } from 'vitest';

import { type Sending, spokenWords, stateWords, totalOf, trayWords, verdictOf } from './sending.ts';

const sending = (given: Partial<Sending> = {}): Sending => ({
  id: 'a',
  uid: 'dossier',
  document_type: 'RIB',
  replaces_id: null,
  name: 'rib.pdf',
  size: 4_000_000,
  sent: 0,
  state: 'SENDING',
  failure: null,
  found: null,
  kept: true,
  ...given,
});

const file = (given: Partial<DocumentFile>): DocumentFile => ({
  id: 'a',
  document_type: 'RIB',
  replacement: null,
  proposed_type: null,
  proposed_parts: [],
  reading: null,
  name: 'rib.pdf',
  year: null,
  period: null,
  state: 'CHECKING',
  refusal: null,
  origin: 'UPLOADED_BY_USER',
  format: null,
  size: 4_000_000,
  pages: null,
  sha256: null,
  replaces_id: null,
  current: true,
  parent_id: null,
  same_as: null,
  added_by: null,
  added_by_me: false,
  removed_by: null,
  removed_by_me: false,
  created_at: '2026-11-15T09:00:00.000Z',
  deleted_at: null,
  ...given,
});

test('while the server looks, or has not said anything, nothing is decided', () => {
  expect(verdictOf(sending(), [])).toBeNull();
  expect(verdictOf(sending(), [file({})])).toBeNull();
  expect(verdictOf(sending(), [file({ id: 'other', state: 'READY' })])).toBeNull();
});

test('it is kept, or refused with the sentence of the rules', () => {
  expect(verdictOf(sending(), [file({ state: 'READY' })])).toMatchObject({ state: 'DONE' });
  expect(
    verdictOf(sending(), [file({ state: 'REFUSED', refusal: 'ENCRYPTED_FILE' })]),
  ).toMatchObject({ state: 'REFUSED', failure: FILE_REFUSAL_TEXTS.ENCRYPTED_FILE });
});

test('an archive is over when its documents are there', () => {
  const inside = ['b', 'c'].map((id) => file({ id, parent_id: 'a' }));
  const verdict = verdictOf(sending(), inside);
  expect(verdict).toMatchObject({ state: 'DONE', found: 2 });
  expect(stateWords(sending({ ...verdict }))).toBe('2 documents trouvés');
});

test('each state has its words', () => {
  expect(stateWords(sending({ sent: 1_000_000 }))).toBe('Envoi, 1 Mo sur 4 Mo');
  expect(stateWords(sending({ state: 'CHECKING' }))).toBe('Contrôle du fichier…');
  expect(stateWords(sending({ state: 'DONE' }))).toBe('Rangé');
  expect(stateWords(sending({ state: 'DONE', document_type: null }))).toBe('Reçu, à classer');
});

test('together they weigh what still counts', () => {
  const all = [
    sending({ sent: 1000, size: 2000 }),
    sending({ sent: 500, size: 8000, state: 'FAILED' }),
    sending({ sent: 3000, size: 3000, state: 'DONE' }),
  ];
  expect(totalOf(all)).toEqual({ sent: 4000, size: 5000 });
});

test('the tray and its voice say how many go, then how it ended', () => {
  const refused = sending({ state: 'REFUSED', failure: 'Ce fichier est vide.' });
  expect(trayWords([sending(), sending()])).toBe('Envoi de 2 fichiers');
  expect(trayWords([sending({ state: 'DONE' }), sending(), refused])).toBe('Envoi de 3 fichiers');
  expect(trayWords([refused])).toBe('1 fichier non reçu');
  expect(trayWords([sending({ state: 'DONE' })])).toBe('Envois terminés');
  expect(spokenWords([])).toBe('');
  expect(spokenWords([sending({ sent: 10 })])).toBe(spokenWords([sending({ sent: 20 })]));
  expect(spokenWords([refused])).toContain('rib.pdf : Refusé. Ce fichier est vide.');
});
