import { smallPdf } from '../../packages/server/test/small-pdf.ts';
import { expect, signIn, test } from '../support/journey.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(smallPdf(2)),
});

test('a file is added, seen at once in another browser, looked at, removed and put back', async ({
  page,
  context,
  email,
}) => {
  await signIn(page, email);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: /^RIB.*À ajouter/s }).first()).toBeVisible();

  const openRib = (on: typeof page) => on.getByRole('button', { name: /^RIB/ }).first().click();
  await openRib(page);
  const drawer = page.getByRole('dialog', { name: 'RIB' });
  await drawer.getByLabel('Ajouter le RIB').setInputFiles([pdf('mon rib.pdf')]);
  await expect(page.getByRole('region', { name: 'Envois' })).toContainText('mon rib.pdf');
  await expect(drawer.getByText('2 pages')).toBeVisible();
  await expect(drawer.getByRole('img', { name: 'Page 1 sur 2 de mon rib.pdf' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Page suivante' }).click();
  await expect(drawer.getByRole('img', { name: 'Page 2 sur 2 de mon rib.pdf' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^RIB.*À vérifier/s }).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Télécharger mon rib.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('mon rib.pdf');

  await drawer.getByRole('button', { name: 'Autres actions sur mon rib.pdf' }).click();
  await drawer.getByRole('menuitem', { name: 'Retirer' }).click();
  await expect(other.getByRole('button', { name: /^RIB.*À ajouter/s }).first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Remettre mon rib.pdf' }).click();
  await expect(other.getByRole('button', { name: /^RIB.*À vérifier/s }).first()).toBeVisible();
});

test('a file that is not what it says is refused with its reason', async ({ page, email }) => {
  await signIn(page, email);
  await page.getByRole('button', { name: /^RIB/ }).first().click();
  const drawer = page.getByRole('dialog', { name: 'RIB' });
  const html = {
    name: 'rib.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html></html>'),
  };
  await drawer.getByLabel('Ajouter le RIB').setInputFiles([html]);
  const files = drawer.getByRole('region', { name: 'Fichiers' });
  await expect(files.getByText(/ne correspond pas à son extension/)).toBeVisible();
});
