// Companies that the registry names under a head, and lots that a change announces before it lists them.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

describe('owners of the registry', () => {
  const owners = (lines: string) =>
    typedFacts(
      `SERVICE DE LA PUBLICITE FONCIERE\nFORMALITES PUBLIEES DU 01/01/1976 AU 02/03/2026\n${lines}\nRELEVE DES FORMALITES PUBLIEES\n1   12/06/2015   2015P3311   VENTE`,
      'ETAT_HYPOTHECAIRE',
    )['owners'];

  it.each([
    ['PROPRIETAIRE ACTUEL\nSCI ESSAI ET FILLES – SIREN 900 000 001', ['SCI ESSAI ET FILLES']],
    [
      `TITULAIRES DE DROITS A LA DATE DE CERTIFICATION
Dénomination          Immatriculation          Nature du droit
SCI DU TEST           RCS LILLE 900 000 001    PP 1/2
SARL MODELE           RCS LILLE 900 000 002    PP 1/2`,
      ['SCI DU TEST', 'SARL MODELE'],
    ],
    ['PROPRIETAIRE ACTUEL\nSCI DU TEST – SIREN 900 000 001\nIndivision inconnue', undefined],
  ])('%s', (lines, expected) => {
    expect(owners(lines)).toEqual(expected);
  });
});

describe('lots that a change makes', () => {
  const lots = (announced: string) =>
    typedFacts(
      `MODIFICATIF A L'ETAT DESCRIPTIF DE DIVISION
Le lot numéro 20 est supprimé et remplacé par les lots ${announced} ci-après :
N° et nature                         Part
71    Logement                       184 / 10000
72    Logement, premier étage        306 / 10000`,
      'RCP_EDD',
      'MODIFICATIF',
    )['lot_shares'];

  it('are those of the rows, where all of them are there', () => {
    expect(lots('71 et 72')).toEqual(['71:184/10000', '72:306/10000']);
    expect(lots('71 à 73')).toBeUndefined();
  });
});
