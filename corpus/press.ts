// HTML becomes a PDF, or the picture of each sheet; kept under .cache as long as the HTML is the same.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, chromium } from '@playwright/test';

import { findChromium } from '../scripts/chromium.ts';
import type { Paper } from './paper.ts';
import { sheetsOf } from './sheet.ts';

export const CACHE = join(import.meta.dirname, '..', '.cache', 'corpus');
const CSS_DPI = 96;
export const PICTURE_DPI = 200;

export const keyOf = (...contents: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 20);
};

/** A run that was stopped leaves no half-written file. */
export function keep(name: string, bytes: Uint8Array): string {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, name);
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
  return path;
}

/** What is printed on it has no room. */
export class FullSheet extends Error {}

export type Press = {
  pdf: (papers: readonly Paper[]) => Promise<string>;
  pictures: (papers: readonly Paper[]) => Promise<Buffer[]>;
  close: () => Promise<void>;
};

const PATIENCE_MS = 300_000;

function refuse(message: string): void {
  throw new FullSheet(message);
}

/** `spilled` hears of a sheet that is too full; what has no room on it is cut off. */
export function createPress(spilled: (message: string) => void = refuse): Press {
  let browser: Promise<Browser> | null = null;
  const open = async () => {
    const { path, env } = await findChromium();
    return chromium.launch({
      executablePath: path,
      env: { ...process.env, ...env },
      args: ['--no-sandbox'],
      // Who ends the score ends it at once; the browser follows when its pipe closes.
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  };

  async function show(papers: readonly Paper[]) {
    browser ??= open();
    const scale = PICTURE_DPI / CSS_DPI;
    const context = await (await browser).newContext({ deviceScaleFactor: scale });
    // Printing two thousand papers may take a while beside other work: a slow one is no fault.
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    await page.setContent(sheetsOf(papers));
    await page.evaluate(() => document.fonts.ready);
    const full = await page.$$eval('.sheet', (sheets) =>
      sheets.flatMap((sheet, index) =>
        sheet.scrollHeight > sheet.clientHeight + 1 || sheet.scrollWidth > sheet.clientWidth + 1
          ? [index + 1]
          : [],
      ),
    );
    if (full.length > 0) {
      const names = papers.map(({ name }) => name).join('+');
      try {
        spilled(`${names}: sheet ${full.join(', ')} is too full`);
      } catch (error) {
        await context.close();
        throw error;
      }
    }
    return { page, close: () => context.close() };
  }

  return {
    pdf: async (papers) => {
      const name = `${keyOf(sheetsOf(papers))}.pdf`;
      if (existsSync(join(CACHE, name))) return join(CACHE, name);
      const { page, close } = await show(papers);
      const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      await close();
      return keep(name, bytes);
    },
    pictures: async (papers) => {
      const key = keyOf(sheetsOf(papers), String(PICTURE_DPI));
      const count = papers.flatMap(({ pages }) => pages).length;
      const names = Array.from({ length: count }, (_, index) => `${key}-${index + 1}.png`);
      if (names.every((name) => existsSync(join(CACHE, name))))
        return names.map((name) => readFileSync(join(CACHE, name)));
      const { page, close } = await show(papers);
      const pictures: Buffer[] = [];
      for (const [index, sheet] of (await page.$$('.sheet')).entries()) {
        const picture = await sheet.screenshot({ type: 'png' });
        keep(names[index] ?? '', picture);
        pictures.push(picture);
      }
      await close();
      return pictures;
    },
    close: async () => {
      if (browser) await (await browser).close();
    },
  };
}
