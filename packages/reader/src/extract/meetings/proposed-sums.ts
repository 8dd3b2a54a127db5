// What a letter says in its own words of the sums that its agenda only names: « je propose un budget de 5 400 € du …
// au …, et une cotisation de 270 € ».
import type { Fact } from '@quitus/domain/reading/read-document';

import { findAmounts } from '../../french/amounts.ts';
import { findPeriods } from '../../french/periods.ts';
import { rangeFacts } from '../figures/period-facts.ts';
import {
  following,
  foundIn,
  type FlowText,
  flowTextOf,
  type Extracted,
} from '../sheet/flow-text.ts';
import { agreed, factsOf, type Reading } from '../sheet/reading.ts';
import type { Sheet } from '../sheet/sheet.ts';

const SET = String.raw`(?:est de|est fixe a|s'eleve a|s'eleverait a|s'etablit a|serait de|sera de|ressort a|se monte a|atteint|de|a|:|,)(?: la somme de| un montant de| un total de)?`;
/** Of the same sentence, up to the sum. */
const UP_TO = String.raw`(?:[^.;€]|\.(?=\d)){0,90}?`;
const PROPOSAL = String.raw`(?:je|nous|on|il (?:vous )?(?:est|sera|serait)|le syndic) (?:vous )?propos(?:e|ons|ee?|era|erons)(?: (?:de )?(?:voter|fixer|retenir|d'adopter|adopter))?`;
/** « Le budget proposé pour 2027 est de 39 200 €, contre 38 700 € cette année », « je propose un budget de 5 400 € », « le budget que nous proposons (24 850 €) ». */
const BUDGET = new RegExp(
  String.raw`\b(?:budget(?: previsionnel)?(?: (?:de l'exercice|pour|de)(?: l'exercice)?(?: 20\d{2})?)?(?: du \d[\d/. \p{L}]{5,20}? au \d[\d/. \p{L}]{5,20}?)?,? (?:qui (?:vous )?(?:est|sera) )?(?:propose|soumis|presente|envisage|a voter|mis aux voix|que (?:je|nous) (?:vous )?(?:propos|soumet|present))\p{L}*|(?:projet|proposition) de budget(?: previsionnel)?|(?:${PROPOSAL}|prevoi(?:t|ent)) (?:un|le) budget(?: (?:previsionnel |pour )*20\d{2})?)(?!\p{L})(?:${UP_TO}${SET})?`,
  'u',
);
const FUND = new RegExp(
  String.raw`\b(?:une |la )?cotisation(?: annuelle)?(?: (?:au|pour le|du) fonds (?:de )?travaux)?(?: (?:proposee?|soumise|que (?:je|nous) propos\p{L}+))?(?: \([^()]{0,30}\))? ${SET}`,
  'u',
);
/** Of the same sentence: another budget than the one that is asked for. */
const OF_ANOTHER =
  /\bcontre\b|\bau lieu de\b|precedent|\ben cours\b|actuel|\bvote\b|\badopte|pour memoire|rappel|hausse|augmentation|baisse|ecart|solde|trimestr|\bmois\b|par lot|votre/;
/** In signs. */
const REACH = 200;

/** From the word that names it to the sum; and what says so beside it. */
const isOwn = ({ folded }: FlowText, { at, end }: Extracted<unknown>, word: string): boolean => {
  const said = folded.slice(Math.max(0, at - REACH), at);
  const own = said.slice(Math.max(0, said.lastIndexOf(word)));
  const after = folded.slice(end, end + 40);
  return (
    !OF_ANOTHER.test(own) &&
    !/^\s*(?:€|eur(?:os?)?\b)?[ ,(]*(?:par (?:trimestre|mois|lot)|chacune?s?\b)/.test(after)
  );
};

/** « budget de 3 900 € pour la période du … au … », « budget du … au … que je propose à »: the days of the same sentence. */
function daysBeside(
  flowText: FlowText,
  sum: Extracted<unknown>,
): Reading<{ from: string; to: string }> | null {
  const said = flowText.folded.slice(Math.max(0, sum.at - REACH), sum.at);
  const start = sum.at - said.length + Math.max(0, said.lastIndexOf('budget'));
  const rest = flowText.folded.slice(sum.end, sum.end + REACH);
  const end = sum.end + (/[.;](?=\s)|\bcotisation\b|\bcontre\b/.exec(rest)?.index ?? rest.length);
  return agreed(
    foundIn(flowText, findPeriods).filter(
      ({ at, value }) => at >= start && at < end && value.kind === 'RANGE',
    ),
  );
}

/** « Les comptes de l’exercice du … au … font ressortir … »: the letter tells the days that its agenda does not. */
const ACCOUNTS =
  /\bcomptes (?:annuels )?(?:de (?:l'exercice|la periode|l'annee)(?: comptable)?(?: clos| ecoulee?| 20\d{2})?|(?:clos )?pour la periode),?/;

function accountDays(flowText: FlowText, rule: string): Fact[] {
  const days = agreed(
    following(flowText, foundIn(flowText, findPeriods), ACCOUNTS).filter(
      ({ value }) => value.kind === 'RANGE',
    ),
  );
  return days ? rangeFacts(['approved_from', 'approved_to'], rule, [days]) : [];
}

export function proposedFacts(letter: readonly Sheet[], rule: string): Fact[] {
  const flowText = flowTextOf(letter);
  const amounts = foundIn(flowText, findAmounts);
  const sumsAfter = (words: RegExp, word: string) =>
    following(flowText, amounts, words)
      .filter((one) => isOwn(flowText, one, word))
      // Between brackets, and not less than nothing.
      .map((one) => ({ ...one, value: Math.abs(one.value.cents) }));
  const budgets = sumsAfter(BUDGET, 'budget').filter(
    ({ at }) => !/fonds (?:de )?travaux/.test(clauseOf(flowText, at)),
  );
  // A letter that never speaks of the fund asks for another cotisation.
  const funds = /fonds (?:de )?travaux/.test(flowText.folded) ? sumsAfter(FUND, 'cotisation') : [];
  const budget = agreed(budgets);
  const [first] = budgets;
  const days = budget && first ? daysBeside(flowText, first) : null;
  return [
    ...factsOf('budget_a_voter', rule, [budget]),
    ...(days
      ? rangeFacts(['budget_from', 'budget_to'], rule, [
          { ...days, value: { ...days.value, kind: 'RANGE' } },
        ])
      : []),
    ...factsOf('cotisation_fonds_travaux', rule, [agreed(funds)]),
    ...accountDays(flowText, rule),
  ];
}

/** From the word « budget » on. */
function clauseOf({ folded }: FlowText, at: number): string {
  const said = folded.slice(Math.max(0, at - REACH), at);
  return said.slice(Math.max(0, said.lastIndexOf('budget')));
}
