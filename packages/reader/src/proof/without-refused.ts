// A fact that a rule refused is not stated by a reader that knows less of the paper.
import { sameValue } from '@quitus/domain/reading/fact-value';
import type { Fact } from '@quitus/domain/reading/read-document';

import type { RefusalReason, RefusedFact } from '../extract/sheet/refused-fact.ts';
import type { Passage } from '../extract/sheet/sheet.ts';
import { sheetBox } from '../page/box.ts';

/** Of two printed values a sum may prove one. It proves neither what a meeting decided nor of whom a value is said. */
const PROOF_DECIDES: readonly RefusalReason[] = ['CONTRADICTED'];

export const withoutRefused = (
  facts: readonly Fact[],
  refused: readonly RefusedFact[],
): readonly Fact[] => facts.filter((fact) => !refused.some((one) => refuses(one, fact)));

function refuses({ refused, name, value, within }: RefusedFact, fact: Fact): boolean {
  if (fact.proof === 'PROVEN' && PROOF_DECIDES.includes(refused)) return false;
  return (
    name === fact.name &&
    (value === undefined || sameValue(value, fact.value)) &&
    (within === undefined || within.some((passage) => isReadIn(fact, passage)))
  );
}

const isReadIn = ({ page: number, box }: Fact, { page, written }: Passage): boolean =>
  number === page.number &&
  written.words.some((word) => {
    const [left, top, right, bottom] = sheetBox(page, word.box);
    return left < box[2] && right > box[0] && top < box[3] && bottom > box[1];
  });
