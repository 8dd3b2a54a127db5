// Countries as a bill needs them: their French names, and what their postcodes look like.
import { COUNTRY_CODES } from './country-codes.data.ts';

export type CountryCode = (typeof COUNTRY_CODES)[number];

export const FRANCE = 'FR' as const satisfies CountryCode;

const NEIGHBOURS: readonly CountryCode[] = ['DE', 'AD', 'BE', 'ES', 'IT', 'LU', 'MC', 'GB', 'CH'];

const names = new Intl.DisplayNames('fr', { type: 'region' });
const alphabet = new Intl.Collator('fr');

export const countryName = (country: CountryCode): string => names.of(country) ?? country;

const byName = (countries: readonly CountryCode[]): CountryCode[] =>
  countries.toSorted((one, other) => alphabet.compare(countryName(one), countryName(other)));

/** In the order of a list to choose from: France and its neighbours, then every other country. */
export const listedCountries = (): { near: CountryCode[]; far: CountryCode[] } => {
  const near = [FRANCE, ...byName(NEIGHBOURS)];
  return { near, far: byName(COUNTRY_CODES.filter((country) => !near.includes(country))) };
};

/** The register of companies that gives these numbers covers France and its overseas departments. */
const WITH_SIRET: ReadonlySet<CountryCode> = new Set([
  FRANCE,
  'GP',
  'MQ',
  'GF',
  'RE',
  'YT',
  'PM',
  'BL',
  'MF',
]);

export const hasSiret = (country: CountryCode): boolean => WITH_SIRET.has(country);
