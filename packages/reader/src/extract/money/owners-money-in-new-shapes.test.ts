// Calls, statements and settlements of an owner, in shapes that only some offices print.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { ruledFacts } from '../../../test/ruled-pages.ts';
import { typedFacts } from '../../../test/typed-facts.ts';

const call = (text: string) => ruledFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const letter = (text: string) => typedFacts(text, 'CHARGES', 'APPEL_DE_FONDS');
const statement = (text: string) => ruledFacts(text, 'CHARGES', 'RELEVE_DE_COMPTE');
const settlement = (text: string) => typedFacts(text, 'CHARGES', 'DECOMPTE');

describe('what a line of a call pays for', () => {
  it.each([
    ['FDS TRAVAUX ART 14-2', 'fonds_travaux'],
    ['Fonds trvx loi Alur', 'fonds_travaux'],
    ['Eau chaude, avance sur consommation', 'courantes'],
    ['Avance de trésorerie', 'avances'],
  ])('%s', (label, name) => {
    const found = call(`APPEL DE PROVISIONS
Libellé | Montant à répartir | Base | Tantièmes | Quote-part
Charges générales | 8 000,00 | 10000 | 250 | 200,00
Ascenseur | 1 000,00 | 1000 | 50 | 50,00
${label} | 400,00 | 10000 | 250 | 10,00
Total de l’appel | | | | 260,00`);
    expect(found).toMatchObject({ [name]: name === 'courantes' ? 260_00 : 10_00 });
    expect(found).not.toHaveProperty('travaux');
  });
});

describe('lots', () => {
  it('are not the trades of a works contract', () => {
    const found = letter(`APPEL TRAVAUX
Vos lots : 14 et 72
Lot 1 charpente – Ets Durand  1 200,00
Lot 2 zinguerie – Ets Durand  800,00
Total  2 000,00`);
    expect(found['lots']).toEqual(['14', '72']);
  });

  it('of trades alone are none', () => {
    const found = letter(`APPEL TRAVAUX
Lot 1 charpente – Ets Durand  1 200,00
Lot 2 zinguerie – Ets Durand  800,00`);
    expect(found).not.toHaveProperty('lots');
  });

  it.each([
    ['Lots / tantièmes : 6 et 41 – 312 / 5 000', ['6', '41']],
    ['LOTS....: 016 204', ['16', '204']],
    ['lots 5, 5 bis et 31', ['5', '5 bis', '31']],
  ])('%s', (text, lots) => {
    expect(letter(`APPEL DE FONDS\n${text}`)['lots']).toEqual(lots);
  });

  it('of whoever sends a proxy', () => {
    const proxy = (lots: string) =>
      typedFacts(
        `POUVOIR\nJe soussigné, propriétaire des lots ${lots}, donne pouvoir`,
        'CV_AG',
        'POUVOIR',
      );
    expect(proxy('5, 5 bis et 31')['lots']).toEqual(['5', '5 bis', '31']);
    expect(proxy('12A et 31')['lots']).not.toEqual(['12', '31']);
  });

  it('under a head that is of their tantièmes too', async () => {
    const content = 'Lots / Tant. gx \\ 6, 41 \\ 312 / 5 000';
    const found = await factValues(content, 'CHARGES', 'APPEL_DE_FONDS');
    expect(found).toMatchObject({ lots: ['6', '41'], tantiemes: 312, base: 5000 });
  });

  it('whose number has a letter are not told without it', () => {
    expect(letter('APPEL DE FONDS\nlots 12A et 31')['lots']).not.toEqual(['12', '31']);
  });
});

describe('a call', () => {
  it('with two columns for each lot under heads that tell nothing', () => {
    const found = call(`APPEL DE FONDS
Poste | Budget | Base | A | B | C | D | Dû | Part %
Charges générales | 8 000,00 | 10000 | 250 | 200,00 | 20 | 16,00 | 216,00 | 40
Escalier | 600,00 | 1000 | 100 | 60,00 | | | 60,00 | 100
Parking | 900,00 | 300 | | | 10 | 30,00 | 30,00 | 100
Total de l’appel | | | | | | | 306,00 |`);
    expect(found).toMatchObject({
      total: 306_00,
      courantes: 306_00,
      tantiemes: 270,
      base: 10_000,
    });
  });

  it('works a share out by « × 96/2000 », which is no month of a year', () => {
    const found = call(`Appel de fonds
Lot n° 8, appartement
Charges communes (4 000,00 € × 96/2000) | 192,00
Lot n° 9, cave
Charges communes (4 000,00 € × 4/2000) | 8,00
Soit à nous régler | 200,00`);
    expect(found).toMatchObject({ tantiemes: 100, base: 2000, total: 200_00 });
  });

  it('is due on the day under its own head, whatever opens the row', () => {
    const found = letter(`APPEL DE FONDS
Date d’émission      Date d’exigibilité
20 janvier 2026      15 février 2026`);
    expect(found['due_on']).toBe('2026-02-15');
  });

  it('is to be paid as it is where no other sum is told', () => {
    const text = `Appel de fonds du 1er trimestre 2026
À payer avant le 10/01/2026
Provision charges courantes  400,00 €
Fonds travaux  20,00 €
Total de l’appel  420,00 €`;
    expect(letter(text)).toMatchObject({ total: 420_00, to_pay: 420_00 });
    expect(letter(`${text}\nVotre situation chez nous  33,00 €`)).not.toMatchObject({
      to_pay: 420_00,
    });
  });

  it.each(['n° registre AB3 418 207', 'Immat AB3 418 207'])('tells %s', (line) => {
    expect(letter(`APPEL DE FONDS\n${line}`)['rnc']).toBe('AB3418207');
  });
});

