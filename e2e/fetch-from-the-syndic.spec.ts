import type { Page } from '@playwright/test';

import { expectAccessible, expectToFit } from './accessibility.ts';
import { startDemo, urlOf } from './demo-server.ts';
import { ROBOT_DEMO } from './environment.ts';
import { expect, linkMailedTo, test } from './journey.ts';

const LUCIE = 'lucie@quais.example.fr';
/** Printing, visiting and reading share two processors with the other journeys. */
const LONG = 240_000;

test.use({ baseURL: urlOf(ROBOT_DEMO) });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await startDemo(ROBOT_DEMO);
});

type Mail = { to: string; subject: string; text: string };

/** What the mails to Lucie hold, the newest first. */
async function mailedToLucie(page: Page, wanted: RegExp): Promise<string[]> {
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
async function openTheEmptyDossier(page: Page): Promise<void> {
  await signInAsLucie(page);
  await page
    .getByRole('link', { name: /rue des Moulins/ })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\//);
}

async function sendTheRobot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remplir avec l’accès de démonstration' }).click();
  await page.getByRole('checkbox', { name: /mandat/ }).check();
  await page.getByRole('button', { name: 'Lancer la récupération' }).click();
  await expect(page.getByRole('heading', { name: 'En direct du portail' })).toBeVisible();
}

const ended = (page: Page) => page.getByRole('heading', { name: 'Récupération terminée' });
const row = (page: Page, label: string, status: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}.*${status}`, 's') }).first();

test('the robot fills a dossier from the syndic, and its papers are read and decided', async ({
  page,
}) => {
  test.setTimeout(2 * LONG);
  await openTheEmptyDossier(page);
  await page.getByRole('link', { name: 'Récupérer chez le syndic' }).click();
  await page.getByRole('button', { name: 'Choisir ce syndic' }).click();
  await expectAccessible(page);
  await sendTheRobot(page);
  await expect(ended(page)).toBeVisible({ timeout: LONG });
  await expect(page.getByText(/nouveaux fichiers dans le dossier/)).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
  }

  await page.getByRole('link', { name: 'Voir le dossier' }).click();
  await expect(row(page, 'Convocation d’assemblée générale', 'Vérifié')).toBeVisible({
    timeout: LONG,
  });
  await expect(page.getByText('Récupération en cours')).toHaveCount(0);
});

test('a second visit brings nothing twice', async ({ page }) => {
  test.setTimeout(2 * LONG);
  await openTheEmptyDossier(page);
  await page.getByRole('link', { name: 'Revenir chez le syndic' }).click();
  await sendTheRobot(page);
  await expect(ended(page)).toBeVisible({ timeout: LONG });
  await expect(page.getByText('Rien de nouveau')).toBeVisible();
});

test('the tax office asks for a code by e-mail, and the notice comes once it is given', async ({
  page,
}) => {
  test.setTimeout(2 * LONG);
  await openTheEmptyDossier(page);
  await page.getByRole('link', { name: 'Récupérer l’avis d’impôt' }).click();
  await sendTheRobot(page);
  const code = page.getByRole('textbox', { name: 'Code à 6 chiffres' });
  await expect(code).toBeFocused({ timeout: LONG });
  await expectAccessible(page);

  await code.fill('000000');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Le code précédent était incorrect.')).toBeVisible();
  const [sent = ''] = await mailedToLucie(page, /le code (\d{6})/);
  await code.fill(sent);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(ended(page)).toBeVisible({ timeout: LONG });
  await expect(page.getByText('Un nouveau fichier dans le dossier.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir le dossier' }).click();
  await expect(row(page, 'Taxe foncière', 'Vérifié')).toBeVisible({ timeout: LONG });
});
