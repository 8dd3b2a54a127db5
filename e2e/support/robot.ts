// The robot of the demonstration, in the dossier that waits for it.
import type { Locator, Page } from '@playwright/test';

import { expect, linkMailedTo } from './journey.ts';

const LUCIE = 'lucie@quais.example.fr';
/** Printing, visiting and reading share two processors with the other journeys. */
export const LONG = 240_000;

type Mail = { to: string; subject: string; text: string };

/** What the mails to Lucie hold, the newest first. */
export async function mailedToLucie(page: Page, wanted: RegExp): Promise<string[]> {
  const mails: Mail[] = await (await page.request.get('/api/dev/outbox')).json();
  return mails.filter(({ to }) => to === LUCIE).flatMap(({ text }) => wanted.exec(text)?.[1] ?? []);
}

async function signInAsLucie(page: Page): Promise<void> {
  const [seen] = await mailedToLucie(page, /https?:\/\/[^/\s]+(\/\S+token=\S+)/);
  await page.request.post('/api/auth/email', { data: { email: LUCIE } });
  await page.goto(await linkMailedTo(page, LUCIE, seen));
  await page.waitForURL('/account');
}

/** The dossier that the demonstration leaves to fill. */
export async function openTheEmptyDossier(page: Page): Promise<void> {
  await signInAsLucie(page);
  await page
    .getByRole('link', { name: /rue des Moulins/ })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\//);
}

export async function sendTheRobot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remplir avec l’accès de démonstration' }).click();
  await page.getByRole('checkbox', { name: /mandat/ }).check();
  await page.getByRole('button', { name: 'Lancer la récupération' }).click();
  await expect(page.getByRole('heading', { name: 'En direct du portail' })).toBeVisible();
}

export const ended = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Récupération terminée' });
export const row = (page: Page, label: string, status: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${label}.*${status}`, 's') }).first();
