import { expectAccessible, expectToFit, SCHEMES, WIDTHS } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { expectToHoldTheKeyboard, OPENERS, tabTo } from '../support/keyboard.ts';
import { SITE_PAGES } from '../support/site-pages.data.ts';
import { ERROR_CATALOGUE } from '../support/specification.data.ts';

for (const path of SITE_PAGES)
  test(`${path} is accessible by day and by night, and fits every width`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page);
      const header = await page.getByRole('banner').first().boundingBox();
      expect(header?.height).toBeLessThan(100);
      const edges = await page
        .locator('header.conteneur, footer .conteneur')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
      expect(new Set(edges).size, `one margin at ${width}: ${edges.join()}`).toBe(1);
    }
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });

/** The parts of the landing page, from its top to its foot, by a word that each shows. */
const LANDING_PARTS = [
  'Le dossier de vente, enfin en ordre.',
  'Ils rangent leurs dossiers avec Quitus',
  'syndics connectés',
  'Tout ce que demande une vente, au même endroit.',
  'Un tableau de bord qui s’éclaire à mesure que le dossier avance.',
  'Ils ont signé plus tôt.',
  'Vu à la télévision',
  'Une question ? Contactez nous !',
];
/** One colour compresses to a few kilobytes, whatever its size. */
const EMPTY_BYTES = 6000;

test('a visitor who does nothing has the whole page, in a picture and in print', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Refuser' })).toBeEnabled();
  for (const words of LANDING_PARTS)
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  const sections = await page.locator('main section').all();
  expect(sections.length).toBeGreaterThanOrEqual(LANDING_PARTS.length);
  for (const section of sections) {
    const clip = (await section.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const picture = await page.screenshot({ fullPage: true, clip });
    expect(picture.length, await section.innerText()).toBeGreaterThan(EMPTY_BYTES);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  for (const words of LANDING_PARTS)
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
});

test('a click as soon as the page is loaded is answered', async ({ page }) => {
  await page.goto('/');
  const loaded = Date.now();
  await page.getByRole('button', { name: "J'accepte" }).click();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  expect(Date.now() - loaded).toBeLessThan(10_000);
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await page.waitForURL('/connexion');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the landing page is whole', async ({ page }) => {
    await page.goto('/');
    for (const words of LANDING_PARTS)
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  });
  test('pages read, links work, and the form says what it needs', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('noscript p').first()).toContainText('JavaScript');
    await page.getByRole('link', { name: 'Offres Pro' }).first().click();
    await page.waitForURL('/offrepro');
    await expect(page.getByText('Pack Pro Illimité').first()).toBeVisible();
    await page.goto('/faq');
    expect(await page.locator('main details, main h3').count()).toBeGreaterThan(24);
  });
});

test.describe('without JavaScript, behind a link', () => {
  test.use({ javaScriptEnabled: false });
  test('a number is verified by the server', async ({ page }) => {
    await page.goto('/verifier');
    await page.getByLabel('Numéro du document').fill('PED-2026-999999');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await page.waitForURL('/verifier/PED-2026-999999');
    await expect(page.locator('noscript h2')).toHaveText('Numéro inconnu');
    await expect(page.getByText('Vérification…')).toBeHidden();
    await page.getByRole('link', { name: 'Vérifier un autre numéro' }).click();
    await page.waitForURL('/verifier');
  });
  test('a shared dossier and an account say what they need', async ({ page }) => {
    await page.goto('/share/un-lien');
    const said = page.locator('noscript p');
    await expect(said).toContainText('Cette page demande JavaScript.');
    await expect(said).toContainText('la personne qui vous a écrit');
    await expect(page.getByText('Ouverture du dossier…')).toBeHidden();
    await page.goto('/account');
    await expect(said).toContainText('Cette page demande JavaScript.');
    await expect(page.getByText('Chargement…')).toBeHidden();
  });
});

test('the testimonials move as specified, and can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: /avis|témoignages/i });
  await carousel.scrollIntoViewIfNeeded();
  for (const [width, slides, arrows] of [
    [1200, 3, true],
    [899, 2, true],
    [639, 1, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await carousel.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const frame = await carousel.boundingBox();
        const slide = await carousel.locator('[data-slide], li').first().boundingBox();
        return frame && slide ? Math.round(frame.width / slide.width) : 0;
      })
      .toBe(slides);
    await expect(carousel.getByRole('button', { name: /suivant/i })).toBeVisible({
      visible: arrows,
    });
  }
  await carousel.getByRole('button', { name: /pause|arrêter/i }).click();
});

test('the landing button changes its words at 650 px', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  for (const [width, shown, hidden] of [
    [650, 'Tester gratuitement', "S'inscrire"],
    [649, "S'inscrire", 'Tester gratuitement'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(hero.getByText(shown, { exact: true })).toBeVisible();
    await expect(hero.getByText(hidden, { exact: true })).toBeHidden();
  }
});

test('every code of the catalogue has its sentence on /message', async ({ page }) => {
  for (const [code, text] of Object.entries(ERROR_CATALOGUE)) {
    await page.goto(`/message?error=${code}`);
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
  }
});

test('the public site, without a mouse', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenu')).toBeFocused();
  await tabTo(page, 'checkbox', 'Mettre le défilement en pause');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Mettre le défilement en pause' })).toBeChecked();
  await tabTo(page, 'textbox', 'Nom');
  await page.keyboard.type('Jeanne Martin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('jeanne.martin@example.fr');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bonjour, une question.');
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
  await tabTo(page, 'button', 'Envoyer');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Le message de contact a été envoyé')).toBeVisible();
});

test('a question of the help opens with Enter', async ({ page }) => {
  await page.goto('/faq');
  const question = page.locator('summary').first();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details').first()).toHaveAttribute('open', '');
});

test('what is typed before the scripts are there is known once they are', async ({
  page,
  email,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/connexion');
  await page.getByLabel('Adresse email').focus();
  await page.keyboard.type(email);
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Recevoir le lien' })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
});

test('what opens over a page by day is accessible, holds the keyboard and gives it back', async ({
  page,
}) => {
  await page.goto('/atelier');
  for (const name of OPENERS)
    await expectToHoldTheKeyboard(page, page.getByRole('button', { name }));
});
