import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { bitsOf, isPredictable } from './secret-strength.ts';

describe('a secret', () => {
  it.each([
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
    'azertyuiopqsdfghjklmwxcvbn1234567890',
    'poiuytrezamlkjhgfdsqnbvcxw0987654321',
    'qwertyuiop-asdfghjkl-zxcvbnm-1234567890',
    'un-secret-de-test-assez-long-et-varie-0123456789',
    'Quitus-Secret-2026!Quitus-Secret-2026!',
    'motdepassemotdepassemotdepasse1234',
    'changez-moi-avant-la-mise-en-production',
    'abcd1234efgh5678ijkl9012mnop3456',
    'aaaabbbbccccddddeeeeffffgggghhhhiiiijjjj',
    'x1x2x3x4x5x6x7x8x9x1x2x3x4x5x6x7x8x9',
  ])('%s is predictable', (secret) => {
    expect([secret, isPredictable(secret)]).toEqual([secret, true]);
  });

  it.each([
    ['openssl rand -base64 48', 48, 'base64'],
    ['openssl rand -base64 32', 32, 'base64'],
    ['openssl rand -hex 32', 32, 'hex'],
    ['what the server draws for a laptop', 48, 'base64url'],
  ] as const)('drawn by %s never is', (_, bytes, encoding) => {
    const drawn = Array.from({ length: 1000 }, () => randomBytes(bytes).toString(encoding));
    expect(drawn.filter(isPredictable)).toEqual([]);
    // Letters drawn by chance may look like a sentence: even then they are far from it.
    expect(Math.min(...drawn.map(bitsOf))).toBeGreaterThan(100);
  });
});
