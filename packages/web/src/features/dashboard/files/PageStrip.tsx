import { useEffect, useRef, useState } from 'react';

import { usePagePicture } from '../../../page-pictures.ts';
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

/** Fetched once it comes into sight: a file may have three hundred pages. */
function Thumbnail({ uid, file_id, page, number, onMove }: ThumbnailProps) {
  const place = useRef<HTMLLIElement>(null);
  const [seen, setSeen] = useState(false);
  const { url } = usePagePicture({ uid, file_id, page: number }, 'thumb', seen);
  const shown = page === number;

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);

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
