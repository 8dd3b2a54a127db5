// What was learnt from known papers about facts: how much each sign speaks for each role, and from where on
// it is enough to tell. `npm run teach` writes it; what the signs are is written in the files beside this one.
import { readFileSync } from 'node:fs';

import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';

import { keyOf, type Role } from './roles.ts';
import { fingerprintOf, openWeights, pressWeights, seedOf, slotAmong } from './weights-file.ts';

/** Sub-kinds say more than types, where there is one. */
export type PaperKind = SubKind | DocumentType;

export type KnownRole = Role & {
  /** The papers that tell it. */
  papers: readonly PaperKind[];
  /** Less likely than this is not told. */
  least: number;
};
export type Lesson = { roles: readonly KnownRole[]; weights: Int8Array };

const SLOTS = 20;
export const SLOT_COUNT = 2 ** SLOTS;
/** Weights are kept in sixteenths. */
export const FINENESS = 16;

export const slotOf = (role: number, sign: number): number => slotAmong(SLOTS, role, sign);
export const roleSeed = (role: Role): number => seedOf(keyOf(role));

/** From 0 to 1. */
export function likelihood(weights: Int8Array, role: number, signs: Uint32Array): number {
  let sum = 0;
  for (const sign of signs) sum += weights[slotOf(role, sign)] ?? 0;
  return 1 / (1 + Math.exp(-sum / FINENESS));
}

/** Of the files that say which signs there are. */
export const factSigns = (): string =>
  fingerprintOf(['candidates', 'surroundings', 'standing', 'scene', 'roles']);

export const pressLesson = ({ roles, weights }: Lesson, taught_with: string): Uint8Array =>
  pressWeights({ taught_with, roles }, weights);

export function openLesson(pressed: Uint8Array): Lesson & { taught_with: string } {
  const { about, weights } = openWeights(pressed);
  const { roles, taught_with } = JSON.parse(about);
  return { roles, taught_with, weights };
}

export const LESSON_FILE = new URL('facts.br', import.meta.url);
let kept: Lesson | null = null;
/** Opened by the first paper that needs it. */
export const lesson = (): Lesson => (kept ??= openLesson(readFileSync(LESSON_FILE)));
