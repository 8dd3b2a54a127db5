import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { testDossier } from '../../../test/test-dossier.ts';
import { entriesOf } from './dossier-view.ts';
import { SlotChip } from './SlotChip.tsx';

afterEach(cleanup);

test('a document that an answer may rule out asks to be specified, not to be added', () => {
  const entry = entriesOf(testDossier()).find(({ item }) => item?.need === 'TO_SPECIFY');
  if (!entry) throw new Error('Nothing is open in a dossier without answers');
  render(<SlotChip entry={entry} />);
  expect(screen.getByText('À préciser')).toBeDefined();
  expect(screen.queryByText('À ajouter')).toBeNull();
});

test('once it has come, its own status counts, whatever the answer', () => {
  const [open] = entriesOf(testDossier()).filter(({ item }) => item?.need === 'TO_SPECIFY');
  if (!open) throw new Error('Nothing is open in a dossier without answers');
  const dossier = testDossier({ slots: { [open.document_type]: { status: 'VERIFIED' } } });
  const entry = entriesOf(dossier).find((one) => one.document_type === open.document_type);
  if (!entry) throw new Error('It left the list');
  render(<SlotChip entry={entry} />);
  expect(screen.getByText('Vérifié')).toBeDefined();
});
