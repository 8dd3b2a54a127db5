import type { JournalLine } from '@quitus/api/journal.api';
import { expect, it } from 'vitest';

import { detailWords, peopleWords, placeWords } from './journal-words.ts';

const line: JournalLine = {
  id: 1,
  at: '2026-11-15T10:00:00Z',
  kind: 'STAFF_DECIDED',
  outcome: 'DONE',
  actor_kind: 'STAFF',
  actor: 'noe@example.fr',
  account: 'camille@example.fr',
  portfolio: null,
  ip_range: '192.0.2.x',
  ip_pseudonym: 'a3F9k2ZZZZ',
  browser: 'Firefox sur Windows',
  detail: {},
};

it('says who did it, and on whose account', () => {
  expect(peopleWords(line)).toBe('par noe@example.fr (équipe), compte de camille@example.fr');
  const own = { ...line, actor_kind: 'ACCOUNT', actor: line.account } as const;
  expect(peopleWords(own)).toBe('par camille@example.fr');
  const refused = { ...line, actor_kind: 'VISITOR', actor: null } as const;
  expect(peopleWords(refused)).toBe('par quelqu’un sans session, compte de camille@example.fr');
});

it('says where from, so that two lines can be compared', () => {
  expect(placeWords(line)).toBe('Firefox sur Windows · réseau\u00A0192.0.2.x (a3F9k2)');
  expect(placeWords({ ...line, ip_range: null, browser: null })).toBe('');
});

it('says the details in the words of the screens', () => {
  expect(detailWords({ document_type: 'PV_AG', to: 'VERIFIED' })).toMatch(/ · Vérifié$/);
  expect(detailWords({ role: 'NOTAIRE', about_id: '3f2a9c01-aaaa' })).toBe(
    'Notaire · réf. 3f2a9c01',
  );
  expect(detailWords({ code: 'INVALID_CREDENTIALS' })).not.toBe('');
  expect(detailWords({ fields: 'phone company' })).toBe('téléphone, société');
  expect(detailWords({})).toBe('');
});
