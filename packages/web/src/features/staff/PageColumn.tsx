import type { DocumentFile } from '@quitus/api/documents.api';

import { useThumbnail } from '../../page-viewer/use-thumbnail.ts';
import { isSameSheet, type Sheet, sheetsOf, shortName } from './sheets.ts';

type PageColumnProps = {
  uid: string;
  files: readonly DocumentFile[];
  shown: Sheet;
  onShow: (sheet: Sheet) => void;
};

/** The pages in small, file after file; a row above the page on a narrow screen. */
export const PageColumn = ({ uid, files, shown, onShow }: PageColumnProps) => (
  <ol
    aria-label="Fichiers"
    className="flex flex-none gap-4 overflow-auto p-4 min-[64rem]:w-24 min-[64rem]:flex-col min-[64rem]:py-6 min-[64rem]:pl-5"
  >
    {files.map((file) => (
      <li key={file.id} className="flex-none">
        {files.length > 1 && (
          <p title={file.name} className="mb-1.5 max-w-15 truncate text-mini text-encre-2">
            {shortName(file)}
          </p>
        )}
        <ol aria-label={`Pages de ${file.name}`} className="flex gap-1.5 min-[64rem]:flex-col">
          {sheetsOf([file]).map((sheet) => (
            <Thumbnail
              key={sheet.page}
              uid={uid}
              sheet={sheet}
              name={files.length > 1 ? ` de ${shortName(file)}` : ''}
              shown={isSameSheet(shown, sheet)}
              onShow={onShow}
            />
          ))}
        </ol>
      </li>
    ))}
  </ol>
);

type ThumbnailProps = {
  uid: string;
  sheet: Sheet;
  name: string;
  shown: boolean;
  onShow: (sheet: Sheet) => void;
};

function Thumbnail({ uid, sheet, name, shown, onShow }: ThumbnailProps) {
  const { place, url } = useThumbnail({ uid, ...sheet }, shown);
  return (
    <li ref={place} className="flex-none">
      <button
        type="button"
        aria-label={`Page ${sheet.page}${name}`}
        aria-current={shown ? 'page' : undefined}
        onClick={() => onShow(sheet)}
        className="block rounded-page aria-[current]:outline-2 aria-[current]:outline-offset-1 aria-[current]:outline-email"
      >
        {/* Paper is white by night too. */}
        <span
          data-theme="jour"
          className="relative block h-20 w-15 overflow-hidden rounded-page bg-blanc text-encre shadow-pose"
        >
          {url !== null && <img src={url} alt="" className="size-full object-cover object-top" />}
          <span
            aria-hidden
            className="absolute inset-x-0 bottom-0 bg-blanc/85 py-0.5 text-center text-mini"
          >
            {sheet.page}
          </span>
        </span>
      </button>
    </li>
  );
}
