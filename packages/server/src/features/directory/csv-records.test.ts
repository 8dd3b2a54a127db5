import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type CsvRecord, csvRecords } from './csv-records.ts';

async function* cut(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function read(text: string | Uint8Array, size = 7): Promise<CsvRecord[]> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const records: CsvRecord[] = [];
  for await (const record of csvRecords(cut(bytes, size))) records.push(record);
  return records;
}
const cellsOf = async (text: string | Uint8Array) =>
  (await read(text)).map(({ cells }) => cells?.join('|') ?? null);

describe('a file is read', () => {
  it('with commas or semicolons, quotes or none, either end of line', async () => {
    expect(await cellsOf('a,b,c\n1,,3\n')).toEqual(['a|b|c', '1||3']);
    expect(await cellsOf('a;b,x;c\r\n1;2;3')).toEqual(['a|b,x|c', '1|2|3']);
    expect(await cellsOf('"a","b"\r\n"1,2","say ""oui"""\r\n')).toEqual(['a|b', '1,2|say "oui"']);
  });

  it('with lines inside quotes, and their numbers', async () => {
    expect(await read('a,b\n"1\n2",x\n\n3,4\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1\n2', 'x'] },
      { line: 5, cells: ['3', '4'] },
    ]);
  });

  it('with the mark of UTF-8, without it, or with the letters of Windows', async () => {
    const text = 'numéro,année\né,œ\n';
    expect(await cellsOf(`\ufeff${text}`)).toEqual(['numéro|année', 'é|œ']);
    expect(await cellsOf(text)).toEqual(['numéro|année', 'é|œ']);
    const windows = Buffer.from('num\xe9ro;ann\xe9e\n\xe9;\x9c\n', 'latin1');
    expect((await read(windows, 100)).map(({ cells }) => cells?.join('|'))).toEqual([
      'numéro|année',
      'é|œ',
    ]);
  });

  it('past quotes that never close', async () => {
    expect(await read('a,b\n1,"2\n3,4\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: null },
      { line: 3, cells: ['3', '4'] },
    ]);
    expect(await read('a,b\n"1"x,2\n3,4\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: null },
      { line: 3, cells: ['3', '4'] },
    ]);
    const long = `a,b\n1,"2\n${'3,4\n'.repeat(100_000)}`;
    expect(await read(long, 1 << 16)).toHaveLength(100_002);
  });

  it('when it is empty', async () => {
    expect(await read('')).toEqual([]);
  });
});

it('whatever was written is read again, wherever it is cut', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', ',', ';', '"', '\n', ' ', '😀') });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 40 }), async (rows, size) => {
      const quoted = rows.map((row) =>
        row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','),
      );
      const text = ['n,m', ...quoted].join('\n');
      const [, ...found] = await read(text, size);
      expect(found.map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});
