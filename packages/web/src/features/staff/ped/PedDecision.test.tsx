import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { PedDecision } from './PedDecision.tsx';

afterEach(cleanup);

const words = (open: number, unconfirmed: number): string => {
  const { container } = render(
    <PedDecision
      open={Array.from({ length: open }, () => 'COPRO-4' as const)}
      unconfirmed={unconfirmed}
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
  expect(words(2, 8)).toBe('2 rubriques requises attendent encore.');
  expect(words(0, 8)).toBe(
    'Plus aucune réponse n’est attendue ; les 8 valeurs lues mais non confirmées seront imprimées telles quelles.',
  );
  expect(words(0, 0)).toBe('Tout est réglé et confirmé.');
});
