// Rows of the register as PostgreSQL copies them in: one line each, columns apart by a tab.
import type { RegisterRow } from '@quitus/domain/robots/register';

export const STAGED = [
  'rnc_number',
  'name',
  'address',
  'postcode',
  'city',
  'other_addresses',
  'places',
  'lots',
  'housing_lots',
  'build_period',
  'syndic_name',
  'syndic_siret',
  'syndic_kind',
  'mandate_state',
  'mandate_ends_on',
  'registered_on',
] as const satisfies readonly (keyof RegisterRow)[];

/** What a row tells is on one line already. */
const escaped = (text: string): string =>
  text.includes('\\') ? text.replaceAll('\\', '\\\\') : text;

const quoted = (text: string): string =>
  `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text}"`;

type Value = string | number | null | readonly string[];
function copied(value: Value): string {
  if (value === null) return String.raw`\N`;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escaped(value);
  return value.length === 0 ? '{}' : escaped(`{${value.map(quoted).join(',')}}`);
}

export const copyLine = (row: RegisterRow): string =>
  `${STAGED.map((column) => copied(row[column])).join('\t')}\n`;
