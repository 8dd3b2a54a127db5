import { expectAccessible, expectToFit, SCHEMES, WIDTHS } from '../support/accessibility.ts';
import { inDatabase } from '../support/database.ts';
import {
  expect,
  invitationMailedTo,
  linkMailedTo,
  signIn,
  signWithName,
  test,
} from '../support/journey.ts';

test('somebody sees who came into their account and that the team looked at their dossier', async ({
  page,
  newBrowser,
  email,
}) => {
  await signIn(page, email);
  const dossier = new URL(page.url()).pathname;
  const refused = await page.request.post('/api/auth/password/authenticate', {
    data: { email, password: 'Pas-le-bon-1' },
  });
  expect(refused.ok()).toBe(false);
  const staff = await newBrowser();
  await signIn(staff, `equipe.${email}`);
  await inDatabase('update accounts set staff = true where email = $1', [`equipe.${email}`]);
  await staff.goto(dossier);
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/account/securite');
  const activity = page.getByRole('listitem');
  for (const said of [
    'Dossier ouvert par l’équipe Quitus',
    'Mot de passe erroné à la connexion',
    'Connexion par lien',
  ])
    await expect(activity.filter({ hasText: said })).toHaveCount(1);

  await staff.goto('/controle/journal');
  await staff.getByLabel('Adresse email du compte').fill(email);
  await staff.getByLabel('Issue').selectOption('Refusé');
  await staff.getByRole('button', { name: 'Filtrer' }).click();
  await staff.waitForURL(/issue=REFUSED/);
  // Until the answer comes, the unfiltered lines stay on screen.
  await expect(staff.getByText('Mot de passe erroné à la connexion')).toHaveCount(1);
  await expect(staff.getByText('Connexion par lien', { exact: true })).toBeHidden();
  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS) {
      await staff.emulateMedia({ colorScheme });
      await staff.setViewportSize({ width, height: 844 });
      await expectToFit(staff);
      await expectAccessible(staff);
    }

  await page.goto('/controle/journal');
  await expect(page.getByText('Code erreur : 404')).toBeVisible();
});

test('somebody sees in one card who was asked into their dossier and when they looked', async ({
  page,
  newBrowser,
  email,
}) => {
  await signIn(page, email);
  const notaryEmail = `notaire.${email}`;
  const card = page.getByRole('region', { name: 'Partagé avec' });
  await card.getByRole('button', { name: 'Partager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager ce dossier' });
  await dialog.getByText('Une invitation, avec un compte').click();
  await dialog.getByLabel('Adresse email').fill(notaryEmail);
  await signWithName(dialog, 'Claire', 'Dubois');
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText(/^Pas encore acceptée/)).toBeVisible();

  // Asked again, from the same row: a newer mail takes the place of the first.
  await card.getByRole('button', { name: new RegExp(notaryEmail) }).click();
  await expectAccessible(page, '[role=dialog]');
  await page.getByRole('button', { name: 'Renvoyer l’invitation' }).click();
  await expect(page.getByText('Invitation renvoyée')).toBeVisible();

  const notary = await newBrowser();
  const path = await invitationMailedTo(notary, notaryEmail, 'Claire Dubois vous donne accès', 2);
  await notary.goto(path);
  await notary.getByRole('button', { name: 'Valider' }).click();
  await notary.goto(await linkMailedTo(notary, notaryEmail));
  await notary.waitForURL(/\/dashboard\//);
  await expect(notary.getByRole('heading', { level: 1 })).toBeVisible();

  await page.reload();
  await expect(card.getByText(/^Ouvert à l’instant/)).toBeVisible();
  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await expectToFit(page);
    }
  await expectAccessible(page);
});
