// The columns of the national register of copropriétés, as its files have named them over the years: with
// either apostrophe, in full or shortened, with blanks or underscores.
import { searchable } from '../portfolios/search.ts';

const HEADINGS = {
  rnc_number: /^numero (?:d )?immatriculation$/,
  registered_on: /^date (?:d )?immatriculation$/,
  syndic_kind: /^type (?:de )?syndic/,
  syndic_name: /^identification (?:du )?representant legal/,
  syndic_siret: /^siret (?:du )?representant legal/,
  syndic_city: /^commune (?:du )?representant legal/,
  mandate_state: /^mandat en cours/,
  mandate_ends_on: /^date (?:de )?fin (?:du )?dernier mandat/,
  name: /^nom (?:d )?usage (?:de la )?copropriete/,
  address: /^adresse (?:de )?reference$/,
  street: /^numero et voie/,
  postcode: /^code postal/,
  city: /^commune adresse (?:de )?reference/,
  other_1: /^adresse complementaire 1$/,
  other_2: /^adresse complementaire 2$/,
  other_3: /^adresse complementaire 3$/,
  lots: /^nombre total (?:de )?lots$/,
  housing_lots: /^nombre (?:de )?lots (?:a )?usage (?:d )?habitation$/,
  build_period: /^periode (?:de )?construction$/,
} as const;

export type RegisterColumn = keyof typeof HEADINGS;
/** Where each column is; one that the file does not have is nowhere. */
export type RegisterColumns = { [Column in RegisterColumn]?: number } & { count: number };

const isColumn = (name: string): name is RegisterColumn => name in HEADINGS;
const COLUMNS = Object.keys(HEADINGS).filter(isColumn);

/** Without these a file is another file; as the register heads them. */
const NEEDED: readonly (readonly [RegisterColumn, heading: string])[] = [
  ['rnc_number', 'Numéro d’immatriculation'],
  ['street', 'Numéro et Voie'],
  ['postcode', 'Code postal'],
  ['city', 'Commune (adresse de référence)'],
];

export function registerColumns(
  header: readonly string[],
): RegisterColumns | { missing: string[] } {
  const headings = header.map((heading) => searchable(heading));
  const columns: RegisterColumns = { count: header.length };
  for (const column of COLUMNS) {
    const at = headings.findIndex((heading) => HEADINGS[column].test(heading));
    if (at >= 0) columns[column] = at;
  }
  const missing = NEEDED.flatMap(([column, heading]) =>
    columns[column] === undefined ? [heading] : [],
  );
  return missing.length > 0 ? { missing } : columns;
}
