import type { DocumentFile } from '@quitus/api/documents.api';
import type { DocumentStatus } from '@quitus/domain/documents/status';

import { STATUS_INK, StatusMark } from '../../../ui/StatusMark.tsx';
import { fileWord, shortName } from './slot-files.ts';

type FileCardsProps = {
  files: readonly DocumentFile[];
  status: DocumentStatus;
  shown: DocumentFile | null;
  onShow: (id: string) => void;
};

/** Which of the files of a document is on show: « T3 2026, vérifié ». */
export const FileCards = ({ files, status, shown, onShow }: FileCardsProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2.5">
    {files.map((file) => {
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
  </ul>
);
