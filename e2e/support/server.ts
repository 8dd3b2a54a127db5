// The server of the journeys, from nothing, as at the first start of the product: with the demonstration, its
// syndic and its tax office.
import { rmSync } from 'node:fs';

import { DATA } from './environment.ts';

rmSync(DATA, { recursive: true, force: true });
await import('../../packages/server/src/main.ts');
