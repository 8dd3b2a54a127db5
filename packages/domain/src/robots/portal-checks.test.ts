import { expect, it } from 'vitest';

import { nextPortalCheck } from './portal-checks.ts';

it.each([
  ['2026-11-15T10:00:00.000Z', '2026-11-15T10:30:00.000Z'],
  ['2026-11-15T10:29:59.999Z', '2026-11-15T10:30:00.000Z'],
  ['2026-11-15T23:45:00.000Z', '2026-11-16T00:00:00.000Z'],
])('from %s, portals are next looked at at %s', (now, next) => {
  expect(nextPortalCheck(new Date(now)).toISOString()).toBe(next);
});
