import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { NextAction } from '@quitus/domain/portfolios/attention';
import { useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { Ordinals } from '../../ui/Ordinals.tsx';
import { ActionLink, type RowsProps } from './DocumentRow.tsx';
import type { DocumentEntry } from './dossier-view.ts';
import { secondLine } from './second-line.ts';
import { slotInk, SlotMark, slotWord } from './SlotChip.tsx';

type YourTurnProps = Pick<RowsProps, 'onOpen' | 'actionOf'> & {
  entries: readonly DocumentEntry[];
  next: NextAction | null;
  now: Date;
};

/** More would push the list away, which says the same of each. */
const FIRST = 3;

/** On a phone, what waits for somebody comes before the whole list. */
export function YourTurn({ entries, next, now, onOpen, actionOf }: YourTurnProps) {
  const [whole, setWhole] = useState(false);
  const waiting = entries.filter((entry) => entry.waiting);
  const due =
    waiting.length > 0
      ? waiting
      : entries.filter(({ document_type }) => document_type === next?.document_type);
  if (due.length === 0) return null;
  const shown = whole || due.length === FIRST + 1 ? due : due.slice(0, FIRST);
  const others = due.length - shown.length;
  return (
    <section aria-labelledby="a-vous-de-jouer" className="sm:hidden">
      <div className="flex items-baseline justify-between gap-4 border-b border-trait pb-3">
        <h2 id="a-vous-de-jouer" className="text-h3">
          À vous de jouer
        </h2>
        <span className="text-second text-encre-2">
          {due.length} {due.length > 1 ? 'actions' : 'action'}
        </span>
      </div>
      <ul className="divide-y divide-trait">
        {shown.map((entry) => {
          const { document_type, label } = entry;
          const action = actionOf(entry) ?? { label: 'Voir', onClick: () => onOpen(document_type) };
          const said =
            waiting.length > 0 ? secondLine(entry, now) : DOCUMENT_FACTS[document_type].held_by;
          return (
            <li key={document_type} className="flex items-center gap-x-3.5 py-2">
              <SlotMark entry={entry} className="size-5.5" />
              <div className="min-w-0 flex-1">
                <p className="font-medium">{waiting.length > 0 ? label : next?.label}</p>
                <p className="text-second text-encre-2">
                  <span className={`font-semibold ${slotInk(entry)}`}>{slotWord(entry)}.</span>{' '}
                  <Ordinals>{said}</Ordinals>
                </p>
              </div>
              <ActionLink action={action} about={label} />
            </li>
          );
        })}
      </ul>
      {others > 0 && (
        <Button variant="secondary" size="compact" className="mt-2" onClick={() => setWhole(true)}>
          Voir les {others} autres
        </Button>
      )}
    </section>
  );
}
