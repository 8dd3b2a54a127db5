import { type RefObject, useEffect, useRef, useState } from 'react';

import { type PagePlace, usePagePicture } from './page-pictures.ts';

/**
 * A page in small, fetched once it comes into sight: a file may have three hundred. The one on show
 * stays in sight.
 */
export function useThumbnail(
  page: PagePlace,
  shown: boolean,
): { place: RefObject<HTMLLIElement | null>; url: string | null } {
  const place = useRef<HTMLLIElement>(null);
  const [seen, setSeen] = useState(false);
  const { url } = usePagePicture(page, 'thumb', seen);

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

  return { place, url };
}
