import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { sitePaths } from './site-paths.ts';

const ROUTES = readFileSync(new URL('../../web/src/routes.ts', import.meta.url), 'utf8');
const routes = [...ROUTES.matchAll(/(?:route|notFound)\('(\/[^']*)'/g)].map(
  ([, path = '']) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
);

it.each(Object.entries(sitePaths))('%s is a page of the site', (_, path) => {
  const led = typeof path === 'string' ? path : path('un-nom', 'RIB');
  const [page = ''] = led.split('?');
  expect(routes.some((route) => route.test(page))).toBe(true);
});
