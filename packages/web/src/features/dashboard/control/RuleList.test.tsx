import type { ControlView } from '@quitus/api/reading.api';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';

import { testFile } from '../../../../test/test-file.ts';
import { useAskedPage } from '../use-asked-page.ts';
import { RuleList } from './RuleList.tsx';

afterEach(cleanup);

const call = testFile({ document_type: 'CHARGES' });
const deed = testFile({
  id: '7a1f2a34-8c1d-4f0e-9a77-0c7f0f3c2b12',
  document_type: 'TITRE_PROP',
  name: 'Acte.pdf',
});
const box = [0, 0, 10, 10] as const;
const contradiction: ControlView['rules'][number] = {
  rule: 'CONSISTENT',
  outcome: 'undecided',
  sentence:
    'Tantièmes : 190 / 10 000 sur l’appel de fonds (page 2), 188 / 10 000 sur l’acte de vente (page 4).',
  seen: [
    { file_id: call.id, page: 2, box },
    { file_id: deed.id, page: 4, box },
  ],
};

test('a link to another file asks for it, and for its page', () => {
  const other = testFile({ id: '5b0e8f1c-1d2a-4c3b-8e9f-6a7b8c9d0e1f', document_type: 'CHARGES' });
  const seen = [{ file_id: other.id, page: 3, box }];
  render(
    <MemoryRouter>
      <RuleList
        rules={[{ ...contradiction, seen }]}
        seeing={{ files: [call, other], shown_id: call.id, onPage: vi.fn() }}
      />
      <Asked />
    </MemoryRouter>,
  );
  expect(screen.getByTestId('asked').textContent).toBe('');
  fireEvent.click(screen.getByText(/^Voir .*, page 3$/));
  expect(screen.getByTestId('asked').textContent).toBe(`${other.id} 3`);
});

function Asked() {
  const asked = useAskedPage();
  return <p data-testid="asked">{asked && `${asked.file_id} ${asked.page}`}</p>;
}

test('a contradiction leads to both of its pages', () => {
  const onPage = vi.fn();
  render(
    <MemoryRouter>
      <RuleList
        rules={[contradiction]}
        seeing={{ files: [call, deed], shown_id: call.id, onPage }}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText(/188 \/ 10 000 sur l’acte de vente \(page 4\)/)).toBeDefined();
  fireEvent.click(screen.getByText('Voir page 2'));
  expect(onPage).toHaveBeenCalledWith(2);
  expect(screen.getByText('Voir Acte.pdf, page 4').getAttribute('href')).toBe(
    '/?document=TITRE_PROP',
  );
});
