import { DOCUMENT_STATUSES, type DocumentStatus } from '@quitus/domain/documents/status';
import type { Ability } from '@quitus/domain/portfolios/permissions';
import { describe, expect, it, test } from 'vitest';

import { testDossier } from '../../../test/test-dossier.ts';
import { testFile } from '../../../test/test-file.ts';
import { entriesOf } from './dossier-view.ts';
import { fileToReplace } from './files/file-to-replace.ts';
import { mainAction } from './main-action.ts';

const MANAGER: Ability[] = ['EDIT', 'FETCH', 'ANSWER_SITUATION'];

function actionOn(
  document_type: 'CHARGES' | 'RIB' | 'PRE_ETAT_DATE' | 'CV_AG',
  status: DocumentStatus,
  { abilities = MANAGER, missing = null }: { abilities?: Ability[]; missing?: string | null } = {},
) {
  const dossier = testDossier({ abilities, slots: { [document_type]: { status } } });
  const entry = entriesOf(dossier).find((one) => one.document_type === document_type);
  return entry ? mainAction(dossier, entry, missing) : null;
}

test.each<[DocumentStatus, string, string]>([
  ['A_AJOUTER', 'Ajouter', 'Ajouter les appels de charges'],
  ['SCRAPING_PROCESSING', 'Suivre', 'Suivre le robot'],
  ['KO_SCRAPING', 'Réessayer', 'Réessayer avec le robot'],
  ['REJECTED', 'Redéposer', 'Redéposer les appels de charges'],
  ['INCOMPLETE', 'Compléter', 'Compléter les appels de charges'],
  ['EXPIRED', 'Remplacer', 'Remplacer les appels de charges'],
  ['MISSING_LAST_APPEL', 'Ajouter', 'Ajouter l’appel manquant'],
])('%s: « %s » in the row, « %s » in the drawer', (status, word, words) => {
  expect(actionOn('CHARGES', status)).toMatchObject({ word, words });
});

describe('the thing that the control found missing', () => {
  it('is named', () => {
    const missing = 'l’appel du 4e trimestre 2026';
    expect(actionOn('CHARGES', 'MISSING_LAST_APPEL', { missing })).toMatchObject({
      words: 'Ajouter l’appel du 4e trimestre 2026',
    });
    expect(
      actionOn('CV_AG', 'MISSING_ANNEXES_COMPTABLES', { missing: 'les annexes comptables 1 à 5' }),
    ).toMatchObject({ words: 'Ajouter les annexes comptables 1 à 5' });
  });

  it('completes a document by being added', () => {
    expect(actionOn('CHARGES', 'INCOMPLETE', { missing: 'le verso' })).toMatchObject({
      word: 'Compléter',
      words: 'Ajouter le verso',
    });
  });
});

test('what is there asks for nothing', () => {
  expect(actionOn('CHARGES', 'VERIFIED')).toBeNull();
  expect(actionOn('CHARGES', 'NEW_A_VERIFIER')).toBeNull();
});

test('whoever may not send the robot adds the document instead', () => {
  expect(actionOn('CHARGES', 'KO_SCRAPING', { abilities: [] })).toMatchObject({
    does: 'ADD',
    words: 'Ajouter les appels de charges',
  });
  expect(actionOn('CHARGES', 'SCRAPING_PROCESSING', { abilities: [] })).toBeNull();
});

test('the pré-état daté is paid and followed on its pages, and ordered once its papers are there', () => {
  expect(actionOn('PRE_ETAT_DATE', 'PENDING_PAYMENT')).toMatchObject({
    does: 'GO',
    words: 'Payer le pré-état daté',
  });
  expect(actionOn('PRE_ETAT_DATE', 'CREATION_IN_PROCESS')).toMatchObject({ word: 'Suivre' });
  expect(actionOn('PRE_ETAT_DATE', 'VERIFIED')).toMatchObject({ word: 'Voir' });
  expect(actionOn('PRE_ETAT_DATE', 'A_AJOUTER')).toBeNull();
});

test.each(DOCUMENT_STATUSES)('%s never offers to add to somebody who may not', (status) => {
  const dossier = testDossier({
    relation: 'ACQUEREUR',
    abilities: [],
    slots: { RIB: { status } },
  });
  const entry = entriesOf(dossier).find(({ document_type }) => document_type === 'RIB');
  expect(entry ? mainAction(dossier, entry) : null).toBeNull();
});

describe('a file that comes for a document that was refused', () => {
  const replaced = (status: DocumentStatus, count: number, faulty: string | null = null) => {
    const dossier = testDossier({ slots: { RIB: { status, file_count: count } } });
    const entry = entriesOf(dossier).find(({ document_type }) => document_type === 'RIB');
    const files = Array.from({ length: count }, (_, index) =>
      testFile({ id: `file ${index}`, document_type: 'RIB' }),
    );
    return entry ? fileToReplace(dossier, entry, files, faulty)?.id : undefined;
  };

  it('takes the place of the one that is there', () => {
    expect(replaced('REJECTED', 1)).toBe('file 0');
    expect(replaced('EXPIRED', 1)).toBe('file 0');
  });

  it('takes, of several, the place of the one that the control named', () => {
    expect(replaced('EXPIRED', 2)).toBeUndefined();
    expect(replaced('EXPIRED', 2, 'file 1')).toBe('file 1');
  });

  it('stands beside what is only incomplete', () => {
    expect(replaced('INCOMPLETE', 1)).toBeUndefined();
  });
});
