// The dossier's building in the national register, and who manages it.
import type { RegisteredBuilding } from '@quitus/api/directory.api';
import { compareAddresses } from '@quitus/domain/control/french-address';
import { rnc } from '@quitus/domain/control/rnc';
import { parsePropertyAddress } from '@quitus/domain/portfolios/property-address';
import { isRegisterPeriod, placeOf, REGISTER_PERIODS } from '@quitus/domain/robots/register';
import {
  type OurBuilding,
  type RegisterDifference,
  registerDifferences,
} from '@quitus/domain/robots/register-differences';
import { arrayContains, eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { type PortfolioHead, wholeSituation } from '../portfolios/door.ts';
import { findEffectiveFacts } from '../reading/door.ts';
import type { SyndicRow } from './directory.queries.ts';
import { registeredBuildings, syndics } from './directory.table.ts';

export type BuildingRow = typeof registeredBuildings.$inferSelect;
type Located = Pick<PortfolioHead, 'main_address' | 'rnc_number'>;

export const buildingView = ({ build_period, ...row }: BuildingRow): RegisteredBuilding => ({
  ...row,
  build_period:
    build_period !== null && isRegisterPeriod(build_period)
      ? REGISTER_PERIODS[build_period].label
      : null,
});

export async function findBuilding(tx: Tx, number: string): Promise<BuildingRow | undefined> {
  const [found] = await tx
    .select()
    .from(registeredBuildings)
    .where(eq(registeredBuildings.rnc_number, rnc(number)));
  return found;
}

const MOST_IN_A_STREET = 500;
const MOST_SHOWN = 5;

/** By its number where the dossier has one; else by address. One only when nothing is in doubt. */
export async function findCandidates(tx: Tx, located: Located): Promise<BuildingRow[]> {
  const { main_address, rnc_number } = located;
  const numbered = rnc_number === null ? undefined : await findBuilding(tx, rnc_number);
  if (numbered) return [numbered];
  const place = placeOf(main_address);
  if (place === null) return [];
  const around = await tx
    .select()
    .from(registeredBuildings)
    .where(arrayContains(registeredBuildings.places, [place]))
    .orderBy(registeredBuildings.rnc_number)
    .limit(MOST_IN_A_STREET);
  const compared = around.map((row) => ({
    row,
    matches: [row.address, ...row.other_addresses].map((one) =>
      compareAddresses(one, main_address),
    ),
  }));
  for (const match of ['SAME', 'LIKELY', 'STREET', 'UNSURE'] as const) {
    const rows = compared.filter(({ matches }) => matches.includes(match)).map(({ row }) => row);
    if (rows.length > 0) return byNearness(rows, main_address).slice(0, MOST_SHOWN);
  }
  return [];
}

const plateOf = (address: string): number =>
  Number.parseInt(parsePropertyAddress(address).number ?? '', 10);

/** In the same street, the plates next to ours first. */
function byNearness(rows: readonly BuildingRow[], main_address: string): BuildingRow[] {
  const plate = plateOf(main_address);
  const far = ({ address }: BuildingRow) => Math.abs(plateOf(address) - plate);
  const distance = (row: BuildingRow) => (Number.isNaN(far(row)) ? Infinity : far(row));
  return rows.toSorted((a, b) => distance(a) - distance(b) || 0);
}

/** Nothing is in doubt: it has the dossier's number, or its very address. */
const isCertain = ({ main_address, rnc_number }: Located, row: BuildingRow): boolean =>
  (rnc_number !== null && rnc(rnc_number) === row.rnc_number) ||
  [row.address, ...row.other_addresses].some(
    (one) => compareAddresses(one, main_address) === 'SAME',
  );

async function findCertain(tx: Tx, located: Located): Promise<BuildingRow | null> {
  const [only, ...others] = await findCandidates(tx, located);
  return only && others.length === 0 && isCertain(located, only) ? only : null;
}

/** Who manages the building of this dossier, when the register leaves no doubt about either. */
export async function suggestSyndic(tx: Tx, located: Located): Promise<SyndicRow | null> {
  const building = await findCertain(tx, located);
  if (building?.syndic_siret == null || building.mandate_state !== 'CURRENT') return null;
  const [found] = await tx
    .select()
    .from(syndics)
    .where(eq(syndics.siret, building.syndic_siret))
    .limit(1);
  return found ?? null;
}

/** Against the one building that it surely is; of several, nothing can be said. */
export async function findDifferences(
  tx: Tx,
  portfolio: PortfolioHead,
  candidates: readonly BuildingRow[],
): Promise<RegisterDifference[]> {
  const [only, ...others] = candidates;
  if (!only || others.length > 0 || !isCertain(portfolio, only)) return [];
  return registerDifferences(await findOurs(tx, portfolio), only);
}

async function findOurs(tx: Tx, portfolio: PortfolioHead): Promise<OurBuilding> {
  const facts = await findEffectiveFacts(tx, portfolio.uid);
  const texts = (name: string) =>
    facts.flatMap(({ name: is, value }) =>
      is === name && typeof value === 'string' ? [value] : [],
    );
  const { rnc_number, situation } = portfolio;
  return {
    rnc_numbers: [...(rnc_number === null ? [] : [rnc_number]), ...texts('rnc')],
    lots_counts: facts.flatMap(({ name, value }) =>
      name === 'lots_count' && typeof value === 'number' ? [value] : [],
    ),
    syndics: texts('syndic'),
    build_periods: texts('build_period'),
    situation: wholeSituation(situation),
  };
}
