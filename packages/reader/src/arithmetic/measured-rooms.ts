// The area of a lot, by its rooms: the one figure that the rooms printed right before or after it add up to.
import type { Fact } from '@quitus/domain/reading/read-document';

import { factOf, readWords } from '../extract/sheet/reading.ts';
import type { Page, Word } from '../page/page.ts';
import type { Row } from './figures.ts';
import { added, euros, RULE } from './proven-fact.ts';

export type Measured = {
  /** In hundredths of a square metre. */
  total: number;
  rooms: readonly number[];
  word: Word;
  page: Page;
};

type Area = { value: number; word: Word; page: Page };

/** A home of two rooms has a bathroom; fewer figures add up by chance. */
const FEWEST_ROOMS = 3;
/** Of the total: no room is so large. */
const NEARLY = 0.8;
/** In points: figures of one column end alike. */
const ALIKE = 4;
const AREA = /^(?<metres>\d{1,3})[,.](?<hundredths>\d{2})(?:m²|m2)?[.;,)]?$/;

/** Null unless one total, the largest figure there is, is made by its rooms. */
export function measuredRooms(rows: readonly Row[]): Measured | null {
  const areas = rows.flatMap(({ line, page }) =>
    line.words.flatMap((word): Area[] => {
      const { metres, hundredths } = AREA.exec(word.text)?.groups ?? {};
      return metres === undefined
        ? []
        : [{ value: Number(metres) * 100 + Number(hundredths), word, page }];
    }),
  );
  const columns = areas.map((one) =>
    areas.filter(({ word }) => Math.abs(word.box[2] - one.word.box[2]) <= ALIKE),
  );
  const made = [areas, ...columns].flatMap((own) => own.flatMap((_, at) => madeAt(own, at) ?? []));
  const [first] = made;
  const most = Math.max(...areas.map(({ value }) => value));
  if (first?.total !== most || made.some(({ total }) => total !== first.total)) return null;
  // « Surface au sol 65,30, loi Carrez 64,72 »: rooms make up the one, and the other is meant.
  const isOther = ({ value }: Area) => value < most && value > NEARLY * most;
  return areas.some(isOther) ? null : first;
}

function madeAt(areas: readonly Area[], at: number): Measured | null {
  const total = areas[at];
  if (!total) return null;
  const sides = [areas.slice(0, at).toReversed(), areas.slice(at + 1)];
  for (const side of sides) {
    const values = side.map(({ value }) => value);
    let sum = 0;
    const count = values.findIndex((value) => {
      sum += value;
      return sum >= total.value;
    });
    if (sum === total.value && count + 1 >= FEWEST_ROOMS)
      return {
        total: total.value,
        rooms: values.slice(0, count + 1),
        word: total.word,
        page: total.page,
      };
  }
  return null;
}

export function roomFacts(rows: readonly Row[]): Fact[] {
  const measured = measuredRooms(rows);
  if (!measured) return [];
  const { total, rooms, word, page } = measured;
  const fact = factOf('surface_carrez', RULE, readWords(total, word.text, [word], page));
  return [{ ...fact, proof: 'PROVEN', because: `${added(rooms)} = ${euros(total)}` }];
}
