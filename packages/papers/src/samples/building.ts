// A made-up copropriété. Its facts come from a seed and feed every one of its papers, so that they agree.
import { type Chance, createChance } from './chance.ts';
import { sum } from './figures.ts';
import { type BankAccount, drawBankAccount, drawRnc, drawSiret } from './identifiers.ts';
import { drawPerson, type Person } from './people.ts';

export type Address = { street: string; postcode: string; city: string };

export type LotNature = 'Appartement' | 'Cave' | 'Emplacement de stationnement';

export type Lot = {
  number: number;
  nature: LotNature;
  floor: number;
  description: string;
  /** Shares of the common parts, of `BASE`. */
  tantiemes: number;
  /** Shares of the lift, of `LIFT_BASE`; none for what is below ground. */
  lift_tantiemes: number;
};

/** Shares of the building and of its lift. */
export const BASE = 10_000;
export const LIFT_BASE = 1_000;

export type CoOwner = { account: string; person: Person; lots: readonly Lot[] };

export type Syndic = {
  name: string;
  street: string;
  postcode: string;
  city: string;
  phone: string;
  email: string;
  card: string;
  siret: string;
  manager: Person;
};

export type Building = {
  seed: string;
  name: string;
  address: Address;
  rnc: string;
  cadastre: { section: string; number: number; hectares: string };
  built_year: number;
  has_lift: boolean;
  heating: string;
  /** The exercise that is running; it is the calendar year. */
  year: number;
  syndic: Syndic;
  bank: BankAccount;
  lots: readonly Lot[];
  owners: readonly CoOwner[];
  /** The deed that made it, and those that changed it. */
  deed: { day: string; notary: string; volume: string; number: number };
  amendments: readonly {
    day: string;
    notary: string;
    subject: string;
    volume: string;
    number: number;
  }[];
};

export type BuildingWish = {
  seed: string;
  year: number;
  address: Address;
  built_year: number;
  flats: number;
  annex: 'Cave' | 'Emplacement de stationnement';
  has_lift: boolean;
};

const NAMES = [
  'Les Trois Ormes',
  'Le Clos des Tilleuls',
  'Résidence de la Fontaine',
  'Les Terrasses du Levant',
  'Villa Mercœur',
] as const;
const SYNDICS = [
  'Cabinet Marteau Gestion',
  'Syndic Belle Rive',
  'Gérance Saint-Exemple',
  'Régie du Vieux Port',
  'Horizon Copropriétés',
] as const;
const NOTARIES = [
  'Maître Ancelin',
  'Maître Boisrobert',
  'Maître Chardonneret',
  'Maître Desroseaux',
] as const;

export function createBuilding(wish: BuildingWish): Building {
  const chance = createChance(wish.seed);
  const lots = drawLots(chance, wish);
  const after = Math.max(wish.built_year + 2, 1955);
  return {
    seed: wish.seed,
    name: chance.pick(NAMES),
    address: wish.address,
    rnc: drawRnc(chance),
    cadastre: {
      section: chance.pick(['AB', 'CD', 'EK', 'HN']),
      number: chance.int(12, 480),
      hectares: `00 ha ${chance.int(4, 22)} a ${chance.int(10, 98)} ca`,
    },
    built_year: wish.built_year,
    has_lift: wish.has_lift,
    heating: chance.pick(['individuel au gaz', 'collectif au gaz', 'individuel électrique']),
    year: wish.year,
    syndic: drawSyndic(chance, wish.address),
    bank: drawBankAccount(chance),
    lots,
    owners: ownersOf(chance, lots, wish.flats),
    deed: {
      day: `${after}-03-14`,
      notary: chance.pick(NOTARIES),
      volume: `${after}P`,
      number: chance.int(800, 9000),
    },
    amendments: [
      {
        day: `${after + 9}-06-21`,
        notary: chance.pick(NOTARIES),
        subject: 'réunion de deux chambres de service en un seul lot',
        volume: `${after + 9}P`,
        number: chance.int(800, 9000),
      },
      {
        day: '2019-10-08',
        notary: chance.pick(NOTARIES),
        subject: 'mise en conformité avec la loi du 23 novembre 2018',
        volume: '2019P',
        number: chance.int(800, 9000),
      },
    ],
  };
}

