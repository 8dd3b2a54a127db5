import {
  pagesSeen,
  RULE_QUESTIONS,
  type RuleOutcome,
  type Seen,
} from '@quitus/domain/control/control';

import { OutcomeMark } from '../../facts/OutcomeMark.tsx';
import { Ordinals } from '../../ui/Ordinals.tsx';
import { Key } from './Key.tsx';
import { type Answers, answerOf, type Verdict } from './proposed-decision.ts';

type RuleAnswersProps = {
  rules: readonly Verdict[];
  answers: Answers;
  onTurn: (verdict: Verdict) => void;
  /** The files on the desk: a page of another document is shown with that one. */
  file_ids: readonly string[];
  /** Shows where the machine saw it. */
  onSee: (verdict: Verdict, at: Seen) => void;
};

/** What must be true of the document: the machine answers first, a person has the last word. */
export const RuleAnswers = ({ rules, answers, file_ids, onTurn, onSee }: RuleAnswersProps) => (
  <ol className="mt-2">
    {rules.map((verdict, index) => (
      <li key={verdict.rule} className="-mx-2.5">
        <button
          type="button"
          aria-keyshortcuts={String(index + 1)}
          onClick={() => onTurn(verdict)}
          className="flex w-full items-start gap-3.5 rounded-champ px-2.5 py-1.75 text-left transition-colors hover:bg-creux focus-visible:rounded-champ"
        >
          <Key>{String(index + 1)}</Key>
          <span className="min-w-0 flex-1">
            <span className="block">{RULE_QUESTIONS[verdict.rule]}</span>
            <Sentence verdict={verdict} answer={answerOf(verdict, answers)} />
          </span>
          <OutcomeMark outcome={answerOf(verdict, answers)} undecided="à répondre" />
        </button>
        {answerOf(verdict, answers) !== 'passed' && (
          <span className="ml-12 max-sm:ml-0 pointer-coarse:ml-0 flex flex-wrap gap-x-4">
            {pagesSeen(verdict.seen)
              .filter(({ file_id }) => file_ids.includes(file_id))
              .map((at) => (
                <button
                  key={`${at.file_id} ${at.page}`}
                  type="button"
                  onClick={() => onSee(verdict, at)}
                  className="-mt-1 mb-1 min-h-6 text-second font-medium text-email underline underline-offset-3"
                >
                  Voir page {at.page}
                  <span className="sr-only"> : {RULE_QUESTIONS[verdict.rule]}</span>
                </button>
              ))}
          </span>
        )}
      </li>
    ))}
  </ol>
);

const MACHINE_WORDS: Record<RuleOutcome, string> = {
  passed: 'La machine a répondu oui.',
  failed: 'La machine a répondu non.',
  undecided: 'La machine n’a pas su répondre.',
};

/** Why the machine says so; where somebody says otherwise, that they do. */
function Sentence({ verdict, answer }: { verdict: Verdict; answer: RuleOutcome }) {
  const { outcome, sentence } = verdict;
  const words = answer === outcome ? sentence : `${MACHINE_WORDS[outcome]} ${sentence}`;
  if (words === '') return null;
  return (
    <span
      title={words}
      className={`text-second text-encre-2 ${answer === 'passed' ? 'line-clamp-1' : 'block'}`}
    >
      <Ordinals>{words}</Ordinals>
    </span>
  );
}
