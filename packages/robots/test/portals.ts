// Every connector with a small portal of its family: for what must hold of all of them.
import { CONNECTORS } from '../src/catalogue.ts';
import type { Connector, Home, Question } from '../src/connector.ts';
import { startDgfipReplica } from '../src/replicas/dgfip.ts';
import { startCityaReplica, startIcsReplica } from '../src/replicas/ics.ts';
import { HOME_ADDRESS } from '../src/replicas/ics/papers.data.ts';
import { startLegacyReplica } from '../src/replicas/legacy.ts';
import type { Replica, ReplicaOptions, ReplicaPaper } from '../src/replicas/replica.ts';
import { startX14Replica } from '../src/replicas/x14.ts';

type Started = { start: (options: ReplicaOptions) => Promise<Replica>; home: Home };
export type Portal = Started & { connector: Connector };

/** Enough for a second page anywhere, and nothing to print. */
export const PAPERS: readonly ReplicaPaper[] = Array.from({ length: 25 }, (_, nth) => ({
  id: String(40_100 + nth),
  title: `Procès-verbal AG ${2001 + nth}`,
  folder: ['Assemblées générales'],
  date: `${2001 + nth}-06-11`,
  name: `PV ${2001 + nth}.pdf`,
  bytes: async () => Buffer.from(`%PDF-1.7\n% ${nth} ${'.'.repeat(4000)}\n%%EOF\n`),
}));

const STARTED: Record<string, Started> = {
  ics: {
    start: (options) => startIcsReplica({ papers: PAPERS, ...options }),
    home: { address: HOME_ADDRESS, lots: [] },
  },
  citya: {
    start: (options) => startCityaReplica({ papers: PAPERS, ...options }),
    home: { address: HOME_ADDRESS, lots: [] },
  },
  x14: {
    start: (options) =>
      startX14Replica({ papers: PAPERS, ...options, flags: { max_rps: '1000', ...options.flags } }),
    home: { address: '18 rue des Glycines, 69003 Lyon', lots: ['9'] },
  },
  dgfip: {
    start: startDgfipReplica,
    home: { address: '9 rue des Lavandières, 44200 Nantes', lots: [] },
  },
  legacy: {
    start: (options) => startLegacyReplica({ papers: PAPERS, ...options }),
    home: { address: '9 rue des Lices, 84000 Avignon', lots: ['5'] },
  },
};

/** A connector without a portal here is one that nobody tries. */
export const PORTALS: readonly Portal[] = CONNECTORS.map((connector) => {
  const started = STARTED[connector.manifest.id];
  if (!started) throw new Error(`no portal of the family ${connector.manifest.id} in these tests`);
  return { ...started, connector };
});

/** Whatever is asked, somebody answers. */
export const answering =
  (replica: Replica) =>
  async (question: Question): Promise<string> => {
    if (question.kind === 'UNIT') return question.units[0]?.id ?? '';
    if (question.kind === 'CAPTCHA') return 'illisible';
    return replica.code(replica.credentials['login'] ?? '') ?? '';
  };
