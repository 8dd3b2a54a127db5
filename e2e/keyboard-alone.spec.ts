import type { Page } from '@playwright/test';

import { expectAccessible, SCHEMES } from './accessibility.ts';
import { expect, linkMailedTo, signUp, test } from './journey.ts';

/** Presses Tab until this is where the keyboard stands; a person would not press for ever. */
async function tabTo(page: Page, role: 'button' | 'checkbox' | 'textbox', name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches « ${String(name)} »`);
}

test('the public site, without a mouse', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenu')).toBeFocused();
  await tabTo(page, 'checkbox', 'Mettre le défilement en pause');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Mettre le défilement en pause' })).toBeChecked();
  await tabTo(page, 'textbox', 'Nom');
  await page.keyboard.type('Jeanne Martin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('jeanne.martin@example.fr');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bonjour, une question.');
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
  await tabTo(page, 'button', 'Envoyer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Le message de contact a été envoyé')).toBeVisible();
});

test('a question of the help opens with Enter', async ({ page }) => {
  await page.goto('/faq');
  const question = page.locator('summary').first();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details').first()).toHaveAttribute('open', '');
});

test('signing in, without a mouse', async ({ page, email }) => {
  await signUp(page, email);
  const first = await linkMailedTo(page, email);
  await page.goto('/connexion');
  await tabTo(page, 'textbox', 'Adresse email');
  await page.keyboard.type(email);
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Recevoir le lien');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/lien sécurisé/)).toBeVisible();
  await page.goto(await linkMailedTo(page, email, first));
  await page.waitForURL(/\/dashboard\//);
});

test('what is typed before the scripts are there is known once they are', async ({
  page,
  email,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/connexion');
  await page.getByLabel('Adresse email').focus();
  await page.keyboard.type(email);
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Recevoir le lien' })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
});

for (const colorScheme of SCHEMES)
  test(`what opens over a page is accessible, holds the keyboard and gives it back, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/atelier');
    for (const name of ['Ouvrir une fenêtre', 'Demander confirmation', 'Ouvrir le tiroir']) {
      const opener = page.getByRole('button', { name });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toBeVisible();
      await expectAccessible(page, '[role$=dialog]');
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press('Tab');
        // A guard at the edge of the box takes the focus first, and hands it on.
        await expect
          .poll(() => dialog.evaluate((box) => box.contains(document.activeElement)))
          .toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
