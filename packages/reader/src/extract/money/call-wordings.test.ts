// Calls for funds in words and shapes that neither the samples nor the corpus have.
import { describe, expect, it } from 'vitest';

import { typesetPages, typstTable } from '../../../test/typeset-pages.ts';
import { readFacts } from '../../proof/read-facts.ts';

const GRID = typstTable({
  columns: '(2fr, 1fr, 1fr, 1fr)',
  rows: [
    ['Poste', 'Budget', 'Millièmes', 'Votre quote-part'],
    ['Charges générales', '12 000,00', '45/1000', '540,00'],
    ['Ascenseur', '1 000,00', '60/1000', '60,00'],
    ['Fonds travaux', '600,00', '45/1000', '27,00'],
  ],
});
const settledBy = (before: string, called: string, pay: string) =>
  `= Appel de provisions
Période : 01/04/2027 au 30/06/2027 \\ Échéance : 01/04/2027
${GRID}
#v(1cm)
${typstTable({
  columns: '(1fr, 1fr, 1fr)',
  rows: [
    ['Solde précédent', 'Appel du trimestre', 'Net à payer'],
    [before, called, pay],
  ],
})}`;

describe('the sums of a call', () => {
  it('that do not settle one another are not proven, but for the one that the lines add up to', async () => {
    const pages = await typesetPages(settledBy('-12,50', '627,00', '641,50'));
    const proofs = new Map(
      readFacts('CHARGES', 'APPEL_DE_FONDS', pages).map(({ name, proof }) => [name, proof]),
    );
    expect(proofs.get('total')).toBe('PROVEN');
    expect(proofs.get('to_pay')).not.toBe('PROVEN');
    expect(proofs.has('solde_anterieur')).toBe(false);
  });
});
