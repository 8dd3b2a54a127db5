// Names that go on under themselves, firms at the right or at a high foot, buildings after whoever manages them.
import { describe, expect, it } from 'vitest';

import { SET } from '../../../test/who-and-where.ts';
import { writtenText } from '../../french/written.ts';
import { findAddresses } from './addresses.ts';

const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);
const { buildingsOf, addressesOf } = SET;
const foundIn = (text: string) => valuesOf(findAddresses(writtenText(text)));

describe('a building', () => {
  it.each([
    'JURA PATRIMOINE – LE CLOS DES MINIMES – 4 rue Neuve 39100 DOLE\n\nAnnexe n° 3',
    'Régie du Doubs | 3 quai Nord, 39100 Dole | Le Clos des Minimes, 4 rue Neuve, 39100 Dole\n\nANNEXE 4',
    'Jura Copro, syndic de la copropriété CLOS DES MINIMES\n4 rue Neuve 39100 DOLE\n\nAnnexe 1',
    'MARTIN & FILS, administrateurs d’immeubles, 3 quai Nord, Dole\nLE CLOS DES MINIMES\n4 rue Neuve – 39100 Dole\n\nProcès-verbal',
    'FORMULAIRE DE VOTE\n\nAssemblée générale du 17 mai 2026 – Le Clos des Minimes, 4 rue Neuve, 39100 DOLE\nÀ retourner avant le 13 mai 2026 à JURASSIA, 3 quai Nord, 39100 DOLE',
    'COPROPRIETE : 074 / LE CLOS DES MINIMES – 4 RUE NEUVE 39100 DOLE',
    'Fiche établie par Jura Gestion, 3 quai Nord, 39100 Dole, syndic\n1. Dénomination : Résidence « Le Clos des Minimes »\n2. Adresse : 4 rue Neuve, 39100 Dole\n3. Registre : néant',
  ])('%s', (text) => {
    expect(buildingsOf(text).map((name) => name.toUpperCase().replace(/^LE /, ''))).toEqual([
      'CLOS DES MINIMES',
    ]);
    expect(addressesOf(text).map((place) => place.toUpperCase().replace(',', ''))).toEqual([
      '4 RUE NEUVE 39100 DOLE',
    ]);
  });
});

describe('an address', () => {
  it('has its town in brackets, or its number last', () => {
    expect(foundIn('Copropriété du 4, rue Neuve (39100 Dole)')).toEqual([
      '4, rue Neuve, 39100 Dole',
    ]);
    expect(foundIn('CORNICHE DU LAC N° 4 – 39100 DOLE')).toEqual([
      'CORNICHE DU LAC N° 4, 39100 DOLE',
    ]);
  });
});
