// The keys that charges are shared out by: what papers call them, and the tantièmes that the owner has of each.
import { searchWords } from '../portfolios/search.ts';

export type KeyShare = { name: string; part: number; base: number };

/** « Escalier B: 105/1000 ». */
const FRACTION = /^(.*?)\s*:\s*(\d+)\s*\/\s*(\d+)$/s;

export function keyShareIn(text: string): KeyShare | null {
  const [, name = '', part, base] = FRACTION.exec(text) ?? [];
  return part === undefined ? null : { name, part: Number(part), base: Number(base) };
}

export type KeyLine = KeyShare & { total: number };

/** « Ascenseur : 75,60 = 1 200,00 × 63 ÷ 1 000 ». */
const LINE = /^(.*?)\s*:\s*[\d\s.,]+=\s*([\d\s]+),(\d{2})\s*×\s*([\d\s]+)÷\s*([\d\s]+)/s;

export function keyLineIn(text: string): KeyLine | null {
  const [, name, euros = '', cents = '', part = '', base = ''] = LINE.exec(text) ?? [];
  if (name === undefined) return null;
  const [total = 0, of = 0, whole = 0] = [`${euros}${cents}`, part, base].map((digits) =>
    Number(digits.replaceAll(/\s/g, '')),
  );
  return { name, total, part: of, base: whole };
}

const CODE = /^(?:\d{1,3}|[a-z]\d{0,3})$/;

/** « 002 BATIMENT B » is « 002 », or « Bâtiment B » where codes are not printed. */
export function isSameKey(one: string, other: string): boolean {
  const [a, b] = [searchWords(one), searchWords(other)];
  const [codeA, codeB] = [a[0] ?? '', b[0] ?? ''];
  if (CODE.test(codeA) && CODE.test(codeB)) return codeA === codeB;
  const named = (words: readonly string[]) =>
    words.filter((word, at) => at > 0 || !CODE.test(word)).toSorted();
  const [left, right] = [named(a), named(b)];
  return left.length > 0 && left.join(' ') === right.join(' ');
}
