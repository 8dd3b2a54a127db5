import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { testField, testStatement } from '../../../statement-fields/test-statement.ts';
import { DeliverAnyway } from './DeliverAnyway.tsx';

afterEach(cleanup);

const unknown = (['COPRO-1', 'COPRO-3-b'] as const).map((one) =>
  testField(one, { state: 'CONFIRMED' }),
);
const known = testField('COPRO-2', { state: 'CONFIRMED', value: 0 });
const onAccept = vi.fn();

async function said(
  fields: (typeof known)[],
  being_read: Parameters<typeof DeliverAnyway>[0]['being_read'],
): Promise<string> {
  render(
    <DeliverAnyway
      open
      statement={testStatement({ fields })}
      being_read={being_read}
      onCancel={() => undefined}
      onAccept={onAccept}
    />,
  );
  const dialog = await screen.findByRole('alertdialog');
  return dialog.textContent.replaceAll('\u00A0', ' ');
}

test('says how much of the document is unknown, and delivers only once accepted', async () => {
  const words = await said([...unknown, known], []);
  expect(words).toContain('2 rubriques requises sur 3 sont inconnues');
  expect(words).not.toContain('lecture');
  expect(onAccept).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Accepter' }));
  expect(onAccept).toHaveBeenCalledOnce();
});

test('names the papers that the document would leave without', async () => {
  const words = await said([known], [{ document_type: 'CERT_CARREZ', name: 'carrez.pdf' }]);
  expect(words).toContain('Un papier est en cours de lecture : Certificat Carrez.');
  expect(words).not.toContain('inconnues');
});
