import type { DocumentFile } from '@quitus/api/documents.api';
import type { ControlView } from '@quitus/api/reading.api';
import { pagesSeen } from '@quitus/domain/control/control';
import { Link } from 'react-router';

import { LINK } from '../link-look.ts';
import { askedState } from '../use-asked-page.ts';

export type Seeing = {
  files: readonly DocumentFile[];
  /** The file on show. */
  shown_id: string | null;
  onPage: (page: number) => void;
};

type SeenPagesProps = { seen: ControlView['rules'][number]['seen']; seeing: Seeing };

/** The pages that made a rule hesitate: of the file on show at once, of another through its document, at that page. */
export function SeenPages({ seen, seeing: { files, shown_id, onPage } }: SeenPagesProps) {
  return (
    <span className="flex flex-wrap gap-x-4 text-second empty:hidden">
      {pagesSeen(seen).map(({ file_id, page }) => {
        const key = `${file_id} ${page}`;
        if (file_id === shown_id)
          return (
            <button key={key} type="button" className={LINK} onClick={() => onPage(page)}>
              Voir page {page}
            </button>
          );
        const file = files.find(({ id }) => id === file_id);
        return (
          file?.document_type && (
            <Link
              key={key}
              className={LINK}
              to={{ search: `document=${file.document_type}` }}
              state={askedState(file_id, page)}
              preventScrollReset
            >
              Voir {file.name}, page {page}
            </Link>
          )
        );
      })}
    </span>
  );
}
