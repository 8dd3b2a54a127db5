// Organisations of any size, written straight into the database.
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import type { Deps } from '@quitus/server/deps';
import { accounts, organizations } from '@quitus/server/features/accounts/accounts.table';
import { openSession } from '@quitus/server/features/auth/sessions.queries';
import { sql } from 'drizzle-orm';

export type Head = { id: string; organization_id: string; email: string; access: string };

/** Somebody at the head of an organisation, signed in. */
export async function createHead({ db, keys, now }: Deps, email: string): Promise<Head> {
  const [organization] = await db
    .insert(organizations)
    .values({ name: email, agent_allowance: 5, created_at: now() })
    .returning({ id: organizations.id });
  if (!organization) throw new Error('no organisation');
  const [account] = await db
    .insert(accounts)
    .values({
      email,
      account_type: 'ENTERPRISE_MASTER',
      organization_id: organization.id,
      email_verified_at: now(),
      created_at: now(),
    })
    .returning({ id: accounts.id });
  if (!account) throw new Error('no account');
  const holder = { id: account.id, email };
  const { access } = await openSession(db, keys.accessToken, holder, null, now());
  return { ...holder, organization_id: organization.id, access };
}

/** As many as in the picture of a dossier. */
export const DOCUMENTS_EACH = 23;

const WORDS = ['Marché', 'Saules', 'Fontaine', 'Lavoir', 'Acacias', 'Tisserands', 'Vignes'];
const STANDINGS = ['TO_START', 'TO_DO', 'IN_PROGRESS', 'IN_ORDER'];
const STATUSES = ['A_AJOUTER', 'NEW_A_VERIFIER', 'VERIFIED', 'VERIFIED', 'REJECTED', 'EXPIRED'];

export async function createDossiers({ db }: Deps, head: Head, count: number): Promise<void> {
  const types = DOCUMENT_TYPES.slice(0, DOCUMENTS_EACH);
  const list = (values: readonly string[]) =>
    sql`array[${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )}]::text[]`;
  const found = sql`(n % 200) || ' rue ' || lower((${list(WORDS)})[1 + n % ${WORDS.length}]) || ' 44000 nantes r ' || n || ' ' || ${head.email}::text`;
  await db.execute(sql`
    with made as (
      insert into portfolios (uid, portfolio_type, main_address, reference, owner_id, organization_id,
        standing, search_text, holder_search_text, event_number, last_activity_at, created_at)
      select gen_random_uuid(), 'APARTMENT_SALE_PORTFOLIO',
        (n % 200) || ' Rue ' || (${list(WORDS)})[1 + n % ${WORDS.length}] || ' 44000 Nantes', 'R-' || n,
        ${head.id}, ${head.organization_id}, (${list(STANDINGS)})[1 + n % ${STANDINGS.length}],
        ${found}, ${found} || ' owner ' || n,
        1, now() - n * interval '1 second', now() - n * interval '1 minute'
      from generate_series(1, ${count}) as n
      returning uid
    ), told as (
      insert into portfolio_events (portfolio_uid, number, kind, created_at)
      select uid, 1, 'PORTFOLIO_CREATED', now() from made
    )
    insert into portfolio_documents (portfolio_uid, document_type, status, file_count, updated_at)
    select uid, type, (${list(STATUSES)})[1 + (abs(hashtext(uid::text || type)) % ${STATUSES.length})], 1, now()
    from made cross join unnest(${list(types)}) as type`);
}
