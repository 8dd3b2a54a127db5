import { expect, it } from 'vitest';

import { withSumsTimes } from './other-sums.ts';
import type { Paper } from './paper.ts';
import { reprinted } from './reprint.ts';

const paper: Paper = {
  name: 'appel-essai',
  css: 'font-size: 9pt',
  pages: [
    '<p>Roy &amp; Fils, syndic</p><p>Résidence LES ORMES</p><p>Mme Ida DUFRESNE</p><p>Total 1.012,00 € dont 12,00</p><p>3,00 %</p>',
  ],
  documents: [
    {
      type: 'CHARGES',
      sub_kind: 'APPEL_DE_FONDS',
      facts: {
        syndic: 'Roy & Fils',
        building: { either: ['Résidence LES ORMES', 'LES ORMES'] },
        owner: 'Mme Ida DUFRESNE',
        total: 101200,
        fonds_travaux: 1200,
      },
    },
  ],
};
const factsOf = (seed: string) => reprinted(paper, seed).documents[0]?.facts ?? {};
const nameIn = (facts: ReturnType<typeof factsOf>, name: 'syndic' | 'owner'): string => {
  const told = facts[name];
  return typeof told === 'string' ? told : '';
};

it('prints what the truth tells, under other names', () => {
  const [page = ''] = reprinted(paper, '1').pages;
  const facts = factsOf('1');
  const owner = nameIn(facts, 'owner');
  expect(page).not.toMatch(/Roy|DUFRESNE/);
  expect(page).toContain(`<p>${nameIn(facts, 'syndic').replaceAll('&', '&amp;')}, syndic</p>`);
  expect(page).toContain(`<p>${owner}</p>`);
  expect(owner).toMatch(/^Mme Ida [^a-z]+$/);
});

it('is the same for the same seed, and not for another', () => {
  expect(reprinted(paper, '1')).toEqual(reprinted(paper, '1'));
  const names = new Set(['1', '2', '3', '4'].map((seed) => nameIn(factsOf(seed), 'owner')));
  expect(names.size).toBeGreaterThan(1);
});

it('leaves a name that may be read in two ways', () => {
  expect(factsOf('1').building).toEqual(paper.documents[0]?.facts.building);
});

it('multiplies every sum, in print as in the truth', () => {
  const tripled = withSumsTimes(paper, 3);
  expect(tripled.pages[0]).toContain('<p>Total 3.036,00 € dont 36,00</p><p>3,00 %</p>');
  expect(tripled.documents[0]?.facts).toMatchObject({ total: 303600, fonds_travaux: 3600 });
});

it('leaves the sums of a paper that does not print one of them in figures', () => {
  const untold = { ...paper, pages: ['<p>Total : mille douze euros</p>'] };
  expect(withSumsTimes(untold, 3)).toEqual(untold);
});
