// The strip that leads through a demonstration.
import type { Locator, Page } from '@playwright/test';

import { expect } from './journey.ts';

/** Printing and reading share two processors with the other journeys. */
export const LONG = 300_000;

export const guide = (page: Page): Locator => page.getByRole('region', { name: /^Visite guidée/ });

export async function expectStep(page: Page, rank: number): Promise<void> {
  await expect(guide(page)).toContainText(`étape ${rank} sur 5`, { timeout: LONG });
}
