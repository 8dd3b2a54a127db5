// Rules, the model and arithmetic, and what becomes of a fact by what each of them says.
import { MODEL_RULE } from '@quitus/domain/reading/model-rule';
import type { Proof } from '@quitus/domain/reading/proof';
import type { Fact } from '@quitus/domain/reading/read-document';
import { describe, expect, it } from 'vitest';

import { joinedFacts, type Readers } from './joined-facts.ts';

const fact = (name: string, value: Fact['value'], rest: Partial<Fact> = {}): Fact => ({
  name,
  value,
  raw: String(value),
  page: 1,
  box: [0, 0, 1, 1],
  rule: 'appel-de-fonds',
  proof: 'READ',
  because: null,
  ...rest,
});
const predicted = (name: string, value: Fact['value'], sure = true) => ({
  fact: fact(name, value, { rule: MODEL_RULE }),
  sure,
});
const reckoned = (name: string, value: Fact['value']) =>
  fact(name, value, { rule: 'arithmetic', proof: 'PROVEN', because: '300,00 = 100,00 + 200,00' });
const joined = (readers: Partial<Readers>) =>
  joinedFacts({ extracted: [], predicted: [], proven: [], dim: new Set(), ...readers });

describe('a fact', () => {
  const total = fact('total', 300_00);
  it.each<[string, Partial<Readers>, readonly [Fact['value'], Proof, string][]]>([
    ['of a rule alone', { extracted: [total] }, [[300_00, 'READ', total.rule]]],
    [
      'of a rule and the model',
      { extracted: [total], predicted: [predicted('total', 300_00, false)] },
      [[300_00, 'AGREED', total.rule]],
    ],
    [
      'that the model tells otherwise',
      { extracted: [total], predicted: [predicted('total', 120_00)] },
      [[300_00, 'DOUBTFUL', total.rule]],
    ],
    [
      'that the model would tell otherwise, and is not sure of',
      { extracted: [total], predicted: [predicted('total', 120_00, false)] },
      [[300_00, 'READ', total.rule]],
    ],
    [
      'of the model alone',
      { predicted: [predicted('total', 300_00)] },
      [[300_00, 'READ', MODEL_RULE]],
    ],
    ['that the model guesses', { predicted: [predicted('total', 300_00, false)] }, []],
    [
      'read in two ways',
      { extracted: [total, fact('total', 30_00)], predicted: [predicted('total', 300_00)] },
      [
        [300_00, 'DOUBTFUL', total.rule],
        [30_00, 'DOUBTFUL', total.rule],
      ],
    ],
    [
      'that OCR was not sure of, though both say the same',
      { extracted: [total], predicted: [predicted('total', 300_00)], dim: new Set([total]) },
      [[300_00, 'DOUBTFUL', total.rule]],
    ],
    [
      'that arithmetic confirms',
      { extracted: [total], proven: [reckoned('total', 300_00)] },
      [[300_00, 'PROVEN', total.rule]],
    ],
    [
      'that arithmetic corrects, of a rule',
      { extracted: [fact('total', 30_00)], proven: [reckoned('total', 300_00)] },
      [[300_00, 'PROVEN', 'arithmetic']],
    ],
    [
      'that arithmetic corrects, of the model',
      { predicted: [predicted('total', 30_00)], proven: [reckoned('total', 300_00)] },
      [[300_00, 'PROVEN', 'arithmetic']],
    ],
  ])('%s', (_, readers, expected) => {
    expect(joined(readers).map(({ value, proof, rule }) => [value, proof, rule])).toEqual(expected);
  });

  it('that says when a paper was made is the one that rule and model say alike', () => {
    const [made, other] = [fact('updated_on', '2026-07-06'), fact('updated_on', '2005-09-20')];
    const levels = (sure: boolean) =>
      joined({
        extracted: [made, other],
        predicted: [predicted('updated_on', '2026-07-06', sure)],
      }).map(({ value, proof }) => [value, proof]);
    expect(levels(true)).toEqual([['2026-07-06', 'AGREED']]);
    expect(levels(false)).toEqual([
      ['2026-07-06', 'DOUBTFUL'],
      ['2005-09-20', 'DOUBTFUL'],
    ]);
  });

  it('says by what it is proven', () => {
    const [told] = joined({ extracted: [total], proven: [reckoned('total', 300_00)] });
    expect(told?.because).toBe('300,00 = 100,00 + 200,00');
  });

  it('that is a name is agreed upon however it is printed', () => {
    const readers = {
      extracted: [fact('syndic', 'CABINET ROUX & FILS')],
      predicted: [predicted('syndic', 'Cabinet Roux & fils')],
    };
    expect(joined(readers).map(({ proof }) => proof)).toEqual(['AGREED']);
  });
});
