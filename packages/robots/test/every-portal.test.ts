// What the SDK does with any connector: play a recorded visit again, and look at the login page from outside.
import { afterEach, describe, expect, it } from 'vitest';

import { checkPortal } from '../src/canary.ts';
import type { Question } from '../src/connector.ts';
import { recorder } from '../src/record.ts';
import { recording } from '../src/recording.ts';
import { replay } from '../src/replay.ts';
import type { Replica, ReplicaOptions } from '../src/replicas/replica.ts';
import { attempt, keysOf } from './attempt.ts';
import { answering, type Portal, PORTALS } from './portals.ts';
import { visitor } from './visitor.ts';

let open: Replica | null = null;
afterEach(async () => {
  await open?.stop();
  open = null;
});

describe.each(PORTALS)('$connector.manifest.id', ({ connector, start, home }: Portal) => {
  const { manifest } = connector;
  const started = async (options: ReplicaOptions = {}) => {
    const replica = await start(options);
    open = replica;
    return replica;
  };

  it('plays a recorded visit again without its portal', async () => {
    const replica = await started();
    const { wrap, recording: written } = recorder(manifest, {
      secrets: Object.values(replica.credentials),
      words: [home.address],
      hosts: manifest.hosts(manifest.tenant.parse(replica.tenant)),
    });
    const first = visitor({ ask: answering(replica), wrap });
    const live = await attempt({ connector, replica, home, host: first });
    expect(live.result?.kept).toBeGreaterThan(0);
    await replica.stop();
    const kept = recording.parse(JSON.parse(JSON.stringify(written())));
    const played = replay(kept);
    // Scrubbed, the home's address is no longer the dossier's: the visit asks which one it is.
    const say = async (question: Question) =>
      question.kind === 'UNIT' ? (question.units[0]?.id ?? '') : '123456';
    const second = visitor({ ask: say, wrap: played.wrap });
    const again = await attempt({ connector, replica, home, host: second });
    expect(again.failure).toBeNull();
    expect(again.result).toMatchObject({ state: 'DONE', kept: live.result?.kept });
    expect(keysOf(second)).toHaveLength(keysOf(first).length);
    expect([played.missing, played.left()]).toEqual([[], 0]);
  });

  it('is known by the form at its login page, and told apart when it changes', async () => {
    const { tenant } = await started();
    const look = (recorded: string | null) =>
      checkPortal(connector, tenant, { ...visitor(), recorded });
    const { state, signature } = await look(null);
    expect([state, typeof signature]).toEqual(['OK', 'string']);
    expect(await look(signature)).toMatchObject({ state: 'OK', difference: null });
    const before = `${signature}, jeton`;
    expect(await look(before)).toMatchObject({
      state: 'BROKEN',
      difference: expect.stringContaining('jeton'),
    });
  });

  it('is only out of order during works', async () => {
    const { tenant } = await started({ scenario: 'maintenance' });
    const check = await checkPortal(connector, tenant, { ...visitor(), recorded: null });
    expect(check).toMatchObject({ state: 'DEGRADED', signature: null });
  });
});
