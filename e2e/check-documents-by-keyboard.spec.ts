import type { Page } from '@playwright/test';

import { smallPdf } from '../packages/server/test/small-pdf.ts';
import { expectAccessible, expectToFit, SCHEMES, WIDTHS } from './accessibility.ts';
import { inDatabase } from './database.ts';
import { dropFile } from './dropping.ts';
import { expect, signIn, test } from './journey.ts';

async function joinTheTeam(page: Page, email: string): Promise<Page> {
  await signIn(page, email);
  await inDatabase('update accounts set staff = true where email = $1', [email]);
  return page;
}

const slotOn = (page: Page, name: string, status: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}.*${status}`, 's') }).first();

const dossierOf = (owner: Page) => new URL(owner.url()).pathname.split('/').at(-1);

/**
 * Other journeys fill the same queue: this one asks for its own document, which the desk of another
 * may have gone on to; in ten minutes it would be free again.
 */
async function openDesk(staff: Page, owner: Page, document_type: string): Promise<void> {
  const uid = dossierOf(owner);
  await inDatabase('update slot_controls set held_until = now() where portfolio_uid = $1', [uid]);
  await staff.goto(`/controle?dossier=${uid}&document=${document_type}`);
}

test('a document is accepted, taken back and refused with keys, and its owner sees it at once', async ({
  page: owner,
  newBrowser,
  email,
}) => {
  test.slow();
  await signIn(owner, email);
  const drop = (slot: string, name: string, pages: number) =>
    dropFile(owner.locator(`[data-depot="${slot}"]`).first(), name, smallPdf(pages));
  // Of a kind that no rule can judge: a person decides.
  await drop('PLAN_DU_LOGEMENT_ET_ANNEXES', 'plan.pdf', 2);
  await expect(slotOn(owner, 'Plan du logement', 'À vérifier')).toBeVisible();

  const staff = await joinTheTeam(await newBrowser(), `equipe.${email}`);
  await openDesk(staff, owner, 'PLAN_DU_LOGEMENT_ET_ANNEXES');
  const title = staff.getByRole('heading', { name: 'Plan du logement et annexes' });
  await expect(title).toBeVisible();
  await expect(staff.getByRole('img', { name: 'Page 1 sur 2 de plan.pdf' })).toBeVisible();
  await staff.keyboard.press('ArrowRight');
  await expect(staff.getByRole('img', { name: 'Page 2 sur 2 de plan.pdf' })).toBeVisible();

  // The first rule is turned by its figure, as often as needed.
  const first = staff
    .getByRole('region', { name: 'Contrôle du document' })
    .locator('ol > li')
    .first();
  await expect(first).toContainText(/Oui|Non|à répondre/);
  while (!(await first.innerText()).includes('Non')) await staff.keyboard.press('1');
  await expect(staff.getByText('Proposé d’après le contrôle 1.')).toBeVisible();

  await staff.keyboard.press('v');
  await expect(slotOn(owner, 'Plan du logement', 'Vérifié')).toBeVisible();
  const done = staff.getByText('Vérifié. Plan du logement et annexes, 14 rue du Marché');
  await expect(done).toBeVisible();

  await staff.keyboard.press('u');
  await expect(slotOn(owner, 'Plan du logement', 'À vérifier')).toBeVisible();
  await expect(title).toBeVisible();

  // Refused with a reason picked by its figure; the sentence follows, and letters typed stay letters.
  await staff.keyboard.press('r');
  const form = staff.getByRole('form', { name: /Pourquoi ce document/ });
  await expect(form).toBeVisible();
  await staff.keyboard.press('5');
  await expect(form.getByRole('button', { name: 'Illisible' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const said = form.getByLabel('Ce que la personne lira');
  await expect(said).toHaveValue(/Document actuel\s: Une partie du document ne se lit pas/);
  await expectAccessible(staff);
  await said.focus();
  await staff.keyboard.press('Control+End');
  await staff.keyboard.type(' Revu par vos soins.');
  await expect(said).toHaveValue(/Revu par vos soins\.$/);
  await staff.keyboard.press('Control+Enter');
  await expect(slotOn(owner, 'Plan du logement', 'Refusé')).toBeVisible();
  await slotOn(owner, 'Plan du logement', 'Refusé').click();
  await expect(
    owner
      .getByRole('dialog')
      .getByText(/Une partie du document ne se lit pas/)
      .first(),
  ).toBeVisible();
});

test('the desk closes what it opened with Escape, tells its keys, and lets them be switched off', async ({
  page: owner,
  newBrowser,
  email,
}) => {
  test.slow();
  await signIn(owner, email);
  const slot = owner.locator('[data-depot="OTHER_PROPERTY_DOCS"]').first();
  await dropFile(slot, 'servitude.pdf', smallPdf(1));
  await expect(slotOn(owner, 'Autres documents du bien', 'À vérifier')).toBeVisible();
  const staff = await joinTheTeam(await newBrowser(), `equipe.${email}`);
  await openDesk(staff, owner, 'OTHER_PROPERTY_DOCS');
  await expect(staff.getByRole('heading', { name: 'Autres documents du bien' })).toBeVisible();

  await staff.keyboard.press('p');
  const form = staff.getByRole('form', { name: /Pourquoi ce document/ });
  await expect(form.getByRole('button', { name: 'Il manque une pièce' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await staff.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await staff.keyboard.press('t');
  await expect(staff.getByLabel('Nouveau type')).toBeFocused();
  await staff.keyboard.press('Escape');

  await staff.keyboard.press('?');
  const help = staff.getByRole('dialog', { name: 'Tous les raccourcis' });
  await expect(help).toBeVisible();
  await expectAccessible(staff, '[role=dialog]');
  await help.getByRole('checkbox', { name: 'Raccourcis d’une seule touche' }).uncheck();
  await staff.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await staff.keyboard.press('r');
  await expect(form).toBeHidden();
  await staff.getByRole('button', { name: 'Refusé' }).click();
  await expect(form).toBeVisible();
});

test('two of the team never look at the same document', async ({
  page: owner,
  newBrowser,
  email,
}) => {
  test.slow();
  await signIn(owner, email);
  const slot = owner.locator('[data-depot="OTHER"]').first();
  await dropFile(slot, 'jugement.pdf', smallPdf(1));
  await expect(slotOn(owner, 'Autre document', 'À vérifier')).toBeVisible();
  const [one, other] = await Promise.all([
    joinTheTeam(await newBrowser(), `nadia.${email}`),
    joinTheTeam(await newBrowser(), `paul.${email}`),
  ]);
  await openDesk(one, owner, 'OTHER');
  await expect(one.getByRole('heading', { name: 'Autre document' })).toBeVisible();
  await other.goto(one.url());
  await expect(
    other.getByText('Une autre personne de l’équipe regarde ce document.'),
  ).toBeVisible();
  // The queue has it once it was read.
  await expect(async () => {
    await other.goto('/controle/file');
    await expect(other.getByText(`Regardé par nadia.${email}`)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expectAccessible(other);
});

for (const colorScheme of SCHEMES)
  test(`the desk fits every screen and is accessible, ${colorScheme}`, async ({
    page: owner,
    newBrowser,
    email,
  }) => {
    test.slow();
    await signIn(owner, email);
    const slot = owner.locator('[data-depot="OTHER_PROPERTY_DOCS"]').first();
    await dropFile(slot, 'piscine.pdf', smallPdf(3));
    await expect(slotOn(owner, 'Autres documents du bien', 'À vérifier')).toBeVisible();
    const staff = await joinTheTeam(await newBrowser(), `equipe.${email}`);
    await staff.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await staff.setViewportSize({ width, height: 844 });
      await openDesk(staff, owner, 'OTHER_PROPERTY_DOCS');
      await expect(staff.getByRole('heading', { name: 'Autres documents du bien' })).toBeVisible();
      await expectToFit(staff);
      // Colours do not change with the width: the night is looked at once.
      const looked = width === 1440 || (width === 390 && colorScheme === 'light');
      if (looked) await expectAccessible(staff);
      const page = staff.getByRole('button', { name: 'Page', exact: true });
      if (await page.isVisible()) await page.click();
      await expect(staff.getByRole('img', { name: /^Page 1 sur 3/ })).toBeVisible();
      await expectToFit(staff);
      if (looked) await expectAccessible(staff);
    }
  });
