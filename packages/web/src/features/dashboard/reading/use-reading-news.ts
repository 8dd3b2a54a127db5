import type { DocumentFile } from '@quitus/api/documents.api';
import { useState } from 'react';

import { readingNews } from './reading-progress.ts';

/** What to say aloud of the readings that start and end while the page is open; `files` once they are known. */
export function useReadingNews(files: readonly DocumentFile[] | undefined): string {
  const [seen, setSeen] = useState(files);
  const [news, setNews] = useState('');
  if (seen !== files) {
    setSeen(files);
    const announced = seen && files ? readingNews(seen, files) : '';
    if (announced !== '') setNews(announced);
  }
  return news;
}
