import type { CountryCode } from '@quitus/domain/countries/country';
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
  country: 'FR',
} as const;
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

  it('says how postcodes of the chosen country are written', () => {
    const said = (country: CountryCode, postal_code: string) =>
      checkoutRefusals({ ...draftOf({ ...billing, country, postal_code }), ...agreed }, true)
        .postal_code;
    expect(said('BE', '1000')).toBeUndefined();
    expect(said('BE', '44000')).toBe(
      'Ce code postal n’est pas valide. Belgique\u00a0: 4 chiffres, par exemple 1000.',
    );
    expect(said('GB', 'sw1a 1aa')).toBeUndefined();
    expect(said('JP', '')).toBe('Écrivez le code postal.');
    expect(said('AE', '')).toBeUndefined();
  });

  it('forgets the SIRET of who chooses a country that gives none', () => {
    const french = { ...draftOf({ ...billing, siret: '73282932000074' }), ...agreed };
    expect(billingOf(french).siret).toBe('73282932000074');
    expect(billingOf({ ...french, country: 'BE' }).siret).toBeNull();
  });

  it('refuses a first name with a picture in it', () => {
    const drawn = { ...draftOf({ ...billing, first_name: 'Claire 🌸' }), ...agreed };
    expect(checkoutRefusals(drawn, true).first_name).toContain('des lettres');
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
    const abroad = { ...unknown, country: 'BE' } as const;
    expect(proposedBilling(abroad, true, flat)).toEqual({
      billing: abroad,
      at_the_property: false,
    });
    expect(proposedBilling(billing, true, flat)).toEqual({ billing, at_the_property: false });
  });

  it('sends nothing where nothing was typed', () => {
    expect(billingOf({ ...draftOf(billing), company: '  ', siret: ' ' })).toEqual(billing);
  });
});
