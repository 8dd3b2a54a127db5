import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { testDossier } from '../../../test/test-dossier.ts';
import { entriesOf } from './dossier-view.ts';
import { YourTurn } from './YourTurn.tsx';

afterEach(cleanup);

const REFUSED = { status: 'REJECTED', note: 'La page est illisible' } as const;

function show(...types: readonly ('RIB' | 'CHARGES' | 'PV_AG' | 'TITRE_PROP' | 'CV_AG')[]) {
  const slots = Object.fromEntries(types.map((type) => [type, REFUSED]));
  render(
    <YourTurn
      entries={entriesOf(testDossier({ slots }))}
      next={null}
      now={new Date('2026-11-19T10:00:00Z')}
      onOpen={vi.fn()}
      actionOf={() => null}
    />,
  );
}

test('each thing to do says its status and its cause in one line', () => {
  show('RIB');
  expect(screen.getByRole('listitem').textContent).toContain('Refusé. La page est illisible');
  expect(screen.getByText('1 action')).toBeDefined();
});

test('three come first, so that the list is not pushed away; the others are one press away', () => {
  show('RIB', 'CHARGES', 'PV_AG', 'TITRE_PROP', 'CV_AG');
  expect(screen.getByText('5 actions')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Voir les 2 autres' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});
