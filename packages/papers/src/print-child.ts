// Run by printed-apart.ts: the data comes in, the PDF goes out.
import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize } from 'node:v8';

import { deliveryReceipt } from './delivery-receipt.ts';
import { dossierIndex } from './dossier-index.ts';
import { bare } from './fallback-fonts.ts';
import type { AskedPaper } from './printed-apart.ts';

const asked: AskedPaper = deserialize(readFileSync(0));
const textOf = asked.bare ? bare : (text: string) => text;
writeFileSync(
  1,
  asked.paper === 'INDEX'
    ? dossierIndex(asked.data, asked.written_at, textOf)
    : deliveryReceipt(asked.data, asked.written_at, textOf),
);
