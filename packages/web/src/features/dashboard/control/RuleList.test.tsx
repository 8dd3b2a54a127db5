import type { ControlView } from '@quitus/api/reading.api';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';

import { testFile } from '../files/test-file.ts';
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
