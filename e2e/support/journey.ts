// What every journey needs: a page that may not complain, a mailbox, a way to sign in.
import { randomBytes } from 'node:crypto';

import {
  test as base,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

export { expect };

type Fixtures = { complaints: string[]; email: string; newBrowser: () => Promise<Page> };

/** A refused call or a lost network is part of some journeys; the browser reports it in its own words. */
const EXPECTED =
  /^Failed to load resource: the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED/;

export const test = base.extend<Fixtures>({
  // Everybody comes from their own address: the limits per address are a journey of their own.
  extraHTTPHeaders: async ({ baseURL: _ }, provide) =>
    provide({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` }),
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text()))
          complaints.push(message.text());
      });
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  // For somebody else, or the same person elsewhere; a page left open goes on working beside the next journeys.
  newBrowser: async ({ browser, complaints }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      opened.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  email: async ({ page: _ }, provide) =>
    provide(`claire.${randomBytes(6).toString('hex')}@example.fr`),
});

type Mail = { to: string; subject: string; text: string };

/** The link of the latest mail to somebody, once it is not the one already seen. */
export async function linkMailedTo(page: Page, email: string, seen = ''): Promise<string> {
  let path = '';
  await expect(async () => {
    const mails: Mail[] = await (await page.request.get('/api/dev/outbox')).json();
    const mail = mails.find(({ to }) => to === email);
    path = /https?:\/\/[^/\s]+(\/\S+token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(path).not.toBe('');
    expect(path).not.toBe(seen);
  }).toPass({ timeout: 60_000 });
  return path;
}

export async function signUp(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/register/email', {
    data: {
      email,
      portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
      main_address: '14 Rue du Marché 44000 Nantes. 44, Loire-Atlantique, Pays de la Loire',
    },
  });
  expect(answer.status()).toBe(200);
}

export async function signIn(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await page.goto(await linkMailedTo(page, email));
  await page.waitForURL(/\/dashboard\//);
}

/** Types the e-mail on /connexion and goes to the second step. */
export async function startSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/connexion');
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('button', { name: 'Suivant' }).click();
}

/** In the form that shares for the first time: whoever does it says their name. */
export async function signWithName(dialog: Locator, first: string, last: string): Promise<void> {
  await dialog.getByLabel('Votre prénom').fill(first);
  await dialog.getByLabel('Votre nom').fill(last);
}

/** The page of the latest invitation into a dossier, once `count` were mailed; it says who invites. */
export async function invitationMailedTo(
  page: Page,
  email: string,
  signed: string,
  count = 1,
): Promise<string> {
  let path = '';
  await expect(async () => {
    const mails: Mail[] = await (await page.request.get('/api/dev/outbox')).json();
    const received = mails.filter(({ to }) => to === email);
    expect(received).toHaveLength(count);
    const text = received[0]?.text ?? '';
    expect(text).toContain(signed);
    path = /https?:\/\/[^/\s]+(\/invitation\/[\w-]+)/.exec(text)?.[1] ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return path;
}

/** The access token of the page is dead: its next call has to renew it. */
export const forgeAccess = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('devtokens') ?? '{}');
    localStorage.setItem('devtokens', JSON.stringify({ ...stored, access: 'perime' }));
  });
