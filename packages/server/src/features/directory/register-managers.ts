// Those who manage buildings by trade, as the register names them: one row of the directory per SIRET.
import { directoryText } from '@quitus/domain/robots/directory';
import type { PoolClient } from 'pg';

import { networkPortal } from './networks.data.ts';

type Manager = { siret: string; name: string; city: string | null; buildings: number };

const AT_ONCE = 2000;

/** How many the file names. What somebody added to a row of the directory since then stays. */
export async function mergeManagers(client: PoolClient, now: Date): Promise<number> {
  const { rows } = await client.query<Manager>(
    `select syndic_siret as siret, mode() within group (order by syndic_name) as name,
       mode() within group (order by syndic_city) as city, count(*)::int as buildings
     from staged
     where syndic_kind = 'PROFESSIONAL' and syndic_siret is not null and syndic_name is not null
     group by syndic_siret`,
  );
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const managers = rows.slice(from, from + AT_ONCE).map(listed);
    await client.query(MERGE, [JSON.stringify(managers), now]);
  }
  await client.query(COUNT);
  return rows.length;
}

function listed({ siret, name, city, buildings }: Manager) {
  const portal = networkPortal(name);
  return {
    source_key: `siret:${siret}`,
    siret,
    name,
    city,
    buildings,
    search_text: directoryText({ name, aliases: [], city }),
    state: portal?.state ?? 'UNKNOWN',
    connector_id: portal?.connector_id ?? null,
    tenant: portal?.tenant ?? null,
    login_url: portal?.login_url ?? null,
  };
}

const MERGE = `insert into syndics
    (source_key, siret, name, city, buildings, search_text, state, connector_id, tenant, login_url, updated_at)
  select source_key, siret, name, city, buildings, search_text, state, connector_id, tenant, login_url, $2
  from jsonb_to_recordset($1::jsonb) as told (source_key text, siret text, name text, city text,
    buildings integer, search_text text, state text, connector_id text, tenant jsonb, login_url text)
  on conflict (source_key) do update
  set name = excluded.name, city = excluded.city, search_text = excluded.search_text,
    state = case when syndics.state = 'UNKNOWN' then excluded.state else syndics.state end,
    connector_id = coalesce(syndics.connector_id, excluded.connector_id),
    tenant = coalesce(syndics.tenant, excluded.tenant),
    login_url = coalesce(syndics.login_url, excluded.login_url),
    updated_at = excluded.updated_at
  where (syndics.name, syndics.city, syndics.search_text) is distinct from
      (excluded.name, excluded.city, excluded.search_text)
    or (syndics.state = 'UNKNOWN' and excluded.state <> 'UNKNOWN')`;

/** Of the whole register, where this file is not all of it. */
const COUNT = `update syndics set buildings = counted.buildings
  from (select syndics.id, count(registered_buildings.rnc_number)::int as buildings
    from syndics left join registered_buildings on registered_buildings.syndic_siret = syndics.siret
    where syndics.siret is not null group by syndics.id) as counted
  where counted.id = syndics.id and syndics.buildings <> counted.buildings`;
