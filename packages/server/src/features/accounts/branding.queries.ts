import type { Branding } from '@quitus/api/accounts.api';
import { fail } from '@quitus/api/errors';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import { logoUrlOf } from './accounts.queries.ts';
import { organizationLogos, organizations } from './accounts.table.ts';
import type { LogoImage } from './logo-image.ts';

export async function findBranding(tx: Tx, organization_id: string): Promise<Branding> {
  const [found] = await tx
    .select({
      logo_in_dashboard: organizations.logo_in_dashboard,
      logo_in_emails: organizations.logo_in_emails,
      sha256: organizationLogos.sha256,
    })
    .from(organizations)
    .leftJoin(organizationLogos, eq(organizationLogos.organization_id, organizations.id))
    .where(eq(organizations.id, organization_id));
  const { sha256, ...places } = found ?? fail('NOT_FOUND');
  return { ...places, logo_url: sha256 === null ? null : logoUrlOf({ organization_id, sha256 }) };
}

export type LogoPlaces = {
  logo_in_dashboard?: boolean | undefined;
  logo_in_emails?: boolean | undefined;
};

/** What is not mentioned stays as it was. */
export async function saveLogoPlaces(tx: Tx, id: string, places: LogoPlaces): Promise<void> {
  if (Object.values(places).every((place) => place === undefined)) return;
  await tx.update(organizations).set(places).where(eq(organizations.id, id));
}

export async function saveLogo(
  tx: Tx,
  organization_id: string,
  { png, sha256 }: LogoImage,
  now: Date,
): Promise<void> {
  const drawn = { png, sha256, updated_at: now };
  await tx
    .insert(organizationLogos)
    .values({ organization_id, ...drawn })
    .onConflictDoUpdate({ target: organizationLogos.organization_id, set: drawn });
}

export async function removeLogo(tx: Tx, organization_id: string): Promise<void> {
  await tx.delete(organizationLogos).where(eq(organizationLogos.organization_id, organization_id));
}

export async function findLogoPng(
  tx: Tx,
  { organization_id, sha256 }: { organization_id: string; sha256: string },
): Promise<Buffer | undefined> {
  const [logo] = await tx
    .select({ png: organizationLogos.png })
    .from(organizationLogos)
    .where(
      and(
        eq(organizationLogos.organization_id, organization_id),
        eq(organizationLogos.sha256, sha256),
      ),
    );
  return logo?.png;
}
