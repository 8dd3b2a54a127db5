import type { Page } from '@playwright/test';

import { inDatabase } from '../support/database.ts';
import { expect, signIn, test } from '../support/journey.ts';

const DOSSIERS = 120;

/** What years of work bring: as many dossiers, each with its lot and its owner. */
const fillAgency = (email: string) =>
  inDatabase(
    `with holder as (update accounts set account_type = 'PRO_UNLIMITED' where email = $1 returning id, organization_id)
     insert into portfolios (portfolio_type, main_address, reference, owners, owner_id, organization_id, search_text,
       holder_search_text, last_activity_at, created_at)
     select 'APARTMENT_SALE_PORTFOLIO', n || ' Rue de la Fontaine 44000 Nantes', 'Lot ' || n, array['Famille ' || n],
       id, organization_id, n || ' rue de la fontaine 44000 nantes lot ' || n,
       n || ' rue de la fontaine 44000 nantes lot ' || n || ' famille ' || n,
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from holder, generate_series(1, $2::int) as n`,
    [email, DOSSIERS],
  );

const rows = (page: Page) => page.locator('main ul > li');
const rowOf = (page: Page, lot: number) =>
  rows(page).filter({ has: page.getByText(`Lot ${lot}`, { exact: true }) });
const topOf = async (page: Page, lot: number) => (await rowOf(page, lot).boundingBox())?.y ?? -1;

test('a dossier far down a long list is opened, and one comes back to it', async ({
  page,
  email,
}) => {
  await signIn(page, email);
  await fillAgency(email);

  await test.step('the list is read further, with its filter', async () => {
    await page.goto('/account?filtre=a-commencer');
    await expect(page.getByText(/^20 dossiers sur/)).toBeVisible();
    await page.getByRole('button', { name: 'Voir les suivants' }).click();
    await expect(rows(page)).toHaveCount(70);
  });

  await test.step('back from a dossier, the same row is where it was', async () => {
    await rowOf(page, 62).scrollIntoViewIfNeeded();
    const before = await topOf(page, 62);
    await rowOf(page, 62).getByRole('link').click();
    await page.waitForURL(/\/dashboard\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('62 rue de la Fontaine');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/account\?filtre=a-commencer$/);
    await expect(rows(page)).toHaveCount(70);
    await expect.poll(() => topOf(page, 62).then((top) => Math.abs(top - before))).toBeLessThan(3);
    await expect(rowOf(page, 62).getByRole('link')).toBeFocused();
  });

  await test.step('« Mes dossiers » leads back there too', async () => {
    await page.keyboard.press('Enter');
    // The address changes before the page does: until then « Mes dossiers » is the list's own.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('62 rue de la Fontaine');
    await page
      .getByRole('navigation', { name: 'Navigation du compte' })
      .getByRole('link', { name: 'Mes dossiers' })
      .click();
    await expect(page).toHaveURL(/\/account\?filtre=a-commencer$/);
    await expect(rowOf(page, 62)).toBeInViewport();
  });

  await test.step('arrows go from row to row, and from the search to what it found', async () => {
    await rowOf(page, 62).getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await expect(rowOf(page, 63).getByRole('link')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(rows(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('famille 117');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('radio', { name: /^Tous/ })).toHaveAccessibleName('Tous 1');
    await page.keyboard.press('ArrowDown');
    await expect(rowOf(page, 117).getByRole('link')).toBeFocused();
  });

  await test.step('the palette finds it by its lot', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('lot 98');
    const found = page.getByRole('option', { name: /Lot 98/ });
    await expect(found).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('98 rue de la Fontaine');
  });
});
