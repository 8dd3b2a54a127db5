import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { type Group, groupOf, pageKinds } from './page-kinds.ts';

const api = `http://localhost:${process.env['QUITUS_API_PORT'] ?? '3001'}`;

/**
 * Two files instead of thirty for what every page needs: small files compress badly, and each one is
 * a request. React and its router change rarely, so browsers keep them from one version to the next.
 * The house has its own: pages that only show one, drawn beforehand, do without its code.
 */
const REACT = /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//;
const SHELL = [
  /\/src\/(root|paths|start-up\/(start-up|hydrated)|session\/session|profile\/profile|site\/[\w-]+)\./,
  /\/src\/(consent\/[\w-]+|browser\/browser-storage|features\/consent\/(CookieBanner|ThirdParties))\./,
  /\/src\/layouts\/(PublicLayout|PublicHeader|Footer)\./,
  /\/src\/theme\/theme-/,
  /\/src\/ui\/(Button|button-look|TextLink|Logo|Spinner|ErrorState|snackbars|Snackbars|ThemeChoice)\./,
  /\/src\/(ui\/(Field|field-look|Notice|TextArea|DemoLink)|browser\/use-media)\./,
  /\/api\/src\/limits\./,
  /lucide-react\/dist\/esm\/(?!icons\/)/,
  /lucide-react\/dist\/esm\/icons\/(arrow-(left|right)|chevron-(left|right)|mail|map-pin|pause|play)\./,
];
const FACADE =
  /\/src\/(facade\/(building\/(?!night-parts)|(Facade|window-state)\.)|ui\/status-tone\.)/;

/** Those of the share page; which pages need an icon cannot be told from the graph. */
const SHARE_ICONS =
  /lucide-react\/dist\/esm\/icons\/(badge-check|building-complex|download|eye|house|lock|printer)\./;
const QUERIES = /node_modules\/@tanstack\/|\/src\/query-client\./;

let kindsOf: ReturnType<typeof pageKinds> | undefined;

type Graph = { getModuleInfo(id: string): { importers: string[] } | null };

/** A group brings what its modules import: what more pages need has a higher priority. */
const nameFor =
  (group: Group, always: RegExp[] = []) =>
  (id: string, graph: Graph): string | null => {
    // The whole graph is known when the first name is asked for.
    kindsOf ??= pageKinds((module) => graph.getModuleInfo(module)?.importers ?? []);
    if (always.some((part) => part.test(id))) return group;
    return groupOf(kindsOf(id)) === group && !QUERIES.test(id) ? group : null;
  };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The year must read the same in the prerendered page and in the browser.
  define: { BUILD_YEAR: JSON.stringify(new Date().getFullYear()) },
  envDir: '../..',
  // Only these reach the pages: nothing secret may carry one of these prefixes.
  envPrefix: ['QUITUS_SITE_', 'QUITUS_ENVIRONMENT', 'PRICES'],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 6 },
            { name: 'facade', test: FACADE, priority: 5 },
            { name: nameFor('shell', SHELL), debugName: 'shell', priority: 5 },
            { name: nameFor('common'), debugName: 'common', priority: 4 },
            { name: nameFor('calls', [SHARE_ICONS]), debugName: 'calls', priority: 3 },
            { name: 'queries', test: QUERIES, priority: 2 },
            { name: nameFor('screens'), debugName: 'screens', priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/ws': { target: api, ws: true } } },
  // Without this list the first page of a cold `react-router dev` fails with an outdated dependency.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'lucide-react',
      'zod',
      '@tanstack/react-query',
      '@base-ui/react/alert-dialog',
      '@base-ui/react/dialog',
      '@base-ui/react/menu',
      '@base-ui/react/switch',
      '@base-ui/react/tabs',
      '@base-ui/react/tooltip',
    ],
  },
});