function drawSyndic(chance: Chance, { postcode, city }: Address): Syndic {
  const name = chance.pick(SYNDICS);
  return {
    name,
    street: `${chance.int(2, 90)} boulevard des Exemples`,
    postcode,
    city,
    phone: `02 99 00 ${chance.digits(2)} ${chance.digits(2)}`,
    email: 'gestion@syndic.example.fr',
    card: `CPI 0000 ${chance.int(2016, 2023)} 000 ${chance.digits(3)} ${chance.digits(3)}`,
    siret: drawSiret(chance),
    manager: drawPerson(chance),
  };
}

/** As many annexes as flats: owner n has flat n and annex n. */
function drawLots(chance: Chance, { flats, annex, has_lift }: BuildingWish): Lot[] {
  const perFloor = 4;
  const floors = Array.from({ length: flats }, (_, index) => Math.floor(index / perFloor));
  const weights = floors.map((floor) => chance.int(48, 110) + floor * 2);
  const small = weights.map(() => chance.int(3, 6));
  const shares = spread([...weights, ...small], BASE);
  const lift = has_lift
    ? spread(
        floors.map((floor, index) => floor * (weights[index] ?? 0)),
        LIFT_BASE,
      )
    : [];
  const rooms = (index: number) =>
    (weights[index] ?? 0) > 84 ? 'quatre pièces principales' : 'trois pièces principales';
  const homes = floors.map((floor, index): Lot => ({
    number: index + 1,
    nature: 'Appartement',
    floor,
    description: `${floorName(floor)}, porte ${(index % perFloor) + 1} : ${rooms(index)}, cuisine, salle d’eau`,
    tantiemes: shares[index] ?? 0,
    lift_tantiemes: lift[index] ?? 0,
  }));
  const annexes = floors.map((_, index): Lot => ({
    number: flats + index + 1,
    nature: annex,
    floor: -1,
    description:
      annex === 'Cave' ? `sous-sol, cave n° ${index + 1}` : `sous-sol, emplacement n° ${index + 1}`,
    tantiemes: shares[flats + index] ?? 0,
    lift_tantiemes: 0,
  }));
  return [...homes, ...annexes];
}

const floorName = (floor: number): string =>
  floor === 0 ? 'rez-de-chaussée' : floor === 1 ? '1er étage' : `${floor}e étage`;

/** Whole parts that follow the weights and add up to the base: the last one takes what is left. */
export function spread(weights: readonly number[], base: number): number[] {
  const whole = sum(weights);
  const parts = weights.map((weight) => Math.round((weight * base) / whole));
  const last = parts.findLastIndex((part) => part > 0);
  return parts.map((part, index) => (index === last ? part + base - sum(parts) : part));
}

function ownersOf(chance: Chance, lots: readonly Lot[], flats: number): CoOwner[] {
  return Array.from({ length: flats }, (_, index) => ({
    account: `450-${String(index + 1).padStart(4, '0')}`,
    person: drawPerson(chance),
    lots: lots.filter(({ number }) => number === index + 1 || number === flats + index + 1),
  }));
}

export const tantiemesOf = ({ lots }: Pick<CoOwner, 'lots'>): number =>
  sum(lots.map(({ tantiemes }) => tantiemes));
export const liftTantiemesOf = ({ lots }: Pick<CoOwner, 'lots'>): number =>
  sum(lots.map(({ lift_tantiemes }) => lift_tantiemes));

export const oneLine = ({ street, postcode, city }: Address): string =>
  `${street}, ${postcode} ${city}`;
