import type { Page } from '@playwright/test';

import { expect, signIn, test } from './journey.ts';
import { ERROR_CATALOGUE, SENTENCES, type Via } from './specification.data.ts';

async function fillContact(page: Page) {
  const form = page.getByRole('form').or(page.locator('form')).last();
  await form.getByLabel('Nom').fill('Hélène Duval');
  await form.getByLabel('Adresse email').fill(`helene.${Date.now()}@example.fr`);
  await form.getByLabel('Message').fill('Une question.');
  await form.getByRole('button', { name: 'Envoyer' }).click();
}

const REACH: Record<Via, (page: Page, email: string) => Promise<void>> = {
  phone: async (page) => page.setViewportSize({ width: 640, height: 900 }),
  cookies: async () => {},
  'sign-in step 2': async (page, email) => {
    await page.getByLabel('Adresse email').fill(email);
    await page.getByRole('button', { name: 'Suivant' }).click();
  },
  'signed in': async (page, email) => {
    await signIn(page, email);
    await page.goto('/connexion');
  },
  'sign-up step 2': async (page, email) => {
    await page.getByLabel('Adresse email').fill(email);
    await page.getByRole('button', { name: 'Suivant' }).click();
  },
  'message sent': fillContact,
  'message refused': async (page) => {
    await page.route('**/api/mailing/**', (route) => route.fulfill({ status: 418, body: '' }));
    await fillContact(page);
  },
};

for (const { page: path, via, texts } of SENTENCES)
  test(`${path} ${via ?? ''} says what the specification says`, async ({ page, email }) => {
    await page.goto(path);
    if (via) await REACH[via](page, email);
    for (const text of texts) {
      const words = new RegExp(text.replaceAll(/[.?+!()]/g, String.raw`\$&`));
      await expect(page.getByText(words).first(), text).toBeAttached();
    }
  });

test('the landing button changes its words at 650 px', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  for (const [width, shown, hidden] of [
    [650, 'Tester gratuitement', "S'inscrire"],
    [649, "S'inscrire", 'Tester gratuitement'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(hero.getByText(shown, { exact: true })).toBeVisible();
    await expect(hero.getByText(hidden, { exact: true })).toBeHidden();
  }
});

test('every code of the catalogue has its sentence on /message', async ({ page }) => {
  for (const [code, text] of Object.entries(ERROR_CATALOGUE)) {
    await page.goto(`/message?error=${code}`);
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
  }
});
