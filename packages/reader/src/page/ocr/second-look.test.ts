import { describe, expect, it } from 'vitest';

import type { Gray } from '../prepare/gray.ts';
import { lookTwice } from './second-look.ts';
import type { SeenWord } from './seen-words.ts';

const LETTER = 20;

function page(): Gray {
  return { width: 900, height: 600, data: new Uint8Array(900 * 600).fill(245) };
}

function ink(
  { width, data }: Gray,
  left: number,
  top: number,
  wide: number,
  high: number,
  shade = 60,
): void {
  for (let y = top; y < top + high; y += 1)
    data.fill(shade, y * width + left, y * width + left + wide);
}

/** Letters are plain blocks here: what is tried is where they are looked for, not what they say. */
function write(picture: Gray, left: number, top: number, letters: number): SeenWord['box'] {
  for (let at = 0; at < letters; at += 1) ink(picture, left + at * 14, top, 10, LETTER);
  return [left, top, left + letters * 14 - 4, top + LETTER];
}

const word = (text: string, box: SeenWord['box'], confidence = 0.95): SeenWord => ({
  text,
  box,
  confidence,
});

/** A page of sure words, so that OCR knows how high letters are. */
function written(picture: Gray): SeenWord[] {
  return Array.from({ length: 12 }, (_, row) =>
    word(`ligne${row}`, write(picture, 40, 40 + row * 40, 6)),
  );
}

/** OCR that says the same of every row, and remembers the sheets that it was shown. */
function engineThatReads(...rows: string[]) {
  const sheets: Gray[] = [];
  const read = async (sheet: Gray): Promise<SeenWord[]> => {
    sheets.push(sheet);
    return rows.map((text, row) => word(text, [42, 40 + row * 88 + 36, 70, 40 + row * 88 + 66]));
  };
  return { sheets, read };
}

const textsOf = (words: readonly SeenWord[]) => words.map(({ text }) => text);

describe('a second look', () => {
  it('is not taken where everything was read', async () => {
    const picture = page();
    const words = written(picture);
    const engine = engineThatReads();
    expect(await lookTwice(picture, words, engine.read)).toEqual(words);
    expect(engine.sheets).toEqual([]);
  });

  it('brings back a lone figure of a table, where it stands', async () => {
    const picture = page();
    const words = written(picture);
    const box = write(picture, 600, 120, 2);
    const engine = engineThatReads('96');
    const seen = await lookTwice(picture, words, engine.read);
    const found = seen.find(({ text }) => text === '96');
    expect(found?.box[0]).toBeGreaterThanOrEqual(box[0] - 2);
    expect(found?.box[2]).toBeLessThanOrEqual(box[2] + 2);
    expect(Math.abs((found?.box[1] ?? 0) - box[1])).toBeLessThan(4);
    expect(seen).toHaveLength(words.length + 1);
  });

  it('takes no rule of a table for writing, nor shows it with what stands beside it', async () => {
    const picture = page();
    const words = written(picture);
    ink(picture, 590, 30, 2, 500);
    ink(picture, 30, 145, 800, 2);
    const none = engineThatReads();
    await lookTwice(picture, words, none.read);
    expect(none.sheets).toEqual([]);
    write(picture, 600, 120, 2);
    const engine = engineThatReads('96');
    await lookTwice(picture, words, engine.read);
    const [sheet] = engine.sheets;
    const dark = (x: number) =>
      Array.from({ length: 80 }, (_, y) => sheet?.data[(40 + y) * sheet.width + x] ?? 0).filter(
        (shade) => shade < 150,
      ).length;
    // The first letter, and the blank on its left where the rule would be.
    expect([dark(47) > 20, dark(30)]).toEqual([true, 0]);
  });

  it('reads a word again with the letters that were cut off it', async () => {
    const picture = page();
    const words = written(picture);
    write(picture, 600, 200, 7);
    const cut = word('Sai', [600, 200, 638, 220]);
    const engine = engineThatReads('Saint-X');
    const seen = textsOf(await lookTwice(picture, [...words, cut], engine.read));
    expect(seen).toContain('Saint-X');
    expect(seen).not.toContain('Sai');
  });

  it('takes the place of what was doubtful, and confirms what it reads alike', async () => {
    const picture = page();
    const words = written(picture);
    const first = word('Tugdua1', write(picture, 600, 120, 7), 0.3);
    const same = word('1218,44€', write(picture, 600, 240, 8), 0.5);
    const engine = engineThatReads('Tugdual', '1218,44€');
    const seen = await lookTwice(picture, [...words, first, same], engine.read);
    expect(textsOf(seen).slice(12)).toEqual(['1218,44€', 'Tugdual']);
    expect(seen[12]?.confidence).toBe(0.95);
  });

  it('leaves a doubtful word of which it says nothing better', async () => {
    const picture = page();
    const words = written(picture);
    const doubtful = word('JANUEL', write(picture, 600, 120, 6), 0.4);
    const said = ['x', 'y'];
    const read = async () => [word(said.shift() ?? '', [42, 76, 70, 106], 0.3)];
    expect(textsOf(await lookTwice(picture, [...words, doubtful], read))).toContain('JANUEL');
  });

  it('believes what it doubts when it reads it alike at another size', async () => {
    const picture = page();
    const words = written(picture);
    write(picture, 600, 120, 7);
    const read = async () => [word('3986,40', [42, 76, 70, 106], 0)];
    const seen = await lookTwice(picture, words, read);
    expect(seen.find(({ text }) => text === '3986,40')?.confidence).toBe(0.6);
  });

  it('reads white letters on a dark band in which nothing was read', async () => {
    const picture = page();
    const words = written(picture);
    ink(picture, 300, 100, 400, 40);
    for (const at of [0, 14, 28]) ink(picture, 340 + at, 110, 10, LETTER, 250);
    const engine = engineThatReads('DÉBIT');
    const seen = await lookTwice(picture, words, engine.read);
    expect(seen.find(({ text }) => text === 'DÉBIT')?.box[0]).toBeGreaterThan(335);
    // Black on white there, whatever it was on the page.
    const [sheet] = engine.sheets;
    const shade = (x: number) => sheet?.data[90 * sheet.width + x] ?? 0;
    expect([shade(47) < 100, shade(30) > 200]).toEqual([true, true]);
    const read = [...words, word('DÉBIT', [340, 110, 378, 130])];
    expect(textsOf(await lookTwice(picture, read, engineThatReads('x').read))).toEqual(
      textsOf(read),
    );
  });

  it('takes away a doubtful word where nothing is written', async () => {
    const picture = page();
    const words = written(picture);
    const invented = word('ee', [600, 300, 630, 320], 0.3);
    const engine = engineThatReads();
    expect(await lookTwice(picture, [...words, invented], engine.read)).toEqual(words);
    // Printed lightly, it stands beside another.
    const footer = [word('Page', [600, 500, 660, 520]), word('1/1', [670, 500, 700, 520], 0.5)];
    expect(await lookTwice(picture, [...words, ...footer], engine.read)).toEqual([
      ...words,
      ...footer,
    ]);
  });

  it('sees the dash between two names, and no underline', async () => {
    const picture = page();
    const words = written(picture);
    const names = [
      word('RIO', write(picture, 300, 300, 3)),
      word('LEBIHAN', write(picture, 380, 300, 7)),
    ];
    ink(picture, 352, 310, 14, 3);
    ink(picture, 300, 323, 14, 2);
    const engine = engineThatReads();
    const seen = await lookTwice(picture, [...words, ...names], engine.read);
    expect(seen.filter(({ text }) => text === '–').map(({ box }) => box[0])).toEqual([352]);
  });
});
