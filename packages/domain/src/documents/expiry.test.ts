import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addMonths } from './calendar.ts';
import { DIAGNOSTIC_KINDS, DIAGNOSTIC_USES } from './diagnostic.ts';
import { type DatedDiagnostic, DIAGNOSTIC_RESULTS, expiryOf, worstExpiry } from './expiry.ts';

const sale = (
  kind: DatedDiagnostic['kind'],
  date_realised: string | null,
  reference_date: string,
  rest: Partial<DatedDiagnostic> = {},
) =>
  expiryOf({
    kind,
    use: 'SALE',
    date_realised,
    result: null,
    reference_date,
    planned_signing_date: null,
    ...rest,
  });

describe('a diagnostic for a sale', () => {
  it.each([
    ['ERP', '2026-05-12', '2026-11-11', 'VALID', '2026-11-12'],
    ['ERP', '2026-05-12', '2026-11-12', 'EXPIRED', '2026-11-12'],
    ['TERMITES', '2026-08-31', '2027-02-28', 'EXPIRED', '2027-02-28'],
    ['GAZ', '2023-11-16', '2026-11-15', 'VALID', '2026-11-16'],
    ['ELECTRICITE', '2023-11-03', '2026-11-15', 'EXPIRED', '2026-11-03'],
    ['DPE', '2021-07-01', '2026-11-15', 'VALID', '2031-07-01'],
    ['DPE', '2021-06-30', '2024-12-31', 'VALID', '2025-01-01'],
    ['DPE', '2018-01-01', '2025-01-01', 'EXPIRED', '2025-01-01'],
    ['DPE', '2017-12-31', '2023-01-01', 'EXPIRED', '2023-01-01'],
    ['DPE', '2011-03-01', '2022-01-01', 'EXPIRED', '2021-03-01'],
    ['AUDIT', '2024-02-01', '2026-11-15', 'VALID', '2029-02-01'],
    ['AMIANTE', '2013-03-31', '2026-11-15', 'EXPIRED', '2013-04-01'],
    ['ASSAINISSEMENT', '2023-11-15', '2026-11-15', 'EXPIRED', '2026-11-15'],
    ['RACCORDEMENT', '2016-11-15', '2026-11-15', 'VALID', '2026-11-16'],
    ['BRUIT', '2010-01-01', '2026-11-15', 'VALID', null],
  ] as const)('%s of %s is, on %s, %s', (kind, made, reference, verdict, expires_at) => {
    expect(sale(kind, made, reference)).toMatchObject({ verdict, expires_at });
  });

  it.each([
    ['PLOMB', 'NEGATIVE', 'VALID', null],
    ['PLOMB', 'POSITIVE', 'EXPIRED', '2021-06-01'],
    ['PLOMB', null, 'TO_CHECK', null],
    ['AMIANTE', 'NEGATIVE', 'VALID', null],
    ['AMIANTE', 'POSITIVE', 'EXPIRED', '2023-06-01'],
    ['AMIANTE', null, 'TO_CHECK', null],
  ] as const)('%s found %s in 2020 is now %s', (kind, result, verdict, expires_at) => {
    const found = sale(kind, '2020-06-01', '2026-11-15', { result });
    expect(found).toMatchObject({ verdict, expires_at });
  });

  it('warns when it dies before the signing, or on its very day', () => {
    const signedOn = (planned_signing_date: string) =>
      sale('ERP', '2026-09-01', '2026-11-15', { planned_signing_date }).verdict;
    expect(signedOn('2027-02-28')).toBe('VALID');
    expect(signedOn('2027-03-01')).toBe('EXPIRES_BEFORE_SIGNING');
  });

  it('is to be checked without a date, or with one that is still to come', () => {
    expect(sale('ERP', null, '2026-11-15').verdict).toBe('TO_CHECK');
    expect(sale('ERP', '2026-11-16', '2026-11-15').verdict).toBe('TO_CHECK');
  });
});

it.each([
  ['GAZ', null, '2026-06-01'],
  ['ELECTRICITE', null, '2026-06-01'],
  ['PLOMB', 'POSITIVE', '2026-06-01'],
  ['ERP', null, '2020-12-01'],
] as const)('%s of June 2020 serves a letting until %s %s', (kind, result, expires_at) => {
  expect(sale(kind, '2020-06-01', '2020-07-01', { use: 'RENTAL', result }).expires_at).toBe(
    expires_at,
  );
});

it('judges a file by its worst diagnostic, and of two by the one that ends first', () => {
  const [risks, gas] = [
    sale('ERP', '2026-09-01', '2026-11-15'),
    sale('GAZ', '2026-09-01', '2026-11-15'),
  ];
  expect(worstExpiry([gas, risks])).toBe(risks);
  const dead = sale('ELECTRICITE', '2020-01-01', '2026-11-15');
  expect(worstExpiry([gas, dead, risks])).toBe(dead);
  expect(worstExpiry([])).toBeNull();
});

const day = fc
  .date({ min: new Date('2008-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const diagnostic = fc.record({
  kind: fc.constantFrom(...DIAGNOSTIC_KINDS),
  use: fc.constantFrom(...DIAGNOSTIC_USES),
  date_realised: day,
  result: fc.constantFrom(...DIAGNOSTIC_RESULTS, null),
  reference_date: day,
  planned_signing_date: fc.option(day),
});

describe('time', () => {
  it('never brings an expired diagnostic back', () => {
    fc.assert(
      fc.property(diagnostic, fc.nat(200), (made, months) => {
        fc.pre(expiryOf(made).verdict === 'EXPIRED');
        const later = { ...made, reference_date: addMonths(made.reference_date, months) };
        expect(expiryOf(later).verdict).toBe('EXPIRED');
      }),
    );
  });

  it('ends a diagnostic exactly on the day it names', () => {
    fc.assert(
      fc.property(diagnostic, (made) => {
        const { expires_at, verdict } = expiryOf(made);
        fc.pre(expires_at !== null);
        expect(verdict === 'EXPIRED').toBe(made.reference_date >= (expires_at ?? ''));
      }),
    );
  });
});
