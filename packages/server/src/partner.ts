// npm run partner -- "Nom du logiciel": makes a partner and prints its key once.
// npm run partner -- --revoke id: its signatures are refused from then on.
import { parseArgs } from 'node:util';

import type { Deps } from './deps.ts';
import { createPartner, revokePartner } from './features/partners/partners.queries.ts';
import { run } from './run.ts';

const USAGE = `Donnez le nom du logiciel partenaire, ou l’identifiant à révoquer :
  npm run partner -- "Nom du logiciel"
  npm run partner -- --revoke identifiant`;

async function make({ db, keys, now }: Deps, name: string): Promise<number> {
  const { id, key } = await createPartner(db, keys.seal, name, now());
  console.log(`« ${name} » est partenaire. La clé n’est montrée qu’une fois :`);
  console.log(`  identifiant : ${id}`);
  console.log(`  clé         : ${key}`);
  return 0;
}

async function revoke({ db, now }: Deps, id: string): Promise<number> {
  if (await revokePartner(db, id, now())) {
    console.log(`Le partenaire ${id} est révoqué : ses liens sont refusés.`);
    return 0;
  }
  console.error(`Aucun partenaire actif n’a l’identifiant « ${id} ».`);
  return 1;
}

await run(async ({ deps, exit }) => {
  const { values, positionals } = parseArgs({
    options: { revoke: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const name = positionals.join(' ').trim();
  if (typeof values.revoke === 'string') return exit(await revoke(deps, values.revoke));
  if (name) return exit(await make(deps, name));
  console.error(USAGE);
  return exit(1);
});
