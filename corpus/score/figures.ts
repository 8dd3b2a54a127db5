// Judgements counted: how often the reader answers, how often it is right when it does.
import type { Judgement } from './judge.ts';

export type Figures = {
  documents: number;
  /** Of the papers that are one of ours. */
  answered: number | null;
  /** Of the answers given, those about papers that are none of ours included. */
  type_accuracy: number | null;
  sub_kind_accuracy: number | null;
  pages_accuracy: number | null;
  fact_precision: number | null;
  fact_recall: number | null;
};

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

const count = <T>(list: readonly T[], test: (one: T) => boolean): number =>
  list.filter(test).length;

export function figuresOf(judgements: readonly Judgement[]): Figures {
  const ours = judgements.filter(({ truth }) => truth.type !== null);
  const answers = judgements.filter(({ type }) => type === 'RIGHT' || type === 'WRONG');
  const kinds = judgements.filter(({ sub_kind }) => sub_kind !== null);
  const facts = judgements.flatMap((one) => one.facts);
  const [right, wrong, missed] = (['RIGHT', 'WRONG', 'MISSED'] as const).map((verdict) =>
    count(facts, (fact) => fact.verdict === verdict),
  );
  return {
    documents: judgements.length,
    answered: share(
      count(ours, ({ type }) => type !== 'UNANSWERED'),
      ours.length,
    ),
    type_accuracy: share(
      count(answers, ({ type }) => type === 'RIGHT'),
      answers.length,
    ),
    sub_kind_accuracy: share(
      count(kinds, ({ sub_kind }) => sub_kind === 'RIGHT'),
      kinds.length,
    ),
    pages_accuracy: share(
      count(ours, ({ pages }) => pages),
      ours.length,
    ),
    fact_precision: share(right ?? 0, (right ?? 0) + (wrong ?? 0)),
    fact_recall: share(right ?? 0, (right ?? 0) + (missed ?? 0)),
  };
}
