import { BadgeCheck, MessageCircleQuestion } from 'lucide-react';
import { useId } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { Key } from '../Key.tsx';
import { type FieldCounts, settledWords } from './ped-counts.ts';
import { PED_KEYS } from './ped-keys.ts';

type PedDecisionProps = {
  counts: FieldCounts;
  pending: boolean;
  onDeliver: (() => void) | null;
  onAsk: () => void;
};

/** Delivered when nothing required is left open; else the customer is asked. */
export function PedDecision({ counts, pending, onDeliver, onAsk }: PedDecisionProps) {
  const hint = useId();
  return (
    <div className="flex flex-none flex-col gap-2.5 border-t border-trait px-5 py-4 min-[68.75rem]:px-9">
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          aria-keyshortcuts={PED_KEYS.deliver.key}
          aria-disabled={onDeliver === null || undefined}
          aria-describedby={hint}
          pending={pending}
          onClick={onDeliver ?? undefined}
        >
          <BadgeCheck aria-hidden />
          Livrer
          <Key onEnamel={onDeliver !== null}>{PED_KEYS.deliver.key}</Key>
        </Button>
        <Button
          variant="secondary"
          aria-label="Poser une question"
          aria-keyshortcuts={PED_KEYS.ask.key}
          disabled={pending}
          onClick={onAsk}
        >
          <MessageCircleQuestion aria-hidden />
          <span className="sm:hidden">Question</span>
          <span className="max-sm:hidden">Poser une question</span>
          <Key>{PED_KEYS.ask.key}</Key>
        </Button>
      </div>
      <p id={hint} className="text-second text-encre-2">
        {deliveryWords(counts)}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-second text-encre-2 max-sm:hidden pointer-coarse:hidden">
        {HINTS.map(({ keys, words }) => (
          <span key={words} className="flex items-center gap-2">
            <Key>{keys}</Key>
            {words}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Values that were read and not confirmed are printed as they are: the person who delivers answers for them. */
function deliveryWords(counts: FieldCounts): string {
  const { open, unconfirmed, reviewed, unknown } = counts;
  if (open === 1) return 'Une rubrique requise attend encore.';
  if (open > 1) return `${open} rubriques requises attendent encore.`;
  if (unconfirmed + reviewed + unknown === 0) return 'Tout est réglé et confirmé.';
  const settled = reviewed + unknown === 0 ? '' : ` : ${settledWords(counts)}`;
  const printed =
    unconfirmed === 0
      ? ''
      : unconfirmed === 1
        ? ' La valeur lue mais non confirmée sera imprimée telle quelle.'
        : ` Les ${unconfirmed} valeurs lues mais non confirmées seront imprimées telles quelles.`;
  return `Plus aucune réponse n’est attendue${settled}.${printed}`;
}

const HINTS = [
  { keys: '↑ ↓', words: 'rubrique' },
  { keys: 'Entrée', words: 'confirmer ou répondre' },
  { keys: 'M', words: 'modifier' },
  { keys: 'I', words: 'inconnu' },
  { keys: 'T', words: 'à compléter, ou tout' },
];
