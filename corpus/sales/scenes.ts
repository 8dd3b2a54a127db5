// Who is where: the syndic, the building and the owner of some sales.
import { accountOf } from './bank-account.ts';
import type { Scene } from './books.ts';

export const LILLE_SCENE: Scene = {
  syndic: {
    name: 'CABINET WAZEMMES GESTION',
    street: '17 rue Jules Guesde',
    town: '59000 LILLE',
    phone: '03 20 00 41 12',
    mail: 'compta@wazemmes-gestion.example.fr',
    manager: 'Hélène DUTHOIT',
    foot: 'SARL au capital de 8 000 € – RCS Lille 900 000 231 – CPI 5906 2018 000 000 231',
  },
  building: {
    name: 'RÉSIDENCE LES TISSERANDS',
    street: '42 rue de la Filature',
    town: '59000 LILLE',
    rnc: 'AB4418207',
  },
  owner: {
    name: 'Mme VANHOUTTE Sabine',
    lines: ['42 rue de la Filature', 'Esc. B – Apt 31', '59000 LILLE'],
  },
  account: '0231-0012',
  iban: accountOf('sale-lille').spaced,
  lots: [['12', 'appartement', 214]],
  base: 10000,
};

export const LYON_SCENE: Scene = {
  syndic: {
    name: 'ARCADYS',
    street: '88 cours Lafayette',
    town: '69003 LYON',
    phone: '04 78 00 55 10',
    mail: 'lyon3@arcadys.example.fr',
    manager: 'Karim BENSAÏD',
    foot: 'SAS au capital de 1.200.000 € – RCS Lyon 900 000 515 – CPI 6901 2016 000 000 515',
  },
  building: {
    name: 'LE CLOS DES CANUTS',
    street: '9 rue Dumenge',
    town: '69004 LYON',
    rnc: 'AC2-310-774',
  },
  owner: {
    name: 'M. et Mme FERREIRA Paulo',
    lines: ['9 rue Dumenge', 'Bâtiment B', '69004 LYON'],
  },
  account: '2107-00017',
  iban: accountOf('sale-lyon').spaced,
  lots: [
    ['17', 'appartement', 402],
    ['58', 'cave', 8],
    ['71', 'parking', 21],
  ],
  base: 10000,
};
