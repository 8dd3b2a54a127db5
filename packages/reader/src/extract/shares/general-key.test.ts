import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { extractFacts } from '../extract.ts';

const paper = (
  head: string,
  lines: string,
) => `DÉCOMPTE DE CHARGES – exercice du 01/01/2025 au 31/12/2025
${head}
${lines}`;
const LINES = `Poste                  Dépense       Base     Tant.    Votre part
Nettoyage              9 180,00      10000    447      410,35
Ascenseur              3 112,00      1840     112      189,43
Total                                                  599,78`;

describe('the key of the building', () => {
  it('is none in words where nothing says which', () => {
    const ruled = (head: string) =>
      extractFacts('CHARGES', 'DECOMPTE', typedPages(paper(head, LINES))).map(({ name }) => name);
    expect(ruled('Lots n° 33 et 91')).not.toContain('tantiemes');
    expect(ruled('Lots n° 33 et 91 – 447 tantièmes généraux')).toContain('tantiemes');
  });
});
