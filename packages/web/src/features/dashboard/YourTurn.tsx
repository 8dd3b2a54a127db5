import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import type { NextAction } from '@quitus/domain/portfolios/attention';

import { StatusChip } from '../../ui/StatusChip.tsx';
import { ActionLink, type RowsProps } from './DocumentRow.tsx';
import type { DocumentEntry } from './dossier-view.ts';
import { secondLine } from './second-line.ts';

type YourTurnProps = Pick<RowsProps, 'onOpen' | 'actionOf'> & {
  entries: readonly DocumentEntry[];
  next: NextAction | null;
  now: Date;
};

/** On a phone, what waits for somebody comes before the whole list. */
export function YourTurn({ entries, next, now, onOpen, actionOf }: YourTurnProps) {
  const waiting = entries.filter((entry) => entry.waiting);
  const shown =
    waiting.length > 0
      ? waiting
      : entries.filter(({ document_type }) => document_type === next?.document_type);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="a-vous-de-jouer" className="sm:hidden">
      <div className="flex items-baseline justify-between gap-4 border-b border-trait pb-3">
        <h2 id="a-vous-de-jouer" className="text-h3">
          À vous de jouer
        </h2>
        <span className="text-second text-encre-2">
          {shown.length} {shown.length > 1 ? 'actions' : 'action'}
        </span>
      </div>
      <ul className="divide-y divide-trait">
        {shown.map((entry) => {
          const { document_type, label, slot } = entry;
          const action = actionOf(entry) ?? { label: 'Voir', onClick: () => onOpen(document_type) };
          const said =
            waiting.length > 0 ? secondLine(entry, now) : DOCUMENT_FACTS[document_type].held_by;
          return (
            <li key={document_type} className="py-4">
              <p className="font-medium">{waiting.length > 0 ? label : next?.label}</p>
              <p className="text-second text-encre-2">{said}</p>
              <div className="mt-2 flex items-center justify-between gap-4">
                <StatusChip status={slot.status} />
                <ActionLink action={action} about={label} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
