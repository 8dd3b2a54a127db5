// Firms may be called as labels begin, after where they are, with numbers in their letters; what stands under them is not they.
import { describe, expect, it } from 'vitest';

import { setPage } from '../../../test/set-pages.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { ownerOf } from './owner.ts';
import { syndicOf } from './syndic.ts';

const read = (text: string) => syndicOf(sheetOf(setPage(text)), true).map(({ value }) => value);
const BUILDING = '\n\nAPPEL DE FONDS\nRésidence Le Test, 12 rue Basse, 39100 DOLE';

describe('a firm', () => {
  it.each([
    'TELLIER GESTION',
    'NONANCOURT IMMOBILIER',
    'CARTERET SYNDIC',
    'ELITE GESTION',
    'LE TESTARD & ESSAI',
    'Jurassienne de Copropriété',
    'SQUARE HABITAT',
    'MÉTROPOLE GESTION',
    '3T IMMO',
    'La Régie du Test',
    'La Testard et Sœurs',
  ])('%s is one', (name) => {
    expect(read(`${name}\n3 quai Nord, 39000 LONS\nTél. 03 84 00 00 00${BUILDING}`)).toEqual([
      name,
    ]);
  });

  it.each(['ÉTUDE', 'Cabinet', 'AGENCE'])('is not « %s » alone', (name) => {
    expect(read(`${name}\n3 quai Nord, 39000 LONS\nTél. 03 84 00 00 00${BUILDING}`)).toEqual([]);
  });

  it('is not the group under it, nor its form alone', () => {
    expect(
      read(
        `TESTARD GESTION\nGroupe Essai Patrimoine\nAgence de Lons : 3 quai Nord, 39000 LONS${BUILDING}`,
      ),
    ).toEqual(['TESTARD GESTION']);
    expect(read(`${BUILDING}\n\n\nT.E.S. – SAS au capital de 5 000 € – RCS Lons`)).not.toContain(
      'SAS',
    );
  });

  it('is not the next row of a table, under the end of a title', () => {
    expect(
      read(
        'TEST GESTION, 3 quai Nord, 39000 LONS\n8   Honoraires du\n    syndic\n9   Plafond des devis',
      ),
    ).toEqual(['TEST GESTION']);
  });

  it('is where papers are sent back, or whoever signs with the day', () => {
    expect(
      read('POUVOIR\nÀ retourner à Jura Copro, syndic, 3 quai Nord, 39000 LONS avant le 3 mai'),
    ).toEqual(['Jura Copro']);
    expect(
      read(
        `${BUILDING}\n\n\n\n\n\n\n\n\nReçus visibles chez moi. Bruno Essai, syndic, le 8 mai 2026\n\n\n\n\n\n\n\n\n\n.`,
      ),
    ).toEqual(['Bruno Essai']);
  });

  it('may be a person who is named twice', () => {
    expect(
      read(
        'Syndic bénévole : Mme Irène Essai\nPV\n6. Syndic : Mme Essai est réélue du 7 mars 2026',
      ),
    ).toEqual(['Mme Irène Essai']);
  });
});

describe('who runs a firm', () => {
  it('stands under its name, and is not the firm', () => {
    expect(
      read(
        `Agence du Test\nPaul Essai-Testard, gérant\nGestion – Location\n3 quai Nord, 39000 LONS${BUILDING}`,
      ),
    ).toEqual(['Agence du Test']);
  });

  it('may be an owner, who is not the person written to under her', () => {
    expect(
      read(
        'Mme Odile Essai, syndic bénévole\n                              Monsieur Bruno Testard\n',
      ),
    ).toEqual(['Mme Odile Essai']);
  });
});

describe('an owner', () => {
  it.each(['Mme Anne Van den Essai', 'M. Rui da Testa'])('is %s', (name) => {
    const text = `RELEVÉ\nCopropriétaire : ${name}\nLots : 3`;
    expect(ownerOf(sheetOf(setPage(text))).map(({ value }) => value)).toEqual([name]);
  });

  it('may be called NGUYEN VAN', () => {
    const text = 'APPEL\nDestinataire : M. Thanh NGUYEN VAN, lot 5';
    expect(ownerOf(sheetOf(setPage(text))).map(({ value }) => value)).toEqual([
      'M. Thanh NGUYEN VAN',
    ]);
  });

  it('stands beside a firm and its slogan, which are no label', () => {
    const text = `JURA SYNDIC                                       M. et Mme ESSAI Luc
une marque de TESTARD                             appt B31
3 quai Nord                                       5 place Neuve
39000 LONS                                        39100 DOLE`;
    expect(ownerOf(sheetOf(setPage(text))).map(({ value }) => value)).toEqual([
      'M. et Mme ESSAI Luc',
    ]);
  });
});
