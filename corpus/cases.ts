// Which paper is tried in which state. All of them are tried as they were printed; every one then comes
// in one other state, the short ones that matter most in two, so that a run stays short.
import type { Condition, SpoilName } from './conditions/conditions.ts';
import type { Paper } from './paper.ts';
import { batchOf, paperIn } from './papers.ts';

/** One file, of one paper or of several, in one state. */
export type Case = {
  name: string;
  batch: number;
  papers: readonly Paper[];
  condition: Condition;
};

const TURN: readonly SpoilName[] = [
  'scan200',
  'photo',
  'scan150-de-travers',
  'fax',
  'bruit',
  'tampon',
  'tete-en-bas',
];
/** A long paper is read in the states that people really send one in. */
const LONG_TURN: readonly Condition[] = ['scan200', 'deux-par-feuille', 'scan150-de-travers'];
const TWICE = /^(appel|releve|decompte|taxe|rib|cni|passeport|carrez)-/;

function statesOf({ name, pages, landscape }: Paper, index: number): Condition[] {
  const at = (turn: readonly Condition[], place: number) => turn[place % turn.length] ?? 'scan200';
  if (pages.length > 1) {
    const state = at(LONG_TURN, index);
    return [landscape && state === 'deux-par-feuille' ? 'scan200' : state];
  }
  return TWICE.test(name) ? [at(TURN, index), at(TURN, index + 3)] : [at(TURN, index)];
}

const PILE_STATES: Record<string, Condition> = {
  'lot-ddt': 'scan150-de-travers',
  'lot-charges': 'scan200',
  'lot-vendeur': 'photo',
  'pile-diagnostics': 'scan200',
  'pile-proprietaire': 'photo',
};

export function casesOf(batch: number): Case[] {
  const its = batchOf(batch);
  const alone = its.papers.map((paper, index) => ({
    name: paper.name,
    papers: [paper],
    states: statesOf(paper, index),
  }));
  const piled = Object.entries(its.piles).map(([name, papers]) => ({
    name,
    papers: papers.map((paper) => paperIn(its, paper)),
    states: [PILE_STATES[name] ?? 'mixte'],
  }));
  return [...alone, ...piled].flatMap(({ name, papers, states }) =>
    (['numerique', ...states] as const).map((condition) => ({ name, batch, papers, condition })),
  );
}
