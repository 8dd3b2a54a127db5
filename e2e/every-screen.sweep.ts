// Axe on every page of the demonstration, as everybody who sees one, by day and by night, with what opens over it.
import { randomUUID } from 'node:crypto';

import { usualOptions } from '@quitus/domain/sharing/share-options';

import { expectToFit, violationsDayAndNight } from './support/accessibility.ts';
import { expect, test } from './support/journey.ts';
import { VISITS } from './support/screens.data.ts';
import { enterDemo, dossierOf, walk } from './support/walk.ts';

// Serial: signing in again as the same person revokes the link that another test has just requested.
test.describe.configure({ mode: 'default' });

for (const visit of VISITS)
  test(`nothing stands in the way of ${visit.as}`, async ({ page }) => {
    test.slow();
    expect(await walk(page, visit)).toEqual([]);
  });

test('nothing stands in the way of a stranger with a share link', async ({ page, newBrowser }) => {
  await enterDemo(page, 'direction@quais.example.fr');
  const dossier = await dossierOf(page, 'rue du Marché');
  const access = await page.evaluate(() => localStorage.getItem('devtokens') ?? '{}');
  const shared = await page.request.post(`/api/portfolios/${dossier.split('/').at(-1)}/shares`, {
    headers: { authorization: `Bearer ${JSON.parse(access).access}` },
    data: {
      id: randomUUID(),
      audience: 'ACQUEREUR',
      recipient: 'Famille Petit',
      email: null,
      categories: ['DOCS_IMMEUBLE_COPROPRIETE'],
      document_types: [],
      days: 30,
      code: null,
      ...usualOptions('ACQUEREUR'),
    },
  });
  const { url }: { url: string } = await shared.json();
  const stranger = await newBrowser();
  for (const width of [390, 1440]) {
    await stranger.setViewportSize({ width, height: 900 });
    await stranger.goto(url);
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsDayAndNight(stranger)).toEqual([]);
    await stranger
      .getByRole('button', { name: /^Règlement de copropriété/ })
      .first()
      .click();
    await expect(stranger.getByRole('img', { name: /page 1/i }).first()).toBeVisible();
    expect(await violationsDayAndNight(stranger)).toEqual([]);
    await expectToFit(stranger);
  }
});
