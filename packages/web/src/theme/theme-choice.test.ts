// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { chooseTheme, readTheme, useThemeChoice } from './theme-choice.ts';
import { THEME_KEY, themeScript } from './theme-script.ts';

const page = document.documentElement;

/** As a browser would, from the head of the page; what it leaves on <html>. */
function runHeadScript(getItem: () => string | null): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(themeScript, {
    localStorage: { getItem },
    document: { documentElement: { dataset } },
  });
  return dataset;
}

beforeEach(() => {
  localStorage.clear();
  page.removeAttribute('data-theme');
});

afterEach(cleanup);

test('follows the device until something is chosen', () => {
  expect(readTheme()).toBe('systeme');
  expect(page.dataset['theme']).toBeUndefined();
});

test.each(['jour', 'nuit'] as const)('keeps %s and shows it at once', (theme) => {
  const { result } = renderHook(useThemeChoice);
  act(() => chooseTheme(theme));
  expect(result.current).toBe(theme);
  expect(page.dataset['theme']).toBe(theme);
  expect(localStorage.getItem(THEME_KEY)).toBe(theme);
});

test('going back to the device leaves nothing behind', () => {
  chooseTheme('nuit');
  chooseTheme('systeme');
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
  expect(page.hasAttribute('data-theme')).toBe(false);
});

test('a value that is not ours is ignored', () => {
  localStorage.setItem(THEME_KEY, 'rose');
  expect(readTheme()).toBe('systeme');
});

test('follows the choice made in another tab', () => {
  const { result } = renderHook(useThemeChoice);
  localStorage.setItem(THEME_KEY, 'nuit');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  });
  expect(result.current).toBe('nuit');
  expect(page.dataset['theme']).toBe('nuit');
});

test('the script of the head cannot close its own tag', () => {
  expect(themeScript).not.toMatch(/<|-->/);
  expect(themeScript).toContain(`'${THEME_KEY}'`);
});

test('the script of the head shows what was kept, and minds nothing else', () => {
  expect(runHeadScript(() => 'nuit')).toEqual({ theme: 'nuit' });
  expect(runHeadScript(() => 'rose')).toEqual({});
  expect(runHeadScript(() => null)).toEqual({});
  const refused = () => {
    throw new Error('storage refused');
  };
  expect(runHeadScript(refused)).toEqual({});
});
