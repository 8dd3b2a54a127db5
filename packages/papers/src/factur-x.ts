// The same invoice for machines: Factur-X, profile EN 16931, in the words of the UN/CEFACT (CII D16B).
import { type CountryCode, FRANCE } from '@quitus/domain/countries/country';
import { parisDay } from '@quitus/domain/documents/calendar';
import { billedName } from '@quitus/domain/payments/billing';
import type { Invoice, InvoiceLine } from '@quitus/domain/payments/invoice';
import { printed } from '@quitus/domain/text/printable';

import { invoiceMentions } from './invoice-words.ts';

export const FACTUR_X = {
  file_name: 'factur-x.xml',
  guideline: 'urn:cen.eu:en16931:2017',
  conformance: 'EN 16931',
} as const;

const ROOT =
  'rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"';

/** Code lists: UNTDID 1001 (kind of document), 4461 (paid online), 2005 (tax due when paid), rec. 20. */
const DOCUMENT_CODES: Record<Invoice['kind'], string> = { INVOICE: '380', CREDIT_NOTE: '381' };
const PAID_ONLINE = '68';
const DUE_WHEN_PAID = '72';
const ONE_PIECE = 'C62';
/** Schemes of identifiers: SIREN, SIRET, e-mail, VAT number. */
const SCHEMES = { siren: '0002', siret: '0009', email: 'EM', vat: 'VA' } as const;

/** Already XML, as opposed to a text that is still to be written in it. */
type Xml = { xml: string };
type Content = Xml | Xml[] | string | number;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string =>
  printed(text).replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** `opening` is the name of the element with its attributes. */
function element(opening: string, content: Content): Xml {
  const inside =
    typeof content === 'object'
      ? [content]
          .flat()
          .map(({ xml }) => xml)
          .join('')
      : escaped(String(content));
  const [name] = opening.split(' ');
  return { xml: inside === '' ? `<${opening}/>` : `<${opening}>${inside}</${name}>` };
}

const ram = (opening: string, content: Content): Xml => element(`ram:${opening}`, content);
const amount = (cents: number): string => (cents / 100).toFixed(2);
const digits = (text: string): string => text.replaceAll(/\s/g, '');
const day = (instant: string): string => parisDay(new Date(instant)).replaceAll('-', '');
const dateOf = (instant: string): Xml => element('udt:DateTimeString format="102"', day(instant));

