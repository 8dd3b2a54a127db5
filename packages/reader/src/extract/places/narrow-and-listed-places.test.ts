// Names of buildings that narrow cells break, streets that listings shorten and set apart from their towns.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { typedPages } from '../../../test/typed-pages.ts';
import { writtenText } from '../../french/written.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { findAddresses } from './addresses.ts';
import { buildingOf } from './building.ts';

const setAs = (text: string) => {
  const { names, addresses } = buildingOf(sheetOf(setPage(text)));
  return [names[0]?.value, addresses[0]?.value];
};
const typedAs = (text: string) => {
  const [building] = typedPages(text).map((page) => buildingOf(sheetOf(page)));
  return [building?.names[0]?.value, building?.addresses[0]?.value];
};

describe('a street', () => {
  it('may be of a kind that few have, or be shortened as listings do', () => {
    const first = (text: string) => findAddresses(writtenText(text))[0]?.value;
    expect(first('41 littoral Mistral, 83000 Toulon')).toBe('41 littoral Mistral, 83000 Toulon');
    expect(first('6 R DE LA LOGE 34000 MONTPELLIER')).toBe('6 R DE LA LOGE 34000 MONTPELLIER');
  });

  it('has its town in the next cell of a listing', () => {
    expect(
      setAs('IMMEUBLE 044    RESIDENCE DU PONT\n                23 RUE HAUTE   39100 DOLE\n'),
    ).toEqual(['RESIDENCE DU PONT', '23 RUE HAUTE, 39100 DOLE']);
  });
});

describe('a building', () => {
  it('goes on in the next line of a narrow cell', () => {
    expect(typedAs('SDC LE CLOS DES\nARTS\n40 RUE HAUTE\n39100 DOLE\n\nANNEXE 3')[0]).toBe(
      'LE CLOS DES ARTS',
    );
    expect(
      setAs(`DOUBS GESTION          PROCÈS-VERBAL          Immeuble n° 118
3 quai Nord            du 12 mai 2026         LE CORBIER
39100 DOLE                                    2
                                              28 RUE HAUTE
                                              39100 DOLE`)[0],
    ).toBe('LE CORBIER 2');
  });

  it('is named in capitals over its address', () => {
    expect(
      typedAs(
        'LES COPROPRIÉTAIRES DU « MOULIN NEUF »\n4 chemin du Bief, 39100 DOLE\nsont convoqués',
      ),
    ).toEqual(['MOULIN NEUF', '4 chemin du Bief, 39100 DOLE']);
  });

  it('has the address that its label tells, whoever is named over it', () => {
    expect(
      setAs(`Nom du cédant            Consorts TISSOT
Immeuble                 RÉSIDENCE DU PONT
Adresse de l'immeuble    31 rue Haute
                         39100 DOLE`),
    ).toEqual(['RÉSIDENCE DU PONT', '31 rue Haute, 39100 DOLE']);
  });

  it('is labelled under the line of its owner', () => {
    expect(
      typedAs('Titulaire du compte : SCI DU LAC\nImmeuble : LE BELVÉDÈRE, 8 rue Haute, 39100 DOLE'),
    ).toEqual(['LE BELVÉDÈRE', '8 rue Haute, 39100 DOLE']);
  });

  it('is told in a sentence under a greeting', () => {
    expect(
      typedAs(
        'Madame Tissot,\nvoici votre relevé pour la Résidence du Pont,\n6 rue Haute, 39100 DOLE (lot 11).',
      )[1],
    ).toBe('6 rue Haute, 39100 DOLE');
  });
});
