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
  expect(delayed).not.toContain('modulepreload');
  expect(delayed).not.toMatch(/^import /m);
  expect(delayed).toContain('addEventListener("load"');
  expect(delayed).toContain('const route0=await import("/assets/root.js");');
  expect(delayed.indexOf('manifest.js')).toBeLessThan(delayed.indexOf('entry.js'));
});

test('a router that prints something else stops the build', () => {
  expect(() => startAfterLoad('<body></body>')).toThrow('no longer prints');
  expect(() => startAfterLoad(page('import { a } from "/b.js";'))).toThrow('does not know');
});
