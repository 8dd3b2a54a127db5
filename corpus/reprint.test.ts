import { expect, it } from 'vitest';

import { either, paperOf } from './paper.ts';
import { reprinted } from './reprint.ts';

const paper = paperOf(
  'appel-essai',
  'font-size: 9pt',
  ['<p>Roy &amp; Fils, syndic</p><p>Résidence LES ORMES</p><p>Mme Ida DUFRESNE</p>'],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Roy & Fils',
      building: either('Résidence LES ORMES', 'LES ORMES'),
      owner: 'Mme Ida DUFRESNE',
      total: 1200,
    },
  },
);
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
  expect(facts.total).toBe(1200);
});

it('is the same for the same seed, and not for another', () => {
  expect(reprinted(paper, '1')).toEqual(reprinted(paper, '1'));
  const names = new Set(['1', '2', '3', '4'].map((seed) => nameIn(factsOf(seed), 'owner')));
  expect(names.size).toBeGreaterThan(1);
});

it('leaves a name that may be read in two ways', () => {
  expect(factsOf('1').building).toEqual(paper.documents[0]?.facts.building);
});
