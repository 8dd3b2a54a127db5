// Run by printed-apart.ts: the data comes in, the PDF goes out.
import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize } from 'node:v8';

import { deliveryReceipt } from './delivery-receipt.ts';
import { dossierIndex } from './dossier-index.ts';
import { bare } from './fallback-fonts.ts';
import { invoicePaper } from './invoice.ts';
import { preEtatDatePreview } from './pre-etat-date-preview.ts';
import type { AskedPaper } from './printed-apart.ts';
import { syndicLetterPaper } from './syndic-letter.ts';

const asked: AskedPaper = deserialize(readFileSync(0));
const textOf = asked.bare ? bare : (text: string) => text;
writeFileSync(1, await paperOf(asked));

async function paperOf({ paper, data, written_at }: AskedPaper): Promise<Uint8Array | string> {
  if (paper === 'INDEX') return dossierIndex(data, written_at, textOf);
  if (paper === 'RECEIPT') return deliveryReceipt(data, written_at, textOf);
  if (paper === 'INVOICE') return invoicePaper(data, textOf);
  if (paper === 'LETTER') return syndicLetterPaper(data, written_at, textOf);
  if (paper === 'PED_PREVIEW') return JSON.stringify(preEtatDatePreview(data, written_at, textOf));
  // Only this one needs the other typst, which takes its time to start.
  const { preEtatDatePaper } = await import('./pre-etat-date-paper.ts');
  return preEtatDatePaper(data, written_at, textOf);
}
