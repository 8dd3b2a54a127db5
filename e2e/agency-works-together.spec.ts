import { expectAccessible } from './support/accessibility.ts';
import { inDatabase } from './support/database.ts';
import {
  expect,
  invitationMailedTo,
  linkMailedTo,
  signIn,
  signWithName,
  test,
} from './support/journey.ts';

/** What an offer of Quitus does to an account, until it can be bought. */
const makeMaster = (email: string) =>
  inDatabase(
    `with made as (update accounts set account_type = 'ENTERPRISE_MASTER' where email = $1 returning organization_id)
     update organizations set agent_allowance = 1, name = 'Agence des Quais' from made where id = made.organization_id`,
    [email],
  );

test('the head of an agency, an agent and a notary, each in a browser, live', async ({
  page: master,
  newBrowser,
  email,
}) => {
  const agentEmail = `agent.${email}`;
  const notaryEmail = `notaire.${email}`;
  const agent = await newBrowser();
  const notary = await newBrowser();

  await test.step('the head adds an agent, and cannot add a second past the allowance', async () => {
    await signIn(master, email);
    await makeMaster(email);
    await master.goto('/account/agents');
    const add = async (address: string) => {
      await master.getByLabel('Ajouter un agent').fill(address);
      await master.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    };
    await add(agentEmail);
    await expect(master.getByRole('listitem').filter({ hasText: agentEmail })).toContainText(
      'Invitation envoyée',
    );
    await expect(master.getByText('sur 1 inclus')).toBeVisible();
  });

  await test.step('the agent comes in by the mailed link and opens a dossier', async () => {
    await agent.goto(await linkMailedTo(agent, agentEmail));
    await expect(agent.getByText('Bienvenu sur')).toBeVisible();
    await agent.getByRole('button', { name: 'Continuer' }).click();
    await agent.waitForURL('/account');
    await agent.getByRole('link', { name: 'Nouveau dossier' }).first().click();
    await agent.getByLabel('Adresse du bien').fill('3 Allée des Saules 44300 Nantes');
    await agent.getByRole('button', { name: 'Créer le dossier' }).click();
    await agent.waitForURL(/\/dashboard\//);
    await expect(agent.getByRole('heading', { level: 1 })).toContainText('allée des Saules');
  });
  const dossier = new URL(agent.url()).pathname;

  await test.step('the head sees the agent’s dossier, with its manager', async () => {
    await master.goto('/account');
    const row = master.getByRole('listitem').or(master.getByRole('row')).filter({
      hasText: 'allée des Saules',
    });
    await expect(row.first()).toBeVisible();
    await master.goto(dossier);
    await expect(master.getByRole('heading', { level: 1 })).toContainText('allée des Saules');
  });

  await test.step('the agent invites a notary; the head sees it without reloading', async () => {
    await agent.getByRole('button', { name: 'Partager' }).first().click();
    const dialog = agent.getByRole('dialog', { name: 'Partager ce dossier' });
    await dialog.getByText('Une invitation, avec un compte').click();
    await dialog.getByLabel('Adresse email').fill(notaryEmail);
    await signWithName(dialog, 'Lucie', 'Martin');
    await expectAccessible(agent, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await expect(dialog).toBeHidden();
    await expect(master.getByText(notaryEmail).first()).toBeVisible();
  });

  await test.step('the notary validates, signs in, and sees what the role allows', async () => {
    await notary.goto(
      await invitationMailedTo(notary, notaryEmail, 'Lucie Martin vous donne accès'),
    );
    await notary.getByRole('button', { name: 'Valider' }).click();
    await expect(notary.getByText("L'invitation a été correctement validée.")).toBeVisible();
    await notary.goto(await linkMailedTo(notary, notaryEmail));
    await notary.waitForURL(dossier);
    await expect(notary.getByText('Vous êtes invité en tant que notaire')).toBeVisible();
    await expect(notary.getByRole('button', { name: 'Partager' })).toHaveCount(0);
    await expect(notary.getByText('Partagé avec')).toHaveCount(0);
    const guests = agent.getByRole('region', { name: 'Partagé avec' });
    await expect(guests.getByText(notaryEmail)).toBeVisible();
    await agent.reload();
    await expect(guests.getByText('Ouvert à l’instant')).toBeVisible();
    const history = agent.getByRole('region', { name: 'Historique' });
    await expect(history.getByText('Lucie Martin a invité')).toBeVisible();
  });

  await test.step('an answer of the agent reaches the two others at once', async () => {
    const question = 'Une question pour compléter votre liste';
    await agent.getByRole('button', { name: question }).click();
    await agent.getByRole('button', { name: 'Avant 1949' }).click();
    const sentence = /construit|construction|répondu/;
    for (const watching of [master, notary])
      await expect(
        watching.getByRole('region', { name: 'Historique' }).getByText(sentence).first(),
      ).toBeVisible();
  });

  await test.step('a document that does not apply leaves the count, with its reason', async () => {
    const counted = agent.getByText(/^sur \d+/);
    const before = Number.parseInt((await counted.textContent())?.slice(4) ?? '', 10);
    await agent
      .getByRole('button', { name: /Carnet d’entretien/ })
      .first()
      .click();
    const drawer = agent.getByRole('dialog', { name: /Carnet d’entretien/ });
    await drawer.getByRole('button', { name: /Ne s’applique pas/ }).click();
    await drawer.getByRole('textbox').fill('Immeuble sans syndic');
    await drawer.getByRole('button', { name: 'Écarter de la liste' }).click();
    await expect(counted).toContainText(`sur ${before - 1},`);
    await agent.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('archived, the dossier changes no more; restored, it does', async () => {
    await agent.getByRole('button', { name: 'Autres actions' }).click();
    await agent.getByRole('menuitem', { name: 'Archiver' }).click();
    await agent.getByRole('alertdialog').getByRole('button', { name: 'Archiver' }).click();
    await expect(agent.getByRole('button', { name: 'Partager' })).toHaveCount(0);
    await agent.getByRole('button', { name: 'Restaurer' }).first().click();
    await expect(agent.getByRole('button', { name: 'Partager' }).first()).toBeVisible();
  });

  await test.step('once removed, the notary loses the dossier where they stand', async () => {
    await agent.getByRole('button', { name: new RegExp(notaryEmail) }).click();
    await agent.getByRole('button', { name: 'Retirer l’accès au dossier' }).click();
    await agent.getByRole('alertdialog').getByRole('button', { name: 'Retirer l’accès' }).click();
    const gone = notary.getByRole('heading', { name: 'Ce dossier est introuvable' });
    await expect(gone).toBeVisible();
    await notary.reload();
    await expect(gone).toBeVisible();
    await expect(notary.getByText('allée des Saules')).toHaveCount(0);
  });

  await test.step('the head removes the agent and keeps the dossier', async () => {
    await master.goto('/account/agents');
    await master.getByRole('button', { name: 'Retirer Lucie Martin' }).click();
    await master
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Retirer de l’agence' })
      .click();
    await expect(master.getByRole('listitem').filter({ hasText: agentEmail })).toHaveCount(0);
    await master.goto(dossier);
    await expect(master.getByRole('heading', { level: 1 })).toContainText('allée des Saules');
  });
});
