import { progressOf } from '@quitus/domain/portfolios/progress';
import { EMPTY_SITUATION } from '@quitus/domain/portfolios/situation';
import { describe, expect, it } from 'vitest';

import { testDossier } from '../../../test/test-dossier.ts';
import { changesBetween } from './changes.ts';
import { categoriesOf, entriesOf, facadeOf } from './dossier-view.ts';
import { tallyOf } from './tally.ts';

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
    expect(property?.optional.map(({ document_type }) => document_type)).toEqual([
      'CERTIFICAT_DE_SUPERFICIE',
      'ASSURANCES_DU_LOGEMENT',
      'OTHER_PROPERTY_DOCS',
      'ETAT_HYPOTHECAIRE',
    ]);
    expect(property?.progress).toEqual({ verified: 1, total: 7, optional: 4 });
  });

  it('adds up to what the dossier counts', () => {
    const dossier = testDossier({ slots: { ETAT_HYPOTHECAIRE: { status: 'VERIFIED' } } });
    const parts = categoriesOf(dossier, entriesOf(dossier)).map(({ progress }) => progress);
    const sum = (name: 'verified' | 'total' | 'optional') =>
      parts.reduce((before, progress) => before + progress[name], 0);
    expect(progressOf(dossier.portfolio_type, dossier.situation, dossier.slots)).toEqual({
      verified: sum('verified'),
      total: sum('total'),
      optional: sum('optional'),
    });
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
  const windows = Object.values(facadeOf(dossier, entriesOf(dossier))).flat();
  const { total } = progressOf(dossier.portfolio_type, dossier.situation, dossier.slots);
  expect(windows).toHaveLength(total);
  expect(windows.map(({ id }) => id)).not.toContain('LOGEMENT_LOUE');
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
    '9 à ajouter',
    '7 à préciser',
  ]);
});

describe('what changed since the page last looked', () => {
  const before = testDossier({ slots: { CV_AG: { status: 'NEW_A_VERIFIER' } } });

  it('names the documents and says how far the dossier is', () => {
    const after = testDossier({ slots: { CV_AG: { status: 'VERIFIED' } } });
    const { documents, announcement } = changesBetween(before, after);
    expect(documents).toEqual(['CV_AG']);
    expect(announcement).toBe(
      `Convocation d’assemblée générale\u00A0: Vérifié. 1 document vérifié sur 19.`,
    );
  });

  it('is nothing when only the address did', () => {
    expect(changesBetween(before, { ...before, reference: 'A12' })).toEqual({
      documents: [],
      announcement: '',
    });
  });
});
