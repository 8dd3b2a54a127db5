// A call that leaves a credit of the account out: which entry of the account makes that credit, to the cent.
import { frenchDay } from '../documents/calendar.ts';
import type { Entry } from '../reading/account-entry.ts';
import { isPaidLabel, isReversalLabel, isSettlementLabel } from './account-labels.ts';
import { sumOf } from './paper-figures.ts';

/** In French; null where no settlement and no single payment makes it. */
export function creditLeftOut(entries: readonly Entry[], credit: number): string | null {
  const settled = settlementsIn(entries);
  const same = settled.filter(({ cents }) => cents === credit);
  const [own] = same;
  if (own && same.length === 1) return `${ofYear(own.label)}, portée au relevé`;
  if (settled.length > 1 && sumOf(settled.map(({ cents }) => cents)) === credit)
    return 'régularisations de charges, portées au relevé';
  const paid = entries.filter(({ cents, label }) => cents === credit && isPaidLabel(label));
  const [payment] = paid;
  return payment && paid.length === 1
    ? `«\u00a0${payment.label}\u00a0» du ${frenchDay(payment.on)}, porté au relevé`
    : null;
}

/** What each day settles: real charges less the provisions that it gives back. */
const settlementsIn = (entries: readonly Entry[]): { cents: number; label: string }[] =>
  [...Map.groupBy(entries, ({ on }) => on).values()].flatMap((day) => {
    const first = day.find(({ label }) => isSettlementLabel(label));
    if (!first) return [];
    const own = day.filter(
      ({ cents, label }) => isSettlementLabel(label) || (cents < 0 && isReversalLabel(label)),
    );
    return [{ cents: sumOf(own.map(({ cents }) => cents)), label: first.label }];
  });

function ofYear(label: string): string {
  const [year] = /\b20\d{2}\b/.exec(label) ?? [];
  return year === undefined ? 'régularisation de charges' : `régularisation de l’exercice ${year}`;
}
