import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const WIDTHS = [390, 768, 1440] as const;
export const SCHEMES = ['light', 'dark'] as const;

type Violation = readonly [rule: string, element: string | undefined];

async function violationsOf(page: Page, part: string, rules?: string[]): Promise<Violation[]> {
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode();
  // They take the focus only to pass it on, and hold nothing to read.
  axe.exclude('[data-base-ui-focus-guard]');
  // What is right is not told node by node, which takes as long as finding what is wrong.
  axe.options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html] as const);
}

/** Axe finds nothing; a failure names the rule and the first element. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await violationsOf(page, part)).toEqual([]);
}

/** By day everything; by night what the night changes, which is the colours. What fails says where. */
export async function violationsDayAndNight(page: Page, part = 'html'): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', ['color-contrast']],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours fade into one another; only what never ends (a spinner) may go on.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' ||
            effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    );
    found.push(...(await violationsOf(page, part, rules && [...rules])));
  }
  return found;
}

/** Nothing sticks out on the right. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `at ${page.viewportSize()?.width} px`).toBe(0);
}

/** It fits every width, and is accessible by day and by night. */
export async function expectSound(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await violationsDayAndNight(page)).toEqual([]);
}
