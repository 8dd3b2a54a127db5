import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import { BadgeCheck, MessageCircleQuestion } from 'lucide-react';
import { useId } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { Key } from '../Key.tsx';
import { PED_KEYS } from './ped-keys.ts';

type PedDecisionProps = {
  /** Required fields that nobody settled. */
  open: readonly FieldReference[];
  pending: boolean;
  onDeliver: (() => void) | null;
  onAsk: () => void;
};

/** Delivered when nothing required is left open; else the customer is asked. */
export function PedDecision({ open, pending, onDeliver, onAsk }: PedDecisionProps) {
  const hint = useId();
  return (
    <div className="flex flex-none flex-col gap-2.5 border-t border-trait px-5 py-4 min-[64rem]:px-9">
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
          aria-keyshortcuts={PED_KEYS.ask.key}
          disabled={pending}
          onClick={onAsk}
        >
          <MessageCircleQuestion aria-hidden />
          Poser une question
          <Key>{PED_KEYS.ask.key}</Key>
        </Button>
      </div>
      <p id={hint} className="text-second text-encre-2">
        {open.length === 0
          ? 'Chaque rubrique requise est réglée.'
          : open.length === 1
            ? 'Une rubrique requise attend encore.'
            : `${open.length} rubriques requises attendent encore.`}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-second text-encre-2">
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

const HINTS = [
  { keys: '↑ ↓', words: 'rubrique' },
  { keys: 'Entrée', words: 'confirmer ou répondre' },
  { keys: 'M', words: 'modifier' },
  { keys: 'I', words: 'inconnu' },
  { keys: 'T', words: 'à compléter, ou tout' },
];
