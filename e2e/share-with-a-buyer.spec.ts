import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { renderPage } from '@quitus/reader/file/render';
import sharp from 'sharp';

import { smallPdf } from '../packages/server/test/small-pdf.ts';
import { expectAccessible } from './support/accessibility.ts';
import { inDatabase } from './support/database.ts';
import { dropFile } from './support/dropping.ts';
import { expect, linkMailedTo, signIn, signWithName, test } from './support/journey.ts';

/** The pages of the file are blank: whatever is not white was written on them. */
async function isBlank(picture: Buffer): Promise<boolean> {
  const { width, height } = await sharp(picture).metadata();
  // The heart of the page: its edges may show what is around it.
  const heart = {
    left: Math.floor(width / 4),
    top: Math.floor(height / 4),
    width: Math.floor(width / 2),
    height: Math.floor(height / 2),
  };
  const inside = await sharp(picture).extract(heart).removeAlpha().png().toBuffer();
  const { channels } = await sharp(inside).stats();
  return channels.every(({ min }) => min >= 250);
}

async function firstPage(pdf: Buffer): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'quitus-e2e-'));
  const path = join(folder, 'document');
  writeFileSync(path, pdf);
  const drawn = await renderPage(path, { page: 1, width: 600 });
  rmSync(folder, { recursive: true });
  if ('refusal' in drawn) throw new Error(drawn.refusal);
  return drawn.webp;
}

test('a file is dropped, checked by the team, shared with a buyer, and the link is closed', async ({
  page: owner,
  newBrowser,
  email,
}) => {
  test.slow();
  await signIn(owner, email);
  const dossier = owner.url();

  // A second browser of the same person sees it arrive.
  const other = await newBrowser();
  const seen = await linkMailedTo(owner, email);
  await other.request.post('/api/auth/email', { data: { email } });
  await other.goto(await linkMailedTo(other, email, seen));
  await other.waitForURL(/\/dashboard\//);
  const titleOn = (on: Page, status: string) =>
    on.getByRole('button', { name: new RegExp(`^Titre de propriété.*${status}`, 's') }).first();
  await expect(titleOn(other, 'À ajouter')).toBeVisible();

  const row = owner.locator('[data-depot="TITRE_PROP"]').first();
  await dropFile(row, 'acte 2012.pdf', smallPdf(2));
  await expect(owner.getByRole('region', { name: 'Envois' })).toContainText('acte 2012.pdf');
  await expect(owner.getByRole('progressbar').first()).toBeVisible();
  await expect(titleOn(other, 'À vérifier')).toBeVisible();

  // Somebody of the team accepts it.
  const staff = await newBrowser();
  const staffEmail = `equipe.${email}`;
  await signIn(staff, staffEmail);
  await inDatabase('update accounts set staff = true where email = $1', [staffEmail]);
  await staff.goto('/controle');
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(staff);
  await staff.goto(`${dossier}?document=TITRE_PROP`);
  await staff.getByRole('link', { name: 'Contrôler ce document' }).click();
  await staff.waitForURL(/\/controle/);
  await expect(staff.getByRole('region', { name: 'Contrôle du document' })).toBeVisible();
  await staff.keyboard.press('v');
  await expect(titleOn(owner, 'Vérifié')).toBeVisible();

  // The owner makes a link with a code and the watermark of buyers.
  await owner.getByRole('button', { name: 'Partager' }).first().click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByText('Acquéreur', { exact: true }).click();
  await dialog.getByLabel('Nom du destinataire').fill('Camille Roy');
  await dialog.getByLabel('Code d’ouverture').fill('482913');
  // Never shared before: their name is asked for here, and nowhere else afterwards.
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(dialog.getByLabel('Votre prénom')).toBeFocused();
  await signWithName(dialog, 'Claire', 'Dubois');
  await expectAccessible(owner, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const url = await owner.getByLabel('Lien de partage').inputValue();
  await owner.getByRole('button', { name: 'Terminer' }).click();
  const sharedWith = owner.getByRole('region', { name: 'Partagé avec' });
  await expect(sharedWith.getByText(/^Pas encore ouvert/)).toBeVisible();

  // The buyer, without an account.
  const buyer = await newBrowser();
  await buyer.goto(new URL(url).pathname);
  const code = buyer.getByLabel('Code');
  await code.fill('000000');
  await code.press('Enter');
  await expect(buyer.getByText('Ce code n’est pas le bon.')).toBeVisible();
  await code.fill('482913');
  await code.press('Enter');
  await expect(buyer.getByRole('heading', { name: /rue du Marché/i })).toBeVisible();
  await expect(buyer.getByText('partagé par Claire Dubois avec Camille Roy')).toBeVisible();
  await expect(buyer).toHaveTitle(/rue du Marché.*partagé par Claire Dubois/i);
  expect(await buyer.content()).not.toContain(email);
  await expectAccessible(buyer);
  // The first document is open already.
  const picture = buyer.getByRole('img', { name: /^Page 1 sur 2/ });
  await expect(picture).toBeVisible();
  expect(await isBlank(await picture.screenshot())).toBe(false);

  const downloading = buyer.waitForEvent('download');
  await buyer.getByRole('button', { name: /^Télécharger Titre de propriété/ }).click();
  const saved = await readFile(await (await downloading).path());
  expect(await isBlank(await firstPage(saved))).toBe(false);

  await buyer.getByRole('button', { name: 'Accuser réception' }).click();
  await buyer.getByRole('checkbox', { name: /^J’accepte de recevoir/ }).check();
  await buyer.getByRole('button', { name: 'Accuser réception' }).click();
  await expect(buyer.getByText(/R-\d{8}-/).first()).toBeVisible();

  await expect(sharedWith.getByText(/^Ouvert à l’instant|^Ouvert il y a/)).toBeVisible();

  // Closed by its maker, it closes where it is open.
  await owner
    .getByRole('button', { name: /Camille Roy/ })
    .first()
    .click();
  await owner.getByRole('button', { name: 'Révoquer le lien' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Révoquer le lien' }).click();
  await buyer.waitForURL(/\/message\?error=INVALID_SHARE_TOKEN/);
  await expect(buyer.getByText("Le lien de partage n'est pas valide")).toBeVisible();
  await expect(buyer.getByText('Demandez-en un nouveau à Claire Dubois.')).toBeVisible();
});
