// Portals that people have and that no connector knows: what is written next.
import { and, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { portalRequests } from './directory.table.ts';

type Asked = { host: string | null; syndic_name: string | null };

/** Somebody who asks for more than this for one dossier has been heard. */
const MOST_OF_A_DOSSIER = 20;

/** The same portal asked again for the same dossier is asked once. The dossier is locked by the caller. */
export async function keepPortalRequest(
  tx: Tx,
  portfolio_uid: string,
  asked_by_id: string,
  { host, syndic_name }: Asked,
  created_at: Date,
): Promise<void> {
  const ofDossier = eq(portalRequests.portfolio_uid, portfolio_uid);
  const same = and(
    ofDossier,
    host === null ? isNull(portalRequests.host) : eq(portalRequests.host, host),
    syndic_name === null
      ? isNull(portalRequests.syndic_name)
      : eq(portalRequests.syndic_name, syndic_name),
  );
  if ((await tx.$count(portalRequests, same)) > 0) return;
  if ((await tx.$count(portalRequests, ofDossier)) >= MOST_OF_A_DOSSIER) return;
  await tx
    .insert(portalRequests)
    .values({ portfolio_uid, asked_by_id, host, syndic_name, created_at });
}
