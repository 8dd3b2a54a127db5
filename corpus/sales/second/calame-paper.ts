// Calame: an old listing, one typewriter face, capitals without accents, amounts with a point and DB / CR.
import type { Paper } from '../../paper.ts';
import { sheetOf } from '../sale.ts';
import { english } from '../writing.ts';
import type { Scene } from './building.ts';
import { ascii } from './house.ts';
import type { Line } from './ledger.ts';

const CSS = `.pg { padding: 12mm 10mm; } pre { font: 9.2px/1.34 'Liberation Mono', 'DejaVu Sans Mono', monospace; margin: 0; white-space: pre; }`;
const WIDE_CSS = `.pg { padding: 10mm; } pre { font: 8.4px/1.32 'Liberation Mono', 'DejaVu Sans Mono', monospace; margin: 0; white-space: pre; }`;

export const left = (text: string, width: number): string =>
  ascii(text).slice(0, width).padEnd(width);
export const right = (text: string, width: number): string => text.padStart(width);
export const amount = (cents: number, width = 12): string => right(english(cents), width);
export const sided = (cents: number): string =>
  cents === 0 ? '0.00   ' : `${english(Math.abs(cents))} ${cents > 0 ? 'DB' : 'CR'}`;
export const rule = (width = 96): string => '-'.repeat(width);
export const folded = (text: string, width = 92): string[] => {
  const lines: string[] = [];
  for (const word of ascii(text).split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};
export const paper = (name: string, sheets: readonly (readonly string[])[], wide = false): Paper =>
  sheetOf(
    name,
    wide ? WIDE_CSS : CSS,
    sheets.map((lines) => `<div class="pg"><pre>${lines.join('\n')}</pre></div>`),
    wide,
  );
export const head = ({ syndic, building, rnc }: Scene): string[] => [
  left(syndic.name.toUpperCase(), 50) + left(`IMM ${building.name.toUpperCase()}`, 44),
  left(syndic.street, 50) + left(building.street.toUpperCase(), 44),
  left(syndic.town, 50) + left(building.town.toUpperCase(), 44),
  left(`TEL ${syndic.phone}`, 50) + left(`IMMAT. RNC ${rnc}`, 44),
  '',
];
export const who = ({ owner, lots }: Scene): string[] => [
  `${' '.repeat(50)}${ascii(owner.name).toUpperCase()}`,
  `${' '.repeat(50)}${ascii(owner.street).toUpperCase()}`,
  `${' '.repeat(50)}${ascii(owner.town).toUpperCase()}`,
  '',
  `CODE ${owner.ref}   LOTS ${lots.map(({ number, nature }) => `${number} ${ascii(nature).toUpperCase()}`).join(' + ')}`,
  '',
];
export const PARTS = { budget: 'BP', fund: 'FT', works: 'TX', advance: 'AV' };
export const quoted = ({ part, key, label, total, held, quote }: Line): string =>
  `${PARTS[part]} ${left(key.code, 4)}${left(label.toUpperCase(), 36)}${amount(total)}${right(String(held), 9)}/${left(String(key.base), 7)}${amount(quote)}`;
