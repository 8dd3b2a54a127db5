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
const INVENTORY = (made_on: string) => documentOf('LOGEMENT_LOUE', 'ETAT_DES_LIEUX', { made_on });
const LET = { situation: { ...DOSSIER.situation, rented: true } };

const outcome = (papers: readonly ReturnType<typeof documentOf>[], said: object = LET) =>
  leaseComplete(examinedOf('LOGEMENT_LOUE', papers, said)).outcome;

describe('a home that is let', () => {
  it('has its lease', () => {
    expect(outcome([LEASE])).toBe('passed');
  });

  it('has its receipts and the inventory of arrival beside it', () => {
    const receipt = documentOf('LOGEMENT_LOUE', 'QUITTANCE', { tenant: 'Mme BELKACEM Samira' });
    expect(outcome([receipt, LEASE, INVENTORY('2022-09-03')])).toBe('passed');
  });

  it.each([
    [
      'a receipt of somebody else',
      [LEASE, documentOf('LOGEMENT_LOUE', 'QUITTANCE', { tenant: 'Jean PETIT' })],
    ],
    ['the inventory of somebody who left', [LEASE, INVENTORY('2026-03-31')]],
    ['an inventory of no day', [LEASE, documentOf('LOGEMENT_LOUE', 'ETAT_DES_LIEUX')]],
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
