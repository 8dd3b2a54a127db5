// Names that go on under their line, people of a firm beside it, and offices without a street.
import { describe, expect, it } from 'vitest';

import { typedPages } from '../../../test/typed-pages.ts';
import { TYPED } from '../../../test/who-and-where.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import { homeOwnerOf } from './owner.ts';

const sheets = (text: string): Sheet[] => typedPages(text).map(sheetOf);
const valuesOf = (all: readonly { value: string }[]) => all.map(({ value }) => value);
const { ownersOf, syndicsOf } = TYPED;

describe('an owner', () => {
  it.each([
    [
      'Copropriétaire cédant\nINDIVISION TESTARD-\nBERNARDIN\nLots 3 et 9',
      ['INDIVISION TESTARD-BERNARDIN'],
    ],
    ['Copropriétaire : INDIVISION TESTARD-', []],
    [
      'RÉGIE DU LAC\n\n                              M. ET MME DE LA TESTE-LUCAS\n                              PAUL ET ANNE\n                              4 RUE HAUTE\n                              39100 DOLE',
      ['M. ET MME DE LA TESTE-LUCAS PAUL ET ANNE'],
    ],
    [
      'Copropriétaire\nSCI DU LAC-TEST – M. le gérant\n4 rue Haute\n39100 DOLE',
      ['SCI DU LAC-TEST'],
    ],
    ['Bonjour Anne et Jean-Luc TESTARD', ['Anne et Jean-Luc TESTARD']],
    ['Feuille pour : Mme Testard Anne – lot 3 – 243 / 1000', ['Mme Testard Anne']],
  ])('%s', (text, names) => {
    expect(ownersOf(text)).toEqual(names);
  });

  it('is nobody in a table of all of them', () => {
    expect(
      ownersOf(
        'Charges 2026      Mill.      Eau      Total\nTestard           205      43,56      218,16\nSCI Exemple           100      21,25      106,42',
      ),
    ).toEqual([]);
  });

  it('is whose home was examined, where the line broke before it', () => {
    expect(
      valuesOf(
        sheets(
          'La société certifie avoir contrôlé le 2 mars 2026 la chaudière à gaz de marque Exemple\nchez M. Luc TESTARD, 4 rue Haute, 39100 DOLE.',
        ).flatMap(homeOwnerOf),
      ),
    ).toEqual(['M. Luc TESTARD']);
    expect(ownersOf('Prochaine réunion le samedi 27 mars\nchez M. Luc TESTARD.')).toEqual([]);
  });
});

describe('a syndic', () => {
  it.each([
    [
      'EXEMPLO-NOVA FRANCHE-COMTÉ – Centre commercial du Lac – 39100 DOLE\nPRÉ-ÉTAT DATÉ\nImmeuble : RÉSIDENCE DES ACACIAS – 4 rue Basse, 39000 LONS',
      ['EXEMPLO-NOVA FRANCHE-COMTÉ'],
    ],
    [
      'Cabinet J.-P. Testard – 3 rue Haute, 39100 DOLE\nAssemblée générale – procès-verbal\nSyndicat des copropriétaires du 4 rue Basse – 39000 LONS\nRéunion tenue à la mairie, 6 rue du Lac.',
      ['Cabinet J.-P. Testard'],
    ],
    [
      'De : AG DOUBS SYNDIC <ag@doubssyndic.example.fr>\nÀ : contact@boulangeriedulac.example.fr\nObjet : Convocation\n\nEURL BOULANGERIE DU LAC,\n\nVous êtes convoqué à l’assemblée.',
      ['DOUBS SYNDIC'],
    ],
    ['2. Identité du syndic\nNom, raison sociale : EXEMPLO LAC', ['EXEMPLO LAC']],
  ])('%s', (text, names) => {
    expect(syndicsOf(text)).toEqual(names);
  });

  it('is not who runs the firm over them', () => {
    expect(syndicsOf('Étude Jurassienne d’Immeubles\nMaurice Testard, syndic')).toEqual([]);
    expect(syndicsOf('Maurice Testard, syndic\n12 rue Haute')).toEqual(['Maurice Testard']);
  });
});
