// npm run crowd: the agency of the demonstration, with 80 agents and 500 dossiers, to look at long lists.
// npm run crowd -- --agents 8 --dossiers 50 --files 30: a smaller one.
import { parseArgs } from 'node:util';

import { accounts } from '@quitus/server/features/accounts/accounts.table';
import { PEOPLE } from '@quitus/server/features/demo/demo.data';
import { run } from '@quitus/server/run';
import { eq } from 'drizzle-orm';

import { fillLargeAgency, SIZE } from './large-agency.ts';

const { values } = parseArgs({
  options: {
    agents: { type: 'string', default: String(SIZE.agents) },
    dossiers: { type: 'string', default: String(SIZE.dossiers) },
    files: { type: 'string', default: String(SIZE.files) },
    events: { type: 'string', default: String(SIZE.events) },
  },
});

await run(async ({ deps, config, exit }) => {
  const [head] = await deps.db
    .select({ id: accounts.id, organization_id: accounts.organization_id, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.email, PEOPLE.master.email));
  if (!config.demo || !head) {
    console.error(
      'Seulement dans une démonstration : lancez d’abord npm start, puis npm run crowd.',
    );
    return exit(1);
  }
  const uid = await fillLargeAgency(deps, head, {
    agents: Number(values.agents),
    dossiers: Number(values.dossiers),
    files: Number(values.files),
    events: Number(values.events),
  });
  console.log(
    `${values.dossiers} dossiers et ${values.agents} agents de plus chez ${head.email}. Celui qui a ${values.files} fichiers : /dashboard/${uid}`,
  );
  return exit(0);
});
