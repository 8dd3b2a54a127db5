import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { maskedAddress, readAnswer } from './answers.ts';

const frame = (said: string) =>
  `<html><body><script>parent.postMessage('${said}', "https://cfspart.impots.gouv.fr");</script></body></html>`;
const code = readFileSync(join(import.meta.dirname, 'saved/code.html'), 'utf8');

describe('messages of the identity provider', () => {
  it.each([
    ['ctx,LMDP', { kind: 'CONTEXT', context: 'LMDP' }],
    ['ctx,EXISTEPAS', { kind: 'CONTEXT', context: 'EXISTEPAS' }],
    ['lmdp,4005:3', { kind: 'REFUSED', tries_left: 3 }],
    ['lmdp,4005', { kind: 'REFUSED', tries_left: null }],
    ['lmdp,4665', { kind: 'MAINTENANCE' }],
    ['otp', { kind: 'CODE' }],
    ['lmdp,4999', { kind: 'UNKNOWN' }],
    ['bonjour', { kind: 'UNKNOWN' }],
  ])('« %s »', (said, answer) => {
    expect(readAnswer(frame(said))).toEqual(answer);
  });

  it('give an address whose plus signs are spaces, commas kept', () => {
    const url = 'https://cfspart.impots.gouv.fr/?openidconnectcallback=1&scope=a+b&x=1,2';
    expect(readAnswer(frame(`ok,${url}`))).toEqual({
      kind: 'INSIDE',
      url: url.replace('a+b', 'a b'),
    });
  });

  it('are written with either quote', () => {
    expect(readAnswer('<script>window.parent.postMessage( "ctx,3S" , "*")</script>')).toEqual({
      kind: 'CONTEXT',
      context: '3S',
    });
  });

  it('are told from a page that says nothing', () => {
    expect(readAnswer('<html><body>Bonjour</body></html>')).toEqual({ kind: 'NONE' });
  });

  it('ask for the code, and say where it went', () => {
    expect(readAnswer(code)).toEqual({ kind: 'CODE' });
    expect(maskedAddress(code)).toBe('cl****.d*****@ex*****.fr');
    expect(maskedAddress('Écrivez à contact@example.fr')).toBeUndefined();
  });
});
