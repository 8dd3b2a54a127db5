import { expect, it } from 'vitest';

import { wantedY } from './scroll-places.ts';

const place = { y: 3000, followed: { href: '/dashboard/1', top: 200 } };

it('goes back to where the window was', () => {
  expect(wantedY({ y: 3000, followed: null }, { y: 0, height: 800, top: null })).toBe(3000);
  expect(wantedY(place, { y: 0, height: 800, top: null })).toBe(3000);
});

it('puts the row that was opened where it was, though others have grown above it', () => {
  expect(wantedY(place, { y: 3000, height: 800, top: 450 })).toBe(3250);
});

it('stays where it was when the row went to the top of the list', () => {
  expect(wantedY(place, { y: 3000, height: 800, top: -2900 })).toBe(3000);
});
