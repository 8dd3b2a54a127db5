import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { FieldCounts } from './ped-counts.ts';
import { PedDecision } from './PedDecision.tsx';

afterEach(cleanup);

const NONE: FieldCounts = { open: 0, unconfirmed: 0, confirmed: 0, reviewed: 0, unknown: 0 };

const words = (counts: Partial<FieldCounts>): string => {
  const { container } = render(
    <PedDecision
      counts={{ ...NONE, ...counts }}
      pending={false}
      onDeliver={null}
      onAsk={() => undefined}
    />,
  );
  const shown = container.querySelector('p')?.textContent ?? '';
  cleanup();
  return shown.replaceAll('\u00A0', ' ');
};

test('nothing is said to be settled while values wait for somebody’s word', () => {
  expect(words({ open: 2, unconfirmed: 8 })).toBe('2 rubriques requises attendent encore.');
  expect(words({ unconfirmed: 8 })).toBe(
    'Plus aucune réponse n’est attendue. Les 8 valeurs lues mais non confirmées seront imprimées telles quelles.',
  );
  expect(words({ confirmed: 13 })).toBe('Tout est réglé et confirmé.');
});

test('unknown fields are counted apart from confirmed ones', () => {
  expect(words({ confirmed: 3, unknown: 10 })).toBe(
    'Plus aucune réponse n’est attendue : 3 confirmées, 10 inconnues.',
  );
  expect(words({ confirmed: 3, reviewed: 49 })).toBe(
    'Plus aucune réponse n’est attendue : 3 confirmées, 49 relues, 0 inconnue.',
  );
  expect(words({ confirmed: 1, unknown: 1, unconfirmed: 1 })).toBe(
    'Plus aucune réponse n’est attendue : 1 confirmée, 1 inconnue. La valeur lue mais non confirmée sera imprimée telle quelle.',
  );
});
