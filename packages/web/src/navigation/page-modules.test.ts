import { afterEach, expect, test, vi } from 'vitest';

import { pageModules } from './page-modules.ts';

const route = (id: string, css: string[] = []) => ({
  id,
  module: `/assets/${id}.js`,
  css,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  imports: [],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});
const manifest = {
  routes: { layout: route('layout', ['/assets/account.css']), account: route('account') },
};
const routes = [{ id: 'layout', children: [{ id: 'account', path: '/account' }] }];
const module = { default: () => null };

afterEach(() => {
  vi.unstubAllGlobals();
});

test('brings the page with its layout and their style sheets, and each only once', async () => {
  const fetched = vi.fn(async (_file: string) => new Response('a{}'));
  vi.stubGlobal('fetch', fetched);
  const load = vi.fn(async (_file: string) => module);
  const routeModules = {};
  const modules = pageModules(routes, { manifest, routeModules }, load);
  expect(modules.isHere('/account')).toBe(false);
  await modules.bring('/account');
  expect(modules.isHere('/account')).toBe(true);
  expect(routeModules).toEqual({ layout: module, account: module });
  expect(fetched.mock.calls).toEqual([['/assets/account.css']]);
  await modules.bring('/account');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page whose file does not come is not there', async () => {
  const load = async (file: string) => {
    if (file.includes('account')) throw new TypeError('Failed to fetch');
    return module;
  };
  vi.stubGlobal('fetch', async () => new Response(''));
  const modules = pageModules(routes, { manifest, routeModules: {} }, load);
  await expect(modules.bring('/account')).rejects.toThrow('Failed to fetch');
  expect(modules.isHere('/account')).toBe(false);
});

test('an address that no route knows needs nothing', () => {
  expect(pageModules(routes, { manifest, routeModules: {} }).isHere('/ailleurs')).toBe(true);
});
