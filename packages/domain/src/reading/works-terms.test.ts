import { expect, it } from 'vitest';

import { type WorksTerms, worksTermsIn, worksTermsText } from './works-terms.ts';

it('are read back as they were told', () => {
  const all: WorksTerms[] = [
    {
      label: '9.1',
      cents: 4200000,
      calls: [
        { on: '2026-01-01', part: 40, of: 100 },
        { on: '2026-07-01', part: 60, of: 100 },
      ],
      key: '002 BATIMENT B',
    },
    { label: '4', cents: 96000, calls: [], key: null },
  ];
  expect(worksTermsIn(all.map(worksTermsText))).toEqual(all);
  expect(worksTermsIn(['Ravalement'])).toEqual([]);
});
