import { defineConfig } from 'vitest/config';

/** These weigh their own process, which must hold nothing else. */
const WEIGHED = [
  'packages/server/src/adapters/storage/sealed.test.ts',
  'packages/server/src/features/accounts/branding.test.ts',
];
/** Listens to what nobody caught in its process, which must hold nothing else. */
const FUZZ = ['packages/server/src/fuzz.test.ts'];
/** These run with `npm run test:long`: CONTRIBUTING.md lists them with the reason. */
const LONG = '**/*.long.test.ts';
/** A machine that does other things too is no fault of a test. */
const testTimeout = 60_000;
const DRIZZLE_IMPORTS = ['--import', './packages/server/test/drizzle-imports.ts'];
const SERVER = {
  execArgv: DRIZZLE_IMPORTS,
  globalSetup: 'packages/server/test/postgres.ts',
  testTimeout,
  hookTimeout: 60_000,
};
/** Its own files are loaded anew for each file of tests, for their mocks; React and the page's stand-in are not. */
const WEB = { root: 'packages/web', isolate: false, testTimeout };

export default defineConfig({
  test: {
    // Three are slower on two cores: 6 min 27 against 5 min 50 (npm test of 2026-11-19).
    maxWorkers: 2,
    // Not isolated: loading the package takes longer than most of its tests.
    projects: [
      {
        test: {
          name: 'domain',
          testTimeout,
          isolate: false,
          include: ['packages/domain/src/**/*.test.ts', 'packages/api/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [...WEIGHED, ...FUZZ, LONG],
          ...SERVER,
        },
      },
      {
        test: {
          name: 'reader',
          isolate: false,
          include: ['packages/{reader,papers}/{src,test}/**/*.test.ts'],
          exclude: [...WEIGHED, LONG],
          testTimeout,
        },
      },
      {
        test: {
          name: 'robots',
          isolate: false,
          include: ['packages/robots/{src,test}/**/*.test.ts'],
          exclude: [LONG],
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'fuzz', include: FUZZ, ...SERVER } },
      {
        test: {
          name: 'weighed',
          include: WEIGHED,
          ...SERVER,
          execArgv: ['--expose-gc', ...DRIZZLE_IMPORTS],
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          setupFiles: [
            'test/fresh-file.ts',
            'test/no-observers.ts',
            'test/patient-screen.ts',
            'test/still-screen.ts',
          ],
          include: ['src/**/*.test.tsx'],
          ...WEB,
        },
      },
      {
        // Without a page, but for those that ask for one in their first line.
        test: {
          name: 'web-rules',
          environment: 'node',
          setupFiles: 'test/fresh-file.ts',
          include: ['*.test.ts', 'src/**/*.test.ts'],
          ...WEB,
        },
      },
      { test: { name: 'corpus', testTimeout, include: ['corpus/**/*.test.ts'], exclude: [LONG] } },
      {
        test: {
          name: 'architecture',
          testTimeout,
          include: ['architecture.test.ts', 'wording.test.ts'],
        },
      },
    ],
  },
});
