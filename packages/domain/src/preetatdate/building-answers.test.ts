import { describe, expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { fieldOf, MINUTES, PLACE, paperWith } from './made-up-sale.ts';

const SHEET = documentOf('FICHE_SYN', null, {
  ...PLACE,
  updated_on: '2026-10-05',
  has_dtg: false,
  has_loan: false,
  procedures: 'Aucune procédure en cours',
});
const BOOKLET = documentOf('CARNET_ENTRETIEN', null, {
  ...PLACE,
  updated_on: '2026-10-06',
  has_dtg: false,
  has_pppt: true,
});

describe('what papers answer about the building', () => {
  it('is proven by two of them, read on one, disputed where they differ', () => {
    expect(fieldOf([SHEET, BOOKLET], 'TECH-DTG')).toMatchObject({ state: 'PROVEN', value: false });
    expect(fieldOf([SHEET, BOOKLET], 'TECH-PPPT')).toMatchObject({ state: 'READ', value: true });
    const other = paperWith(BOOKLET, { has_dtg: true });
    expect(fieldOf([SHEET, other], 'TECH-DTG')?.state).toBe('CONTRADICTORY');
  });

  it('is what the newest says', () => {
    const old = paperWith(SHEET, { updated_on: '2023-01-01', has_dtg: true });
    expect(fieldOf([SHEET, old], 'TECH-DTG')?.value).toBe(false);
  });

  it('yields to the paper itself', () => {
    const dtg = documentOf('DIAGNOSTICS_IMMEUBLE', 'DTG', PLACE);
    expect(fieldOf([SHEET, dtg], 'TECH-DTG')?.value).toBe(true);
  });

  it('leaves nothing to pay for a loan that there is not', () => {
    expect(fieldOf([SHEET], 'I-A-7')?.value).toBe(0);
    expect(fieldOf([SHEET], 'I-A-8')?.value).toBe(0);
    expect(fieldOf([BOOKLET], 'I-A-7')?.value).toBeNull();
  });
});

it('a charging point that a meeting refused says nothing of those that are there', () => {
  const asked = paperWith(MINUTES, { resolutions: ['12. Installation de bornes de recharge'] });
  const refused = paperWith(asked, { resolutions_rejected: ['12'] });
  expect(fieldOf([refused], 'TECH-IRVE')?.value).toBeNull();
});

it('a procedure that papers tell in other words is one, unless it is of another lot', () => {
  const told = 'Recouvrement de charges contre le copropriétaire du lot 4, tribunal de Dole';
  const [sheet, booklet] = [
    paperWith(SHEET, { procedures: 'Recouvrement de charges, lot 4, tribunal de Dole' }),
    paperWith(BOOKLET, { procedures: told }),
  ];
  expect(fieldOf([sheet, booklet], 'COPRO-4')).toMatchObject({ state: 'PROVEN', value: told });
  const other = paperWith(SHEET, {
    procedures: 'Recouvrement de charges, lot 9, tribunal de Dole',
  });
  expect(fieldOf([other, booklet], 'COPRO-4')?.state).toBe('CONTRADICTORY');
  expect(fieldOf([SHEET, booklet], 'COPRO-4')?.state).toBe('CONTRADICTORY');
});
