import { describe, expect, it } from 'vitest';

import { directoryText, directoryWords, isTaxOffice, pastedAddress, swapped } from './directory.ts';

describe('the words a manager is found by', () => {
  it('are the same however they are written', () => {
    const kept = directoryText({ name: 'Citya Immobilier', aliases: ['MyCitya'], city: 'Lyon' });
    for (const typed of ['citya', 'CITYA', 'Cytia', 'cittya'])
      expect(kept.split(' ')).toContain(directoryWords(typed)[0]);
  });

  it('have no accents, and no marks', () => {
    expect(directoryText({ name: 'Régie Évrard & Cœur', aliases: [], city: 'Saint-Étienne' })).toBe(
      ' regie evrard coeur saint etiene ',
    );
  });

  it('leave out those that say nothing, unless there is no other', () => {
    expect(directoryWords('le syndic de la Foncia')).toEqual(directoryWords('foncia'));
    expect(directoryWords('syndic')).toEqual(['sindic']);
  });

  it('are few, whatever is typed', () => {
    expect(directoryWords('a b c d e f g h i j k')).toHaveLength(6);
    expect(directoryWords(' … !')).toEqual([]);
  });
});

it('two letters the wrong way round are put back', () => {
  expect(swapped('fnocia')).toContain('foncia');
  expect(swapped('ab')).toEqual([]);
});

describe('a pasted address', () => {
  it.each([
    ['https://extranet2.ics.fr/V5/connexion-lenoir.html', 'extranet2.ics.fr'],
    ['lenoir.crypto-extranet.com', 'lenoir.crypto-extranet.com'],
    ['  WWW.Example.fr/connexion?x=1 ', 'www.example.fr'],
    ['https://portail.example.fr:8443/', 'portail.example.fr'],
  ])('%s', (pasted, host) => {
    expect(pastedAddress(pasted)?.host).toBe(host);
  });

  it.each([
    'citya lyon',
    'foncia',
    'St. Martin',
    'paul@example.fr',
    'http://',
    '10.0.0.1',
    '',
    'a.b c',
  ])('is not « %s »', (typed) => {
    expect(pastedAddress(typed)).toBeNull();
  });

  it('keeps its scheme, or gets the safe one', () => {
    expect(pastedAddress('http://a.example.fr/x')?.url).toBe('http://a.example.fr/x');
    expect(pastedAddress('a.example.fr/x')?.url).toBe('https://a.example.fr/x');
  });
});

it('the tax office is told from those that look like it', () => {
  expect(isTaxOffice('cfspart.impots.gouv.fr')).toBe(true);
  expect(isTaxOffice('impots.gouv.fr')).toBe(true);
  expect(isTaxOffice('faux-impots.gouv.fr')).toBe(false);
  expect(isTaxOffice('impots.gouv.fr.example.fr')).toBe(false);
});
