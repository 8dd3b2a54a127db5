import { describe, expect, it } from 'vitest';

import { legacyVisits, mailed, MANY, times } from '../../test/legacy-visits.ts';
import { visitor } from '../../test/visitor.ts';
import type { Question } from '../connector.ts';

const { portal, go, later } = legacyVisits();

describe('the code by mail', () => {
  const question: Question = {
    kind: 'CODE',
    channel: 'EMAIL',
    hint: 'c•••@e•••.fr',
    length: 6,
    retry: false,
  };

  it('is asked with where it went, and again when it was wrong', async () => {
    const replica = await portal({ scenario: 'otp' });
    const answers = ['not it', () => ` ${mailed(replica).slice(0, 3)} ${mailed(replica).slice(3)}`];
    const host = visitor({
      ask: async () => {
        const next = answers.shift() ?? '';
        return typeof next === 'string' ? next : next();
      },
    });
    expect(await go(replica, host)).toMatchObject({ state: 'DONE', kept: 3 });
    expect(host.asked).toEqual([question, { ...question, retry: true }]);
    expect(times(replica, '/login/2fa/renvoyer')).toBe(0);
  });

  it('wrong twice ends the visit', async () => {
    const replica = await portal({ scenario: 'otp' });
    const host = visitor({ ask: async () => 'not it' });
    await expect(go(replica, host)).rejects.toMatchObject({ code: 'OTP_WRONG' });
    expect(host.asked).toHaveLength(2);
  });

  it('that died is sent anew, then asked again', async () => {
    const replica = await portal({ scenario: 'otp' });
    const host = visitor({
      ask: async ({ kind }) => {
        const first = host.asked.length === 1;
        if (first && kind === 'CODE') later(6);
        return mailed(replica);
      },
    });
    expect(await go(replica, host)).toMatchObject({ state: 'DONE', kept: 3 });
    expect(host.asked).toHaveLength(2);
    expect(times(replica, '/login/2fa/renvoyer')).toBe(1);
  });

  it('is not asked again of a device that is trusted, once the session is over', async () => {
    const replica = await portal({ scenario: 'otp' });
    const first = visitor({ ask: async () => mailed(replica) });
    const { session } = await go(replica, first, { keep_session: true });
    later(10);
    const second = visitor();
    expect(await go(replica, second, { session })).toMatchObject({ state: 'DONE', kept: 3 });
    expect(second.asked).toEqual([]);
    expect(times(replica, '/login_check')).toBe(2);
  });

  it('is asked once, even where the session dies on the way', async () => {
    const flags = { otp: 'on' };
    const replica = await portal({ scenario: 'session-expired-mid-list', flags, papers: MANY });
    const host = visitor({ ask: async () => mailed(replica) });
    expect(await go(replica, host)).toMatchObject({ state: 'DONE', kept: MANY.length });
    expect(host.asked).toHaveLength(1);
    expect(times(replica, '/login_check')).toBe(2);
  });
});
