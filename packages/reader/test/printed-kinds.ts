// Every paper that we print with words that people typed, by the file that sets it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PDFDocument } from '@cantoo/pdf-lib';
import { invoiceLine } from '@quitus/domain/payments/invoice';
import { deliveryReceipt } from '@quitus/papers/delivery-receipt';
import { dossierIndex } from '@quitus/papers/dossier-index';
import { invoicePaper } from '@quitus/papers/invoice';
import { preEtatDatePaper } from '@quitus/papers/pre-etat-date-paper';
import { madeUpStatement } from '@quitus/papers/pre-etat-date/made-up-statement';
import { printSample } from '@quitus/papers/samples/press';
import { syndicLetterPaper } from '@quitus/papers/syndic-letter';

import { mergeToPdf } from '../src/file/merge.ts';
import { officePdf } from '../src/file/office-pdf.ts';
import { watermarkedPdf } from '../src/file/watermark.ts';
import { pagesPdf } from './pdf-bytes.ts';
import { zip } from './zip-bytes.ts';

const written_at = new Date('2026-11-15T10:04:00Z');
const sha256 = 'ab'.repeat(32);

const SELLER = {
  legal_form: 'société par actions simplifiée',
  capital: '10 000 €',
  siren: '000 000 000',
  rcs: 'Paris',
  vat_number: 'FR00 000000000',
  street: '12 rue des Exemples',
  postal_code: '75000',
  city: 'Paris',
  email: 'contact@example.fr',
};
const BUYER = {
  first_name: 'Claire',
  last_name: 'Dubois',
  siret: null,
  postal_code: '44000',
  country: 'FR',
  email: 'claire@example.fr',
} as const;

type Places = { folder: string; written: (content: Uint8Array) => string };
type Kind = {
  /** The PDFs that these texts make. */
  print: (texts: readonly string[], places: Places) => Promise<Uint8Array[]>;
  /** Whether its words can be copied out of it. */
  has_text: boolean;
  /** How many texts a test can afford: some need a process for each. */
  texts: number;
};

let count = 0;
const fresh = (folder: string) => join(folder, `printed-${(count += 1)}`);

function whole(made: { pages: number } | { refusal: string }, path: string): Uint8Array {
  if ('refusal' in made) throw new Error(made.refusal);
  return readFileSync(path);
}

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const word = (texts: readonly string[]) =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'word/document.xml',
      content: `<w:document>${texts.map((text) => `<w:p><w:r><w:t>${xml(text)}</w:t></w:r></w:p>`).join('')}</w:document>`,
    },
  ]);

