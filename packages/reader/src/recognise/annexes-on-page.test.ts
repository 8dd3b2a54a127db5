import { describe, expect, it } from 'vitest';

import { typedPage } from '../../test/typed-pages.ts';
import { annexesOnPage } from './annexes-on-page.ts';
import { recognise } from './recognise.ts';

const HEAD = 'RÉGIE DES SAULES – Copropriété LE MOULIN – Exercice clos le 31/12/2025';
const FOUR = `ANNEXE N° 4 – Travaux de l’article 14-2
Réfection du portail   votés 4 200,00   réalisés 4 150,00`;
const FIVE = `ANNEXE N° 5 – Travaux votés non clôturés
Néant.`;
const textsOf = (text: string): string[] =>
  annexesOnPage(typedPage(text)).map(({ words }) => words.map((word) => word.text).join(' '));

describe('annexes on one page', () => {
  it('are each a page, under what heads them', () => {
    const [four, five, ...others] = textsOf(`${HEAD}\n\n${FOUR}\n\n${FIVE}`);
    expect(others).toEqual([]);
    expect(four).toMatch(/LE MOULIN.*portail/);
    expect(four).not.toContain('Néant');
    expect(five).toMatch(/LE MOULIN.*Néant/);
    expect(five).not.toContain('portail');
  });

  it('are known for what they are, though a building had no works', () => {
    const four = 'ANNEXE N° 4 – Travaux de l’article 14-2\nNéant.';
    const pages = annexesOnPage(typedPage(`${HEAD}\n\n${four}\n\n${FIVE}`));
    const documents = recognise(pages.map((page, index) => ({ ...page, number: index + 1 })));
    expect(documents.map(({ sub_kind, answered }) => [sub_kind, answered])).toEqual([
      ['ANNEXE_4', true],
      ['ANNEXE_5', true],
    ]);
  });

  it.each([
    ['one alone', `${HEAD}\n\n${FOUR}`],
    [
      'two in one table',
      `${HEAD}\n\nANNEXES 2 ET 3 – Gestion\nEau 1 200,00\nANNEXE 2 et 3 : total 1 200,00`,
    ],
    [
      'a list of what is joined',
      `${HEAD}\nAnnexe 1 : état financier\nAnnexe 2 : compte de gestion`,
    ],
    [
      'one that speaks of another before it',
      `${HEAD}\n\n${FIVE}\nAnnexe 4, total : 12,00\n3 000,00`,
    ],
  ])('%s is one page', (_, text) => {
    expect(textsOf(text)).toHaveLength(1);
  });
});

it('annexes on pages of their own are papers of their own, however alike their heads', () => {
  const years =
    '2024-25 approuvé   2025-26 voté   2025-26 réalisé   2026-27 en cours   2027-28 à voter';
  const pages = [
    `ANNEXE 2   COMPTE DE GESTION GENERAL ET BUDGET PREVISIONNEL\n${years}\n601 Eau   1 421,36   1 450,00   1 398,72   1 480,00   1 500,00`,
    `ANNEXE 3   COMPTE DE GESTION PAR CLE, OPERATIONS COURANTES\n${years}\n601 Eau froide   1 421,36   1 450,00   1 398,72   1 480,00   1 500,00`,
  ].map((text, index) => ({ ...typedPage(text), number: index + 1 }));
  expect(
    recognise(pages).map(({ sub_kind, pages: own, answered }) => [sub_kind, own, answered]),
  ).toEqual([
    ['ANNEXE_2', [1], true],
    ['ANNEXE_3', [2], true],
  ]);
});
