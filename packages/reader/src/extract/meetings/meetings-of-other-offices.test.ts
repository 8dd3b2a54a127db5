// Meetings as other offices print them: all in capitals between rules of dashes, in a table that asks « adoptée ? »,
// with texts after a dash, called by mail.
import { describe, expect, it } from 'vitest';

import { flatAnswers, isAdopted } from './votes.ts';

describe('an answer', () => {
  it.each([
    ['Quitus est donné au syndic. Unanimité moins une abstention (M. Orme, 88).', true],
    ['Pour 820 Contre 0 *** ADOPTEE ***', true],
    ['Pour 20 Contre 800 ==> REJETEE ____', false],
    ['Décision à prendre à l’unanimité des copropriétaires', null],
  ])('« %s »', (text, answer) => {
    expect(isAdopted(flatAnswers(text))).toBe(answer);
  });
});
