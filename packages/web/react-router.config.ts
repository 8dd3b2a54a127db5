import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '@react-router/dev/config';

/** These need a session or a running API: they are drawn in the browser. */
const DRAWN_IN_THE_BROWSER = ['/account', '/payment', '/boite-mail'];
/** Any unknown path would do: the page is the one that answers them all. */
const NOT_FOUND = '/404';

let prerendered: string[] = [];

export default {
  appDirectory: 'src',
  ssr: false,
  prerender({ getStaticPaths }) {
    const isPublic = (path: string) =>
      !DRAWN_IN_THE_BROWSER.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
    prerendered = [...getStaticPaths().filter(isPublic), NOT_FOUND];
    return prerendered;
  },
  /** The server may not import this package: it reads here which paths are pages. */
  async buildEnd({ reactRouterConfig: { routes, buildDirectory } }) {
    const patternOf = (id: string | undefined): string => {
      const route = id === undefined ? undefined : routes[id];
      return route ? [patternOf(route.parentId), route.path].filter(Boolean).join('/') : '';
    };
    const patterns = Object.values(routes)
      .filter((route) => route.path !== undefined || route.index)
      .map((route) => `/${patternOf(route.id)}`.replaceAll(/\/+/g, '/'))
      .filter((pattern) => !pattern.endsWith('*'));
    await writeFile(
      join(buildDirectory, 'client', 'routes.json'),
      `${JSON.stringify({ prerendered, patterns: [...new Set(patterns)].toSorted() }, null, 2)}\n`,
    );
  },
} satisfies Config;
