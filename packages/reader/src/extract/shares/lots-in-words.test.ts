import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const lotsOf = (text: string) =>
  typedFacts(`Relevé de compte\n${text}\nSolde débiteur : 12,00 €`, 'CHARGES', 'RELEVE_DE_COMPTE')[
    'lots'
  ];

describe('lots told in words', () => {
  it.each([
    [
      'Concerne : immeuble sis 3, rue du Test à Vannes (56000) – lots numéros deux et onze',
      ['2', '11'],
    ],
    ['Vos lots numéros trois, sept et vingt-deux', ['3', '7', '22']],
    ['Votre lot numéro quatorze', ['14']],
    ['Votre lot numéro vingt et un', ['21']],
    // Two of them, or one: nothing says it.
    ['Vos lots numéros vingt et un', undefined],
  ])('%s', (text, lots) => {
    expect(lotsOf(text)).toEqual(lots);
  });
});

describe('lots in a row', () => {
  it.each([
    ['Lots\nN° 12 (appartement T3) · N° 54 (place de parking)', ['12', '54']],
    ['Lots : 12 • 54 • 61', ['12', '54', '61']],
    ['Vos lots : n° 8 (appartement) | n° 31 (cave) | n° 77 (garage)', ['8', '31', '77']],
    ['Lot 12 · 56000 VANNES', ['12']],
  ])('%s', (text, lots) => {
    expect(lotsOf(text)).toEqual(lots);
  });
});
