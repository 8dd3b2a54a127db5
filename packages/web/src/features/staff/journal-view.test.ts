import { expect, it } from 'vitest';

import { askedOf, isWhole, readJournalView, writeJournalView } from './journal-view.ts';

it('goes to the address and comes back', () => {
  const query =
    'evenement=GUEST_REMOVED&issue=DONE&email=a%40example.fr&dossier=tilleuls&du=2026-11-01&au=2026-11-15';
  const view = readJournalView(new URLSearchParams(query));
  expect(String(writeJournalView(view))).toBe(query);
  expect(isWhole(view)).toBe(false);
});

it('leaves out what is empty, and what nobody could have chosen', () => {
  const view = readJournalView(new URLSearchParams('evenement=AUTRE&du=hier&email=+'));
  expect(isWhole(view)).toBe(true);
  expect(JSON.stringify(askedOf(view))).toBe('{}');
});
