// What was learned from known papers about which paper is which, the ones that are none of ours included.
import { readFileSync } from 'node:fs';

import type { PaperKind } from './fact-model.ts';
import {
  fingerprintOf,
  isRecord,
  openWeights,
  pressWeights,
  seedOf,
  slotAmong,
} from './weights-file.ts';

export type KnownKind = PaperKind | 'NONE';
export type KindModel = { kinds: readonly KnownKind[]; weights: Int8Array };

const SLOTS = 19;
export const KIND_SLOT_COUNT = 2 ** SLOTS;
/** Weights are kept in parts of this. */
export const KIND_FINENESS = 64;

export const kindSeed = (kind: KnownKind): number => seedOf(`kind:${kind}`);
export const kindSlot = (kind: number, feature: number): number => slotAmong(SLOTS, kind, feature);

/** From sums of weights to shares of one. */
export function shares(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const grown = sums.map((sum) => Math.exp(sum - most));
  const whole = grown.reduce((all, one) => all + one, 0);
  return grown.map((one) => one / whole);
}

/** How likely each kind is; they add up to one. */
export function kindsLikely(
  { kinds, weights }: KindModel,
  features: Uint32Array,
): ReadonlyMap<KnownKind, number> {
  const sums = kinds.map((kind) => {
    const seed = kindSeed(kind);
    let sum = 0;
    for (const feature of features) sum += weights[kindSlot(seed, feature)] ?? 0;
    return sum / KIND_FINENESS;
  });
  const likely = shares(sums);
  return new Map(kinds.map((kind, index) => [kind, likely[index] ?? 0]));
}

export const kindFeaturesFingerprint = (): string => fingerprintOf(['kind-features']);

export const pressKinds = ({ kinds, weights }: KindModel, trained_with: string): Uint8Array =>
  pressWeights({ trained_with, kinds }, weights);

type AboutKinds = { kinds: KnownKind[]; trained_with: string };

const isAboutKinds = (about: unknown): about is AboutKinds =>
  isRecord(about) &&
  typeof about.trained_with === 'string' &&
  Array.isArray(about.kinds) &&
  about.kinds.every((kind) => typeof kind === 'string');

export const openKinds = (pressed: Uint8Array): KindModel & AboutKinds =>
  openWeights(pressed, isAboutKinds);

export const KINDS_FILE = new URL('kinds.br', import.meta.url);
let kept: KindModel | null = null;
/** Opened by the first paper that needs it. */
export const kindModel = (): KindModel => (kept ??= openKinds(readFileSync(KINDS_FILE)));
