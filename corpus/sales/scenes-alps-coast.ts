// Who is where, in Annecy, Dinard, Marseille and Toulouse.
import { accountOf } from './bank-account.ts';
import type { Scene } from './books.ts';

export const ANNECY_SCENE: Scene = {
  syndic: {
    name: 'LAC & MONTAGNE IMMOBILIER',
    street: '14 avenue de Genève',
    town: '74000 ANNECY',
    phone: '04 50 00 27 81',
    mail: 'syndic@lac-montagne.example.fr',
    manager: 'Aurélie CHAPUIS',
    foot: '– SAS 40 000 € – RCS Annecy 900 000 747 – CPI 7401 2019 000 000 747',
  },
  building: {
    name: 'LES TERRASSES DU SEMNOZ',
    street: '33 chemin des Fins',
    town: '74000 ANNECY',
    rnc: 'AE1093356',
  },
  owner: {
    name: 'Monsieur Bastien CLERC-RENAUD et Madame Julie PERRILLAT',
    lines: ['33 chemin des Fins', '74000 ANNECY'],
  },
  account: 'SEM/041',
  iban: accountOf('sale-annecy').spaced,
  lots: [
    ['41', 'appartement', 268],
    ['141', 'garage', 19],
  ],
  base: 10000,
};

export const DINARD_SCENE: Scene = {
  syndic: {
    name: 'Françoise LE MARREC',
    street: '2 rue de la Malouine',
    town: '35800 DINARD',
    phone: '06 00 00 12 90',
    mail: 'f.lemarrec@example.fr',
    manager: 'Françoise LE MARREC',
    foot: '',
  },
  building: {
    name: 'Villa Ker Armor',
    street: '2 rue de la Malouine',
    town: '35800 DINARD',
    rnc: 'AF0071826',
  },
  owner: { name: 'Tessier Gilles', lines: ['2 rue de la Malouine', '35800 DINARD'] },
  account: '',
  iban: '',
  lots: [['4', 'appartement', 187]],
  base: 1000,
};

export const MARSEILLE_SCENE: Scene = {
  syndic: {
    name: 'CABINET PASTRÉ & FILS',
    street: '120 rue Paradis',
    town: '13006 MARSEILLE',
    phone: '04 91 00 74 03',
    mail: 'cabinet@pastre.example.fr',
    manager: 'Me Jean-Marc PASTRÉ',
    foot: 'maison fondée en 1951 – RCS Marseille 900 000 136 – CPI 1310 2017 000 000 136',
  },
  building: {
    name: 'PARC DES OLIVIERS',
    street: '210 avenue de Saint-Julien',
    town: '13012 MARSEILLE',
    rnc: 'AB9926410',
  },
  owner: {
    name: 'Madame Nadia HADDOUCHE',
    lines: ['210 avenue de Saint-Julien', 'Bât. C', '13012 MARSEILLE'],
  },
  account: 'OLI-C-087',
  iban: accountOf('sale-marseille').spaced,
  lots: [
    ['87', 'appartement', 146],
    ['203', 'cave', 3],
  ],
  base: 10000,
};

export const TOULOUSE_SCENE: Scene = {
  syndic: {
    name: 'NEOVIA Syndic',
    street: '7 place du Capitole',
    town: '31000 TOULOUSE',
    phone: '05 61 00 90 44',
    mail: 'contact@neovia-syndic.example.fr',
    manager: 'Clément BARTHE',
    foot: 'NEOVIA Syndic SAS, RCS Toulouse 900 000 312, CPI 3101 2020 000 000 312, garantie Galian Exemple',
  },
  building: {
    name: 'Le Patio Saint-Cyprien',
    street: '18 rue Réclusane',
    town: '31300 TOULOUSE',
    rnc: 'AG2203387',
  },
  owner: { name: 'Mme Léa BONNAFOUS', lines: ['5 rue des Fontaines', '31300 TOULOUSE'] },
  account: 'PSC 0027',
  iban: accountOf('sale-toulouse').spaced,
  lots: [['27', 'appartement', 365]],
  base: 10000,
};
