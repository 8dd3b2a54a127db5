// A title in words of its own: no phrase knows it, and its words in any order tell what it is.
import { expect, it } from 'vitest';

import { typedPage } from '../../test/typed-pages.ts';
import type { Page } from '../page/page.ts';
import { recognise } from './recognise.ts';

const paper = (title: string) => `LAC & MONTS IMMOBILIER
18 avenue de Brogny – 74000 ANNECY
M. ou Mme PERRISSIN Fabrice
${title}
Copropriété LE PARC DES BARATTES, 5 chemin des Barattes – 74000 ANNECY
Période : 01/01/2025 – 31/12/2025
Postes      Dépenses de la copropriété      Clé      Votre part
Entretien et nettoyage      38 900,00      207/10 000      805,23
Vos charges réelles 2025      2 723,59 €
Vos provisions 2025 (4 appels)      2 862,49 €
Solde en votre faveur      138,90 €`;

/** The line that holds the title, half as high again. */
function withLargeTitle(page: Page): Page {
  const top = page.words.find(({ text }) => text === 'Fabrice')?.box[3] ?? 0;
  const title = page.words.find(({ box }) => box[1] > top)?.box[1];
  const words = page.words.map((word) =>
    word.box[1] === title
      ? { ...word, box: [word.box[0], word.box[1] - 5, word.box[2], word.box[3]] as const }
      : word,
  );
  return { ...page, words };
}

/** What a title weighs where titles stand. */
const TITLE = 12;

function read(page: Page) {
  const [only] = recognise([page]);
  return {
    type: only?.type,
    sub_kind: only?.sub_kind,
    titled: only?.evidence.some(({ weight }) => weight === TITLE),
  };
}
const title = 'Répartition des charges 2025 – votre régularisation';

it('is a title where it is written large', () => {
  expect(read(withLargeTitle(typedPage(paper(title))))).toEqual({
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    titled: true,
  });
});

it('is a line like another where it is not', () => {
  expect(read(typedPage(paper(title))).titled).toBe(false);
});

it('is none where one of its words is missing', () => {
  const page = typedPage(paper('Répartition 2025 – votre courrier'));
  expect(read(withLargeTitle(page)).titled).toBe(false);
});
