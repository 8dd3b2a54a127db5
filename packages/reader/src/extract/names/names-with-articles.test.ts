// Names that open with an article, that go on under their line, or that a title follows.
import { describe, expect, it } from 'vitest';

import { lacksName } from './person-names.ts';

describe('an owner at the end of a line', () => {
  it.each([
    ['M. DE VAULX Rémi et Mme ORSINI', true],
    ['M. Rémi DE VAULX et Mme Claire', true],
    ['M. Rémi DE VAULX et Mme Claire ORSINI', false],
    ['M. Rémi ROUX et Mme ROUX', false],
    ['M. et Mme ROUX', false],
    ['M. ROUX et Mme PIC', false],
  ])('%s lacks a name: %s', (names, lacks) => {
    expect(lacksName(names)).toBe(lacks);
  });
});
