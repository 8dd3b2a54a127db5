// npm run portal: the login pages of portals that are looked at, and what changed in them.
// npm run portal -- accept connector login_url: the form as it is now becomes the known one.
import { inTransaction } from './db/pool.ts';
import type { Deps } from './deps.ts';
import { acceptLoginPage, listChecks } from './features/robots/portal-state.queries.ts';
import { run } from './run.ts';

const USAGE = `Donnez le connecteur et l’adresse de la page de connexion, comme les montre npm run portal :
  npm run portal -- accept ics https://extranet2.ics.fr/V5/connexion-cabinet`;

async function list({ db }: Deps): Promise<number> {
  const checks = await listChecks(db);
  if (checks.length === 0) console.log('Aucun portail n’a encore été observé.');
  for (const { connector_id, host, login_url, state, difference } of checks)
    console.log([state, connector_id, login_url || host, difference ?? ''].join('\t').trimEnd());
  return 0;
}

async function accept({ db }: Deps, connector_id: string, login_url: string): Promise<number> {
  const accepted = await inTransaction(db, (tx) =>
    acceptLoginPage(tx, { connector_id, login_url }),
  );
  if (!accepted) {
    console.error(`Aucune page de connexion observée : ${connector_id} ${login_url}\n${USAGE}`);
    return 1;
  }
  console.log('Accepté. Le formulaire sera relevé à la prochaine observation, dans la demi-heure.');
  return 0;
}

await run(async ({ deps, exit }) => {
  const [order, connector_id, login_url] = process.argv.slice(2);
  if (order === undefined) return exit(await list(deps));
  if (order === 'accept' && connector_id !== undefined && login_url !== undefined)
    return exit(await accept(deps, connector_id, login_url));
  console.error(USAGE);
  return exit(1);
});
