import { accountsApi } from '@quitus/api/accounts.api';
import { agentsApi } from '@quitus/api/agents.api';
import { LOGO_MAX_BYTES } from '@quitus/domain/accounts/branding';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  createDossier,
  createOrganization,
  createPerson,
  outcomeOf,
  type Person,
} from '../../../test/people.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { dashboardLogo } from './accounts.queries.ts';

const t = await createTestApp();
const { call, deps } = t;

let head: Person;
beforeEach(async () => {
  const organization_id = await createOrganization(t, { agent_allowance: 1 });
  head = await createPerson(t, 'ENTERPRISE_MASTER', { organization_id });
  t.as(head.access);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1d3b84' } });
const file = (content: Uint8Array | string, name = 'logo.png', type = 'image/png') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
const send = (logo: File) => call(accountsApi.saveBranding, { body: { logo } });
/** What is still held once what nobody needs is gone. */
function kept(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  return process.memoryUsage().external;
}
const svg = (inside: string, attributes = '') =>
  file(
    `<?xml version="1.0"?><!-- exporté --><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 50" ${attributes}>${inside}</svg>`,
    'logo.svg',
    'image/svg+xml',
  );
const fetchLogo = (url: string | null) => t.app.inject({ method: 'GET', url: url ?? '/api/rien' });

describe('a logo', () => {
  it('is drawn anew as a PNG that fits the frame, and served to whoever has its address', async () => {
    const jpeg = await picture(2000, 500).jpeg().toBuffer();
    const { logo_url } = await send(file(jpeg, 'logo.png'));
    const served = await fetchLogo(logo_url);
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 640,
      height: 160,
    });
  });

  it.each([
    ['PNG', () => picture(120, 60).png().toBuffer()],
    ['WebP', () => picture(120, 60).webp().toBuffer()],
    ['JPEG', () => picture(120, 60).jpeg().toBuffer()],
  ])('may be a %s, and a small one is not enlarged', async (_, bytes) => {
    const { logo_url } = await send(file(await bytes()));
    expect(await sharp((await fetchLogo(logo_url)).rawPayload).metadata()).toMatchObject({
      width: 120,
      height: 60,
    });
  });

  it('may be a drawing, sharp at any size', async () => {
    const parts = '<defs><linearGradient id="g"/><path id="p" d="M0 0h50v50z"/></defs>';
    const { logo_url } = await send(svg(`${parts}<use xlink:href="#p" fill="url(#g)"/>`));
    expect(await sharp((await fetchLogo(logo_url)).rawPayload).metadata()).toMatchObject({
      width: 480,
      height: 240,
    });
  });

  it('has another address when it changes, and the former one is gone', async () => {
    const first = await send(file(await picture(10, 10).png().toBuffer()));
    const second = await send(file(await picture(20, 10).png().toBuffer()));
    expect(second.logo_url).not.toBe(first.logo_url);
    expect((await fetchLogo(first.logo_url)).statusCode).toBe(404);
    await call(accountsApi.deleteLogo);
    expect((await fetchLogo(second.logo_url)).statusCode).toBe(404);
    expect((await call(accountsApi.branding)).logo_url).toBeNull();
  });

  it('is not found under another organisation, a wrong hash or a wrong address', async () => {
    const { logo_url } = await send(file(await picture(10, 10).png().toBuffer()));
    const path = logo_url ?? '';
    const other = await createOrganization(t);
    for (const url of [
      path.replace(head.organization_id, other),
      path.replace(head.organization_id, 'pas-un-uuid'),
      path.replace(/\w\.png$/, 'z.png'),
      path.replace('.png', '.svg'),
    ])
      expect([url, (await fetchLogo(url)).statusCode]).toEqual([url, 404]);
  });
});

