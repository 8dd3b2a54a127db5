// Those who manage buildings by trade, as the register names them: one row of the directory per SIRET.
import { directoryText } from '@quitus/domain/robots/directory';
import type { RegisterRow } from '@quitus/domain/robots/register';
import type { PoolClient } from 'pg';

import { networkPortal } from './networks.data.ts';

type Manager = { siret: string; name: string; city: string | null; buildings: number };
type Counted = { names: Map<string, number>; cities: Map<string, number>; buildings: number };

const countUp = (counts: Map<string, number>, text: string | null): void => {
  if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
};
/** The same whatever the order of the file. */
const mostUsed = (counts: ReadonlyMap<string, number>): string | null =>
  [...counts].toSorted(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))[0]?.[0] ?? null;

/** A name is written in several ways: the most used one is kept. */
export class NamedManagers {
  readonly #bySiret = new Map<string, Counted>();

  add({ syndic_siret, syndic_name, syndic_city }: RegisterRow): void {
    if (syndic_siret === null || syndic_name === null) return;
    const counted = this.#bySiret.get(syndic_siret) ?? {
      names: new Map(),
      cities: new Map(),
      buildings: 0,
    };
    countUp(counted.names, syndic_name);
    countUp(counted.cities, syndic_city);
    counted.buildings += 1;
    this.#bySiret.set(syndic_siret, counted);
  }

  list(): Manager[] {
    return [...this.#bySiret].map(([siret, { names, cities, buildings }]) => ({
      siret,
      name: mostUsed(names) ?? siret,
      city: mostUsed(cities),
      buildings,
    }));
  }
}

const AT_ONCE = 2000;

/** How many the file names. What somebody added to a row of the directory since then stays. */
export async function mergeManagers(
  client: PoolClient,
  named: NamedManagers,
  now: Date,
): Promise<number> {
  const managers = named.list();
  for (let from = 0; from < managers.length; from += AT_ONCE) {
    const some = managers.slice(from, from + AT_ONCE).map(listed);
    await client.query(MERGE, [JSON.stringify(some), now]);
  }
  await client.query(COUNT);
  return managers.length;
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
