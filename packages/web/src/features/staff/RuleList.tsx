import { RULE_QUESTIONS, type RuleOutcome } from '@quitus/domain/control/control';
import { Check, X } from 'lucide-react';

import { Ordinals } from '../../ui/Ordinals.tsx';
import { Key } from './Key.tsx';
import { type Answers, answerOf, type Verdict } from './proposed-decision.ts';

type RuleListProps = {
  rules: readonly Verdict[];
  answers: Answers;
  onTurn: (verdict: Verdict) => void;
  /** Shows where the machine saw it. */
  onSee: (verdict: Verdict) => void;
};

/** What must be true of the document: the machine answers first, a person has the last word. */
export const RuleList = ({ rules, answers, onTurn, onSee }: RuleListProps) => (
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
        {verdict.seen.length > 0 && answerOf(verdict, answers) !== 'passed' && (
          <button
            type="button"
            onClick={() => onSee(verdict)}
            className="-mt-1 mb-1 ml-12 min-h-6 text-second font-medium text-email underline underline-offset-3"
          >
            Voir page {verdict.seen[0]?.page}
            <span className="sr-only"> : {RULE_QUESTIONS[verdict.rule]}</span>
          </button>
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
