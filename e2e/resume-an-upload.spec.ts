import { randomBytes } from 'node:crypto';

import { urlOf } from '@quitus/api/client';
import { API_BASE } from '@quitus/api/endpoint';
import { uploadsApi } from '@quitus/api/uploads.api';

import { expect, signIn, test } from './support/journey.ts';

/** Large uploads share the processor with the other journeys. */
const PATIENT = { timeout: 90_000 };
/** A PDF heavy enough to be on its way for a while. */
const heavy = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(12_000_000)]);

test('a file on its way goes on after a reload, from where it was', async ({ page, email }) => {
  test.slow();
  await signIn(page, email);
  const offsets: number[] = [];
  let blocked = true;
  let held = false;
  const uploads = urlOf(API_BASE, uploadsApi.appendUpload, { params: { id: '*' } });
  await page.route(`**${uploads}`, async (route) => {
    const request = route.request();
    if (request.method() === 'PATCH') {
      const offset = Number(request.headers()['upload-offset']);
      // The second piece, sent once the server has the first, waits until the page is gone.
      if (blocked && offset > 0) {
        held = true;
        return;
      }
      offsets.push(offset);
    }
    await route.continue();
  });
  await page.getByRole('button', { name: /^RIB/ }).first().click();
  const file = { name: 'lourd.pdf', mimeType: 'application/pdf', buffer: heavy };
  await page.getByRole('dialog').getByLabel('Ajouter le RIB').setInputFiles([file]);
  await expect.poll(() => offsets).toEqual([0]);
  await expect(page.getByRole('region', { name: 'Envois' })).toContainText('lourd.pdf');

  page.on('dialog', (dialog) => void dialog.accept());
  await expect.poll(() => held, PATIENT).toBe(true);
  blocked = false;
  await page.reload();
  await expect.poll(() => offsets.length, PATIENT).toBeGreaterThan(1);
  expect(offsets[1]).toBeGreaterThan(0);
  // It is no PDF after all, and the page says so once everything was sent.
  await expect(page.getByText(/abîmé/).first()).toBeVisible(PATIENT);
});
