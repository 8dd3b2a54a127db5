// What a made-up owner of two homes finds in their tax space: ten years, two homes, and what is nobody's business.
import { title, text } from '@quitus/papers/samples/blocks';
import { createHome, type Home } from '@quitus/papers/samples/home';
import { namedAs } from '@quitus/papers/samples/people';
import type { Sample } from '@quitus/papers/samples/press';
import { taxeFonciere } from '@quitus/papers/samples/taxe-fonciere';

import type { ReplicaPaper } from '../replica.ts';
import { samplePaper } from '../sample-papers.ts';

const YEAR = 2026;
const YEARS = 10;
/** Labels of former years leave the address out. */
const YEARS_ADDRESSED = 5;
/** The second home was bought since. */
const YEARS_OF_SECOND = 2;
/** Folded under the document above it. */
export const LINKED = 'Documents liés';

export const sampleTaxHome = (): Home =>
  createHome({
    seed: 'dgfip',
    year: YEAR,
    address: { street: '9 Rue des Lavandières', postcode: '44200', city: 'Nantes' },
    built_year: 1974,
    surface: 6830,
  });

const secondHome = (home: Home): Home =>
  createHome({
    seed: `${home.seed}/second`,
    year: home.year,
    address: { street: '31 Chemin de la Corniche', postcode: '56340', city: 'Carnac' },
    built_year: 1989,
    surface: 4210,
    sellers: home.sellers,
  });

/** As the tax office writes it: « 9 RUE DES LAVANDIERES 44200 NANTES ». */
const stamped = ({ street, postcode, city }: Home['address']): string =>
  `${street} ${postcode} ${city}`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', ' ')
    .toUpperCase();

const otherPaper = (home: Home, name: string, written_on: string): Sample => ({
  look: 'sober',
  title: name,
  footer: 'Direction d’exemple des finances publiques',
  written_on,
  blocks: [title(name), text(`Établi au nom de ${home.sellers.map(namedAs).join(' et ')}.`)],
  truth: {},
});

const filed = (label: string, year: number, date: string, linked = false) => ({
  id: `${year}/${label}`,
  title: label,
  folder: linked ? [String(year), LINKED] : [String(year)],
  date,
  name: `${fileName(label.split(' - ')[0] ?? label)}.pdf`,
});

const fileName = (label: string): string =>
  label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gi, '_');

const notice = (home: Home, year: number): ReplicaPaper => {
  const label = `Avis de taxes foncières ${year}`;
  const isOld = year <= home.year - YEARS_ADDRESSED;
  const title_line = isOld ? label : `${label} - ${stamped(home.address)}`;
  return samplePaper(filed(title_line, year, `${year}-08-31`), () =>
    taxeFonciere(home, isOld ? 'former' : 'modern', year),
  );
};

const others = (home: Home, year: number): ReplicaPaper[] =>
  (
    [
      [`Avis d'impôt ${year} sur les revenus ${year - 1}`, '07-31', false],
      [`Déclaration en ligne des revenus ${year - 1} (le 11/04/${year}, à 22:22)`, '04-11', true],
      [`Accusé de réception de déclaration en ligne des revenus ${year - 1}`, '04-11', true],
    ] as const
  ).map(([label, day, linked]) => paperOf(home, label, year, day, linked));

const paperOf = (home: Home, label: string, year: number, day: string, linked: boolean) => {
  const date = `${year}-${day}`;
  return samplePaper(filed(label, year, date, linked), () => otherPaper(home, label, date));
};

/** Newest first. Ours is the only home until the second one is bought. */
export function taxPapers(home: Home): ReplicaPaper[] {
  const second = secondHome(home);
  const bought = home.year - YEARS_OF_SECOND + 1;
  return Array.from({ length: YEARS }, (_, ago) => home.year - ago).flatMap((year) => [
    notice(home, year),
    paperOf(home, `Echéancier ${year} de taxes foncières`, year, '09-20', true),
    ...(year >= bought ? [notice(second, year)] : []),
    ...(year === bought
      ? [paperOf(home, `Avis de dégrèvement de taxes foncières ${year}`, year, '12-04', false)]
      : []),
    ...others(home, year),
  ]);
}
