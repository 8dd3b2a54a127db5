import { describe, expect, it } from 'vitest';

import { type DiagnosticKind } from '../documents/diagnostic.ts';
import { diagnosticNeed, type DiagnosticNeed } from './diagnostic-need.ts';
import { EMPTY_SITUATION, type Situation } from './situation.ts';

type Case = [
  DiagnosticKind,
  Partial<Situation>,
  DiagnosticNeed['need'],
  DiagnosticNeed['question'],
];

const LOT: Case[] = [
  ['DPE', {}, 'REQUIRED', null],
  ['DPE', { lot_kinds: ['PARKING', 'CAVE'] }, 'NOT_APPLICABLE', null],
  ['DPE', { lot_kinds: ['PARKING', 'LOGEMENT'], surface_m2: 20 }, 'REQUIRED', null],
  ['AUDIT', {}, 'NOT_APPLICABLE', null],
  ['AMIANTE', {}, 'TO_SPECIFY', 'build_period'],
  ['AMIANTE', { build_year: 1997 }, 'TO_SPECIFY', 'build_period'],
  ['AMIANTE', { build_year: 1997, build_period: 'AFTER_1997' }, 'NOT_APPLICABLE', null],
  ['AMIANTE', { build_year: 1996 }, 'REQUIRED', null],
  ['AMIANTE', { build_year: 1930, lot_kinds: ['CAVE'] }, 'REQUIRED', null],
  ['PLOMB', {}, 'TO_SPECIFY', 'build_period'],
  ['PLOMB', { build_year: 1948 }, 'REQUIRED', null],
  ['PLOMB', { build_year: 1949 }, 'NOT_APPLICABLE', null],
  ['PLOMB', { build_year: 1997 }, 'NOT_APPLICABLE', null],
  ['PLOMB', { build_year: 1930, lot_kinds: ['CAVE'] }, 'NOT_APPLICABLE', null],
  ['PLOMB', { build_year: 1930, lot_kinds: ['AUTRE'] }, 'REQUIRED', null],
  ['GAZ', {}, 'TO_SPECIFY', 'gas_over_15_years'],
  ['GAZ', { gas_over_15_years: 'OVER' }, 'REQUIRED', null],
  ['GAZ', { gas_over_15_years: 'NO_GAS' }, 'NOT_APPLICABLE', null],
  ['ELECTRICITE', {}, 'TO_SPECIFY', 'electricity_over_15_years'],
  ['TERMITES', {}, 'TO_SPECIFY', 'termite_zone'],
  ['TERMITES', { termite_zone: false }, 'NOT_APPLICABLE', null],
  ['ERP', {}, 'REQUIRED', null],
  ['BRUIT', {}, 'TO_SPECIFY', 'noise_zone'],
  ['BRUIT', { noise_zone: true }, 'REQUIRED', null],
  ['BRUIT', { noise_zone: false }, 'NOT_APPLICABLE', null],
  ['MERULE', {}, 'TO_SPECIFY', 'dry_rot_zone'],
  ['MERULE', { dry_rot_zone: false }, 'NOT_APPLICABLE', null],
  ['CHAUFFAGE_BOIS', {}, 'TO_SPECIFY', 'wood_heating'],
  // Which towns ask for a certificate, the team looks up.
  ['CHAUFFAGE_BOIS', { wood_heating: true }, 'TO_SPECIFY', null],
  ['CHAUFFAGE_BOIS', { wood_heating: false }, 'NOT_APPLICABLE', null],
  ['ASSAINISSEMENT', { sewer: 'INDIVIDUEL' }, 'REQUIRED', null],
  ['RACCORDEMENT', { sewer: 'COLLECTIF' }, 'TO_SPECIFY', null],
];

describe('for the sale of a lot', () => {
  it.each(LOT)('%s with %o is %s', (kind, known, need, question) => {
    const found = diagnosticNeed(kind, 'SALE', { ...EMPTY_SITUATION, ...known });
    expect(found).toMatchObject({ need, question });
  });
});

describe('for the sale of a house', () => {
  it.each([
    ['AUDIT', {}, 'TO_SPECIFY'],
    ['DPE', { surface_m2: 49 }, 'NOT_APPLICABLE'],
    ['DPE', { surface_m2: 50 }, 'REQUIRED'],
    ['PLOMB', { build_year: 1900, lot_kinds: ['GARAGE'] }, 'REQUIRED'],
  ] as const)('%s with %o is %s', (kind, known, need) => {
    const found = diagnosticNeed(kind, 'SALE', { ...EMPTY_SITUATION, ...known }, 'HOUSE');
    expect(found.need).toBe(need);
  });
});

describe('for a letting', () => {
  it.each([
    ['TERMITES', 'NOT_APPLICABLE'],
    ['AUDIT', 'NOT_APPLICABLE'],
    ['DPE', 'REQUIRED'],
    ['GAZ', 'TO_SPECIFY'],
  ] as const)('%s is %s', (kind, need) => {
    expect(diagnosticNeed(kind, 'RENTAL', EMPTY_SITUATION).need).toBe(need);
  });

  it('rests on the law of lettings, a sale on the code of construction', () => {
    expect(diagnosticNeed('DPE', 'RENTAL', EMPTY_SITUATION).reason).toContain('6 juillet 1989');
    expect(diagnosticNeed('DPE', 'SALE', EMPTY_SITUATION).reason).toContain('L271-4');
  });
});
