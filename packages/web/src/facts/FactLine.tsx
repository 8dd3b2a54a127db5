import type { FactValue, FactView } from '@quitus/api/reading.api';
import { Check, CircleHelp, Eye, type LucideIcon, Pencil } from 'lucide-react';
import type { ComponentProps } from 'react';

import { factLabel, factLines, formerWords, originWords, proofWords } from './fact-words.ts';

type FactLineProps = Omit<ComponentProps<'button'>, 'children'> & {
  fact: FactView;
  chosen: boolean;
  /** The paper gives another value of the same thing elsewhere. */
  doubled?: boolean;
};

const ORIGIN_ICONS: Record<FactView['state'], LucideIcon> = {
  READ: Eye,
  CONFIRMED: Check,
  CORRECTED: Pencil,
};

/** One thing that was read: what it is, its value, where it comes from and, chosen, how it is known. */
export function FactLine({ fact, chosen, doubled = false, ...button }: FactLineProps) {
  const { name, value, state, proof } = fact;
  const isDoubtful = proof === 'DOUBTFUL';
  const Icon = isDoubtful ? CircleHelp : ORIGIN_ICONS[state];
  const former = formerWords(fact);
  return (
    <button
      {...button}
      type="button"
      aria-current={chosen ? 'true' : undefined}
      className={`flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-champ px-3.5 py-2.5 text-left transition-colors focus-visible:rounded-champ ${chosen ? 'bg-lampe-doux inset-ring-2 inset-ring-lampe-trait' : 'hover:bg-creux'}`}
    >
      <span className="min-w-0 flex-1 basis-40">
        <span className="block text-second text-encre-2">{factLabel(name)}</span>
        <Value name={name} value={value} whole={chosen} />
        {former !== '' && (
          <span className="block text-second wrap-break-word text-encre-2">Avant : {former}</span>
        )}
        {doubled && (
          <span className="block text-second font-semibold text-ocre">deux lectures</span>
        )}
      </span>
      <span
        title={proofWords(fact)}
        className={`flex items-center gap-1.75 text-second font-medium ${chosen || isDoubtful ? 'text-ocre' : 'text-encre-2'}`}
      >
        <Icon aria-hidden className="size-4.5" />
        {originWords(fact)}
      </span>
      {chosen && proof !== null && (
        <span className="basis-full text-second wrap-break-word text-encre-2">
          {proofWords(fact)}
        </span>
      )}
    </button>
  );
}

/** What a long list shows until it is looked at. */
const FEW = 3;

type ValueProps = { name: string; value: FactValue; whole: boolean };

function Value({ name, value, whole }: ValueProps) {
  const lines = factLines(name, value);
  const shown = whole || lines.length <= FEW + 1 ? lines : lines.slice(0, FEW);
  const more = lines.length - shown.length;
  return (
    <span className="block text-champ wrap-break-word">
      {shown.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
      {more > 0 && <span className="block text-second text-encre-2">et {more} autres</span>}
    </span>
  );
}
