import { expect, it } from 'vitest';

import { typesetTagged } from './typeset-tagged.ts';
import { typeset } from './typeset.ts';

const TEMPLATE = `#let d = json(bytes(sys.inputs.data))
#set document(title: d.title, date: datetime(year: 2026, month: 11, day: 15))
#set text(font: "Figtree", lang: "fr")
= #d.title`;
const written_at = new Date('2026-11-15T10:00:00Z');

it('makes the same bytes of the same words', () => {
  const [first, again] = [1, 2].map(() => typeset(TEMPLATE, { title: 'Reçu' }, written_at));
  expect(
    Buffer.from(first ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(first).toEqual(again);
});

it.each([typeset, typesetTagged])('does not print pages that never settle', (print) => {
  const unsettled = `${TEMPLATE}\n#context if here().page() == 1 { pagebreak() }\nb`;
  expect(() => print(unsettled, { title: 'Reçu' }, written_at)).toThrow('did not converge');
});

it.each([typeset, typesetTagged])('says where a template is wrong', (print) => {
  expect(() => print('#nothing', {}, written_at)).toThrow('unknown variable: nothing');
});

it.each([
  '++\u0606',
  '\u060A»\u2070',
  '\u07F6 - \u07F7',
  '\u05B0\u05B1, ',
  'a\u05B0, b',
  '\uFFFD\u06F2\u{1D538}',
  '\u0623\u094D<\uFE0F\u{1E900}',
  '\u0629\u{35671}\u1680',
  '\u180F',
  'شركة 李 '.repeat(600),
])('sets %j, which typst alone does not', (title) => {
  expect(typeset(TEMPLATE, { title }, written_at).length).toBeGreaterThan(1000);
});
