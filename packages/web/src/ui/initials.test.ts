import { expect, it } from 'vitest';

import { initialsOf } from './initials.ts';

it.each([
  ['Claire Dubois', 'CD'],
  ['Élodie de la Tour', 'ÉD'],
  ['claire.dubois@example.fr', 'CD'],
  ['agent.1@example.fr', 'A1'],
  ['agence@example.fr', 'AG'],
  ['@', ''],
])('%s is %s', (nameOrEmail, initials) => {
  expect(initialsOf(nameOrEmail)).toBe(initials);
});
