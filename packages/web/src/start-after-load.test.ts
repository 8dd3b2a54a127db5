import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { startAfterLoad } from './start-after-load.ts';

const page = (script: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><p>texte</p><script type="module" async="">${script}</script></body>`;

test('the scripts are asked for after the page, and run in their order', () => {
  const script = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");`;
  const delayed = startAfterLoad(page(script));
  expect(delayed).not.toContain('<link rel="modulepreload"');
  expect(delayed).not.toMatch(/^import /m);
  expect(delayed).toContain('["/assets/a.js","/assets/manifest.js","/assets/root.js"]');
  expect(delayed).toContain('const route0=await import("/assets/root.js");');
  expect(delayed.lastIndexOf('manifest.js')).toBeLessThan(delayed.indexOf('entry.js'));
});

test('a router that prints something else stops the build', () => {
  expect(() => startAfterLoad('<body></body>')).toThrow('no longer prints');
  expect(() => startAfterLoad(page('import { a } from "/b.js";'))).toThrow('does not know');
});

const started = startAfterLoad(
  page('import "/assets/a.js";\nwindow.started = (window.started ?? 0) + 1;'),
);
const script = /<script[^>]*>([\s\S]*)<\/script>/.exec(started)?.[1] ?? '';

/** Runs the script of a page in a window of ours; what it would import is already there. */
function open(visitor: { search?: string; cookie?: string; token?: string }) {
  const window = { started: 0 };
  const hearing = new Map<string, () => void>();
  const later: (() => void)[] = [];
  const { search = '', cookie = '', token = null } = visitor;
  const head = { append: () => {} };
  runInNewContext(script.replaceAll(/\bimport\(/g, '(async()=>{})('), {
    window,
    document: { readyState: 'complete', cookie, head, createElement: () => ({}) },
    location: { search, hash: '' },
    localStorage: { getItem: () => token },
    addEventListener: (name: string, listener: () => void) => hearing.set(name, listener),
    setTimeout: (work: () => void) => later.push(work),
    AbortController,
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { window, hearing, later, settled };
}

test('a visitor who only reads runs nothing; the first gesture starts, once', async () => {
  const { window, hearing, later, settled } = open({});
  await settled();
  expect(window.started).toBe(0);
  hearing.get('keydown')?.();
  hearing.get('scroll')?.();
  for (const work of later) work();
  await settled();
  expect(window.started).toBe(1);
});

test('patience starts it as well', async () => {
  const { window, later, settled } = open({});
  for (const work of later) work();
  await settled();
  expect(window.started).toBe(1);
});

test.each([
  ['somebody signed in', { token: '{}' }],
  ['somebody who accepted cookies', { cookie: 'cookie-consent=true' }],
  ['an address that says something', { search: '?error_code=AUTH_ERROR' }],
])('%s does not wait', async (_, visitor) => {
  const { window, settled } = open(visitor);
  await settled();
  expect(window.started).toBe(1);
});
