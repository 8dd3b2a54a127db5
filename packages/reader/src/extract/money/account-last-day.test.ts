import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { extractFacts } from '../extract.ts';

const LEDGER = `Date         Libellé                 Débit      Crédit     Solde
01/01/2026   Appel 1er trimestre     300,00                300,00 D
15/01/2026   Virement reçu                      300,00     0,00
01/04/2026   Appel 2e trimestre      300,00                300,00 D`;

describe('the day of an account', () => {
  it.each([
    ['is not when money is taken', 'Votre compte sera prélevé le 05/10/2026.'],
    ['is not when the accounts were approved', 'Comptes approuvés le 12/05/2026'],
  ])('%s, to the rules', (_, extracted) => {
    const pages = typedPages(`Relevé de compte\n${extracted}\n${LEDGER}`);
    const names = extractFacts('CHARGES', 'RELEVE_DE_COMPTE', pages).map(({ name }) => name);
    expect(names).not.toContain('as_of');
  });
});
