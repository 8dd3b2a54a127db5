import { describe, expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { ACCOUNT, CALL, fieldOf, MINUTES, SHEET, paperWith } from './made-up-sale.ts';

const HOLDING = paperWith(ACCOUNT, { avance_versee: 147_20, fonds_travaux_lots: 263_12 });
const DEED = documentOf('TITRE_PROP', null, {
  deed_on: '2010-05-03',
  lot_shares: ['17: 180/10000', '58: 4/10000'],
});
const SALE = [CALL, HOLDING, MINUTES, SHEET, DEED];

describe('the advance of the lots', () => {
  it('is proven where the account prints what their tantièmes of account 1031 are', () => {
    expect(fieldOf(SALE, 'II-A-1')).toMatchObject({ state: 'PROVEN', value: 147_20 });
    expect(fieldOf(SALE, 'III-1')?.value).toBe(147_20);
  });

  it('is what the account prints, unless that is far from their part', () => {
    const rounded = paperWith(HOLDING, { avance_versee: 150_00 });
    expect(fieldOf([CALL, rounded, MINUTES, SHEET, DEED], 'II-A-1')).toMatchObject({
      state: 'READ',
      value: 150_00,
    });
    const odd = paperWith(HOLDING, { avance_versee: 1_472_00 });
    expect(fieldOf([CALL, odd, MINUTES, SHEET, DEED], 'II-A-1')).toMatchObject({
      state: 'TO_CHECK',
      value: null,
    });
  });

  it('is only estimated without a paper of the owner', () => {
    expect(fieldOf([CALL, ACCOUNT, MINUTES, SHEET, DEED], 'II-A-1')?.state).toBe('TO_CHECK');
  });

  it('for works is what the account prints, and a question where it lists another alone', () => {
    expect(fieldOf([HOLDING], 'II-A-2')?.value).toBeNull();
    const works = paperWith(HOLDING, { avance_travaux_versee: 80_00 });
    expect(fieldOf([works], 'II-A-2')?.value).toBe(80_00);
  });
});

it('the part of the works fund is the one of the newest paper', () => {
  const settled = documentOf('CHARGES', 'DECOMPTE', {
    exercice_to: '2025-12-31',
    fonds_travaux_lots: 250_00,
  });
  expect(fieldOf([...SALE, settled], 'COPRO-3-c')?.value).toBe(263_12);
});
