import { useThumbnail } from '../../../page-viewer/use-thumbnail.ts';
import type { Move } from './viewing.ts';

type PageStripProps = {
  uid: string;
  file_id: string;
  pages: number;
  page: number;
  onMove: (move: Move) => void;
};

export const PageStrip = ({ pages, ...rest }: PageStripProps) => (
  <ol aria-label="Pages" className="flex flex-none gap-2 overflow-x-auto p-1">
    {Array.from({ length: pages }, (_, index) => (
      <Thumbnail key={index} number={index + 1} {...rest} />
    ))}
  </ol>
);

type ThumbnailProps = Omit<PageStripProps, 'pages'> & { number: number };

function Thumbnail({ uid, file_id, page, number, onMove }: ThumbnailProps) {
  const shown = page === number;
  const { place, url } = useThumbnail({ uid, file_id, page: number }, shown);
  return (
    <li ref={place} className="flex-none">
      <button
        type="button"
        aria-label={`Page ${number}`}
        aria-current={shown ? 'page' : undefined}
        onClick={() => onMove({ page: number })}
        className={`block h-18 w-13 overflow-hidden rounded-page bg-blanc ${shown ? 'outline-2 outline-offset-1 outline-email' : 'opacity-80 hover:opacity-100'}`}
      >
        {url !== null && <img src={url} alt="" className="size-full object-cover object-top" />}
      </button>
    </li>
  );
}
