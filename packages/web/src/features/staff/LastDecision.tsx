import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { streetOf } from '@quitus/domain/portfolios/property-address';

import { STATUS_LOOK } from '../../ui/status-look.ts';
import { Key } from './Key.tsx';
import { SHORTCUTS } from './shortcuts.ts';
import type { MadeDecision } from './use-decisions.ts';

type LastDecisionProps = { made: MadeDecision | null; pending: boolean; onUndo: () => void };

/** « Vérifié. Annuler », away from the buttons of the next decision. Always there, to be read aloud. */
export const LastDecision = ({ made, pending, onUndo }: LastDecisionProps) => (
  <output className="block empty:hidden min-[68.75rem]:fixed min-[68.75rem]:bottom-4 min-[68.75rem]:left-4 min-[68.75rem]:z-20">
    {made && (
      <span className="flex flex-wrap items-center gap-x-4 bg-surface px-5 py-1.5 text-second min-[68.75rem]:rounded-carte min-[68.75rem]:shadow-leve">
        <span>
          <strong className="font-semibold">{STATUS_LOOK[made.to].label}.</strong>{' '}
          <span className="text-encre-2">
            {DOCUMENT_FACTS[made.document_type].label}, {streetOf(made.main_address)}
          </span>
        </span>
        <button
          type="button"
          aria-keyshortcuts={SHORTCUTS.undo.key}
          disabled={pending}
          onClick={onUndo}
          className="flex min-h-10 items-center gap-2 font-semibold text-email underline underline-offset-3"
        >
          Annuler
          <Key>{SHORTCUTS.undo.key}</Key>
        </button>
      </span>
    )}
  </output>
);
