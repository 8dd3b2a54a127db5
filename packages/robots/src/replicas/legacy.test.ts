// The replica keeps the traps that the connector is tried on: asked as a browser would, without the connector.
import { afterEach, describe, expect, it } from 'vitest';

import { startLegacyReplica } from './legacy.ts';
import type { Replica, ReplicaOptions } from './replica.ts';

const SPACE = '/espace-client/espace-de-gestion';

let replica: Replica | null = null;
let minutes = 0;
afterEach(async () => {
  await replica?.stop();
  replica = null;
  minutes = 0;
});

const now = () => new Date(Date.UTC(2026, 10, 17, 9, minutes));

async function start(options: ReplicaOptions = {}) {
  const started = await startLegacyReplica({ now, ...options });
  replica = started;
  const jar = new Map<string, string>();
  const ask = async (path: string, form?: Record<string, string>) => {
    const answer = await fetch(started.url + path, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return {
      status: answer.status,
      to: answer.headers.get('location'),
      text: await answer.text(),
      headers: answer.headers,
    };
  };
  const token = async (path = '/login') =>
    /name="_csrf_token" value="(\w+)"/.exec((await ask(path)).text)?.[1] ?? '';
  const { login = '', password = '' } = started.credentials;
  const enter = async (typed = password) =>
    ask('/login_check', { username: login, _password: typed, _csrf_token: await token() });
  return { replica: started, ask, token, enter, login, password };
}

describe('the login page', () => {
  it('answers 302 to the right password and to a wrong one', async () => {
    const { ask, enter } = await start();
    expect(await enter('autre')).toMatchObject({ status: 302, to: '/login' });
    const { text } = await ask('/login');
    expect(text).toContain('Dialog--warning');
    expect(text).toContain('votre mot de passe est incorrect.');
    expect((await ask('/login')).text).not.toContain('Dialog--warning');
    expect(await enter()).toMatchObject({ status: 302, to: `${SPACE}/mon-bien` });
    expect((await ask(`${SPACE}/mon-bien`)).text).toContain('9 Rue des Lices');
  });

  it('takes a token once, in its session, for ten minutes', async () => {
    const { ask, token, login, password } = await start();
    const send = (_csrf_token: string) =>
      ask('/login_check', { username: login, _password: 'autre', _csrf_token });
    const message = async () => (await ask('/login')).text;
    const once = await token();
    await send(once);
    expect(await message()).toContain('incorrect');
    await send(once);
    expect(await message()).toContain('Jeton CSRF invalide');
    const old = await token();
    minutes += 9;
    await ask('/login');
    minutes += 2;
    await ask('/login_check', { username: login, _password: password, _csrf_token: old });
    expect(await message()).toContain('Jeton CSRF invalide');
  });

  it('locks after five wrong passwords', async () => {
    const { ask, enter } = await start();
    for (let tries = 0; tries < 5; tries += 1) await enter('autre');
    expect(await enter()).toMatchObject({ to: '/login' });
    expect((await ask('/login')).text).toContain('Votre compte est bloqué');
  });

  it('shows a way out on the page that asks for the code', async () => {
    const { replica: portal, ask, token, enter, login } = await start({ scenario: 'otp' });
    expect(await enter()).toMatchObject({ to: '/login/2fa' });
    expect((await ask('/login/2fa')).text).toContain('href="/logout"');
    expect(await ask(`${SPACE}/mon-bien`)).toMatchObject({ status: 302, to: '/login/2fa' });
    const first = portal.code(login) ?? '';
    await ask('/login/2fa/renvoyer', { _csrf_token: await token('/login/2fa') });
    const second = portal.code(login) ?? '';
    expect(second).toMatch(/^\d{6}$/);
    const check = async (_auth_code: string) =>
      ask('/login/2fa_check', {
        _auth_code,
        _trusted: '1',
        _csrf_token: await token('/login/2fa'),
      });
    expect(await check(first)).toMatchObject({ to: '/login/2fa' });
    expect(await check(second)).toMatchObject({ to: `${SPACE}/mon-bien` });
    await ask('/logout');
    expect(await enter()).toMatchObject({ to: `${SPACE}/mon-bien` });
  });

  it('lets a code die after five minutes', async () => {
    const { replica: portal, ask, token, enter, login } = await start({ scenario: 'otp' });
    await enter();
    minutes += 6;
    await ask('/login/2fa_check', {
      _auth_code: portal.code(login) ?? '',
      _csrf_token: await token('/login/2fa'),
    });
    expect((await ask('/login/2fa')).text).toContain('Le code saisi a expiré');
  });

  it('forgets whoever does nothing for two minutes', async () => {
    const { ask, enter } = await start();
    await enter();
    minutes += 2;
    expect(await ask(`${SPACE}/mon-bien`)).toMatchObject({ status: 200 });
    minutes += 3;
    expect(await ask(`${SPACE}/mon-bien`)).toMatchObject({ status: 302, to: '/login' });
  });
});

describe('the lists', () => {
  it('go on for three pages, the last of which leads to itself', async () => {
    const { ask, enter } = await start();
    await enter();
    const page = async (nth: number) => {
      const { text } = await ask(`${SPACE}/mes-documents/4102/B?page=${nth}`);
      return {
        rows: text.split('<article').length - 1,
        next: /rel="next" href="[^"]*page=(\d)"/.exec(text)?.[1],
      };
    };
    expect(await page(1)).toEqual({ rows: 20, next: '2' });
    expect(await page(2)).toEqual({ rows: 20, next: '3' });
    expect(await page(3)).toEqual({ rows: 3, next: '3' });
    expect(await page(4)).toEqual({ rows: 3, next: '3' });
  });

  it('have rows without a day, and one without a file', async () => {
    const { ask, enter } = await start();
    await enter();
    const { text } = await ask(`${SPACE}/mes-documents/4102/A`);
    expect(text).toContain('<p class="TeaserRow-date">11.06.2026</p>');
    expect(text).toContain('<p class="TeaserRow-date"></p>');
    expect(text.split('<article')).toHaveLength(1 + 6);
    expect(text.split('class="Download"')).toHaveLength(1 + 5);
  });
});

describe('the files', () => {
  it('come under names that were written in several ways', async () => {
    const { ask, enter } = await start();
    await enter();
    const named = async (id: string) =>
      (await ask(`/download/${id}`)).headers.get('content-disposition');
    expect(await named('pv-2026')).toBe('attachment; filename="Procès-verbal AG 2026.pdf"');
    expect(await named('pv-2025')).toContain("filename*=UTF-8''Proc%C3%A8s-verbal");
    expect(await named('pv-2024')).toContain("filename*=ISO-8859-1'fr'%50%72%6F%63%E8%73");
  });

  it.each([
    ['truncated', /^%PDF-(?!.*%%EOF)/s],
    ['zero-byte', /^$/],
    ['html-as-pdf', /^<html>/],
  ] as const)('go wrong: %s', async (scenario, expected) => {
    const { ask, enter } = await start({ scenario });
    await enter();
    expect((await ask('/download/pv-2025')).text).toMatch(expected);
    expect((await ask('/download/pv-2026')).text).toMatch(/^%PDF-.*%%EOF\s*$/s);
  });

  it('are replaced by the login page where the session ended', async () => {
    const { ask, enter } = await start({ scenario: 'session-expired-on-download' });
    await enter();
    expect(await ask('/download/pv-2024')).toMatchObject({
      status: 200,
      text: expect.stringContaining('LoginForm'),
    });
    expect(await ask('/download/pv-2024')).toMatchObject({ status: 302, to: '/login' });
  });
});
