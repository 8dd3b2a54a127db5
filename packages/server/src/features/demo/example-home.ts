// A made-up home at the very address of a dossier: what the dossier says is kept, the rest is drawn from its uid.
import { fullName } from '@quitus/domain/accounts/information';
import { addDays } from '@quitus/domain/documents/calendar';
import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import { parsePropertyAddress, streetLine } from '@quitus/domain/portfolios/property-address';
import type { BuildPeriod, Situation } from '@quitus/domain/portfolios/situation';
import { type Address, createBuilding } from '@quitus/papers/samples/building';
import { createChance } from '@quitus/papers/samples/chance';
import { createHome, type Home } from '@quitus/papers/samples/home';
import { drawPerson, type Person } from '@quitus/papers/samples/people';

export type DescribedDossier = {
  uid: string;
  portfolio_type: PortfolioType;
  main_address: string;
  address_extra_line: string | null;
  rnc_number: string | null;
  owners: readonly string[];
  lots: readonly string[];
  situation: Situation;
};

/** A person whose sex is not known is guessed from the first name. */
export type KnownSeller = { name: string; sex: Person['sex'] | null };

const SOME_TOWN = { postcode: '44000', city: 'Nantes' };
const FLATS = 20;
const LOT = 7;
const SURFACE = 6480;
const BUILT: Record<BuildPeriod, number> = {
  BEFORE_1949: 1936,
  FROM_1949_TO_1997: 1972,
  AFTER_1997: 2004,
};

export function exampleHome(
  dossier: DescribedDossier,
  seller: KnownSeller | null,
  today: string,
): Home {
  const { situation } = dossier;
  const year = Number(today.slice(0, 4));
  const wish = {
    seed: `${dossier.uid}/example`,
    year,
    address: addressOf(dossier.main_address),
    built_year: situation.build_year ?? BUILT[situation.build_period ?? 'AFTER_1997'],
    has_lift: true,
    surface: situation.surface_m2 === null ? SURFACE : situation.surface_m2 * 100,
    floor: dossier.address_extra_line ?? '',
    sellers: sellersOf(dossier, seller),
    // What lives for six months is of last month.
    surveyed: {
      risks: addDays(today, -30),
      termites: addDays(today, -30),
      lead: addDays(today, -60),
    },
  };
  if (dossier.portfolio_type === 'HOUSE_SALE_PORTFOLIO') return createHome(wish);
  const { flats, number } = placeOf(dossier.lots);
  const drawn = createBuilding({ ...wish, flats, annex: 'Cave' });
  const building = { ...drawn, rnc: dossier.rnc_number ?? drawn.rnc };
  return withLots(createHome({ ...wish, lot: { building, number } }), dossier.lots);
}

/** Any text may be an address: what it does not say is made up too. */
function addressOf(main_address: string): Address {
  const parsed = parsePropertyAddress(main_address);
  const [, postcode, city] = /^(\d{5})\s+(.+)$/.exec(parsed.town ?? '') ?? [];
  const town = postcode && city ? { postcode, city } : SOME_TOWN;
  return { street: streetLine(parsed), ...town };
}

function placeOf(lots: readonly string[]): { flats: number; number: number } {
  const numbers = lots.map(Number).filter((lot) => Number.isInteger(lot) && lot > 0 && lot < 200);
  const number = numbers.length > 0 ? Math.min(...numbers) : LOT;
  return { flats: Math.max(FLATS, number), number };
}

/** Of the flat and the cellar drawn, those that the dossier sells, if it says which. */
function withLots(home: Home, sold: readonly string[]): Home {
  if (!home.holding) return home;
  const { building, owner } = home.holding;
  const lots = owner.lots.filter(({ number }) => sold.includes(String(number)));
  return lots.length === 0 ? home : { ...home, holding: { building, owner: { ...owner, lots } } };
}

function sellersOf(
  { uid, owners }: DescribedDossier,
  seller: KnownSeller | null,
): readonly [Person, ...Person[]] {
  const named = owners.map((name) => ({ name, sex: name === seller?.name ? seller.sex : null }));
  const [first, ...others] = named.length > 0 || !seller ? named : [seller];
  const drawn = (rank: number) => drawPerson(createChance(`${uid}/seller/${rank}`));
  if (!first) return [drawn(0)];
  return [called(first, drawn(0)), ...others.map((one, rank) => called(one, drawn(rank + 1)))];
}

function called({ name, sex }: KnownSeller, drawn: Person): Person {
  const [first_name = '', ...rest] = name.trim().split(/\s+/);
  const last_name = rest.join(' ') || drawn.last_name;
  const guessed = /[ae]$/i.test(first_name) ? 'F' : 'M';
  return { ...drawn, first_name, last_name, sex: sex ?? guessed, profession: 'comptable' };
}

export const ownersOf = ({ sellers }: Home): string[] =>
  sellers.flatMap((person) => fullName(person) ?? []);

export const lotsOf = ({ holding }: Home): string[] =>
  holding ? holding.owner.lots.map(({ number }) => String(number)) : [];

/** What its owner would answer. Answers that somebody gave are not in it. */
export function answersOf(home: Home, { situation }: DescribedDossier): Partial<Situation> {
  const known: Partial<Situation> = {
    build_year: home.built_year,
    lot_kinds: home.holding ? ['LOGEMENT', 'CAVE'] : null,
    surface_m2: Math.round(home.surface / 100),
    rented: false,
    gas_over_15_years: 'NO_GAS',
    electricity_over_15_years: true,
    sewer: 'COLLECTIF',
    pool: false,
    works_under_10_years: false,
    heating_maintenance: false,
    in_copropriete_or_asl: home.holding ? null : false,
    termite_zone: false,
    noise_zone: false,
    dry_rot_zone: false,
    wood_heating: false,
    seller: home.sellers.length === 1 ? 'SEUL' : null,
  };
  const isNew = (field: string) =>
    Object.entries(situation).some(([name, value]) => name === field && value === null) &&
    !(field === 'build_year' && situation.build_period !== null);
  return Object.fromEntries(
    Object.entries(known).filter(([field, value]) => value !== null && isNew(field)),
  );
}
