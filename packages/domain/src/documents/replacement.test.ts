import { expect, it } from 'vitest';

import { replacementOf } from './replacement.ts';

it('only a file that a person drops over a verified one waits beside it', () => {
  const dropped = { origin: 'UPLOADED_BY_USER', replaces: true, slot_is_verified: true } as const;
  expect(replacementOf(dropped)).toBe('PROPOSED');
  expect(replacementOf({ ...dropped, origin: 'UPLOADED_BY_ADMIN' })).toBeNull();
  expect(replacementOf({ ...dropped, origin: 'SCRAPED' })).toBeNull();
  expect(replacementOf({ ...dropped, replaces: false })).toBeNull();
  expect(replacementOf({ ...dropped, slot_is_verified: false })).toBeNull();
});
