// Made-up people.
import type { Chance } from './chance.ts';

export type Person = {
  sex: 'F' | 'M';
  first_name: string;
  last_name: string;
  born_on: string;
  born_in: string;
  profession: string;
};

const WOMEN = [
  'Claire',
  'Élodie',
  'Margaux',
  'Solène',
  'Nadia',
  'Béatrice',
  'Jeanne',
  'Chloé',
  'Yasmine',
  'Odile',
] as const;
const MEN = [
  'Thomas',
  'Rémi',
  'Étienne',
  'Karim',
  'Loïc',
  'Gérard',
  'Antoine',
  'Mathis',
  'Benoît',
  'Hervé',
] as const;
const LAST_NAMES = [
  'Aubertin',
  'Bellanger',
  'Cornuet',
  'Delaunoy',
  'Évrard',
  'Fontanel',
  'Guérinot',
  'Hazebrouck',
  'Jouvenel',
  'Kermorvan',
  'Lachassagne',
  'Maringues',
  'Nérisson',
  'Ollivaud',
  'Perdriel',
  'Quémeneur',
  'Rouvière',
  'Saintignon',
  'Tréguer',
  'Vauquelin',
  'Bensaïd',
  'Da Silveira',
  'Lemoigne',
  'Ferrandini',
] as const;
const TOWNS = [
  'Angers',
  'Le Mans',
  'Quimper',
  'Poitiers',
  'Limoges',
  'Vannes',
  'Bourges',
  'Niort',
] as const;
const PROFESSIONS = [
  'professeure des écoles',
  'ingénieure',
  'infirmière',
  'comptable',
  'architecte',
] as const;
const MALE_PROFESSIONS = [
  'professeur des écoles',
  'ingénieur',
  'infirmier',
  'comptable',
  'architecte',
] as const;

const two = (value: number): string => String(value).padStart(2, '0');

export function drawPerson(chance: Chance): Person {
  const sex = chance.pick<'F' | 'M'>(['F', 'M']);
  return {
    sex,
    first_name: chance.pick(sex === 'F' ? WOMEN : MEN),
    last_name: chance.pick(LAST_NAMES),
    born_on: `${chance.int(1950, 1978)}-${two(chance.int(1, 12))}-${two(chance.int(1, 28))}`,
    born_in: chance.pick(TOWNS),
    profession: chance.pick(sex === 'F' ? PROFESSIONS : MALE_PROFESSIONS),
  };
}

export const civility = ({ sex }: Person): string => (sex === 'F' ? 'Mme' : 'M.');

/** « Mme Claire DUBOIS ». */
export const namedAs = (person: Person): string =>
  `${civility(person)} ${person.first_name} ${person.last_name.toUpperCase()}`;

/** The ending of a word that agrees with the person: « né », « née ». */
export const feminine = ({ sex }: Person): string => (sex === 'F' ? 'e' : '');
