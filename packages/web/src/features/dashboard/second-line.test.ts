import type { DocumentType } from '@quitus/domain/documents/document-type';
import { EMPTY_SITUATION } from '@quitus/domain/portfolios/situation';
import { describe, expect, it } from 'vitest';

import { testDossier } from '../../../test/test-dossier.ts';
import { entriesOf } from './dossier-view.ts';
import { secondLine } from './second-line.ts';

const now = new Date(2026, 10, 15, 10, 0);
const updated_at = new Date(2026, 10, 12, 9, 12).toISOString();

function lineOf(
  type: DocumentType,
  given: Parameters<typeof testDossier>[0] = {},
  read = false,
): string {
  const entry = entriesOf(testDossier(given)).find(({ document_type }) => document_type === type);
  return entry ? secondLine(entry, now, read) : 'not in the list';
}

describe('the second line of a document', () => {
  it('is the cause when the service gave one', () => {
    const note = 'La page est illisible';
    expect(lineOf('RIB', { slots: { RIB: { status: 'REJECTED', note } } })).toBe(note);
  });

  it('says what to do when it did not', () => {
    expect(lineOf('RIB', { slots: { RIB: { status: 'REJECTED' } } })).toBe('À redéposer');
  });

  it('counts the files and dates them', () => {
    const there = { status: 'VERIFIED', updated_at } as const;
    expect(lineOf('CV_AG', { slots: { CV_AG: { ...there, file_count: 4 } } })).toBe(
      '4 fichiers · 12 nov.',
    );
    expect(lineOf('CV_AG', { slots: { CV_AG: { ...there, file_count: 1 } } })).toBe(
      '1 fichier · 12 nov.',
    );
  });

  it('says that the team looks once the machine has read, and not before', () => {
    const slots = { CV_AG: { status: 'NEW_A_VERIFIER', updated_at, file_count: 1 } } as const;
    expect(lineOf('CV_AG', { slots })).toBe('1 fichier · 12 nov.');
    expect(lineOf('CV_AG', { slots }, true)).toBe(
      '1 fichier · 12 nov. · L’équipe regarde, sous 24\u00A0h',
    );
  });

  it('tells who holds what is missing, unless it is optional or depends on an answer', () => {
    expect(lineOf('CARNET_ENTRETIEN')).toBe('Le syndic.');
    expect(lineOf('PLAN_DU_LOGEMENT_ET_ANNEXES')).toBe('Facultatif');
    expect(lineOf('LOGEMENT_LOUE')).toBe('À préciser\u00A0: Le bien est-il loué\u00A0?');
  });

  it('gives the reason of what does not apply', () => {
    const situation = { ...EMPTY_SITUATION, lot_kinds: null, rented: false };
    expect(lineOf('LOGEMENT_LOUE', { situation })).toBe('Le bien n’est pas loué.');
    const waived = { waived_at: updated_at, waived_reason: 'Vendu vide.' };
    expect(lineOf('LOGEMENT_LOUE', { slots: { LOGEMENT_LOUE: waived } })).toBe('Vendu vide.');
  });
});
