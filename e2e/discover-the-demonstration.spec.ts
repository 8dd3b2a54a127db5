import { expectSound } from './support/accessibility.ts';
import { expectStep, guide } from './support/guide.ts';
import { expect, test } from './support/journey.ts';

test('whoever does not want to be led says so once, and may come back to it', async ({ page }) => {
  await page.goto('/connexion');
  await page.getByRole('button', { name: 'Entrer : Directrice d’agence' }).click();
  await page.waitForURL('/account');
  await expectStep(page, 1);
  await expectSound(page);
  await guide(page).getByRole('button', { name: 'Passer la visite' }).click();
  await expect(guide(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mes dossiers' })).toBeVisible();
  await expect(guide(page)).toBeHidden();

  await page.getByRole('button', { name: 'Mon compte' }).click();
  await page.getByRole('menuitem', { name: 'Reprendre la visite guidée' }).click();
  await guide(page).getByRole('link', { name: 'Ouvrir ce dossier' }).click();
  await page.waitForURL(/\/dashboard\//);
  await expectStep(page, 2);
  // The demonstration may still be printing the papers of this dossier.
  const next = guide(page).getByRole('link', { name: /^(?:Envoyer le robot|Aller aux papiers)$/ });
  await expect(next).toBeVisible();

  // The mailbox knows who is there.
  await page.goto('/boite-mail');
  await expect(page.getByRole('link', { name: 'Mes dossiers' })).toBeVisible();
});
