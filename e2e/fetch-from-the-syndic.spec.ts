import { expectAccessible, expectToFit } from './support/accessibility.ts';
import { expect, test } from './support/journey.ts';
import { ended, LONG, openTheEmptyDossier, row, sendTheRobot } from './support/robot.ts';

test('the robot fills a dossier from the syndic, and its papers are read and decided', async ({
  page,
}) => {
  test.setTimeout(2 * LONG);
  await openTheEmptyDossier(page);
  await page.getByRole('link', { name: 'Récupérer chez le syndic' }).click();
  await page.getByRole('button', { name: 'Choisir ce syndic' }).click();
  await expectAccessible(page);
  await sendTheRobot(page);
  await expect(ended(page)).toBeVisible({ timeout: LONG });
  await expect(page.getByText(/nouveaux fichiers dans le dossier/)).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
  }

  await page.getByRole('link', { name: 'Voir le dossier' }).click();
  await expect(row(page, 'Convocation d’assemblée générale', 'Vérifié')).toBeVisible({
    timeout: LONG,
  });
  await expect(page.getByText('Récupération en cours')).toHaveCount(0);
});
