import { expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { rowsOf } from './figures.ts';
import { keyFacts } from './key-facts.ts';
import { shareLines } from './shares.ts';

const factsOn = (text: string) => {
  const rows = rowsOf([setPage(text)]);
  const facts = keyFacts(rows, shareLines(rows), true);
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
};

it('the total of a key stands for its expenses, which may be recoverable too', () => {
  const { key_lines } = factsOn(`
    Charges générales · 316 sur 10 000
    Eau                            6 871,25       217,13      217,13
    Nettoyage                      8 424,00       266,20      266,20
    Assurance                      5 486,00       173,36           –
    Total charges générales       20 781,25       656,69      483,33`);
  expect(key_lines).toHaveLength(1);
  expect(String(key_lines)).toMatch(/^charges générales\s: 656,69/);
});

it('keys of one base are told apart by their heads, and not by « sur 1000 »', () => {
  const { tantiemes_by_cle, tantiemes } = factsOn(`
                          Charges générales       Escalier      Fonds de travaux
                          à répartir 2 900,00     à répartir 500,00     à répartir 330,00
    Lots                      sur 1000            sur 1000           sur 1000
    Ensemble de vos lots        365,40               73,00              41,58
                            126 / 1000          146 / 1000         126 / 1000`);
  expect(tantiemes_by_cle).toEqual([
    'Charges générales\u00a0: 126/1000',
    'Escalier\u00a0: 146/1000',
  ]);
  expect(tantiemes).toBe(126);
});

it('cards side by side, each under its title, by the legend of their codes', () => {
  const { key_lines, tantiemes_by_cle } = factsOn(`
    G1 CHARGES GÉNÉRALES                   E2 PEINTURE DE L’ESCALIER
    À répartir          10 751,00          À répartir           7 425,00
    Vos tantièmes             321          Vos tantièmes              70
    sur                    10 000          sur                     1 000
    Votre part             345,11          Votre part             519,75

    E2 ESCALIER B                          L2 ASCENSEUR
    À répartir             860,00          À répartir             720,00
    Vos tantièmes              70          Vos tantièmes              76
    sur                     1 000          sur                     1 000
    Votre part              60,20          Votre part              54,72

    Codes des clés : G1 charges générales · E2 escalier B · L2 ascenseur`);
  expect(key_lines).toHaveLength(4);
  expect(tantiemes_by_cle).toEqual([
    'charges générales\u00a0: 321/10000',
    'escalier B\u00a0: 70/1000',
    'ascenseur\u00a0: 76/1000',
  ]);
});

it('a row of two lines, where the second says the fraction and its whole', () => {
  const { tantiemes_by_cle } = factsOn(`
    Charges générales                            330,22 €
    Votre quote-part : 316 sur 10 000 de 10 450,00 €
    Ascenseur                                     27,30 €
    Votre quote-part : 28 sur 1 000 de 975,00 €`);
  expect(tantiemes_by_cle).toEqual([
    'Charges générales\u00a0: 316/10000',
    'Ascenseur\u00a0: 28/1000',
  ]);
});
