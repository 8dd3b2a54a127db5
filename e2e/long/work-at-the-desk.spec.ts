import { smallPdf } from '../../packages/server/test/small-pdf.ts';
import { expectAccessible, expectToFit, SCHEMES, WIDTHS } from '../support/accessibility.ts';
import { joinTheTeam, openDesk, slotOn } from '../support/desk.ts';
import { dropFile } from '../support/dropping.ts';
import { expect, signIn, test } from '../support/journey.ts';

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
