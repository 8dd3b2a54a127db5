// What an invoice or a credit note says, before it is put on paper.
import type { BillingIdentity } from './billing.ts';

export const INVOICE_KINDS = ['INVOICE', 'CREDIT_NOTE'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

const PREFIXES: Record<InvoiceKind, string> = { INVOICE: 'F', CREDIT_NOTE: 'A' };

/** « F2026-000123 ». Each kind and year has its own sequence, without a gap. */
export const invoiceNumber = (kind: InvoiceKind, year: number, sequence: number): string =>
  `${PREFIXES[kind]}${year}-${String(sequence).padStart(6, '0')}`;

/** The company that sells, as it was when the invoice was made. */
export type Seller = {
  name: string;
  legal_form: string;
  capital: string;
  siren: string;
  rcs: string;
  vat_number: string;
  street: string;
  postal_code: string;
  city: string;
  email: string;
};

export type InvoiceLine = {
  label: string;
  quantity: number;
  /** All in integer cents, of the whole line: net, tax and both together. */
  net_cents: number;
  tax_cents: number;
  total_cents: number;
};

export type Invoice = {
  kind: InvoiceKind;
  number: string;
  /** ISO instants. */
  issued_at: string;
  paid_at: string;
  seller: Seller;
  buyer: BillingIdentity;
  lines: InvoiceLine[];
  tax_percent: number;
  /** A credit note says positive sums: its kind tells which way they go. */
  net_cents: number;
  tax_cents: number;
  total_cents: number;
  /** For a credit note: the invoice it takes back, and why. */
  corrects: { number: string; issued_at: string } | null;
  reason: string | null;
  order_id: string;
};

export function invoiceLine(
  label: string,
  quantity: number,
  total_cents: number,
  tax_cents: number,
): InvoiceLine {
  return { label, quantity, net_cents: total_cents - tax_cents, tax_cents, total_cents };
}

export const REFUND_REASONS = [
  'WITHDRAWAL',
  'OFFER_CHANGED',
  'DOUBLE_PAYMENT',
  'CANCELLED',
  'LATE',
  'GATEWAY',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** As printed on the credit note. */
export const REFUND_REASON_LABELS: Record<RefundReason, string> = {
  WITHDRAWAL: 'Rétractation',
  OFFER_CHANGED: 'Changement d’offre : temps non utilisé',
  DOUBLE_PAYMENT: 'Double paiement',
  CANCELLED: 'Commande annulée',
  LATE: 'Délai dépassé',
  GATEWAY: 'Remboursement',
};
