import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const WIDTHS = [390, 768, 1440] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** Axe finds nothing; a failure names the rule and the first element. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    // What is right is not told node by node, which takes as long as finding what is wrong.
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

/** Nothing sticks out on the right. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `at ${page.viewportSize()?.width} px`).toBe(0);
}
