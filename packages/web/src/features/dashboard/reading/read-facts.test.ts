import { expect, test } from 'vitest';

import { allFacts, documentAt, factsOf } from './read-facts.ts';
import { testDocument, testFact, testReading } from './test-reading.ts';

const ID = '00000000-0000-4000-8000-000000000001';

test('two readings that disagree are both kept, and marked', () => {
  const facts = [testFact(), testFact({ value: 3980 }), testFact({ name: 'total', value: 96_486 })];
  const shown = factsOf(testDocument({ facts }), 0);
  expect(shown.map(({ fact, doubled }) => [fact.name, doubled])).toEqual([
    ['total', false],
    ['fonds_travaux', true],
    ['fonds_travaux', true],
  ]);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(3);
});

test('the same thing in two documents of a file is no disagreement', () => {
  const facts = allFacts(testReading(ID, [testDocument(), testDocument()]));
  expect(facts.map(({ document, doubled }) => [document, doubled])).toEqual([
    [0, false],
    [1, false],
  ]);
});

test('a page goes with the shortest document that holds it', () => {
  const convocation = testDocument({ type: 'CV_AG', sub_kind: null, pages: [1, 2, 3, 4] });
  const annexe = testDocument({ type: 'CV_AG', sub_kind: 'ANNEXE_1', pages: [3] });
  const reading = testReading(ID, [convocation, annexe]);
  expect(documentAt(reading, 1)).toBe(0);
  expect(documentAt(reading, 3)).toBe(1);
});

test('a page that nothing was read on goes with the first document that says something', () => {
  const empty = testDocument({ facts: [], pages: [1] });
  expect(documentAt(testReading(ID, [empty, testDocument({ pages: [2] })]), 1)).toBe(1);
  expect(documentAt(testReading(ID, []), 1)).toBe(0);
});
