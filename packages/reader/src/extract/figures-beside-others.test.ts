// Figures that stand beside others of their kind: each is extracted by its own label, and what numbers a line is none.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../test/typed-pages.ts';
import { readFacts } from '../proof/read-facts.ts';
import { annexeHeadFacts } from './books/annexe-heads.ts';
import { sheetOf } from './sheet/sheet.ts';

describe('figures beside others', () => {
  it('two figures with a star over their units', () => {
    const pages = typedPages(`consommation       émissions
187                36*
kWh/m²/an          kg CO₂/m²/an`).map((page) => ({
      ...page,
      // As near as the lines of one card are.
      words: page.words.map(({ box: [left, top, right], ...word }) => ({
        ...word,
        box: [left, top * 0.6, right, top * 0.6 + 10] as const,
      })),
    }));
    expect(readFacts('DIAGNOSTICS', 'DPE', pages)).toMatchObject([
      { name: 'energy', value: 187 },
      { name: 'emissions', value: 36 },
    ]);
  });
});

describe('the head of an annexe', () => {
  const headOf = (name: string) => {
    const [page] = typedPages(`                    ${name}
                    14 rue des Tilleuls – 37000 TOURS
ANNEXE N° 3`);
    if (!page) return {};
    // A brand in letters twice as high, a little lower.
    const [first] = page.words;
    const top = (first?.box[1] ?? 0) + 3;
    const brand = { text: 'copria', box: [20, top, 40, top + 20] as const };
    const words = [
      ...page.words.map(({ box: [left, up, right, down], ...word }) => ({
        ...word,
        box: [left + 250, up, right + 250, down] as const,
      })),
      brand,
    ];
    return Object.fromEntries(
      annexeHeadFacts([sheetOf({ ...page, words })]).map((fact) => [fact.name, fact.value]),
    );
  };

  it('has the brand of the syndic, and the building beside it', () => {
    expect(headOf('LES TERRASSES')).toEqual({
      syndic: 'copria',
      building: 'LES TERRASSES',
      building_address: '14 rue des Tilleuls, 37000 TOURS',
    });
  });

  it('may have the address of the firm there', () => {
    expect(headOf('CABINET LEROUX')).not.toHaveProperty('building');
  });
});
