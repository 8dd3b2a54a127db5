import { describe, expect, it } from 'vitest';

import { setPage } from '../../test/set-pages.ts';
import { balanceSheet } from './balance-sheet.ts';
import { rowsOf } from './figures.ts';

const sheetOn = (text: string) =>
  Object.fromEntries(balanceSheet(rowsOf([setPage(text)])).map(({ name, cents }) => [name, cents]));

const SHEET = `
  50 Livret (fonds de travaux)      600,00      500,00
  51 Banque                         300,00      250,00
  45 Copropriétaires, exigibles     200,00      150,00
  Total                           1 100,00
  1031 Avances de trésorerie        100,00      100,00
  105 Fonds de travaux              600,00      500,00
  47 Comptes d’attente               50,00       60,00
  40 Fournisseurs                   350,00      240,00
  Total                           1 100,00`;

const CLOSED = {
  fonds_places: 600_00,
  banques: 300_00,
  creances_exigibles: 200_00,
  avances_tresorerie: 100_00,
  fonds_travaux: 600_00,
  dette_fournisseurs: 350_00,
  total_bilan: 1100_00,
};

describe('a balance sheet', () => {
  it('is of the year of which a total is printed, where nothing else says it', () => {
    expect(sheetOn(SHEET)).toEqual(CLOSED);
  });

  it('is of the column that a sentence names', () => {
    const said = `\n  Première colonne : exercice précédent.${SHEET}\n  Ensemble 900,00`;
    expect(sheetOn(said)).toMatchObject({ banques: 250_00, total_bilan: 900_00 });
  });

  it('in sentences', () => {
    const text = `
  Sur le compte courant (compte 51), 300,00 € ; sur le livret
  (compte 50), 600,00 €. Les copropriétaires restaient devoir
  200,00 €. Total : 1 100,00 €. L’avance (compte 1031) est de
  150,00 €, le fonds de travaux (compte 105) de 600,00 € ; aux
  fournisseurs (compte 40), 350,00 €.`;
    expect(sheetOn(text)).toMatchObject({ banques: 300_00, creances_exigibles: 200_00 });
  });

  it('says nothing of either year where the sides differ', () => {
    const wrong = SHEET.replace('350,00', '351,00').replaceAll('1 100,00', '1 234,00');
    expect(sheetOn(wrong)).not.toHaveProperty('banques');
  });
});

describe('two balance sheets one under the other', () => {
  const half = (sums: readonly string[]) => `
  50 Fonds placés            ${sums[0]}     105 Fonds de travaux      ${sums[0]}
  51 Banques                 ${sums[1]}     1031 Avances de trésorerie  ${sums[2]}
  45 Sommes exigibles        ${sums[3]}     40 Fournisseurs           ${sums[4]}
  Total général              ${sums[5]}     Total général             ${sums[5]}`;
  const closed = half(['600,00', '300,00', '100,00', '200,00', '400,00', '1 100,00']);
  const former = half(['500,00', '250,00', '100,00', '150,00', '300,00', '900,00']);

  it('are told by the later year, wherever it stands', () => {
    const both = `
  Exercice clos, au 30/06/2026${closed}
  Exercice précédent approuvé, au 30/06/2025${former}`;
    const turned = `
  Situation au 30/06/2025${former}
  Situation au 30/06/2026${closed}`;
    for (const text of [both, turned])
      expect(sheetOn(text)).toMatchObject({
        fonds_places: 600_00,
        banques: 300_00,
        dette_fournisseurs: 400_00,
        total_bilan: 1100_00,
      });
  });
});

it('a loan beside which two years are said is that of the year that was closed', () => {
  const text = `
  Emprunts : montant restant dû – exercice précédent 0,00 ; exercice clos 4 210,50`;
  expect(sheetOn(text)).toEqual({ emprunts: 4210_50 });
});

it('has names of two lines, with their sums between them or on the first', () => {
  expect(
    sheetOn(`
  1re colonne : exercice précédent ; 2e colonne : exercice clos
  50 Fonds placés                     500,00      600,00
  51 Banque                           250,00      300,00
  45 Copropriétaires, sommes          150,00      200,00
  exigibles restant à recevoir
  1031 Avances de trésorerie          100,00      100,00
  105 Fonds de travaux                500,00      600,00
  40 Fournisseurs                     300,00      400,00
  40 Fournisseurs débiteurs             0,00        0,00
  Total général                       900,00    1 100,00`),
  ).toMatchObject({ creances_exigibles: 200_00, dette_fournisseurs: 400_00, total_bilan: 1100_00 });
});
