import { describe, expect, it } from 'vitest';

import type { DocumentType } from '../documents/document-type.ts';
import type { SubKind } from '../reading/read-document.ts';
import { inDate } from './in-date.ts';
import { DOSSIER, documentOf, examinedOf } from './made-up-papers.ts';

type Said = Parameters<typeof documentOf>[2];

const judged = (slot: DocumentType, sub_kind: SubKind | null, said: Said, today: string) =>
  inDate(examinedOf(slot, [documentOf(slot, sub_kind, said)], {}, [], today));

describe('a paper is in date', () => {
  it.each<[DocumentType, SubKind | null, Said, last: string, first: string, status: string]>([
    [
      'CHARGES',
      'APPEL_DE_FONDS',
      { period_from: '2026-10-01', period_to: '2026-12-31' },
      '2026-12-31',
      '2027-01-01',
      'MISSING_LAST_APPEL',
    ],
    ['FICHE_SYN', null, { updated_on: '2026-07-21' }, '2027-09-20', '2027-09-21', 'EXPIRED'],
    [
      'DIAGNOSTICS_IMMEUBLE',
      'DPE_COLLECTIF',
      { made_on: '2020-05-04' },
      '2030-05-03',
      '2030-05-04',
      'EXPIRED',
    ],
    ['TAX_FONCIERE', null, { tax_year: 2025 }, '2026-10-15', '2026-10-16', 'EXPIRED'],
    [
      'DOC_IDENTITE',
      'PASSEPORT',
      { expires_on: '2026-11-14' },
      '2026-11-14',
      '2026-11-15',
      'EXPIRED',
    ],
    [
      'ETAT_HYPOTHECAIRE',
      null,
      { certified_on: '2026-09-28' },
      '2026-12-27',
      '2026-12-28',
      'EXPIRED',
    ],
    [
      'DIAGNOSTICS_ASSAINISSEMENT',
      null,
      { made_on: '2023-11-16', sewer_kind: 'NON_COLLECTIF' },
      '2026-11-15',
      '2026-11-16',
      'EXPIRED',
    ],
    [
      'DIAGNOSTICS_ASSAINISSEMENT',
      null,
      { made_on: '2016-11-16', sewer_kind: 'COLLECTIF' },
      '2026-11-15',
      '2026-11-16',
      'EXPIRED',
    ],
    [
      'ENTRETIEN',
      null,
      { made_on: '2025-11-16', equipment: 'CHAUDIERE' },
      '2026-11-15',
      '2026-11-16',
      'EXPIRED',
    ],
    [
      'ENTRETIEN',
      null,
      { made_on: '2024-11-16', equipment: 'POMPE_A_CHALEUR' },
      '2026-11-15',
      '2026-11-16',
      'EXPIRED',
    ],
    ['DIAGNOSTICS', 'ERP', { made_on: '2026-05-16' }, '2026-11-15', '2026-11-16', 'EXPIRED'],
    ['DIAGNOSTICS', 'DPE', { made_on: '2021-07-01' }, '2031-06-30', '2031-07-01', 'EXPIRED'],
    [
      'DIAGNOSTICS',
      'PLOMB',
      { made_on: '2025-11-16', diagnostic_result: 'POSITIVE' },
      '2026-11-15',
      '2026-11-16',
      'EXPIRED',
    ],
    [
      'DIAGNOSTICS',
      'AMIANTE',
      { made_on: '2023-11-16', diagnostic_result: 'POSITIVE' },
      '2026-11-15',
      '2026-11-16',
      'EXPIRED',
    ],
  ])('%s %s %o until %s', (slot, sub_kind, said, last, first, status) => {
    expect(judged(slot, sub_kind, said, last)).toMatchObject({
      outcome: 'passed',
      expires_at: first,
    });
    expect(judged(slot, sub_kind, said, first)).toMatchObject({ outcome: 'failed', status });
  });

  it.each<[string, DocumentType, SubKind | null, Said]>([
    [
      'l’appel du 4e trimestre 2026',
      'CHARGES',
      'APPEL_DE_FONDS',
      { period_from: '2026-07-01', period_to: '2026-09-30' },
    ],
    [
      'l’appel du 2e semestre 2026',
      'CHARGES',
      'APPEL_DE_FONDS',
      { period_from: '2026-01-01', period_to: '2026-06-30' },
    ],
    [
      'l’appel qui couvre le 15 novembre 2026',
      'CHARGES',
      'APPEL_DE_FONDS',
      { period_from: '2026-09-01', period_to: '2026-10-31' },
    ],
    ['l’état des risques', 'DIAGNOSTICS', 'ERP', { made_on: '2026-01-05' }],
  ])('too old, it is renewed by %s', (missing, slot, sub_kind, said) => {
    expect(judged(slot, sub_kind, said, '2026-11-15')).toMatchObject({ missing });
  });

  it.each<[DocumentType, SubKind | null, Said]>([
    ['DIAGNOSTICS', 'DPE', { made_on: '2021-06-30' }],
    ['DIAGNOSTICS', 'AMIANTE', { made_on: '2013-03-31', diagnostic_result: 'NEGATIVE' }],
  ])('no longer, since the rules changed: %s %s %o', (slot, sub_kind, said) => {
    expect(judged(slot, sub_kind, said, '2026-11-15')).toMatchObject({ status: 'EXPIRED' });
  });

  it.each<[DocumentType, SubKind | null, Said]>([
    ['DIAGNOSTICS', 'PLOMB', { made_on: '2019-01-01', diagnostic_result: 'NEGATIVE' }],
    ['RIB', null, {}],
    ['CERT_CARREZ', 'CARREZ', { made_on: '2001-01-01' }],
    ['PV_AG', null, { meeting_on: '2026-06-11' }],
  ])('for ever: %s %s %o', (slot, sub_kind, said) => {
    expect(judged(slot, sub_kind, said, '2026-11-15')).toMatchObject({
      outcome: 'passed',
      expires_at: null,
    });
  });

  it.each<[string, DocumentType, SubKind | null, Said]>([
    ['its date is unknown', 'FICHE_SYN', null, {}],
    ['its date is to come', 'CERT_CARREZ', 'CARREZ', { made_on: '2026-11-16' }],
    ['its year is to come', 'TAX_FONCIERE', null, { tax_year: 2027 }],
    [
      'its period is to come',
      'CHARGES',
      'APPEL_DE_FONDS',
      { period_from: '2027-01-01', period_to: '2027-03-31' },
    ],
    ['its result is unknown', 'DIAGNOSTICS', 'PLOMB', { made_on: '2026-01-01' }],
    [
      'its last day is printed and past',
      'DIAGNOSTICS',
      'DPE',
      { made_on: '2025-01-01', valid_until: '2026-01-01' },
    ],
    ['it may be extended', 'DOC_IDENTITE', 'CARTE_IDENTITE', { expires_on: '2023-05-01' }],
    ['it is a book of last year', 'CARNET_ENTRETIEN', null, { updated_on: '2025-07-06' }],
    ['it may be too old to be sure', 'CV_AG', null, { meeting_on: '2025-09-15' }],
    ['its assembly is years away', 'CV_AG', null, { meeting_on: '2028-06-11' }],
    ['who was born abroad is unknown', 'ACT_NAISSANCE', null, { delivered_on: '2026-07-01' }],
    ['what it serves is unknown', 'ENTRETIEN', null, { made_on: '2025-06-01' }],
  ])('is for a person when %s', (_, slot, sub_kind, said) => {
    expect(judged(slot, sub_kind, said, '2026-11-15').outcome).toBe('undecided');
  });
});

