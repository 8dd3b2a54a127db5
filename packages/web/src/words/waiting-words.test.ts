import { expect, test } from 'vitest';

import { waitingWords } from './waiting-words.ts';

test.each([
  [2, 'quelques minutes'],
  [18, 'environ 20~min'],
  [57, 'environ 55~min'],
  [58, 'environ 1~h'],
  [170, 'environ 3~h'],
  [20 * 60, 'environ 20~h'],
  [24 * 60, 'sous 24~h'],
  [50 * 60, 'environ 3~jours'],
])('%d minutes are said « %s »', (minutes, words) => {
  expect(waitingWords(minutes).replaceAll('\u00A0', '~')).toBe(words);
});