describe('what is no logo', () => {
  const outcome = (logo: File) => outcomeOf(send(logo));

  it('is a PDF named .png, a text, an empty file', async () => {
    expect(await outcome(file('%PDF-1.7\n1 0 obj'))).toBe('LOGO_NOT_AN_IMAGE');
    expect(await outcome(file('bonjour <svg> voilà'))).toBe('LOGO_NOT_AN_IMAGE');
    expect(await outcome(file(''))).toBe('LOGO_NOT_AN_IMAGE');
    expect(await outcome(file('<!-- <svg>'))).toBe('LOGO_NOT_AN_IMAGE');
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script of a namespace', svg('<svg:script xlink:href="#a"/>')],
    ['a handler', svg('<g\nONLOAD = "alert(1)"/>')],
    ['a handler on the root', svg('', 'onload="alert(1)"')],
    ['foreign markup', svg('<foreignObject><body/></foreignObject>')],
    ['an outside picture', svg('<image href="https://ailleurs.example/a.png"/>')],
    ['an outside picture in disguise', svg('<image href="&#104;ttps://ailleurs.example/a.png"/>')],
    ['a local file', svg("<image xlink:href = 'file:///etc/passwd'/>")],
    ['an outside part', svg('<use href="autre.svg#a"/>')],
    ['an outside style', svg('<style>@import "https://ailleurs.example/a.css";</style>')],
    ['an outside fill', svg('<rect style="fill:url( \'https://ailleurs.example/#a\' )"/>')],
    ['a link that runs', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ['a drawing in a drawing', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
    [
      'an entity',
      file('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>', 'logo.svg'),
    ],
  ])('is an SVG with %s', async (_, logo) => {
    expect(await outcome(logo)).toBe('LOGO_UNSAFE');
  });

  it('is a picture that is cut, broken or larger than 4 000 pixels', async () => {
    const whole = await picture(400, 400).png({ compressionLevel: 0 }).toBuffer();
    expect(await outcome(file(whole.subarray(0, 2000)))).toBe('LOGO_UNREADABLE');
    expect(await outcome(file(await picture(4001, 2).png().toBuffer()))).toBe('LOGO_UNREADABLE');
    expect(await outcome(svg('<g>'))).toBe('LOGO_UNREADABLE');
  });

  it('is a file over 2 Mo', async () => {
    const png = await picture(10, 10).png().toBuffer();
    const padded = (size: number) => file(Buffer.concat([png, Buffer.alloc(size - png.length)]));
    expect(await outcome(padded(LOGO_MAX_BYTES))).toBe('accepted');
    expect(await outcome(padded(LOGO_MAX_BYTES + 1))).toBe('LOGO_TOO_LARGE');
  });

  it('leaves the former logo in place', async () => {
    const { logo_url } = await send(file(await picture(10, 10).png().toBuffer()));
    await outcome(file('%PDF-1.7'));
    expect((await call(accountsApi.branding)).logo_url).toBe(logo_url);
  });
});

describe('a form on a real connection', () => {
  const address = t.app.listen({ port: 0, host: '127.0.0.1' });
  const post = async (form: FormData, access: string | null = head.access) => {
    const answer = await fetch(`${await address}/api/accounts/branding`, {
      method: 'POST',
      body: form,
      headers: access ? { authorization: `Bearer ${access}` } : {},
    });
    return { status: answer.status, body: await answer.json() };
  };

  it('is refused when it is 50 Mo, without keeping them, and the next one is served', async () => {
    const png = await picture(10, 10).png().toBuffer();
    const form = new FormData();
    form.set('logo', file(Buffer.concat([png, Buffer.alloc(50 << 20)])));
    form.set('logo_in_dashboard', 'true');
    const before = kept();
    for (let times = 0; times < 3; times++)
      expect(await post(form)).toEqual({ status: 413, body: { error: 'LOGO_TOO_LARGE' } });
    // The client lives in this process: it lets go of what it was sending a moment after the answer.
    await expect.poll(() => kept() - before, { timeout: 10_000 }).toBeLessThan(40 << 20);
    expect((await call(accountsApi.branding)).logo_in_dashboard).toBe(false);
    const small = new FormData();
    small.set('logo', file(png));
    expect((await post(small)).status).toBe(200);
  });

  it('asks for a session, and takes one file and a few short fields', async () => {
    const form = new FormData();
    form.set('logo_in_dashboard', 'true');
    expect((await post(form, null)).body).toEqual({ error: 'UNAUTHENTICATED' });
    const two = new FormData();
    two.append('logo', file('a'));
    two.append('logo', file('b'));
    expect((await post(two)).body).toEqual({ error: 'PAYLOAD_TOO_LARGE' });
    const long = new FormData();
    long.set('logo_in_dashboard', 'x'.repeat(20_000));
    expect((await post(long)).body).toEqual({ error: 'PAYLOAD_TOO_LARGE' });
    long.set('logo', file(new Uint8Array(9 << 20)));
    expect((await post(long)).body).toEqual({ error: 'PAYLOAD_TOO_LARGE' });
    const wrong = new FormData();
    wrong.set('logo_in_dashboard', 'peut-être');
    expect((await post(wrong)).body).toEqual({ error: 'VALIDATION_ERROR' });
  });

  it('is not accepted where the contract has no file', async () => {
    const answer = await fetch(`${await address}/api/auth/email`, {
      method: 'POST',
      body: new FormData(),
    });
    expect(await answer.json()).toEqual({ error: 'VALIDATION_ERROR' });
  });

  it('is told in the API’s own description', async () => {
    const description = (await t.app.inject('/api/openapi.json')).json();
    const { requestBody } = description.paths['/api/accounts/branding'].post;
    expect(Object.keys(requestBody.content)).toEqual(['multipart/form-data']);
    expect(JSON.stringify(requestBody)).toContain('"format":"binary"');
  });
});

describe('where the logo shows', () => {
  const png = () => picture(10, 10).png().toBuffer();

  it('is chosen place by place, and stays chosen', async () => {
    await call(accountsApi.saveBranding, { body: { logo_in_dashboard: 'true' } });
    const saved = await call(accountsApi.saveBranding, { body: { logo_in_emails: 'true' } });
    expect(saved).toEqual({ logo_url: null, logo_in_dashboard: true, logo_in_emails: true });
    const { logo_url } = await send(file(await png()));
    expect(await dashboardLogo(deps.db, head.organization_id)).toBe(logo_url);
    await call(accountsApi.saveBranding, { body: { logo_in_dashboard: 'false' } });
    expect(await dashboardLogo(deps.db, head.organization_id)).toBeNull();
  });

  it('is the mails too, as a whole address', async () => {
    const { logo_url } = await send(file(await png()));
    await call(accountsApi.saveBranding, { body: { logo_in_emails: 'true' } });
    const agent_email = `agent.${head.id}@example.fr`;
    await call(agentsApi.createAgent, { body: { agent_email } });
    await t.work();
    const mail = (await t.mails()).find(({ to }) => to === agent_email);
    expect(mail?.html).toContain(`src="http://quitus.test${logo_url}"`);
  });

  it('is read by members and decided by the head of the organisation', async () => {
    const { logo_url } = await send(file(await png()));
    const { organization_id } = head;
    const agent = await createPerson(t, 'ENTERPRISE_AGENT', { organization_id });
    await createDossier(t, agent);
    t.as(agent.access);
    expect((await call(accountsApi.branding)).logo_url).toBe(logo_url);
    expect(await outcomeOf(send(file(await png())))).toBe('FORBIDDEN');
    expect(await outcomeOf(call(accountsApi.deleteLogo))).toBe('FORBIDDEN');
    t.as((await createPerson(t, 'GUEST')).access);
    expect(await outcomeOf(send(file(await png())))).toBe('FORBIDDEN');
    expect((await call(accountsApi.branding)).logo_url).toBeNull();
  });
});
