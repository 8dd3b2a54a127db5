import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { printSample } from '@quitus/papers/samples/press';

import { HOMES } from '../packages/server/src/features/demo/demo-homes.data.ts';
import { papersOf } from '../packages/server/src/features/demo/demo-papers.data.ts';
import { expectAccessible, expectSound } from './support/accessibility.ts';
import { inDatabase } from './support/database.ts';
import { dropFile } from './support/dropping.ts';
import { expect, linkMailedTo, signIn, signWithName, test } from './support/journey.ts';

const HOME = 'tisserands';
/** What the order waits for, and what most of the statement is read on. */
const DROPPED = ['CV_AG', 'CHARGES', 'PV_AG', 'FICHE_SYN'] as const;
const GATE = {
  CV_AG: 'Convocation d’assemblée générale',
  CHARGES: 'Appels de charges',
} as const;

async function signUpForAStatement(page: Page, email: string): Promise<void> {
  await page.goto('/preetatdate');
  await page.getByRole('link', { name: 'Préparer mon dossier' }).first().click();
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.getByText('Votre premier dossier : un pré-état daté')).toBeVisible();
  await page.getByLabel('Adresse du bien').fill('61 Rue des Tisserands 37000 Tours');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Compte créé !')).toBeVisible();
  await page.goto(await linkMailedTo(page, email));
  await page.waitForURL(/\/dashboard\//);
  await expect(page.getByRole('heading', { level: 2, name: 'Pré-état daté' })).toBeVisible();
}

async function sayWhoseItIs(page: Page): Promise<void> {
  const { sellers, holding } = HOMES[HOME]();
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Modifier le dossier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/Propriétaire/)
    .fill(sellers.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join('\n'));
  const lots = holding?.owner.lots.map(({ number }) => String(number)) ?? [];
  await dialog.getByLabel(/Lots/).fill(lots.join(', '));
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
}

const rowOf = (page: Page, type: string) => page.locator(`[data-depot="${type}"]`).first();

async function dropPapers(page: Page): Promise<void> {
  for (const type of DROPPED)
    for (const { name, sample } of papersOf(HOME)[type] ?? [])
      await dropFile(rowOf(page, type), name, printSample(sample).pdf);
  for (const type of DROPPED)
    await expect(rowOf(page, type)).not.toContainText('À ajouter', { timeout: 60_000 });
  await expect(async () => expect(await unreadFiles(dossierOf(page))).toEqual([])).toPass({
    timeout: 180_000,
  });
}

const dossierOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Queued or being read: a queued paper shows nothing of it on its row. */
const unreadFiles = (dossier: string) =>
  inDatabase(
    `select f.name from document_files f join file_readings r on r.file_id = f.id
     where f.portfolio_uid = $1 and r.state in ('QUEUED', 'READING')`,
    [dossier],
  );

/** The machine accepts a paper or leaves it to a person; a queued paper is with neither yet. */
async function acceptTheRest(page: Page, staff: Page): Promise<void> {
  const dossier = dossierOf(page);
  for (const type of ['CV_AG', 'CHARGES'] as const)
    await expect(async () => {
      await page.reload();
      await expect(rowOf(page, type)).toBeVisible();
      if ((await rowOf(page, type).textContent())?.includes('Vérifié')) return;
      await staff.goto(`/controle?dossier=${dossier}&document=${type}`);
      await expect(staff.getByRole('heading', { name: GATE[type] })).toBeVisible({ timeout: 3000 });
      await staff.keyboard.press('v');
      await expect(rowOf(page, type)).toContainText('Vérifié');
    }).toPass({ timeout: 120_000 });
}

