// What a form prints to name its fields is nobody's name, and a kind of firm is no firm: refused wherever it was read.
import { describe, expect, it } from 'vitest';

import { isFieldName } from './identity-words.ts';

describe('an identity paper', () => {
  it.each([
    'Passeport n°',
    'Passepart',
    'Prénoms',
    'Given names',
    'Date de naissance',
    'Nationalité',
    'RÉPUBLIQUE FRANÇAISE',
    'Autorité',
    'Titulaire',
  ])('never tells one of its labels as a name: %s', (label) => {
    expect(isFieldName(label)).toBe(true);
  });

  it.each(['LE NO', 'LENOM', 'NOMBLOT', 'LIEUTAUD', 'TYPHAINE', 'DATEL'])(
    'may be of somebody who is called nearly so: %s',
    (name) => {
      expect(isFieldName(name)).toBe(false);
    },
  );
});
