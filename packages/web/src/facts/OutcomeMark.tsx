import type { RuleOutcome } from '@quitus/domain/control/control';
import { Check, CircleHelp, type LucideIcon, X } from 'lucide-react';

const MARKS: Record<RuleOutcome, { word: string | null; Icon: LucideIcon; ink: string }> = {
  passed: { word: 'Oui', Icon: Check, ink: 'text-vert' },
  failed: { word: 'Non', Icon: X, ink: 'text-brique' },
  undecided: { word: null, Icon: CircleHelp, ink: 'text-ardoise' },
};

type OutcomeMarkProps = { outcome: RuleOutcome; undecided: string };

/** What a rule answers: word and sign, since a colour alone says nothing. */
export function OutcomeMark({ outcome, undecided }: OutcomeMarkProps) {
  const { word, Icon, ink } = MARKS[outcome];
  return (
    <span
      className={`flex flex-none items-center gap-1.5 text-second leading-6.25 font-semibold ${ink}`}
    >
      <Icon aria-hidden className="size-4.5 stroke-2" />
      {word ?? undecided}
    </span>
  );
}
