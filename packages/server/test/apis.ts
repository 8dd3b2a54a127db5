// Every part of the contract, found by its file: a new one cannot be forgotten.
import { globSync } from 'node:fs';
import { join } from 'node:path';

import type { Api, Endpoint } from '@quitus/api/endpoint';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

const isApi = (value: unknown): value is Api =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(isEndpoint);

export const APIS: Api[] = [];
for (const file of globSync(join(import.meta.dirname, '../../api/src/*.api.ts')).toSorted()) {
  const exported: Record<string, unknown> = await import(file);
  APIS.push(...Object.values(exported).filter(isApi));
}
