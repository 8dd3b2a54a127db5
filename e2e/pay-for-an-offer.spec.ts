import { readFile } from 'node:fs/promises';

import { expectSound } from './support/accessibility.ts';
import { expect, signIn, test } from './support/journey.ts';

test('somebody subscribes, whatever their bank says first, then leaves within the fourteen days', async ({
  page,
  email,
}) => {
  await signIn(page, email);

  await page.goto('/payment/offre');
  await page.getByRole('button', { name: 'Choisir Pro Illimité', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('commence tout de suite');
  await page.getByRole('link', { name: 'Continuer vers le paiement' }).click();

  const pay = page.getByRole('button', { name: 'Commander et payer 49 €' });
  await pay.click();
  await expect(page.getByText('Cochez cette case pour commander.')).toHaveCount(3);
  await expectSound(page);
  await page.getByLabel('Prénom').fill('Claire');
  await page.getByLabel('Nom', { exact: true }).fill('Dubois');
  await page.getByLabel('Adresse', { exact: true }).fill('27 bis rue de la Fontaine');
  await page.getByLabel('Code postal').fill('35000');
  await page.getByLabel('Ville').fill('Rennes');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await pay.click();

  await page.waitForURL(/\/caisse\//);
  await page.getByRole('button', { name: 'Payer avec une carte refusée' }).click();
  await expect(page.getByText('Carte refusée', { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Payer avec 3-D Secure' }).click();
  await page.getByRole('button', { name: 'Confirmer auprès de la banque' }).click();

  await page.waitForURL(/\/payment\/success/);
  await expect(page.getByRole('heading', { name: 'Paiement reçu' })).toBeVisible();
  await expectSound(page);

  await page.goto('/account/facturation');
  await expect(page.getByText(/Prochain paiement le/)).toBeVisible();
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Télécharger F/ }).click(),
  ]);
  const pdf = await readFile(await invoice.path(), 'latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toContain('factur-x.xml');
  await expectSound(page);

  await page.getByRole('button', { name: 'Résilier votre contrat Pro Illimité' }).click();
  await page.getByRole('button', { name: 'Confirmer la résiliation' }).click();
  await page.getByRole('button', { name: 'Garder cet abonnement Pro Illimité' }).click();
  await expect(page.getByText(/Prochain paiement le/)).toBeVisible();

  await page.getByRole('button', { name: /^Renoncer au contrat ici/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Vous serez remboursé de');
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(page.getByText(/^Rétractation confirmée le/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Télécharger A/ })).toBeVisible();
  await expect(page.getByText('Gratuit, avec un dossier.')).toBeVisible();
});
