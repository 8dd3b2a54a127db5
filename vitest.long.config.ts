// Tests that npm run test:long runs: each weighs or measures its process, so it has one of its own.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'long',
    include: ['packages/**/*.long.test.ts', 'corpus/**/*.long.test.ts'],
    maxWorkers: 1,
    execArgv: ['--expose-gc', '--import', './packages/server/test/drizzle-imports.ts'],
    globalSetup: 'packages/server/test/postgres.ts',
    testTimeout: 240_000,
    hookTimeout: 300_000,
  },
});
