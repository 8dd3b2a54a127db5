// Visits to the replica of forms and pages, under a clock of their own.
import { afterEach } from 'vitest';

import { legacy } from '../src/legacy/connector.ts';
import { startLegacyReplica } from '../src/replicas/legacy.ts';
import type { Replica, ReplicaOptions, ReplicaPaper } from '../src/replicas/replica.ts';
import { attempt, type AttemptOptions } from './attempt.ts';
import type { Visitor } from './visitor.ts';

const paper = (id: string, title: string, folder: string): ReplicaPaper => ({
  id,
  title,
  folder: [folder],
  date: '2026-06-11',
  name: `${title}.pdf`,
  bytes: async () => Buffer.from(`%PDF-1.7\n% ${id}\n%%EOF\n`),
});
export const FEW = [
  paper('pv', 'Procès-verbal AG 2026', 'Assemblées générales'),
  paper('cv', 'Convocation AG 2026', 'Assemblées générales'),
  paper('af', 'Appel de fonds T1 2026', 'Charges'),
];
export const MANY = Array.from({ length: 60 }, (_, nth) =>
  paper(`af-${nth}`, `Appel n° ${nth}`, 'Charges'),
);
export const HOME = { address: '9 rue des Lices, 84000 Avignon', lots: ['5'] };

type Order = NonNullable<
  AttemptOptions<typeof legacy.manifest.fields, { base_url: string }>['order']
>;

/** To be called in each file of tests: what it starts ends with each of them. */
export function legacyVisits() {
  let minutes = 0;
  const open: Replica[] = [];
  afterEach(async () => {
    minutes = 0;
    await Promise.all(open.splice(0).map((replica) => replica.stop()));
  });
  const now = () => new Date(Date.UTC(2026, 10, 17, 9, minutes));

  return {
    later: (by: number) => {
      minutes += by;
    },
    portal: async (options: ReplicaOptions = {}) => {
      const replica = await startLegacyReplica({ papers: FEW, now, ...options });
      open.push(replica);
      return replica;
    },
    /** What came of it, or why nothing did. */
    go: async (replica: Replica, host: Visitor, order: Order = {}) => {
      const asked = { connector: legacy, replica, home: HOME, host, order };
      const { result, failure } = await attempt(asked);
      if (!result) throw failure;
      return result;
    },
  };
}

export const times = (replica: Replica, path: string): number =>
  replica.log().filter((seen) => seen.path === path).length;

export const mailed = (replica: Replica): string =>
  replica.code(replica.credentials['login'] ?? '') ?? '';
