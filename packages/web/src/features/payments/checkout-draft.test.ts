import { describe, expect, it } from 'vitest';

import { billingOf, checkoutRefusals, draftOf } from './checkout-draft.ts';

const billing = {
  first_name: 'Claire',
  last_name: 'Dubois',
  company: null,
  siret: null,
  street: '3 quai de la Fosse',
  postal_code: '44000',
  city: 'Nantes',
};
const agreed = { begin_now: true, loss_acknowledged: true, terms: true };

describe('the order page', () => {
  it('ticks no box for anybody', () => {
    expect(draftOf(billing)).toMatchObject({
      begin_now: false,
      loss_acknowledged: false,
      terms: false,
    });
    expect(Object.keys(checkoutRefusals(draftOf(billing)))).toEqual([
      'begin_now',
      'loss_acknowledged',
      'terms',
    ]);
  });

  it('lets through what the contract takes', () => {
    expect(checkoutRefusals({ ...draftOf(billing), ...agreed })).toEqual({});
  });

  it('says of each field what the contract would refuse', () => {
    const empty = {
      ...billing,
      first_name: ' ',
      siret: '123',
      street: '',
      postal_code: '4400',
      city: '',
    };
    const refusals = checkoutRefusals({ ...draftOf(empty), ...agreed });
    expect(Object.keys(refusals).toSorted()).toEqual([
      'city',
      'first_name',
      'postal_code',
      'siret',
      'street',
    ]);
    expect(refusals.postal_code).toContain('5 chiffres');
  });

  it('sends nothing where nothing was typed', () => {
    expect(billingOf({ ...draftOf(billing), company: '  ', siret: ' ' })).toEqual(billing);
  });
});
