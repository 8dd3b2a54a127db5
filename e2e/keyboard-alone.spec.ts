import { expect, linkMailedTo, signUp, test } from './support/journey.ts';
import { expectToHoldTheKeyboard, OPENERS, tabTo } from './support/keyboard.ts';

test.use({ colorScheme: 'dark' });

test('somebody signs in and answers what opens over a page, without a mouse, in the dark', async ({
  page,
  email,
}) => {
  test.slow();
  await signUp(page, email);
  const first = await linkMailedTo(page, email);
  await page.goto('/connexion');
  await tabTo(page, 'textbox', 'Adresse email');
  await page.keyboard.type(email);
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Recevoir le lien');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/lien sécurisé/)).toBeVisible();
  await page.goto(await linkMailedTo(page, email, first));
  await page.waitForURL(/\/dashboard\//);

  await page.goto('/atelier');
  for (const name of OPENERS)
    await expectToHoldTheKeyboard(page, page.getByRole('button', { name }));
});
