import { describe, expect, it } from 'vitest';

import {
  compareNamed,
  compareOwners,
  type NameMatch,
  namesIn,
  peopleIn,
  personNamed,
} from './person-name.ts';

const match = (line: string, ...owners: readonly string[]) => compareOwners(peopleIn(line), owners);

describe('a name on a paper and an owner', () => {
  it.each<[string, string, NameMatch]>([
    ['Mme Claire MARTIN', 'Claire MARTIN', 'SAME'],
    ['MARTIN CLAIRE', 'Claire MARTIN', 'SAME'],
    ['Madame MARTIN Claire', 'Claire Martin', 'SAME'],
    ['M. Hervé ÉVRARD', 'EVRARD HERVE', 'SAME'],
    ['M. Jean Pierre DUPONT', 'Jean DUPONT', 'SAME'],
    ['DUPONT JEAN PIERRE', 'Jean DUPONT', 'SAME'],
    ['MME LE GOFFIC MARIE THERESE', 'Marie-Thérèse LE GOFFIC', 'SAME'],
    ['MME GOFFIC MARIE ANNE', 'Marie-Thérèse GOFFIC', 'UNSURE'],
    ['M DUPONT JEAN', 'Jean-Paul DUPONT', 'UNSURE'],
    ['M. Jean DUPONT marié', 'Jean DUPONT', 'SAME'],
    ['DUPONT Jean et DUPONT née MARTIN Claire', 'Claire MARTIN', 'SAME'],
    ['DUPONT Jean et DUPONT née MARTIN Claire', 'Claire DUPONT', 'SAME'],
    ['M. Jean et Mme Claire DUPONT', 'Jean DUPONT', 'SAME'],
    ['M. et Mme Jean DUPONT', 'Jean DUPONT', 'SAME'],
    ['Nadia DA SILVEIRA', 'DA SILVEIRA Nadia', 'SAME'],
    ['Anne-Laure LE GOFF', 'LE GOFF Anne-Laure', 'SAME'],
    ['SCI DES LILAS', 'SCI Les Lilas', 'SAME'],
    ['Société civile immobilière LILAS', 'SCI des Lilas', 'SAME'],

    ['Monsieur Jean Paul DUPONT et Madame Claire MARTIN, son épouse', 'Claire MARTIN', 'SAME'],
    ['M. Jean et Mme Claire DUPONT, son épouse', 'Jean DUPONT', 'SAME'],
    ['Madame Hélène de LA TOUR', 'DE LA TOUR Hélène', 'SAME'],
    ['LA TOUR Hélène (de)', 'Hélène de LA TOUR', 'SAME'],
    ['Mme de La Tour Hélène', 'Hélène de LA TOUR', 'SAME'],
    ['Monsieur Jean-Baptiste LACOSTE d’ARTHEZ', 'LACOSTE D’ARTHEZ Jean-Baptiste', 'SAME'],
    ['M. Bastien CLERC RENAUD', 'Bastien Clerc-Renaud', 'SAME'],
    ['M. Bastien CLERC RENAUD', 'CLERC-RENAUD Bastien', 'SAME'],
    ['M. Jean Pierre DUPONT', 'Jean-Pierre DUPONT', 'SAME'],
    ['Mme Claire MARTIN épouse DUPONT', 'DUPONT Claire', 'SAME'],
    ['Mme Yvette ROUSSET', 'Mme Yvette ROUSSET veuve BONNAL', 'SAME'],
    ['Esteban María RUIZ Y TORRES', 'RUIZ Y TORRES Esteban', 'SAME'],
    ['VAN DER ELST JEAN- BAPTISTE', 'Jean-Baptiste VAN DER ELST', 'SAME'],

    ['M. et Mme DUPONT', 'Jean DUPONT', 'UNSURE'],
    ['Mme de', 'Hélène de LA TOUR', 'UNSURE'],
    ['M. LE', 'Anne LE GOFF', 'UNSURE'],
    ['DUPONT JEAN-PIERRE', 'Jean DUPONT', 'UNSURE'],
    ['Mme Hélène LA TOUR', 'Hélène LE TOUR', 'UNSURE'],
    ['M. Paul de LA TOUR', 'Hélène de LA TOUR', 'UNSURE'],
    ['M. Paul DUPONT', 'Jean DUPONT', 'UNSURE'],
    ['M. Jean-Pierre DUPONT', 'Jean DUPONT', 'UNSURE'],
    ['DUPONT PIERRE JEAN', 'Jean DUPONT', 'UNSURE'],
    ['Mme Claire DUPONT', 'Claire MARTIN', 'UNSURE'],
    ['Mme Claire MARTIN-DUPONT', 'Claire MARTIN', 'UNSURE'],
    ['M. J. DUPONT', 'Jean DUPONT', 'UNSURE'],
    ['M. Jean DUPONT', 'SCI Dupont', 'UNSURE'],
    ['SCI DES LILAS BLANCS', 'SCI des Lilas', 'UNSURE'],
    ['', 'Jean DUPONT', 'UNSURE'],

    ['M. Karim OLLIVAUD', 'Claire MARTIN', 'OTHER'],
    ['OLLIVAUD KARIM', 'Claire Martin', 'OTHER'],
    ['SCI DU PORT', 'SCI des Lilas', 'OTHER'],
  ])('%s / %s: %s', (line, owner, expected) => {
    expect(match(line, owner)).toBe(expected);
  });

  it('is enough for one of several owners', () => {
    expect(match('Mme Claire MARTIN', 'Jean DUPONT', 'Claire MARTIN')).toBe('SAME');
    expect(match('Mme Claire MARTIN')).toBe('UNSURE');
  });
});

it('an identity paper tells surname and first names apart', () => {
  const [owner] = peopleIn('Jean DUPONT');
  const of = (last: string, first: string) =>
    owner ? compareNamed(personNamed(last, first), owner) : null;
  expect(of('DUPONT', 'JEAN, PIERRE')).toBe('SAME');
  expect(of('DUPONT', 'PIERRE, JEAN')).toBe('UNSURE');
  expect(of('JEAN', 'DUPONT')).toBe('UNSURE');
  const going = (by: string) =>
    owner ? compareNamed(personNamed('MARTIN', 'JEAN', by), owner) : null;
  expect(going('DUPONT')).toBe('SAME');
  expect(going('PETIT')).toBe('UNSURE');
  const [hyphened] = peopleIn('Jean-Baptiste DUPONT');
  const named = (first: string) =>
    hyphened ? compareNamed(personNamed('DUPONT', first), hyphened) : null;
  expect(named('JEAN BAPTISTE YANN')).toBe('SAME');
  expect(named('JEAN YANN')).toBe('UNSURE');
});

it('names each of a line apart, unless they share a surname', () => {
  expect(namesIn('Mme Margaux DELAUNOY et M. Étienne ROUVIÈRE')).toEqual([
    'Margaux DELAUNOY',
    'Étienne ROUVIÈRE',
  ]);
  expect(namesIn('M. et Mme Paul MARTIN')).toEqual(['M. et Mme Paul MARTIN']);
  expect(namesIn('SCI DES LILAS')).toEqual(['SCI DES LILAS']);
});
