// Who is where, in Rennes, Strasbourg, Bordeaux and Paris.
import { accountOf } from './bank-account.ts';
import type { Scene } from './books.ts';

export const RENNES_OLD: Scene = {
  syndic: {
    name: 'SYGESTIM OUEST',
    street: '30 boulevard de la Liberté',
    town: '35000 RENNES',
    phone: '02 99 00 45 17',
    mail: 'rennes@sygestim.example.fr',
    manager: 'Loïc HAMON',
    foot: 'SA – RCS Rennes 900 000 350 – CPI 3501 2016 000 000 350',
  },
  building: {
    name: 'LES JARDINS DU THABOR',
    street: '6 rue de Paris',
    town: '35000 RENNES',
    rnc: 'AC8841027',
  },
  owner: { name: 'M. GUÉRIN Matthieu', lines: ['6 rue de Paris', '35000 RENNES'] },
  account: '350/112/0021',
  iban: accountOf('sale-rennes-old').spaced,
  lots: [['21', 'appartement', 233]],
  base: 10000,
};
export const RENNES_NEW: Scene = {
  ...RENNES_OLD,
  syndic: {
    name: 'Atout Syndic',
    street: '2 quai Lamennais',
    town: '35000 RENNES',
    phone: '02 99 00 71 30',
    mail: 'hello@atout-syndic.example.fr',
    manager: 'Gaëlle MORVAN',
    foot: 'Atout Syndic SAS, RCS Rennes 900 000 918, CPI 3501 2022 000 000 918',
  },
  account: 'THA-021',
  iban: accountOf('sale-rennes-new').spaced,
};

export const STRASBOURG_SCENE: Scene = {
  syndic: {
    name: 'IMMO RHIN SYNDIC',
    street: '3 quai Kléber',
    town: '67000 STRASBOURG',
    phone: '03 88 00 31 25',
    mail: 'copro@immo-rhin.example.fr',
    manager: 'Frédéric MULLER',
    foot: 'SARL – RCS Strasbourg 900 000 677 – CPI 6701 2018 000 000 677',
  },
  building: {
    name: 'Résidence de l’Orangerie',
    street: '44 boulevard Tauler',
    town: '67000 STRASBOURG',
    rnc: 'AA9053318',
  },
  owner: {
    name: 'Indivision SCHMITT-WEBER',
    lines: ['c/o Mme WEBER Monique', '12 rue des Vosges', '67300 SCHILTIGHEIM'],
  },
  account: '0440-014',
  iban: accountOf('sale-strasbourg').spaced,
  lots: [
    ['14', 'appartement', 352],
    ['64', 'cave', 9],
  ],
  base: 10000,
};

export const BORDEAUX_SCENE: Scene = {
  syndic: {
    name: 'Garonne Copro',
    street: '51 cours de l’Intendance',
    town: '33000 BORDEAUX',
    phone: '05 56 00 83 19',
    mail: 'contact@garonne-copro.example.fr',
    manager: 'Élodie LABAT',
    foot: 'SAS – RCS Bordeaux 900 000 332 – CPI 3301 2019 000 000 332',
  },
  building: {
    name: 'Les Quais de Bacalan',
    street: '15 rue Achard',
    town: '33300 BORDEAUX',
    rnc: 'AF6618042',
  },
  owner: { name: 'SCI LES DEUX RIVES', lines: ['8 rue Sainte-Catherine', '33000 BORDEAUX'] },
  account: 'QB-0009',
  iban: accountOf('sale-bordeaux').spaced,
  lots: [
    ['9', 'appartement T3', 288],
    ['59', 'stationnement', 12],
  ],
  base: 10000,
};

export const PARIS_SCENE: Scene = {
  syndic: {
    name: 'CABINET ALÉSIA-PLAISANCE',
    street: '96 avenue du Général Leclerc',
    town: '75014 PARIS',
    phone: '01 45 00 26 77',
    mail: 'copropriete@alesia-plaisance.example.fr',
    manager: 'Mme de SAINT-ALBIN',
    foot: 'SARL au capital de 15245 € – RCS Paris 900 000 754 – CPI 7501 2016 000 000 754',
  },
  building: {
    name: 'SDC 27 BEZOUT',
    street: '27 rue Bezout',
    town: '75014 PARIS',
    rnc: 'AA1177430',
  },
  owner: { name: 'Monsieur Emeka OKAFOR', lines: ['61 rue Didot', '75014 PARIS'] },
  account: 'BEZ-011',
  iban: accountOf('sale-paris').spaced,
  lots: [['11', 'appartement au 3e étage', 412]],
  base: 10000,
};
/** The same owner and the same syndic, another building. */
export const PARIS_OTHER: Scene = {
  ...PARIS_SCENE,
  building: { name: 'SDC 61 DIDOT', street: '61 rue Didot', town: '75014 PARIS', rnc: 'AA1179856' },
  account: 'DID-003',
  iban: accountOf('sale-paris-didot').spaced,
  lots: [['3', 'appartement au 1er étage', 287]],
};
