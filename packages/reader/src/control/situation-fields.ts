// The situation of a property, of which any part may be left out.
import {
  BUILD_PERIODS,
  EMPTY_SITUATION,
  GAS_AGES,
  LOT_KINDS,
  SELLER_SITUATIONS,
  SEWERS,
  type Situation,
  SITUATION_FIELDS,
} from '@quitus/domain/portfolios/situation';

import { type Fields, isFields, UnreadableDossier } from './json-fields.ts';

export function situationOf(value: unknown): Situation {
  if (value === undefined) return EMPTY_SITUATION;
  if (!isFields(value)) throw new UnreadableDossier('"situation" doit être un objet.');
  const unknown = Object.keys(value).find((name) => !SITUATION_FIELDS.some((one) => one === name));
  if (unknown !== undefined)
    throw new UnreadableDossier(
      `"${unknown}" n’est pas un champ de la situation. Champs possibles\u00a0: ${SITUATION_FIELDS.join(', ')}.`,
    );
  const read = reader(value);
  return {
    build_year: read.number('build_year'),
    build_period: read.oneOf('build_period', BUILD_PERIODS),
    lot_kinds: read.someOf('lot_kinds', LOT_KINDS),
    surface_m2: read.number('surface_m2'),
    rented: read.yesNo('rented'),
    furnished: read.yesNo('furnished'),
    gas_over_15_years: read.oneOf('gas_over_15_years', GAS_AGES),
    electricity_over_15_years: read.yesNo('electricity_over_15_years'),
    sewer: read.oneOf('sewer', SEWERS),
    pool: read.yesNo('pool'),
    works_under_10_years: read.yesNo('works_under_10_years'),
    heating_maintenance: read.yesNo('heating_maintenance'),
    in_copropriete_or_asl: read.yesNo('in_copropriete_or_asl'),
    termite_zone: read.yesNo('termite_zone'),
    noise_zone: read.yesNo('noise_zone'),
    dry_rot_zone: read.yesNo('dry_rot_zone'),
    wood_heating: read.yesNo('wood_heating'),
    seller: read.oneOf('seller', SELLER_SITUATIONS),
    planned_signing_date: read.day('planned_signing_date'),
  };
}

/** Null and left out are « not known »; anything else must be of its kind. */
function reader(fields: Fields) {
  const known = <T>(
    name: string,
    accept: (value: unknown) => T | undefined,
    kind: string,
  ): T | null => {
    const value = fields[name];
    if (value === undefined || value === null) return null;
    const accepted = accept(value);
    if (accepted === undefined)
      throw new UnreadableDossier(`"${name}" de la situation doit être ${kind}.`);
    return accepted;
  };
  const among = <T extends string>(choices: readonly T[], value: unknown): T | undefined =>
    choices.find((choice) => choice === value);
  return {
    number: (name: string) =>
      known(name, (value) => (typeof value === 'number' ? value : undefined), 'un nombre'),
    yesNo: (name: string) =>
      known(name, (value) => (typeof value === 'boolean' ? value : undefined), 'true ou false'),
    day: (name: string) =>
      known(name, (value) => (isDay(value) ? value : undefined), 'une date AAAA-MM-JJ'),
    oneOf: <T extends string>(name: string, choices: readonly T[]) =>
      known(name, (value) => among(choices, value), `un de\u00a0: ${choices.join(', ')}`),
    someOf: <T extends string>(name: string, choices: readonly T[]) =>
      known(
        name,
        (value) => {
          const list = Array.isArray(value) ? value.map((one) => among(choices, one)) : [undefined];
          const kept = list.flatMap((one) => one ?? []);
          return kept.length === list.length ? kept : undefined;
        },
        `une liste de\u00a0: ${choices.join(', ')}`,
      ),
  };
}

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value));
