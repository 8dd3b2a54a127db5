// Calls, accounts and settlements whose sums are named after them, in short words, or over several pages.
import { describe, expect, it } from 'vitest';

import { categoryOf } from '../shares/call-category.ts';

describe('what a line pays for', () => {
  it('is told by short words too', () => {
    expect(categoryOf('trx toiture 2/4')).toBe('travaux');
    expect(categoryOf('k tvx portail ag 05/2027 solde')).toBe('travaux');
    expect(categoryOf('fds trx alur')).toBe('fonds_travaux');
  });

  it('is open where a meeting decided on what a key is named after', () => {
    expect(categoryOf('ascenseur ag 05/2027 solde')).toBeNull();
    expect(categoryOf('budget ascenseur ag 05/2027')).toBe('courantes');
    expect(categoryOf('acompte eau froide')).toBe('courantes');
  });
});
