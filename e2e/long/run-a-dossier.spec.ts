import { expectAccessible, expectToFit, SCHEMES, WIDTHS } from '../support/accessibility.ts';
import { expect, signIn, test } from '../support/journey.ts';

test('answer questions and correct the address', async ({ page, email }) => {
  await signIn(page, email);

  await test.step('one question at a time decides the list', async () => {
    const question = page.getByRole('region', { name: 'Une question pour compléter votre liste' });
    await question.getByRole('button', { name: 'Une question pour compléter votre liste' }).click();
    await expect(question.getByRole('heading', { level: 3 })).toContainText('construit');
    await question.getByRole('button', { name: 'Avant 1949' }).click();
    await expect(question.getByRole('heading', { level: 3 })).not.toContainText('construit');
    await question.getByRole('button', { name: 'Je ne sais pas' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Vos réponses (1)' })).toBeVisible();
  });

  await test.step('the address is corrected; the timeline tells it', async () => {
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: /Modifier/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Complément/).fill('Bâtiment B');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/Bâtiment B/).first()).toBeVisible();
  });
});

test('the palette finds a dossier and goes there by keyboard', async ({ page, email }) => {
  await signIn(page, email);
  const dossier = new URL(page.url()).pathname;
  await page.goto('/account/profil');
  await expect(page.getByRole('button', { name: 'Aller à un dossier' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('marche');
  await expect(page.getByRole('option', { name: /rue du Marché/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(dossier);
});

test('the key of the palette counts as soon as the page is drawn', async ({ page, email }) => {
  await signIn(page, email);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/account/profil');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
});

test('without the network the page says so, keeps what is there, and catches up', async ({
  page,
  context,
  email,
}) => {
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('rue du Marché');
  await context.setOffline(true);
  await expect(page.getByText(/hors connexion/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('rue du Marché');
  await context.setOffline(false);
  await expect(page.getByText(/hors connexion/)).toBeHidden();
});

for (const colorScheme of SCHEMES)
  test(`pages behind sign-in are accessible and fit every width, ${colorScheme}`, async ({
    page,
    email,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    await signIn(page, email);
    const dossier = new URL(page.url()).pathname;
    const pages = [
      dossier,
      '/account',
      '/account/nouveauportfolio',
      '/account/agents',
      '/account/nouveauutilisateur',
      '/account/profil',
      '/account/securite',
      '/account/facturation',
    ];
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page);
        // Colours do not change with the width: the night is looked at once.
        if (width === 1440 || (width === 390 && colorScheme === 'light'))
          await expectAccessible(page);
      }
    }
  });
