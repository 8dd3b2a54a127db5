// Axe over every screen takes minutes: it runs when asked for (npm run axe), not with the journeys.
import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

export default defineConfig(journeys, { testMatch: '*.sweep.ts' });
