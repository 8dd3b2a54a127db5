// What is one owner's and what is the building's, what is a part and what is whole.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';

const call = (text: string) => ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const letter = (text: string) => typedFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const settlement = (text: string) => ruledFacts(text, 'CHARGES', 'DECOMPTE');
const settlementLetter = (text: string) => typedFacts(text, 'CHARGES', 'DECOMPTE');
const statement = (text: string) => ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE');

describe('a key over the rows of two lots', () => {
  const HEAD = `APPEL DE PROVISIONS
Libellé | Montant à répartir | Base | Tantièmes | Quote-part`;

  it('is the owner’s for both', () => {
    const found = call(`${HEAD}
Charges générales | 9 000,00 | 10000 | 410 | 369,00
 | | | 7 | 6,30
Ascenseur | 1 200,00 | 1000 | 52 | 62,40
Fonds de travaux | 700,00 | 10000 | 410 | 28,70
 | | | 7 | 0,49
Total de l’appel | | | | 466,89`);
    expect(found).toMatchObject({
      total: 466_89,
      tantiemes: 417,
      base: 10_000,
      tantiemes_by_cle: ['Charges générales\u00a0: 417/10000', 'Ascenseur\u00a0: 52/1000'],
    });
  });

  it('is told of none where the row below is no share of it', () => {
    const found = call(`${HEAD}
Charges générales | 9 000,00 | 10000 | 410 | 369,00
Fonds de travaux | 700,00 | 10000 | 410 | 28,70
 | | | 7 | 15,00
Total de l’appel | | | | 412,70`);
    expect(found).not.toHaveProperty('fonds_travaux');
    expect(found).not.toHaveProperty('courantes');
  });
});

describe('what is taken out of the fund', () => {
  it.each([
    'À déduire : affectation du fonds de travaux',
    'Prélèvement sur le fonds de travaux',
    'Utilisation fonds ALUR',
  ])('pays for works: %s', (label) => {
    const found = call(`APPEL DE FONDS TRAVAUX
Poste | Montant total | Base | Tantièmes | Quote-part
Réfection de la verrière | 40 000,00 | 1000 | 61 | 2 440,00
Maîtrise d’œuvre | 3 000,00 | 1000 | 61 | 183,00
${label} | -10 000,00 | 1000 | 61 | -610,00
Total appelé | | | | 2 013,00`);
    expect(found).toMatchObject({ total: 2_013_00, travaux: 2_013_00 });
    expect(found).not.toHaveProperty('fonds_travaux');
  });
});

describe('the sum of the building', () => {
  it('is not what one owner is asked for', () => {
    const found = letter(`APPEL EXCEPTIONNEL – RÉFECTION DU PERRON
Pierre de taille  31 000,00 €
Garde-corps  5 400,00 €
Coût de l’opération  36 400,00 €
Fraction appelée ce jour, la moitié  18 200,00 €
Votre quote-part : 18 200,00 € × 77 / 1 000 = 1 401,40 €`);
    expect(found).toMatchObject({ total: 1_401_40 });
    expect(found['travaux'] ?? 1_401_40).toBe(1_401_40);
  });

  it('is not what the year cost one owner', () => {
    const found = settlementLetter(`Régularisation des charges de l’année 2025
Voici ce que l’immeuble a dépensé :
Assurance  2 140,00 €
Nettoyage  3 260,00 €
Total des dépenses  5 400,00 €
Vos 125 millièmes sur 1000 vous donnent une part de 675,00 €. Vous avez versé quatre acomptes de 180,00 €, soit 720,00 €.
La copropriété vous doit donc 45,00 €.`);
    expect(found).toMatchObject({
      charges_reelles: 675_00,
      provisions: 720_00,
      difference: -45_00,
    });
  });

  it('is not told where only the share of it is', () => {
    const found = settlementLetter(`Régularisation des charges de l’année 2025
Total des dépenses  5 400,00 €
Votre part, 125/1000 : 675,00 €`);
    expect(found['charges_reelles']).not.toBe(5_400_00);
  });
});

