import { describe, expect, it } from 'vitest';

import {
  balanceAt,
  exerciseOf,
  keysOf,
  ofKey,
  openWorksAt,
  QUARTERS,
  worksAt,
} from './accounts.ts';
import { appelDeFonds, CALL_LAYOUTS } from './appel-de-fonds.ts';
import { BASE, createBuilding, LIFT_BASE, spread } from './building.ts';
import { CATALOGUE } from './catalogue.ts';
import { createChance } from './chance.ts';
import { annexes, convocation } from './convocation.ts';
import { decompteIndividuel } from './decompte-individuel.ts';
import { ficheSynthetique } from './fiche-synthetique.ts';
import { sum } from './figures.ts';
import { createHome, holdingOf } from './home.ts';
import { cardMrz, drawBankAccount, drawRnc, drawSiret, mrzDigit } from './identifiers.ts';
import { dayInWords, inWords } from './number-words.ts';
import { preEtatDate } from './pre-etat-date.ts';
import { printSample } from './press.ts';
import { procesVerbal } from './proces-verbal.ts';
import { releveDeCompte } from './releve-de-compte.ts';
import { carrez } from './superficie.ts';
import { taxeFonciere } from './taxe-fonciere.ts';

const address = { street: '14 Rue du Marché', postcode: '44000', city: 'Nantes' };

function homeOf(seed: string, flats: number, has_lift: boolean) {
  const building = createBuilding({
    seed,
    year: 2026,
    address,
    built_year: 1936,
    flats,
    annex: 'Cave',
    has_lift,
  });
  const wish = { seed: `${seed}/home`, address, built_year: 1936, year: 2026, surface: 6240 };
  return createHome({ ...wish, lot: { building, number: flats - 3 } });
}

const HOMES = [
  homeOf('premier', 26, true),
  homeOf('second', 8, false),
  homeOf('troisième', 60, true),
];
const [first] = HOMES;
if (!first) throw new Error('no home to try');

describe('every sample', () => {
  it.each(CATALOGUE.map((entry) => [`${entry.name}, ${entry.layout}`, entry] as const))(
    '%s is printed on the pages it says and tells its type',
    (_name, { make, pages: [fewest, most], document_type }) => {
      const sample = make(first);
      const { pdf, pages } = printSample(sample);
      expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
      expect(pages).toBeGreaterThanOrEqual(fewest);
      expect(pages).toBeLessThanOrEqual(most);
      expect(sample.truth).toMatchObject({ document_type });
    },
  );

  it('is the same from the same seed, and another from another', () => {
    const [again] = [homeOf('premier', 26, true)];
    for (const { make } of CATALOGUE) expect(make(again)).toEqual(make(first));
    expect(appelDeFonds(homeOf('autre', 26, true), 'table').truth).not.toEqual(
      appelDeFonds(first, 'table').truth,
    );
  });
});

describe.each(HOMES)('the books of $holding.building.name ($holding.building.seed)', (home) => {
  const { building } = holdingOf(home);

  it('share everything out', () => {
    expect(sum(building.lots.map(({ tantiemes }) => tantiemes))).toBe(BASE);
    expect(sum(building.lots.map(({ lift_tantiemes }) => lift_tantiemes))).toBe(
      building.has_lift ? LIFT_BASE : 0,
    );
    expect(building.lots.every(({ tantiemes }) => tantiemes > 0)).toBe(true);
  });

  it('balance, year after year, with a bank account that holds something', () => {
    for (const year of [2023, 2024, 2025]) {
      const balance = balanceAt(building, year);
      expect(balance.cash + balance.receivables).toBe(balance.total);
      expect(balance.right_one + balance.right_two).toBe(balance.total);
      expect(balance.bank).toBeGreaterThan(0);
      expect(balance.advances).toBeLessThanOrEqual(exerciseOf(building, year).budget / 6);
      expect(balance.waiting).toBe(
        sum(openWorksAt(building, year).map((works) => worksAt(works, year).waiting)),
      );
    }
  });

  it('are split by key without losing a cent', () => {
    const exercise = exerciseOf(building, 2025);
    const byKey = keysOf(building).map((key) =>
      sum(ofKey(exercise, key).map(({ spent }) => spent)),
    );
    expect(sum(byKey)).toBe(exercise.spent);
    expect(exercise.works_fund * 20).toBe(exercise.budget);
  });

  it('make calls whose lines add up', () => {
    for (const quarter of QUARTERS) {
      const { truth } = appelDeFonds(home, 'locatif', 2026, quarter);
      expect(truth.current + truth.works_fund + truth.works).toBe(truth.total);
      for (const { total, part, base, quote } of truth.lines)
        expect(Math.abs(quote - (total * part) / base)).toBeLessThanOrEqual(0.5);
    }
  });

  it('agree from one paper to the next', () => {
    const settled = decompteIndividuel(home, 'by-key', 2025).truth;
    const called = QUARTERS.map(
      (quarter) => appelDeFonds(home, 'table', 2025, quarter).truth.current,
    );
    expect(settled.called).toBe(sum(called));
    expect(settled.difference).toBe(settled.spent - settled.called);
    const statement = releveDeCompte(home, 'lettered').truth;
    const entry = statement.entries.find(({ label }) => label === 'Régularisation exercice 2025');
    expect((entry?.debit ?? 0) - (entry?.credit ?? 0)).toBe(settled.difference);
    const moved = sum(statement.entries.map(({ debit, credit }) => debit - credit));
    expect(statement.balance).toBe(moved);
    const alone = annexes(home, 'years').truth.annexes;
    expect(convocation(home, 'complete').truth.annexes).toEqual(alone);
    expect(preEtatDate(home, 'band').truth).toMatchObject({
      unpaid_by_owners: alone.unpaid_by_owners,
      owed_to_suppliers: alone.owed_to_suppliers,
    });
    const ped = preEtatDate(home, 'band').truth;
    expect(ped.owed).toBe(releveDeCompte(home, 'columns', ped.made_on).truth.balance);
    const { works_spent, spent } = ficheSynthetique(home, 'fields').truth;
    expect({ works_spent, spent }).toEqual({ works_spent: alone.works_spent, spent: alone.spent });
    expect(works_spent).toBeGreaterThan(0);
    expect(procesVerbal(home, 'prose', 2025).truth.budget).toEqual(alone.budgets[1]);
  });

  it('count every vote of those who came', () => {
    const { resolutions, present_tantiemes } = procesVerbal(home, 'tables', 2025).truth;
    for (const { votes } of resolutions) {
      expect(votes.for + votes.against + votes.abstained).toBe(present_tantiemes);
      expect(votes.for).toBeGreaterThanOrEqual(0);
    }
    expect(resolutions.some(({ adopted }) => !adopted)).toBe(true);
  });
});

