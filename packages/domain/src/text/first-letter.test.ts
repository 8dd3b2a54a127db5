import { expect, it } from 'vitest';

import { startLower, startUpper } from './first-letter.ts';

it('changes the first letter alone, with its accent', () => {
  expect(startUpper('état daté de l’ASL')).toBe('État daté de l’ASL');
  expect(startLower('État daté de l’ASL')).toBe('état daté de l’ASL');
  expect(startUpper('')).toBe('');
});
