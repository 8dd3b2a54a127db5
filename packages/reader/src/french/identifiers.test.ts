import { isIban } from '@quitus/domain/control/iban';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findFloorAreas, findGroundAreas, findParcels } from './cadastre.ts';
import { isTaxNumber } from './check-digits.ts';
import {
  findBics,
  findDpeNumbers,
  findIbans,
  findRncNumbers,
  findSirens,
  findSirets,
  findTaxNumbers,
  findVatNumbers,
} from './identifiers.ts';
import { type Found, type Written, writtenText } from './written.ts';

const values = <T>(find: (written: Written) => Found<T>[], text: string) =>
  find(writtenText(text)).map(({ value }) => value);

describe('identifiers', () => {
  it.each([
    [findRncNumbers, 'Immatriculation : AB1-234-567.', ['AB1234567']],
    [findRncNumbers, 'AF2921443', ['AF2921443']],
    [findRncNumbers, 'RNC AF 2 921 443', ['AF2921443']],
    [findRncNumbers, 'TVA FR1234567 et CAB1234567', []],
    [findRncNumbers, 'Votre référence : LD0417063', []],
    [findDpeNumbers, 'N° ADEME : 2133E0178774F', ['2133E0178774F']],
    [findDpeNumbers, 'n° 2599E0178774F ou 12133E0178774F', []],
    [findSirens, 'SIREN 732 829 320, RCS 732 829 321', ['732829320']],
    [findSirets, 'SIRET : 732 829 320 00074', ['73282932000074']],
    [findSirets, 'SIRET : 732 829 320 00075', []],
    [findSirets, 'La Poste 35600000000048', ['35600000000048']],
    [findVatNumbers, 'TVA FR 44 732 829 320', ['FR44732829320']],
    [findVatNumbers, 'TVA FR 45 732 829 320', []],
    [findIbans, 'IBAN : FR14 2004 1010 0505 0001 3M02 606 BIC', ['FR1420041010050500013M02606']],
    [findIbans, 'FR14\t2004\t1010\t0505\t0001\t3M02\t606', ['FR1420041010050500013M02606']],
    [findIbans, 'FR15 2004 1010 0505 0001 3M02 606', []],
    [findIbans, 'DE89 3704 0044 0532 0130 00', ['DE89370400440532013000']],
    [findIbans, 'Référence LD04 17063 APPEL DE FONDS', []],
    [findBics, 'Code BIC : EXEMFRPPXXX', ['EXEMFRPPXXX']],
    [findBics, 'COPROFRAI du bien', []],
    [findTaxNumbers, 'Votre numéro fiscal : 04 12 345 678 901', ['0412345678901']],
    [findTaxNumbers, 'N° fiscal : 04 12 345 678 901 2/2', ['0412345678901']],
    [findTaxNumbers, 'N° fiscal : 04 12 345 678 901 22', []],
    [findTaxNumbers, 'Référence : 04 12 345 678 901', []],
  ])('%o in « %s »', (find, text, expected) => {
    expect(values(find, text)).toEqual(expected);
  });

  it('give the words they are made of', () => {
    const [iban] = findIbans(writtenText('IBAN FR14 2004 1010 0505 0001 3M02 606 Banque'));
    expect(iban).toMatchObject({ from: 1, to: 8, raw: 'FR14 2004 1010 0505 0001 3M02 606' });
  });
});

describe('a wrong digit', () => {
  const IBAN = 'FR1420041010050500013M02606';

  it('is seen in an account number, wherever it is', () => {
    const place = fc.integer({ min: 2, max: IBAN.length - 1 });
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const changed = `${IBAN.slice(0, at)}${digit}${IBAN.slice(at + 1)}`;
        expect(isIban(changed)).toBe(changed === IBAN);
      }),
    );
  });

  it('is seen in a taxpayer’s number', () => {
    const key = String(1_234_567_890 % 511).padStart(3, '0');
    expect(isTaxNumber(`1234567890${key}`)).toBe(true);
    expect(isTaxNumber(`1234567891${key}`)).toBe(false);
  });
});

describe('the cadastre', () => {
  it.each([
    ['cadastré section AM n° 8', { section: 'AM', number: 8, insee: null, prefix: null }],
    ['Section B numéro 1024', { section: 'B', number: 1024, insee: null, prefix: null }],
    ['75104000AM0008', { section: 'AM', number: 8, insee: '75104', prefix: '000' }],
  ])('%s', (text, parcel) => {
    expect(values(findParcels, text)).toEqual([parcel]);
  });

  it('measures ground and floors', () => {
    expect(values(findGroundAreas, 'contenance 01 ha 02 a 35 ca, 00ha 12a 34ca')).toEqual([
      10_235, 1234,
    ]);
    expect(
      values(findFloorAreas, 'superficie de 63,42 m² (soixante-trois), 8 m2, 1 024,5 m²'),
    ).toEqual([6342, 800, 102_450]);
  });
});
