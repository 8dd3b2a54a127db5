import { expect, test } from 'vitest';

import { causeOf } from './cause.ts';
import { validityWords } from './validity.ts';

const TWO_PARTS = { current: 'Appel du 2e trimestre.', expected: 'Appel du 3e trimestre.' };

test.each([
  'Document actuel : appel du 2e trimestre. Document attendu : appel du 3e trimestre.',
  'Document actuel\u00A0: appel du 2e trimestre.\nDocument attendu\u00A0: appel du 3e trimestre.',
  'Document actuel appel du 2e trimestre. / Document attendu appel du 3e trimestre.',
])('what was given and what is needed are told apart (%s)', (sentence) => {
  expect(causeOf(sentence)).toEqual(TWO_PARTS);
});

test.each(['La page est illisible.', 'Document actuel : un RIB.', ''])(
  'any other sentence stays whole (%s)',
  (sentence) => {
    expect(causeOf(sentence)).toBeNull();
  },
);

test('the last good day is the one before it ends', () => {
  expect(validityWords({ expires_at: '2027-10-16' }, 'TAX_FONCIERE')).toBe(
    'Valable jusqu’au 15 octobre 2027.',
  );
  expect(validityWords({ expires_at: null }, 'TITRE_PROP')).toBe('N’expire pas.');
});
