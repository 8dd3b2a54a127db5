import { expect, linkMailedTo, startSignIn, test } from './support/journey.ts';

const PASSWORD = 'Vitrail2026';

test('sign up, open the mail, set a password, sign out, sign in with it', async ({
  page,
  email,
}) => {
  await test.step('two steps, an address chosen among the suggestions', async () => {
    await page.goto('/inscription?registration_code=SALON26');
    await expect(
      page.getByRole('heading', { name: 'Création de mon compte' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suivant' })).toBeDisabled();
    await page.getByLabel('Adresse email').fill(email.toUpperCase());
    await expect(page.getByLabel('Adresse email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Suivant' }).click();

    await expect(page.getByRole('radio', { name: /Bien en copropriété.*Vente/ })).toBeChecked();
    const create = page.getByRole('button', { name: 'Créer mon compte' });
    await expect(create).toBeDisabled();
    await page
      .getByRole('combobox', { name: 'Adresse du bien' })
      .pressSequentially('14 rue du mar');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Adresse du bien' })).toHaveValue(
      '14 Rue du Marché 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire',
    );
    await page.getByLabel(/Complément d’adresse/).fill('3ème étage');
    await create.click();
    await expect(page.getByText('Compte créé !')).toBeVisible();
    await expect(page.getByRole('status').getByText(email)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Adresse email' })).toHaveCount(0);
    await expect(page.getByText(/^Étape \d sur 2$/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Recommencer avec une autre adresse' }).click();
    await expect(page.getByRole('textbox', { name: 'Adresse email' })).toHaveValue('');
    expect(await page.evaluate(() => localStorage.getItem('registration_code'))).toBeNull();
  });

  await test.step('the mail is in the mailbox and its link signs in', async () => {
    const link = await linkMailedTo(page, email);
    await page.goto('/boite-mail');
    await page.getByRole('button', { name: new RegExp(email) }).click();
    const open = page.getByRole('link', { name: 'Ouvrir le lien' });
    await expect(open).toHaveAttribute(
      'href',
      new RegExp(link.replaceAll(/[?.]/g, String.raw`\$&`)),
    );
    await open.click();
    await page.waitForURL(/\/dashboard\/[0-9a-f-]{36}$/);
  });

  await test.step('the account says who it is; sign-in sends a link to set a password', async () => {
    const before = await linkMailedTo(page, email);
    await page.goto('/account/profil');
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await expect(page.getByText('Basic', { exact: true })).toBeVisible();
    await startSignIn(page, email);
    await page.getByRole('button', { name: 'Définir ou modifier mon mot de passe' }).click();
    await expect
      .poll(async () => (await linkMailedTo(page, email)).startsWith('/password/reset'))
      .toBe(true);
    expect(await linkMailedTo(page, email)).not.toBe(before);
    await page.goto(await linkMailedTo(page, email));
    await expect(
      page.getByRole('heading', { name: 'Réinitialisation du mot de passe' }),
    ).toBeVisible();
    const reset = page.getByRole('button', { name: 'Réinitialiser' });
    await expect(reset).toBeDisabled();
    const [first, second] = await page.locator('input[type=password]').all();
    await first?.fill('faible');
    await second?.fill('faible');
    await reset.click();
    await expect(page.getByText("Le mot de passe n'est pas valide")).toBeVisible();
    await first?.fill(PASSWORD);
    await expect(reset).toBeDisabled();
    await second?.fill(PASSWORD);
    await reset.click();
    await expect(page.getByText('Mot de passe mis à jour avec succès')).toBeVisible();
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('/connexion');
  });

  await test.step('sign in with it, see the account, sign out', async () => {
    await startSignIn(page, email);
    const button = page.getByRole('button', { name: 'Se connecter' });
    await expect(button).toBeDisabled();
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Afficher' }).click();
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');
    await button.click();
    await page.waitForURL(/\/dashboard\//);

    await page.goto('/connexion');
    await expect(page.getByText('Me reconnecter en tant que')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('link', { name: 'Accéder à mon Compte' }).click();
    await page.waitForURL('/account');
    await page.getByRole('button', { name: 'Mon compte' }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await page.waitForURL('/connexion');
    expect(await page.evaluate(() => localStorage.getItem('devtokens'))).toBeNull();
    await page.goto('/account');
    await page.waitForURL('/connexion');
  });
});
