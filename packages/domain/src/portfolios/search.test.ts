import { expect, test } from 'vitest';

import { documentTypesNamed, searchable, searchWords } from './search.ts';

test('accents, case and punctuation do not matter', () => {
  expect(searchable('27 bis, Rue de l’Œuvre – Bâtiment A')).toBe(
    '27 bis rue de l oeuvre batiment a',
  );
  expect(searchWords('  Éric@Example.FR  ')).toEqual(['eric@example.fr']);
  expect(searchWords('…')).toEqual([]);
});

test('a kind of document is found by the beginning of its words', () => {
  expect(documentTypesNamed('carrez')).toEqual(['CERT_CARREZ']);
  expect(documentTypesNamed('proces verbaux')).toEqual(['PV_AG']);
  expect(documentTypesNamed('arrez')).toEqual([]);
  expect(documentTypesNamed('de')).toEqual([]);
});
