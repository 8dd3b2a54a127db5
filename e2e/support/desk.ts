// The team at its desk, and the dossier whose documents it looks at.
import type { Locator, Page } from '@playwright/test';

import { inDatabase } from './database.ts';
import { signIn } from './journey.ts';

export async function joinTheTeam(page: Page, email: string): Promise<Page> {
  await signIn(page, email);
  await inDatabase('update accounts set staff = true where email = $1', [email]);
  return page;
}

export const slotOn = (page: Page, name: string, status: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}.*${status}`, 's') }).first();

const dossierOf = (owner: Page) => new URL(owner.url()).pathname.split('/').at(-1);

/**
 * Other journeys fill the same queue: this one asks for its own document, which the desk of another
 * may have gone on to; in ten minutes it would be free again.
 */
export async function openDesk(staff: Page, owner: Page, document_type: string): Promise<void> {
  const uid = dossierOf(owner);
  await inDatabase('update slot_controls set held_until = now() where portfolio_uid = $1', [uid]);
  await staff.goto(`/controle?dossier=${uid}&document=${document_type}`);
}
