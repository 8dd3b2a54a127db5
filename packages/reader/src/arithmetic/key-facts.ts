// The keys of a call or of a settlement as facts: how each line was worked out, the owner's tantièmes by each key and by the general one.
import type { Fact } from '@quitus/domain/reading/read-document';

import type { Figure, Row } from './figures.ts';
import { keptLines } from './kept-lines.ts';
import { lineNames } from './key-names.ts';
import { generalKey, generalOf, keysOf, type NamedKey, namedKeys } from './keys.ts';
import { euros, grouped, proven, read } from './proven-fact.ts';
import type { ShareLine } from './shares.ts';

const workedOut = ({ total, part, base, share, calls }: ShareLine): string =>
  `${euros(share.value)} = ${euros(total.value)} × ${grouped(part)} ÷ ${grouped(base)}${calls > 1 ? ` ÷ ${calls}` : ''}`;

/** « 001 Charges générales », « G1 Charges générales ». */
const CODE_BEFORE = /^(?:\d{2,4}|[A-Z]{1,2}\d{1,3}) (?=\p{L})/u;

/** `is_whole`: no line of the paper is left out. */
export function keyFacts(
  rows: readonly Row[],
  lines: readonly ShareLine[],
  is_whole: boolean,
): Fact[] {
  const keys = keysOf(rows, lines);
  const named = namedKeys(rows, lines, is_whole);
  const general = named ? generalOf(named) : generalKey(keys, is_whole);
  const [any] = lines;
  if (!any) return [];
  const first = lines.find(({ base }) => base === general?.base) ?? any;
  const kept = keptLines(rows, lines);
  const names = lineNames(rows, kept);
  // Of several lots the first says what all of them pay for.
  const nameAt = (at: number) =>
    names[at] || names[kept.findIndex(({ total }) => total === kept[at]?.total)] || '';
  const labelAt = (at: number) => nameAt(at).replace(CODE_BEFORE, '');
  return [
    proven(
      'key_lines',
      kept.map((line, at) => `${labelAt(at)}\u00a0: ${workedOut(line)}`),
      any.share,
      workedOut(any),
    ),
    ...(named
      ? [
          proven(
            'tantiemes_by_cle',
            named.map(({ label, part, base }) => `${label}\u00a0: ${part}/${base}`),
            any.share,
            workedOut(any),
          ),
        ]
      : []),
    ...(general
      ? [
          proven('tantiemes', general.part, first.share, workedOut(first)),
          proven('base', general.base, first.share, workedOut(first)),
        ]
      : []),
  ];
}

/** « / 1000 | 210 | 262 | 258 | 270 »: the parts of all make up the base, and words say which is the owner's. */
export function sharedKeys(keys: readonly NamedKey[], at: Figure): Fact[] {
  const general = generalOf(keys);
  const facts = [
    proven(
      'tantiemes_by_cle',
      keys.map(({ label, part, base }) => `${label}\u00a0: ${part}/${base}`),
      at,
      '',
    ),
    ...(general
      ? [proven('tantiemes', general.part, at, ''), proven('base', general.base, at, '')]
      : []),
  ];
  return facts.map(read);
}
