// A lease that runs is enough; a notice, a second lease or a dossier that knows of no tenant is a person's.
import { describe, expect, it } from 'vitest';

import { leaseComplete } from './complete-lease.ts';
import { documentOf, DOSSIER, examinedOf } from './made-up-papers.ts';

const TOLD = {
  landlord: 'Claire MARTIN',
  tenant: 'Samira BELKACEM',
  lease_from: '2022-09-01',
  rent: 74_000,
};
const LEASE = documentOf('LOGEMENT_LOUE', 'BAIL', TOLD);
const LET = { situation: { ...DOSSIER.situation, rented: true } };

const outcome = (papers: readonly ReturnType<typeof documentOf>[], said: object = LET) =>
  leaseComplete(examinedOf('LOGEMENT_LOUE', papers, said)).outcome;

describe('a home that is let', () => {
  it('has its lease', () => {
    expect(outcome([LEASE])).toBe('passed');
  });

  it.each([
    ['no rent', [{ ...LEASE, facts: LEASE.facts.filter(({ name }) => name !== 'rent') }]],
    ['a notice', [LEASE, documentOf('LOGEMENT_LOUE', 'CONGE')]],
    ['two leases', [LEASE, LEASE]],
    ['an inventory alone', [documentOf('LOGEMENT_LOUE', 'ETAT_DES_LIEUX')]],
    [
      'a lease to come',
      [documentOf('LOGEMENT_LOUE', 'BAIL', { ...TOLD, lease_from: '2027-01-01' })],
    ],
  ])('is looked at by a person: %s', (_, papers) => {
    expect(outcome(papers)).toBe('undecided');
  });

  it('is looked at where nobody told that it is let', () => {
    expect(outcome([LEASE], {})).toBe('undecided');
  });
});