/** Each figure leads to where the paper says it. */
async function lookAtWhatWasRead(page: Page): Promise<void> {
  await rowOf(page, 'CHARGES')
    .getByRole('button', { name: /^Appels de charges/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Appels de charges' });
  await expect(drawer.getByRole('heading', { name: 'Lu dans ce document' }).first()).toBeVisible();
  const total = drawer.locator('[data-fact]').filter({ hasText: 'Montant de l’appel' }).first();
  await expect(total).toContainText(/(?:recoupé|lu deux fois|lu), page 1/);
  await total.click();
  const box = drawer.getByRole('button', { name: /^Montant de l’appel/, pressed: true });
  await expect(box.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** What the papers propose is taken once, nobody knows the rest; then every part is confirmed. */
async function settleEverything(page: Page): Promise<void> {
  const open = page.getByRole('region', { name: 'Rubriques nécessaires' }).locator('[data-field]');
  const asked = await open.count();
  await open.first().click();
  await page.getByRole('button', { name: 'Retenir cette valeur' }).first().click();
  await expect(open).toHaveCount(asked - 1);
  for (let count = asked - 1; count > 0; count--) {
    await open.first().click();
    await page.keyboard.press('i');
    await expect(open).toHaveCount(count - 1);
  }
  await page.getByRole('tab', { name: /^Toutes les rubriques/ }).click();
  const confirm = page.getByRole('button', { name: /^Approuver l(?:a valeur|es \d+ valeurs)/ });
  for (let count = await confirm.count(); count > 0; count--) {
    await confirm.first().click();
    await expect(confirm).toHaveCount(count - 1);
  }
}

async function payAtTheTestCashier(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Payer/ }).click();
  await page.waitForURL(/\/payment\/.*clientdetails/);
  await expect(page.getByRole('heading', { name: 'Payer la commande' })).toBeVisible();
  await expect(page.getByLabel('Prénom')).toBeVisible();
  await expect(page.getByLabel('SIRET')).toHaveCount(0);
  await page.getByLabel('Prénom').fill('Étienne');
  await page.getByLabel('Nom', { exact: true }).fill('Nérisson');
  await page.getByLabel('Adresse', { exact: true }).fill('61 rue des Tisserands');
  await page.getByLabel('Code postal').fill('37000');
  await page.getByLabel('Ville').fill('Tours');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: /^Commander et payer/ }).click();
  await page.waitForURL(/\/caisse\//);
  await page.getByRole('button', { name: 'Payer : la carte est acceptée' }).click();
  await page.waitForURL(/\/payment\/success/);
}

test('a new visitor sells a flat: papers, statement, payment, delivery, check, notary', async ({
  page,
  newBrowser,
  email,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUpForAStatement(page, email);
  const dossier = new URL(page.url()).pathname;
  await sayWhoseItIs(page);
  await dropPapers(page);

  const staff = await newBrowser();
  await signIn(staff, `equipe.${email}`);
  await inDatabase('update accounts set staff = true where email = $1', [`equipe.${email}`]);
  await acceptTheRest(page, staff);
  await lookAtWhatWasRead(page);

  await page.getByRole('link', { name: 'Commander le pré-état daté' }).click();
  await expect(page.getByRole('img', { name: /^Page 1 sur \d+ du pré-état daté/ })).toBeVisible();
  await expectSound(page);
  await settleEverything(page);
  await expect(page.getByText('Livré dès le paiement.')).toBeVisible();
  await payAtTheTestCashier(page);

  await page.goto(`${dossier}/missionsped`);
  await expect(page.getByRole('heading', { name: 'Livré', exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expectSound(page);
  const number =
    (await page
      .getByText(/^PED-\d{4}-\d{6}$/)
      .first()
      .textContent()) ?? '';
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Télécharger ${number}` }).click(),
  ]);
  const pdf = await readFile(await saved.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(async () => {
    const mails = await (await page.request.get('/api/dev/outbox')).json();
    expect(JSON.stringify(mails)).toContain(number);
  }).toPass({ timeout: 60_000 });

  // Whoever holds the paper checks it, without an account.
  const anybody = await newBrowser();
  await anybody.goto(`/verifier/${number}`);
  await expect(anybody.getByRole('heading', { name: 'Document authentique' })).toBeVisible();
  const drop = anybody.locator('input[type=file]');
  await drop.setInputFiles({ name: 'ped.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(anybody.getByText('C’est bien ce fichier')).toBeVisible();
  const altered = Buffer.concat([pdf, Buffer.from('\n')]);
  await drop.setInputFiles({ name: 'ped.pdf', mimeType: 'application/pdf', buffer: altered });
  await expect(anybody.getByText('Ce n’est pas ce fichier')).toBeVisible();
  await expectAccessible(anybody);

  // It stays on the dossier; the notary receives it with the rest.
  await page.goto(dossier);
  await expect(page.getByText(`N° ${number}, livré le`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Partager' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Notaire', { exact: true }).click();
  await dialog.getByLabel('Nom du destinataire').fill('Me Lemaire');
  await signWithName(dialog, 'Claire', 'Dubois');
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  const url = await page.getByLabel('Lien de partage').inputValue();
  const notary = await newBrowser();
  await notary.goto(new URL(url).pathname);
  await expect(notary.getByRole('button', { name: /^Pré-état daté Vérifié/ })).toBeVisible();
});