export const PRINTED_KINDS: Record<string, Kind> = {
  'papers/src/dossier-index.ts': {
    has_text: true,
    texts: 12,
    print: async (texts) =>
      texts.map((text) =>
        dossierIndex(
          {
            main_address: `14 Rue ${text} 44000 Nantes`,
            address_extra_line: text,
            given_to: text,
            given_by: text,
            pieces: [
              {
                category: 'DOCS_APPARTEMENT',
                name: text,
                path: `2 Appartement/${text}.pdf`,
                pages: 3,
                size: 12_000,
                sha256,
                original_sha256: null,
                origin: 'UPLOADED_BY_USER',
                added_at: written_at,
              },
            ],
          },
          written_at,
        ),
      ),
  },
  'papers/src/delivery-receipt.ts': {
    has_text: true,
    texts: 12,
    print: async (texts) =>
      texts.map((text) =>
        deliveryReceipt(
          {
            number: 'R-20261115-1A2B3C4D',
            main_address: text,
            address_extra_line: text,
            name: text,
            shared_by: text,
            consent: 'J’accepte.',
            delivered_at: written_at,
            retraction_ends: '2026-11-25',
            documents: [{ document: 'RIB', file: text, sha256, size: 10, pages: 1 }],
            signature: 'A'.repeat(86),
            manifest: '{}',
            key_id: 'aB3_x-9Z',
            keys_url: 'https://quitus.example.fr/api/share/keys',
          },
          written_at,
        ),
      ),
  },
  'papers/src/invoice.ts': {
    has_text: true,
    texts: 12,
    print: (texts) =>
      Promise.all(
        texts.map((text) =>
          invoicePaper({
            kind: 'CREDIT_NOTE',
            number: 'A2026-000007',
            issued_at: written_at.toISOString(),
            paid_at: written_at.toISOString(),
            seller: { ...SELLER, name: text },
            buyer: { ...BUYER, company: text, street: text, city: text },
            lines: [invoiceLine(text, 1, 60_00, 10_00)],
            tax_percent: 20,
            net_cents: 50_00,
            tax_cents: 10_00,
            total_cents: 60_00,
            corrects: { number: 'F2026-000123', issued_at: written_at.toISOString() },
            reason: text,
            order_id: '0198a1b2-0000-7000-8000-000000000001',
          }),
        ),
      ),
  },
  'papers/src/syndic-letter.ts': {
    has_text: true,
    texts: 12,
    print: async (texts) =>
      texts.map((text) =>
        syndicLetterPaper(
          {
            subject: text,
            paragraphs: ['Madame, Monsieur,', text, `– ${text}`, text],
            main_address: text,
            address_extra_line: text,
            sender: text,
            sender_email: 'claire@example.fr',
            syndic_name: text,
          },
          written_at,
        ),
      ),
  },
  'papers/src/pre-etat-date-paper.ts': {
    has_text: true,
    texts: 12,
    // Five pages each: several texts in one.
    print: async (texts) =>
      [texts.filter((_, at) => at % 2 === 0), texts.filter((_, at) => at % 2 === 1)].map((some) => {
        const [text = ''] = some;
        const statement = madeUpStatement([
          { reference: 'VENDEUR', value: some },
          { reference: 'SYNDIC', value: text },
          { reference: 'COPRO-4', value: some.join(' ') },
        ]);
        const sources = statement.sources.map((source, at) => {
          const name = some[at % some.length] ?? '';
          return { ...source, name, label: name };
        });
        return preEtatDatePaper(
          {
            statement: { ...statement, sources, alerts: some },
            number: 'PED-2026-0023',
            issued_on: '2026-11-15',
            verify_url: 'https://quitus.example.fr/verifier/PED-2026-0023',
            drawn_up_by: 'QUITUS',
            specimen: false,
            main_address: text,
            address_extra_line: text,
          },
          written_at,
        );
      }),
  },
  'papers/src/samples/press.ts': {
    has_text: true,
    texts: 12,
    print: async (texts) =>
      texts.map((text) => {
        const blocks = [{ kind: 'text', text, side: 'left' } as const];
        const extracted = { look: 'sober', title: text, footer: text, blocks } as const;
        return printSample({ ...extracted, written_on: '2026-11-15', truth: {} }).pdf;
      }),
  },
  'reader/src/file/docx-child.ts': {
    has_text: true,
    texts: 12,
    print: async (texts, { folder, written }) => {
      const path = fresh(folder);
      return [whole(await officePdf(written(word(texts)), path), path)];
    },
  },
  'reader/src/file/watermark-layer.ts': {
    has_text: false,
    texts: 3,
    print: (texts, { folder, written }) =>
      Promise.all(
        texts.map(async (text) => {
          const path = fresh(folder);
          return whole(await watermarkedPdf(written(pagesPdf(1)), 'PDF', text, path), path);
        }),
      ),
  },
  'reader/src/file/merge-child.ts': {
    has_text: false,
    texts: 12,
    print: async (texts, { folder, written }) => {
      const path = fresh(folder);
      const parts = texts.map((text) => ({
        path: written(pagesPdf(1)),
        format: 'PDF' as const,
        title: text,
        group: text,
      }));
      const merged = whole(await mergeToPdf(parts, path, undefined, texts.join(' ')), path);
      // Its bookmarks are read by another program than the one that wrote them.
      await PDFDocument.load(merged);
      return [merged];
    },
  },
};

/** They write, copy or take apart what those above set, and hold no text of their own. */
export const WITHOUT_TEXT = [
  'papers/src/invoice-metadata.ts',
  'reader/src/file/image-page.ts',
  'reader/src/file/pdf-copy.ts',
  'reader/src/file/pdf-import.ts',
  'reader/src/file/pdf-outline.ts',
  'reader/src/file/pdf-writer.ts',
  'reader/src/file/watermark-child.ts',
];
