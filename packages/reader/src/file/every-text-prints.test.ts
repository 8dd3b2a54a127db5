import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { bare } from '@quitus/papers/fallback-fonts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { temporaryFiles, temporaryFolder } from '../../test/files.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { PRINTED_KINDS, WITHOUT_TEXT } from '../../test/printed-kinds.ts';

const places = { folder: temporaryFolder(), written: temporaryFiles() };
const packages = join(import.meta.dirname, '../../..');
const kinds = Object.entries(PRINTED_KINDS);

it('every kind of paper is known here', () => {
  const sources = globSync('{api,domain,papers,reader,server}/src/**/*.ts', { cwd: packages });
  const printing = sources.filter((path) => {
    if (path.endsWith('.test.ts') || /typeset(?:-tagged)?\.ts$/.test(path)) return false;
    const source = readFileSync(join(packages, path), 'utf8');
    return /\btypeset(?:Tagged)?\(|from '@cantoo\/pdf-lib'|PdfWriter\(|<text\b/.test(source);
  });
  const known = [...Object.keys(PRINTED_KINDS), ...WITHOUT_TEXT];
  expect(printing.filter((path) => !known.includes(path))).toEqual([]);
  expect(Object.keys(PRINTED_KINDS).filter((path) => !sources.includes(path))).toEqual([]);
});

/** As it is typed, and what is searched for in the paper. */
const SCRIPTS: [text: string, found: string][] = [
  ['李明 😀', '李明'],
  ['李明 😀', '😀'],
  ['ＦＵＬＬ', 'ＦＵＬＬ'],
  ['ひらがな カタカナ', 'カタカナ'],
  ['서울특별시 강남구', '서울특별시'],
  ['Αθήνα Ѓорѓи', 'Αθήνα'],
  ['Ստեփան შოთა', 'Ստեփան'],
  ['#panic("a") $x$ *b* _c_ <d> @e \\f [g]', '#panic("a")$x$*b*_c_<d>@e\\f[g]'],
  ['\u{1E900}\u{1E901}', '\uFFFD'],
  ['a\u0007b\u202Ec', '\uFFFD'],
];

/** From right to left, or of parts that change places: each letter is there, whatever the order. */
const SHAPED = ['شركة', 'שלום', 'नमस्ते', 'தமிழ்', 'กรุงเทพ', 'ភ្នំពេញ', 'বাং', 'Tiếng'];

describe.each(kinds.filter(([, { has_text }]) => has_text))('%s', (_path, { print }) => {
  it('prints the letters of the world so that they can be found', async () => {
    const texts = [...new Set(SCRIPTS.map(([text]) => text))];
    const pdfs = await print([...texts, ...SHAPED], places);
    const said = (await Promise.all(pdfs.map(pdfText))).flat().join('').normalize('NFC');
    for (const [, found] of SCRIPTS) expect(said).toContain(found);
    for (const letter of SHAPED.join('').matchAll(/\p{L}/gu))
      expect(said.normalize('NFKC')).toContain(letter[0]);
  });
});

const POOLS = [
  '\u0300\u0301\u0489\u20E3\uFE0F\u200D\u200B\u0327',
  '😀👩👧❤🇫🇷🏽1#*',
  '李明ｱＡ가각',
  'شركةلأﷺ۞؆߶',
  'שלוםְֱ־',
  'नमस्तेक्षि',
  'আমিতமிழ்ไทยำខ្មែរ',
  'Ж҈ёაბՀ',
  '#$*_\\@<>[]"\'`~=-+/ \n\t',
  'éàœ €’«»',
  '𝓐𝔸⁰½ⅷ①㍿',
  '𓀀ሰላམ',
];
const character = fc.oneof(
  fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
  ...POOLS.map((pool) => fc.constantFrom(...Array.from(pool))),
  fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit)),
  fc.integer({ min: 0x20, max: 0x17f }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x600, max: 0x1fff }).map((code) => String.fromCodePoint(code)),
);
const anyText = fc.oneof(
  fc.array(character, { maxLength: 40 }).map((all) => all.join('')),
  // A word without a place to break it.
  character.map((one) => one.repeat(120)),
);

describe.each(kinds)('%s', (_path, { print, texts: numRuns }) => {
  it('prints whatever is typed', async () => {
    const texts = fc.sample(anyText, { seed: 20, numRuns });
    const pdfs = await print([...texts, ''], places);
    expect(pdfs.length).toBeGreaterThan(0);
    for (const pdf of pdfs) expect((await pdfText(pdf)).length).toBeGreaterThan(0);
  });
});

it('in our own letters alone, the rest is shown as replaced', () => {
  expect(bare('Étude 李明 😀, n° 3')).toBe('Étude \uFFFD\uFFFD \uFFFD, n° 3');
});
