import { readFileSync } from 'node:fs';

// What the model learns from a few papers, and when it keeps silent.
import type { FactName } from '@quitus/domain/reading/facts.data';
import { MODEL_RULE } from '@quitus/domain/reading/model-rule';
import { READ_BY_TWO } from '@quitus/domain/reading/read-by-two.data';
import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { sheetOf } from '../extract/sheet/sheet.ts';
import {
  factFeatures,
  type FactModel,
  type PaperKind,
  WEIGHTS_FILE,
  openFactModel,
  packWeights,
} from './fact-model.ts';
import { isKnownPaper, notUnlikely, predictions } from './likely-facts.ts';
import { type KnownPaper, rolesIn, weightsFrom, wholeFeatured } from './train.ts';

function known(text: string, name: FactName, extracted: number): KnownPaper {
  return {
    paper: 'RELEVE_DE_COMPTE',
    featured: wholeFeatured('RELEVE_DE_COMPTE', [sheetOf(setPage(text))]),
    truth: new Map([[name, new Set([extracted < 0 ? -1 : 1] as const)]]),
    absent: new Set(),
    isRight: (role, value) => role.name === name && extracted === Number(value) * role.sign,
  };
}

/** A balance that is due, or (every third) one that is owed to the owner. */
function account(number: number): KnownPaper {
  const cents = 10_000 + number * 137;
  const sum = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')} €`;
  const side = number % 3 === 0 ? 'en votre faveur' : 'à régler';
  return known(
    `Relevé\nFrais de copie : ${number + 2},00 €\nReste ${side} : ${sum}\nMerci de votre confiance`,
    'balance',
    number % 3 === 0 ? -cents : cents,
  );
}

function trained(): FactModel {
  const papers = Array.from({ length: 90 }, (_, index) => account(index + 1));
  const roles = rolesIn(papers).map((role) => ({ ...role, least: 0.8 }));
  return { roles, weights: weightsFrom(papers, roles) };
}
const factModel = trained();
const read = (text: string, paper: PaperKind = 'RELEVE_DE_COMPTE') =>
  predictions(paper, [sheetOf(setPage(text))], factModel)
    .filter(({ sure }) => sure)
    .map(({ fact }) => fact);

const PAPER = 'Relevé\nFrais de copie : 4,00 €\nReste à régler : 812,55 €\nMerci';

describe('the model of facts', () => {
  it('knows the papers that it was trained on', () => {
    expect(isKnownPaper('RELEVE_DE_COMPTE', factModel)).toBe(true);
    expect(isKnownPaper('CARREZ', factModel)).toBe(false);
  });

  it('tells what stands as it stood on known papers, with its place and its name', () => {
    const [fact, ...others] = read(PAPER);
    expect(others).toEqual([]);
    expect(fact).toMatchObject({ name: 'balance', value: 81_255, page: 1, rule: MODEL_RULE });
    expect(fact?.raw).toContain('812,55');
  });

  it('tells the side by what stands before it', () => {
    const [fact] = read('Relevé\nFrais de copie : 4,00 €\nReste en votre faveur : 90,10 €\nMerci');
    expect(fact?.value).toBe(-9010);
  });

  it('is silent where two values stand alike', () => {
    const two = 'Relevé\nReste à régler : 812,55 €\nReste à régler : 311,20 €\nMerci';
    expect(read(two)).toEqual([]);
  });

  it('is silent where nothing is like what it knows', () => {
    expect(read('Votre contrat\nPrime annuelle 254,00 €\nFranchise 150,00 €')).toEqual([]);
  });

  it('is silent on other papers', () => {
    expect(read(PAPER, 'DPE')).toEqual([]);
  });
});

describe('what OCR has read', () => {
  const checked = (value: number) => {
    const [fact] = read(PAPER);
    const extracted = fact ? [{ ...fact, value, rule: 'compte' }] : [];
    return notUnlikely('RELEVE_DE_COMPTE', [sheetOf(setPage(PAPER))], extracted, factModel).length;
  };

  it('is told where it stands as on known papers, and not in the place of another', () => {
    expect(checked(81_255)).toBe(1);
    expect(checked(400)).toBe(0);
    expect(checked(-81_255)).toBe(0);
  });

  it('is told where nothing is known of it', () => {
    expect(checked(99_999)).toBe(1);
    const [fact] = read(PAPER);
    const other = fact ? [{ ...fact, name: 'deposit' }] : [];
    expect(notUnlikely('RELEVE_DE_COMPTE', [sheetOf(setPage(PAPER))], other, factModel)).toEqual(
      other,
    );
  });
});

it('the model reads the facts and papers that the control counts on it for', () => {
  const { roles } = openFactModel(readFileSync(WEIGHTS_FILE));
  for (const [name, papers] of Object.entries(READ_BY_TWO))
    expect(roles.find((role) => role.name === name)?.papers.toSorted()).toEqual(papers.toSorted());
});

describe('weights', () => {
  it('is the same for the same papers, and comes back as it was pressed', () => {
    expect(trained()).toEqual(factModel);
    const { trained_with, ...opened } = openFactModel(packWeights(factModel, 'these features'));
    expect(trained_with).toBe('these features');
    expect(opened).toEqual(factModel);
  });

  it('of the reader were trained with the features as they are written now (npm run train)', () => {
    expect(openFactModel(readFileSync(WEIGHTS_FILE)).trained_with).toBe(factFeatures());
  });
});
