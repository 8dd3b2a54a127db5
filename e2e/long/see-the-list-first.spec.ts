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
