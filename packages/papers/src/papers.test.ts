import { createHash } from 'node:crypto';

import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';

import { deliveryReceipt, type ReceiptData } from './delivery-receipt.ts';
import { dossierIndex, type IndexedPiece } from './dossier-index.ts';
import { paperOf, sha256Lines, weightWords } from './paper-look.ts';

const written_at = new Date('2026-11-15T10:04:00Z');
const sha256 = createHash('sha256').update('pièce').digest('hex');
const place = { main_address: '14 Rue du Marché 44000 Nantes', address_extra_line: 'Lot 23' };

const piece: IndexedPiece = {
  category: 'DOCS_IMMEUBLE_COPROPRIETE',
  // Everything that means something to typst or JSON must come out as it is.
  name: 'PV #1 *gras* $x$ _y_ <z> @a "b" \\c [d]',
  path: '1 Immeuble et copropriété/PV.pdf',
  pages: 3,
  size: 1_240_000,
  sha256,
  original_sha256: null,
  origin: 'SCRAPED',
  added_at: written_at,
};

const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length ?? 0;

describe('the index of a dossier', () => {
  const index = (pieces: IndexedPiece[]) =>
    dossierIndex({ ...place, given_to: 'Étude Martin', given_by: 'Agence', pieces }, written_at);

  it('has one page for one piece, and as many as it needs for two hundred', () => {
    expect(pagesOf(index([piece]))).toBe(1);
    const many = Array.from({ length: 200 }, () => piece);
    expect(pagesOf(index(many))).toBeGreaterThan(10);
  });

  it('is the same whenever it is written again, and another for other pieces', () => {
    expect(index([piece])).toEqual(index([piece]));
    expect(index([piece])).not.toEqual(index([{ ...piece, original_sha256: sha256 }]));
  });

  it('is written for an address without number too', () => {
    const nameless = { main_address: 'Lieu-dit Kerbrat 29000 Quimper', address_extra_line: null };
    const pdf = dossierIndex({ ...nameless, given_to: 'A', given_by: 'B', pieces: [] }, written_at);
    expect(pagesOf(pdf)).toBe(1);
  });
});

describe('the receipt of a delivery', () => {
  const receipt: ReceiptData = {
    ...place,
    number: 'R-20261115-1A2B3C4D',
    name: 'Camille Durand',
    shared_by: 'Agence des Quais',
    consent: 'J’accepte.',
    delivered_at: written_at,
    retraction_ends: '2026-11-25',
    documents: [{ document: 'RIB', file: 'rib.pdf', sha256, size: 10, pages: null }],
    manifest: '{"number":"R-20261115-1A2B3C4D"}',
    signature: `e30.e30.${'A'.repeat(86)}`,
    key_id: 'aB3_x-9Z',
    keys_url: 'https://quitus.example.fr/api/share/keys',
  };

  it('fits on a page when the list is short, and goes on when it is not', () => {
    expect(pagesOf(deliveryReceipt(receipt, written_at))).toBe(1);
    const [document] = receipt.documents;
    if (!document) throw new Error('no document');
    const documents = Array.from({ length: 60 }, () => document);
    expect(pagesOf(deliveryReceipt({ ...receipt, documents }, written_at))).toBeGreaterThan(2);
  });

  const attachedTo = async (of: ReceiptData) => {
    const pdf = await PDFDocument.load(deliveryReceipt(of, written_at));
    return pdf.getAttachments().map(({ name, data }) => [name, new TextDecoder().decode(data)]);
  };

  it('holds what was signed: as a JWS, or beside the bare signature of an older one', async () => {
    expect(await attachedTo(receipt)).toEqual([[`recu-${receipt.number}.jws`, receipt.signature]]);
    expect(await attachedTo({ ...receipt, signature: 'A'.repeat(86) })).toEqual([
      [`recu-${receipt.number}.json`, receipt.manifest],
    ]);
  });
});

describe('the words of a paper', () => {
  it('are those of France: its units, its addresses', () => {
    expect([1, 840_000, 3_240_000, 38_000_000, 2_400_000_000].map(weightWords)).toEqual([
      '1\u00A0ko',
      '840\u00A0ko',
      '3,2\u00A0Mo',
      '38\u00A0Mo',
      '2,4\u00A0Go',
    ]);
    expect(paperOf('Index', place, written_at)).toMatchObject({
      title: 'Index, 14 rue du Marché',
      number: '14',
      place: ['Lot 23', '44000 Nantes'],
      day: 15,
    });
  });

  it('break a fingerprint in two, without losing a figure', () => {
    expect(sha256Lines(sha256).map(({ length }) => length)).toEqual([32, 32]);
    expect(sha256Lines(sha256).join('')).toBe(sha256);
  });
});
