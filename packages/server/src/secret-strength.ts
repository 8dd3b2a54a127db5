// How many bits of chance a secret seems to hold. What follows from what was written before it (a row of the
// keyboard, the alphabet, a repetition) counts for nothing, what reads like a word for little.

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const SEQUENCES = [...ROWS, ...ROWS.map((row) => row.split('').toReversed().join(''))];

/** Pairs of letters that French and English words are made of. */
const PAIRS = new Set(
  `es le en de re nt on er te el an se et la ai it me ou em ie ne ti ns ur is us ll la nd ar co ra in al un il
   ed st ta io ce pa ma si po pr tr th he ha ng hi to ea or ve ro ec ss as tt ch qu av ui oi so li ri vo au eu
   ct ss ac om pe ca mo da di be do no pl mp sa nc ue am ir at`.split(/\s+/),
);

const BITS_IN_A_SENTENCE = 2;

export function bitsOf(secret: string): number {
  const plain = secret.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const drawn = Math.log2(new Set(secret).size);
  const each = isSentence(plain) ? Math.min(BITS_IN_A_SENTENCE, drawn) : drawn;
  const unexpected = plain.split('').filter((_, at) => !isExpected(plain, at)).length;
  return each * unexpected;
}

/** Of letters drawn by chance one pair in six is among them: two in three come once in millions of secrets. */
function isSentence(plain: string): boolean {
  const pairs = plain
    .split('')
    .map((_, at) => plain.slice(at, at + 2))
    .filter((two) => /^[a-z]{2}$/.test(two));
  const known = pairs.filter((two) => PAIRS.has(two)).length;
  return pairs.length >= 12 && known > 0.65 * pairs.length;
}

/** It ends three signs that go on as they began, or that came before. */
function isExpected(plain: string, at: number): boolean {
  if (at < 2) return false;
  const three = plain.slice(at - 2, at + 1);
  return (
    new Set(three).size === 1 ||
    SEQUENCES.some((row) => row.includes(three)) ||
    plain.slice(0, at).includes(three)
  );
}

/** Of « openssl rand -hex 16 » some 120 are seen; of a sentence of forty letters, 80. */
const ENOUGH_BITS = 90;

export const isPredictable = (secret: string): boolean => bitsOf(secret) < ENOUGH_BITS;
