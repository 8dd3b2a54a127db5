// Sums that prove themselves: by what they are shares of, by what adds up to them, by as many equal terms.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const call = (text: string) => typedFacts(text, 'CHARGES', 'APPEL_DE_FONDS');

describe('a plan of payments', () => {
  const plan = call(`APPEL DE PROVISIONS – BUDGET 2026 – ÉCHÉANCE N° 2/4

Échéance    Exigible le    Budget courant    Fonds travaux    Total     État
1/4         01/01/2026     280,00            14,00            294,00    réglée
2/4         01/04/2026     280,00            14,00            294,00    à régler
3/4         01/07/2026     280,00            14,00            294,00    à venir

Montant de la présente échéance : 294,00 € à régler au 01/04/2026.`);

  it('tells across its lines what each sum is made of', () => {
    expect(plan).toMatchObject({ total: 29400, courantes: 28000, fonds_travaux: 1400 });
  });
});
