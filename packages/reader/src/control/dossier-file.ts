// What somebody wrote of a dossier in a JSON file: read liberally, refused with a clear sentence.
import type { ControlledDossier } from '@quitus/domain/control/control';
import { PORTFOLIO_TYPES, type PortfolioType } from '@quitus/domain/portfolios/portfolio-type';

import { type Fields, isFields, UnreadableDossier } from './json-fields.ts';
import { situationOf } from './situation-fields.ts';

const SHORT_TYPES: ReadonlyMap<string, PortfolioType> = new Map([
  ['APPARTEMENT', 'APARTMENT_SALE_PORTFOLIO'],
  ['APARTMENT', 'APARTMENT_SALE_PORTFOLIO'],
  ['MAISON', 'HOUSE_SALE_PORTFOLIO'],
  ['HOUSE', 'HOUSE_SALE_PORTFOLIO'],
  ['PED', 'PED_PORTFOLIO'],
  ['GESTION', 'GESTION_LOCATIVE_PORTFOLIO'],
  ['LOCATION', 'GESTION_LOCATIVE_PORTFOLIO'],
]);

/** Throws UnreadableDossier. */
export function dossierOf(text: string): ControlledDossier {
  const fields = parsed(text);
  if (!isFields(fields))
    throw new UnreadableDossier('Le dossier doit être un objet JSON\u00a0: { "address": … }.');
  return {
    portfolio_type: typeOf(first(fields, 'portfolio_type', 'type')),
    situation: situationOf(first(fields, 'situation')),
    main_address: addressOf(first(fields, 'main_address', 'address')),
    rnc_number: numberOf(first(fields, 'rnc_number', 'rnc')),
    owners: listOf(first(fields, 'owners', 'owner'), 'owners').map(ownerOf),
    lots: listOf(first(fields, 'lots', 'lot'), 'lots').map(lotOf),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UnreadableDossier(`Le dossier n’est pas du JSON\u00a0: ${error.message}.`);
  }
}

const first = (fields: Fields, ...names: readonly string[]): unknown =>
  names.map((name) => fields[name]).find((value) => value !== undefined && value !== null);

function typeOf(value: unknown): PortfolioType {
  if (value === undefined) return 'APARTMENT_SALE_PORTFOLIO';
  const asked = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const known = PORTFOLIO_TYPES.find((type) => type === asked || type === `${asked}_PORTFOLIO`);
  const type = known ?? SHORT_TYPES.get(asked);
  if (!type)
    throw new UnreadableDossier(
      `${JSON.stringify(value)} n’est pas un type de dossier. Types possibles\u00a0: ${PORTFOLIO_TYPES.join(', ')}.`,
    );
  return type;
}

function addressOf(value: unknown): string {
  const text = isFields(value) ? value['label'] : value;
  if (typeof text !== 'string' || text.trim() === '')
    throw new UnreadableDossier(
      'L’adresse du bien manque. Écrivez-la ainsi\u00a0: "address": "14 rue du Marché, 44000 Nantes".',
    );
  return text.trim();
}

function numberOf(value: unknown): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string' && /^[A-Z]{2}\d(?:-?\d{3}){2}$/i.test(value.trim()))
    return value.trim().toUpperCase();
  throw new UnreadableDossier(
    `${JSON.stringify(value)} n’est pas un numéro d’immatriculation. Exemple\u00a0: AC1234567.`,
  );
}

const listOf = (value: unknown, name: string): readonly unknown[] => {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  if (typeof value === 'string' || typeof value === 'number' || isFields(value)) return [value];
  throw new UnreadableDossier(`Le champ "${name}" doit être une liste.`);
};

/** Surnames in capitals, so that nobody takes them for first names. */
function ownerOf(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  if (isFields(value)) {
    const { name, first_name, last_name } = value;
    if (typeof name === 'string' && name.trim() !== '') return name.trim();
    if (typeof first_name === 'string' && typeof last_name === 'string')
      return `${first_name} ${last_name.toUpperCase()}`.trim();
  }
  throw new UnreadableDossier(
    'Un propriétaire s’écrit "Claire Martin", { "name": … } ou { "first_name": …, "last_name": … }.',
  );
}

function lotOf(value: unknown): string {
  const number = isFields(value) ? (value['number'] ?? value['numero']) : value;
  if (typeof number === 'number' && Number.isInteger(number)) return String(number);
  if (typeof number === 'string' && /^\w{1,8}$/.test(number.trim())) return number.trim();
  throw new UnreadableDossier('Un lot s’écrit 17, "17" ou { "number": 17 }.');
}
