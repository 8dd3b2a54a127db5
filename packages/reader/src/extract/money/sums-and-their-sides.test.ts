// Calls, accounts and settlements whose sums are named after them, in short words, or over several pages.
import { describe, expect, it } from 'vitest';

import { ruledFacts } from '../../../test/ruled-pages.ts';
import { categoryOf } from '../shares/call-category.ts';

const call = (text: string) => ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const settlement = (text: string) => ruledFacts(text, 'CHARGES', 'DECOMPTE');

describe('what a line pays for', () => {
  it('is told by short words too', () => {
    expect(categoryOf('trx toiture 2/4')).toBe('travaux');
    expect(categoryOf('k tvx portail ag 05/2027 solde')).toBe('travaux');
    expect(categoryOf('fds trx alur')).toBe('fonds_travaux');
  });

  it('is open where a meeting decided on what a key is named after', () => {
    expect(categoryOf('ascenseur ag 05/2027 solde')).toBeNull();
    expect(categoryOf('budget ascenseur ag 05/2027')).toBe('courantes');
    expect(categoryOf('acompte eau froide')).toBe('courantes');
  });
});

describe('a call', () => {
  it('adds up its parts in a sentence, less what was paid too much', () => {
    expect(
      call(`Objet : appel de charges du 2e trimestre 2027
Votre quote-part s’élève
à 300,00 € au titre du budget courant et à 15,00 € au titre du fonds de travaux, soit un total de 315,00 €.
Comme vous aviez versé 40,00 € de trop en janvier, il ne vous reste que 275,00 € à verser avant le 10 avril 2027.`),
    ).toMatchObject({
      total: 315_00,
      courantes: 300_00,
      fonds_travaux: 15_00,
      solde_anterieur: -40_00,
      to_pay: 275_00,
    });
  });

  it('lists its sums before their names', () => {
    expect(
      call(`Appel provisionnel du 2e trimestre 2027
310,00 € – provision pour charges courantes
15,50 € – fonds de travaux (5 %)
40,00 € – avance de trésorerie
Total appelé : 365,50 €`),
    ).toMatchObject({ total: 365_50, courantes: 310_00, fonds_travaux: 15_50, avances: 40_00 });
  });

  it('says its quarter with a raised letter', () => {
    expect(call('Appel de fonds du 3ᵉ trimestre 2027\nTotal appelé | 310,00 €')).toMatchObject({
      period_from: '2027-07-01',
      period_to: '2027-09-30',
    });
  });
});

describe('an account on a screen', () => {
  it('has a minus for what is owed where what is called has one', () => {
    const text = `Mon compte
Solde actuel : -120,00 €
12 oct. 2027 | Virement reçu | + 200,00 €
1 oct. 2027 | Appel de fonds T4 2027 | - 320,00 €
8 juil. 2027 | Virement reçu | + 310,00 €
1 juil. 2027 | Appel de fonds T3 2027 | - 310,00 €`;
    expect(ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE')).toMatchObject({
      balance: 120_00,
      entries: [
        '2027-10-12 -20000 Virement reçu',
        '2027-10-01 32000 Appel de fonds T4 2027',
        '2027-07-08 -31000 Virement reçu',
        '2027-07-01 31000 Appel de fonds T3 2027',
      ],
    });
  });
});

describe('a settlement', () => {
  it('does not take what is left under the provisions for what the year cost', () => {
    expect(
      settlement(`DECOMPTE DE CHARGES
EXERCICE DU 01/01/2026 AU 31/12/2026
Nature | Dépenses | Base | Tant. | Quote-part
Charges générales | 10 000,00 | 10000 | 250 | 250,00
Ascenseur | 2 000,00 | 500 | 20 | 80,00
TOTAL | 12 000,00 | | | 330,00
PROVISIONS APPELEES | | | | -400,00
SOLDE CREDITEUR | | | | -70,00`),
    ).toMatchObject({ charges_reelles: 330_00, provisions: 400_00, difference: -70_00 });
  });

  it('does not take what the next sentence tells for what is recoverable', () => {
    expect(
      settlement(`Régularisation de vos charges 2026
Vos charges réelles pour les lots 8 et 30 (250/10000) se montent à 900,00 €, dont 620,00 €
récupérables sur votre locataire. Les provisions appelées se sont élevées à 800,00 €.
Il en résulte un solde de 100,00 € en faveur du syndicat.`),
    ).toMatchObject({
      lots: ['8', '30'],
      charges_reelles: 900_00,
      provisions: 800_00,
      difference: 100_00,
      recoverable: 620_00,
    });
  });
});

describe('the share of an owner', () => {
  it('is not told where the lines of a lot were not read', () => {
    const text = (cave: string, total: string) => `APPEL DE PROVISIONS du 2e trimestre 2027
LOT 3 APPARTEMENT
Désignation | À répartir | Base | Tant. | Part
Charges générales | 6 000,00 | 10000 | 300 | 180,00
Bâtiment B | 1 500,00 | 5000 | 310 | 93,00
LOT 48 PARKING
Charges générales | 6 000,00 | 10000 | 20 | 12,00
Parkings | 400,00 | 200 | 4 | 8,00${cave}
TOTAL DE L’APPEL | | | | ${total}`;
    expect(call(text('\nLOT 61 CAVE\n(voir au verso)', '299,00'))).not.toHaveProperty('tantiemes');
    expect(call(text('', '293,00'))).toMatchObject({ tantiemes: 320, base: 10_000 });
  });
});
