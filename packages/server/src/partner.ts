// npm run partner -- "Nom du logiciel": makes a partner and prints its key once.
// npm run partner -- --revoke id: its signatures are refused from then on.
import { parseArgs } from 'node:util';

import { recordAudit } from './audit/audit.queries.ts';
import { commandOrigin } from './audit/origin.ts';
import { inTransaction } from './db/pool.ts';
import type { Deps } from './deps.ts';
import { createPartner, revokePartner } from './features/partners/partners.queries.ts';
import { run } from './run.ts';

const USAGE = `Donnez le nom du logiciel partenaire, ou l’identifiant à révoquer :
  npm run partner -- "Nom du logiciel"
  npm run partner -- --revoke identifiant`;

async function make({ db, keys, now }: Deps, name: string): Promise<number> {
  const { id, key } = await inTransaction(db, async (tx) => {
    const made = await createPartner(tx, keys.seal, name, now());
    const origin = commandOrigin(keys.pseudonym, now());
    const detail = { about_id: made.id };
    await recordAudit(tx, { kind: 'PARTNER_CREATED', actor: 'SERVICE', detail }, origin);
    return made;
  });
  console.log(`« ${name} » est partenaire. La clé n’est montrée qu’une fois :`);
  console.log(`  identifiant : ${id}`);
  console.log(`  clé         : ${key}`);
  return 0;
}

async function revoke({ db, keys, now }: Deps, id: string): Promise<number> {
  const revoked = await inTransaction(db, async (tx) => {
    const done = await revokePartner(tx, id, now());
    const origin = commandOrigin(keys.pseudonym, now());
    const detail = { about_id: id };
    if (done) await recordAudit(tx, { kind: 'PARTNER_REVOKED', actor: 'SERVICE', detail }, origin);
    return done;
  });
  if (revoked) {
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
