import type { DocumentType } from '@quitus/domain/documents/document-type';

import type { DocumentEntry } from './dossier-view.ts';
import { LINK } from './link-look.ts';
import { secondLine } from './second-line.ts';

export type FoldedProps = {
  entries: readonly DocumentEntry[];
  now: Date;
  onOpen: (document_type: DocumentType) => void;
  /** Null for whoever may not put a document back. */
  onRestore: ((document_type: DocumentType) => void) | null;
  restoring: DocumentType | null;
};

/** What does not apply, each with its reason; what somebody set aside can be put back. */
export const Folded = ({ entries, now, onOpen, onRestore, restoring }: FoldedProps) => (
  <ul className="flex flex-col gap-0.5">
    {entries.map((entry) => {
      const { document_type, label, slot } = entry;
      return (
        <li
          key={document_type}
          className="relative -mx-3 flex min-h-13 items-center gap-x-4 rounded-champ px-3 py-2 transition-colors hover:bg-email-doux"
        >
          <button
            type="button"
            onClick={() => onOpen(document_type)}
            className="min-w-0 flex-1 text-left after:absolute after:inset-0 after:rounded-champ focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-email"
          >
            <span className="block font-medium text-encre-2">{label}</span>
            <span className="block text-second text-encre-3">{secondLine(entry, now)}</span>
          </button>
          {slot.waived_at !== null && onRestore && (
            <button
              type="button"
              disabled={restoring !== null}
              aria-busy={restoring === document_type || undefined}
              onClick={() => onRestore(document_type)}
              className={`relative z-1 min-h-11 text-second ${LINK}`}
            >
              Remettre
              <span className="sr-only"> {label} dans la liste</span>
            </button>
          )}
        </li>
      );
    })}
  </ul>
);
