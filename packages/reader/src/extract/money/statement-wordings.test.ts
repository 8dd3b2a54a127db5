// Accounts and yearly settlements in words and shapes that neither the samples nor the corpus have.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { typesetPages, typstTable } from '../../../test/typeset-pages.ts';
import { extractFacts } from '../extract.ts';

const read = (content: string, sub_kind: 'RELEVE_DE_COMPTE' | 'DECOMPTE') =>
  factValues(content, 'CHARGES', sub_kind);

describe('a settlement', () => {
  it('with its sums under their names', async () => {
    const sums = (left: string) =>
      `= Décompte individuel de charges\nExercice du 01/01/2025 au 31/12/2025\n${typstTable({
        columns: '(1fr, 1fr, 1fr)',
        rows: [
          ['Charges réelles', 'Provisions appelées', 'Solde'],
          ['1 200,00', '1 300,00', left],
        ],
      })}`;
    expect(await read(sums('-100,00'), 'DECOMPTE')).toEqual({
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 1200_00,
      provisions: 1300_00,
      difference: -100_00,
    });
    const pages = await typesetPages(sums('-120,00'));
    const wrong = extractFacts('CHARGES', 'DECOMPTE', pages).map(({ name }) => name);
    expect(wrong).toEqual(['exercice_from', 'exercice_to']);
  });
});