export function facturX(invoice: Invoice): string {
  const root = element(ROOT, [
    element(
      'rsm:ExchangedDocumentContext',
      ram('GuidelineSpecifiedDocumentContextParameter', ram('ID', FACTUR_X.guideline)),
    ),
    heading(invoice),
    element('rsm:SupplyChainTradeTransaction', [
      ...invoice.lines.map((line, index) => tradeLine(line, index + 1, invoice.tax_percent)),
      agreement(invoice),
      ram('ApplicableHeaderTradeDelivery', []),
      settlement(invoice),
    ]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

function heading(invoice: Invoice): Xml {
  return element('rsm:ExchangedDocument', [
    ram('ID', invoice.number),
    ram('TypeCode', DOCUMENT_CODES[invoice.kind]),
    ram('IssueDateTime', dateOf(invoice.issued_at)),
    ...invoiceMentions(invoice).map(({ subject, text }) =>
      ram('IncludedNote', [ram('Content', text), ram('SubjectCode', subject)]),
    ),
  ]);
}

/** The tax of a line or of the whole: `sums` only for the whole. */
const tax = (percent: number, sums?: { net_cents: number; tax_cents: number }): Xml =>
  ram('ApplicableTradeTax', [
    ...(sums ? [ram('CalculatedAmount', amount(sums.tax_cents))] : []),
    ram('TypeCode', 'VAT'),
    ...(sums ? [ram('BasisAmount', amount(sums.net_cents))] : []),
    ram('CategoryCode', 'S'),
    ...(sums ? [ram('DueDateTypeCode', DUE_WHEN_PAID)] : []),
    ram('RateApplicablePercent', percent.toFixed(2)),
  ]);

function tradeLine(line: InvoiceLine, number: number, percent: number): Xml {
  const { label, quantity, net_cents } = line;
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', ram('LineID', number)),
    ram('SpecifiedTradeProduct', ram('Name', label)),
    ram(
      'SpecifiedLineTradeAgreement',
      // Of one: four decimals, so that so many of them make the line again.
      ram(
        'NetPriceProductTradePrice',
        ram('ChargeAmount', (net_cents / quantity / 100).toFixed(4)),
      ),
    ),
    ram(
      'SpecifiedLineTradeDelivery',
      ram(`BilledQuantity unitCode="${ONE_PIECE}"`, quantity.toFixed(2)),
    ),
    ram('SpecifiedLineTradeSettlement', [
      tax(percent),
      ram(
        'SpecifiedTradeSettlementLineMonetarySummation',
        ram('LineTotalAmount', amount(net_cents)),
      ),
    ]),
  ]);
}

type Place = { street: string; postal_code: string; city: string };

/** Three lines at most in the format; what more were typed share the last one. */
function address({ street, postal_code, city }: Place, country: CountryCode): Xml {
  const [one = '', two = '', ...more] = street.split('\n').map((line) => line.trim());
  const parts: [string, string][] = [
    ['PostcodeCode', postal_code],
    ['LineOne', one],
    ['LineTwo', two],
    ['LineThree', more.join(', ')],
    ['CityName', city],
    ['CountryID', country],
  ];
  const known = parts.filter(([, text]) => text !== '');
  return ram(
    'PostalTradeAddress',
    known.map(([name, text]) => ram(name, text)),
  );
}

const legal = (siren: string): Xml =>
  ram('SpecifiedLegalOrganization', ram(`ID schemeID="${SCHEMES.siren}"`, siren));
const mailbox = (email: string): Xml =>
  ram('URIUniversalCommunication', ram(`URIID schemeID="${SCHEMES.email}"`, email));

function agreement({ seller, buyer, order_id }: Invoice): Xml {
  const siret = buyer.siret === null ? null : digits(buyer.siret);
  return ram('ApplicableHeaderTradeAgreement', [
    ram('SellerTradeParty', [
      ram('Name', seller.name),
      legal(digits(seller.siren)),
      address(seller, FRANCE),
      mailbox(seller.email),
      ram(
        'SpecifiedTaxRegistration',
        ram(`ID schemeID="${SCHEMES.vat}"`, digits(seller.vat_number)),
      ),
    ]),
    ram('BuyerTradeParty', [
      ...(siret ? [ram(`GlobalID schemeID="${SCHEMES.siret}"`, siret)] : []),
      ram('Name', billedName(buyer)),
      ...(siret ? [legal(siret.slice(0, 9))] : []),
      address(buyer, buyer.country),
      mailbox(buyer.email),
    ]),
    ram('SellerOrderReferencedDocument', ram('IssuerAssignedID', order_id)),
  ]);
}

function settlement(invoice: Invoice): Xml {
  const { net_cents, tax_cents, total_cents, tax_percent, corrects } = invoice;
  return ram('ApplicableHeaderTradeSettlement', [
    ram('InvoiceCurrencyCode', 'EUR'),
    ram('SpecifiedTradeSettlementPaymentMeans', ram('TypeCode', PAID_ONLINE)),
    tax(tax_percent, invoice),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', amount(net_cents)),
      ram('TaxBasisTotalAmount', amount(net_cents)),
      ram('TaxTotalAmount currencyID="EUR"', amount(tax_cents)),
      ram('GrandTotalAmount', amount(total_cents)),
      // Settled before it is written: nothing is left to pay, or to give back.
      ram('TotalPrepaidAmount', amount(total_cents)),
      ram('DuePayableAmount', amount(0)),
    ]),
    ...(corrects
      ? [
          ram('InvoiceReferencedDocument', [
            ram('IssuerAssignedID', corrects.number),
            ram(
              'FormattedIssueDateTime',
              element('qdt:DateTimeString format="102"', day(corrects.issued_at)),
            ),
          ]),
        ]
      : []),
  ]);
}
