import type { Page } from '@playwright/test';

import { expectSound } from '../support/accessibility.ts';
import { expectStep, guide, LONG } from '../support/guide.ts';
import { expect, test } from '../support/journey.ts';

/** No postcode, no town: any text is an address. */
const ADDRESS = '7 impasse du Chat qui pêche';

const row = (page: Page, type: string) => page.locator(`[data-depot="${type}"]`).first();

/** By the forms of the site and the mailbox that they lead to. */
async function signUpAndOpenTheMail(page: Page, email: string): Promise<void> {
  await page.goto('/inscription');
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByLabel('Adresse du bien').fill(ADDRESS);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Compte créé !')).toBeVisible();
  await page.getByRole('link', { name: 'Ouvrir la boîte mail de démonstration' }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Actualiser' }).click();
    await expect(page.getByText(`À ${email}`)).toBeVisible({ timeout: 2000 });
  }).toPass();
  // The button of the mail itself, which is in a frame.
  const mail = page.frameLocator('iframe[title="L’e-mail tel qu’il s’affiche"]');
  await mail.locator('a.action').click();
  await page.waitForURL(/\/dashboard\//);
}

/** The sample papers carry the seller's name. */
async function sayWhoOneIs(page: Page): Promise<void> {
  const dossier = new URL(page.url()).pathname;
  await page.goto('/account/profil');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Bellanger');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByText('Enregistré', { exact: true }).first()).toBeVisible();
  await page.goto(dossier);
}

async function payAtTheTestCashier(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Payer/ }).click();
  await page.waitForURL(/\/payment\/.*clientdetails/);
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Bellanger');
  await page.getByLabel('Adresse', { exact: true }).fill(ADDRESS);
  await page.getByLabel('Code postal').fill('44000');
  await page.getByLabel('Ville').fill('Nantes');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: /^Commander et payer/ }).click();
  await page.waitForURL(/\/caisse\//);
  await page.getByRole('button', { name: 'Payer : la carte est acceptée' }).click();
  await page.waitForURL(/\/payment\/success/);
}

test('a newcomer is led from an address to a pré-état daté, with papers made up for it', async ({
  page,
  email,
}) => {
  test.setTimeout(2 * LONG);
  await signUpAndOpenTheMail(page, email);
  await sayWhoOneIs(page);
  await expectStep(page, 2);
  await expectSound(page);
  await guide(page).getByRole('link', { name: 'Aller aux papiers' }).click();
  const example = page.getByRole('button', { name: 'Essayer avec des papiers d’exemple' });
  await expect(example).toBeInViewport();
  await example.click();

  await expect(
    page.getByText(/^\d+ papiers et \d+ réponses, au nom de Camille Bellanger/),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Envois' })).toContainText('Appel de fonds');
  await expect(page.getByText(/^Lecture en cours\s: \d+ papiers? lus? sur \d+$/)).toBeInViewport();
  await expectStep(page, 3);
  for (const type of ['CHARGES', 'CV_AG'])
    await expect(row(page, type)).toContainText('Vérifié', { timeout: LONG });

  await guide(page).getByRole('link', { name: 'Ouvrir les charges' }).click();
  await expect(page.getByRole('dialog')).toContainText(/bellanger/i);
  await page.keyboard.press('Escape');

  await expectStep(page, 4);
  await guide(page).getByRole('link', { name: 'Créer un lien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nom du destinataire').fill('Me Lemaire');
  await dialog.getByLabel(/Envoyer le lien par e-mail/).fill('etude.lemaire@example.fr');
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(
    page.getByRole('link', { name: 'Ouvrir la boîte mail de démonstration' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Terminer' }).click();

  await expectStep(page, 5);
  await guide(page).getByRole('link', { name: 'Commander' }).click();
  await expect(guide(page)).toContainText('Relisez ce qui est rempli');
  await expect(guide(page).getByRole('link')).toHaveCount(0);
  await payAtTheTestCashier(page);
  await expect(guide(page)).toContainText('terminée', { timeout: LONG });
  await guide(page).getByRole('link', { name: 'Suivre le pré-état daté' }).click();
  await page.waitForURL(/\/missionsped/);

  // The person who ordered may be of the team and deliver it.
  await guide(page).getByRole('button', { name: 'Entrer comme Équipe Quitus' }).click();
  await page.waitForURL(/\/controle\/preetatdate\?commande=/);
  // It comes to the desk once it was made.
  await expect(page.getByRole('main')).toContainText('impasse du Chat qui pêche', {
    timeout: LONG,
  });
});
