import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { SCENARIOS } from '../src/replicas/replica.ts';

const here = import.meta.dirname;
const read = (path: string) => readFile(join(here, path), 'utf8');

it('the example of the documentation is the one that runs', async () => {
  const example = await read('small-connector.ts');
  const guide = await read('../../../docs/connectors.md');
  expect(guide).toContain(`\`\`\`ts\n${example}\`\`\``);
  expect(example.split('\n').length).toBeLessThan(150);
});

it('the scenarios it names exist', async () => {
  const guide = await read('../../../docs/connectors.md');
  const [, acceptance = ''] = /acceptanceOf\(\{([\s\S]*?)\n\}\);/.exec(guide) ?? [];
  const named = [...acceptance.matchAll(/'?([a-z0-9-]+)'?: '(?:FILE|ACCOUNT|MAINTENANCE)/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [, scenario] of named) expect(SCENARIOS).toContain(scenario);
});
