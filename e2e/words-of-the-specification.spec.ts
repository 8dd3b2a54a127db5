import type { Page } from '@playwright/test';

import { expect, signIn, test } from './support/journey.ts';
import { SENTENCES, type Via } from './support/specification.data.ts';

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

test('each screen says what the specification says', async ({ newBrowser, email }) => {
  test.slow();
  for (const { page: path, via, texts } of SENTENCES) {
    const page = await newBrowser();
    await page.goto(path);
    if (via) await REACH[via](page, email);
    for (const text of texts) {
      const words = new RegExp(text.replaceAll(/[.?+!()]/g, String.raw`\$&`));
      await expect(page.getByText(words).first(), `${path} ${via ?? ''}: ${text}`).toBeAttached();
    }
    await page.close();
  }
});
