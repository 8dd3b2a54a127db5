// A neighbour's spreadsheet with a row for each owner, a column for what was owed before, no total.
import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const read = (roll: string, around: string) =>
  typedFacts(
    `Copropriété du 3 rue du Four – 19100 BRIVE
Syndic bénévole : Anne VERGNE
Appel de charges du 3e trimestre 2026
${around}
${roll}`,
    'CHARGES',
    'APPEL_DE_FONDS',
  );

const OWING = `Copropriétaire      Lots       Tantièmes    Charges     Fonds ALUR    Toiture     Solde au 20/06    À payer
VERGNE Anne         1 - 6      400          400,00      20,00         80,00       0,00              500,00
CAPY Louis          2 - 7      350          350,00      17,50         70,00       -37,50            400,00
SCI DU PONT         3          250          250,00      12,50         50,00       60,00             372,50
TOTAL                          1000         1000,00     50,00         200,00      22,50             1272,50`;

describe('the row of one owner', () => {
  it('parts what was owed before from what is called', () => {
    const facts = read(OWING, 'Destinataire : M. Louis CAPY (lots 2 et 7)');
    expect(facts).toMatchObject({
      tantiemes: 350,
      base: 1000,
      courantes: 35000,
      travaux: 7000,
      fonds_travaux: 1750,
      solde_anterieur: -3750,
      to_pay: 40000,
    });
    // Printed nowhere.
    expect(facts.total).toBeUndefined();
  });

  const BARE = `Copropriétaire      Étage      Millièmes    Charges     Fonds travaux    A payer
Vergne              RDC        400          400.00      20.00            420.00
Capy                1er        350          350.00      17.50            367.50
Delpy               2e         250          250.00      12.50            262.50`;

  it('is told by its sum alone, and its base by the rows that make a thousand', () => {
    const facts = read(BARE, 'Salut Louis, voici ta part : 367.50 EUR à virer pour le 10/07/2026.');
    expect(facts).toMatchObject({
      owner: 'Capy',
      tantiemes: 350,
      base: 1000,
      total: 36750,
      courantes: 35000,
    });
  });

  it('is nobody’s where two sums are told', () => {
    const { owner, tantiemes } = read(BARE, 'Reçu ce jour 262.50 EUR et 367.50 EUR, merci.');
    expect([owner, tantiemes]).toEqual([undefined, undefined]);
  });
});
