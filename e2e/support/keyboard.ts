import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './accessibility.ts';
import { expect } from './journey.ts';

/** Presses Tab until this is where the keyboard stands; a person would not press for ever. */
export async function tabTo(
  page: Page,
  role: 'button' | 'checkbox' | 'textbox',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches « ${String(name)} »`);
}

/** The keyboard opens it, stays in it and comes back from it. */
export async function expectToHoldTheKeyboard(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  await expectAccessible(page, '[role$=dialog]');
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab');
    // A guard at the edge of the box takes the focus first, and hands it on.
    await expect
      .poll(() => dialog.evaluate((box) => box.contains(document.activeElement)))
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

export const OPENERS = ['Ouvrir une fenêtre', 'Demander confirmation', 'Ouvrir le tiroir'] as const;
