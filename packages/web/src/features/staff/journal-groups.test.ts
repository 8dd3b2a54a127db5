import type { JournalLine } from '@quitus/api/journal.api';
import { expect, it } from 'vitest';

import { journalDays } from './journal-groups.ts';

const MARCHE = { uid: '0d6f7a52-3f5e-4b1e-9a77-9a1f0f3c2b10', main_address: '14 Rue du Marché' };
const MOULINS = { uid: '7a1e2f62-0d5c-4b39-9a53-2b2a0c9ad1d5', main_address: '9 Rue des Moulins' };

let id = 100;
const line = (hour: number, given: Partial<JournalLine> = {}): JournalLine => ({
  id: (id -= 1),
  at: new Date(2026, 10, 15, hour).toISOString(),
  kind: 'STAFF_OPENED_FILE',
  outcome: 'DONE',
  actor_kind: 'STAFF',
  actor: 'noe@example.fr',
  account: 'camille@example.fr',
  portfolio: MARCHE,
  ip_range: '192.0.2.x',
  ip_pseudonym: 'a3F9k2ZZZZ',
  browser: 'Firefox sur Windows',
  detail: {},
  ...given,
});

const shape = (lines: JournalLine[]) =>
  journalDays(lines).map(({ day, groups }) => [
    day,
    ...groups.map(({ portfolio, entries }) => [
      portfolio?.main_address ?? null,
      entries.map((entry) => entry.length),
    ]),
  ]);

it('puts the lines of a day under their dossiers, the latest first', () => {
  const lines = [
    line(18, { portfolio: MOULINS }),
    line(17),
    line(16, { portfolio: null, kind: 'SIGNED_IN_BY_LINK' }),
    line(15, { portfolio: MOULINS, kind: 'STAFF_DECIDED' }),
    line(9, { at: new Date(2026, 10, 14, 9).toISOString() }),
  ];
  expect(shape(lines)).toEqual([
    ['2026-11-15', ['9 Rue des Moulins', [1, 1]], ['14 Rue du Marché', [1]], [null, [1]]],
    ['2026-11-14', ['14 Rue du Marché', [1]]],
  ]);
});

it('folds neighbours that say the same, and hides nothing that came between', () => {
  expect(shape([line(18), line(17), line(16, { kind: 'STAFF_DECIDED' }), line(15)])).toEqual([
    ['2026-11-15', ['14 Rue du Marché', [2, 1, 1]]],
  ]);
});

it('never folds two people, two places or an act and its refusal', () => {
  const lines = [
    line(18),
    line(17, { actor: 'lea@example.fr' }),
    line(16, { actor: 'lea@example.fr', ip_range: '198.51.100.x' }),
    line(15, { actor: 'lea@example.fr', ip_range: '198.51.100.x', outcome: 'REFUSED' }),
  ];
  expect(shape(lines)).toEqual([['2026-11-15', ['14 Rue du Marché', [1, 1, 1, 1]]]]);
});

it('counts papers opened one after the other as one thing done, whichever they are', () => {
  const opened = (hour: number, about_id: string) =>
    line(hour, { detail: { about_id, document_type: 'PV_AG' } });
  expect(shape([opened(18, 'aaaaaaaa'), opened(17, 'bbbbbbbb')])).toEqual([
    ['2026-11-15', ['14 Rue du Marché', [2]]],
  ]);
});
