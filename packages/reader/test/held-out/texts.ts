// Short papers in wordings of their own, written before the phrases were: what the reader says of
// them is nearer to what it will say of a stranger's papers than what it says of our samples.
import { HELD_OUT_COPROPRIETE } from './copropriete.data.ts';
import { HELD_OUT_HOME } from './home.data.ts';
import type { HeldOut } from './paper.ts';
import { HELD_OUT_PEOPLE } from './people.data.ts';

export const HELD_OUT: readonly HeldOut[] = [
  ...HELD_OUT_COPROPRIETE,
  ...HELD_OUT_HOME,
  ...HELD_OUT_PEOPLE,
];
