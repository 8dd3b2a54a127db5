// Run by dossier-index-apart.ts: the data comes in, the PDF goes out.
import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize } from 'node:v8';

import type { AskedIndex } from './dossier-index-apart.ts';
import { dossierIndex } from './dossier-index.ts';

const { data, written_at }: AskedIndex = deserialize(readFileSync(0));
writeFileSync(1, dossierIndex(data, written_at));
