// What the papers say of the property, as it is typed: owners line by line, lots one after the other.
import * as LIMITS from '@quitus/api/limits';
import type { Dossier } from '@quitus/api/portfolios.api';

type Holding = Pick<Dossier, 'owners' | 'lots' | 'rnc_number'>;
export type HoldingFields = Record<keyof Holding, string>;

/** As long as the fullest list that the contract takes, with what separates its pieces. */
export const HOLDING_LIMITS: Record<keyof Holding, number> = {
  owners: LIMITS.most_owners * (LIMITS.owner + '\n'.length),
  lots: LIMITS.most_lots * (LIMITS.lot + ', '.length),
  rnc_number: LIMITS.rnc_number,
};

export const holdingFields = ({ owners, lots, rnc_number }: Holding): HoldingFields => ({
  owners: owners.join('\n'),
  lots: lots.join(', '),
  rnc_number: rnc_number ?? '',
});

const pieces = (typed: string, between: RegExp): string[] => [
  ...new Set(
    typed
      .split(between)
      .map((piece) => piece.trim())
      .filter(Boolean),
  ),
];

/** Lots are numbered « 17 », « A12 » or « 17 bis »: no comma in them, and papers say « 17 et 58 ». */
const typedHolding = ({ owners, lots, rnc_number }: HoldingFields): Holding => ({
  owners: pieces(owners, /\n/),
  lots: pieces(lots, /[,;\n]|\bet\b/),
  rnc_number: rnc_number.trim() || null,
});

/** Only what was changed here: another tab, or another person, may have changed the rest. */
export function changedHolding(before: HoldingFields, fields: HoldingFields): Partial<Holding> {
  const { owners, lots, rnc_number } = typedHolding(fields);
  return {
    ...(fields.owners !== before.owners && { owners }),
    ...(fields.lots !== before.lots && { lots }),
    ...(fields.rnc_number !== before.rnc_number && { rnc_number }),
  };
}
