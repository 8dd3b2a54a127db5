import { expect, signIn, test } from '../support/journey.ts';

const YEAR = 365 * 24 * 3600;

test('accepting is kept for 365 days and hides the banner', async ({ page, context }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: "J'accepte" }).click();
  await expect(banner).toBeHidden();
  const consent = (await context.cookies()).find(({ name }) => name === 'cookie-consent');
  expect(Math.round((consent?.expires ?? 0) - Date.now() / 1000)).toBeGreaterThan(YEAR - 120);
  await page.goto('/faq');
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await expect(banner).toBeVisible();
});

test('before the scripts are there the answers wait, then they answer', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/faq');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner.getByRole('button', { name: 'Refuser' })).toBeDisabled();
  release();
  await banner.getByRole('button', { name: 'Refuser' }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('cookie-refusal'))).toBe('1');
});

test('refusing removes the flag, the cookies and the session, and hides the banner', async ({
  page,
  context,
  email,
}) => {
  await signIn(page, email);
  const url = new URL('/', page.url()).href;
  await context.addCookies([
    { name: 'cookie-consent', value: 'true', url },
    { name: 'autre', value: '1', url },
  ]);
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await banner.getByRole('button', { name: 'Refuser' }).click();
  await expect(banner).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('devtokens'))).toBeNull();
  await page.goto('/account');
  await page.waitForURL('/connexion');
});

test('both answers weigh the same, and the keyboard reaches them', async ({ page }) => {
  await page.goto('/');
  const sizes = await Promise.all(
    ['Refuser', "J'accepte"].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect(sizes[0]?.width).toBe(sizes[1]?.width);
  expect(sizes[0]?.height).toBe(sizes[1]?.height);
  await expect(page.getByRole('button', { name: 'Refuser' })).toBeEnabled();
  await page.getByRole('button', { name: 'Refuser' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
});

test('nothing leaves the site, before consent nor after when nothing is configured', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== baseURL && !['data:', 'blob:'].includes(url.protocol))
      outside.push(request.url());
  });
  for (const path of ['/', '/offrepro', '/faq', '/connexion', '/inscription'])
    await page.goto(path);
  await page.goto('/');
  await page.getByRole('button', { name: "J'accepte" }).click();
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
});
