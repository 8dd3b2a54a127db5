// Taxes extracted as a list, in a sentence, or in columns whose heads stand out of step: adding up tells which is which.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { typstTable } from '../../../test/typeset-pages.ts';

const notice = (content: string) => factValues(content, 'TAX_FONCIERE', null);

describe('a list without a currency', () => {
  const list = (fees: string) => `= Taxe foncière 2026
${typstTable({
  columns: '(3fr, 1fr)',
  rows: [
    ['Part de la commune', '640'],
    ['Part du syndicat', '21'],
    ['Ordures ménagères', '188'],
    ['Frais de gestion', fees],
    ['Total de l’impôt', '880'],
    ['Déjà prélevé', '880'],
  ],
})}`;

  it('is proven by its total', async () => {
    expect(await notice(list('31'))).toMatchObject({
      tax_total: 880_00,
      tax_fees: 31_00,
      teom: 188_00,
    });
  });

  it('that does not add up is not told', async () => {
    const found = await notice(list('33'));
    expect(found).not.toHaveProperty('tax_total');
    expect(found).not.toHaveProperty('teom');
  });
});

describe('what a letter says of the tax', () => {
  it('is the sum after all that it is for, and the day that is fixed', async () => {
    const found =
      await notice(`La taxe foncière que vous devez pour 2026 au titre du logement du 4 rue Haute à Essaiville s’élève à 702 €, dont 95 € de taxe d’enlèvement des ordures ménagères.

La date limite de paiement est fixée au 15 octobre 2026.`);
    expect(found).toMatchObject({ tax_total: 702_00, teom: 95_00, pay_by: '2026-10-15' });
  });
});

it('the number of whoever pays stands under its head', async () => {
  const found = await notice(
    `#grid(columns: (1fr, 1fr), row-gutter: 6pt, [Titulaire], [N° fiscal], [M. Luc ESSAI], [11 55 203 889 174])

Ce montant comprend 312 € pour l’enlèvement des ordures ménagères.`,
  );
  expect(found).toMatchObject({ tax_number: '1155203889174', teom: 312_00 });
});

describe('columns', () => {
  it('are told by the rank of their heads', async () => {
    const found = await notice(`= Taxes foncières 2026
#table(columns: (2fr, 1fr, 1fr, 3fr, 1fr, 2fr), stroke: none,
[], [Commune], [TSE], [Ordures ménagères], [GEMAPI], [Total cotisations],
[Taux 2026], [40,00 %], [0,120 %], [10,00 %], [0,200 %], [],
[Base], [2000], [2000], [2000], [2000], [],
[Cotisation], [800], [2], [200], [4], [1006])
#table(columns: (4fr, 1fr), [Frais de gestion], [30], [Montant de l’impôt], [1 036])`);
    expect(found).toMatchObject({ teom: 200_00, tax_total: 1036_00 });
  });
});

it('heads of the table are no part of a street, nor is what a sentence goes on with', async () => {
  const found = await notice(`= Taxe foncière 2026
Le bien situé 9 rue Basse, 99100 ESSAIVILLE s’établit comme suit.`);
  expect(found['property_address'] ?? '9 rue Basse, 99100 ESSAIVILLE').toBe(
    '9 rue Basse, 99100 ESSAIVILLE',
  );
});
