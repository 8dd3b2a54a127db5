import { expect, it } from 'vitest';

import { reachWords, successWords } from './portal-words.ts';

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
