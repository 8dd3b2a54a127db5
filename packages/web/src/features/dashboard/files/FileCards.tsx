import type { DocumentFile } from '@quitus/api/documents.api';
import { filesByCalendar } from '@quitus/domain/documents/file-order';
import { type Covered, periodWords } from '@quitus/domain/documents/period';
import type { DocumentStatus } from '@quitus/domain/documents/status';

import { STATUS_INK, StatusMark } from '../../../ui/StatusMark.tsx';
import { fileWord, shortName } from './slot-files.ts';

type FileCardsProps = {
  files: readonly DocumentFile[];
  status: DocumentStatus;
  shown: DocumentFile | null;
  /** What is missing among them. */
  awaited: Covered | null;
  onShow: (id: string) => void;
};

/** The four quarters of a year stand in one row. */
const QUARTERS = 'grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]';
const NAMES = 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]';

/** Which of the files of a document is on show: « T3 2026, vérifié », in the order of the calendar. */
export const FileCards = ({ files, status, shown, awaited, onShow }: FileCardsProps) => (
  <ul className={`grid gap-2.5 ${files.every((file) => periodWords(file)) ? QUARTERS : NAMES}`}>
    {files.toSorted(filesByCalendar).map((file) => {
      const chosen = file.id === shown?.id;
      return (
        <li key={file.id}>
          <button
            type="button"
            aria-current={chosen ? 'true' : undefined}
            title={file.name}
            onClick={() => onShow(file.id)}
            className={`flex w-full flex-col rounded-champ px-3 py-2.5 text-left transition-colors focus-visible:rounded-champ ${chosen ? 'bg-email-doux inset-ring-2 inset-ring-email' : 'bg-creux hover:bg-creux-vif'}`}
          >
            <span className="w-full truncate font-semibold">{shortName(file)}</span>
            <span
              className={`mt-0.5 flex items-center gap-1.5 text-second ${status === 'VERIFIED' ? `font-semibold ${STATUS_INK.verified}` : 'text-encre-2'}`}
            >
              {status === 'VERIFIED' && <StatusMark status={status} className="size-4" />}
              {fileWord(file, status)}
            </span>
          </button>
        </li>
      );
    })}
    {awaited && (
      <li className="rounded-champ border border-dashed border-ocre px-3 py-2.5">
        <span className="block font-semibold">{periodWords(awaited)}</span>
        <span className="mt-0.5 flex items-center gap-1.5 text-second font-semibold text-ocre">
          <StatusMark status={status} className="size-4" />
          manque
        </span>
      </li>
    )}
  </ul>
);
