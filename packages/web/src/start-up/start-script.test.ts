import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { type Start, startScript } from './start-script.ts';

const route = (id: string, imports: string[]) => ({
  id,
  module: `/assets/${id}.js`,
  imports,
  clientLoaderModule: undefined,
});

const start: Start = {
  manifest: {
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: {
      root: route('root', ['/assets/react.js', '/assets/shell.js']),
      faq: route('faq', ['/assets/shell.js']),
      elsewhere: route('elsewhere', ['/assets/elsewhere-too.js']),
    },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'faq' } }] },
  serverHandoffString: '{"isSpaMode":false}',
};
const data = () => new Response('[{}]\n').body ?? undefined;

/** Runs the script of a page in a window of ours, which notes what it asks for. */
async function open(readyState: string, when?: 'AT_ONCE') {
  const script = await startScript(start, data(), when);
  const fetched: string[] = [];
  const imported: string[] = [];
  const waiting: [string, () => void][] = [];
  const wait = (what: string) => (work: () => void) => void waiting.push([what, work]);
  const window: Record<string, unknown> = { requestIdleCallback: true };
  runInNewContext(script.replaceAll(/\bimport\(/g, 'bring('), {
    window,
    Response,
    bring: async (path: string) => ({ path: imported.push(path) && path }),
    document: {
      readyState,
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
      createElement: () => ({}),
    },
    addEventListener: (name: string, work: () => void) => wait(name)(work),
    requestAnimationFrame: wait('frame'),
    requestIdleCallback: wait('idle'),
    setTimeout: wait('later'),
  });
  const next = () => {
    const [what, work] = waiting.shift() ?? ['nothing', () => {}];
    work();
    return what;
  };
  return { window, fetched, imported, next };
}

test('nothing is asked for before the page is loaded, shown, and the browser idle', async () => {
  const { fetched, imported, next } = await open('loading');
  for (const step of ['load', 'frame', 'later']) {
    expect(next()).toBe(step);
    expect([...fetched, ...imported]).toEqual([]);
  }
  expect(next()).toBe('idle');
  expect(fetched.length).toBeGreaterThan(0);
});

test('then the files of this page come together, and run in their order', async () => {
  const { window, fetched, imported, next } = await open('complete');
  expect([next(), next(), next()]).toEqual(['frame', 'later', 'idle']);
  expect(fetched.toSorted()).toEqual(
    ['entry', 'faq', 'manifest', 'react', 'root', 'shell'].map((name) => `/assets/${name}.js`),
  );
  await expect.poll(() => imported).toHaveLength(4);
  expect(imported).toEqual(
    ['manifest', 'root', 'faq', 'entry'].map((name) => `/assets/${name}.js`),
  );
  expect(window['__reactRouterRouteModules']).toEqual({
    root: { path: '/assets/root.js' },
    faq: { path: '/assets/faq.js' },
  });
  expect(window['__reactRouterContext']).toMatchObject({ isSpaMode: false });
});

test('a page that shows nothing without its scripts starts at once', async () => {
  const { fetched, imported, next } = await open('loading', 'AT_ONCE');
  expect(next()).toBe('nothing');
  expect(fetched.length).toBeGreaterThan(0);
  await expect.poll(() => imported).toHaveLength(4);
});

test('a router that hands over something else stops the build', async () => {
  const { serverHandoffString: _, ...rest } = start;
  await expect(startScript(rest, data())).rejects.toThrow('no longer hands over');
  await expect(startScript(start, undefined)).rejects.toThrow('no longer hands over');
  const unknown = { ...start, staticHandlerContext: { matches: [{ route: { id: 'new' } }] } };
  await expect(startScript(unknown, data())).rejects.toThrow('new');
});
