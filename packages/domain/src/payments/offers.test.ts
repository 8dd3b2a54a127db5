import { describe, expect, it } from 'vitest';

import { pricesWith } from './catalogue.ts';
import { agentsLeaving, offerAfter, offerChange, type OfferFacts, OFFERS } from './offers.ts';

const priceOf = pricesWith({ DOSSIER_ON_DEMAND: 18_00 });
const alone: OfferFacts = {
  account_type: 'BASIC',
  agents: 0,
  extra_agents: 0,
  portfolios: 1,
  waiting_portfolios: 0,
  subscribed: null,
};
const pack = {
  product_id: 'PACK_PRO_UNLIMITED',
  cancel_at_period_end: false,
  falls_to: 'PRO_ON_DEMAND',
} as const;
const agency: OfferFacts = {
  ...alone,
  account_type: 'ENTERPRISE_MASTER',
  agents: 6,
  extra_agents: 2,
  portfolios: 40,
  subscribed: pack,
};

const ways = (facts: OfferFacts) => OFFERS.map((offer) => offerChange(facts, offer, priceOf).by);
const codes = (facts: OfferFacts, offer: (typeof OFFERS)[number]) =>
  offerChange(facts, offer, priceOf).effects.map(({ code }) => code);

describe('the way to each offer', () => {
  it.each<[string, OfferFacts, string[]]>([
    ['a private person', alone, ['CURRENT', 'SWITCH', 'PAY', 'PAY']],
    ['somebody invited', { ...alone, account_type: 'GUEST' }, ['SWITCH', 'SWITCH', 'PAY', 'PAY']],
    ['an agency', agency, ['CANCEL', 'CANCEL', 'PAY', 'CURRENT']],
    [
      'an agency that leaves',
      { ...agency, subscribed: { ...pack, cancel_at_period_end: true } },
      ['CANCEL', 'NEXT', 'PAY', 'RESUME'],
    ],
    [
      'an agency whose pack was given',
      { ...agency, subscribed: null },
      ['SWITCH', 'SWITCH', 'PAY', 'CURRENT'],
    ],
  ])('of %s', (_, facts, expected) => {
    expect(ways(facts)).toEqual(expected);
  });
});

describe('what a change does is told before', () => {
  it('to a private person who takes the pack', () => {
    expect(codes({ ...alone, waiting_portfolios: 2 }, 'ENTERPRISE_MASTER')).toEqual([
      'STARTS_NOW',
      'AGENTS_ALLOWED',
      'DOSSIERS_KEPT',
      'DOSSIERS_UNLIMITED',
      'WAITING_DOSSIERS_OPENED',
    ]);
  });

  it('to an agency that takes less', () => {
    const { effects } = offerChange(agency, 'PRO_UNLIMITED', priceOf);
    expect(effects.map(({ text }) => text)).toEqual([
      'L’offre Pro Illimité commence tout de suite.',
      'Votre abonnement actuel s’arrête au même moment ; le temps payé et non utilisé vous est remboursé.',
      '6 agents perdent leur accès ; leurs dossiers vous reviennent, rien n’est perdu.',
      'Vos 40 dossiers restent, avec leurs documents et leurs partages.',
      'Vous ouvrez autant de dossiers que vous voulez.',
    ]);
  });

  it('to an agency that cancels, at the price of today', () => {
    expect(codes(agency, 'PRO_ON_DEMAND')).toEqual([
      'ENDS_WITH_PERIOD',
      'AGENTS_LEAVE',
      'DOSSIERS_KEPT',
      'DOSSIERS_PAID_EACH',
    ]);
    const { effects } = offerChange(agency, 'PRO_ON_DEMAND', priceOf);
    expect(effects.at(-1)?.text).toContain('18\u00A0€');
    expect(codes(agency, 'BASIC')).toContain('NO_FURTHER_DOSSIER');
  });

  it('and nothing is told of what does not change', () => {
    expect(codes(agency, 'ENTERPRISE_MASTER')).toEqual([]);
  });
});

it('agents leave past the allowance only', () => {
  expect([agentsLeaving(3, 5), agentsLeaving(5, 5), agentsLeaving(8, 5)]).toEqual([0, 0, 3]);
});

it('an account becomes again what it was, and owns what it owned', () => {
  expect(offerAfter('PRO_ON_DEMAND')).toBe('PRO_ON_DEMAND');
  for (const before of ['BASIC', 'GUEST', 'PRO_UNLIMITED'] as const)
    expect(offerAfter(before)).toBe('BASIC');
});
