// The journeys that take long or that a cheaper test protects too: `npm run test:long`.
import { defineConfig } from '@playwright/test';

import journeys from '../playwright.config.ts';

export default defineConfig(journeys, { testDir: import.meta.dirname, testIgnore: [] });
