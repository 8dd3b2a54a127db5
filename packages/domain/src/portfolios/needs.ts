// The vocabulary in which the lists of each kind of dossier are written.
import type { DocumentType } from '../documents/document-type.ts';
import type { Need } from './checklist.ts';
import type { Answer, Situation, SituationField } from './situation.ts';

export type Ruling = { need: Need; reason: string; question: SituationField | null };
export type Rule = (situation: Situation) => Ruling;

/** What a kind of dossier shows: a document type without a rule is not in it. */
export type RuleTable = Partial<Record<DocumentType, Rule>>;

const rules =
  (need: Need) =>
  (reason: string): Rule =>
  () => ({ need, reason, question: null });

export const required = rules('REQUIRED');
export const optional = rules('OPTIONAL');
export const notApplicable = rules('NOT_APPLICABLE');
/** Open, and no question of ours settles it: the syndic or the town hall knows. */
export const toConfirm = rules('TO_SPECIFY');

/** Follows `yes` or `no`; until the deciding field is answered, says what hangs on it. */
export const decidedBy =
  (decide: (situation: Situation) => Answer, yes: Rule, no: Rule): Rule =>
  (situation) => {
    const answer = decide(situation);
    if (answer === true) return yes(situation);
    if (answer === false) return no(situation);
    return { need: 'TO_SPECIFY', reason: yes(situation).reason, question: answer };
  };

/** Needed because of this situation: the same sentence tells why, or on what it depends. */
export const conditional = (
  decide: (situation: Situation) => Answer,
  reason: string,
  no: Rule,
): Rule => decidedBy(decide, rules('CONDITIONAL')(reason), no);

/** Asked as long as nothing rules it out, so without a question. */
export const unless =
  (ruledOut: (situation: Situation) => Answer, no: Rule, rule: Rule): Rule =>
  (situation) =>
    ruledOut(situation) === true ? no(situation) : rule(situation);

type YesNoField =
  | 'rented'
  | 'furnished'
  | 'pool'
  | 'works_under_10_years'
  | 'heating_maintenance'
  | 'in_copropriete_or_asl';

export const isTrue =
  (field: YesNoField) =>
  (situation: Situation): Answer =>
    situation[field] ?? field;
