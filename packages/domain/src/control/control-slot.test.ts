import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DOCUMENT_TYPES } from '../documents/document-type.ts';
import { suits } from '../documents/transitions.ts';
import { PORTFOLIO_TYPES } from '../portfolios/portfolio-type.ts';
import { FACTS } from '../reading/facts.data.ts';
import { SUB_KINDS } from '../reading/read-document.ts';
import { controlSlot } from './control-slot.ts';
import { type ControlledFile, mainRefusal } from './control.ts';
import { ADDRESS, documentOf, DOSSIER, factOf, fileOf, TODAY } from './made-up-papers.ts';
import { REQUIRED_RULES } from './required-rules.ts';

const carrez = (said: Parameters<typeof documentOf>[2] = {}) =>
  fileOf(
    documentOf('CERT_CARREZ', 'CARREZ', {
      property_address: ADDRESS,
      owner: 'Mme Claire MARTIN',
      lots: ['17'],
      made_on: '2025-09-16',
      surface_carrez: 6240,
      ...said,
    }),
  );
const controlled = (...files: readonly ControlledFile[]) =>
  controlSlot(DOSSIER, 'CERT_CARREZ', files, TODAY, []);

describe('a slot', () => {
  it('is verified when every rule passes', () => {
    const { status, sentence, rules } = controlled(carrez());
    expect({ status, sentence }).toEqual({ status: 'VERIFIED', sentence: null });
    expect(rules.map(({ rule }) => rule)).toEqual([
      'RIGHT_TYPE',
      'RIGHT_BUILDING',
      'RIGHT_LOT',
      'RIGHT_OWNER',
      'LEGIBLE',
      'COMPLETE',
      'IN_DATE',
      'CONSISTENT',
    ]);
  });

  it('is refused by one certain rule, in a sentence that says what is there and what should be', () => {
    const { status, sentence } = controlled(
      carrez({ property_address: '8 rue des Lilas, 69003 Lyon' }),
    );
    expect(status).toBe('REJECTED');
    expect(sentence).toBe(
      'Document actuel\u00a0: attestation de superficie Carrez du 16 septembre 2025, 8 rue des Lilas, 69003 Lyon. Document attendu\u00a0: attestation de superficie Carrez du 14 rue du Marché, 44000 Nantes.',
    );
  });

  it('is for a person otherwise', () => {
    expect(controlled(carrez({ owner: 'Paul MARTIN' }))).toMatchObject({
      status: null,
      sentence: null,
    });
    expect(controlled()).toMatchObject({ status: null });
  });

  it('refuses nothing that could not be read well', () => {
    const file = carrez({ property_address: '8 rue des Lilas, 69003 Lyon' });
    const blurred = file.pages.map((page) => ({
      ...page,
      source: 'OCR' as const,
      confidence: 0.5,
    }));
    expect(controlled({ ...file, pages: blurred }).status).toBeNull();
  });

  it('tells when it will no longer be good', () => {
    const summary = fileOf(
      documentOf('FICHE_SYN', null, {
        rnc: 'AC1234567',
        updated_on: '2026-07-21',
        lots_count: 16,
        charges_courantes: 1,
        impayes: 1,
        dette_fournisseurs: 1,
      }),
    );
    const on = (today: string) => controlSlot(DOSSIER, 'FICHE_SYN', [summary], today, []);
    expect(on(TODAY)).toMatchObject({ status: 'VERIFIED', expires_at: '2027-09-21' });
    expect(on('2027-09-21')).toMatchObject({ status: 'EXPIRED' });
  });

  it('names the one paper that is too old', () => {
    const report = (sub_kind: 'DPE' | 'ERP', made_on: string) =>
      fileOf(
        documentOf('DIAGNOSTICS', sub_kind, { made_on, property_address: ADDRESS, lots: ['17'] }),
      );
    const files = [report('DPE', '2025-01-01'), report('ERP', '2026-01-05')];
    const { status, sentence, rules } = controlSlot(DOSSIER, 'DIAGNOSTICS', files, TODAY, []);
    expect(status).toBe('EXPIRED');
    // Others are missing too: the one that is told comes first.
    expect(mainRefusal(rules)).toMatchObject({
      rule: 'IN_DATE',
      missing: 'l’état des risques',
      seen: [{ file_id: files[1]?.file_id }],
    });
    expect(sentence).toBe(
      `Document actuel\u00a0: état des risques du 5 janvier 2026. Document attendu\u00a0: état des risques en cours de validité le 15 novembre 2026.`,
    );
  });

  it('learns the lots from a deed that is already verified', () => {
    const deed = fileOf(
      documentOf('TITRE_PROP', null, { buyers: ['Claire MARTIN'], lots: ['17'] }),
    );
    const silent = { ...DOSSIER, lots: [] };
    expect(controlSlot(silent, 'CERT_CARREZ', [carrez()], TODAY, []).status).toBeNull();
    expect(controlSlot(silent, 'CERT_CARREZ', [carrez()], TODAY, [deed]).status).toBe('VERIFIED');
  });
});

it.each(DOCUMENT_TYPES)(
  '%s: a person decides where no rule can, and a status suits its document',
  (slot) => {
    const { status, rules } = controlSlot(
      DOSSIER,
      slot,
      [fileOf(documentOf('RIB', null))],
      TODAY,
      [],
    );
    expect(rules.length).toBeGreaterThan(1);
    expect(status === null || suits(status, slot)).toBe(true);
    expect(REQUIRED_RULES[slot] === 'PERSON' && status !== null).toBe(false);
  },
);

const value = fc.oneof(
  fc.constantFrom('2026-06-11', '2026-13-45', '9999-12-31', ADDRESS, 'Claire MARTIN', 'user', ''),
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
);
const anyDocument = fc
  .record({
    type: fc.option(fc.constantFrom(...DOCUMENT_TYPES)),
    sub_kind: fc.option(fc.constantFrom(...SUB_KINDS)),
    answered: fc.boolean(),
    said: fc.array(fc.tuple(fc.constantFrom(...Object.keys(FACTS)), value), { maxLength: 8 }),
  })
  .map(({ type, sub_kind, answered, said }) =>
    documentOf(
      type,
      sub_kind,
      {},
      {
        answered,
        facts: said.map(([name, one]) => factOf(name, one)),
      },
    ),
  );

it('whatever was read, the control concludes, and accepts no paper of another type', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DOCUMENT_TYPES),
      fc.array(anyDocument, { maxLength: 3 }),
      (slot, documents) => {
        const files = documents.map((document) => fileOf(document));
        const { status } = controlSlot(DOSSIER, slot, files, TODAY, files);
        const isOfSlot = documents.every(({ type, answered }) => answered && type === slot);
        expect(status === 'VERIFIED' && !isOfSlot).toBe(false);
      },
    ),
  );
});

it.each(DOCUMENT_TYPES)('%s: files that nothing could be read of are for a person', (type) => {
  const unread = ['a', 'b'].map((file_id) => ({ file_id, name: 'x', pages: [], documents: [] }));
  for (const portfolio_type of PORTFOLIO_TYPES) {
    const dossier = { ...DOSSIER, portfolio_type };
    expect(controlSlot(dossier, type, unread, '2026-11-15', [])).toMatchObject({
      status: null,
      sentence: null,
    });
  }
});
