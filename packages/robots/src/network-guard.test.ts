import { createServer, type Server } from 'node:http';
import type { LookupFunction } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { inMemoryPace } from './in-memory-pace.ts';
import { mayConnect, type Network, networkGuard } from './network-guard.ts';
import { openSession } from './open-session.ts';

describe('an address of the open Internet', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '2606:2800:220:1::1946',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('%s may be reached', (address) => expect(mayConnect(address, 'PUBLIC')).toBe(true));

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.8.9.10'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '192.168.1.1'],
    ['link-local, the metadata of clouds', '169.254.169.254'],
    ['CGNAT', '100.64.0.1'],
    ['unspecified', '0.0.0.0'],
    ['broadcast', '255.255.255.255'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['benchmark', '198.18.0.1'],
    ['documentation', '192.0.2.1'],
    ['IPv6 loopback', '::1'],
    ['IPv6 unspecified', '::'],
    ['ULA', 'fd00::1'],
    ['ULA', 'fc00::1'],
    ['IPv6 link-local', 'fe80::1'],
    ['IPv6 site-local', 'fec0::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['mapped private', '::ffff:10.0.0.1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['compatible loopback', '::127.0.0.1'],
    ['6to4 of a private address', '2002:0a00:0001::1'],
    ['6to4 of loopback', '2002:7f00:0001::1'],
    ['NAT64 of a private address', '64:ff9b::10.0.0.1'],
    ['local NAT64', '64:ff9b:1::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['no address', 'portail.example'],
  ])('%s is refused: %s', (_what, address) => {
    expect(mayConnect(address, 'PUBLIC')).toBe(false);
  });

  it('is the only one; LOOPBACK is this machine and nothing else', () => {
    const reached = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '8.8.8.8', '10.0.0.1', 'fd00::1'];
    const local = reached.filter((address) => mayConnect(address, 'LOOPBACK'));
    expect(local).toEqual(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
  });
});

describe('an address that a page leads to', () => {
  const guard = networkGuard({
    hosts: ['portail.example', 'idp.portail.example:8443'],
    network: 'PUBLIC',
  });

  it.each([
    'https://portail.example/a',
    'https://PORTAIL.example/',
    'https://idp.portail.example:8443/',
  ])('%s is the portal’s own', (address) =>
    expect(guard.allow(new URL(address)).protocol).toBe('https:'),
  );

  it('is never asked for in the clear', () => {
    expect(guard.allow(new URL('http://portail.example/a')).href).toBe('https://portail.example/a');
  });

  it.each([
    'https://ailleurs.example/',
    'https://portail.example.ailleurs.example/',
    'https://portail.example:8080/',
    'https://portail.example@ailleurs.example/',
    'https://u:p@portail.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'ftp://portail.example/',
    'file:///etc/passwd',
    'data:text/html,a',
  ])('%s is refused', (address) => {
    expect(() => guard.allow(new URL(address))).toThrow('FORBIDDEN_HOST');
  });

  it('is refused as a private address even where a tenant names it', () => {
    const hosts = ['10.0.0.1', '[fd00::1]', '127.0.0.1:8080'];
    const named = networkGuard({ hosts, network: 'PUBLIC' });
    for (const host of hosts)
      expect(() => named.allow(new URL(`https://${host}/`))).toThrow('FORBIDDEN_HOST');
  });
});

/** A machine that counts who knocks: nobody should. */
async function listening() {
  let connections = 0;
  const server: Server = createServer((_request, response) => response.end('in'));
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const at = server.address();
  return { port: typeof at === 'object' ? at?.port : 0, connections: () => connections };
}
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

const answering =
  (...addresses: string[]): LookupFunction =>
  (_hostname, options, callback) => {
    const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const [first] = all;
    if (options.all) callback(null, all);
    else callback(null, first?.address ?? '', first?.family);
  };

const sessionTo = (hosts: string[], network: Network, lookup?: LookupFunction) =>
  openSession({
    hosts,
    base: `${network === 'PUBLIC' ? 'https' : 'http'}://${hosts[0]}`,
    pace: inMemoryPace(),
    limits: { rps: 1000 },
    network,
    contact: 'robot@example.fr',
    signal: new AbortController().signal,
    now: () => new Date(),
    tempo: { page_ms: 3000, retry_ms: [] },
    ...(lookup && { lookup }),
  });

describe('what DNS answers', () => {
  it.each([
    ['loopback', ['127.0.0.1']],
    ['a private address', ['192.168.1.10']],
    ['link-local', ['169.254.169.254']],
    ['IPv6 loopback', ['::1']],
    ['ULA', ['fd00::1']],
    ['a mapped private address', ['::ffff:10.0.0.1']],
    ['one private address among others', ['93.184.216.34', '10.0.0.1']],
    ['nothing', []],
  ])('%s is refused before anything is connected', async (_what, addresses) => {
    const { port, connections } = await listening();
    const host = `portail.example:${port}`;
    const session = sessionTo([host], 'PUBLIC', answering(...addresses));
    await expect(session.page('/')).rejects.toMatchObject({ code: 'FORBIDDEN_HOST' });
    expect(connections()).toBe(0);
    await session.close();
  });

  it('is judged at each connection: the second answer may differ from the first', async () => {
    const { port, connections } = await listening();
    let asked = 0;
    const rebinding: LookupFunction = (hostname, options, callback) => {
      asked += 1;
      answering(asked === 1 ? '127.0.0.1' : '10.0.0.1')(hostname, options, callback);
    };
    const session = sessionTo([`portail.example:${port}`], 'LOOPBACK', rebinding);
    expect((await session.page('/')).text).toBe('in');
    await session.close();
    const again = sessionTo([`portail.example:${port}`], 'LOOPBACK', rebinding);
    await expect(again.page('/')).rejects.toMatchObject({ code: 'FORBIDDEN_HOST' });
    expect(connections()).toBe(1);
    await again.close();
  });

  it('is not asked for the names of this machine', async () => {
    const { port } = await listening();
    const never: LookupFunction = () => {
      throw new Error('DNS was asked');
    };
    const session = sessionTo([`cabinet.localhost:${port}`], 'LOOPBACK', never);
    expect((await session.page('/')).text).toBe('in');
    await session.close();
  });
});

describe('a redirection', () => {
  it.each([
    ['to this machine', (port: number) => `http://127.0.0.1:${port}/`],
    ['to this machine by another name', (port: number) => `http://localhost:${port}/`],
    ['to IPv6 loopback', (port: number) => `http://[::1]:${port}/`],
    ['to 10.x', () => 'http://10.0.0.1/'],
    ['to 192.168.x', () => 'http://192.168.0.1/'],
    ['to the metadata of clouds', () => 'http://169.254.169.254/latest/meta-data/'],
    ['to a ULA', () => 'http://[fd00::1]/'],
    ['to a mapped address', () => 'http://[::ffff:10.0.0.1]/'],
    ['to another public host', () => 'https://ailleurs.example/'],
    ['to another scheme', () => 'file:///etc/passwd'],
  ])('%s is refused, and nobody knocks there', async (_what, target) => {
    const inner = await listening();
    const server = createServer((_request, response) => {
      response.writeHead(302, { location: target(inner.port ?? 0) }).end();
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = server.address();
    const session = sessionTo([`127.0.0.1:${typeof at === 'object' ? at?.port : 0}`], 'LOOPBACK');
    await expect(session.page('/')).rejects.toMatchObject({ code: 'FORBIDDEN_HOST' });
    await expect(session.file('/')).rejects.toMatchObject({ code: 'FORBIDDEN_HOST' });
    expect(inner.connections()).toBe(0);
    await session.close();
  });
});
