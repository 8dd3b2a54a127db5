// What is left of the charges of a property where the registry prints those that were lifted as well.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const state = (rows: string, who = 'DURAND Anne, née PETIT, le 08/02/1958') =>
  typedFacts(
    `SERVICE DE LA PUBLICITE FONCIERE
ETAT REPONSE
Personne(s) interrogée(s) :
${who}
RELEVE DES FORMALITES
${rows}`,
    'ETAT_HYPOTHECAIRE',
  );

describe('charges that were lifted', () => {
  it.each([
    [
      `1  12/03/2010  2010V1200  PRIVILEGE DE PRETEUR DE DENIERS
2  15/06/2018  2018V3300  HYPOTHEQUE LEGALE
3  20/09/2020  2020V4400  RADIATION TOTALE de la formalité 2018V3300`,
      1,
    ],
    [
      `1  12/03/2010  2010V1200  PRIVILEGE DE PRETEUR DE DENIERS
2  20/09/2020  2020V4400  MAINLEVEE ET RADIATION de 2010V1200`,
      0,
    ],
  ])('are not counted: %s', (rows, charges) => {
    expect(state(rows)['charges_registered']).toBe(charges);
  });

  it.each([
    `1  12/03/2010  2010V1200  PRIVILEGE DE PRETEUR DE DENIERS
2  20/09/2020  2020V4400  RADIATION PARTIELLE de la formalité 2010V1200`,
    `1  12/03/2010  2010V1200  PRIVILEGE DE PRETEUR DE DENIERS
2  20/09/2020  2020V4400  RADIATION TOTALE`,
    `1  12/03/2010  2010V1200  PRIVILEGE DE PRETEUR DE DENIERS, radié en 2015`,
    `1  12/03/2010  2010V1200  PRIVILEGE DE PRETEUR DE DENIERS
2  20/09/2020  2020V4400  RADIATION TOTALE de la formalité 1998V77`,
  ])('not told which: %s', (rows) => {
    expect(state(rows)['charges_registered']).toBeUndefined();
  });
});

it.each([
  ['DURAND Anne, née PETIT, le 08/02/1958', 'DURAND Anne née PETIT'],
  ['DURAND Anne née PETIT le 08/02/1958', 'DURAND Anne née PETIT'],
  ['DURAND Anne née le 08/02/1958', 'DURAND Anne'],
])('whoever was asked about: %s', (who, name) => {
  expect(
    state(`1  12/03/2010  2010P1200  VENTE\n${who.replace(', née', ' née')}`, who)['owners'],
  ).toEqual([name]);
});

it('a name of Viet Nam may end in VAN', () => {
  expect(
    typedFacts(
      `VENTE
VENDEUR
Monsieur Luc PETIT, demeurant à NANTES.
ACQUÉREUR
Monsieur Duc PHAM VAN, cuisinier, né à HUÉ le 9 mai 1974.
DÉSIGNATION
Un appartement.`,
      'TITRE_PROP',
    )['buyers'],
  ).toEqual(['Monsieur Duc PHAM VAN']);
});
