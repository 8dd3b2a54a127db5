import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DOCUMENT_TYPES, type DocumentType } from '../documents/document-type.ts';
import { DOCUMENT_STATUSES, type DocumentStatus } from '../documents/status.ts';
import { shownDocumentTypes } from './checklist.ts';
import { countedSlots, orderRefusal, progressOf, readiness, type Slot } from './progress.ts';
import { EMPTY_SITUATION } from './situation.ts';

const FLAT = 'APARTMENT_SALE_PORTFOLIO';
const slot = (document_type: DocumentType, status: DocumentStatus = 'VERIFIED'): Slot => ({
  document_type,
  status,
  waived_at: null,
});
const emptySlots = shownDocumentTypes(FLAT).map((type) => slot(type, 'A_AJOUTER'));

describe('progress', () => {
  it('counts every document while nothing is known', () => {
    expect(progressOf(FLAT, EMPTY_SITUATION, emptySlots)).toEqual({ verified: 0, total: 28 });
  });

  it('leaves out what does not apply, unless a file is there', () => {
    const known = { ...EMPTY_SITUATION, rented: false };
    expect(progressOf(FLAT, known, emptySlots).total).toBe(27);
    const withLease = emptySlots.map((one) =>
      one.document_type === 'LOGEMENT_LOUE' ? slot('LOGEMENT_LOUE', 'REJECTED') : one,
    );
    expect(progressOf(FLAT, known, withLease).total).toBe(28);
  });

  it('leaves out what the user waived', () => {
    const waived = emptySlots.map((one) => ({ ...one, waived_at: '2026-11-15T10:00:00Z' }));
    expect(countedSlots(FLAT, EMPTY_SITUATION, waived)).toEqual([]);
  });

  it('leaves out empty places that this kind of dossier does not have', () => {
    const strays = [slot('CARNET_ENTRETIEN', 'A_AJOUTER'), slot('CV_AG')];
    expect(progressOf('PED_PORTFOLIO', EMPTY_SITUATION, strays)).toEqual({ verified: 1, total: 1 });
  });
});

it('tells apart the four papers a notary looks for first', () => {
  expect(readiness([slot('DIAGNOSTICS'), slot('TITRE_PROP', 'EXPIRED')])).toEqual({
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
