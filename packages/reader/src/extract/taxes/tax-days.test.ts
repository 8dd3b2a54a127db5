// Until when a tax has to be paid, where a card beside other columns says it.
import { expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

it.each([
  [
    `AVIS D'IMPÔT 2026 – TAXES FONCIÈRES
Vos démarches                  Somme à payer           912,00 €
Par internet : exemple.fr      au plus tard le         15/10/2026
Sur place : SIP`,
    '2026-10-15',
  ],
  [
    `AVIS D'IMPÔT 2026 – TAXES FONCIÈRES
Vos démarches                  Montant                 912,00 €
Par internet : exemple.fr      À régler avant le       15/10/2026`,
    '2026-10-15',
  ],
  [
    `AVIS D'IMPÔT 2026 – TAXES FONCIÈRES
Vos démarches                  Contester cet avis
Par internet : exemple.fr      au plus tard le         31/12/2027`,
    undefined,
  ],
  [
    `AVIS D'IMPÔT 2026 – TAXES FONCIÈRES
Montant de votre impôt         912,00 €
À régler au plus tard le (1)   15/10/2026
(1) 20/10/2026 minuit si vous payez en ligne.`,
    '2026-10-15',
  ],
])('%s', (text, day) => {
  expect(typedFacts(text, 'TAX_FONCIERE')['pay_by']).toBe(day);
});
