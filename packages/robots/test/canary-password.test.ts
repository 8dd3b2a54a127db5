import { expect, it } from 'vitest';

import { Secret } from '../src/secret.ts';
import { canariesIn, CANARY, outputOf, printed } from './canary-password.ts';

it.each([
  ['as it is', CANARY],
  ['in an address', `https://portail.example/?mdp=${encodeURIComponent(CANARY)}`],
  ['in a form', new URLSearchParams({ login: 'camille', mdp: CANARY }).toString()],
  ['in JSON', JSON.stringify({ mdp: CANARY })],
  ['in base64', Buffer.from(CANARY).toString('base64')],
  ['in base64 after a name', Buffer.from(`camille:${CANARY}`).toString('base64')],
  ['in base64 after another', Buffer.from(`camillo-:${CANARY}`).toString('base64')],
])('is found %s', (_where, text) => {
  expect(canariesIn(text)).not.toEqual([]);
});

it('is found in an error and its cause, in what is printed, and not in a secret', async () => {
  const deep = new Error('no', { cause: new Error(`refused ${CANARY}`) });
  expect(canariesIn(printed(deep))).not.toEqual([]);
  expect(canariesIn(printed({ password: new Secret(CANARY) }))).toEqual([]);
  const { output } = await outputOf(async () => process.stdout.write(`${CANARY}\n`));
  expect(canariesIn(output)).not.toEqual([]);
});
