// The page that a link asks for: it opens the document, and this says which file of it, at which page.
import { useState } from 'react';
import { useLocation } from 'react-router';

import type { Sheet } from '../../page-viewer/sheet.ts';

export type AskedPage = Sheet & {
  /** Of the visit: the same page may be asked for again. */
  key: string;
};

export const askedState = (file_id: string, page: number) => ({ asked: { file_id, page } });

export function useAskedPage(): AskedPage | null {
  const { state, key } = useLocation();
  const place = askedIn(state);
  return place && { ...place, key };
}

/** Another file is looked at from its first page, or from the one asked for. */
export function useShownPage(file_id: string, asked: AskedPage | null) {
  const place = asked?.file_id === file_id ? asked : null;
  const visit = `${file_id} ${place?.key ?? ''}`;
  const [turned, setTurned] = useState({ visit, page: place?.page ?? 1 });
  const page = turned.visit === visit ? turned.page : (place?.page ?? 1);
  return {
    shown: { file_id, page },
    onShow: (sheet: Sheet) => setTurned({ visit, page: sheet.page }),
  };
}

/** What a browser kept may be of another day: only what is whole counts. */
function askedIn(state: unknown): Sheet | null {
  const asked: unknown = isObject(state) && 'asked' in state ? state.asked : null;
  if (!isObject(asked) || !('file_id' in asked) || !('page' in asked)) return null;
  const { file_id, page } = asked;
  return typeof file_id === 'string' && typeof page === 'number' ? { file_id, page } : null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
