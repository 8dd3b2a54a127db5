import { describe, expect, it } from 'vitest';

import { documentOf } from '../control/made-up-papers.ts';
import { computeStatement } from './compute.ts';
import { fieldOf, inputOf, MINUTES, PLACE, SHEET, paperWith } from './made-up-sale.ts';

const BEFORE = paperWith(MINUTES, {
  meeting_on: '2025-06-18',
  approved_from: '2024-01-01',
  approved_to: '2024-12-31',
});
const CONVENED = documentOf('CV_AG', null, {
  ...PLACE,
  meeting_on: '2026-12-10',
  approved_from: '2025-01-01',
  approved_to: '2025-12-31',
});

describe('the last approved year', () => {
  it('is the one that the newest minutes approve', () => {
    expect(fieldOf([MINUTES, BEFORE], 'N1-EXERCICE')).toMatchObject({
      state: 'PROVEN',
      value: '2025-01-01/2025-12-31',
    });
    expect(fieldOf([MINUTES, BEFORE], 'N2-EXERCICE')?.value).toBe('2024-01-01/2024-12-31');
    expect(fieldOf([MINUTES, BEFORE], 'EXERCICE')?.value).toBe('2026-01-01/2026-12-31');
  });

  it('is the one before while a meeting is still to come, and that is said', () => {
    const statement = computeStatement(inputOf([BEFORE, CONVENED, SHEET]));
    expect(statement.forms).toContain('YEAR_NOT_APPROVED');
    expect(statement.alerts.join()).toContain('31 décembre 2025 ne sont pas approuvés');
    expect(fieldOf([BEFORE, CONVENED, SHEET], 'N1-EXERCICE')?.value).toBe('2024-01-01/2024-12-31');
    // The accounts in the dossier are those of the year that nobody approved.
    expect(fieldOf([BEFORE, CONVENED, SHEET], 'COPRO-1')).toMatchObject({
      state: 'TO_CHECK',
      candidates: [{ value: 6070_55 }],
    });
  });

  it('is not known when minutes may be missing, or accounts were refused', () => {
    expect(fieldOf([BEFORE], 'N1-EXERCICE')).toMatchObject({ state: 'TO_CHECK', value: null });
    const held = paperWith(CONVENED, { meeting_on: '2026-06-11' });
    expect(fieldOf([BEFORE, held], 'N1-EXERCICE')?.value).toBeNull();
    const refused = paperWith(MINUTES, {
      resolutions: ['5. Approbation des comptes de l’exercice 2025'],
      resolutions_rejected: ['5'],
    });
    expect(fieldOf([refused, BEFORE], 'N1-EXERCICE')?.value).toBe('2024-01-01/2024-12-31');
  });

  it('is not known once newer minutes, or a settlement, may follow its approval', () => {
    const early = { date: '2026-01-20' };
    expect(fieldOf([BEFORE], 'N1-EXERCICE', early)?.state).toBe('READ');
    const unread = documentOf('PV_AG', null, PLACE);
    expect(fieldOf([BEFORE, unread], 'N1-EXERCICE', early)?.state).toBe('TO_CHECK');
    const settled = documentOf('CHARGES', 'DECOMPTE', { ...PLACE, exercice_to: '2025-12-31' });
    expect(fieldOf([BEFORE, settled], 'N1-EXERCICE', early)?.state).toBe('TO_CHECK');
    expect(fieldOf([BEFORE], 'N1-EXERCICE', { date: '2026-05-20' })?.state).toBe('TO_CHECK');
  });

  it('is told by a refusal of that year, not of an older one', () => {
    const old = paperWith(MINUTES, {
      meeting_on: '2023-06-15',
      approved_from: '2022-01-01',
      approved_to: '2022-12-31',
      resolutions: ['5. Approbation des comptes de l’exercice 2022'],
      resolutions_rejected: ['5'],
    });
    expect(fieldOf([BEFORE, old], 'N1-EXERCICE')).toMatchObject({ state: 'TO_CHECK' });
  });

  it('may end in June', () => {
    const june = paperWith(MINUTES, {
      meeting_on: '2025-12-04',
      approved_from: '2024-07-01',
      approved_to: '2025-06-30',
    });
    expect(fieldOf([june], 'EXERCICE', { date: '2026-05-12' })?.value).toBe(
      '2025-07-01/2026-06-30',
    );
    expect(fieldOf([june], 'N1-EXERCICE', { date: '2026-05-12' })?.value).toBe(
      '2024-07-01/2025-06-30',
    );
  });
});
