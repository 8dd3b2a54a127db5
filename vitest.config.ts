import { defineConfig } from 'vitest/config';

/** These weigh their own process, which must hold nothing else. */
const WEIGHED = [
  'packages/reader/src/file/hostile.test.ts',
  'packages/server/src/adapters/storage/sealed.test.ts',
  'packages/server/src/features/accounts/branding.test.ts',
];
const SERVER = {
  globalSetup: 'packages/server/test/postgres.ts',
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Most of the time a test waits for a database or for another process.
    maxWorkers: 2,
    // A machine that does other things too is no fault of a test.
    testTimeout: 20_000,
    // Not isolated: loading the package takes longer than most of its tests. The web's files are, for
    // their mocks.
    projects: [
      {
        test: {
          name: 'domain',
          isolate: false,
          include: ['packages/domain/src/**/*.test.ts', 'packages/api/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['packages/server/src/**/*.test.ts'],
          exclude: WEIGHED,
          ...SERVER,
        },
      },
      {
        test: {
          name: 'reader',
          isolate: false,
          include: ['packages/{reader,papers}/{src,test}/**/*.test.ts'],
          exclude: WEIGHED,
          testTimeout: 60_000,
        },
      },
      { test: { name: 'weighed', include: WEIGHED, execArgv: ['--expose-gc'], ...SERVER } },
      {
        test: {
          name: 'web',
          root: 'packages/web',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        // Without a page, but for those that ask for one in their first line.
        test: {
          name: 'web-rules',
          root: 'packages/web',
          environment: 'node',
          include: ['*.test.ts', 'src/**/*.test.ts'],
        },
      },
      { test: { name: 'corpus', include: ['corpus/**/*.test.ts'] } },
      { test: { name: 'architecture', include: ['architecture.test.ts'] } },
    ],
  },
});
