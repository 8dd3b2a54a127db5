import { describe, expect, it } from 'vitest';

import {
  asksForCompany,
  billingOf,
  checkoutRefusals,
  draftOf,
  proposedBilling,
} from './checkout-draft.ts';

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
    expect(Object.keys(checkoutRefusals(draftOf(billing), true))).toEqual([
      'begin_now',
      'loss_acknowledged',
      'terms',
    ]);
  });

  it('asks a trade for the conditions of sale alone', () => {
    expect(Object.keys(checkoutRefusals(draftOf(billing), false))).toEqual(['terms']);
  });

  it('lets through what the contract takes', () => {
    expect(checkoutRefusals({ ...draftOf(billing), ...agreed }, true)).toEqual({});
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
    const refusals = checkoutRefusals({ ...draftOf(empty), ...agreed }, true);
    expect(Object.keys(refusals).toSorted()).toEqual([
      'city',
      'first_name',
      'postal_code',
      'siret',
      'street',
    ]);
    expect(refusals.postal_code).toContain('5 chiffres');
  });

  it('asks a private person for no company, unless they gave one before', () => {
    expect(asksForCompany(billing, true)).toBe(false);
    expect(asksForCompany({ ...billing, company: 'Cabinet Dubois' }, true)).toBe(true);
    expect(asksForCompany(billing, false)).toBe(true);
  });

  it('proposes the property to a private person whose address nobody knows', () => {
    const unknown = { ...billing, street: '', postal_code: '', city: '' };
    const flat = '14 Rue du Marché 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire';
    expect(proposedBilling(unknown, true, flat)).toEqual({
      billing: { ...billing, street: '14 rue du Marché' },
      at_the_property: true,
    });
    const kept = { billing: unknown, at_the_property: false };
    expect(proposedBilling(unknown, false, flat)).toEqual(kept);
    expect(proposedBilling(unknown, true, null)).toEqual(kept);
    expect(proposedBilling(billing, true, flat)).toEqual({ billing, at_the_property: false });
  });

  it('sends nothing where nothing was typed', () => {
    expect(billingOf({ ...draftOf(billing), company: '  ', siret: ' ' })).toEqual(billing);
  });
});
