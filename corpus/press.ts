// HTML becomes a PDF, or the picture of each sheet; kept under .cache as long as the HTML is the same.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, chromium, type Page } from '@playwright/test';

import { findChromium } from '../scripts/chromium.ts';
import { letterFile, LETTERS_ASKED } from './letters.ts';
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

  const idle: Page[] = [];
  async function newPage(): Promise<Page> {
    browser ??= open();
    const scale = PICTURE_DPI / CSS_DPI;
    const page = await (await browser).newPage({ deviceScaleFactor: scale });
    // Printing two thousand papers may take a while beside other work: a slow one is no fault.
    page.setDefaultTimeout(PATIENCE_MS);
    await page.route(LETTERS_ASKED, (route) =>
      route.fulfill({
        path: letterFile(route.request().url()),
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    return page;
  }

  async function refuseFull(papers: readonly Paper[], page: Page): Promise<void> {
    const full = await page.$$eval('.sheet', (sheets) =>
      sheets.flatMap((sheet, index) =>
        sheet.scrollHeight > sheet.clientHeight + 1 || sheet.scrollWidth > sheet.clientWidth + 1
          ? [index + 1]
          : [],
      ),
    );
    if (full.length === 0) return;
    const names = papers.map(({ name }) => name).join('+');
    spilled(`${names}: sheet ${full.join(', ')} is too full`);
  }

  /** Opening a page costs more than showing a paper on one that is open already. */
  async function shown<T>(papers: readonly Paper[], print: (page: Page) => Promise<T>): Promise<T> {
    const page = idle.pop() ?? (await newPage());
    try {
      await page.setContent(sheetsOf(papers));
      await page.evaluate(() => document.fonts.ready);
      await refuseFull(papers, page);
      return await print(page);
    } finally {
      idle.push(page);
    }
  }

  return {
    pdf: async (papers) => {
      const name = `${keyOf(sheetsOf(papers))}.pdf`;
      if (existsSync(join(CACHE, name))) return join(CACHE, name);
      const options = { preferCSSPageSize: true, printBackground: true };
      return keep(name, await shown(papers, (page) => page.pdf(options)));
    },
    pictures: async (papers) => {
      const key = keyOf(sheetsOf(papers), String(PICTURE_DPI));
      const count = papers.flatMap(({ pages }) => pages).length;
      const names = Array.from({ length: count }, (_, index) => `${key}-${index + 1}.png`);
      if (names.every((name) => existsSync(join(CACHE, name))))
        return names.map((name) => readFileSync(join(CACHE, name)));
      return shown(papers, async (page) => {
        const pictures: Buffer[] = [];
        for (const [index, sheet] of (await page.$$('.sheet')).entries()) {
          const picture = await sheet.screenshot({ type: 'png' });
          keep(names[index] ?? '', picture);
          pictures.push(picture);
        }
        return pictures;
      });
    },
    close: async () => {
      if (browser) await (await browser).close();
    },
  };
}
