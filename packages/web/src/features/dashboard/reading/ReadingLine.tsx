import type { DocumentFile } from '@quitus/api/documents.api';

import { SpinnerMark } from '../../../ui/Spinner.tsx';
import { isOver } from '../../../uploads/sending.ts';
import { useSendings } from '../../../uploads/uploads.ts';
import { readingWords } from './reading-progress.ts';

type ReadingLineProps = { uid: string; files: readonly DocumentFile[] };

/** How far the reading of a dossier is, where one looks first. Its beginnings and ends are said aloud elsewhere. */
export function ReadingLine({ uid, files }: ReadingLineProps) {
  const coming = useSendings().filter((one) => one.uid === uid && !isOver(one));
  const words = readingWords(files, coming);
  if (words === null) return null;
  return (
    <p className="mt-1 flex items-center gap-2 text-second font-medium text-email print:hidden">
      <SpinnerMark className="size-4.25" />
      {words}
    </p>
  );
}
