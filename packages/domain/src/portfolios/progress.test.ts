import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DOCUMENT_TYPES, type DocumentType } from '../documents/document-type.ts';
import { DOCUMENT_STATUSES, type DocumentStatus } from '../documents/status.ts';
import { shownDocumentTypes } from './checklist.ts';
import { PORTFOLIO_TYPES } from './portfolio-type.ts';
import {
  expectedSlots,
  orderRefusal,
  progressOf,
  verifiedBeside,
  type Slot,
  watchedSlots,
} from './progress.ts';
import { EMPTY_SITUATION } from './situation.ts';

const FLAT = 'APARTMENT_SALE_PORTFOLIO';
const slot = (document_type: DocumentType, status: DocumentStatus = 'VERIFIED'): Slot => ({
  document_type,
  status,
  waived_at: null,
});
const emptySlots = shownDocumentTypes(FLAT).map((type) => slot(type, 'A_AJOUTER'));

const withStatus = (type: DocumentType, status: DocumentStatus) =>
  emptySlots.map((one) => (one.document_type === type ? slot(type, status) : one));

describe('progress', () => {
  it('counts what is or may be needed while nothing is known, and says the rest apart', () => {
    expect(progressOf(FLAT, EMPTY_SITUATION, emptySlots)).toEqual({
      verified: 0,
      total: 19,
      optional: 9,
    });
    expect(expectedSlots(FLAT, EMPTY_SITUATION)).toHaveLength(19);
  });

  it('leaves out what does not apply, unless it was verified all the same', () => {
    const known = { ...EMPTY_SITUATION, rented: false };
    expect(progressOf(FLAT, known, emptySlots)).toMatchObject({ total: 18, optional: 9 });
    const withLease = withStatus('LOGEMENT_LOUE', 'VERIFIED');
    expect(progressOf(FLAT, known, withLease)).toMatchObject({ total: 19, optional: 9 });
  });

  it.each(['NEW_A_VERIFIER', 'REJECTED', 'PENDING_PAYMENT'] as const)(
    'does not move for an optional document that arrives, but watches it: %s',
    (status) => {
      const slots = withStatus('ETAT_HYPOTHECAIRE', status);
      expect(progressOf(FLAT, EMPTY_SITUATION, slots)).toEqual({
        verified: 0,
        total: 19,
        optional: 9,
      });
      expect(watchedSlots(FLAT, EMPTY_SITUATION, slots)).toContainEqual(
        slot('ETAT_HYPOTHECAIRE', status),
      );
    },
  );

  it('counts a verified document that is optional or does not apply any more', () => {
    const rentedOut = { ...EMPTY_SITUATION, rented: false };
    for (const type of ['ETAT_HYPOTHECAIRE', 'LOGEMENT_LOUE'] as const)
      expect(progressOf(FLAT, rentedOut, withStatus(type, 'VERIFIED'))).toMatchObject({
        verified: 1,
        total: 19,
      });
  });

  it('leaves out what the user waived', () => {
    const waived = emptySlots.map((one) => ({ ...one, waived_at: '2026-11-15T10:00:00Z' }));
    expect(progressOf(FLAT, EMPTY_SITUATION, waived)).toEqual({
      verified: 0,
      total: 0,
      optional: 0,
    });
  });

  it('leaves out empty places that this kind of dossier does not have', () => {
    const strays = [slot('CARNET_ENTRETIEN', 'A_AJOUTER'), slot('CV_AG')];
    expect(progressOf('PED_PORTFOLIO', EMPTY_SITUATION, strays)).toEqual({
      verified: 1,
      total: 1,
      optional: 0,
    });
  });

  it('announces of each kind what its new dossier counts', () => {
    const announced = PORTFOLIO_TYPES.map((type) => [
      type,
      expectedSlots(type, EMPTY_SITUATION).length,
    ]);
    expect(Object.fromEntries(announced)).toEqual({
      APARTMENT_SALE_PORTFOLIO: 19,
      HOUSE_SALE_PORTFOLIO: 13,
      PED_PORTFOLIO: 4,
      PENDING_PAYMENT_PORTFOLIO: 0,
      GESTION_LOCATIVE_PORTFOLIO: 11,
    });
  });
});

it('tells apart the four papers a notary looks for first', () => {
  expect(verifiedBeside([slot('DIAGNOSTICS'), slot('TITRE_PROP', 'EXPIRED')])).toEqual({
    diagnostics: true,
    title: false,
    mortgage_statement: false,
    carrez: false,
  });
});

describe('ordering a pré-état daté', () => {
  it('is refused with what is missing', () => {
    expect(orderRefusal([slot('CV_AG'), slot('CHARGES', 'MISSING_LAST_APPEL')])).toEqual({
      missing: ['CHARGES'],
    });
    expect(orderRefusal([])).toEqual({ missing: ['CV_AG', 'CHARGES'] });
  });

  it('opens exactly when the convocation and the calls are verified', () => {
    const slots = fc.uniqueArray(
      fc.record({
        document_type: fc.constantFrom(...DOCUMENT_TYPES),
        status: fc.constantFrom(
          ...DOCUMENT_STATUSES,
          ...DOCUMENT_STATUSES.map(() => 'VERIFIED' as const),
        ),
        waived_at: fc.constant(null),
      }),
      { selector: ({ document_type }) => document_type, minLength: 14 },
    );
    fc.assert(
      fc.property(slots, (all) => {
        const verified = all.filter(({ status }) => status === 'VERIFIED');
        const has = (type: DocumentType) => verified.some((one) => one.document_type === type);
        expect(orderRefusal(all) === null).toBe(has('CV_AG') && has('CHARGES'));
      }),
    );
  });
});
