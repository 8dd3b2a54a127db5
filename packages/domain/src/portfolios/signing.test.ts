import { expect, it } from 'vitest';

import { shownDocumentTypes } from './checklist.ts';
import { type DatedSlot, signingPressure } from './signing.ts';
import { EMPTY_SITUATION } from './situation.ts';

const FLAT = 'APARTMENT_SALE_PORTFOLIO';
const TODAY = '2026-11-15';

const signedOn = (planned_signing_date: string | null) => ({
  ...EMPTY_SITUATION,
  planned_signing_date,
});

const slots: DatedSlot[] = shownDocumentTypes(FLAT).map((document_type) => ({
  document_type,
  status: 'A_AJOUTER',
  waived_at: null,
}));

const pressing = (date: string | null, slotsWith: readonly DatedSlot[] = slots) =>
  signingPressure(FLAT, signedOn(date), slotsWith, TODAY);

it('leaves a dossier in peace without a date, or once it has passed', () => {
  expect(pressing(null)).toEqual([]);
  expect(pressing('2026-11-14')).toEqual([]);
  expect(pressing('2027-06-01')).toEqual([]);
});

it('begins with the slowest: the mortgage statement, eight weeks ahead', () => {
  const [first] = pressing('2027-01-10');
  expect(first).toMatchObject({ document_type: 'ETAT_HYPOTHECAIRE', by: TODAY, days_left: 0 });
  expect(first?.reason).toContain('10 octobre 2026');
});

it('says how late it is', () => {
  const late = pressing('2026-12-06').find(({ document_type }) => document_type === 'FICHE_SYN');
  expect(late).toMatchObject({ by: '2026-11-05', days_left: -10 });
});

it('puts the most urgent first', () => {
  const days = pressing('2026-12-01').map(({ days_left }) => days_left);
  expect(days.length).toBeGreaterThan(10);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
});

it('does not hurry for what is being checked, nor for what may be left out', () => {
  const checked = slots.map((slot) => ({ ...slot, status: 'NEW_A_VERIFIER' as const }));
  expect(pressing('2026-12-01', checked)).toEqual([]);
  const types = pressing('2026-12-01').map(({ document_type }) => document_type);
  expect(types).not.toContain('PLAN_DU_LOGEMENT_ET_ANNEXES');
});

it('hurries for a verified document that ends before the signing, or on its day', () => {
  const slotsWith = (expires_at: string | null): DatedSlot[] => [
    { document_type: 'DIAGNOSTICS', status: 'VERIFIED', waived_at: null, expires_at },
  ];
  expect(pressing('2026-12-01', slotsWith('2026-12-02'))).toEqual([]);
  expect(pressing('2026-12-01', slotsWith(null))).toEqual([]);
  expect(pressing('2026-12-01', slotsWith('2026-12-01'))).toMatchObject([
    { document_type: 'DIAGNOSTICS', by: '2026-11-10', days_left: -5 },
  ]);
});
