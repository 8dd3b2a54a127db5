import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { DeliverAnyway } from './DeliverAnyway.tsx';

afterEach(cleanup);

test('says how much of the document is unknown, and delivers only once accepted', async () => {
  const onAccept = vi.fn();
  render(
    <DeliverAnyway
      open
      counts={{ unknown: 10, required: 13 }}
      onCancel={() => undefined}
      onAccept={onAccept}
    />,
  );
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('10 rubriques requises sur 13 sont inconnues');
  expect(onAccept).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Accepter' }));
  expect(onAccept).toHaveBeenCalledOnce();
});
