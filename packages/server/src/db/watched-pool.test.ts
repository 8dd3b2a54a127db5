import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

import { expect, inject, it } from 'vitest';

import { QUICK_TIMING } from '../../test/quick-timing.ts';
import { openPool } from './pool.ts';

/** Something before the database that may take connections and say nothing, as a proxy does half-way. */
async function silentProxy() {
  const target = new URL(inject('postgresUrl'));
  const { port } = target;
  const proxy = { open: false, sockets: new Set<Socket>() };
  const server = createServer((near) => {
    proxy.sockets.add(near);
    near.on('error', () => {});
    if (!proxy.open) return;
    const far = connect(Number(port), '127.0.0.1');
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (!address || typeof address === 'string') throw new Error('not listening');
  target.port = String(address.port);
  return { proxy, url: target.href, close: () => server.close() };
}

it('notices a database that answers again after one that took connections and said nothing', async () => {
  const { proxy, url, close } = await silentProxy();
  const logged: string[] = [];
  const pool = openPool(url, 2, QUICK_TIMING.database, {
    warn: (_detail, message) => void logged.push(message),
  });
  const reached = pool.reach();
  await expect.poll(() => pool.away, { timeout: 15_000 }).toBe(true);
  proxy.open = true;
  await reached;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(logged).toEqual(['the database is away: waiting for it', 'the database is back']);
  await pool.end();
  for (const socket of proxy.sockets) socket.destroy();
  close();
}, 40_000);
