// A paper of the corpus as the model learns from it: its pages, and the truth printed beside it.
import type { FactName } from '@quitus/domain/reading/facts.data';
import { FACTS } from '@quitus/domain/reading/facts.data';
import { sheetOf } from '@quitus/reader/extract/sheet/sheet';
import { type KnownPaper, wholeFeatured } from '@quitus/reader/model/train';
import type { Page } from '@quitus/reader/page/page';

import type { Either, Truth, Value } from './paper.ts';
import { isRead } from './score/same.ts';

const valuesOf = (stated: Value | Either): readonly Value[] =>
  typeof stated === 'object' && 'either' in stated ? stated.either : [stated];

const FACT_NAMES = Object.keys(FACTS).filter((name): name is FactName => name in FACTS);

/** Null for a paper of none, and for a card: what stands on one is stated by its own check digits alone. */
export function knownPaper(truth: Truth, pages: readonly Page[]): KnownPaper | null {
  const { type, sub_kind, facts } = truth;
  if (type === null || type === 'DOC_IDENTITE') return null;
  const paper = sub_kind ?? type;
  const stated = FACT_NAMES.flatMap((name) => {
    const values = facts[name];
    return values === undefined ? [] : ([[name, values]] as const);
  });
  const sideOf = (value: Value): 1 | -1 => (typeof value === 'number' && value < 0 ? -1 : 1);
  return {
    paper,
    featured: wholeFeatured(paper, pages.map(sheetOf)),
    truth: new Map(stated.map(([name, values]) => [name, new Set(valuesOf(values).map(sideOf))])),
    absent: new Set(truth.absent),
    isRight: ({ name, sign }, value) => {
      const expected = facts[name];
      const said = typeof value === 'number' ? value * sign : value;
      return expected !== undefined && isRead(name, expected, said);
    },
  };
}
