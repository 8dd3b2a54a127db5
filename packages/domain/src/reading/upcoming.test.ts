import { expect, it } from 'vitest';

import { type Due, upcomingIn, upcomingText } from './upcoming.ts';

it('are read back as they were told', () => {
  const dues: Due[] = [
    { on: '2027-01-01', part: 'courantes', cents: 89219 },
    { on: '2027-01-01', part: 'fonds_travaux', cents: 4893 },
  ];
  expect(upcomingIn(dues.map(upcomingText))).toEqual(dues);
  expect(upcomingIn(['2027-01-01 intérêts 12'])).toEqual([]);
});
