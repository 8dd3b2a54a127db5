// The page that a link asks for: it opens the document, and this says which file of it, at which page.
import { useLocation } from 'react-router';

export type AskedPage = {
  file_id: string;
  page: number;
  /** Of the visit: the same page may be asked for again. */
  key: string;
};

export const askedState = (file_id: string, page: number) => ({ asked: { file_id, page } });

export function useAskedPage(): AskedPage | null {
  const { state, key } = useLocation();
  const place = askedIn(state);
  return place && { ...place, key };
}

/** What a browser kept may be of another day: only what is whole counts. */
function askedIn(state: unknown): { file_id: string; page: number } | null {
  const asked: unknown = isObject(state) && 'asked' in state ? state.asked : null;
  if (!isObject(asked) || !('file_id' in asked) || !('page' in asked)) return null;
  const { file_id, page } = asked;
  return typeof file_id === 'string' && typeof page === 'number' ? { file_id, page } : null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
