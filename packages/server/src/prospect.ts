// npm run prospect -- --invited-by "Agence des Quais" --type APARTMENT_SALE_PORTFOLIO --address "…"
// prepares a first dossier for somebody, and prints the link to send them.
import { parseArgs } from 'node:util';

import { line } from '@quitus/api/typed-text';
import { PROSPECT_DAYS } from '@quitus/domain/accounts/prospect';
import { SIGN_UP_PORTFOLIO_TYPES } from '@quitus/domain/portfolios/portfolio-type';
import { z } from 'zod';

import { createProspect } from './features/accounts/prospects.queries.ts';
import { run } from './run.ts';

const asked = z.object({
  'invited-by': line(200).min(1),
  type: z.enum(SIGN_UP_PORTFOLIO_TYPES),
  address: line(300).min(1),
  extra: line(200).optional(),
});

const USAGE = `Précisez qui invite, le type de dossier et l’adresse :
  npm run prospect -- --invited-by "Agence des Quais" --type APARTMENT_SALE_PORTFOLIO --address "12 quai de la Fosse 44000 Nantes" [--extra "Bâtiment B"]
Types : ${SIGN_UP_PORTFOLIO_TYPES.join(', ')}.`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      'invited-by': { type: 'string' },
      type: { type: 'string' },
      address: { type: 'string' },
      extra: { type: 'string' },
    },
    strict: false,
  });
  return asked.safeParse(values).data;
}

await run(async ({ deps, exit }) => {
  const options = readOptions();
  if (!options) {
    console.error(USAGE);
    return exit(1);
  }
  const path = await createProspect(
    deps.db,
    {
      invited_by: options['invited-by'],
      portfolio_type: options.type,
      main_address: options.address,
      address_extra_line: options.extra || null,
    },
    deps.now(),
  );
  console.log(`Lien à envoyer, valable ${PROSPECT_DAYS} jours et montré une seule fois :`);
  console.log(`${deps.publicUrl}${path}`);
  return exit(0);
});
