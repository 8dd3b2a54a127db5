import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'web', environment: 'jsdom', include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'] },
});
