import { BadgeCheck, Download } from 'lucide-react';
import type { ReactNode } from 'react';

import { moveBetweenRows } from '../../navigation/row-keys.ts';
import { SOLID_SEAL } from '../../ui/chip-look.ts';
import { saveSharedFile } from './save-shared-file.ts';
import {
  fileTitle,
  pageWords,
  secondLine,
  type SharedDocument,
  type ViewedFile,
} from './shared-view.ts';
import type { SharedListProps } from './SharedList.tsx';

type SharedRowProps = Omit<SharedListProps, 'categories'> & {
  document: SharedDocument;
};

/** A document of one file is its row; with several, each of them is a row under its name. */
export function SharedRow({ document, ...rows }: SharedRowProps) {
  const [first, ...others] = document.files;
  if (!first) return null;
  const seal = <BadgeCheck aria-hidden className={`mt-0.5 flex-none text-vert ${SOLID_SEAL}`} />;
  const name = (
    <span className="block min-w-0">
      <span className="block font-medium">{document.label}</span>
      <span className="block text-second text-encre-2">{secondLine(document)}</span>
    </span>
  );
  if (others.length === 0)
    return (
      <FileRow file={first} {...rows}>
        {seal}
        {name}
      </FileRow>
    );
  return (
    <>
      <div className="flex gap-3.5 py-2.5">
        {seal}
        {name}
      </div>
      <ul className="pl-9.5">
        {document.files.map((file) => (
          <li key={file.id}>
            <FileRow file={file} {...rows}>
              <span className="block min-w-0">
                <span className="block font-medium wrap-break-word">{file.part}</span>
                <span className="block text-second text-encre-2">{pageWords(file.pages)}</span>
              </span>
            </FileRow>
          </li>
        ))}
      </ul>
    </>
  );
}

type FileRowProps = Omit<SharedRowProps, 'document'> & { file: ViewedFile; children: ReactNode };

function FileRow({ file, children, token, chosen, onChoose, ...list }: FileRowProps) {
  const name = fileTitle(file);
  return (
    <div
      data-chosen={file.id === chosen || undefined}
      className="-mx-3.5 flex items-center rounded-champ transition-colors hover:bg-creux data-chosen:bg-email-doux"
    >
      <button
        type="button"
        data-file={file.id}
        aria-current={file.id === chosen || undefined}
        onClick={() => onChoose(file.id)}
        onKeyDown={(event) => {
          const reached = moveBetweenRows(event, rowsAround(event.currentTarget));
          const id = reached?.dataset['file'];
          if (id !== undefined && list.followsFocus) onChoose(id);
        }}
        className="flex min-h-13 min-w-0 flex-1 items-start gap-3.5 rounded-champ px-3.5 py-2.5 text-left focus-visible:rounded-champ"
      >
        {children}
      </button>
      {list.downloads && (
        <button
          type="button"
          aria-label={`Télécharger ${name}`}
          onClick={() => void saveSharedFile(token, file)}
          className="grid size-11 flex-none place-items-center print:hidden rounded-champ text-encre-2 hover:text-email focus-visible:rounded-champ"
        >
          <Download aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}

/** Whatever category they are in. */
const rowsAround = (row: HTMLElement): HTMLElement[] => [
  ...(row.closest('[data-rows]')?.querySelectorAll<HTMLElement>('[data-file]') ?? []),
];
