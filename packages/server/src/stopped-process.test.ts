// A whole process, told to stop, killed, or left without a database: what it leaves behind, and what not.
import { globSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { databaseProxy } from '../test/database-proxy.ts';
import { bringFile } from '../test/kept-file.ts';
import { killableServer, type KillableServer } from '../test/killable-server.ts';
import { createDossier, createPerson } from '../test/people.ts';
import { fileReadings } from './features/reading/reading.table.ts';

const line = await databaseProxy();
const servers = {
  stopped: await killableServer(),
  killed: await killableServer(),
  cut: await killableServer(line.through),
};
const ENDLESS = { ENDLESS_READING: '1' };

const copiesIn = ({ data }: KillableServer) => globSync(join(data, 'tmp', '*', 'plain-*', '*'));

async function read(server: KillableServer): Promise<string> {
  const owner = await createPerson(server, 'PRO_UNLIMITED');
  const uid = await createDossier(server, owner);
  return bringFile(server, uid, owner, { document_type: 'RIB', name: 'rib.pdf', pages: 1 });
}

const underWay = async ({ deps }: KillableServer) =>
  (
    await deps.db.$client.query(
      "select attempts, locked_by is not null as locked from graphile_worker.jobs where task_identifier = 'read-file'",
    )
  ).rows;

describe('a process', { timeout: 240_000 }, () => {
  it('told to stop gives back what it cannot finish, spends no attempt and ends with 0', async () => {
    const server = servers.stopped;
    await server.start(ENDLESS);
    await read(server);
    await expect
      .poll(() => underWay(server), { timeout: 60_000 })
      .toEqual([{ attempts: 1, locked: true }]);
    await expect.poll(() => copiesIn(server), { timeout: 60_000 }).toHaveLength(1);
    expect(await server.stop()).toBe(0);
    expect(await underWay(server)).toEqual([{ attempts: 0, locked: false }]);
    expect(globSync(join(server.data, 'tmp', '*'))).toEqual([]);
  });

  it('killed leaves plain copies that the next start removes, and its work is done by then', async () => {
    const server = servers.killed;
    await server.start(ENDLESS);
    const file_id = await read(server);
    await expect.poll(() => copiesIn(server), { timeout: 60_000 }).toHaveLength(1);
    await server.kill();
    expect(copiesIn(server)).toHaveLength(1);
    await server.start();
    expect(copiesIn(server)).toEqual([]);
    await server.jobsDone();
    const [reading] = await server.deps.db.select().from(fileReadings);
    expect(reading).toMatchObject({ file_id, state: 'FAILED' });
  });

  it('without a database waits for it at its start, and lives through its absence', async () => {
    const server = servers.cut;
    await line.cut();
    const starting = server.start();
    await expect.poll(() => server.lives()).toBe(true);
    await line.mend();
    const base = await starting;
    const status = async () => (await fetch(`${base}/api/ready`)).status;
    for (let outage = 0; outage < 2; outage++) {
      await expect.poll(status, { timeout: 60_000 }).toBe(200);
      await line.cut();
      await expect.poll(status, { timeout: 60_000 }).toBe(503);
      await line.mend();
    }
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    await read(server);
    await server.jobsDone();
    expect(server.lives()).toBe(true);
    expect(await server.stop()).toBe(0);
  });
});