describe('a statement', () => {
  it('leaves out the day of value and the letters that tie payments', () => {
    const found = statement(`RELEVÉ DE COMPTE AU 30/06/2026
Date | Valeur | Libellé | Lettr. | Débit | Crédit | Solde
01/01/2026 | 03/01/2026 | APPEL T1 | AA | 210,00 | | 210,00
15/01/2026 | 16/01/2026 | VIREMENT | AA | | 210,00 | 0,00
01/04/2026 | 02/04/2026 | APPEL T2 | | 215,00 | | 215,00
20/04/2026 | 21/04/2026 | VIREMENT | | | 115,00 | 100,00
Totaux | | | | 425,00 | 325,00 | 100,00`);
    expect(found['entries']).toEqual([
      '2026-01-01 21000 APPEL T1',
      '2026-01-15 -21000 VIREMENT',
      '2026-04-01 21500 APPEL T2',
      '2026-04-20 -11500 VIREMENT',
    ]);
  });

  it('of a screen has a plus for what was paid', () => {
    const found = statement(`Mon compte
Solde de mon compte au 16/04/2026
+ 12,50 €
11/04/2026 Paiement carte bancaire | + 402,50 €
01/04/2026 Appel T2 2026 | - 390,00 €
14/01/2026 Paiement carte bancaire | + 390,00 €
01/01/2026 Appel T1 2026 | - 390,00 €`);
    expect(found).toMatchObject({ balance: -12_50 });
  });

  it('in a letter lists movements that make its balance, at a day that it told before', () => {
    const text = (balance: string) => `Dinan, le 6 janvier 2026
Voici la situation du compte telle qu’elle ressort de nos livres au 31 décembre 2025 :
01/07/2025  Appel du 3e trimestre  débit 150,00
15/07/2025  Votre chèque  crédit 150,00
01/10/2025  Appel du 4e trimestre  débit 160,00
16/10/2025  Votre chèque  crédit 120,00
Le compte présente donc à cette date un solde débiteur de ${balance} €.`;
    const of = (balance: string) => typedFacts(text(balance), 'CHARGES', 'RELEVE_DE_COMPTE');
    expect(of('40,00')).toMatchObject({
      as_of: '2025-12-31',
      balance: 40_00,
      entries: [
        '2025-07-01 15000 Appel du 3e trimestre',
        '2025-07-15 -15000 Votre chèque',
        '2025-10-01 16000 Appel du 4e trimestre',
        '2025-10-16 -12000 Votre chèque',
      ],
    });
    expect(of('50,00')).not.toHaveProperty('entries');
  });
});

describe('a settlement', () => {
  it('with its figures over what they are', () => {
    const found = settlement(`Vos charges 2025 en un coup d’œil
1 700,00 €                       1 450,00 €                       250,00 €
provisions que vous avez versées   votre part des dépenses réelles   trop-versé, remboursé
De ces dépenses, vous pouvez réclamer à votre locataire la somme de 700,50 €.`);
    expect(found).toMatchObject({
      charges_reelles: 1450_00,
      provisions: 1700_00,
      difference: -250_00,
      recoverable: 700_50,
    });
  });

  it('in a letter that lists its keys', () => {
    const found = settlement(`Votre quote-part des dépenses de l’immeuble se monte à :
charges générales, 24 271,84 € × 412/10 000 : 1 000,00 €
chauffage urbain, 18 181,82 € × 440/10 000 : 800,00 €
soit au total 1 800,00 €.
Vous aviez versé, au titre des provisions des quatre trimestres, 1 900,00 €. Il en résulte un excédent
de 100,00 €, dont votre compte a été crédité.
La fraction que vous pouvez répercuter à votre locataire, M. Paul NGUYEN, ressort à 900,00 €.`);
    expect(found).toMatchObject({
      charges_reelles: 1800_00,
      provisions: 1900_00,
      difference: -100_00,
      recoverable: 900_00,
      tantiemes: 412,
      base: 10_000,
    });
  });

  it('has no sum in a column of percentages', () => {
    const found = ruledFacts(
      `DÉCOMPTE DE CHARGES
Nature | Montant | Base | Tantièmes | Quote-part | Part locative % | Part locative €
Nettoyage | 8 000,00 | 10000 | 250 | 200,00 | 100 | 200,00
Eau réelle 12 x 4,50 | 54,00 | 12 | 12 | 54,00 | 100 | 54,00
Assurance | 4 000,00 | 10000 | 250 | 100,00 | 0 | 0,00
Total des charges | | | | 354,00 | | 254,00
Provisions versées | | | | 400,00 | |
Solde en votre faveur | | | | 46,00 | |`,
      'CHARGES',
      'DECOMPTE',
    );
    expect(found).toMatchObject({ charges_reelles: 354_00, recoverable: 254_00, tantiemes: 250 });
  });
});
