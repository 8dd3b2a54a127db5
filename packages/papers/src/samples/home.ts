// A home that is sold or let: who has it, since when, its rooms, and its place in a copropriété if any.
import { type Address, type Building, type CoOwner, oneLine, spread } from './building.ts';
import { createChance } from './chance.ts';
import { sum } from './figures.ts';
import {
  type BankAccount,
  drawBankAccount,
  drawDpeNumber,
  drawSiret,
  drawTaxNumber,
} from './identifiers.ts';
import { drawPerson, type Person } from './people.ts';

export type Room = { name: string; area: number };

export type Home = {
  seed: string;
  kind: 'Appartement' | 'Maison';
  address: Address;
  floor: string;
  built_year: number;
  /** The year papers are about. */
  year: number;
  sellers: readonly [Person, ...Person[]];
  rooms: readonly Room[];
  /** Hundredths of a square metre; the rooms add up to it. */
  surface: number;
  holding: { building: Building; owner: CoOwner } | null;
  cadastre: { section: string; number: number; hectares: string };
  purchase: {
    day: string;
    notary: string;
    office: string;
    price: number;
    from: Person;
    /** When the one who sold had bought. */
    before_that: string;
    volume: string;
    number: number;
  };
  tenant: Person;
  rent: number;
  buyers: readonly [Person, ...Person[]];
  bank: BankAccount;
  tax_number: string;
  dpe: { number: string; letter: string; energy: number; climate: string; emissions: number };
  surveyor: { company: string; person: Person; certificate: string; siret: string };
  /** Days the reports were made. */
  surveyed: {
    dpe: string;
    asbestos: string;
    lead: string;
    electricity: string;
    gas: string;
    termites: string;
    risks: string;
    area: string;
    drains: string;
  };
};

export type HomeWish = {
  seed: string;
  address: Address;
  built_year: number;
  year: number;
  /** Hundredths of a square metre. */
  surface: number;
  floor?: string;
  sellers?: readonly [Person, ...Person[]];
  /** A flat is the lot of that number in the building. */
  lot?: { building: Building; number: number };
  surveyed?: Partial<Home['surveyed']>;
};

const ROOMS = [
  ['Entrée', 5],
  ['Séjour', 24],
  ['Cuisine', 10],
  ['Chambre 1', 13],
  ['Chambre 2', 11],
  ['Salle d’eau', 5],
  ['Dégagement', 3],
  ['WC', 2],
] as const;
const OFFICES = ['12 place de l’Exemple', '3 rue des Minutes', '45 avenue du Sceau'] as const;

export function createHome(wish: HomeWish): Home {
  const chance = createChance(wish.seed);
  const sellers = wish.sellers ?? [drawPerson(chance)];
  const bought = chance.int(2006, 2018);
  const department = wish.address.postcode.slice(0, 2);
  const areas = spread(
    ROOMS.map(([, weight]) => weight * 100 + chance.int(-30, 60)),
    wish.surface,
  );
  const energy = chance.int(120, 320);
  const emissions = chance.int(8, 52);
  const { year } = wish;
  return {
    seed: wish.seed,
    kind: wish.lot ? 'Appartement' : 'Maison',
    address: wish.address,
    floor: wish.floor ?? '',
    built_year: wish.built_year,
    year,
    sellers,
    rooms: ROOMS.map(([name], index) => ({ name, area: areas[index] ?? 0 })),
    surface: sum(areas),
    holding: wish.lot ? holdingIn(wish.lot, sellers[0]) : null,
    cadastre: wish.lot?.building.cadastre ?? {
      section: 'ZH',
      number: chance.int(20, 300),
      hectares: `00 ha 0${chance.int(4, 8)} a ${chance.int(10, 98)} ca`,
    },
    purchase: {
      day: `${bought}-04-${chance.int(10, 28)}`,
      notary: chance.pick(['Maître Ancelin', 'Maître Boisrobert', 'Maître Desroseaux']),
      office: chance.pick(OFFICES),
      price: chance.int(140, 320) * 1000_00,
      from: drawPerson(chance),
      before_that: `${Math.max(1998, wish.built_year + 1)}-05-12`,
      volume: `${bought}P`,
      number: chance.int(1200, 9800),
    },
    tenant: drawPerson(chance),
    rent: chance.int(540, 890) * 100,
    buyers: [drawPerson(chance)],
    bank: drawBankAccount(chance),
    tax_number: drawTaxNumber(chance),
    dpe: {
      number: drawDpeNumber(chance, year - 1, department),
      letter: energyLetter(energy),
      energy,
      climate: climateLetter(emissions),
      emissions,
    },
    surveyor: {
      company: chance.pick([
        'Diag Loire Exemple',
        'Cabinet Mesure et Constat',
        'Expertises du Bocage',
      ]),
      person: drawPerson(chance),
      certificate: `C${chance.digits(4)}`,
      siret: drawSiret(chance),
    },
    surveyed: {
      dpe: `${year - 1}-09-16`,
      asbestos: `${year - 1}-09-16`,
      lead: `${year}-03-12`,
      electricity: `${year - 1}-09-16`,
      gas: `${year - 1}-09-16`,
      termites: `${year}-09-02`,
      risks: `${year}-09-02`,
      area: `${year - 1}-09-16`,
      drains: `${year - 1}-05-20`,
      ...wish.surveyed,
    },
  };
}

/** The owner's name is put in the building's books too. */
function holdingIn({ building, number }: { building: Building; number: number }, person: Person) {
  const found = building.owners[number - 1];
  if (!found) throw new Error(`the building has no flat ${number}`);
  const owner: CoOwner = { ...found, person };
  return { building: { ...building, owners: building.owners.with(number - 1, owner) }, owner };
}

/** Papers of a copropriété are not made for a house. */
export function holdingOf({ holding }: Home): { building: Building; owner: CoOwner } {
  if (!holding) throw new Error('this home is no lot of a copropriété');
  return holding;
}

/** Both scales of a DPE: the worse of the two gives the letter. */
const letterBelow = (limits: readonly number[], value: number): string =>
  'ABCDEFG'[limits.filter((limit) => value >= limit).length] ?? 'G';
const energyLetter = (value: number) => letterBelow([70, 110, 180, 250, 330, 420], value);
const climateLetter = (value: number) => letterBelow([6, 11, 30, 50, 70, 100], value);

/** « Appartement, 14 Rue du Marché, 44000 Nantes ». */
export const homeLine = (home: Home): string =>
  [home.kind, home.floor, oneLine(home.address)].filter(Boolean).join(', ');
