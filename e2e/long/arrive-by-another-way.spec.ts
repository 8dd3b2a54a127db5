import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';

import { databaseUrl } from '../support/database.ts';
import { DATA, PORT } from '../support/environment.ts';
import { expect, linkMailedTo, signUp, test } from '../support/journey.ts';

const root = join(import.meta.dirname, '..', '..');

/** A command of the team, on the database of the running server. */
const command = (script: string, ...args: string[]): string =>
  execFileSync(process.execPath, [`packages/server/src/${script}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl(),
      QUITUS_DATA: DATA,
      PUBLIC_URL: `http://localhost:${PORT}`,
    },
  });

const prospectPath = () =>
  /\/onboard\/[\w-]+/.exec(
    command(
      'prospect',
      '--invited-by',
      'Agence des Quais',
      '--type',
      'HOUSE_SALE_PORTFOLIO',
      '--address',
      '8 Impasse du Lavoir 44400 Rezé',
    ),
  )?.[0] ?? '';

test('a prospect opens the prepared dossier with an e-mail, once', async ({ page, email }) => {
  const path = prospectPath();
  await page.goto(path);
  await expect(page.getByText('Agence des Quais a préparé votre dossier.')).toBeVisible();
  await expect(page.getByText('impasse du Lavoir')).toBeVisible();
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('button', { name: /Ouvrir mon dossier|Créer mon compte/ }).click();
  await page.waitForURL(/\/dashboard\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('impasse du Lavoir');
  await page.goto(path);
  await expect(page.getByText("le lien d'invitation n'est pas valide")).toBeVisible();
});

test('a prospect whose e-mail has an account gets a link by mail instead', async ({
  page,
  email,
}) => {
  await signUp(page, email);
  const first = await linkMailedTo(page, email);
  await page.goto(prospectPath());
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('button', { name: /Ouvrir mon dossier|Créer mon compte/ }).click();
  await expect(page.getByText('Consultez votre boîte mail')).toBeVisible();
  await linkMailedTo(page, email, first);
});

test('a link that was never made says so', async ({ page }) => {
  await page.goto('/onboard/nimporte-quoi');
  await expect(page.getByText("le lien d'invitation n'est pas valide")).toBeVisible();
});

test('a partner’s software opens the dossier; its address serves once and cannot be changed', async ({
  page,
  email,
}) => {
  const printed = command('partner', 'Logiciel Clé');
  const [, partner = ''] = /identifiant\s*:\s*(\S+)/.exec(printed) ?? [];
  const [, key = ''] = /clé\s*:\s*(\S+)/.exec(printed) ?? [];
  const fields = {
    address: '3 rue de l’Œillet 44000 Nantes',
    email,
    expires: String(Math.floor(Date.now() / 1000) + 300),
    partner,
    portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
    reference: 'V-118',
  };
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
  const signature = createHmac('sha256', key).update(text).digest('hex');
  const address = (change: object = {}) =>
    `/integration/url?${new URLSearchParams({ ...fields, signature, ...change })}`;

  await page.goto(address({ email: 'victime@example.fr' }));
  await expect(page.getByText('Le lien de votre logiciel n’est pas valide.')).toBeVisible();
  await page.goto(address());
  await page.waitForURL(/\/dashboard\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('rue de l’Œillet');
  await page.goto(address());
  await expect(page.getByText('Ce lien a déjà servi.')).toBeVisible();
});
