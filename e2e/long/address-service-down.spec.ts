import { ERRORS } from '@quitus/api/errors';

import { expect, linkMailedTo, test } from '../support/journey.ts';

test('without the address service, an address typed by hand is accepted', async ({
  page,
  email,
  complaints,
}) => {
  await page.route('**/api/addresses*', (route) =>
    route.fulfill({ status: 503, json: { error: 'ADDRESS_SEARCH_UNAVAILABLE' } }),
  );
  await page.goto('/inscription');
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByLabel('Adresse du bien').fill('Lieu-dit Les Quatre Vents, 29000 Quimper');
  await expect(page.getByText(ERRORS.ADDRESS_SEARCH_UNAVAILABLE.text).first()).toBeVisible();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Compte créé !')).toBeVisible();
  expect(await linkMailedTo(page, email)).toContain('/auth?');
  // The browser itself reports the 503 that was simulated.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
});

test('suggestions wait for four characters and a pause', async ({ page, email }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/addresses')) asked.push(request.url());
  });
  await page.clock.install();
  await page.goto('/inscription');
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('button', { name: 'Suivant' }).click();
  const address = page.getByLabel('Adresse du bien');
  await address.fill('14 ');
  await page.clock.fastForward(2000);
  expect(asked).toEqual([]);
  await address.pressSequentially('RUE Vic', { delay: 20 });
  await expect(page.getByRole('option').first()).toContainText('14 Rue Victor Hugo');
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? '').searchParams.get('q')).toBe('14 rue vic');
});