it('prints amounts in the three ways of calling for funds', () => {
  const [table, locatif, sections] = CALL_LAYOUTS.map((layout) =>
    JSON.stringify(appelDeFonds(first, layout).blocks),
  );
  expect(table).toContain('Postes à répartir');
  expect(locatif).toContain('Dont locatif');
  expect(sections).toContain('Appel n° 1');
});

it('adds rooms and taxes up', () => {
  const area = carrez(first, 'sober').truth;
  expect(sum(area.rooms.map((room) => room.area))).toBe(area.surface);
  expect(area.surface).toBe(6240);
  const tax = taxeFonciere(first, 'modern').truth;
  expect(sum(tax.parts.map((part) => part.tax)) * 100 + tax.fees).toBe(tax.total);
});

describe('identifiers', () => {
  const chance = createChance('identifiers');

  it('have the check digits of real ones', () => {
    const { iban } = drawBankAccount(chance);
    const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
      String(Number.parseInt(letter, 36)),
    );
    expect(BigInt(digits) % 97n).toBe(1n);
    const luhn = Array.from(drawSiret(chance))
      .toReversed()
      .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2));
    expect(sum(luhn.map((value) => (value > 9 ? value - 9 : value))) % 10).toBe(0);
    expect(drawRnc(chance)).toMatch(/^[A-Z]{2}\d{7}$/);
  });

  it('make the MRZ of the specimen that the ICAO publishes', () => {
    expect(mrzDigit('D23145890')).toBe('7');
    expect(mrzDigit('740812')).toBe('2');
    const holder = {
      first_name: 'Anna Maria',
      last_name: 'Ériksson',
      sex: 'F',
      born_on: '1974-08-12',
      card_number: 'D23145890',
      expires_on: '2012-04-15',
    } as const;
    const lines = cardMrz(holder);
    expect(lines.map((line) => line.length)).toEqual([30, 30, 30]);
    expect(lines[0]).toBe('IDFRAD231458907<<<<<<<<<<<<<<<');
    expect(lines[1]).toBe('7408122F1204159FRA<<<<<<<<<<<6');
    expect(lines[2]).toBe('ERIKSSON<<ANNA<MARIA<<<<<<<<<<');
  });
});

describe('numbers in words', () => {
  it.each([
    [21, 'vingt et un'],
    [71, 'soixante et onze'],
    [80, 'quatre-vingts'],
    [91, 'quatre-vingt-onze'],
    [200, 'deux cents'],
    [280_000, 'deux cent quatre-vingt mille'],
    [1972, 'mille neuf cent soixante-douze'],
    [203_045, 'deux cent trois mille quarante-cinq'],
  ])('%d is « %s »', (value, words) => expect(inWords(value)).toBe(words));

  it('write a deed’s day', () =>
    expect(dayInWords('2024-03-01')).toBe('deux mille vingt-quatre, le premier mars'));
});

it('spreads whole parts that add up', () => {
  expect(spread([1, 1, 1], 100)).toEqual([33, 33, 34]);
});
