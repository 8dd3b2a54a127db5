import type { ControlView } from '@quitus/api/reading.api';
import { RULE_QUESTIONS, type RuleOutcome } from '@quitus/domain/control/control';
import { Check, ChevronDown, CircleHelp, type LucideIcon, X } from 'lucide-react';

import { Ordinals } from '../../../ui/Ordinals.tsx';
import { type Seeing, SeenPages } from './SeenPages.tsx';

const OUTCOMES: Record<RuleOutcome, { word: string; Icon: LucideIcon; ink: string }> = {
  passed: { word: 'oui', Icon: Check, ink: 'text-encre-2' },
  failed: { word: 'non', Icon: X, ink: 'text-brique' },
  undecided: { word: 'à regarder', Icon: CircleHelp, ink: 'text-ardoise' },
};

/** What was controlled, point by point; word and sign, since a colour alone says nothing. */
export function RuleList({ rules, seeing }: Pick<ControlView, 'rules'> & { seeing: Seeing }) {
  const passed = rules.filter(({ outcome }) => outcome === 'passed').length;
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-champ text-second font-medium text-encre-2 hover:text-encre [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
        Points contrôlés ({passed} sur {rules.length})
      </summary>
      <ul className="mt-1 flex flex-col gap-3">
        {rules.map(({ rule, outcome, sentence, seen }) => {
          const { word, Icon, ink } = OUTCOMES[outcome];
          return (
            <li key={rule} className="flex items-start gap-4">
              <span className="min-w-0 flex-1">
                <span className="block">{RULE_QUESTIONS[rule]}</span>
                <span className="block text-second wrap-break-word text-encre-2">
                  <Ordinals>{sentence}</Ordinals>
                </span>
                {outcome !== 'passed' && <SeenPages seen={seen} seeing={seeing} />}
              </span>
              <span className={`flex items-center gap-1.5 text-second font-semibold ${ink}`}>
                <Icon aria-hidden className="size-4.5 stroke-2" />
                {word}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
