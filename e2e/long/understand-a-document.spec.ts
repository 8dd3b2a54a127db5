import type { Page } from '@playwright/test';
import type { Quarter } from '@quitus/papers/samples/accounts';
import { appelDeFonds } from '@quitus/papers/samples/appel-de-fonds';
import { printSample } from '@quitus/papers/samples/press';

import { HOMES } from '../../packages/server/src/features/demo/demo-homes.data.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { dropFile } from '../support/dropping.ts';
import { expect, signIn, test } from '../support/journey.ts';

const QUARTERS: readonly Quarter[] = [1, 2, 3, 4];

/** The call that covers today, of a home of the demonstration. */
function callOf(home: keyof typeof HOMES): Uint8Array {
  const today = new Date();
  const quarter = QUARTERS[Math.floor(today.getMonth() / 3)] ?? 1;
  return printSample(appelDeFonds(HOMES[home](), 'table', today.getFullYear(), quarter)).pdf;
}

const chargesOn = (page: Page, status: string) =>
  page.getByRole('button', { name: new RegExp(`^Appels de charges.*${status}`, 's') }).first();

async function sayWhoseItIs(page: Page): Promise<void> {
  const { sellers, holding } = HOMES.marche();
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Modifier le dossier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/Propriétaire/)
    .fill(sellers.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join('\n'));
  const lots = holding?.owner.lots.map(({ number }) => String(number)) ?? [];
  await dialog.getByLabel(/Lots/).fill(lots.join(', '));
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
}

/** The names and lots that the papers of a home give, as the drawer proposes them. */
async function confirmWhatWasRead(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Appels de charges' });
  for (const doubt of ['qui est propriétaire', 'quels lots sont vendus']) {
    const asked = drawer.getByRole('region', { name: 'À préciser' });
    // The row says « À vérifier » from the start; the doubt comes once the file was read, perhaps after others.
    await expect(asked.getByRole('heading')).toContainText(doubt, { timeout: 90_000 });
    await expectAccessible(page, '[role=dialog]');
    await asked.getByRole('button', { name: 'Confirmer' }).click();
  }
}

test('what the dossier does not say is said where the control doubts, and it runs again at once', async ({
  page,
  email,
}) => {
  test.slow();
  await signIn(page, email);
  const row = page.locator('[data-depot="CHARGES"]').first();
  await dropFile(row, 'appel.pdf', callOf('marche'));
  await chargesOn(page, 'À vérifier').click({ timeout: 90_000 });
  await confirmWhatWasRead(page);
  const drawer = page.getByRole('dialog', { name: 'Appels de charges' });
  await expect(drawer.getByText('Vérifié', { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  });
});

test('a call for funds is read, shown where it says what it says, and accepted without anybody', async ({
  page,
  email,
}) => {
  test.slow();
  await signIn(page, email);
  await sayWhoseItIs(page);
  const row = page.locator('[data-depot="CHARGES"]').first();
  await dropFile(row, 'appel.pdf', callOf('marche'));
  // Files of the other journeys may be read before it.
  await expect(chargesOn(page, 'Vérifié')).toBeVisible({ timeout: 90_000 });

  await chargesOn(page, 'Vérifié').click();
  const drawer = page.getByRole('dialog', { name: 'Appels de charges' });
  await expect(drawer.getByRole('heading', { name: 'Lu dans ce document' })).toBeVisible();
  const total = drawer.locator('[data-fact]').filter({ hasText: 'Montant de l’appel' });
  await expect(total).toContainText(/(?:recoupé|lu deux fois|lu), page 1/);
  await total.click();
  await expect(
    drawer.getByRole('button', { name: /^Montant de l’appel/, pressed: true }),
  ).toBeVisible();
  await total.press('Enter');
  await expect(total).toContainText(/confirmé par .+, page 1/);
  // Amounts come before names.
  await expect(drawer.locator('[data-fact]').first()).toContainText('Montant de l’appel');
  const works = drawer.locator('[data-fact]').filter({ hasText: 'Fonds de travaux' });
  await works.click();
  await works.press('m');
  await drawer.getByRole('textbox', { name: 'Fonds de travaux' }).fill('1,00');
  await drawer.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(works).toContainText(/corrigé par .*, page 1/);
  await expect(works).toContainText(/Avant.: .* \(lu\)/);
  await expectAccessible(page, '[role=dialog]');
});

test('the call of another building is refused, with what is there and what should be', async ({
  page,
  email,
}) => {
  test.slow();
  await signIn(page, email);
  await sayWhoseItIs(page);
  const row = page.locator('[data-depot="CHARGES"]').first();
  await dropFile(row, 'appel.pdf', callOf('saules'));
  await expect(chargesOn(page, 'Refusé')).toBeVisible({ timeout: 90_000 });
  await chargesOn(page, 'Refusé').click();
  const drawer = page.getByRole('dialog', { name: 'Appels de charges' });
  await expect(drawer).toContainText('3 Allée des Saules');
  await expect(drawer).toContainText('14 rue du Marché, 44000 Nantes');
  // No person spoke: there is nobody to answer, and somebody to ask.
  await expect(drawer.getByRole('button', { name: 'Répondre à l’équipe' })).toHaveCount(0);
  await expect(drawer.getByText('Redéposer les appels de charges')).toBeVisible();
  await drawer.getByRole('button', { name: 'Faire regarder par une personne' }).click();
  await drawer.getByRole('textbox').fill('La copropriété a deux entrées.');
  await drawer.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(drawer.getByText('À vérifier', { exact: true }).first()).toBeVisible();
  await expect(drawer).toContainText('Vérification par l’équipe');
});
