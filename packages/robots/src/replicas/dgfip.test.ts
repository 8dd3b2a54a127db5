// The local tax office keeps the traps of the real one, whoever visits it.
import { load } from 'cheerio';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { type DgfipReplica, startDgfipReplica } from './dgfip.ts';
import type { ReplicaOptions } from './replica.ts';

const MODERN = 'Mozilla/5.0 Chrome/153.0.0.0';
const tenant = z.object({ app_url: z.string(), idp_url: z.string() });

let replica: DgfipReplica | null = null;
afterEach(async () => {
  await replica?.stop();
  replica = null;
});

/** A browser of few means: it keeps cookies, and follows nothing. */
async function visitor(options: ReplicaOptions = {}) {
  const office = await startDgfipReplica(options);
  replica = office;
  const { app_url, idp_url } = tenant.parse(office.tenant);
  const cookies = new Map<string, string>();
  const ask = async (url: string, form?: Record<string, string>, agent = MODERN) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, {
      headers: { 'user-agent': agent, cookie },
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, value);
    }
    const text = await answer.text();
    const said = /postMessage\('([^']*)'/.exec(text)?.[1] ?? null;
    return { answer, text, said, $: load(text), to: answer.headers.get('location') };
  };
  const { login = '', password = '' } = office.credentials;
  const knock = async (pwd = password) => {
    await ask((await ask(`${app_url}/`)).to ?? '');
    return ask(`${idp_url}/`, { lmAuth: 'LDAP', spi: login, pwd });
  };
  const enter = async () => {
    const { said } = await knock();
    const code = office.code(login) ?? '';
    const inside = said?.startsWith('otp') ? await ask(`${idp_url}/`, { code }) : { said };
    return ask((inside.said ?? '').replace(/^ok,/, '').replaceAll('+', '%20'));
  };
  const list = (year: number | string) => ask(`${app_url}/enp/documents.do?n=${year}`);
  return { office, app_url, idp_url, login, ask, knock, enter, list };
}

describe('the login page', () => {
  it('refuses a port that is taken, its own or the next', async () => {
    const { app_url } = await visitor();
    const taken = Number(new URL(app_url).port);
    for (const port of [taken, taken - 1])
      await expect(startDgfipReplica({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('stands on another host than the space', async () => {
    const { ask, app_url, idp_url } = await visitor();
    const { to } = await ask(`${app_url}/`);
    expect(to).toContain(`${idp_url}/oauth2/authorize?authType=sso&prompt=login`);
    expect((await ask(to ?? '')).$('#formulairePrincipal')).toHaveLength(1);
    expect((await ask(`${app_url}/oauth2/authorize`)).answer.status).toBe(404);
    expect((await ask(`${idp_url}/enp/documents.do?n=0`)).answer.status).toBe(404);
  });

  it('counts wrong passwords down, then locks', async () => {
    const { knock, ask, idp_url, login } = await visitor();
    const said: (string | null)[] = [];
    for (let tries = 0; tries < 5; tries += 1) said.push((await knock('faux')).said);
    expect(said).toEqual([
      'lmdp,4005:4',
      'lmdp,4005:3',
      'lmdp,4005:2',
      'lmdp,4005:1',
      'ctx,BLOCAGE',
    ]);
    expect((await ask(`${idp_url}/GetContexte`, { spi: login })).said).toBe('ctx,BLOCAGE');
  });

  it('sends a code that serves once, for five minutes, and remembers the browser', async () => {
    let now = new Date('2026-11-16T10:00:00Z');
    const { knock, ask, idp_url, office, login } = await visitor({ now: () => now });
    const asked = await knock();
    expect(asked.$('form#otpform')).toHaveLength(2);
    expect((await ask(`${idp_url}/`, { code: '000000x' })).text).toContain('incorrect');
    now = new Date('2026-11-16T10:05:01Z');
    expect((await ask(`${idp_url}/`, { code: office.code(login) ?? '' })).text).toContain('expiré');
    await knock();
    const code = office.code(login) ?? '';
    expect((await ask(`${idp_url}/`, { code })).said).toMatch(/^ok,/);
    expect((await ask(`${idp_url}/`, { code })).said).toBe('otp,ESSAIS');
    expect((await knock()).said).toMatch(/^ok,/);
  });

  it('is closed to old browsers', async () => {
    const { ask, app_url } = await visitor();
    const old = await ask(`${app_url}/`, undefined, 'Mozilla/5.0 Chrome/110.0.0.0');
    expect(old.answer.status).toBe(503);
    expect(old.text).toContain('anti-bot');
  });
});

describe('the space', () => {
  it('leaves a document out the first time, and shows the present year for one it does not offer', async () => {
    const { enter, list } = await visitor({ now: () => new Date('2026-11-16T10:00:00Z') });
    await enter();
    const count = async (year: number | string) =>
      (await list(year)).$('input[name=idEnsua]').length;
    expect([await count(0), await count(0), await count(1999)]).toEqual([5, 6, 6]);
    expect([await count(2025), await count(2025)]).toEqual([6, 7]);
  });

  it('gives its files under ids that may change with each login', async () => {
    const { enter, list, ask, app_url } = await visitor({ flags: { rotate: 'on' } });
    const ids = async () => {
      await enter();
      const { $ } = await list(2026);
      return $('input[name=idEnsua]').last().attr('value');
    };
    const first = await ids();
    await ask(`${app_url}/enp/j_spring_security_logout.ex`);
    const second = await ids();
    expect(first).toMatch(/^[\da-f]{64}$/);
    expect(second).not.toBe(first);
    const gone = await ask(`${app_url}/enp/Affichage_Document_PDF?idEnsua=${first}`);
    expect(gone.text).toContain('Document indisponible');
    const { answer } = await ask(`${app_url}/enp/Affichage_Document_PDF?idEnsua=${second}`);
    expect(answer.headers.get('content-disposition')).toMatch(/^inline;filename=\w+\.pdf$/);
    expect(answer.headers.get('content-type')).toMatch(/^application\/pdf; name=\w+\.pdf$/);
  });

  it('makes an id when the button is pressed, in the shape of 2026, and folds the linked documents', async () => {
    const { enter, list, ask, app_url } = await visitor({ flags: { dom: '2026', flaky: 'off' } });
    await enter();
    const { $, text } = await list(2026);
    expect(text).not.toContain('idEnsua');
    expect(text).not.toContain('Echéancier');
    const fold = $('[aria-expanded=false]').first().attr('href') ?? '';
    expect((await ask(new URL(fold, `${app_url}/enp/`).href)).text).toContain('Echéancier 2026');
    const field = (name: string) => $(`input[name=${name}]`).first().attr('value') ?? '';
    const form = { annee: field('annee'), document: field('document') };
    const pressed = await ask(`${app_url}/enp/visualiser.do`, form);
    expect(pressed.to).toMatch(/^\/enp\/Affichage_Document_PDF\?idEnsua=[\da-f]{64}$/);
  });
});
