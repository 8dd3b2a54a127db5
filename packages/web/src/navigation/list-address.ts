// The list of dossiers as it was left: its search, filter and order are in its address.
import { useLocation } from 'react-router';

import { paths } from '../paths.ts';
import { followSession, readSession } from '../session/session.ts';

let left: string = paths.account;

export function keepListAddress(query: string): void {
  left = query === '' ? paths.account : `${paths.account}?${query}`;
}

if (typeof window !== 'undefined')
  followSession(() => {
    if (readSession() === null) left = paths.account;
  });

/** Where « Mes dossiers » leads: back to the list as it was; from the list itself, to all of it. */
export function useListAddress(): string {
  const { pathname } = useLocation();
  return pathname === paths.account ? paths.account : left;
}
