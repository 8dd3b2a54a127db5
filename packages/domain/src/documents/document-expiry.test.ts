import { describe, expect, it } from 'vitest';

import { documentExpiry, type FreshnessFacts, staleStatusOf } from './document-expiry.ts';
import { DOCUMENT_TYPES, type DocumentType } from './document-type.ts';

const TODAY = '2026-11-15';

const CASES: [string, DocumentType, FreshnessFacts, string][] = [
  ['a fiche of 13 months', 'FICHE_SYN', { issued_on: '2025-10-01' }, 'VALID'],
  ['a fiche of 14 months', 'FICHE_SYN', { issued_on: '2025-09-15' }, 'EXPIRED'],
  [
    'a fiche older than minutes notified two months ago',
    'FICHE_SYN',
    { issued_on: '2026-05-01', minutes_notified_on: '2026-09-15' },
    'EXPIRED',
  ],
  [
    'a fiche older than minutes notified a month ago',
    'FICHE_SYN',
    { issued_on: '2026-05-01', minutes_notified_on: '2026-10-15' },
    'VALID',
  ],
  ['the tax notice of this year', 'TAX_FONCIERE', { year: 2026 }, 'VALID'],
  ['the tax notice of last year, past 15 October', 'TAX_FONCIERE', { year: 2025 }, 'EXPIRED'],
  ['a mortgage statement of two months', 'ETAT_HYPOTHECAIRE', { issued_on: '2026-09-16' }, 'VALID'],
  ['a mortgage statement of three', 'ETAT_HYPOTHECAIRE', { issued_on: '2026-08-15' }, 'EXPIRED'],
  ['a certificate of 4 months', 'ACT_NAISSANCE', { issued_on: '2026-07-15' }, 'TO_CHECK'],
  [
    'a certificate of 4 months, born in France',
    'ACT_NAISSANCE',
    { issued_on: '2026-07-15', born_abroad: false },
    'EXPIRED',
  ],
  [
    'a certificate of 4 months, born abroad',
    'ACT_NAISSANCE_ACQUEREURS',
    { issued_on: '2026-07-15', born_abroad: true },
    'VALID',
  ],
  ['a certificate of 6 months', 'ACT_NAISSANCE', { issued_on: '2026-05-15' }, 'EXPIRED'],
  ['a boiler serviced 11 months ago', 'ENTRETIEN', { issued_on: '2025-12-20' }, 'VALID'],
  [
    'a boiler serviced 13 months ago',
    'ENTRETIEN',
    { issued_on: '2025-10-10', equipment: 'CHAUDIERE' },
    'EXPIRED',
  ],
  [
    'air conditioning serviced 13 months ago',
    'ENTRETIEN',
    { issued_on: '2025-10-10', equipment: 'CLIMATISATION' },
    'VALID',
  ],
  ['a pré-état daté of two months', 'PRE_ETAT_DATE', { issued_on: '2026-09-20' }, 'VALID'],
  [
    'a pré-état daté outdone by a call for funds',
    'PRE_ETAT_DATE',
    { issued_on: '2026-09-20', superseded_on: '2026-10-01' },
    'EXPIRED',
  ],
  ['a card on its last day', 'DOC_IDENTITE', { valid_until: TODAY }, 'VALID'],
  ['a card that ended yesterday', 'DOC_IDENTITE', { valid_until: '2026-11-14' }, 'EXPIRED'],
  [
    'a card of 2013 that the law extends and some offices refuse',
    'DOC_IDENTITE',
    { issued_on: '2013-05-01', valid_until: '2023-05-01', identity_kind: 'CNI' },
    'TO_CHECK',
  ],
  [
    'a passport of 2013',
    'DOC_IDENTITE',
    { issued_on: '2013-05-01', valid_until: '2023-05-01', identity_kind: 'PASSEPORT' },
    'EXPIRED',
  ],
  [
    'a passport that ends before the signing',
    'DOC_IDENTITE',
    { valid_until: '2026-12-01', planned_signing_date: '2027-01-10' },
    'EXPIRES_BEFORE_SIGNING',
  ],
  ['a call that covers today', 'CHARGES', { valid_until: '2026-12-31' }, 'VALID'],
  ['a call of last quarter', 'CHARGES', { valid_until: '2026-09-30' }, 'EXPIRED'],
  ['an assembly of 13 months ago', 'CV_AG', { issued_on: '2025-10-01' }, 'TO_CHECK'],
  [
    'a fosse checked 4 years ago',
    'DIAGNOSTICS_ASSAINISSEMENT',
    { issued_on: '2022-11-01' },
    'TO_CHECK',
  ],
  ['a deed of 1987', 'TITRE_PROP', { issued_on: '1987-01-01' }, 'VALID'],
];

describe('the freshness of a document', () => {
  it.each(CASES)('%s', (_, type, facts, verdict) => {
    expect(documentExpiry(type, facts, TODAY).verdict).toBe(verdict);
  });

  it('accepts last year’s tax notice until 15 October', () => {
    expect(documentExpiry('TAX_FONCIERE', { year: 2025 }, '2026-10-15').verdict).toBe('VALID');
    expect(documentExpiry('TAX_FONCIERE', { year: 2025 }, '2026-10-16').verdict).toBe('EXPIRED');
  });

  it('is never judged expired for want of facts', () => {
    for (const type of DOCUMENT_TYPES) {
      expect(['VALID', 'TO_CHECK']).toContain(documentExpiry(type, {}, TODAY).verdict);
    }
  });
});

it('asks for the newer paper where the status has a word for it', () => {
  const stale = (['CV_AG', 'CHARGES', 'FICHE_SYN'] as const).map(staleStatusOf);
  expect(stale).toEqual(['MISSING_LAST_CONVOCATION', 'MISSING_LAST_APPEL', 'EXPIRED']);
});
