import { expect, test } from 'vitest';

import { groupOf, type PageKind, pageKinds } from './page-kinds.ts';

const LANDING = '/packages/web/src/features/landing/LandingPage.tsx?client';
const FAQ = '/packages/web/src/features/faq/FaqPage.tsx';
const SIGN_IN = '/packages/web/src/features/auth/SignInPage.tsx';
const SHARE = '/packages/web/src/features/sharing/SharePage.tsx';
const DOSSIER = '/packages/web/src/features/dashboard/DashboardPage.tsx';

const IMPORTERS: Record<string, string[]> = {
  '/ui/Drawer.tsx': [SHARE, '/ui/Panel.tsx'],
  '/ui/Panel.tsx': [DOSSIER, '/ui/Drawer.tsx'],
  '/api/errors.ts': ['/ui/Drawer.tsx', SIGN_IN],
  '/node_modules/lucide-react/icons/eye.mjs': [LANDING, SHARE],
};
const kindsOf = pageKinds((id) => IMPORTERS[id] ?? []);

test('a module is for the pages that lead to it, even where modules import one another', () => {
  expect([...kindsOf('/ui/Drawer.tsx')].toSorted()).toEqual(['account', 'share']);
  expect([...kindsOf('/api/errors.ts')].toSorted()).toEqual(['account', 'door', 'share']);
});

test('a part that only comes later is for no page', () => {
  expect(kindsOf('/ui/Palette.tsx').size).toBe(0);
});

test('nobody can tell from the graph which pages need an icon', () => {
  expect(kindsOf('/node_modules/lucide-react/icons/eye.mjs').size).toBe(0);
});

test('each page is of one kind', () => {
  expect([LANDING, FAQ, SIGN_IN, SHARE, DOSSIER].map((page) => [...kindsOf(page)])).toEqual([
    ['landing'],
    ['site'],
    ['door'],
    ['share'],
    ['account'],
  ]);
});

test.each<[PageKind[], string | null]>([
  [['share'], null],
  [['account', 'door'], null],
  [['share', 'account'], 'screens'],
  [['share', 'account', 'door'], 'calls'],
  [['share', 'door', 'site'], 'common'],
  [['share', 'site', 'landing'], 'shell'],
])('%s: %s', (kinds, group) => {
  expect(groupOf(new Set(kinds))).toBe(group);
});
