import { describe, expect, it } from 'vitest';

import { easterSunday, isWorkingDay, retractionEnds } from './delivery.ts';
import { shareRefusal, shares, shareState, USUAL_CATEGORIES } from './share-link.ts';
import { isWatermarked, watermarkText } from './watermark.ts';

const now = new Date('2026-11-15T10:00:00Z');
const link = {
  expires_at: new Date('2026-12-15T10:00:00Z'),
  paused_at: null,
  revoked_at: null,
  code_tries: 0,
};

describe('a share link', () => {
  it('is closed by its end, a pause, five wrong codes or its owner, and says which', () => {
    expect(shareState(link, now)).toBe('ACTIVE');
    expect(shareRefusal(link, now)).toBeNull();
    expect(shareRefusal({ ...link, expires_at: now }, now)).toBe('EXPIRED_SHARE_TOKEN');
    expect(shareRefusal({ ...link, paused_at: now }, now)).toBe('PAUSED_SHARE_LINK');
    expect(shareRefusal({ ...link, code_tries: 5 }, now)).toBe('LOCKED_SHARE_LINK');
    expect(shareRefusal({ ...link, code_tries: 4 }, now)).toBeNull();
    expect(shareRefusal({ ...link, revoked_at: now, expires_at: now }, now)).toBe(
      'INVALID_SHARE_TOKEN',
    );
    expect(shareRefusal(undefined, now)).toBe('INVALID_SHARE_TOKEN');
  });

  it('shows what was chosen, and only while it is verified', () => {
    const scope = { categories: ['DOCS_APPARTEMENT'], document_types: ['PV_AG'] } as const;
    expect(shares(scope, 'TITRE_PROP', 'VERIFIED')).toBe(true);
    expect(shares(scope, 'PV_AG', 'VERIFIED')).toBe(true);
    expect(shares(scope, 'CHARGES', 'VERIFIED')).toBe(false);
    expect(shares(scope, 'TITRE_PROP', 'NEW_A_VERIFIER')).toBe(false);
    expect(shares(scope, 'TITRE_PROP', 'EXPIRED')).toBe(false);
  });

  it('gives a buyer nothing personal unless somebody chooses to', () => {
    expect(USUAL_CATEGORIES.ACQUEREUR).not.toContain('DOCS_PERSONNELS');
  });

  it('marks identity papers, or everything', () => {
    expect(isWatermarked('PERSONAL', 'DOC_IDENTITE')).toBe(true);
    expect(isWatermarked('PERSONAL', 'RIB')).toBe(true);
    expect(isWatermarked('PERSONAL', 'PV_AG')).toBe(false);
    expect(isWatermarked('ALL', 'PV_AG')).toBe(true);
    expect(isWatermarked('NONE', 'DOC_IDENTITE')).toBe(false);
    expect(watermarkText({ recipient: 'Étude Martin', created_at: now })).toBe(
      'Étude Martin, 15.11.2026, Quitus',
    );
    // Past midnight in Paris.
    const late = new Date('2026-11-15T23:30:00Z');
    expect(watermarkText({ recipient: 'Étude Martin', created_at: late })).toContain('16.11.2026');
  });
});

describe('the ten days of the buyer', () => {
  it('start the day after the delivery and end on a working day', () => {
    // Monday 2 November 2026: the tenth day is Thursday the 12th.
    expect(retractionEnds('2026-11-02')).toBe('2026-11-12');
    // The tenth day is Wednesday 11 November, a holiday.
    expect(retractionEnds('2026-11-01')).toBe('2026-11-12');
    // The tenth day is Saturday 14 November.
    expect(retractionEnds('2026-11-04')).toBe('2026-11-16');
    // The tenth day is Easter Saturday 2026: Sunday and Monday pass too.
    expect(retractionEnds('2026-03-25')).toBe('2026-04-07');
  });

  it('know the holidays that follow Easter', () => {
    expect(easterSunday(2024)).toBe('2024-03-31');
    expect(easterSunday(2026)).toBe('2026-04-05');
    expect(easterSunday(2027)).toBe('2027-03-28');
    expect(isWorkingDay('2026-05-14')).toBe(false);
    expect(isWorkingDay('2026-05-25')).toBe(false);
    expect(isWorkingDay('2026-05-26')).toBe(true);
  });
});
