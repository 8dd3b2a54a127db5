// Run by printed-apart.ts: the data comes in, the PDF goes out.
import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize } from 'node:v8';

import { deliveryReceipt } from './delivery-receipt.ts';
import { dossierIndex } from './dossier-index.ts';
import { bare } from './fallback-fonts.ts';
import { invoicePaper } from './invoice.ts';
import { preEtatDatePaper } from './pre-etat-date-paper.ts';
import type { AskedPaper } from './printed-apart.ts';

const asked: AskedPaper = deserialize(readFileSync(0));
const textOf = asked.bare ? bare : (text: string) => text;
writeFileSync(1, await paperOf(asked));

function paperOf({ paper, data, written_at }: AskedPaper): Uint8Array | Promise<Uint8Array> {
  if (paper === 'INDEX') return dossierIndex(data, written_at, textOf);
  if (paper === 'RECEIPT') return deliveryReceipt(data, written_at, textOf);
  if (paper === 'PRE_ETAT_DATE') return preEtatDatePaper(data, written_at, textOf);
  return invoicePaper(data, textOf);
}
