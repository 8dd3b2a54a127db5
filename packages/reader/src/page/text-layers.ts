// The text layers of a whole PDF: one child for all pages, another one after a page that kills it.
import type { Box } from '@quitus/domain/reading/box';

import { runGuarded } from '../file/guarded-child.ts';
import type { Word } from './page.ts';
import type { TextLayer } from './text-layer.ts';

/** What the child said of a page, once checked. */
export type ReadLayer = Omit<TextLayer, 'words'> & { words: Word[] };

/** A file made of nothing but deadly pages is given up. */
const MAX_BAD_PAGES = 3;

/** In order; null for a page that could not be opened. Empty when the file cannot be. */
export async function textLayers(path: string, maxPages: number): Promise<(ReadLayer | null)[]> {
  const layers: (ReadLayer | null)[] = [];
  let wanted = maxPages;
  for (let bad = 0; layers.length < wanted; bad += 1) {
    const first = layers.length + 1;
    const run = await runGuarded('../page/text-child.ts', [path, String(first), String(maxPages)]);
    const said = 'answer' in run ? run.answer : run.said;
    const [count, ...lines] = said.toString('utf8').split('\n').slice(0, -1);
    if (count === undefined) return layers;
    wanted = Math.min(maxPages, Number(count) || 0);
    layers.push(...lines.map(parseLayer));
    if ('answer' in run || bad >= MAX_BAD_PAGES) break;
    if (layers.length < wanted) layers.push(null);
  }
  return [...layers, ...Array.from({ length: wanted - layers.length }, () => null)];
}

const TURNS = [0, 90, 180, 270] as const;

/** The child met hostile bytes: what it says is checked like anything else from outside. */
function parseLayer(line: string): ReadLayer | null {
  const said: unknown = JSON.parse(line);
  const field = (name: string): unknown =>
    typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined;
  const [number, width, height] = ['number', 'width', 'height'].map(field);
  const [pictured, nameless, hidden] = ['pictured', 'nameless', 'hidden'].map(field);
  const turn = TURNS.find((one) => one === field('turn'));
  const words = field('words');
  if (!isSize(number) || !isSize(width) || !isSize(height) || turn === undefined) return null;
  if (typeof pictured !== 'number' || typeof nameless !== 'number') return null;
  if (typeof hidden !== 'number' || !Array.isArray(words)) return null;
  const size = { number, width, height, turn };
  return { ...size, pictured, nameless, hidden, words: words.flatMap(parseWord) };
}

const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0;

function parseWord(said: unknown): Word[] {
  if (!Array.isArray(said)) return [];
  const [text, ...numbers]: unknown[] = said;
  const [left, top, right, bottom] = numbers.filter((one) => typeof one === 'number');
  if (typeof text !== 'string' || left === undefined || top === undefined) return [];
  if (right === undefined || bottom === undefined) return [];
  const box: Box = [left, top, right, bottom];
  return [{ text, box }];
}
