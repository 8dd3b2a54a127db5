import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '@react-router/dev/config';

import { slimManifest } from './slim-manifest.ts';
import { sampleSections } from './src/features/landing/sample-sections.ts';
import { WRITTEN_FOR_ANY } from './src/site/written-for-any.ts';
import { thirdParties } from './third-parties.ts';

/** These need a session or a running API: they are drawn in the browser. */
const DRAWN_IN_THE_BROWSER = [
  '/account',
  '/dashboard',
  '/payment',
  '/controle',
  '/boite-mail',
  '/atelier',
];
/** Any unknown path would do: the page is the one that answers them all. */
const NOT_FOUND = '/404';

let prerendered: string[] = [];

type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>;

function patternsOf(routes: Routes): string[] {
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [patternOf(route.parentId), route.path].filter(Boolean).join('/') : '';
  };
  const patterns = Object.values(routes)
    .filter((route) => route.path !== undefined || route.index)
    .map((route) => `/${patternOf(route.id)}`.replaceAll(/\/+/g, '/'))
    .filter((pattern) => !pattern.endsWith('*'));
  return [...new Set(patterns)].toSorted();
}

/** The pages that do not ask search engines to look away. */
async function indexedPages(client: string): Promise<string[]> {
  const pages = await Promise.all(
    prerendered.map(async (path) => ({
      path,
      html: await readFile(join(client, path, 'index.html'), 'utf8'),
    })),
  );
  return pages.filter(({ html }) => !html.includes('content="noindex"')).map(({ path }) => path);
}

const sitemap = (origin: string, paths: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${origin}${path === '/' ? '/' : path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

export default {
  appDirectory: 'src',
  ssr: false,
  prerender({ getStaticPaths }) {
    const isPublic = (path: string) =>
      !DRAWN_IN_THE_BROWSER.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
    prerendered = [...getStaticPaths().filter(isPublic), NOT_FOUND];
    return [...prerendered, ...Object.values(WRITTEN_FOR_ANY)];
  },
  async buildEnd({ reactRouterConfig: { routes, buildDirectory } }) {
    const client = join(buildDirectory, 'client');
    const origin = (process.env['QUITUS_SITE_URL'] || 'http://localhost:3000').replace(/\/+$/, '');
    // The server may not import this package: it reads here which paths are pages, and whom they
    // may talk to.
    const written = {
      prerendered,
      patterns: patternsOf(routes),
      written_for_any: WRITTEN_FOR_ANY,
      third_parties: thirdParties(process.env),
      sample_sections: sampleSections(process.env['QUITUS_SITE_VIDEO_URL']),
    };
    await writeFile(join(client, 'routes.json'), `${JSON.stringify(written, null, 2)}\n`);
    await writeFile(join(client, 'sitemap.xml'), sitemap(origin, await indexedPages(client)));
    await writeFile(join(client, 'robots.txt'), robots(origin));
    for await (const name of glob('assets/manifest-*.js', { cwd: client })) {
      const path = join(client, name);
      await writeFile(path, slimManifest(await readFile(path, 'utf8')));
    }
  },
} satisfies Config;
