import { expect, test } from 'vitest';

import { dueWords, lastingWords } from './due-words.ts';

const NOW = new Date(2026, 10, 17, 16, 30);

test('a promise is told by its day and its hour', () => {
  expect(dueWords(new Date(2026, 10, 17, 18, 5), NOW)).toBe('aujourd’hui, 18\u00a0h\u00a005');
  expect(dueWords(new Date(2026, 10, 18, 16, 30), NOW)).toBe('demain, 16\u00a0h\u00a030');
  expect(dueWords(new Date(2026, 11, 1, 9, 12), NOW)).toBe('le 1er déc., 9\u00a0h\u00a012');
});

test('how long it takes is rounded up', () => {
  expect(lastingWords(0)).toBe('une minute');
  expect(lastingWords(20)).toBe('20 minutes');
  expect(lastingWords(60)).toBe('une heure');
  expect(lastingWords(61)).toBe('2 heures');
});
