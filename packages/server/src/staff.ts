// npm run staff -- someone@example.fr: makes an account a member of the Quitus team.
import { normalizeEmail } from '@quitus/domain/accounts/email';

import { makeStaff } from './features/accounts/accounts.queries.ts';
import { run } from './run.ts';

await run(async ({ deps, exit }) => {
  const email = normalizeEmail(process.argv[2] ?? '');
  const made = await makeStaff(deps.db, email);
  if (made) console.log(`${email} fait maintenant partie de l’équipe.`);
  else
    console.error(
      `Aucun compte n’a l’adresse « ${email} ». Créez-le d’abord sur /inscription, puis relancez : npm run staff -- adresse@example.fr`,
    );
  await exit(made ? 0 : 1);
});
