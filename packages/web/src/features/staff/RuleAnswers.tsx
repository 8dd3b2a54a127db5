import { RULE_QUESTIONS, type RuleOutcome, type Seen } from '@quitus/domain/control/control';
import { Check, X } from 'lucide-react';

import { Ordinals } from '../../ui/Ordinals.tsx';
import { Key } from './Key.tsx';
import { type Answers, answerOf, type Verdict } from './proposed-decision.ts';

type RuleListProps = {
  rules: readonly Verdict[];
  answers: Answers;
  onTurn: (verdict: Verdict) => void;
  /** The files on the desk: a page of another document is shown with that one. */
  file_ids: readonly string[];
  /** Shows where the machine saw it. */
  onSee: (verdict: Verdict, at: Seen) => void;
};

/** What must be true of the document: the machine answers first, a person has the last word. */
export const RuleList = ({ rules, answers, file_ids, onTurn, onSee }: RuleListProps) => (
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
          <Answer answer={answerOf(verdict, answers)} />
        </button>
        {answerOf(verdict, answers) !== 'passed' && (
          <span className="ml-12 flex flex-wrap gap-x-4">
            {pagesOf(verdict, file_ids).map((at) => (
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

/** Each page once; of two values that contradict each other, both. */
const pagesOf = ({ seen }: Verdict, file_ids: readonly string[]): Seen[] =>
  seen.filter(
    ({ file_id, page }, index) =>
      file_ids.includes(file_id) &&
      seen.findIndex((one) => one.file_id === file_id && one.page === page) === index,
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

function Answer({ answer }: { answer: RuleOutcome }) {
  if (answer === 'undecided')
    return <span className="flex-none text-second leading-6.25 text-encre-2">à répondre</span>;
  const look = 'flex flex-none items-center gap-1.5 text-second leading-6.25 font-semibold';
  return answer === 'passed' ? (
    <span className={`${look} text-vert`}>
      <Check aria-hidden className="size-4.5 stroke-2" />
      Oui
    </span>
  ) : (
    <span className={`${look} text-brique`}>
      <X aria-hidden className="size-4.5 stroke-2" />
      Non
    </span>
  );
}
