// The buyer's acknowledgement of delivery: what was handed over, when, signed by the server.
import type { DeliveryReceipt } from '@quitus/api/sharing.api';
import { parisDay } from '@quitus/domain/documents/calendar';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { CONSENT_TEXT, retractionEnds } from '@quitus/domain/sharing/delivery';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import type { Tx } from '../../db/pool.ts';
import type { KeyRing } from '../../keys.ts';
import { signText } from '../../signing.ts';
import type { KeptFile } from '../documents/door.ts';
import { deliveryReceipts } from './sharing.table.ts';

export type StoredReceipt = typeof deliveryReceipts.$inferSelect;

export const receiptView = (receipt: StoredReceipt): DeliveryReceipt => ({
  ...receipt,
  delivered_at: receipt.delivered_at.toISOString(),
});

export async function findReceipt(tx: Tx, share_id: string): Promise<StoredReceipt | null> {
  const [receipt] = await tx
    .select()
    .from(deliveryReceipts)
    .where(eq(deliveryReceipts.share_id, share_id));
  return receipt ?? null;
}

/** What is signed, word for word: whoever holds the files can check them against it. */
export const manifest = z.object({
  number: z.string(),
  address: z.string(),
  shared_by: z.string(),
  name: z.string(),
  consent: z.string(),
  delivered_at: z.iso.datetime(),
  documents: z.array(
    z.object({
      document: z.string(),
      file: z.string(),
      sha256: z.string(),
      size: z.int(),
      pages: z.int().nullable(),
    }),
  ),
});

type Delivery = {
  share_id: string;
  address: string;
  shared_by: string;
  name: string;
  files: readonly KeptFile[];
};

/** One per link: acknowledged again, the first stands. */
export async function createReceipt(
  tx: Tx,
  keys: KeyRing,
  { share_id, address, shared_by, name, files }: Delivery,
  now: Date,
): Promise<{ receipt: StoredReceipt; first: boolean }> {
  const delivered_on = parisDay(now);
  const number = `R-${delivered_on.replaceAll('-', '')}-${share_id.slice(0, 8).toUpperCase()}`;
  const text = JSON.stringify(
    manifest.parse({
      number,
      address,
      shared_by,
      name,
      consent: CONSENT_TEXT,
      delivered_at: now.toISOString(),
      documents: files.map((file) => ({
        ...file,
        document: file.document_type ? DOCUMENT_FACTS[file.document_type].label : '',
        file: file.name,
      })),
    }),
  );
  const [made] = await tx
    .insert(deliveryReceipts)
    .values({
      share_id,
      number,
      name,
      delivered_on,
      delivered_at: now,
      retraction_ends: retractionEnds(delivered_on),
      documents: files.length,
      manifest: text,
      signature: await signText(keys, text),
      key_id: keys[0].id,
    })
    .onConflictDoNothing({ target: deliveryReceipts.share_id })
    .returning();
  const receipt = made ?? (await findReceipt(tx, share_id));
  if (!receipt) throw new Error('a receipt was neither made nor found');
  return { receipt, first: made !== undefined };
}
