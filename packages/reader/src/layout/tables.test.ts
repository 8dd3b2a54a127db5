import { describe, expect, it } from 'vitest';

import { typesetPages, typstTable } from '../../test/typeset-pages.ts';
import { labelOf, type Table, tablesOf } from './tables.ts';

async function tables(content: string): Promise<Table[]> {
  const [page] = await typesetPages(content);
  return page ? tablesOf(page) : [];
}

const heads = (table: Table | undefined) => table?.columns.map(({ head }) => head);
const values = (table: Table | undefined) =>
  table?.rows.map((row) => row.values.map((cell) => cell?.text.replaceAll('\u00a0', ' ') ?? null));
const labels = (table: Table | undefined) =>
  table?.rows.map((row) => labelOf(row, 0)?.text ?? null);

const CALL = typstTable({
  columns: '(1fr, auto, auto, auto, auto, auto)',
  rest: 'inset: 4pt, stroke: none,',
  rows: [
    ['Postes à répartir', 'Total', 'Base', 'Tantièmes', 'Quote-part', 'Dont locatif'],
    ['CHARGES GENERALES', '12 500,00', '10 000', '184', '230,00', '142,60'],
    ['ASCENSEUR', '1 800,00', '1 000', '32', '57,60', '57,60'],
    ['FONDS TRAVAUX ALUR', '715,00', '10 000', '184', '13,16', '0,00'],
    ['Total', '', '', '', '300,76', '200,20'],
  ],
});

describe('a table without rules', () => {
  it('is columns of figures with their heads', async () => {
    const [call] = await tables(`Période du 01/10/2026 au 31/12/2026 #v(8mm) ${CALL}`);
    expect(heads(call)).toEqual(['Total', 'Base', 'Tantièmes', 'Quote-part', 'Dont locatif']);
    expect(labels(call)).toEqual(['CHARGES GENERALES', 'ASCENSEUR', 'FONDS TRAVAUX ALUR', 'Total']);
    expect(values(call)).toEqual([
      ['12 500,00', '10 000', '184', '230,00', '142,60'],
      ['1 800,00', '1 000', '32', '57,60', '57,60'],
      ['715,00', '10 000', '184', '13,16', '0,00'],
      [null, null, null, '300,76', '200,20'],
    ]);
  });

  it('gives each figure its box', async () => {
    const [call] = await tables(CALL);
    const boxes = call?.rows.map((row) => row.values[3]?.box ?? [0, 0, 0, 0]) ?? [];
    const rights = new Set(boxes.map(([, , right]) => Math.round(right)));
    expect(rights.size).toBe(1);
    const tops = boxes.map(([, top]) => top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

describe('labels', () => {
  const rows = [
    ['Entretien des espaces verts et élagage des arbres de la cour', '1 200,00'],
    ['Eau froide', '80,50'],
    ['#strong[Ascenseur]', ''],
    ['Contrat', '310,00'],
    ['Électricité', '95,10'],
  ];

  it('that were wrapped are whole, and titles between rows stay out of them', async () => {
    const [table] = await tables(
      typstTable({ columns: '(48mm, 30mm)', rest: 'inset: 5pt,', rows }),
    );
    expect(labels(table)).toEqual([
      'Entretien des espaces verts et élagage des arbres de la cour',
      'Eau froide',
      'Contrat',
      'Électricité',
    ]);
  });

  it('are not the numbers of accounts', async () => {
    const accounts = [
      ['601', 'Eau', '10 496,00', '477,57'],
      ['602', 'Électricité', '3 129,14', '142,38'],
      ['611', 'Nettoyage', '10 100,74', '459,58'],
    ];
    const table = `#table(columns: (20mm, 1fr, auto, auto), align: (left, left, right, right), ${accounts
      .flat()
      .map((cell) => `[${cell}]`)
      .join(', ')})`;
    const [found] = await tables(table);
    expect(labels(found)).toEqual(['601 Eau', '602 Électricité', '611 Nettoyage']);
    expect(found?.columns).toHaveLength(2);
  });
});

describe('a table with two sides', () => {
  it('has the label of each side beside its figures', async () => {
    const rows = [
      [
        '50 Fonds placés',
        '9 100,00',
        '14 300,00',
        '102 Provisions pour travaux',
        '0,00',
        '1 500,00',
      ],
      ['51 Banques', '7 420,15', '8 015,40', '1031 Avances', '8 000,00', '8 000,00'],
      ['', '', '', '105 Fonds de travaux', '9 100,00', '14 300,00'],
      ['Total I', '16 520,15', '22 315,40', 'Total I', '17 100,00', '23 800,00'],
    ];
    const cells = rows.flat().map((cell) => `[${cell}]`);
    const [table] = await tables(
      `#set text(size: 8.5pt)\n#table(columns: (1fr, auto, auto, 1fr, auto, auto), align: (left, right, right, left, right, right), ${cells.join(', ')})`,
    );
    expect(values(table)).toEqual([
      ['9 100,00', '14 300,00', '0,00', '1 500,00'],
      ['7 420,15', '8 015,40', '8 000,00', '8 000,00'],
      [null, null, '9 100,00', '14 300,00'],
      ['16 520,15', '22 315,40', '17 100,00', '23 800,00'],
    ]);
    expect(table?.rows.map((row) => labelOf(row, 3)?.text)).toEqual([
      '102 Provisions pour travaux',
      '1031 Avances',
      '105 Fonds de travaux',
      'Total I',
    ]);
  });
});

describe('several tables', () => {
  it('are told apart by their columns, and no amount of a sparse column is lost', async () => {
    const account = typstTable({
      columns: '(1fr, auto, auto, auto)',
      rows: [
        ['Libellé', 'Débit', 'Crédit', 'Solde créditeur'],
        ['Appel du 1er trimestre', '300,76', '', ''],
        ['Votre virement', '', '300,76', ''],
        ['Régularisation', '', '45,10', '45,10'],
        ['Appel du 2e trimestre', '300,76', '', ''],
        ['Votre virement', '12,00', '300,76', ''],
      ],
    });
    const totals = typstTable({
      columns: '(50mm, 25mm)',
      rows: [
        ['Provisions', '601,52'],
        ['Réel', '556,42'],
        ['Solde', '45,10'],
      ],
    });
    const [first, second] = await tables(`${account} #v(6mm) ${totals}`);
    expect(heads(first)).toEqual(['Débit', 'Crédit', 'Solde créditeur']);
    expect(values(first)?.[2]).toEqual([null, '45,10', '45,10']);
    expect(values(second)).toEqual([['601,52'], ['556,42'], ['45,10']]);
  });

  it('are none in prose', async () => {
    const prose = 'Le prix est fixé à 230 000,00 euros, dont 3 500,00 euros de mobilier. ';
    expect(await tables(prose.repeat(6))).toEqual([]);
  });
});
