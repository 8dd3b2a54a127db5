// In which state papers reach us, by name.
import type { Chance } from '@quitus/papers/samples/chance';

import { fax } from './fax.ts';
import { photo } from './photo.ts';
import { noisy, scan150askew, scan200, stamped, upsideDown } from './scan.ts';

type Spoil = (sheet: Buffer, chance: Chance) => Promise<Buffer>;

/** What happens to a sheet, whatever is on the next one. */
export const SPOILS = {
  scan200,
  'scan150-de-travers': scan150askew,
  bruit: noisy,
  photo,
  fax,
  tampon: stamped,
  'tete-en-bas': upsideDown,
} as const satisfies Record<string, Spoil>;

export type SpoilName = keyof typeof SPOILS;
/** Mixed: some papers of the file have their text, others are scanned. */
export const CONDITIONS = [
  'numerique',
  'scan200',
  'scan150-de-travers',
  'bruit',
  'photo',
  'fax',
  'tampon',
  'tete-en-bas',
  'deux-par-feuille',
  'mixte',
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const isSpoil = (condition: Condition): condition is SpoilName => condition in SPOILS;
