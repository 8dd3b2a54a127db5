import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { occurrences, phraseOf, searchable } from './near.ts';
import { closest } from './sellers.ts';

const find = (text: string, phrase: string): string[] =>
  occurrences(searchable(text), phraseOf(phrase)).map(({ from, to }) => text.slice(from, to));

describe('a phrase', () => {
  it.each([
    ['as it is', 'le proces verbal de l assemblee du', 'proces verbal', ['proces verbal']],
    [
      'misread',
      'le proces verbel de i assemblee',
      'proces verbal de l assemblee',
      ['proces verbel de i assemblee'],
    ],
    ['with its words run together', 'avis d appel defonds du', 'appel de fonds', ['appel defonds']],
    ['with an ending', 'vous etes convoquee', 'vous etes convoque', ['vous etes convoque']],
    [
      'twice',
      'appel de fonds et appel de fonds',
      'appel de fonds',
      ['appel de fonds', 'appel de fonds'],
    ],
    ['too far from itself', 'appui de bonds', 'appel de fonds', []],
    ['inside another word', 'le rappel de fonds', 'appel de fonds', []],
    ['short, inside a longer word', 'la garantie', 'rib', []],
    ['short and wrong', 'le rlb', 'rib', []],
    ['inside the beginning of another', 'releves de compteurs', 'releve de compte', []],
    ['without its last little word', 'votre compte 4507', 'votre compte au', []],
    ['with another number', 'annexe 2', 'annexe 1', []],
    ['with a longer number', 'annexe 12', 'annexe 1', []],
  ])('%s', (_name, text, phrase, found) => expect(find(text, phrase)).toEqual(found));

  it('is found wherever it is within its errors, whatever surrounds it', () => {
    const letter = fc.constantFrom('a', 'b', 'c', 'd', ' ');
    const word = fc.string({ unit: letter, minLength: 12, maxLength: 30 });
    fc.assert(
      fc.property(word, word, word, fc.nat(), letter, (before, phrase, after, at, wrong) => {
        const place = at % phrase.length;
        const misread = `${phrase.slice(0, place)}${wrong}${phrase.slice(place + 1)}`;
        const { most } = phraseOf(phrase);
        expect(closest(`${before} ${misread} ${after}`, phrase, most)?.errors).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });

  it('is never said to be nearer than it is', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 14 });
    fc.assert(
      fc.property(word, word, fc.nat({ max: 4 }), (text, phrase, most) => {
        const all = closest(text, phrase, phrase.length);
        const cut = closest(text, phrase, most);
        expect(cut).toEqual(all && all.errors <= most ? all : null);
      }),
    );
  });
});
