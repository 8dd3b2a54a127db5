// The usual files of a sale, said shortly.
import type { Condition } from '../conditions/conditions.ts';
import type { Call, Scene, Settled } from './books.ts';
import type { CallSheet, Hand } from './hand.ts';
import { type SaleFile, sent } from './sale.ts';

/** Calls of one owner: the file, the call, the account before it, the day it was printed. */
export const appels = (
  hand: Hand,
  scene: Scene,
  tag: string,
  calls: readonly (readonly [file: string, call: Call, before: number, printed: string])[],
  more: Pick<CallSheet, 'held' | 'note'> = {},
  condition: Condition = 'numerique',
): SaleFile[] =>
  calls.map(([file, call, before, printed], index) =>
    sent(
      file,
      hand.appel(`${tag}-appel-${index}`, scene, call, { before, printed, ...more }),
      condition,
    ),
  );

export const decomptes = (
  hand: Hand,
  scene: Scene,
  tag: string,
  years: readonly (readonly [file: string, year: Settled, printed: string, note?: string])[],
  condition: Condition = 'numerique',
): SaleFile[] =>
  years.map(([file, year, printed, note], index) =>
    sent(
      file,
      hand.decompte(`${tag}-decompte-${index}`, scene, year, { printed, ...(note && { note }) }),
      condition,
    ),
  );
