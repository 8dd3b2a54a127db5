// Where people live, meet and work is extracted on papers too: none of it is the building that the paper is about.
import { describe, expect, it } from 'vitest';

import { isNoName } from '../names/no-names.ts';

describe('an owner', () => {
  it('is no office that somebody holds', () => {
    expect(['M. le Président', 'Madame la Directrice', 'Monsieur le Maire'].map(isNoName)).toEqual([
      true,
      true,
      true,
    ]);
    expect(isNoName('Monsieur LE MAIREC')).toBe(false);
    expect(isNoName('Mme la Comtesse ESSAI')).toBe(false);
  });
});
