// Who is where, in Nice, Grenoble, Montpellier and Brest.
import { accountOf } from './bank-account.ts';
import type { Scene } from './books.ts';

export const NICE_SCENE: Scene = {
  syndic: {
    name: 'RIVIERA ADMINISTRATION DE BIENS',
    street: '25 avenue Jean Médecin',
    town: '06000 NICE',
    phone: '04 93 00 61 48',
    mail: 'copro@riviera-adb.example.fr',
    manager: 'Stéphane ROSSI',
    foot: '– SARL – RCS Nice 900 000 060 – CPI 0605 2017 000 000 060',
  },
  building: {
    name: 'PALAIS MIRABEAU',
    street: '12 rue Verdi',
    town: '06000 NICE',
    rnc: 'AB0384496',
  },
  owner: { name: 'Mme BERTONE Chiara', lines: ['Via Garibaldi 18', '18039 VENTIMIGLIA (IT)'] },
  account: '0612-05',
  iban: accountOf('sale-nice').spaced,
  lots: [
    ['5', 'appartement', 301],
    ['88', 'box', 14],
  ],
  base: 10000,
};

export const GRENOBLE_SCENE: Scene = {
  syndic: {
    name: 'CHARTREUSE HABITAT SYNDIC',
    street: '1 place Victor Hugo',
    town: '38000 GRENOBLE',
    phone: '04 76 00 52 66',
    mail: 'agence@chartreuse-habitat.example.fr',
    manager: 'Nora AÏT-SAÏD',
    foot: 'SCIC SA, RCS Grenoble 900 000 383, CPI 3801 2018 000 000 383',
  },
  building: {
    name: 'Les Jardins de l’Isère',
    street: '70 quai Jongkind',
    town: '38000 GRENOBLE',
    rnc: 'AD7729005',
  },
  owner: {
    name: 'M. et Mme ROUX-DUPRAZ',
    lines: ['Bât. Nord – 70 quai Jongkind', '38000 GRENOBLE'],
  },
  account: '38-0031',
  iban: accountOf('sale-grenoble').spaced,
  lots: [['31', 'appartement', 276]],
  base: 10000,
};

export const MONTPELLIER_SCENE: Scene = {
  syndic: {
    name: 'AGENCE DU PEYROU',
    street: '4 rue Foch',
    town: '34000 MONTPELLIER',
    phone: '04 67 00 38 92',
    mail: 'syndic@agence-peyrou.example.fr',
    manager: 'Ludovic SERRANO',
    foot: 'SARL – RCS Montpellier 900 000 341 – CPI 3402 2019 000 000 341',
  },
  building: {
    name: 'LE MAZET DE CELLENEUVE',
    street: '151 avenue de Lodève',
    town: '34080 MONTPELLIER',
    rnc: 'AC4467718',
  },
  owner: {
    name: 'M. PONS Rémi et Mme PONS Agnès',
    lines: ['151 avenue de Lodève', '34080 MONTPELLIER'],
  },
  account: '151-21',
  iban: accountOf('sale-montpellier').spaced,
  lots: [
    ['21', 'appartement', 244],
    ['44', 'cave', 6],
  ],
  base: 10000,
};

export const BREST_SCENE: Scene = {
  syndic: {
    name: 'CABINET KERBRAT',
    street: '19 rue de Siam',
    town: '29200 BREST',
    phone: '02 98 00 29 04',
    mail: 'kerbrat@example.fr',
    manager: 'M. KERBRAT',
    foot: '',
  },
  building: {
    name: 'RÉSIDENCE RECOUVRANCE',
    street: '8 rue de la Porte',
    town: '29200 BREST',
    rnc: 'AA2600193',
  },
  owner: { name: 'MME LE ROY Jeannine', lines: ['8 rue de la Porte', '29200 BREST'] },
  account: '45-0006',
  iban: accountOf('sale-brest').spaced,
  lots: [['6', 'appartement', 71]],
  base: 1000,
};
