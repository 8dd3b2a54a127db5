import { frenchDay, parisDay } from '@quitus/domain/documents/calendar';

import { useNow } from '../browser/use-now.ts';
import { Logo } from './Logo.tsx';

/** On paper only: who the sheet comes from, and the day it was true. */
export const PrintHead = () => (
  <div className="mb-5 hidden items-center justify-between border-b border-trait pb-2 print:flex">
    <Logo />
    <PrintedOn />
  </div>
);

export function PrintedOn() {
  const now = useNow();
  return (
    <p className="hidden text-second text-encre-2 print:block">
      Imprimé le <time dateTime={parisDay(now)}>{frenchDay(parisDay(now))}</time>
    </p>
  );
}
