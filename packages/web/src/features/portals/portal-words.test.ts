import { expect, it } from 'vitest';

import { nextLookWords, reachWords, successWords } from './portal-words.ts';

it('says whom a portal serves', () => {
  expect(reachWords({ scope: 'SYNDIC', syndics: 1240 })).toBe('1\u00a0240 syndics connectés');
  expect(reachWords({ scope: 'SYNDIC', syndics: 1 })).toBe('1 syndic connecté');
  expect(reachWords({ scope: 'SYNDIC', syndics: 0 })).toMatch(/^Aucun syndic/);
  expect(reachWords({ scope: 'TAX', syndics: 0 })).toBe('Avis de taxe foncière');
});

it('gives a rate only where there is one', () => {
  expect(successWords(0.968)).toBe('97\u00a0% des visites réussies en 30 jours');
  expect(successWords(null)).toBeNull();
});

it('promises the next look, and says who waits for the first', () => {
  const next = new Date(2026, 10, 15, 15, 30).toISOString();
  const looked = { checked_at: '2026-11-15T14:00:00Z' };
  const never = { checked_at: null };
  expect(nextLookWords([looked], next)).toBe('Prochain contrôle à 15\u00a0h\u00a030.');
  expect(nextLookWords([never, never], next)).toBe('Premier contrôle à 15\u00a0h\u00a030.');
  expect(nextLookWords([looked, never], next)).toMatch(/Un portail attend le premier\.$/);
  expect(nextLookWords([looked, never, never], next)).toMatch(/2 portails attendent le premier\.$/);
  expect(nextLookWords([], next)).toMatch(/^Aucun portail/);
  expect(nextLookWords([never], null)).toMatch(/ne contrôle pas/);
});
