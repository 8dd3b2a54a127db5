import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import {
  ended,
  LONG,
  mailedToLucie,
  openTheEmptyDossier,
  row,
  sendTheRobot,
} from '../support/robot.ts';

// Serial: signing in again as the same person revokes the link that another test has just requested.
test.describe.configure({ mode: 'serial' });

test('a second visit brings nothing twice', async ({ page }) => {
  test.setTimeout(2 * LONG);
  await openTheEmptyDossier(page);
  const dossier = page.url();
  await page.getByRole('link', { name: 'Récupérer chez le syndic' }).click();
  await page.getByRole('button', { name: 'Choisir ce syndic' }).click();
  await sendTheRobot(page);
  await expect(ended(page)).toBeVisible({ timeout: LONG });
  await page.goto(dossier);
  await page.getByRole('link', { name: 'Revenir chez le syndic' }).click();
  await sendTheRobot(page);
  await expect(ended(page)).toBeVisible({ timeout: LONG });
  await expect(page.getByText('Rien de nouveau')).toBeVisible();
});

test('the tax office asks for a code by e-mail, and the notice comes once it is given', async ({
  page,
}) => {
  test.setTimeout(2 * LONG);
  await openTheEmptyDossier(page);
  await page.getByRole('link', { name: 'Récupérer l’avis d’impôt' }).click();
  await sendTheRobot(page);
  const code = page.getByRole('textbox', { name: 'Code à 6 chiffres' });
  await expect(code).toBeFocused({ timeout: LONG });
  await expectAccessible(page);

  await code.fill('000000');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Le code précédent était incorrect.')).toBeVisible();
  const [sent = ''] = await mailedToLucie(page, /le code (\d{6})/);
  await code.fill(sent);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(ended(page)).toBeVisible({ timeout: LONG });
  await expect(page.getByText('Un nouveau fichier dans le dossier.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir le dossier' }).click();
  await expect(row(page, 'Taxe foncière', 'Vérifié')).toBeVisible({ timeout: LONG });
});
