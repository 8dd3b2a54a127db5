import { expect, it } from 'vitest';

import { isNoName } from './no-names.ts';

it.each(['Fin du mandat', 'EMPRUNT EN COURS', 'Localisation', 'EN DIFFICULTE'])(
  '« %s » is a label beside a name, and no name',
  (text) => {
    expect(isNoName(text)).toBe(true);
  },
);

it.each(['CABINET LACOMBE & FILS', 'LE COURS DES TILLEULS', 'Fin Gestion Aubrac'])(
  '« %s » is a name',
  (text) => {
    expect(isNoName(text)).toBe(false);
  },
);
