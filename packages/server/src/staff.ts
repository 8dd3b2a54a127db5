// npm run staff -- someone@example.fr: makes an account a member of the Quitus team.
import { normalizeEmail } from '@quitus/domain/accounts/email';

import { recordAudit } from './audit/audit.queries.ts';
import { commandOrigin } from './audit/origin.ts';
import { inTransaction } from './db/pool.ts';
import { makeStaff } from './features/accounts/accounts.queries.ts';
import { run } from './run.ts';

await run(async ({ deps, exit }) => {
  const email = normalizeEmail(process.argv[2] ?? '');
  const made = await inTransaction(deps.db, async (tx) => {
    const given = await makeStaff(tx, email);
    const origin = commandOrigin(deps.keys.pseudonym, deps.now());
    if (given) await recordAudit(tx, { kind: 'STAFF_GIVEN', actor: 'SERVICE', email }, origin);
    return given;
  });
  if (made) console.log(`${email} fait maintenant partie de l’équipe.`);
  else
    console.error(
      `Aucun compte n’a l’adresse « ${email} ». Créez-le d’abord sur /inscription, puis relancez : npm run staff -- adresse@example.fr`,
    );
  await exit(made ? 0 : 1);
});
