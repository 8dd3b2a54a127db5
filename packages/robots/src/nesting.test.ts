import { expect, it } from 'vitest';

import { saysMaintenance, wallIn } from './blocked-pages.ts';
import { nestsTooDeep } from './nesting.ts';

it('knows what no portal would send', () => {
  expect(nestsTooDeep('<div>'.repeat(1_000_000))).toBe(true);
  expect(nestsTooDeep('<a><b>'.repeat(5000))).toBe(true);
});

it('takes long lists for what they are, ended or not', () => {
  expect(nestsTooDeep('<tr><td>Appel de fonds<td><a href="/1">PDF</a>'.repeat(5000))).toBe(false);
  expect(nestsTooDeep('<div><p>ligne<br></div>'.repeat(5000))).toBe(false);
});

it.each([
  ['<script '.repeat(600_000)],
  ['<'.repeat(5_000_000)],
  ['access denied '.repeat(350_000)],
  ['<div>'.repeat(1_000_000)],
])('a page made to keep us busy does not', (text) => {
  const started = performance.now();
  saysMaintenance(text);
  wallIn(403, new Headers(), text);
  expect(performance.now() - started).toBeLessThan(2000);
});
