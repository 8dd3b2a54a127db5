export const BUILD_PERIODS = ['BEFORE_1949', 'FROM_1949_TO_1997', 'AFTER_1997'] as const;
export type BuildPeriod = (typeof BUILD_PERIODS)[number];

export const LOT_KINDS = ['LOGEMENT', 'CAVE', 'PARKING', 'GARAGE', 'LOCAL', 'AUTRE'] as const;
export type LotKind = (typeof LOT_KINDS)[number];

export const GAS_AGES = ['NO_GAS', 'UNDER', 'OVER'] as const;
export type GasAge = (typeof GAS_AGES)[number];

export const SEWERS = ['COLLECTIF', 'INDIVIDUEL'] as const;
export type Sewer = (typeof SEWERS)[number];

export const SELLER_SITUATIONS = [
  'SEUL',
  'COUPLE',
  'INDIVISION',
  'SUCCESSION',
  'DIVORCE',
  'SCI',
] as const;
export type SellerSituation = (typeof SELLER_SITUATIONS)[number];

/** What is known of a property and its seller. `null` is « not known yet », never « no ». */
export type Situation = {
  build_year: number | null;
  /** Cut at 1 January 1949 (lead) and at a permit of 1 July 1997 (asbestos). */
  build_period: BuildPeriod | null;
  lot_kinds: readonly LotKind[] | null;
  surface_m2: number | null;
  rented: boolean | null;
  furnished: boolean | null;
  gas_over_15_years: GasAge | null;
  electricity_over_15_years: boolean | null;
  sewer: Sewer | null;
  pool: boolean | null;
  works_under_10_years: boolean | null;
  /** A boiler, chimney, heat pump or air conditioning that someone services. */
  heating_maintenance: boolean | null;
  /** Asked of houses only: an apartment always is. */
  in_copropriete_or_asl: boolean | null;
  termite_zone: boolean | null;
  /** In the noise plan of an airport. */
  noise_zone: boolean | null;
  dry_rot_zone: boolean | null;
  /** A stove, an insert or a fireplace that burns wood. */
  wood_heating: boolean | null;
  seller: SellerSituation | null;
  /** ISO yyyy-mm-dd. */
  planned_signing_date: string | null;
};

export const SITUATION_FIELDS = [
  'build_year',
  'build_period',
  'lot_kinds',
  'surface_m2',
  'rented',
  'furnished',
  'gas_over_15_years',
  'electricity_over_15_years',
  'sewer',
  'pool',
  'works_under_10_years',
  'heating_maintenance',
  'in_copropriete_or_asl',
  'termite_zone',
  'noise_zone',
  'dry_rot_zone',
  'wood_heating',
  'seller',
  'planned_signing_date',
] as const satisfies readonly (keyof Situation)[];

export type SituationField = (typeof SITUATION_FIELDS)[number];

/** What was answered so far; what was never asked is not there. */
export type StoredSituation = { [F in SituationField]?: Situation[F] | undefined };

export const EMPTY_SITUATION: Situation = {
  build_year: null,
  build_period: null,
  lot_kinds: null,
  surface_m2: null,
  rented: null,
  furnished: null,
  gas_over_15_years: null,
  electricity_over_15_years: null,
  sewer: null,
  pool: null,
  works_under_10_years: null,
  heating_maintenance: null,
  in_copropriete_or_asl: null,
  termite_zone: null,
  noise_zone: null,
  dry_rot_zone: null,
  wood_heating: null,
  seller: null,
  planned_signing_date: null,
};

export function isAnswered(situation: Situation, field: SituationField): boolean {
  const value = situation[field];
  return value !== null && !(Array.isArray(value) && value.length === 0);
}

/** A condition that holds, does not, or the field to ask about before anyone can tell. */
export type Answer = boolean | SituationField;

/** A year decides, but for those whose permit may fall on either side of the asbestos ban. */
export function buildPeriodOf({ build_year, build_period }: Situation): BuildPeriod | null {
  if (build_year === null || (build_year >= 1997 && build_year <= 1999)) return build_period;
  if (build_year < 1949) return 'BEFORE_1949';
  return build_year < 1997 ? 'FROM_1949_TO_1997' : 'AFTER_1997';
}

export function builtBefore1949(situation: Situation): Answer {
  if (situation.build_year !== null) return situation.build_year < 1949;
  const period = buildPeriodOf(situation);
  return period === null ? 'build_period' : period === 'BEFORE_1949';
}

export function permitBefore1997(situation: Situation): Answer {
  const period = buildPeriodOf(situation);
  return period === null ? 'build_period' : period !== 'AFTER_1997';
}

/** A permit of 2012 may end in a building of 2015: those years count as before. */
export function permitBefore2013(situation: Situation): Answer {
  const before1997 = permitBefore1997(situation);
  if (before1997 !== false) return before1997;
  return situation.build_year === null ? 'build_year' : situation.build_year < 2016;
}

const ANNEX_KINDS: readonly LotKind[] = ['CAVE', 'PARKING', 'GARAGE'];
const DWELLING_KINDS: readonly LotKind[] = ['LOGEMENT', 'AUTRE'];

/** Only cellars, parking spaces and garages are sold: a much shorter list. */
export function isAnnexOnly({ lot_kinds }: Situation): Answer {
  if (lot_kinds === null || lot_kinds.length === 0) return 'lot_kinds';
  return lot_kinds.every((kind) => ANNEX_KINDS.includes(kind));
}

/** « Autre » may hide a dwelling: only kinds that surely hold none are ruled out. */
export function hasDwelling({ lot_kinds }: Situation): Answer {
  if (lot_kinds === null || lot_kinds.length === 0) return 'lot_kinds';
  return lot_kinds.some((kind) => DWELLING_KINDS.includes(kind));
}
