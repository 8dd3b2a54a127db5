import { expect, test } from 'vitest';

import { slimManifest } from './slim-manifest.ts';

const route = { id: 'faq', path: '/faq', module: '/assets/faq.js', css: ['/assets/faq.css'] };
const entry = { module: '/assets/entry.js', imports: ['/assets/react.js'] };
const script = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

test('the imports of the pages are left out, and nothing else', () => {
  const written = script({ entry, routes: { faq: { ...route, imports: ['/assets/a.js'] } } });
  expect(slimManifest(written)).toBe(script({ entry, routes: { faq: route } }));
});

test('a router that writes something else stops the build', () => {
  expect(() => slimManifest('export default {}')).toThrow('no longer writes');
  expect(() => slimManifest(script({ entry }))).toThrow('no longer lists');
});
