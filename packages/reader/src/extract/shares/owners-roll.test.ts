import { describe, expect, it } from 'vitest';

import { typedFacts } from '../../../test/typed-facts.ts';

const read = (foot: string, to = 'Mme Odile SAVARY\n7 rue du Lac\n74000 ANNECY') =>
  typedFacts(
    `Copropriété du 7 rue du Lac – 74000 ANNECY
Syndic bénévole : Paul MERCADIER

${to}

Appel de charges du 2e trimestre 2026
Lots          Copropriétaire        Tantièmes     Charges       Fonds travaux     Total
1             M. Mercadier          400           400,00        20,00             420,00
2 et 5        Mme Savary            350           350,00        17,50             367,50
3, 4          Consorts Lhote        250           250,00        12,50             262,50
Total                               1000          1000,00       50,00             1050,00

${foot}`,
    'CHARGES',
    'APPEL_DE_FONDS',
  );

describe('a list of all the owners', () => {
  it('has one row of whoever the paper is for', () => {
    const { lots, tantiemes, base, total, courantes, fonds_travaux } = read(
      'Votre part est de 367,50 €, à verser avant le 10 avril 2026.',
    );
    expect({ lots, tantiemes, base, total, courantes, fonds_travaux }).toEqual({
      lots: ['2', '5'],
      tantiemes: 350,
      base: 1000,
      total: 36750,
      courantes: 35000,
      fonds_travaux: 1750,
    });
  });

  it('says nothing of one of them where the paper is for all', () => {
    const { lots, tantiemes, courantes } = read('Merci de verser votre part.', 'À tous');
    expect([lots, tantiemes, courantes]).toEqual([undefined, undefined, undefined]);
  });

  it('may have signed sums', () => {
    const { tantiemes } = typedFacts(
      `Copropriété du 7 rue du Lac – 74000 ANNECY
Syndic bénévole : Paul MERCADIER

Appel de charges du 2e trimestre 2026
Lots          Copropriétaire        Tantièmes     Charges       Fonds travaux     Total
1             M. Mercadier          400           400,00        20,00             +420,00
2 et 5        Mme Savary            350           350,00        17,50             +367,50
3, 4          Consorts Lhote        250           250,00        12,50             +262,50

Votre ligne : +367,50 €, à verser avant le 10 avril 2026.`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );
    expect(tantiemes).toBe(350);
  });

  it('is none where all rows are of one', () => {
    const { lots } = typedFacts(
      `RELEVÉ DE COMPTE
Lot         Propriétaire          Nature
12          Mme Savary            Appartement
47          Mme Savary            Cave`,
      'CHARGES',
      'RELEVE_DE_COMPTE',
    );
    expect(lots).toEqual(['12', '47']);
  });

  const to_lhote = `                                             M. LHOTE Simon
                                             9 rue des Fauvettes
                                             74000 ANNECY`;
  const spreadsheet = (foot: string, to = to_lhote) =>
    typedFacts(
      `Copro 9 rue des Fauvettes 74000 ANNECY
Syndic bénévole : Paul Mercadier
${to}
Appel 1er semestre 2026
Copropriétaire      Lots       Millièmes    Charges     Fonds ALUR    Total appelé
MERCADIER Paul      1, 8       400          400.00      20.00         420.00
SAVARY Odile        2          350          350.00      17.50         367.50
LHOTE Simon         3, 9       250          250.00      12.50         262.50
TOTAL                          1000         1000.00     50.00         1050.00
${foot}`,
      'CHARGES',
      'APPEL_DE_FONDS',
    );

  it('ends at its total: the sentences under it are nobody’s row', () => {
    const facts = spreadsheet(
      'M. Lhote, vous devez donc 262.50 EUR.\nRappel : on vote pour la chaudière en mars.',
    );
    expect(facts).toMatchObject({
      owner: 'M. LHOTE Simon',
      lots: ['3', '9'],
      tantiemes: 250,
      base: 1000,
      total: 26250,
      courantes: 25000,
      fonds_travaux: 1250,
      to_pay: 26250,
    });
  });

  it('asks nobody for what it adds up to', () => {
    const { total, to_pay, tantiemes } = spreadsheet(
      'Merci de payer vite.',
      'À tous les copropriétaires',
    );
    expect([total, to_pay, tantiemes]).toEqual([undefined, undefined, undefined]);
  });

  it('is of whoever it is sent to', () => {
    const { total, tantiemes } = spreadsheet('Merci de payer vite.');
    expect([total, tantiemes]).toEqual([26250, 250]);
  });
});
