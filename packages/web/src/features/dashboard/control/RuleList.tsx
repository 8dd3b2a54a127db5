import type { ControlView } from '@quitus/api/reading.api';
import { RULE_QUESTIONS } from '@quitus/domain/control/control';
import { ChevronDown } from 'lucide-react';

import { OutcomeMark } from '../../../facts/OutcomeMark.tsx';
import { Ordinals } from '../../../ui/Ordinals.tsx';
import { type Seeing, SeenPages } from './SeenPages.tsx';

/** What was controlled, point by point. */
export function RuleList({ rules, seeing }: Pick<ControlView, 'rules'> & { seeing: Seeing }) {
  const passed = rules.filter(({ outcome }) => outcome === 'passed').length;
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-champ text-second font-medium text-encre-2 hover:text-encre [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4.5 transition-transform group-open:rotate-180" />
        Points contrôlés ({passed} sur {rules.length})
      </summary>
      <ul className="mt-1 flex flex-col gap-3">
        {rules.map(({ rule, outcome, sentence, seen }) => (
          <li key={rule} className="flex items-start gap-4">
            <span className="min-w-0 flex-1">
              <span className="block">{RULE_QUESTIONS[rule]}</span>
              <span className="block text-second wrap-break-word text-encre-2">
                <Ordinals>{sentence}</Ordinals>
              </span>
              {outcome !== 'passed' && <SeenPages seen={seen} seeing={seeing} />}
            </span>
            <OutcomeMark outcome={outcome} undecided="à regarder" />
          </li>
        ))}
      </ul>
    </details>
  );
}
