import type { Page } from '@playwright/test';

import { expect, signIn, test } from '../support/journey.ts';

const AWAITED = 'Cette page s’ouvrira au retour du réseau.';

/** A page that is loaded again forgets it. */
const markPage = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
const expectSamePage = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-same-page', '');

async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Mon compte' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('without the network the screens of a dossier open, and another page waits for its return', async ({
  page,
  context,
  email,
}) => {
  await signIn(page, email);
  const dossier = page.url();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('rue du Marché');
  await markPage(page);
  // Where the router keeps the code of its pages, once all of it is there.
  const loaded = () =>
    page.evaluate(() => Object.keys(Reflect.get(window, '__reactRouterRouteModules')).join(' '));
  for (const screen of ['DownloadPage', 'MissionsPage', 'SyndicPage', 'OrderPage'])
    await expect.poll(loaded).toContain(screen);

  await context.setOffline(true);
  await expect(page.getByText(/hors connexion/)).toBeVisible();

  await test.step('a screen of the dossier opens', async () => {
    await page.getByRole('link', { name: 'Voir ce qui est déjà rempli' }).click();
    await page.waitForURL(/\/preetatdate$/);
    await expect(
      page.getByText('La page se complétera dès que vous serez en ligne.'),
    ).toBeVisible();
    await page.goBack();
    await expect(title).toContainText('rue du Marché');
  });

  await test.step('a page whose code is not here leaves the present one in place', async () => {
    await chooseInMenu(page, 'Mon profil');
    await expect(page.getByText(AWAITED)).toBeVisible();
    expect(page.url()).toBe(dossier);
    await expect(title).toContainText('rue du Marché');
    await expectSamePage(page);
  });

  await test.step('back online it opens by itself, without loading the site again', async () => {
    await context.setOffline(false);
    await page.waitForURL('/account/profil');
    await expect(title).toContainText('profil');
    await expect(page.getByText(AWAITED)).toBeHidden();
    await expect(page.getByText(/hors connexion/)).toBeHidden();
    await expectSamePage(page);
  });
});

test('a network that leads nowhere keeps the present page too', async ({
  page,
  email,
  complaints,
}) => {
  await signIn(page, email);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('rue du Marché');
  await markPage(page);
  await page.route('**/*', (route) => route.abort());
  await chooseInMenu(page, 'Mon profil');
  await expect(page.getByText(AWAITED)).toBeVisible();
  await expect(title).toContainText('rue du Marché');
  await expectSamePage(page);
  await page.unroute('**/*');
  await page.waitForURL('/account/profil');
  await expect(title).toContainText('profil');
  // The browser tells what it could not fetch.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((one) => !one.includes('net::ERR_')),
  );
});
