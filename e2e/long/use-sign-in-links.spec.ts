import { ERRORS } from '@quitus/api/errors';

import {
  expect,
  forgeAccess,
  linkMailedTo,
  signIn,
  signUp,
  startSignIn,
  test,
} from '../support/journey.ts';

const INVALID =
  "Le lien de connexion n'est pas valide, veuillez demander un autre lien de connexion";

test.describe('a sign-in link', () => {
  test('that was used opens nothing a second time', async ({ page, email, newBrowser }) => {
    await signUp(page, email);
    const link = await linkMailedTo(page, email);
    await page.goto(link);
    await page.waitForURL(/\/dashboard\//);
    const elsewhere = await newBrowser();
    await elsewhere.goto(new URL(link, page.url()).href);
    await expect(elsewhere.getByText(INVALID)).toBeVisible();
  });

  test('that was tampered with is refused', async ({ page, email }) => {
    await signUp(page, email);
    const link = await linkMailedTo(page, email);
    await page.goto(`${link.slice(0, -3)}abc`);
    await expect(page.getByText(INVALID)).toBeVisible();
  });

  test('without its parts goes to sign-in with a notification', async ({ page }) => {
    await page.goto('/auth?token=seul');
    await page.waitForURL('/connexion');
    await expect(page.getByText("Erreur d'authentification")).toBeVisible();
    await expect(page.getByText('Essayez à nouveau de vous connecter')).toBeVisible();
  });

  test('asked for from the sign-in page replaces the forms by a confirmation', async ({
    page,
    email,
  }) => {
    await signUp(page, email);
    const first = await linkMailedTo(page, email);
    await startSignIn(page, email);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await expect(page.getByText('depuis ce navigateur')).toBeVisible();
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: email }).click();
    await expect(page.getByRole('button', { name: 'Suivant' })).toBeEnabled();
    await page.goto(first);
    await expect(page.getByText(INVALID)).toBeVisible();
  });
});

test('too many tries are explained', async ({ page, email }) => {
  await startSignIn(page, email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('Mauvais2026');
  for (let tries = 0; tries < 10; tries++)
    await page.request.post('/api/auth/password/authenticate', {
      data: { email, password: 'Mauvais2026' },
    });
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText(ERRORS.TOO_MANY_REQUESTS.text)).toBeVisible();
});

test('a dead access token is renewed without anybody noticing', async ({ page, email }) => {
  await signIn(page, email);
  await forgeAccess(page);
  await page.goto('/account/profil');
  await expect(page.getByText('Basic', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('devtokens'))).not.toContain('perime');
});

test('the address of a lost session shows the notification', async ({ page }) => {
  await page.goto('/connexion?error_code=AUTH_ERROR');
  await expect(page.getByText("Erreur d'authentification")).toBeVisible();
  await expect(page.getByText('Essayez à nouveau de vous connecter')).toBeVisible();
});
