// Replicas in a process of their own, each with a host of its own: what they hold is no part of what is weighed.
import { startIcsReplica } from '@quitus/robots/replicas/ics';
import { startLegacyReplica } from '@quitus/robots/replicas/legacy';
import type { ReplicaPaper } from '@quitus/robots/replicas/replica';
import { startX14Replica } from '@quitus/robots/replicas/x14';

/** As large as a scan of twenty pages. */
const PAPER_BYTES = 2_000_000;
const PAPERS = 10;

const scan = (number: number): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4\n% ${number}\n`),
    Buffer.alloc(PAPER_BYTES, `${number} `),
    Buffer.from('\n%%EOF\n'),
  ]);

const papers: ReplicaPaper[] = Array.from({ length: PAPERS }, (_, index) => {
  const bytes = scan(index);
  return {
    id: `${40_000 + index}`,
    title: `Procès-verbal d’assemblée générale ${2026 - index}`,
    folder: ['Assemblées Générales'],
    date: `${2026 - index}-06-12`,
    name: `pv-${2026 - index}.pdf`,
    bytes: async () => bytes,
  };
});

const KINDS = [
  ['x14', startX14Replica],
  ['legacy', startLegacyReplica],
  ['ics', startIcsReplica],
] as const;

/** Asked as fast as the bench wants; the home of the dossier is theirs. */
const FLAGS = { max_rps: '1000', address: '14 Rue du Marché, 44000 Nantes, lot 23' };

const hosts = Number(process.argv[2]);
const replicas = await Promise.all(
  Array.from({ length: hosts }, async (_, index) => {
    const [connector, start] = KINDS[index % KINDS.length] ?? KINDS[0];
    const replica = await start({ papers, flags: FLAGS });
    return { connector, replica };
  }),
);
process.on('message', () => process.send?.({ logs: replicas.map(({ replica }) => replica.log()) }));
process.send?.({
  portals: replicas.map(({ connector, replica: { tenant, credentials } }) => ({
    connector,
    tenant,
    credentials,
  })),
});
