// The invoice and the credit note: a paper for people, with the same sums inside for their accountant.
import { countryName, FRANCE } from '@quitus/domain/countries/country';
import { frenchDay, parisDay } from '@quitus/domain/documents/calendar';
import { billedName } from '@quitus/domain/payments/billing';
import { formatAmount } from '@quitus/domain/payments/catalogue';
import type { Invoice, InvoiceKind } from '@quitus/domain/payments/invoice';

import { FACTUR_X, facturX } from './factur-x.ts';
import { saidToBeFacturX } from './invoice-metadata.ts';
import { invoiceMentions, sellerIdentity } from './invoice-words.ts';
import { LOOK } from './paper-look.ts';
import { type TextOf, typeset } from './typeset.ts';

const TEMPLATE = String.raw`${LOOK}
#pdf.embed("${FACTUR_X.file_name}", bytes(sys.inputs.attached), relationship: "alternative", mime-type: "text/xml", description: "Factur-X")
#head[#d.name n° #d.number]
#title(d.name)
#v(-8pt)
#text(font: "Spectral", style: "italic", size: 12pt, fill: encre-2, typed(d.subtitle, capitals: spectral))
#v(10pt)
#strong-line
#grid(columns: (1fr, 1fr, 1fr), column-gutter: 14pt, row-gutter: 10pt, inset: (y: 3pt),
  ..d.facts.map(each => fact(each.label, each.value)))
#v(2pt)
#thin-line
#v(8pt)
#let party(label, lines) = stack(spacing: 6.5pt, small(label),
  pad(top: 2pt, bottom: 1pt, text(font: "Spectral", size: 12pt, weight: 500, typed(lines.first(), capitals: spectral))),
  ..lines.slice(1).map(line => text(fill: encre-2, typed(line))))
#grid(columns: (1fr, 1fr), column-gutter: 24pt, party("Vendeur", d.seller), party("Client", d.buyer))
#v(18pt)

#let label(body) = text(size: 8.5pt, fill: encre-3, body)
#table(
  columns: (1fr, auto, auto, auto, auto), column-gutter: 12pt, stroke: none, inset: (x: 0pt, y: 7pt),
  align: (left, right, right, right, right),
  table.header(..d.columns.map(label)),
  table.hline(stroke: 1.2pt + encre),
  ..d.lines.map(line => (text(weight: 500, typed(line.label)), ..line.sums.map(sum => [#sum]))).flatten(),
  table.hline(stroke: 0.6pt + trait),
)
#v(2pt)
#block(breakable: false, grid(columns: (1fr, 210pt), [],
  stack(spacing: 9pt,
    ..d.sums.map(sum => grid(columns: (1fr, auto), text(fill: encre-2, sum.label), sum.value)),
    pad(top: 3pt, strong-line),
    grid(columns: (1fr, auto), align: (left + bottom, right + bottom),
      text(weight: 600, d.total.label), text(font: "Spectral", size: 22pt, tracking: -0.02em, d.total.value)),
    thin-line,
    ..d.settled.map(sum => grid(columns: (1fr, auto), text(fill: encre-2, sum.label), sum.value)),
  ),
))
#v(1fr)
#block(breakable: false, width: 100%, {
  set par(leading: 0.55em, spacing: 6pt)
  for mention in d.mentions { par(small(typed(mention, fits: 36))) }
})
`;

const NAMES: Record<InvoiceKind, string> = { INVOICE: 'Facture', CREDIT_NOTE: 'Avoir' };
const INSIDE =
  'Facture électronique au format Factur-X : le fichier joint à ce PDF porte les mêmes montants, pour un logiciel de comptabilité.';

const longDay = (instant: string): string => frenchDay(parisDay(new Date(instant)));

export async function invoicePaper(invoice: Invoice, textOf?: TextOf): Promise<Uint8Array> {
  const written_at = new Date(invoice.issued_at);
  const form = { standard: 'a-3b', attached: facturX(invoice) } as const;
  return saidToBeFacturX(typeset(TEMPLATE, shown(invoice), written_at, textOf, form));
}

function shown(invoice: Invoice) {
  const { kind, number, seller, buyer, lines, total_cents } = invoice;
  const name = NAMES[kind];
  const [year, month, day] = parisDay(new Date(invoice.issued_at)).split('-').map(Number);
  return {
    paper: { title: `${name} ${number}`, footer: sellerIdentity(invoice), year, month, day },
    name,
    number,
    subtitle: subtitle(invoice),
    facts: [
      { label: 'Numéro', value: number },
      { label: 'Date d’émission', value: longDay(invoice.issued_at) },
      {
        label: kind === 'INVOICE' ? 'Payée le' : 'Remboursement ordonné le',
        value: longDay(invoice.paid_at),
      },
    ],
    seller: [seller.name, seller.street, `${seller.postal_code} ${seller.city}`, seller.email],
    buyer: buyerLines(buyer),
    columns: [
      'Désignation',
      'Quantité',
      'Montant HT',
      `TVA ${invoice.tax_percent} %`,
      'Montant TTC',
    ],
    lines: lines.map((line) => ({
      label: line.label,
      sums: [
        String(line.quantity),
        ...[line.net_cents, line.tax_cents, line.total_cents].map(formatAmount),
      ],
    })),
    sums: [
      { label: 'Total HT', value: formatAmount(invoice.net_cents) },
      { label: `TVA ${invoice.tax_percent} %`, value: formatAmount(invoice.tax_cents) },
    ],
    total: { label: 'Total TTC', value: formatAmount(total_cents) },
    settled:
      kind === 'INVOICE'
        ? [
            { label: 'Payé en ligne', value: formatAmount(total_cents) },
            { label: 'Reste à payer', value: formatAmount(0) },
          ]
        : [{ label: 'Rendu sur le moyen de paiement', value: formatAmount(total_cents) }],
    mentions: [
      ...invoiceMentions(invoice)
        .filter(({ subject }) => subject !== 'REG' && subject !== 'ACB')
        .map(({ text }) => text),
      `Commande ${invoice.order_id}`,
      INSIDE,
    ],
  };
}

function subtitle({ kind, paid_at, corrects, reason }: Invoice): string {
  if (kind === 'INVOICE') return `Acquittée le ${longDay(paid_at)}`;
  const of = corrects ? `Sur la facture ${corrects.number} du ${longDay(corrects.issued_at)}` : '';
  return [of, reason].filter(Boolean).join('. ');
}

/** A company, and for the attention of whom; then where, and its number. */
export function buyerLines(buyer: Invoice['buyer']): string[] {
  const person = `${buyer.first_name} ${buyer.last_name}`;
  const first = billedName(buyer);
  return [
    first,
    ...(first === person ? [] : [person]),
    ...buyer.street.split('\n'),
    `${buyer.postal_code} ${buyer.city}`,
    // A letter within France names no country.
    ...(buyer.country === FRANCE ? [] : [countryName(buyer.country)]),
    buyer.email,
    ...(buyer.siret === null ? [] : [`SIRET ${buyer.siret}`]),
  ].filter((line) => line.trim() !== '');
}
