// Accounts and yearly settlements in words and shapes that neither the samples nor the corpus have.
import { describe, expect, it } from 'vitest';

import { factValues } from '../../../test/fact-values.ts';
import { typesetPages, typstTable } from '../../../test/typeset-pages.ts';
import { extractFacts } from '../extract.ts';

const read = (content: string, sub_kind: 'RELEVE_DE_COMPTE' | 'DECOMPTE') =>
  factValues(content, 'CHARGES', sub_kind);

const MOVES = [
  ['01/01/2026', 'Provision 1T', '150,00', '', '150,00 D'],
  ['01/04/2026', 'Provision 2T', '150,00', '', '300,00 D'],
  ['12/05/2026', 'Virement', '', '200,00', '100,00 D'],
];
const account = (rows: readonly (readonly string[])[], rest = '') =>
  read(
    `${typstTable({ columns: '(auto, 3fr, 1fr, 1fr, 1fr)', rows: [['Date', 'Opération', 'Débit', 'Crédit', 'Solde'], ...rows] })}\n\n${rest}`,
    'RELEVE_DE_COMPTE',
  );
const ENTRIES = [
  '2026-01-01 15000 Provision 1T',
  '2026-04-01 15000 Provision 2T',
  '2026-05-12 -20000 Virement',
];

describe('an account', () => {
  it('with the latest movement first', async () => {
    const extracted = 'Solde à nous régler au 31 mai 2026 : 100,00 €';
    expect(await account(MOVES.toReversed(), extracted)).toEqual({
      as_of: '2026-05-31',
      balance: 100_00,
      entries: ENTRIES.toReversed(),
    });
  });

  it('that ends with its balance in a row, which is no movement', async () => {
    const rows = [
      ...MOVES,
      ['', 'Totaux des mouvements', '300,00', '200,00', ''],
      ['', 'Solde au 31/05/2026', '100,00', '', ''],
    ];
    expect(await account(rows)).toMatchObject({
      as_of: '2026-05-31',
      balance: 100_00,
      total_debit: 300_00,
      total_credit: 200_00,
      entries: ENTRIES,
    });
  });

  it('of which a balance is wrong gives no movement', async () => {
    const rows = MOVES.with(1, ['01/04/2026', 'Provision 2T', '150,00', '', '310,00 D']);
    expect(await account(rows)).not.toHaveProperty('entries');
  });

  it('in one column of amounts, each with its letter', async () => {
    const rows = [
      ['Date', 'Libellé', 'Montant'],
      ['01/01/2026', 'Appel T1', '150,00 D'],
      ['15/01/2026', 'Chèque', '150,00 C'],
      ['01/04/2026', 'Appel T2', '155,00 D'],
      ['20/04/2026', 'Chèque', '105,00 C'],
    ];
    const extracted = 'Solde débiteur au 30/04/2026 : 50,00 €';
    const page = `${typstTable({ columns: '(auto, 3fr, 1fr)', rows })}\n\n${extracted}`;
    expect(await read(page, 'RELEVE_DE_COMPTE')).toMatchObject({
      balance: 50_00,
      entries: [
        '2026-01-01 15000 Appel T1',
        '2026-01-15 -15000 Chèque',
        '2026-04-01 15500 Appel T2',
        '2026-04-20 -10500 Chèque',
      ],
    });
  });

  it('without running balances, from an old one', async () => {
    const rows = [
      ['Date', 'Libellé', 'Sommes dues', 'Sommes versées'],
      ['01/01/2026', 'A nouveau', '50,00', ''],
      ['01/01/2026', 'Appel T1', '150,00', ''],
      ['15/01/2026', 'Chèque', '', '180,00'],
      ['01/04/2026', 'Appel T2', '150,00', ''],
      ['15/04/2026', 'Chèque', '', '140,00'],
      ['', 'Total', '350,00', '320,00'],
      ['', 'Solde en faveur du syndicat', '30,00', ''],
    ];
    const page = typstTable({ columns: '(auto, 3fr, 1fr, 1fr)', rows });
    expect(await read(page, 'RELEVE_DE_COMPTE')).toEqual({
      balance: 30_00,
      solde_anterieur: 50_00,
      total_debit: 350_00,
      total_credit: 320_00,
      entries: [
        '2026-01-01 15000 Appel T1',
        '2026-01-15 -18000 Chèque',
        '2026-04-01 15000 Appel T2',
        '2026-04-15 -14000 Chèque',
      ],
    });
  });
});

describe('a settlement', () => {
  it('with its sums under their names', async () => {
    const sums = (left: string) =>
      `= Décompte individuel de charges\nExercice du 01/01/2025 au 31/12/2025\n${typstTable({
        columns: '(1fr, 1fr, 1fr)',
        rows: [
          ['Charges réelles', 'Provisions appelées', 'Solde'],
          ['1 200,00', '1 300,00', left],
        ],
      })}`;
    expect(await read(sums('-100,00'), 'DECOMPTE')).toEqual({
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 1200_00,
      provisions: 1300_00,
      difference: -100_00,
    });
    const pages = await typesetPages(sums('-120,00'));
    const wrong = extractFacts('CHARGES', 'DECOMPTE', pages).map(({ name }) => name);
    expect(wrong).toEqual(['exercice_from', 'exercice_to']);
  });

  it('in other words', async () => {
    const page = `= Régularisation annuelle des charges
Période du 1er juillet 2024 au 30 juin 2025

Vos dépenses pour la période : 1 210,40 € \\ Acomptes versés : 1 150,00 € \\ Complément à votre charge : 60,40 € \\ Dont charges récupérables : 800,00 €`;
    expect(await read(page, 'DECOMPTE')).toEqual({
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      charges_reelles: 1210_40,
      provisions: 1150_00,
      difference: 60_40,
      recoverable: 800_00,
    });
  });

  it('in one table, its key over the lines', async () => {
    const page = `= Relevé individuel de dépenses\nExercice 2025\n${typstTable({
      columns: '(3fr, 1fr, 1fr, 1fr)',
      rows: [
        ['Nature des dépenses', 'Total à répartir', 'Votre part', 'Part locative'],
        ['Clé générale 412/10000', '', '', ''],
        ['Nettoyage', '10 000,00', '412,00', '412,00'],
        ['Assurance', '5 000,00', '206,00', '0,00'],
        ['Total', '15 000,00', '618,00', '412,00'],
        ['Provisions appelées', '', '600,00', ''],
        ['Solde débiteur', '', '18,00', ''],
      ],
    })}`;
    expect(await read(page, 'DECOMPTE')).toMatchObject({
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 618_00,
      provisions: 600_00,
      difference: 18_00,
      tantiemes: 412,
      base: 10_000,
    });
  });
});
