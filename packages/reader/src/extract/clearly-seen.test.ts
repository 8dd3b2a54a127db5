// What OCR was not sure of is not extracted, unless something else proves it.
import type { Fact } from '@quitus/domain/reading/read-document';
import { expect, it } from 'vitest';

import type { Page, Word } from '../page/page.ts';
import { clearlySeen } from './clearly-seen.ts';

const word = (text: string, left: number, confidence: number): Word => ({
  text,
  box: [left, 100, left + 40, 112],
  confidence,
});
const pageOf = (words: readonly Word[]): Page => ({
  number: 1,
  width: 595,
  height: 842,
  source: 'OCR',
  words,
  sheet: { width: 595, height: 842, from_page: null },
});
const fact = (name: string, left: number, right: number, value = 'Vu'): Fact => ({
  name,
  value,
  raw: value,
  page: 1,
  box: [left, 100, right, 112],
  rule: 'test',
  proof: 'READ',
  because: null,
});
const sure = Array.from({ length: 20 }, (_, index) => word('clair', 100 + index, 0.95));
const seen = (facts: readonly Fact[], words: readonly Word[]) =>
  clearlySeen(facts, [pageOf(words)]).map(({ name }) => name);

it('leaves out a name with a word that was guessed', () => {
  const words = [word('Mme', 10, 0.95), word('KEKBRAT', 60, 0.3), ...sure];
  expect(seen([fact('owner', 10, 100, 'Mme KEKBRAT')], words)).toEqual([]);
  expect(seen([fact('owner', 10, 50)], words)).toEqual(['owner']);
  // What is beside it in its cell is no part of it.
  expect(seen([fact('owner', 10, 100, 'Mme DURAND')], words)).toEqual(['owner']);
});

it('leaves out names that go on and days that never come', () => {
  const words = [word('clair', 10, 0.95), ...sure];
  expect(seen([fact('syndic', 10, 50, 'Régie Combe de')], words)).toEqual([]);
  expect(seen([fact('owner', 10, 50, 'M. ou')], words)).toEqual([]);
  expect(seen([fact('syndic', 10, 50, 'DU 01/07/2026 AU 30/09/2026')], words)).toEqual([]);
  expect(seen([fact('syndic', 10, 50, 'de 450 000 €')], words)).toEqual([]);
  expect(seen([fact('building', 10, 50, 'LE CLOS CHANTURGUE 41')], words)).toEqual([]);
  expect(seen([fact('owner', 10, 50, 'M. et Mme Information')], words)).toEqual([]);
  expect(seen([fact('made_on', 10, 50, '2076-09-15')], words)).toEqual([]);
  expect(seen([fact('made_on', 10, 50, '2026-09-15')], words)).toEqual(['made_on']);
});

it('leaves out a day whose figures were guessed', () => {
  const words = [word('15/09/2028', 10, 0.3), ...sure];
  expect(seen([fact('made_on', 10, 50, '2028-09-15')], words)).toEqual([]);
});

it('keeps what sums prove, however it was seen', () => {
  expect(seen([fact('total', 60, 100)], [word('1234,56', 60, 0.3), ...sure])).toEqual(['total']);
});

it('tells no list and no place of a page of which much was not seen', () => {
  const dim = Array.from({ length: 4 }, (_, index) => word('flou', 300 + index, 0.2));
  const facts = [fact('lots', 10, 50), fact('property_address', 10, 50), fact('owner', 10, 50)];
  expect(seen(facts, [word('12', 10, 0.95), ...sure])).toHaveLength(3);
  expect(seen(facts, [word('12', 10, 0.95), ...sure, ...dim])).toEqual(['owner']);
});

it('doubts nothing that the file says itself', () => {
  const { text, box } = word('12', 10, 1);
  expect(seen([fact('lots', 10, 50)], [{ text, box }])).toEqual(['lots']);
});
