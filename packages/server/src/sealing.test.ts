import { describe, expect, it } from 'vitest';

import { keyRing } from './keys.ts';
import { type Place, seal, unseal } from './sealing.ts';

const [FORMER, CURRENT] = ['W3cRk8v-Jq0ZtY5mLh2xPd7sNf9uGb4a', 'p8Kd2_vXe9RtLq4mZs7wHn1cYb6uJf3g'];
const former = keyRing([FORMER], 'robots');
const both = keyRing([CURRENT, FORMER], 'robots');
const place: Place = {
  what: 'cred',
  id: '0b0f6f3e-6d0c-4a53-9c1e-1f8f8e5a7a01',
  portfolio_uid: '0b0f6f3e-6d0c-4a53-9c1e-1f8f8e5a7a02',
  connector_id: 'ics',
};
const content = JSON.stringify({ login: 'C004512', password: 'mot de passe é 😀' });

const MOVES = [
  { id: '0b0f6f3e-6d0c-4a53-9c1e-1f8f8e5a7a09' },
  { portfolio_uid: '0b0f6f3e-6d0c-4a53-9c1e-1f8f8e5a7a09' },
  { connector_id: 'x14' },
  { what: 'session' as const },
];

/** The same with one byte of one of its parts changed, for each of its bytes. */
function* spoilt(sealed: string): Generator<string> {
  const parts = sealed.split('.');
  for (const [index, part] of parts.entries()) {
    for (let at = 0; at < Buffer.from(part, 'base64url').length; at++) {
      const bytes = Buffer.from(part, 'base64url');
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      yield parts.with(index, bytes.toString('base64url')).join('.');
    }
  }
}

describe('what is sealed', () => {
  it('opens where it was sealed, and shows nothing of what is inside', async () => {
    const sealed = await seal(former, content, place);
    expect(await unseal(former, sealed, place)).toBe(content);
    expect(sealed).not.toContain('C004512');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('C004512');
  });

  it('is a JWE that names its key', async () => {
    const [header = ''] = (await seal(former, content)).split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg: 'dir',
      enc: 'A256GCM',
      kid: former[0].id,
    });
  });

  it('is another each time: its nonce is drawn anew', async () => {
    expect(await seal(former, content)).not.toBe(await seal(former, content));
  });

  it.each(MOVES)('does not open in another row: %o', async (moved) => {
    const sealed = await seal(former, content, place);
    await expect(unseal(former, sealed, { ...place, ...moved })).rejects.toThrow('another place');
  });

  it('opens with its place only, and without one when it was given none', async () => {
    await expect(unseal(former, await seal(former, content, place))).rejects.toThrow('place');
    await expect(unseal(former, await seal(former, content), place)).rejects.toThrow('place');
  });

  it('does not open once a single byte of it was changed', async () => {
    const sealed = await seal(former, content, place);
    for (const changed of spoilt(sealed))
      await expect(unseal(former, changed, place)).rejects.toThrow();
    await expect(unseal(former, sealed.slice(0, -20), place)).rejects.toThrow();
  });

  it('with a former secret still opens, with a key of another use does not', async () => {
    const sealed = await seal(former, content);
    expect(await unseal(both, sealed)).toBe(content);
    expect(await unseal(keyRing([CURRENT], 'robots'), await seal(both, content))).toBe(content);
    await expect(unseal(keyRing([FORMER], 'seal'), sealed)).rejects.toThrow('unknown key');
  });
});

// As databases hold them, made by the code of November 2026.
describe('what was sealed before JWE', () => {
  const token = 'k-a03o7_.czF3aAxK0MLI-uOB.wc4NGyoX9VhZgPuWIQ.dYshWbvJcVPwOWv7lD8h3w';
  const access =
    'Oqy1XpGw.ef4p5SHARy2x79qH6P-sT4ygWVVylUXYenvR38anIP6rqF5Qwu92xBfZcHNX4vM1O-qqopeNdhXaBWAJ.i2Exg-WUwZt6E3H2io1GtQDAXGOrICVUci0MYftk48FMM8wuo4lwiTIhl79GgFuw';

  it('still opens, and only unchanged', async () => {
    const keys = keyRing([CURRENT, FORMER], 'seal');
    expect(await unseal(keys, token)).toBe('jeton é 😀');
    for (const changed of spoilt(token)) await expect(unseal(keys, changed)).rejects.toThrow();
    await expect(unseal(former, token)).rejects.toThrow('unknown key');
  });

  it('for a place still opens there, and only there and unchanged', async () => {
    expect(await unseal(both, access, place)).toBe('mot de passe é 😀');
    for (const moved of MOVES)
      await expect(unseal(both, access, { ...place, ...moved })).rejects.toThrow();
    for (const changed of spoilt(access))
      await expect(unseal(both, changed, place)).rejects.toThrow();
  });
});
