import { EMPTY_SITUATION } from '@quitus/domain/portfolios/situation';
import { describe, expect, it } from 'vitest';

import { changesBetween } from './changes.ts';
import { categoriesOf, countsOf, entriesOf, facadeOf, progressWords } from './dossier-view.ts';
import { tallyOf } from './tally.ts';
import { testDossier } from './test-dossier.ts';

const WAIVED = { waived_at: '2026-11-02T09:00:00.000Z', waived_reason: 'Pas de cave.' };
const notRented = { ...EMPTY_SITUATION, lot_kinds: null, rented: false };

describe('the list', () => {
  it('folds what does not apply and what was set aside, and counts neither', () => {
    const dossier = testDossier({
      situation: notRented,
      slots: { PLAN_DU_LOGEMENT_ET_ANNEXES: WAIVED, TITRE_PROP: { status: 'VERIFIED' } },
    });
    const entries = entriesOf(dossier);
    const property = categoriesOf(dossier, entries).find(({ label }) => label === 'Appartement');
    expect(property?.folded.map(({ document_type }) => document_type)).toEqual([
      'PLAN_DU_LOGEMENT_ET_ANNEXES',
      'LOGEMENT_LOUE',
    ]);
    expect(property?.verified).toBe(1);
    const { verified, total } = countsOf(entries);
    expect([verified, total]).toEqual([1, dossier.slots.length - 2]);
  });

  it('shows somebody invited only the categories they see', () => {
    const dossier = testDossier();
    const seen = {
      ...dossier,
      slots: dossier.slots.filter(({ document_type }) => document_type === 'CV_AG'),
    };
    expect(categoriesOf(seen, entriesOf(seen)).map(({ label }) => label)).toEqual([
      'Immeuble et copropriété',
    ]);
  });

  it('knows which documents wait for somebody', () => {
    const entries = entriesOf(
      testDossier({ slots: { RIB: { status: 'REJECTED' }, CV_AG: { status: 'NEW_A_VERIFIER' } } }),
    );
    expect(
      entries.filter(({ waiting }) => waiting).map(({ document_type }) => document_type),
    ).toEqual(['RIB']);
  });
});

it('has one window per counted document', () => {
  const dossier = testDossier({ situation: notRented });
  const entries = entriesOf(dossier);
  const windows = Object.values(facadeOf(dossier, entries)).flat();
  expect(windows).toHaveLength(countsOf(entries).total);
  expect(windows.map(({ id }) => id)).not.toContain('LOGEMENT_LOUE');
});

it('counts in French', () => {
  expect(progressWords({ verified: 11, total: 23 })).toBe('11 documents vérifiés sur 23');
  expect(progressWords({ verified: 1, total: 23 })).toBe('1 document vérifié sur 23');
});

it('tallies what there is, most settled first', () => {
  const entries = entriesOf(
    testDossier({
      slots: {
        TITRE_PROP: { status: 'VERIFIED' },
        CHARGES: { status: 'MISSING_LAST_APPEL' },
        DIAGNOSTICS: { status: 'EXPIRED' },
      },
    }),
  );
  expect(tallyOf(entries).map(({ words }) => words)).toEqual([
    '1 vérifié',
    '2 à compléter',
    `${entries.length - 3} à ajouter`,
  ]);
});

describe('what changed since the page last looked', () => {
  const before = testDossier({ slots: { CV_AG: { status: 'NEW_A_VERIFIER' } } });

  it('names the documents and says how far the dossier is', () => {
    const after = testDossier({ slots: { CV_AG: { status: 'VERIFIED' } } });
    const { documents, announcement } = changesBetween(before, after);
    expect(documents).toEqual(['CV_AG']);
    expect(announcement).toBe(
      `Convocation d’assemblée générale\u00A0: Vérifié. 1 document vérifié sur ${after.slots.length}.`,
    );
  });

  it('is nothing when only the address did', () => {
    expect(changesBetween(before, { ...before, reference: 'A12' })).toEqual({
      documents: [],
      announcement: '',
    });
  });
});
