import { describe, expect, it } from 'vitest';

import { findPeriods } from './periods.ts';
import { writtenText } from './written.ts';

const all = (text: string) =>
  findPeriods(writtenText(text)).map(({ value: { kind, from, to } }) => `${kind} ${from} ${to}`);

describe('a period', () => {
  it.each([
    ['du 01/07/2026 au 30/09/2026', 'RANGE 2026-07-01 2026-09-30'],
    ['Période du 1er janvier au 31 décembre 2024', 'RANGE 2024-01-01 2024-12-31'],
    ['du 1er juillet 2024 au 30 juin 2025', 'RANGE 2024-07-01 2025-06-30'],
    ['du 1 er juillet 2024 au 30 juin 2025', 'RANGE 2024-07-01 2025-06-30'],
    ['01/07/2026 - 30/09/2026', 'RANGE 2026-07-01 2026-09-30'],
    ['du 01.10.26 au 31.12.26', 'RANGE 2026-10-01 2026-12-31'],
    ['du 01/10 au 31/12/2026', 'RANGE 2026-10-01 2026-12-31'],
    ['octobre à décembre 2026', 'RANGE 2026-10-01 2026-12-31'],
    ['4ème trimestre 2026', 'QUARTER 2026-10-01 2026-12-31'],
    ['premier trimestre 2025', 'QUARTER 2025-01-01 2025-03-31'],
    ['1er trim. 2026', 'QUARTER 2026-01-01 2026-03-31'],
    ['T2 2025', 'QUARTER 2025-04-01 2025-06-30'],
    ['2026-T3', 'QUARTER 2026-07-01 2026-09-30'],
    ['Appel n° 2026-T3-0118', 'QUARTER 2026-07-01 2026-09-30'],
    ['T3/26', 'QUARTER 2026-07-01 2026-09-30'],
    ['1T27', 'QUARTER 2027-01-01 2027-03-31'],
    ['3e trim. 26', 'QUARTER 2026-07-01 2026-09-30'],
    ['IVe trimestre 2026', 'QUARTER 2026-10-01 2026-12-31'],
    ['1er trimestre (janvier-février-mars) 2027', 'QUARTER 2027-01-01 2027-03-31'],
    ['2026 – second semestre', 'SEMESTER 2026-07-01 2026-12-31'],
    ['du au 1er juillet 2026 31 décembre 2026', 'RANGE 2026-07-01 2026-12-31'],
    ['4T2026', 'QUARTER 2026-10-01 2026-12-31'],
    ['2e semestre 2025', 'SEMESTER 2025-07-01 2025-12-31'],
    ['S1 2025', 'SEMESTER 2025-01-01 2025-06-30'],
    ['exercice 2025', 'YEAR 2025-01-01 2025-12-31'],
    ['mois de février 2024', 'MONTH 2024-02-01 2024-02-29'],
    ['01/04/2026 → 30/06/2026', 'RANGE 2026-04-01 2026-06-30'],
    ['01/04/26 -> 30/06/26', 'RANGE 2026-04-01 2026-06-30'],
    ['01-01-2025 / 31-12-2025', 'RANGE 2025-01-01 2025-12-31'],
    ['avril, mai et juin 2026', 'RANGE 2026-04-01 2026-06-30'],
    ['avril/mai/juin 2026', 'RANGE 2026-04-01 2026-06-30'],
    ['Trimestre 2 – 2026', 'QUARTER 2026-04-01 2026-06-30'],
    ['trimestre n° 2 de 2026', 'QUARTER 2026-04-01 2026-06-30'],
    ['2026 / 2e trimestre', 'QUARTER 2026-04-01 2026-06-30'],
    ['2e tr. 2026', 'QUARTER 2026-04-01 2026-06-30'],
  ])('%s', (text, period) => {
    expect(all(text)).toEqual([period]);
  });

  it.each([
    'du 31/12/2025 au 01/01/2025',
    '12 mars 2025',
    'S3 2025',
    'T1-0633',
    'appartement T2 25 m²',
    'parking S1-12',
    '1er étage 2025',
    'TS2 2025',
    '2025/2026 - 2e trimestre',
    '2e trim. 24,50 €',
    'lot 3, 1t 27 kg',
  ])('is not %s', (text) => {
    expect(all(text)).toEqual([]);
  });
});
