import { parsePropertyAddress, streetLine } from '@quitus/domain/portfolios/property-address';
import { useEffect } from 'react';

import { site } from '../../site/site.ts';

/** Several dossiers open in tabs are told apart by their street. */
export function useTabTitle(address: string): void {
  useEffect(() => {
    document.title = `${streetLine(parsePropertyAddress(address))} · ${site.name}`;
  }, [address]);
}
