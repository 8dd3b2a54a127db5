// The list of documents is what one comes for: nothing above it may push it out of reach.
import type { Page } from '@playwright/test';

import { expect, test } from '../support/journey.ts';
import { dossierOf, enterDemo } from '../support/walk.ts';

const WHO = ['lucie@quais.example.fr', 'direction@quais.example.fr'];

/** Where the first document of the list stands, in heights of the screen from the top of the page. */
const firstRow = (page: Page): Promise<number> =>
  page
    .locator('[data-liste] li')
    .first()
    .evaluate((row) => (row.getBoundingClientRect().top + window.scrollY) / window.innerHeight);

for (const email of WHO)
  test(`the list of a full dossier starts on the first screen, as ${email}`, async ({ page }) => {
    await enterDemo(page, email);
    await page.goto(await dossierOf(page, 'rue du Marché'));
    const robot = page.getByRole('region', { name: 'Le robot' });

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(robot).toBeVisible();
    expect(await firstRow(page)).toBeLessThan(0.75);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('À vous de jouer')).toBeVisible();
    await expect(robot).toBeVisible();
    await expect.poll(() => firstRow(page)).toBeLessThan(1.5);
    await expect(page.getByText('Ajouter un document')).toBeInViewport();

    // What is sold comes after what is to be done, and before the list.
    const tops = await page
      .getByRole('heading', { name: /^(À vous de jouer|Pré-état daté|Immeuble et copropriété)$/ })
      .evaluateAll((all) => all.map((one) => one.textContent));
    expect(tops).toEqual(['À vous de jouer', 'Pré-état daté', 'Immeuble et copropriété']);
  });

test('what was read in a paper starts in the upper half of its drawer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterDemo(page, 'lucie@quais.example.fr');
  await page.goto(`${await dossierOf(page, 'rue du Marché')}?document=CHARGES`);
  const read = page.getByRole('heading', { name: 'Lu dans ce document' });
  await expect(read).toBeVisible();
  // The drawer slides in: it is measured once it stands.
  await expect
    .poll(async () => ((await read.boundingBox())?.y ?? Infinity) / 900)
    .toBeLessThanOrEqual(0.5);

  // The tools of a file are in a menu of the keyboard's.
  const more = page.getByRole('button', { name: /^Autres actions sur/ });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Renommer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('files on their way lie over nothing; a text is refused without leaving', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterDemo(page, 'lucie@quais.example.fr');
  await page.goto(await dossierOf(page, 'rue du Marché'));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('bonjour') };
  await page.getByLabel('Ajouter un document').setInputFiles([text]);
  const tray = page.getByRole('region', { name: 'Envois' });
  await expect(tray).toContainText('Ce format n’est pas accepté.');
  const foot = await tray.evaluate((element) => element.getBoundingClientRect().bottom);
  for (const other of [page.getByText('Visite guidée'), page.getByText('Mes dossiers').last()])
    expect(
      await other.evaluate((element) => element.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(foot);
  expect(sent).toEqual([]);
});
