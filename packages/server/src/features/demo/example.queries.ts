// The example of one dossier: the home that its papers tell of, and what its owner would have said of it.
import type { Civility } from '@quitus/domain/accounts/information';
import { fullName } from '@quitus/domain/accounts/information';
import { parisDay } from '@quitus/domain/documents/calendar';
import type { Person } from '@quitus/papers/samples/people';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Actor } from '../../http/handler.ts';
import { accountInformation, accounts } from '../accounts/accounts.table.ts';
import {
  answerSituation,
  editPortfolio,
  type PortfolioHead,
  wholeSituation,
} from '../portfolios/door.ts';
import { askControls } from '../reading/door.ts';
import type { DescribedDossier, KnownSeller } from './example-home.ts';

const SEX: Record<Civility, Person['sex']> = { MADAME: 'F', MONSIEUR: 'M' };

/** A private person sells what is theirs; an agency sells for somebody else. Before the profile says it, the address may. */
async function findSeller(tx: Tx, owner_id: string): Promise<KnownSeller | null> {
  const [owner] = await tx
    .select({
      email: accounts.email,
      account_type: accounts.account_type,
      civility: accountInformation.civility,
      first_name: accountInformation.first_name,
      last_name: accountInformation.last_name,
    })
    .from(accounts)
    .leftJoin(accountInformation, eq(accountInformation.account_id, accounts.id))
    .where(eq(accounts.id, owner_id));
  if (owner?.account_type !== 'BASIC') return null;
  const { first_name, last_name, civility } = owner;
  const named = first_name && last_name ? fullName({ first_name, last_name }) : null;
  const name = named ?? nameInEmail(owner.email);
  return name === null ? null : { name, sex: civility && SEX[civility] };
}

/** « Claire Martin » of claire.martin@example.fr; what does not look like a name is none. */
export function nameInEmail(email: string): string | null {
  const [, ...words] = /^(\p{L}{2,})[._](\p{L}{2,})[+@]/u.exec(email) ?? [];
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return words.length > 0 ? words.map(capital).join(' ') : null;
}

/** What makes papers is heavy and serves nothing else: it is loaded when somebody asks. */
export async function findExample(tx: Tx, portfolio: PortfolioHead, now: Date) {
  const { exampleHome } = await import('./example-home.ts');
  const { examplePapers } = await import('./example-papers.ts');
  const today = parisDay(now);
  const dossier: DescribedDossier = {
    ...portfolio,
    situation: wholeSituation(portfolio.situation),
  };
  const home = exampleHome(dossier, await findSeller(tx, portfolio.owner_id), today);
  return { home, dossier, papers: examplePapers(home, dossier, today) };
}

/** Its papers are judged against the dossier: what nobody said yet is said as they say it. */
export async function describeExample(
  tx: Tx,
  portfolio: PortfolioHead,
  actor: Actor,
  now: Date,
): Promise<{ described: PortfolioHead; answers: number }> {
  const { answersOf, lotsOf, ownersOf } = await import('./example-home.ts');
  const { home, dossier } = await findExample(tx, portfolio, now);
  const owners = portfolio.owners.length > 0 ? portfolio.owners : ownersOf(home);
  const lots = portfolio.lots.length > 0 ? portfolio.lots : lotsOf(home);
  // A place that no address names is told by the number of its copropriété.
  const rnc_number = portfolio.rnc_number ?? home.holding?.building.rnc ?? null;
  const answers = answersOf(home, dossier);
  await editPortfolio(tx, portfolio, { owners, lots, rnc_number }, actor, now);
  await answerSituation(tx, portfolio, { answers, skip: [] }, actor, now);
  await askControls(tx, portfolio.uid);
  const situation = { ...portfolio.situation, ...answers };
  return {
    described: { ...portfolio, owners, lots, rnc_number, situation },
    answers: Object.keys(answers).length,
  };
}
