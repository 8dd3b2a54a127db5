// The homes behind the dossiers of the demonstration: the same facts feed all the papers of one.
import { createBuilding } from '@quitus/papers/samples/building';
import { createHome, type Home } from '@quitus/papers/samples/home';
import type { Person } from '@quitus/papers/samples/people';

import { type DossierKey, PEOPLE } from './demo.data.ts';

/** The year that the notes of the dossiers speak of. */
const YEAR = 2026;

const nantes = (street: string, postcode = '44000') => ({ street, postcode, city: 'Nantes' });

const couple: readonly [Person, Person] = [
  {
    sex: 'F',
    first_name: 'Margaux',
    last_name: 'Delaunoy',
    born_on: '1979-05-23',
    born_in: 'Angers',
    profession: 'architecte',
  },
  {
    sex: 'M',
    first_name: 'Étienne',
    last_name: 'Rouvière',
    born_on: '1977-11-02',
    born_in: 'Limoges',
    profession: 'ingénieur',
  },
];

const claire: Person = {
  sex: 'F',
  first_name: PEOPLE.seller.first_name,
  last_name: PEOPLE.seller.last_name,
  born_on: '1984-02-11',
  born_in: 'Quimper',
  profession: 'infirmière',
};

export const HOMES: Record<DossierKey, () => Home> = {
  marche: () => {
    const address = nantes('14 Rue du Marché');
    const wish = { seed: 'marche', year: YEAR, address, built_year: 1936, has_lift: true };
    const building = createBuilding({ ...wish, flats: 26, annex: 'Cave' });
    return createHome({
      ...wish,
      surface: 6240,
      floor: '5ème étage, porte Gauche, Bâtiment A',
      sellers: couple,
      lot: { building, number: 23 },
      // The note of the dossier: out of date since 3 November.
      surveyed: { electricity: '2023-11-03' },
    });
  },
  saules: () => {
    const address = nantes('3 Allée des Saules', '44300');
    const wish = { seed: 'saules', year: YEAR, address, built_year: 2004, has_lift: true };
    const annex = 'Emplacement de stationnement';
    const building = createBuilding({ ...wish, flats: 16, annex });
    return createHome({ ...wish, surface: 7100, lot: { building, number: 7 } });
  },
  lavoir: () =>
    createHome({
      seed: 'lavoir',
      year: YEAR,
      address: { street: '8 Impasse du Lavoir', postcode: '44400', city: 'Rezé' },
      built_year: 1968,
      surface: 10_850,
      sellers: [couple[1], couple[0]],
    }),
  puits: () => {
    const address = nantes('5 Place du Vieux Puits');
    const wish = { seed: 'puits', year: YEAR, address, built_year: 1972, has_lift: false };
    const building = createBuilding({ ...wish, flats: 18, annex: 'Cave' });
    return createHome({ ...wish, surface: 5480, lot: { building, number: 5 } });
  },
  tisserands: () => {
    const address = { street: '61 Rue des Tisserands', postcode: '37000', city: 'Tours' };
    const wish = { seed: 'tisserands', year: YEAR, address, built_year: 1985, has_lift: true };
    const building = createBuilding({ ...wish, flats: 22, annex: 'Cave' });
    return createHome({ ...wish, surface: 6615, lot: { building, number: 11 } });
  },
  fontaine: () => {
    const address = { street: '27 bis Rue de la Fontaine', postcode: '35000', city: 'Rennes' };
    const wish = { seed: 'fontaine', year: YEAR, address, built_year: 1958, has_lift: false };
    const building = createBuilding({ ...wish, flats: 12, annex: 'Cave' });
    return createHome({
      ...wish,
      surface: 5230,
      sellers: [claire],
      lot: { building, number: 4 },
    });
  },
  moulins: () => {
    const address = nantes('9 Rue des Moulins');
    const wish = { seed: 'moulins', year: YEAR, address, built_year: 1988, has_lift: true };
    const annex = 'Emplacement de stationnement';
    const building = createBuilding({ ...wish, flats: 20, annex });
    return createHome({ ...wish, surface: 6480, lot: { building, number: 12 } });
  },
};
