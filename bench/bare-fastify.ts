// The reference: Fastify with nothing around it, doing the same SQL or sending the same bytes.
import { readFileSync } from 'node:fs';

import Fastify from 'fastify';
import { Pool } from 'pg';

const { PORT, DATABASE_URL, SESSION_ID, PAGE } = process.env;
const app = Fastify();

if (DATABASE_URL) {
  const pool = new Pool({ connectionString: DATABASE_URL, max: 20 });
  const actor = {
    name: 'actor',
    text: `select a.id as account_id, s.id as session_id, a.email, a.account_type, a.staff, a.organization_id
           from sessions s inner join accounts a on a.id = s.account_id
           where s.id = $1 and s.ended_at is null`,
  };
  const profile = {
    name: 'profile',
    text: `select a.id, a.email, a.account_type, a.staff, o.id as organization_id,
                  o.name as organization_name, o.portfolio_with_ped,
                  (select count(*)::int from portfolios p where p.owner_id = a.id) as portfolio_count
           from accounts a inner join organizations o on o.id = a.organization_id where a.id = $1`,
  };
  app.get('/api/auth/me', async () => {
    const found = await pool.query({ ...actor, values: [SESSION_ID] });
    const { rows } = await pool.query({ ...profile, values: [found.rows[0].account_id] });
    return rows[0];
  });
}

if (PAGE) {
  const bytes = readFileSync(PAGE);
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(bytes));
}

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
console.log('ready');
