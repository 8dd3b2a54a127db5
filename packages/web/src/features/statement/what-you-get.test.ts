import { expect, test } from 'vitest';

import { testField, testStatement } from '../../statement-fields/test-statement.ts';
import { deliveryCase, filledWords } from './what-you-get.ts';

const plain = (words: string): string => words.replaceAll('\u00A0', ' ');
const filled = (...fields: ReturnType<typeof testField>[]) =>
  plain(filledWords({ statement: testStatement({ fields }) }));

test('what is filled, what is left and what is optional add up to the whole', () => {
  expect(
    filled(
      testField('SYNDIC', { state: 'READ', value: 'Cabinet Marteau' }),
      testField('BASE', { state: 'CONFIRMED', value: 10_000 }),
      testField('TANTIEMES', { state: 'CONTRADICTORY' }),
      testField('COPRO-4'),
      testField('VIE-FIBRE'),
    ),
  ).toBe(
    '2 rubriques sur 5 sont remplies d’après vos documents. 2 restent à régler, dont une que le syndic connaît ; une est facultative.',
  );
  expect(filled(testField('SYNDIC', { state: 'READ', value: 'Cabinet Marteau' }))).toBe(
    'Une rubrique sur 1 est remplie d’après vos documents.',
  );
  expect(filled(testField('VIE-FIBRE'))).toBe(
    'Aucune des 1 rubriques n’est encore remplie. Une est facultative.',
  );
});

const section = {
  section: 'SYNDICAT',
  fields: 3,
  settled: 0,
  open: ['COPRO-4'],
  confirmable: ['COPRO-1', 'COPRO-2'],
} as const;

test('one delivery is told, with its reason', () => {
  const delivery = (readiness: Parameters<typeof deliveryCase>[0]['readiness']) =>
    plain(deliveryCase({ readiness }));
  expect(delivery({ sections: [], deliverable: true, obstacles: [] })).toBe(
    'Tout est réglé et confirmé : vous le recevez aussitôt payé.',
  );
  expect(delivery({ sections: [{ ...section }], deliverable: false, obstacles: [] })).toBe(
    'Le vôtre est livré en 24h, complété par notre équipe. Pour le recevoir aussitôt payé, réglez une rubrique et confirmez 2 valeurs plus bas.',
  );
  expect(delivery({ sections: [], deliverable: false, obstacles: ['Écart.'] })).toContain(
    'un contrôle ne passe pas',
  );
});
