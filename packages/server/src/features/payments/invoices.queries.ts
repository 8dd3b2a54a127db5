// Invoices and credit notes: numbered without a gap, whatever fails or happens at the same instant.
import { fail } from '@quitus/api/errors';
import { ownsOrganization } from '@quitus/domain/accounts/permissions';
import { parisDay } from '@quitus/domain/documents/calendar';
import { CATALOGUE, TVA_PERCENT, taxOf } from '@quitus/domain/payments/catalogue';
import {
  type Invoice,
  type InvoiceKind,
  invoiceLine,
  invoiceNumber,
  REFUND_REASON_LABELS,
  type RefundReason,
} from '@quitus/domain/payments/invoice';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { enqueue } from '../../jobs/define-job.ts';
import { invoiceCounters, invoices } from './invoices.table.ts';
import type { StoredOrder } from './orders.queries.ts';
import { printInvoice } from './payment-job-specs.ts';

export type StoredInvoice = typeof invoices.$inferSelect;

/** Locks the counter until the transaction ends: whoever fails gives the number back. Hence taken last. */
async function takeNumber(tx: Tx, kind: InvoiceKind, now: Date) {
  const year = Number(parisDay(now).slice(0, 4));
  const [taken] = await tx
    .insert(invoiceCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.kind, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last });
  if (!taken) throw new Error('no number was taken');
  return { year, sequence: taken.last, number: invoiceNumber(kind, year, taken.last) };
}

type Said = Pick<StoredInvoice, 'kind' | 'corrects_number' | 'reason'> & {
  label: string;
  quantity: number;
  total_cents: number;
  tax_cents: number;
};

async function issue(
  tx: Tx,
  { seller }: Pick<Deps, 'seller'>,
  order: StoredOrder,
  { label, quantity, total_cents, tax_cents, ...said }: Said,
  now: Date,
): Promise<StoredInvoice> {
  const { id: order_id, account_id, organization_id, billing, paid_at } = order;
  if (!billing || !paid_at) throw new Error('an order is billed once it is paid');
  const line = invoiceLine(label, quantity, total_cents, tax_cents);
  const [issued] = await tx
    .insert(invoices)
    .values({
      ...said,
      ...(await takeNumber(tx, said.kind, now)),
      order_id,
      account_id,
      organization_id,
      seller,
      buyer: billing,
      lines: [line],
      tax_percent: TVA_PERCENT,
      net_cents: line.net_cents,
      tax_cents,
      total_cents,
      paid_at,
      issued_at: now,
    })
    .returning();
  if (!issued) throw new Error('no invoice was issued');
  await enqueue(tx, printInvoice, { number: issued.number });
  return issued;
}

export const issueInvoice = (
  tx: Tx,
  deps: Pick<Deps, 'seller'>,
  order: StoredOrder,
  now: Date,
): Promise<StoredInvoice> =>
  issue(
    tx,
    deps,
    order,
    {
      kind: 'INVOICE',
      label: CATALOGUE[order.product_id].label,
      quantity: order.quantity,
      total_cents: order.amount_cents,
      tax_cents: taxOf(order.amount_cents),
      corrects_number: null,
      reason: null,
    },
    now,
  );

/** Takes back a part of the order's invoice, or all of it; the order counts what was just given back. */
export async function issueCreditNote(
  tx: Tx,
  deps: Pick<Deps, 'seller'>,
  order: StoredOrder,
  { amount_cents, reason }: { amount_cents: number; reason: RefundReason },
  now: Date,
): Promise<StoredInvoice> {
  const corrected = await findInvoiceOf(tx, order.id);
  if (!corrected) throw new Error('what was never billed is not taken back');
  const { label } = CATALOGUE[order.product_id];
  const said = { kind: 'CREDIT_NOTE', reason: REFUND_REASON_LABELS[reason] } as const;
  // Rounded over all of them: together they take back no more tax than was billed.
  const { refunded_cents } = order;
  const tax_cents = taxOf(refunded_cents) - taxOf(refunded_cents - amount_cents);
  const amounts = { quantity: 1, total_cents: amount_cents, tax_cents };
  return issue(
    tx,
    deps,
    order,
    { ...said, ...amounts, label, corrects_number: corrected.number },
    now,
  );
}

export async function findInvoiceOf(tx: Tx, order_id: string): Promise<StoredInvoice | undefined> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.order_id, order_id), eq(invoices.kind, 'INVOICE')));
  return invoice;
}

/** What its paper says; null when there is no such invoice, or its paper is kept already. */
export async function findUnprinted(tx: Tx, number: string): Promise<Invoice | null> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.number, number), isNull(invoices.storage_key)));
  if (!row) return null;
  const [corrected] =
    row.corrects_number === null
      ? []
      : await tx.select().from(invoices).where(eq(invoices.number, row.corrects_number));
  return {
    ...row,
    issued_at: row.issued_at.toISOString(),
    paid_at: row.paid_at.toISOString(),
    corrects: corrected
      ? { number: corrected.number, issued_at: corrected.issued_at.toISOString() }
      : null,
  };
}

export async function keepPaper(tx: Tx, number: string, storage_key: string): Promise<void> {
  await tx.update(invoices).set({ storage_key }).where(eq(invoices.number, number));
}

type Holder = Pick<Actor, 'account_id' | 'account_type' | 'organization_id'>;

/** As for orders: what was ordered for an agency stays there when its agent leaves. */
const ownedBy = ({ account_id, account_type, organization_id }: Holder): SQL | undefined =>
  and(
    eq(invoices.organization_id, organization_id),
    ownsOrganization(account_type) ? undefined : eq(invoices.account_id, account_id),
  );

export const INVOICES_PER_PAGE = 50;

/** The newest first; one more than a page tells that there are others. */
export const listOwnInvoices = (
  tx: Tx,
  holder: Holder,
  before: string | undefined,
): Promise<StoredInvoice[]> =>
  tx
    .select()
    .from(invoices)
    .where(
      and(
        ownedBy(holder),
        before === undefined
          ? undefined
          : sql`(${invoices.issued_at}, ${invoices.number}) < (select i.issued_at, i.number from ${invoices} i where i.number = ${before})`,
      ),
    )
    .orderBy(desc(invoices.issued_at), desc(invoices.number))
    .limit(INVOICES_PER_PAGE + 1);

export async function findOwnInvoice(
  tx: Tx,
  holder: Holder,
  number: string,
): Promise<StoredInvoice> {
  const [own] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.number, number), ownedBy(holder)));
  return own ?? fail('NOT_FOUND');
}
