import type { PageSource } from './page-pictures.ts';
import { isSameSheet, type PagedFile, type Sheet } from './sheet.ts';
import { useThumbnail } from './use-thumbnail.ts';

type PageThumbnailsProps = {
  source: PageSource;
  files: readonly (PagedFile & { name: string })[];
  shown: Sheet;
  onShow: (sheet: Sheet) => void;
  /** Down the side of the page where there is room; a row otherwise. */
  beside?: boolean;
};

/** The pages in small, file after file. */
export function PageThumbnails({ files, beside = false, ...rest }: PageThumbnailsProps) {
  const several = files.length > 1;
  return (
    <ol
      aria-label={several ? 'Fichiers' : 'Pages'}
      className={`flex flex-none gap-4 overflow-auto ${beside ? ASIDE : 'p-1'}`}
    >
      {files.map(({ id, name, pages }) => (
        <li key={id} className="flex-none">
          {several && (
            <p title={name} className="mb-1.5 max-w-15 truncate text-mini text-encre-2">
              {name}
            </p>
          )}
          <ol
            aria-label={`Pages de ${name}`}
            className={`flex gap-1.5 ${beside ? 'min-[68.75rem]:flex-col' : ''}`}
          >
            {Array.from({ length: pages ?? 0 }, (_, index) => (
              <Thumbnail
                key={index}
                sheet={{ file_id: id, page: index + 1 }}
                name={several ? ` de ${name}` : ''}
                {...rest}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

const ASIDE =
  'p-4 min-[68.75rem]:w-24 min-[68.75rem]:flex-col min-[68.75rem]:py-6 min-[68.75rem]:pl-5';

type ThumbnailProps = Omit<PageThumbnailsProps, 'files' | 'beside'> & {
  sheet: Sheet;
  name: string;
};

function Thumbnail({ source, sheet, name, shown, onShow }: ThumbnailProps) {
  const current = isSameSheet(shown, sheet);
  const { place, url } = useThumbnail(source, sheet, current);
  return (
    <li ref={place} className="flex-none">
      <button
        type="button"
        aria-label={`Page ${sheet.page}${name}`}
        aria-current={current ? 'page' : undefined}
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
