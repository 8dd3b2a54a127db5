import { expect, it } from 'vitest';

import { chooseUnit } from './choose-unit.ts';
import { maskedAddress } from './dgfip/answers.ts';
import { judgeFile } from './fetched-file.ts';
import { guessByLabel, leaveByLabel } from './label-guess.ts';
import { codeRefusal, loginRefusal } from './legacy/refusals.ts';
import { unknownFailure } from './unknown-failure.ts';
import { refusalIn } from './x14/answers.ts';

const many = (text: string) => text.repeat(60_000);
const home = { address: '14 Rue du Marché, 44000 Nantes', lots: ['23'] };

const refusal = (authenticationResult: string) =>
  refusalIn({
    url: new URL('https://cabinet.crypto-extranet.com/'),
    status: 200,
    text: JSON.stringify({ authentication: false, authenticationResult }),
  });

/** Each took minutes, or would never have ended. */
it.each<[what: string, read: () => unknown]>([
  ['a title', () => guessByLabel(many('pv '), [])],
  ['a folder', () => guessByLabel('Courrier', [many('pv ')])],
  ['a title that is left', () => leaveByLabel(many('releve '), [many('pv ')])],
  ['a refusal', () => refusal(many('identifiant '))],
  ['another refusal', () => loginRefusal(many('identifiant '), [])],
  ['a refused code', () => codeRefusal(many('code '), [])],
  ['a masked address', () => maskedAddress(many('aaaa') + many('a.') + many('*'))],
  ['a page in place of a file', () => page(`${'<!---->'.repeat(140)}x`)],
  ['a label', () => chooseUnit([{ id: '1', label: many('lot n ') }], home, async () => '1')],
  ['a failure', () => unknownFailure(new Error(many('at ')))],
])('%s without end is read at once', async (_what, read) => {
  const started = performance.now();
  await read();
  expect(performance.now() - started).toBeLessThan(1000);
});

const page = (text: string) => judgeFile({ name: 'a', mime: null, bytes: Buffer.from(text) });

it('comments before a page do not hide it', () => {
  expect(page('<!-- un --> <!-- deux -->\n<html><body>')).toBe('PAGE');
});
