import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const call = (text: string) => typedFacts(text, 'CHARGES', 'APPEL_DE_FONDS');

describe('a sheet for all the neighbours', () => {
  const sheet = (foot: string) =>
    call(`Copro 9 rue des Fauvettes 74000 ANNECY
Syndic bénévole : Paul Mercadier
Appel de charges 1er trimestre 2026

                    Mill.     Ménage       Eau        Fonds travaux    TOTAL
TOTAL COPRO         1000      600,00       400,00     50,00            1050,00
Mercadier (rdc)     400       240,00       160,00     20,00            420,00
Mme Savary (1er)    350       210,00       140,00     17,50            367,50
SCI Lhote           250       150,00       100,00     12,50            262,50

${foot}`);

  it('names nobody over their names, and is read by the place of its figures', () => {
    expect(
      sheet(`Feuille pour : Mme Savary Odile – lot 2 – 350 / 1000
Votre part du trimestre      367,50
Trop versé en 2025           -17,50
Reste à payer                350,00`),
    ).toMatchObject({
      owner: 'Mme Savary Odile',
      tantiemes: 350,
      base: 1000,
      total: 36750,
      courantes: 35000,
      fonds_travaux: 1750,
      solde_anterieur: -1750,
      to_pay: 35000,
    });
  });

  it('is nobody’s where it is sent to all', () => {
    const { owner, total, to_pay, tantiemes } = sheet('Merci de payer avant le 10 janvier 2026.');
    expect([owner, total, to_pay, tantiemes]).toEqual(Array(4).fill(undefined));
  });

  it('tells whose it is by their tantièmes, and asks nobody for the total', () => {
    const facts = call(`Appel de charges 2e semestre 2026
Copro 9 rue des Fauvettes 74000 ANNECY – syndic bénévole : Paul Mercadier
Pour : Mme Savary, 350 millièmes

Dépenses prévues          Montant
Assurance                 600,00
Jardin                    400,00
Total                     1000,00

Copropriétaire      Lots       /1000      Charges     Fonds tvx     Total à verser
M. Mercadier        1          400        400,00      20,00         420,00
Mme Savary          2 et 5     350        350,00      17,50         367,50
Consorts Lhote      3          250        250,00      12,50         262,50
TOTAL                          1000       1000,00     50,00         1050,00`);
    expect(facts).toMatchObject({
      lots: ['2', '5'],
      total: 36750,
      courantes: 35000,
      fonds_travaux: 1750,
    });
  });

  const year = (foot: string) =>
    typedFacts(
      `Copro 9 rue des Fauvettes 74000 ANNECY
Décompte annuel des charges du 01/01/2025 au 31/12/2025

                    Millièmes    Charges 2025    Provisions    Solde
Mercadier           400          1 200,00        1 100,00      100,00
Mme Savary          350          1 050,00        1 090,00      -40,00
Lhote               250          750,00          800,00        -50,00
Total               1000         3 000,00        2 990,00      10,00

${foot}`,
      'CHARGES',
      'DECOMPTE',
    );

  it('settles the year of one of them across their row', () => {
    expect(year('Destinataire : Mme Savary Odile, lot 2, 350/1000')).toMatchObject({
      charges_reelles: 105000,
      provisions: 109000,
      difference: -4000,
    });
  });

  it('settles nobody’s year in its total', () => {
    const { charges_reelles, provisions, difference } = year('Bonne lecture à tous.');
    expect([charges_reelles, provisions, difference]).toEqual(Array(3).fill(undefined));
  });
});

describe('lots of a listing', () => {
  it('stand in cells of their own, as many figures each', () => {
    const of = (lots: string) => call(`IMMEUBLE  118  LE CLOS\n${lots}\n\nAPPEL DE FONDS`)['lots'];
    expect(of('LOTS      0011   0029')).toEqual(['11', '29']);
    expect(of('LOTS : 0011   0029')).toEqual(['11', '29']);
  });
});
