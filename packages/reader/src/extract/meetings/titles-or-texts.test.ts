import { describe, expect, it } from 'vitest';

import { areTitles } from './titles-or-texts.ts';

describe('a list of questions', () => {
  it('is one of titles', () => {
    expect(areTitles(['Élection du président', 'Quitus au syndic', 'Budget 2027', 'Travaux'])).toBe(
      true,
    );
  });

  it('is none where sentences stand in their place', () => {
    const texts = ['L’assemblée désigne M. Durand', 'Sont élus pour un an : M. Petit', 'Budget'];
    expect(areTitles(texts)).toBe(false);
  });

  it('is none of heads of columns', () => {
    expect(areTitles(['ART', 'ART', 'ART'])).toBe(false);
  });
});
