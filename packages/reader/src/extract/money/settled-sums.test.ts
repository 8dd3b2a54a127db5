import { describe, expect, it } from 'vitest';

import { ruledPage } from '../../../test/ruled-pages.ts';
import { amountLines } from '../figures/amount-lines.ts';
import { instalmentOf } from '../figures/instalments.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { settledSums } from './settled-sums.ts';

const extracted = (text: string) => amountLines(sheetOf(ruledPage(text)));

describe('what was owed before and what is to be paid', () => {
  it('are told by the total that parts them', () => {
    const lines = extracted('Reliquat du trimestre passé | 42,10\nÀ nous faire parvenir | 680,60');
    expect(settledSums(lines, 638_50)).toMatchObject({
      before: { value: 42_10 },
      to_pay: { value: 680_60 },
    });
  });

  it('are not told where the sums do not add up, nor where two pairs do', () => {
    const wrong = extracted('Reliquat du trimestre passé | 42,10\nÀ nous faire parvenir | 680,61');
    expect(settledSums(wrong, 638_50)).toBeNull();
    const twice = extracted(
      'Solde | 10,00\nÀ payer | 110,00\nArriéré | 20,00\nNet à verser | 120,00',
    );
    expect(settledSums(twice, 100_00)).toBeNull();
  });
});

describe('a part of the whole that is asked for now', () => {
  const [first] = extracted('Ensemble de l’opération | 3 596,00')[0]?.amounts ?? [];
  const whole = first && { ...first, value: first.value.cents };

  it.each([
    'Présent appel : 50 % | 1 798,00',
    'Appel 2 sur 4 | 899,00',
    'Premier versement, un quart | 899,00',
  ])('%s', (line) => {
    expect(whole && instalmentOf(extracted(line), whole)).not.toBeNull();
  });

  it('is what its own words say, or nothing', () => {
    expect(whole && instalmentOf(extracted('Présent appel : 50 % | 1 700,00'), whole)).toBeNull();
    expect(
      whole && instalmentOf(extracted('Frais de dossier : 50 % | 1 798,00'), whole),
    ).toBeNull();
  });
});
