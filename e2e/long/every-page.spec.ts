import { expectAccessible, expectToFit, SCHEMES } from '../support/accessibility.ts';
import { expect, signIn, test } from '../support/journey.ts';
import { SITE_PAGES } from '../support/site-pages.data.ts';

const PUBLIC = [
  ...SITE_PAGES,
  '/inscription',
  '/connexion',
  '/message',
  '/etat-des-portails',
  '/share/jeton',
  '/verifier',
  '/verifier/PED-2026-000001',
  '/invitation/jeton',
  '/onboard/identifiant',
  '/integration/url',
];
const PROTECTED = [
  '/dashboard/uid',
  '/dashboard/uid/syndic',
  '/dashboard/uid/impots',
  '/dashboard/uid/missions',
  '/dashboard/uid/missionsped',
  '/dashboard/uid/download',
  '/dashboard/uid/preetatdate',
  '/account',
  '/account/nouveauportfolio',
  '/account/nouveauutilisateur',
  '/payment/offre',
  '/payment/produit/clientdetails',
  '/payment/success',
];
const SCREENS = [
  '/connexion',
  '/inscription',
  '/message',
  '/password/reset',
  '/invitation',
  '/etat-des-portails',
];
const WIDTHS = [390, 768, 1440];

test('every public page of the specification answers', async ({ page }) => {
  for (const path of PUBLIC) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

test('every protected page sends a stranger to sign-in', async ({ page }) => {
  for (const path of PROTECTED) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await page.waitForURL('/connexion');
  }
});

test('every protected page opens for somebody signed in', async ({ page, email }) => {
  await signIn(page, email);
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('signed in, a cut address and the public pages lead to the dossiers', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await page.goto('/dashboard');
  await page.waitForURL('/account');
  for (const path of ['/', '/inconnue']) {
    await page.goto(path);
    const own = page.getByRole('navigation').getByRole('link', { name: 'Mes dossiers' });
    await expect(own.first()).toHaveAttribute('href', '/account');
    await expect(page.getByRole('link', { name: 'Se connecter' })).toHaveCount(0);
  }
});

test('an unknown page says so, with status 404, and leads on', async ({ page }) => {
  const answer = await page.goto('/nimporte-quoi/du-tout');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByText('Oops! La page que nous recherchez semble introuvable.'),
  ).toBeVisible();
  await expect(page.getByText('Code erreur : 404')).toBeVisible();
  for (const [name, href] of [
    ['Aide', '/faq'],
    ['À propos', '/apropos'],
    ['Devenir partenaire', '/devenirpartenaire'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await page.getByRole('link', { name: 'Retour' }).click();
  await page.waitForURL('/');
});

test('a share link that was never made says so', async ({ page }) => {
  await page.goto('/share/jeton');
  await page.waitForURL('/message?error=INVALID_SHARE_TOKEN');
  await expect(page.getByText("Le lien de partage n'est pas valide")).toBeVisible();
  await expect(page).toHaveTitle(/^Message/);
});

test('a message page shows the sentence of its code', async ({ page }) => {
  await page.goto('/message?error=EXPIRED_SHARE_TOKEN');
  await expect(
    page.getByText('Le lien de partage a expiré, veuillez demander un autre lien de partage'),
  ).toBeVisible();
  await page.goto('/nimporte?error=INCONNU');
  await expect(page.getByText("Oops, une erreur s'est produite!")).toBeVisible();
});

test('an invitation continues only with both its parts, and forgets the session', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await page.goto('/invitation?email_b64=abc');
  await expect(page.getByText('Bienvenu sur')).toBeVisible();
  await expect(page.getByText('vous avez été invité à utiliser notre service')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled();
  await page.goto('/invitation?email_b64=abc&token=def');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('devtokens'))).toBeNull();
});

for (const scheme of SCHEMES)
  for (const path of SCREENS)
    test(`${path} is accessible and fits its width, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page);
        // Colours do not change with the width: the night is looked at once.
        if (width === 390 || (width === 1440 && scheme === 'light')) await expectAccessible(page);
      }
    });

test('a new page starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Mentions légales' }).click();
  await page.waitForURL('/mentionslegales');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
