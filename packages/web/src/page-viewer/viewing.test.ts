import { expect, test } from 'vitest';

import { looked, pageBox, type Viewing, ZOOMS, zoomWords } from './viewing.ts';

const START: Viewing = { zoom: 'FIT', turn: 0 };

test('one comes closer step by step, and back to the whole page', () => {
  const steps = ['CLOSER', 'CLOSER', 'CLOSER', 'CLOSER', 'FARTHER'] as const;
  const seen: string[] = [];
  let viewing = START;
  for (const step of steps) {
    viewing = looked(viewing, step);
    seen.push(zoomWords(viewing.zoom));
  }
  expect(seen).toEqual(['100 %', '150 %', '200 %', '200 %', '150 %']);
  expect(looked(viewing, 'WHOLE').zoom).toBe(ZOOMS[0]);
});

test('four turns come back to upright', () => {
  const turns = [1, 2, 3, 4].map((times) =>
    Array.from({ length: times }).reduce<Viewing>((one) => looked(one, 'TURN'), START),
  );
  expect(turns.map(({ turn }) => turn)).toEqual([90, 180, 270, 0]);
});

test('a whole page fits its pane, upright or lying; closer, it is as wide as asked', () => {
  const pane = { width: 600, height: 400 };
  expect(pageBox(START, 0.5, pane)).toEqual({ width: 200, height: 400 });
  expect(pageBox({ ...START, turn: 90 }, 0.5, pane)).toEqual({ width: 600, height: 300 });
  expect(pageBox({ ...START, zoom: 1.5 }, 0.5, pane)).toEqual({ width: 900, height: 1800 });
  const tall = { width: 600, height: Number.POSITIVE_INFINITY };
  expect(pageBox(START, 0.5, tall)).toEqual({ width: 600, height: 1200 });
});

test('a page is no wider than one reads it, unless one comes closer', () => {
  const wide = { width: 1200, height: 400 };
  expect(pageBox({ ...START, zoom: 1 }, 0.5, wide).width).toBe(832);
  expect(pageBox({ ...START, zoom: 1.5 }, 0.5, wide).width).toBe(1800);
});
