import { readFileSync } from 'node:fs';

// What likeness learns from a few papers, and when it keeps silent.
import type { FactName } from '@quitus/domain/reading/facts.data';
import { LIKENESS } from '@quitus/domain/reading/likeness';
import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { sheetOf } from '../extract/sheet/sheet.ts';
import { factSigns, type Lesson, LESSON_FILE, openLesson, pressLesson } from './lesson.ts';
import { likelyFacts, notUnlikely } from './likely-facts.ts';
import { type KnownPaper, rolesIn, weightsFrom, wholeScene } from './teach.ts';

function known(text: string, name: FactName, told: number): KnownPaper {
  return {
    paper: 'RELEVE_DE_COMPTE',
    scene: wholeScene('RELEVE_DE_COMPTE', [sheetOf(setPage(text))]),
    told: new Map([[name, new Set([told < 0 ? -1 : 1] as const)]]),
    absent: new Set(),
    isRight: (role, value) => role.name === name && told === Number(value) * role.sign,
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

function taught(): Lesson {
  const papers = Array.from({ length: 90 }, (_, index) => account(index + 1));
  const roles = rolesIn(papers).map((role) => ({ ...role, least: 0.8 }));
  return { roles, weights: weightsFrom(papers, roles) };
}
const lesson = taught();
const read = (text: string, told: Parameters<typeof likelyFacts>[2] = []) =>
  likelyFacts('RELEVE_DE_COMPTE', [sheetOf(setPage(text))], told, lesson);

const PAPER = 'Relevé\nFrais de copie : 4,00 €\nReste à régler : 812,55 €\nMerci';

describe('likeness', () => {
  it('tells what stands as it stood on known papers, with its place and its name', () => {
    const [fact, ...others] = read(PAPER);
    expect(others).toEqual([]);
    expect(fact).toMatchObject({ name: 'balance', value: 81_255, page: 1, rule: LIKENESS });
    expect(fact?.raw).toContain('812,55');
  });

  it('tells the side by what stands before it', () => {
    const [fact] = read('Relevé\nFrais de copie : 4,00 €\nReste en votre faveur : 90,10 €\nMerci');
    expect(fact?.value).toBe(-9010);
  });

  it('is silent where a rule has spoken', () => {
    const [fact] = read(PAPER);
    expect(read(PAPER, fact ? [{ ...fact, value: 1, rule: 'compte' }] : [])).toEqual([]);
  });

  it('is silent where two values stand alike', () => {
    const two = 'Relevé\nReste à régler : 812,55 €\nReste à régler : 311,20 €\nMerci';
    expect(read(two)).toEqual([]);
  });

  it('is silent where nothing is like what it knows', () => {
    expect(read('Votre contrat\nPrime annuelle 254,00 €\nFranchise 150,00 €')).toEqual([]);
  });

  it('is silent on other papers', () => {
    expect(likelyFacts('DPE', [sheetOf(setPage(PAPER))], [], lesson)).toEqual([]);
  });
});

describe('what an eye has read', () => {
  const checked = (value: number) => {
    const [fact] = read(PAPER);
    const told = fact ? [{ ...fact, value, rule: 'compte' }] : [];
    return notUnlikely('RELEVE_DE_COMPTE', [sheetOf(setPage(PAPER))], told, lesson).length;
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
    expect(notUnlikely('RELEVE_DE_COMPTE', [sheetOf(setPage(PAPER))], other, lesson)).toEqual(
      other,
    );
  });
});

describe('a lesson', () => {
  it('is the same for the same papers, and comes back as it was pressed', () => {
    expect(taught()).toEqual(lesson);
    const { taught_with, ...opened } = openLesson(pressLesson(lesson, 'these signs'));
    expect(taught_with).toBe('these signs');
    expect(opened).toEqual(lesson);
  });

  it('of the reader speaks of the signs as they are written now (npm run teach)', () => {
    expect(openLesson(readFileSync(LESSON_FILE)).taught_with).toBe(factSigns());
  });
});
