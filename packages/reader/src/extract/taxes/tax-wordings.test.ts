// Notices of property tax in words and shapes that neither the samples nor the corpus have.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { typstTable } from '../../../test/typeset-pages.ts';

const notice = (content: string) => factValues(content, 'TAX_FONCIERE', null);

const CALCULATION = typstTable({
  columns: '(3fr, 2fr, 2fr, 2fr, 2fr, 2fr)',
  rows: [
    ['', 'Commune', 'EPCI', 'TEOM', 'GEMAPI', 'Total'],
    ['Taux 2026', '40,00 %', '', '10,00 %', '0,200 %', ''],
    ['Bases 2026', '2 000', '', '2 000', '2 000', ''],
    ['Cotisations 2025', '780', '', '190', '4', '974'],
    ['Cotisations 2026', '800', '', '200', '4', '1 004'],
  ],
});

describe('the sums of a notice', () => {
  it('are whole euros that add up', async () => {
    const found = await notice(`= Taxes foncières 2026
${CALCULATION}
#table(columns: (4fr, 1fr), [Frais de gestion], [31], [Montant de la taxe], [1 035])`);
    expect(found).toMatchObject({ tax_total: 1035_00, tax_fees: 31_00, teom: 200_00 });
  });

  it('that do not add up are not told without a currency', async () => {
    const found = await notice(`= Taxes foncières 2026
${CALCULATION}
#table(columns: (4fr, 1fr), [Frais de gestion], [35], [Montant de la taxe], [1 035])`);
    expect(found).not.toHaveProperty('tax_total');
    expect(found).not.toHaveProperty('tax_fees');
  });

  it('may be told with a relief, a currency and in sentences', async () => {
    const found = await notice(`= Avis de taxe foncière 2026
Total des cotisations : 1 004 € \\
Frais de gestion de la fiscalité directe locale : 31 € \\
Dégrèvement : -35 € \\
Somme à payer : 1 000 € \\
dont taxe d’enlèvement des ordures ménagères : 200 €

Vous devez payer cette somme au plus tard le 15 octobre 2026.`);
    expect(found).toMatchObject({
      tax_year: 2026,
      tax_total: 1000_00,
      tax_fees: 31_00,
      teom: 200_00,
      pay_by: '2026-10-15',
    });
  });

  it('stand line by line, one for each tax', async () => {
    const found = await notice(`= Taxes foncières 2026
${typstTable({
  columns: '(3fr, 1fr, 1fr, 1fr)',
  rows: [
    ['Taxe', 'Base nette', 'Taux', 'Cotisation'],
    ['Commune', '1 500', '30,00 %', '450'],
    ['Enlèvement des ordures ménagères', '1 500', '8,00 %', '120'],
    ['Total des cotisations', '', '', '570'],
    ['Frais de gestion', '', '', '20'],
    ['Montant de votre impôt', '', '', '590'],
  ],
})}`);
    expect(found).toMatchObject({ tax_total: 590_00, tax_fees: 20_00, teom: 120_00 });
  });

  it('are told in one sentence', async () => {
    const found = await notice(`= Avis de taxes foncières 2025
La taxe foncière de l’année 2025 s’élève à 1 204 €, dont 187 € de taxe d’enlèvement des ordures ménagères et 36 € de frais de gestion. Elle est à payer avant le 15 octobre 2025.`);
    expect(found).toMatchObject({ tax_total: 1204_00, teom: 187_00, tax_fees: 36_00 });
  });

  it('what is left after monthly payments is not the tax', async () => {
    const found = await notice(`= Taxes foncières 2026
Montant total de votre imposition : 1 035,00 € \\
Déjà prélevé : 800,00 € \\
Reste à payer : 235,00 €`);
    expect(found).toMatchObject({ tax_total: 1035_00 });
  });
});

describe('whose tax it is', () => {
  it('stands under its label, or over an address', async () => {
    expect(
      await notice(`= Taxes foncières 2026
Débiteurs légaux \\
LEROY MARC ANTOINE`),
    ).toMatchObject({ owner: 'LEROY MARC ANTOINE' });
    expect(
      await notice(`#h(10cm) MME GARNIER ODILE \\
#h(10cm) 3 RUE HAUTE \\
#h(10cm) 44000 NANTES

= Taxes foncières 2026
Calcul – NANTES – 18 AVENUE DES TILLEULS`),
    ).toMatchObject({
      owner: 'MME GARNIER ODILE',
      property_address: '18 AVENUE DES TILLEULS',
    });
  });

  it('is of somebody who lives where there is no street', async () => {
    expect(
      await notice(`#h(10cm) D ESSAI JEANNE \\
#h(10cm) LA CHESNAYE \\
#h(10cm) 37230 TESTVILLE

= Taxes foncières 2026
Montant total de votre imposition : 1 035,00 €`),
    ).toMatchObject({ owner: 'D ESSAI JEANNE' });
  });

  it('is of somebody of many names, told whole on the envelope', async () => {
    expect(
      await notice(`#h(10cm) DA ESSAI NEVES MARIA DA TESTE \\
#h(10cm) 3 RUE HAUTE \\
#h(10cm) 44000 NANTES

= Taxes foncières 2026
Débiteurs légaux : DA ESSAI NEVES MARIA ; TEMOIN JOAO (indivision)`),
    ).toMatchObject({ owner: 'DA ESSAI NEVES MARIA DA TESTE' });
  });
});
