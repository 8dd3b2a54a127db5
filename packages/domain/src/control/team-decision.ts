// What somebody of the team must have seen before they decide of a document.
import type { ControlRule, DecidedStatus, RuleVerdict } from './control.ts';

export type SeenByTeam = {
  to: DecidedStatus;
  /** The files that they had before them. */
  seen_file_ids: readonly string[];
  /** Rules that the control says no to, and they say yes to. */
  despite: readonly ControlRule[];
};

type Slot = {
  file_ids: readonly string[];
  rules: readonly Pick<RuleVerdict, 'rule' | 'outcome'>[];
};

export type TeamDecisionRefusal = 'DECISION_NOT_POSSIBLE' | 'CONTROL_SAYS_NO';

/** Accepting a document that the control refuses takes an answer to each of its refusals. */
export const refusalsLeft = (
  rules: Slot['rules'],
  despite: readonly ControlRule[],
): readonly ControlRule[] =>
  rules.flatMap(({ rule, outcome }) =>
    outcome === 'failed' && !despite.includes(rule) ? [rule] : [],
  );

export function teamDecisionRefusal(
  { to, seen_file_ids, despite }: SeenByTeam,
  { file_ids, rules }: Slot,
): TeamDecisionRefusal | null {
  const isSame = seen_file_ids.toSorted().join() === file_ids.toSorted().join();
  if (!isSame) return 'DECISION_NOT_POSSIBLE';
  return to === 'VERIFIED' && refusalsLeft(rules, despite).length > 0 ? 'CONTROL_SAYS_NO' : null;
}
