import { expect, it } from 'vitest';

import { informationRefusals } from './information-refusals.ts';

it.each(['Anne-Marie', 'D’Artagnan', 'Jean Ph.', 'Łukasz', '田中', 'محمد', '', null])(
  'lets through the first name %j',
  (first_name) => {
    expect(informationRefusals({ first_name })).toEqual({});
  },
);

it('says under each field what is wrong with it', () => {
  const refusals = informationRefusals({
    first_name: 'Claire 🌸',
    last_name: 'Dubois 🏠',
    siret: '123',
    phone: '06 12 34 56 78',
  });
  expect(Object.keys(refusals)).toEqual(['first_name', 'last_name', 'siret']);
  expect(refusals.first_name).toContain('des lettres');
  expect(refusals.siret).toContain('14 chiffres');
});
