// Goes from screen to screen as one person, and says what axe finds on each.
import { expect, type Page } from '@playwright/test';

import { violationsDayAndNight } from './accessibility.ts';
import type { Opening, Screen, Visit } from './screens.data.ts';

/** A page is drawn, read and looked at beside the other journeys. */
const PATIENT = { timeout: 60_000 };
const NOTHING_LOADS = 'main [aria-busy="true"], main :text-matches("^Chargement")';

export async function enterDemo(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/demo/enter', { data: { email } });
  const { path }: { path: string } = await answer.json();
  // The banner is looked at on the pages of whoever has no account; here it would lie over what is pressed.
  const { origin } = new URL(answer.url());
  await page.context().addCookies([{ name: 'cookie-consent', value: 'true', url: origin }]);
  await page.goto(path);
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
}

/** Each thing found, with where it was. */
export async function walk(page: Page, { email, screens }: Visit): Promise<string[]> {
  const found: string[] = [];
  const look = async (where: string, part?: string) => {
    for (const [rule, element] of await violationsDayAndNight(page, part))
      found.push(`${where}: ${rule} ${element}`);
  };
  if (email !== null) await enterDemo(page, email);
  for (const screen of screens) {
    await visit(page, screen);
    await look(screen.path);
    for (const opening of screen.openings ?? []) {
      await open(page, opening);
      // The page under it was looked at before.
      await look(`${screen.path} ${opening.map(([, name]) => name.source).join(' > ')}`, OVER);
      await close(page);
    }
  }
  return found;
}

async function visit(page: Page, { path, street }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(
    street === undefined ? path : path.replace('/dashboard/*', await dossierOf(page, street)),
  );
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(PATIENT);
  await expect(page.locator(NOTHING_LOADS)).toHaveCount(0, PATIENT);
}

/** A dossier is known by its street, in the list. */
export async function dossierOf(page: Page, street: string): Promise<string> {
  if (!page.url().endsWith('/account')) await page.goto('/account');
  const link = page.getByRole('link', { name: new RegExp(street) }).first();
  return (await link.getAttribute('href')) ?? '';
}

const OVER = '[role=dialog], [role=alertdialog], [role=menu]';

async function open(page: Page, opening: Opening): Promise<void> {
  for (const [role, name] of opening) await page.getByRole(role, { name }).first().click();
  await expect(page.locator(OVER).first()).toBeVisible(PATIENT);
  await expect(page.locator('[data-starting-style]')).toHaveCount(0, PATIENT);
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator(OVER)).toHaveCount(0, PATIENT);
}