describe('a part of the year’s charges', () => {
  const TABLE = `DÉCOMPTE DE CHARGES
Nature | Dépenses | Base | Tantièmes | Votre part
Charges communes | 20 000,00 | 1000 | 30 | 600,00
Ascenseur | 2 000,00 | 1000 | 40 | 80,00
Sous-total 1 | | | | 680,00`;

  it('gives way to the whole', () => {
    const found = settlement(`${TABLE}
Total de vos charges (1 + 2)   745,00
Provisions appelées   700,00
Reste à votre charge   45,00`);
    expect(found).toMatchObject({
      charges_reelles: 745_00,
      provisions: 700_00,
      difference: 45_00,
    });
  });

  it('is not told where a larger sum is called the charges', () => {
    const found = settlement(`${TABLE}
Total de vos charges (1 + 2)   745,00`);
    expect(found['charges_reelles']).not.toBe(680_00);
  });
});

describe('the column of an office beside its table', () => {
  it('names none of the lines', () => {
    const found = settlement(`                      Régularisation annuelle des charges
CABINET DES ORMES | Charges | Total | Tantièmes | Part
6 rue Haute | Générales | 10 000,00 | 420/10000 | 420,00
21000 DIJON | Chauffage | 4 000,00 | 510/10000 | 204,00
Exercice | Dépenses réelles | | | 624,00
01.07.2024 | Provisions appelées | | | 600,00
30.06.2025 | Différence (vous devez) | | | 24,00`);
    expect(found).toMatchObject({ charges_reelles: 624_00, provisions: 600_00, difference: 24_00 });
    expect(JSON.stringify(found)).not.toMatch(/rue Haute|DIJON/);
    expect(found).toMatchObject({ exercice_from: '2024-07-01', exercice_to: '2025-06-30' });
    expect(found).not.toHaveProperty('account');
  });
});

describe('a list of all the owners', () => {
  it('has its heads set left and its figures right', () => {
    const found = letter(`APPEL DE FONDS 2e trimestre 2026
M. GARNIER Luc
Copropriétaire      Lots      Millièmes           Charges            Fonds travaux         TOTAL
Mme ROUX            1                    400                800.00                  40.00                840.00
GARNIER Luc         2                    350                700.00                  35.00                735.00
SCI DU PUITS        3                    250                500.00                  25.00                525.00
TOTAL                                   1000               2000.00                 100.00               2100.00
Luc, ta part est donc de 735.00 euros.`);
    expect(found).toMatchObject({
      total: 735_00,
      courantes: 700_00,
      fonds_travaux: 35_00,
      tantiemes: 350,
      base: 1000,
    });
  });
});

describe('lots', () => {
  it.each([
    'Lots nos 4, 9 et 30 – 612 dix-millièmes',
    'Lots 4, 9, 30 - 612 tantièmes',
    'Lots 4, 9 et 30 – 612 cent millièmes',
    'Lots : 4, 9, 30 – 612 parts',
    'Lots 4, 9 et 30 – 612 mill.',
  ])('are not counted with the share: %s', (text) => {
    expect(letter(`APPEL DE FONDS\n${text}`)['lots']).toEqual(['4', '9', '30']);
  });
});

describe('the side of a balance', () => {
  const MOVED = `Date | Opération | Montant
10/09/2026 | Prélèvement | - 200,00 €
01/07/2026 | Appel de fonds T3 | + 200,00 €
12/06/2026 | Régularisation de charges 2025 | - 31,40 €
02/04/2026 | Prélèvement | - 200,00 €
01/04/2026 | Appel de fonds T2 | + 200,00 €`;

  it('is told by a sentence of its own', () => {
    const found = statement(`Solde de mon compte au 30/09/2026 : 31,40 €
Votre compte est créditeur, vous n’avez rien à régler.
${MOVED}`);
    expect(found).toMatchObject({ balance: -31_40 });
    expect(found['entries']).toHaveLength(5);
  });

  it('is not told by what would be', () => {
    const found = statement(`Solde de mon compte au 30/09/2026 : 31,40 €
Si votre compte est débiteur, merci de régler.
10/09/2026 | Opération | 31,40 €`);
    expect(found).not.toHaveProperty('balance');
  });
});
