import { expectSound } from '../support/accessibility.ts';
import { expect, signIn, test } from '../support/journey.ts';

test('somebody who lives in Belgium is billed there', async ({ page, email }) => {
  await signIn(page, email);
  await page.goto('/payment/PRO_UNLIMITED/clientdetails');

  await page.getByLabel('Prénom').fill('Claire');
  await page.getByLabel('Nom', { exact: true }).fill('Dubois');
  await page.getByLabel('Pays', { exact: true }).selectOption('Belgique');
  await page.getByLabel('Adresse', { exact: true }).fill('Rue Neuve 5');
  await page.getByLabel('Code postal').fill('44000');
  await page.getByLabel('Ville').fill('Bruxelles');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const pay = page.getByRole('button', { name: /^Commander et payer/ });
  await pay.click();
  await expect(page.getByText(/n’est pas valide\. Belgique\s: 4 chiffres/)).toBeVisible();
  await expectSound(page);

  await page.getByLabel('Code postal').fill('1000');
  await pay.click();
  await page.waitForURL(/\/caisse\//);
  await page.getByRole('button', { name: 'Payer : la carte est acceptée' }).click();
  await page.waitForURL(/\/payment\/success/);
  await expect(page.getByRole('heading', { name: 'Paiement reçu' })).toBeVisible();
});
