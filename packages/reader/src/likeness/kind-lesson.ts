// What was learnt from known papers about which paper is which, the ones that are none of ours included.
import { readFileSync } from 'node:fs';

import type { PaperKind } from './lesson.ts';
import { fingerprintOf, openWeights, pressWeights, seedOf, slotAmong } from './weights-file.ts';

export type LearntKind = PaperKind | 'NONE';
export type KindLesson = { kinds: readonly LearntKind[]; weights: Int8Array };

const SLOTS = 19;
export const KIND_SLOT_COUNT = 2 ** SLOTS;
/** Weights are kept in parts of this. */
export const KIND_FINENESS = 64;

export const kindSeed = (kind: LearntKind): number => seedOf(`kind:${kind}`);
export const kindSlot = (kind: number, sign: number): number => slotAmong(SLOTS, kind, sign);

/** From sums of weights to shares of one. */
export function shares(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const grown = sums.map((sum) => Math.exp(sum - most));
  const whole = grown.reduce((all, one) => all + one, 0);
  return grown.map((one) => one / whole);
}

/** How likely each kind is; they add up to one. */
export function kindsLikely(
  { kinds, weights }: KindLesson,
  signs: Uint32Array,
): ReadonlyMap<LearntKind, number> {
  const sums = kinds.map((kind) => {
    const seed = kindSeed(kind);
    let sum = 0;
    for (const sign of signs) sum += weights[kindSlot(seed, sign)] ?? 0;
    return sum / KIND_FINENESS;
  });
  const likely = shares(sums);
  return new Map(kinds.map((kind, index) => [kind, likely[index] ?? 0]));
}

export const kindSignsFingerprint = (): string => fingerprintOf(['kind-signs']);

export const pressKinds = ({ kinds, weights }: KindLesson, taught_with: string): Uint8Array =>
  pressWeights({ taught_with, kinds }, weights);

export function openKinds(pressed: Uint8Array): KindLesson & { taught_with: string } {
  const { about, weights } = openWeights(pressed);
  const { kinds, taught_with } = JSON.parse(about);
  return { kinds, taught_with, weights };
}

export const KINDS_FILE = new URL('kinds.br', import.meta.url);
let kept: KindLesson | null = null;
/** Opened by the first paper that needs it. */
export const kindLesson = (): KindLesson => (kept ??= openKinds(readFileSync(KINDS_FILE)));
