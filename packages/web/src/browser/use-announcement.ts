import { useState } from 'react';

/** What to say aloud of what changes while the page is open. */
export function useAnnouncement<T>(value: T, describe: (before: T, after: T) => string): string {
  const [seen, setSeen] = useState(value);
  const [news, setNews] = useState('');
  if (seen !== value) {
    setSeen(value);
    const said = describe(seen, value);
    if (said !== '') setNews(said);
  }
  return news;
}
