// What was learned from known papers about facts: how much each feature speaks for each role, and from where on
// it is enough to tell. `npm run train` writes it; what the features are is written in the files beside this one.
import { readFileSync } from 'node:fs';

import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { SubKind } from '@quitus/domain/reading/read-document';

import { keyOf, type Role } from './roles.ts';
import {
  fingerprintOf,
  isRecord,
  openWeights,
  pressWeights,
  seedOf,
  slotAmong,
} from './weights-file.ts';

/** Sub-kinds say more than types, where there is one. */
export type PaperKind = SubKind | DocumentType;

export type KnownRole = Role & {
  /** The papers that tell it. */
  papers: readonly PaperKind[];
  /** Less likely than this is not extracted. */
  least: number;
};
export type FactModel = { roles: readonly KnownRole[]; weights: Int8Array };

const SLOTS = 22;
export const SLOT_COUNT = 2 ** SLOTS;
/** Weights are kept in sixteenths. */
export const FINENESS = 16;

export const slotOf = (role: number, feature: number): number => slotAmong(SLOTS, role, feature);
export const roleSeed = (role: Role): number => seedOf(keyOf(role));

/** From 0 to 1. */
export function likelihood(weights: Int8Array, role: number, features: Uint32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[slotOf(role, feature)] ?? 0;
  return 1 / (1 + Math.exp(-sum / FINENESS));
}

/** Of the files that say which features there are. */
export const factFeatures = (): string =>
  fingerprintOf([
    'candidates',
    'context-features',
    'position-features',
    'featured-candidates',
    'roles',
  ]);

export const packWeights = ({ roles, weights }: FactModel, trained_with: string): Uint8Array =>
  pressWeights({ trained_with, roles }, weights);

type AboutFacts = { roles: KnownRole[]; trained_with: string };

const isRole = (role: unknown): role is KnownRole =>
  isRecord(role) && typeof role.least === 'number' && Array.isArray(role.papers);

const isAboutFacts = (about: unknown): about is AboutFacts =>
  isRecord(about) &&
  typeof about.trained_with === 'string' &&
  Array.isArray(about.roles) &&
  about.roles.every(isRole);

export const openFactModel = (pressed: Uint8Array): FactModel & AboutFacts =>
  openWeights(pressed, isAboutFacts);

export const WEIGHTS_FILE = new URL('facts.br', import.meta.url);
let kept: FactModel | null = null;
/** Opened by the first paper that needs it. */
export const factModel = (): FactModel => (kept ??= openFactModel(readFileSync(WEIGHTS_FILE)));