it('of several, the newest of each kind counts, and the worst of the kinds', () => {
  const report = (sub_kind: SubKind, made_on: string) =>
    documentOf('DIAGNOSTICS', sub_kind, { made_on });
  const of = (...reports: Parameters<typeof examinedOf>[1]) =>
    inDate(examinedOf('DIAGNOSTICS', reports));
  expect(of(report('ERP', '2025-01-01'), report('ERP', '2026-10-01')).outcome).toBe('passed');
  expect(of(report('ERP', '2025-01-01'), report('DPE', '2026-10-01')).outcome).toBe('failed');
  const undated = documentOf('DIAGNOSTICS', 'ERP');
  expect(of(report('ERP', '2026-10-01'), undated).outcome).toBe('undecided');
});

it('an appel for next year does not hide the one of today', () => {
  const call = (period_from: string, period_to: string) =>
    documentOf('CHARGES', 'APPEL_DE_FONDS', { period_from, period_to });
  const calls = [call('2026-10-01', '2026-12-31'), call('2027-01-01', '2027-03-31')];
  expect(inDate(examinedOf('CHARGES', calls)).outcome).toBe('passed');
});

it('a paper that ends before the signing is good, and says so', () => {
  const situation = { ...DOSSIER.situation, planned_signing_date: '2027-02-01' };
  const erp = documentOf('DIAGNOSTICS', 'ERP', { made_on: '2026-07-01' });
  const finding = inDate(examinedOf('DIAGNOSTICS', [erp], { situation }));
  expect(finding.outcome).toBe('passed');
  expect(finding.sentence).toContain('avant la signature prévue le 1er février 2027');
});

it('verified minutes tell what they outdo', () => {
  const minutes = documentOf('PV_AG', null, {
    meeting_on: '2026-06-11',
    approved_to: '2025-12-31',
  });
  const beside = (slot: DocumentType, said: Said) =>
    inDate(examinedOf(slot, [documentOf(slot, null, said)], {}, [minutes]));
  const former = { meeting_on: '2025-12-20', approved_to: '2024-12-31' };
  expect(beside('CV_AG', former)).toMatchObject({ status: 'MISSING_LAST_CONVOCATION' });
  expect(beside('FICHE_SYN', { updated_on: '2026-03-01' })).toMatchObject({ status: 'EXPIRED' });
  expect(beside('FICHE_SYN', { updated_on: '2026-07-21' }).outcome).toBe('passed');
});

it('an asbestos file of a building has no end; a day it prints is asked about', () => {
  const file = (said: Said) => judged('DIAGNOSTICS_IMMEUBLE', 'DTA', said, '2026-11-15').outcome;
  expect(file({ made_on: '2012-02-03' })).toBe('passed');
  expect(file({ made_on: '2012-02-03', valid_until: '2015-02-03' })).toBe('undecided');
  expect(file({ made_on: '2012-02-03', valid_until: '2027-02-03' })).toBe('passed');
  expect(file({})).toBe('undecided');
});
