import { expect, test } from 'vitest';

import { beingReadWords } from './being-read-words.ts';

const words = (...types: Parameters<typeof beingReadWords>[0][number]['document_type'][]) =>
  beingReadWords(types.map((document_type) => ({ document_type, name: 'scan.pdf' }))).replaceAll(
    '\u00A0',
    ' ',
  );

test('papers that are being read are counted and named, each kind once', () => {
  expect(words('CERT_CARREZ')).toBe('Un papier est en cours de lecture : Certificat Carrez.');
  expect(words('CERT_CARREZ', 'TITRE_PROP')).toBe(
    '2 papiers sont en cours de lecture : Certificat Carrez, Titre de propriété.',
  );
  expect(words('CHARGES', 'CHARGES', null)).toBe(
    '3 papiers sont en cours de lecture : Appels de charges, scan.pdf.',
  );
});

test('of many papers, the first are named', () => {
  expect(words('CERT_CARREZ', 'TITRE_PROP', 'CHARGES', 'FICHE_SYN', 'PV_AG')).toBe(
    '5 papiers sont en cours de lecture : Certificat Carrez, Titre de propriété, Appels de charges et d’autres.',
  );
});
