// Sums and lots of an owner where offices set them otherwise: lines by lot, a part that something is added to, a
// total that is not flush with its column.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';

const call = (text: string) => ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const letter = (text: string) => typedFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const settlement = (text: string) => typedFacts(text, 'CHARGES', 'DECOMPTE');
const statement = (text: string) => typedFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE');

describe('lines that start with their lot', () => {
  const lines = (total: string) => `APPEL DE FONDS TRAVAUX
Lot | Libellé | À répartir | Base | Tantièmes | Montant
0014 | Toiture, 1er appel | 20 000,00 | 1000 | 81 | 1 620,00
0014 | Honoraires sur travaux | 600,00 | 1000 | 81 | 48,60
0037 | Cave – toiture, 1er appel | 20 000,00 | 1000 | 4 | 80,00
0037 | Honoraires sur travaux, cave | 600,00 | 1000 | 4 | 2,40
${total}`;

  it('tell all the lots, and what they have together', () => {
    expect(call(lines('Total à régler | | | | 85 | 1 751,00'))).toMatchObject({
      lots: ['14', '37'],
      tantiemes: 85,
      base: 1000,
      travaux: 1_751_00,
    });
  });

  it('tell no share together where the total is another', () => {
    const found = call(lines('Total à régler | | | | 86 | 1 751,00'));
    expect(found).toMatchObject({ total: 1_751_00 });
    expect(found).not.toHaveProperty('tantiemes');
  });
});

describe('the lots of a call', () => {
  it.each([
    'Syndic bénévole : Odile SAVARY (lot 3)',
    'Syndic bénévole : Odile SAVARY, lot 3',
    'Odile SAVARY, syndic bénévole (lot 3)',
  ])('are not those of whoever keeps the building: %s', (keeper) => {
    const found = letter(`Copropriété du 7 rue du Lac – 74000 ANNECY
${keeper}
Destinataire : M. Paul LHOTE, lot 8

Appel de charges du 1er semestre 2027`);
    expect(found['lots']).toEqual(['8']);
  });

  it('stand beside « Mes lots »', () => {
    const found = letter(`Mes appels de fonds
Mes lots                    31 – appartement T3 · 64 – cave
Total de l’appel            212,40 €`);
    expect(found['lots']).toEqual(['31', '64']);
  });

  it('stand on a card beside that of the owner', () => {
    const found = statement(`Relevé de compte copropriétaire

Copropriétaire              Copropriété                   Lots
Mme Odile SAVARY            LES TILLEULS                  12, 40, 77
Compte 0042                 7 rue du Lac                  Appartement, cave, garage
                            74000 ANNECY

Date          Libellé                     Débit        Crédit       Solde
01/01/2026    Appel 1er trimestre         310,00 €                  310,00 €
09/01/2026    Virement                                 310,00 €     0,00 €
01/04/2026    Appel 2e trimestre          310,00 €                  310,00 €`);
    expect(found['lots']).toEqual(['12', '40', '77']);
  });
});

describe('a part of what the building spends', () => {
  const sheet = (foot: string) =>
    letter(`Copropriété du 7 rue du Lac – 74000 ANNECY
Appel de charges 1er semestre 2027
Assurance                                   600,00
Eau                                         400,00
TOTAL IMMEUBLE                              1000,00
Vos millièmes                               125/1000
VOTRE PART                                  125,00
${foot}`);

  it('is called with what stands under it', () => {
    const found = sheet(`Fonds travaux (80,00 pour l’immeuble)       10,00
À PAYER AVANT LE 15 JANVIER 2027            135,00`);
    expect(found).toMatchObject({
      total: 135_00,
      to_pay: 135_00,
      courantes: 125_00,
      fonds_travaux: 10_00,
    });
  });
});

describe('a year settled under a head that tells the share', () => {
  it.each(['4 x 200,00', '4 × 200,00 €', '4 fois 200,00 €'])(
    'counts what was paid: %s',
    (times) => {
      const found = settlement(`Répartition des dépenses 2025
Pour : Mme Odile SAVARY, lot 3, 250 millièmes sur 1000

Poste                               Payé par l’immeuble      Part 250/1000
Eau                                 1 200,00                 300,00
Assurance                           1 600,00                 400,00
Ménage                              820,00                   205,00
TOTAL                               3 620,00                 905,00
Versé en provisions (${times})                                800,00
Reste à verser                                               105,00`);
      expect(found).toMatchObject({
        charges_reelles: 905_00,
        provisions: 800_00,
        difference: 105_00,
      });
    },
  );
});

describe('an account', () => {
  it('has its totals, flush with their heads where the lines are not', () => {
    const found = statement(`Historique de compte
Date          Opération                    Débit                  Crédit                   Solde
01.10.2025    APPEL T4 2025                            410,20                              410,20 D
06.10.2025    PRELEVEMENT                                                      410,20          0,00
01.01.2026    APPEL T1 2026                            415,30                              415,30 D
06.01.2026    PRELEVEMENT                                                      400,00       15,30 D
TOTAL DES MOUVEMENTS                       825,50                              810,20       15,30 D`);
    expect(found).toMatchObject({ total_debit: 825_50, total_credit: 810_20, balance: 15_30 });
    expect(found['entries']).toHaveLength(4);
  });
});

it('a provision that becomes due at once has no day of the column beside it', () => {
  const found = letter(`APPEL DE PROVISIONS
Quatrième trimestre 2026 – à régler pour le 05.10.2026 au plus tard
Les provisions non encore échues deviennent immédiatement exigibles          02.11.2026 ; la loge est fermée.
Total de l’appel          212,40 €`);
  expect(found['due_on']).toBe('2026-10-05');
});

it.each([
  'Pour information, part locative estimée de cet appel : 71,20 €',
  'À titre indicatif : part récupérable   71,20 €',
  'Votre part locative : 71,20 €',
])('what a tenant owes may be told for information: %s', (extracted) => {
  const found = letter(`APPEL DE PROVISIONS
Total de l’appel          212,40 €
${extracted}`);
  expect(found['recoverable']).toBe(71_20);
});

describe('tantièmes without a base', () => {
  const head = (line: string) =>
    statement(`RELEVÉ DE COMPTE
${line}
Solde débiteur au 30/09/2026     210,40 €`)['tantiemes'];

  it.each([
    'Compte 450.31 – lots 31 (appt) / 64 (cave) – 402 tantièmes',
    'Lots n° 31 et 64, 402 millièmes',
  ])('are the owner’s after all the lots: %s', (line) => {
    expect(head(line)).toBe(402);
  });

  it.each([
    'Lots 31 et 64\nLot 31 – 398 tantièmes',
    'Lots 31 et 64 – immeuble de 1 000 tantièmes',
    'Lots 31 et 64 – 1 000 tantièmes au total',
  ])('are not told of one lot, nor of all that there are: %s', (line) => {
    expect(head(line)).toBeUndefined();
  });
});

it('a part that a Roman figure and a dash open is no longer the seller’s', () => {
  const found = typedFacts(
    `PRÉ-ÉTAT DATÉ
D. Charges du lot sur les deux exercices précédents
Exercice 2025          1 204,00 €
II – Situation de la copropriété
État global des impayés de charges au 31/12/2025          8 410,20 €`,
    'PRE_ETAT_DATE',
  );
  expect(found['impayes']).toBe(8_410_20);
});
