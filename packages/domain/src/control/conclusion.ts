// What a rule may conclude, given how what it looked at is known. A paper is refused on what is proven or agreed,
// and accepted on no doubtful date; that what was read is what the dossier expects is agreement by itself.
import { isFactName, sameValue } from '../reading/fact-value.ts';
import { FACTS } from '../reading/facts.data.ts';
import { isFirm } from '../reading/proof.ts';
import { isReadByTwo, READ_BY_TWO } from '../reading/read-by-two.data.ts';
import type { Fact } from '../reading/read-document.ts';
import type { ControlRule } from './control.ts';
import {
  type Examined,
  type Finding,
  isUserWord,
  type Paper,
  papersOf,
  type Rule,
  undecided,
} from './examined.ts';

/** Rules that pass where a paper says what the dossier says. */
const MATCHING: readonly ControlRule[] = ['RIGHT_BUILDING', 'RIGHT_LOT', 'RIGHT_OWNER'];

export function concluded(name: ControlRule, rule: Rule, examined: Examined): Finding {
  const asRead = rule(examined);
  if (asRead.outcome === 'failed')
    return rule(without(examined, mayBeWrong)).outcome === 'failed' ? asRead : doubted(asRead);
  if (MATCHING.includes(name))
    return asRead.outcome === 'passed' ? asRead : completed(rule, examined, asRead);
  const stands =
    asRead.outcome === 'undecided' || rule(without(examined, isDoubtful)).outcome === 'passed';
  return stands ? asRead : doubted(asRead);
}

const doubted = ({ sentence, seen }: Finding): Finding =>
  undecided(`${sentence} Une valeur lue est à vérifier.`, seen);

/** What the rules did not read and the model did, where it is what the dossier expects. */
function completed(rule: Rule, examined: Examined, asRead: Finding): Finding {
  const finding = rule({ ...examined, papers: papersOf(examined.files, () => true) });
  return finding.outcome === 'passed' ? finding : asRead;
}

type Suspicion = (fact: Fact, paper: Paper) => boolean;

/** Unless a paper of another kind says the same. */
function without(examined: Examined, isSuspect: Suspicion): Examined {
  const all = [...examined.papers, ...examined.others];
  const papers = examined.papers.map((paper) => ({
    ...paper,
    facts: paper.facts.filter((fact) => !isSuspect(fact, paper) || isSeconded(fact, paper, all)),
  }));
  return { ...examined, papers };
}

/** Said by one reader of a fact that two look for: not enough to refuse somebody's paper. */
const mayBeWrong: Suspicion = (fact, { type, sub_kind }) =>
  fact.proof === 'DOUBTFUL' || (!isFirm(fact) && isReadByTwo(fact.name, sub_kind ?? type));

/** Sums and names that nothing is decided by may be doubtful as they like: that they are there is enough. */
const isDoubtful: Suspicion = ({ name, proof }) =>
  proof === 'DOUBTFUL' && (Object.hasOwn(READ_BY_TWO, name) || isDate(name));

const isDate = (name: string): boolean => isFactName(name) && FACTS[name].kind === 'DATE';

/** Papers of one kind come from one software and are misread alike: they do not bear each other out. */
const isSeconded = (fact: Fact, { type, sub_kind }: Paper, all: readonly Paper[]): boolean =>
  all.some(
    (other) =>
      (other.type !== type || other.sub_kind !== sub_kind) &&
      other.facts.some(
        (one) =>
          one.name === fact.name &&
          sameValue(one.value, fact.value) &&
          !isUserWord({ fact: one, paper: other }),
      ),
  );
