import type { DocumentType } from '@quitus/domain/documents/document-type';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

import '../../theme/progress.css';
import { Ordinals } from '../../ui/Ordinals.tsx';
import type { DocumentEntry } from './dossier-view.ts';
import { DROP_PLACE, type Dropping } from './files/use-dropping.ts';
import { LINK } from './link-look.ts';
import { pageWords, type Progress } from './reading/reading-progress.ts';
import { secondLine } from './second-line.ts';
import { SlotChip, slotInk, SlotMark, slotWord } from './SlotChip.tsx';
import type { Highlight } from './use-highlight.ts';

export type RowAction = { label: string; to: string } | { label: string; onClick: () => void };

export type RowsProps = {
  highlight: Highlight;
  dropping: Dropping;
  /** Whether files may be dropped on it. */
  accepts: (entry: DocumentEntry) => boolean;
  /** Those that have just changed. */
  changed: ReadonlySet<DocumentType>;
  /** How far the reading of its files is; null when none is being read. */
  progressOf: (document_type: DocumentType) => Progress | null;
  /** Whether all its files were read: what is still not decided, a person looks at. */
  isRead: (document_type: DocumentType) => boolean;
  onOpen: (document_type: DocumentType) => void;
  actionOf: (entry: DocumentEntry) => RowAction | null;
};

type DocumentRowProps = RowsProps & { entry: DocumentEntry; now: Date };

/** The whole row opens the document; one action at most stands out of it. */
export function DocumentRow(props: DocumentRowProps) {
  const {
    entry,
    now,
    highlight,
    dropping,
    accepts,
    changed,
    progressOf,
    isRead,
    onOpen,
    actionOf,
  } = props;
  const { document_type, label } = entry;
  const action = actionOf(entry);
  const progress = progressOf(document_type);
  const lit = highlight.pointed === document_type || changed.has(document_type);
  const aimed = dropping.over === document_type;
  return (
    <li
      {...(accepts(entry) && { [DROP_PLACE]: document_type })}
      onPointerEnter={() => highlight.point(document_type)}
      onPointerLeave={() => highlight.point(null)}
      className={`relative -mx-3 flex min-h-13 items-center gap-x-4 rounded-champ px-3 py-2.5 print:min-h-0 print:py-1 transition-colors hover:bg-email-doux ${lit || aimed ? 'bg-email-doux' : ''} ${aimed ? 'inset-ring-2 inset-ring-email' : ''} ${changed.has(document_type) ? 'duration-700' : ''}`}
    >
      <SlotMark entry={entry} className="size-5.5 sm:hidden" />
      <button
        type="button"
        onClick={() => onOpen(document_type)}
        onFocus={() => highlight.point(document_type)}
        onBlur={() => highlight.point(null)}
        className="min-w-0 flex-1 text-left after:absolute after:inset-0 after:rounded-champ focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-email"
      >
        <span className="block font-medium">{label}</span>
        {progress ? (
          <PagesRead {...progress} />
        ) : (
          <span className="block text-second text-encre-2">
            <Ordinals>{secondLine(entry, now, isRead(document_type))}</Ordinals>
          </span>
        )}
        <span className={`block text-second font-semibold sm:sr-only ${slotInk(entry)}`}>
          {slotWord(entry)}
        </span>
      </button>
      {action && <ActionLink action={action} about={label} />}
      <span aria-hidden className="max-sm:hidden">
        <SlotChip entry={entry} />
      </span>
      <ChevronRight aria-hidden className="text-encre-3 sm:hidden" />
    </li>
  );
}

/** The words beside it are read out: the bar is for the eye. */
const PagesRead = (progress: Progress) => (
  <span className="flex flex-wrap items-center gap-x-3 text-second text-azur">
    Lecture en cours, {pageWords(progress)}
    <progress
      aria-hidden
      value={progress.pages_done}
      max={progress.pages_total}
      className="avancement max-w-40"
    />
  </span>
);

const ACTION = `print:hidden relative z-1 inline-flex min-h-11 items-center text-second ${LINK}`;

export function ActionLink({ action, about }: { action: RowAction; about: string }) {
  const text = (
    <>
      {action.label}
      <span className="sr-only"> : {about}</span>
    </>
  );
  return 'to' in action ? (
    <Link to={action.to} className={ACTION}>
      {text}
    </Link>
  ) : (
    <button type="button" onClick={action.onClick} className={ACTION}>
      {text}
    </button>
  );
}
