// Rules whose cover names the building line by line, and tables whose heads are shortened.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('a table of lots', () => {
  const sharesOf = (table: string, title = 'ÉTAT DESCRIPTIF DE DIVISION') =>
    typedFacts(`${title}\n${table}`, 'RCP_EDD')['lot_shares'];

  it.each([
    'Q.p. PCG /2500',
    'QP PCG / 2.500',
    'Quote-part PC /2500',
    'Tant. gén. /2500',
    'Mill. /2500',
    'PCG / 2500',
    'Parties communes / 2500',
  ])('under « %s »', (head) => {
    expect(
      sharesOf(`N° lot     Bât.     Nature            ${head}
1          A        Commerce          412
2          A        Studio            88
7          SS       Garage            9`),
    ).toEqual(['1:412/2500', '2:88/2500', '7:9/2500']);
  });

  it.each(['Lots nouveaux', 'Nouveau lot', 'N° du nouveau lot', 'Lots créés', 'Nouveau n°'])(
    'of a lot that is divided, under « %s »',
    (head) => {
      expect(
        sharesOf(
          `Lot ancien     ${head.padEnd(20)}   Consistance      Tantièmes /10000
21             61                     Deux pièces      140
21             62                     Studio           75`,
          'MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION',
        ),
      ).toEqual(['61:140/10000', '62:75/10000']);
    },
  );

  it('is not told where a lot has nothing under the head', () => {
    expect(
      sharesOf(`N° lot     Nature       Tantièmes /1000
1          Commerce     412
2          Studio
3          Studio       88`),
    ).toBeUndefined();
  });

  it('is not that of a staircase', () => {
    expect(
      sharesOf(`N° lot     Nature       Q.p. escalier /1000
1          Commerce     412
2          Studio       88`),
    ).toBeUndefined();
  });
});

describe('a cover', () => {
  const addressOf = (cover: string) =>
    typedFacts(
      `${cover}
L'AN MIL NEUF CENT CINQUANTE, le DEUX MARS,
PARDEVANT Me Paul MODELE, notaire à LYON, soussigné,
A COMPARU : Monsieur Luc ESSAI, propriétaire, demeurant à LYON.`,
      'RCP_EDD',
      'RCP',
    )['building_address'];

  it.each([
    [
      'REGLEMENT DE COPROPRIETE\n18 et 20 rue des Essais\nLYON (IIIème)',
      '18 et 20 rue des Essais, LYON',
    ],
    [
      'CAHIER DES CHARGES\nde l’immeuble\n6 bis, quai du Modèle\nà LYON',
      '6 bis, quai du Modèle, LYON',
    ],
    ['Etude de Me MODELE, notaire\n4 place du Test\nLYON\nREGLEMENT DE COPROPRIETE', undefined],
    ['REGLEMENT DE COPROPRIETE\n18 rue des Essais\nETAT DESCRIPTIF', undefined],
  ])('%s', (cover, address) => {
    expect(addressOf(cover)).toBe(address);
  });
});
