// The day of an account that also tells where it starts from; what a year leaves, where OCR misread it; sums
// that start one under the other; lots and keys as other offices set them.
import { describe, expect, it } from 'vitest';

import { seenPage } from '../../../test/seen-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';
import { readFacts } from '../../proof/read-facts.ts';

const MOVED = `Date            Opération                     Montant
02.01.2026      Provision T1                  + 300,00
09.01.2026      Prélèvement                   – 300,00
01.04.2026      Provision T2                  + 300,00
10.04.2026      Prélèvement                   – 250,00
Solde à nous régler : 50,00 €`;

describe('the day of an account', () => {
  it.each([
    ['its title', 'Votre compte au 30.06.2026', 'Solde à nouveau au 01.01.2026 : néant.'],
    ['its title', 'Situation au 30.06.2026', 'Report de solde au 31.12.2025 : 0,00 €'],
    ['its own label', 'Date d’arrêté : 30.06.2026', 'Solde à nouveau au 01.01.2026 : 0,00 €'],
    ['its own label', 'Arrêté de compte : 30.06.2026', 'Solde antérieur au 31.12.2025 : 0,00 €'],
    ['its title', 'Relevé arrêté au 30.06.2026', 'Reprise du compte au 31.12.2025 : néant'],
  ])('is that of %s, not the one it starts from', (_, title, opening) => {
    const { as_of } = typedFacts(
      `CABINET VERNEUIL\n${title}\n${MOVED}\n${opening}`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );
    expect(as_of).toBe('2026-06-30');
  });

  it('is not told where it is before all that moved', () => {
    const { as_of } = typedFacts(
      `CABINET VERNEUIL\nSituation de compte\n${MOVED}\nSolde du compte au 31.12.2025 : 0,00 €`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );
    expect(as_of).toBeUndefined();
  });
});

describe('what a year leaves', () => {
  const read = (left: string) =>
    readFacts('CHARGES', 'DECOMPTE', [
      seenPage(`ARRÊTÉ DES CHARGES 2025
Votre part dans les charges communes de l’exercice 2025 | 1.834,81
Prov. appelées | 2.032,00
Solde à votre crédit | ${left}`),
    ]).find(({ name }) => name === 'difference');

  it('is proven where the page’s own sums leave as much', () => {
    expect(read('197,19')).toMatchObject({ value: -19719, proof: 'PROVEN' });
  });

  it('is not proven where OCR read another figure', () => {
    expect(read('197,18')?.proof).not.toBe('PROVEN');
  });
});

describe('lots', () => {
  it.each([
    ['after an arrow', 'Lots : B12 → lot 29, place P7 → lot 64', ['29', '64']],
    ['after a raised plural', 'Lots n os 14, 33 et 34', ['14', '33', '34']],
  ])('are told %s', (_, extracted, lots) => {
    const facts = typedFacts(`APPEL DE FONDS\n${extracted}`, 'CHARGES', 'APPEL_DE_FONDS');
    expect(facts['lots']).toEqual(lots);
  });
});

describe('the keys of a year', () => {
  it('are the titles of the parts that end with what the owner has of them', () => {
    const { tantiemes, base, tantiemes_by_cle } = typedFacts(
      `REDDITION DES COMPTES DE L’EXERCICE 2025
CHARGES GÉNÉRALES
Gardienne                                      3.000,00
Eau de la Ville                                1.000,00
Ensemble 4.000,00 – votre part : 50 / 1000     200,00

ASCENSEUR
Entretien de l’appareil                        1.200,00
Ensemble 1.200,00 – votre part : 80 / 1000     96,00

Vos charges de l’exercice s’élèvent à          296,00`,
      'CHARGES',
      'DECOMPTE',
    );
    expect({ tantiemes, base, tantiemes_by_cle }).toEqual({
      tantiemes: 50,
      base: 1000,
      tantiemes_by_cle: ['CHARGES GÉNÉRALES : 50/1000', 'ASCENSEUR : 80/1000'],
    });
  });
});
