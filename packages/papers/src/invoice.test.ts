import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { type Invoice, invoiceLine } from '@quitus/domain/payments/invoice';
import { describe, expect, it } from 'vitest';

import { FACTUR_X, facturX } from './factur-x.ts';
import { buyerLines, invoicePaper } from './invoice.ts';
import { invoiceApart } from './printed-apart.ts';

const lines = [
  invoiceLine('Pack Pro Illimité', 1, 149_00, 24_83),
  invoiceLine('Agent supplémentaire <&> "trois"', 3, 57_00, 9_50),
];

const invoice: Invoice = {
  kind: 'INVOICE',
  number: 'F2026-000123',
  issued_at: '2026-11-15T10:04:00Z',
  // In France it is the next day already.
  paid_at: '2026-11-14T23:30:00Z',
  seller: {
    name: 'Quitus',
    legal_form: 'société par actions simplifiée',
    capital: '10 000 €',
    siren: '000 000 000',
    rcs: 'Paris',
    vat_number: 'FR00 000000000',
    street: '12 rue des Exemples',
    postal_code: '75000',
    city: 'Paris',
    email: 'contact@example.fr',
  },
  buyer: {
    first_name: 'Claire',
    last_name: 'Dubois',
    company: 'Agence des Quais',
    siret: '732 829 320 00074',
    street: '3 quai de la Fosse\nBâtiment B\nEscalier 2\nPorte 4',
    postal_code: '44000',
    city: 'Nantes',
    country: 'FR',
    email: 'claire@example.fr',
  },
  lines,
  tax_percent: 20,
  net_cents: 171_67,
  tax_cents: 34_33,
  total_cents: 206_00,
  corrects: null,
  reason: null,
  order_id: '0198a1b2-0000-7000-8000-000000000001',
};

const creditNote: Invoice = {
  ...invoice,
  kind: 'CREDIT_NOTE',
  number: 'A2026-000007',
  buyer: { ...invoice.buyer, company: null, siret: null },
  corrects: { number: invoice.number, issued_at: invoice.issued_at },
  reason: 'Rétractation',
};

/** What an element holds, each time it is met. */
const said = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );

describe('the invoice for machines', () => {
  it('adds up: lines, tax and total', () => {
    const xml = facturX(invoice);
    const [first, second, whole] = said(xml, 'LineTotalAmount').map(Number);
    expect([first, second, whole]).toEqual([124.17, 47.5, 171.67]);
    expect(said(xml, 'ChargeAmount')).toEqual(['124.1700', '15.8333']);
    expect(said(xml, 'BilledQuantity')).toEqual(['1.00', '3.00']);
    expect(said(xml, 'TaxTotalAmount')).toEqual(['34.33']);
    expect(said(xml, 'GrandTotalAmount')).toEqual(['206.00']);
    expect(said(xml, 'DuePayableAmount')).toEqual(['0.00']);
  });

  it('names both sides as the registers know them', () => {
    const xml = facturX(invoice);
    expect(xml).toContain('<ram:ID schemeID="0002">000000000</ram:ID>');
    expect(xml).toContain('<ram:ID schemeID="VA">FR00000000000</ram:ID>');
    expect(xml).toContain('<ram:GlobalID schemeID="0009">73282932000074</ram:GlobalID>');
    expect(xml).toContain('<ram:ID schemeID="0002">732829320</ram:ID>');
    expect(said(xml, 'LineThree')).toEqual(['Escalier 2, Porte 4']);
  });

  it('writes what people typed as text, whatever it means to XML', () => {
    expect(facturX(invoice)).toContain('Agent supplémentaire &lt;&amp;&gt; &quot;trois&quot;');
    const typed = { ...invoice, buyer: { ...invoice.buyer, company: 'A\u0000\uD800B' } };
    expect(said(facturX(typed), 'Name')).toContain('A\uFFFD\uFFFDB');
  });

  it('reminds professionals, and them only, of what a late payment costs', () => {
    expect(said(facturX(invoice), 'SubjectCode')).toEqual(['REG', 'PMD', 'PMT', 'AAB']);
    const person = { ...invoice, buyer: creditNote.buyer };
    expect(said(facturX(person), 'SubjectCode')).toEqual(['REG']);
  });

  it('says in which country each side is', () => {
    const abroad = { ...invoice.buyer, country: 'BE', postal_code: '1000', siret: null } as const;
    expect(said(facturX(invoice), 'CountryID')).toEqual(['FR', 'FR']);
    expect(said(facturX({ ...invoice, buyer: abroad }), 'CountryID')).toEqual(['FR', 'BE']);
  });

  it('says of a credit note which invoice it takes back', () => {
    const xml = facturX(creditNote);
    expect(said(xml, 'TypeCode')[0]).toBe('381');
    expect(said(xml, 'IssuerAssignedID')).toEqual([invoice.order_id, invoice.number]);
    expect(xml).toContain('<qdt:DateTimeString format="102">20261115</qdt:DateTimeString>');
  });
});

describe('the invoice on paper', () => {
  it('names a country abroad on a line of its own, and none within France', () => {
    const buyer = { ...creditNote.buyer, street: 'Rue Neuve 5', postal_code: '1000' };
    expect(buyerLines({ ...buyer, city: 'Bruxelles', country: 'BE' })).toEqual([
      'Claire Dubois',
      'Rue Neuve 5',
      '1000 Bruxelles',
      'Belgique',
      'claire@example.fr',
    ]);
    expect(buyerLines(creditNote.buyer)).not.toContain('France');
  });

  it('holds the same file as its other form, and says so', async () => {
    const pdf = await PDFDocument.load(await invoicePaper(invoice), { updateMetadata: false });
    const [attached] = pdf.getAttachments();
    expect(attached?.name).toBe(FACTUR_X.file_name);
    expect(new TextDecoder().decode(attached?.data)).toBe(facturX(invoice));
    const [file] =
      pdf.catalog
        .lookup(PDFName.of('AF'))
        ?.toString()
        .match(/\d+ 0 R/) ?? [];
    expect(file).toBeDefined();
    const specs = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
      .filter((object) => object.has(PDFName.of('AFRelationship')));
    expect(specs.map((spec) => String(spec.get(PDFName.of('AFRelationship'))))).toEqual([
      '/Alternative',
    ]);
    const metadata = pdf.catalog.lookup(PDFName.of('Metadata'));
    if (!(metadata instanceof PDFRawStream)) throw new Error('no metadata');
    const words = new TextDecoder().decode(metadata.getContents());
    expect(words).toContain(`<fx:ConformanceLevel>${FACTUR_X.conformance}</fx:ConformanceLevel>`);
    expect(words).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(words.match(/<pdfaSchema:prefix>fx</g)).toHaveLength(1);
  });

  it('is the same whenever and wherever it is written again', async () => {
    const paper = Buffer.from(await invoicePaper(creditNote));
    expect(paper.equals(await invoicePaper(creditNote))).toBe(true);
    expect(paper.equals(await invoiceApart(creditNote))).toBe(true);
  });
});
