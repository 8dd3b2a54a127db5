import { ERRORS } from '@quitus/api/errors';

import { expireLinks, expireSessions } from './support/database.ts';
import {
  expect,
  forgeAccess,
  linkMailedTo,
  signIn,
  signUp,
  startSignIn,
  test,
} from './support/journey.ts';

const EXPIRED = 'Le lien de connexion a expiré, veuillez demander un autre lien de connexion';

test('an expired link, a wrong password and an expired session are refused with their reasons', async ({
  page,
  email,
  complaints,
}) => {
  await test.step('the link says so and leads back to sign-in', async () => {
    await signUp(page, email);
    const link = await linkMailedTo(page, email);
    await expireLinks(email);
    await page.goto(link);
    await expect(page.getByText(EXPIRED)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('/connexion');
  });

  await test.step('the password is refused under its field, and nothing is lost', async () => {
    await startSignIn(page, email);
    const field = page.getByLabel('Mot de passe', { exact: true });
    await field.fill('Mauvais2026');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByText(ERRORS.INVALID_CREDENTIALS.text)).toBeVisible();
    await expect(field).toHaveValue('Mauvais2026');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the session ends at sign-in, which says why', async () => {
    const other = `autre.${email}`;
    await signIn(page, other);
    await expireSessions(other);
    await forgeAccess(page);
    await page.goto('/account');
    await page.waitForURL('/connexion?error_code=AUTH_ERROR');
    await expect(page.getByText("Erreur d'authentification")).toBeVisible();
    await expect(page.getByText('Essayez à nouveau de vous connecter')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('devtokens'))).toBeNull();
    // A profile that cannot be loaded is only logged, if the page is still there to log it.
    const others = complaints.splice(0).filter((said) => !said.includes('Le profil n’a pas pu'));
    expect(others).toEqual([]);
  });
});
