import { describe, expect, it } from 'vitest';

import { closeEnvelope, openEnvelope, type Place, rewrapEnvelope } from './envelope.ts';
import { keyRing } from './keys.ts';

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

describe('an envelope', () => {
  it('opens where it was closed, and shows nothing of what is inside', () => {
    const closed = closeEnvelope(former, place, content);
    expect(openEnvelope(former, place, closed)).toBe(content);
    expect(closed).not.toContain('C004512');
    expect(Buffer.from(closed, 'base64url').toString('latin1')).not.toContain('C004512');
  });

  it('is another each time: its key and its nonces are drawn anew', () => {
    const [one, other] = [1, 2].map(() => closeEnvelope(former, place, content).split('.'));
    expect(one?.[0]).toBe(other?.[0]);
    expect(one?.[1]).not.toBe(other?.[1]);
    expect(one?.[2]).not.toBe(other?.[2]);
  });

  it.each([
    { id: '0b0f6f3e-6d0c-4a53-9c1e-1f8f8e5a7a09' },
    { portfolio_uid: '0b0f6f3e-6d0c-4a53-9c1e-1f8f8e5a7a09' },
    { connector_id: 'x14' },
    { what: 'session' as const },
  ])('does not open in another row: %o', (moved) => {
    const closed = closeEnvelope(former, place, content);
    expect(() => openEnvelope(former, { ...place, ...moved }, closed)).toThrow();
  });

  it('does not open once a single byte of it was changed', () => {
    const [kid = '', wrapped = '', closed = ''] = closeEnvelope(former, place, content).split('.');
    const spoilt = (text: string, at: number) => {
      const bytes = Buffer.from(text, 'base64url');
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes.toString('base64url');
    };
    const size = (text: string) => Buffer.from(text, 'base64url').length;
    for (let at = 0; at < size(wrapped); at++)
      expect(() =>
        openEnvelope(former, place, [kid, spoilt(wrapped, at), closed].join('.')),
      ).toThrow();
    for (let at = 0; at < size(closed); at++)
      expect(() =>
        openEnvelope(former, place, [kid, wrapped, spoilt(closed, at)].join('.')),
      ).toThrow();
    expect(() =>
      openEnvelope(former, place, [kid, wrapped, closed.slice(0, 20)].join('.')),
    ).toThrow();
  });

  it('of a former secret still opens, and is wrapped anew without being opened', () => {
    const closed = closeEnvelope(former, place, content);
    expect(openEnvelope(both, place, closed)).toBe(content);
    const anew = rewrapEnvelope(both, place, closed);
    expect(anew.split('.')[2]).toBe(closed.split('.')[2]);
    expect(openEnvelope(keyRing([CURRENT], 'robots'), place, anew)).toBe(content);
    expect(() => openEnvelope(former, place, anew)).toThrow('unknown key');
    expect(rewrapEnvelope(both, place, anew)).toBe(anew);
  });

  it('does not open with a key of another use', () => {
    const closed = closeEnvelope(former, place, content);
    expect(() => openEnvelope(keyRing([FORMER], 'seal'), place, closed)).toThrow('unknown key');
  });
});
