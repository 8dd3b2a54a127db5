import { type RefObject, useEffect, useRef, useState } from 'react';

import { type PageSource, usePagePicture } from './page-pictures.ts';
import type { Sheet } from './sheet.ts';

type Thumbnail<Place extends Element> = { place: RefObject<Place | null>; url: string | null };

/**
 * A page in small, fetched once it comes into sight: a file may have three hundred, and as many files
 * may wait. The one on show stays in sight.
 */
export function useThumbnail<Place extends Element = HTMLLIElement>(
  source: PageSource,
  sheet: Sheet,
  shown: boolean,
  wanted = true,
): Thumbnail<Place> {
  const place = useRef<Place>(null);
  const [seen, setSeen] = useState(false);
  const { url } = usePagePicture(source(sheet, 'thumb'), wanted && seen);

  useEffect(() => {
    const element = place.current;
    if (!element || !wanted) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [wanted]);

  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);

  return { place, url };
}
