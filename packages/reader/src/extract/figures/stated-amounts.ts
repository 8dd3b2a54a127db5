// Amounts of a text, each with the words that lead to it: « Total des cotisations : 1 204 € ; frais de
// gestion : 48 € ». A clause ends with its amount, a semicolon, a full stop or a dash.
import { findAmounts } from '../../french/amounts.ts';
import { foundIn, type FlowText } from '../sheet/flow-text.ts';
import type { Reading } from '../sheet/reading.ts';

/** In cents; `label` is folded, on one line, without what stands before the last amount; `tail` follows. */
export type StatedAmount = Reading<number> & { label: string; tail: string };

const LINKS = /^(?:[\s:=,;()–-]|(?:et|soit|dont|puis|avec|le|la|les|l'|des?|du|un|une) )+/;

/** A sentence that is wrapped goes on in small letters or figures; « M. » and « art. » end none. */
const ENDS = /(?<!\b(?:M|Mr|Mme|Me|[Aa]rt|n|L|R|D))[.;|•]\s|\s[–—-]\s|\n(?=\p{Lu})/gu;
/** In signs. */
const [REACH, TAIL] = [200, 60];

export function statedAmounts(flowText: FlowText): StatedAmount[] {
  const { text } = flowText.written;
  const all = foundIn(flowText, findAmounts);
  let last = '';
  return all.map(({ value, raw, box, page, at, end }, index) => {
    const from = Math.max(all[index - 1]?.end ?? 0, at - REACH);
    const cut = [...text.slice(from, at).matchAll(ENDS)].at(-1);
    const own = flowText.folded
      .slice(from + (cut ? cut.index + cut[0].length : 0), at)
      .replaceAll(/\s+/g, ' ')
      .replace(LINKS, '')
      .replace(/[\s:=]+$/, '');
    // « Quatre provisions de 900,00 €, soit 3 600,00 € »: both are provisions.
    const isSame = own === '' && !cut && /\bsoit\s*$/.test(flowText.folded.slice(from, at));
    const label = isSame ? last : own;
    last = label;
    const next = flowText.folded.slice(end, all[index + 1]?.at).split(/[.;]\s/)[0] ?? '';
    const tail = next.replaceAll(/\s+/g, ' ').slice(0, TAIL).trim();
    return { value: value.cents, raw, box, page, label, tail };
  });
}
