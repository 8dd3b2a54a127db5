// What is concluded of the same paper, by how its facts are known.
import { describe, expect, it } from 'vitest';

import { MODEL_RULE } from '../reading/model-rule.ts';
import type { Proof } from '../reading/proof.ts';
import type { Fact } from '../reading/read-document.ts';
import { concluded } from './conclusion.ts';
import type { ControlRule } from './control.ts';
import type { Rule } from './examined.ts';
import { inDate } from './in-date.ts';
import { ADDRESS, documentOf, examinedOf, factOf, facts } from './made-up-papers.ts';
import { rightBuilding } from './right-building.ts';
import { rightLot } from './right-lot.ts';
import { rightOwner } from './right-owner.ts';

type Stated = readonly [name: string, value: Fact['value'], proof: Proof, rule?: string];

const report = (stated: Stated, said: readonly Fact[] = []) => {
  const [name, value, proof, rule = 'made up'] = stated;
  return documentOf(
    'DIAGNOSTICS',
    'DPE',
    {},
    { facts: [...said, factOf(name, value, rule, proof)] },
  );
};
const outcomeOf = (name: ControlRule, rule: Rule, stated: Stated) =>
  concluded(name, rule, examinedOf('DIAGNOSTICS', [report(stated)])).outcome;

const STRANGER = 'Paul DURAND';
const ELSEWHERE = '3 place Kléber, 67000 Strasbourg';

describe('a conclusion', () => {
  it.each<[ControlRule, Rule, Stated, string]>([
    ['RIGHT_OWNER', rightOwner, ['owner', STRANGER, 'AGREED'], 'failed'],
    ['RIGHT_OWNER', rightOwner, ['owner', STRANGER, 'READ'], 'undecided'],
    ['RIGHT_OWNER', rightOwner, ['owner', STRANGER, 'DOUBTFUL'], 'undecided'],
    ['RIGHT_OWNER', rightOwner, ['owner', STRANGER, 'READ', MODEL_RULE], 'undecided'],
    ['RIGHT_OWNER', rightOwner, ['owner', 'Claire MARTIN', 'READ'], 'passed'],
    ['RIGHT_OWNER', rightOwner, ['owner', 'Claire MARTIN', 'READ', MODEL_RULE], 'passed'],
    ['RIGHT_BUILDING', rightBuilding, ['property_address', ELSEWHERE, 'PROVEN'], 'failed'],
    ['RIGHT_BUILDING', rightBuilding, ['property_address', ELSEWHERE, 'DOUBTFUL'], 'undecided'],
    ['RIGHT_BUILDING', rightBuilding, ['property_address', ADDRESS, 'DOUBTFUL'], 'passed'],
    ['RIGHT_BUILDING', rightBuilding, ['property_address', ADDRESS, 'READ', MODEL_RULE], 'passed'],
    // Nobody else reads lots: one reader is all there is.
    ['RIGHT_LOT', rightLot, ['lots', ['99'], 'READ'], 'failed'],
    ['RIGHT_LOT', rightLot, ['lots', ['99'], 'DOUBTFUL'], 'undecided'],
    ['IN_DATE', inDate, ['made_on', '2026-10-01', 'AGREED'], 'passed'],
    ['IN_DATE', inDate, ['made_on', '2026-10-01', 'DOUBTFUL'], 'undecided'],
    ['IN_DATE', inDate, ['made_on', '2026-10-01', 'READ', MODEL_RULE], 'undecided'],
    ['IN_DATE', inDate, ['made_on', '2009-10-01', 'AGREED'], 'failed'],
    ['IN_DATE', inDate, ['made_on', '2009-10-01', 'READ'], 'undecided'],
  ])('%s: %o', (name, rule, stated, outcome) => {
    expect(outcomeOf(name, rule, stated)).toBe(outcome);
  });

  it('is drawn from one reading that a paper of another kind bears out', () => {
    const stated = report(['owner', STRANGER, 'READ']);
    const refuses = (other: ReturnType<typeof documentOf>) =>
      concluded('RIGHT_OWNER', rightOwner, examinedOf('DIAGNOSTICS', [stated], {}, [other]))
        .outcome;
    const naming = { facts: facts({ owner: STRANGER }) };
    expect(refuses(documentOf('TAX_FONCIERE', null, {}, naming))).toBe('failed');
    expect(refuses(documentOf('DIAGNOSTICS', 'DPE', {}, naming))).toBe('undecided');
    const typed = { facts: [factOf('owner', STRANGER, 'user', 'READ')] };
    expect(refuses(documentOf('TAX_FONCIERE', null, {}, typed))).toBe('undecided');
  });
});
