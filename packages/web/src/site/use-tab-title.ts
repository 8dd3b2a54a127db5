import { useEffect } from 'react';

import { site } from './site.ts';

/** What is known only once the page is there: tabs are told apart by it. Null leaves the title as it is. */
export function useTabTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${site.name}`;
  }, [title]);
}
