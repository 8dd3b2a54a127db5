import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { extractFacts } from '../extract.ts';

describe('a call', () => {
  it('is not owed on the first of the days that its title tells, to the rules', () => {
    const pages = typedPages(`APPEL DE PROVISIONS du 01/04/2026 au 30/06/2026
Charges courantes                    300,00
Fonds travaux                         20,00
Total appelé                         320,00`);
    const names = extractFacts('CHARGES', 'APPEL_DE_FONDS', pages).map(({ name }) => name);
    expect(names).toContain('period_from');
    expect(names).not.toContain('due_on');
  });
});
