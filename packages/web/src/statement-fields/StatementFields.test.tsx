import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type { Statement } from '@quitus/domain/preetatdate/statement';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { type FieldsShown, StatementFields } from './StatementFields.tsx';
import { testEvidence, testField, testSource, testStatement } from './test-statement.ts';
import { useFieldSelection } from './use-field-selection.ts';

const NOTHING: ReadonlySet<FieldReference> = new Set();

/** What the server was asked for. */
const answer = vi.fn();
const forget = vi.fn();
const confirm = vi.fn();

type GivenProps = { statement: Statement; shown: FieldsShown; editable?: boolean };

function Given({ statement, shown, editable = true }: GivenProps) {
  const selection = useFieldSelection(statement, []);
  const [edited, setEdited] = useState<FieldReference | null>(null);
  return (
    <>
      <p>{selection.place?.name}</p>
      <StatementFields
        statement={statement}
        shown={shown}
        selection={selection}
        actions={
          editable
            ? { answer, forget, confirm, pending: null, confirming: null, refused: null }
            : null
        }
        edited={edited}
        changed={NOTHING}
        inline
        onEdit={setEdited}
      />
    </>
  );
}

const READ = testField('COPRO-2', {
  state: 'READ',
  value: 393_075,
  as_of: '2025-12-31',
  evidence: [testEvidence({ file_id: 'b', page: 2 })],
});
const TITLE = { value: 184, as_of: null, evidence: [testEvidence()] };
const CALL = { value: 214, as_of: null, evidence: [testEvidence({ file_id: 'b', page: 1 })] };
const SOURCES = [
  testSource({ name: 'Titre.pdf', document_type: 'TITRE_PROP', sub_kind: null }),
  testSource({ file_id: 'b', name: 'Appel.pdf' }),
];

const line = (name: RegExp) => screen.getByRole('button', { name });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('Enter on the chosen line confirms what was read, for its own day', () => {
  render(<Given statement={testStatement({ fields: [READ] })} shown="ALL" />);
  const button = line(/Dette envers les fournisseurs/);
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Enter' });
  expect(answer.mock.calls[0]?.[0]).toEqual({
    reference: 'COPRO-2',
    value: 393_075,
    as_of: '2025-12-31',
  });
});

test('papers that disagree are both shown with their page, and one of them is chosen by hand', () => {
  const fields = [testField('TANTIEMES', { state: 'CONTRADICTORY', candidates: [TITLE, CALL] })];
  render(<Given statement={testStatement({ fields, sources: SOURCES })} shown="OPEN" />);
  fireEvent.click(line(/Tantièmes généraux/));
  expect(screen.getByText('Titre.pdf')).toBeDefined();
  fireEvent.click(line(/Appel T4 2026, page 1/));
  expect(screen.getByText('Appel.pdf')).toBeDefined();
  const [, second] = screen.getAllByRole('button', { name: 'Retenir cette valeur' });
  if (second) fireEvent.click(second);
  expect(answer.mock.calls[0]?.[0]).toEqual({ reference: 'TANTIEMES', value: 214, as_of: null });
});

test('an amount is typed in euros, and what is no amount is refused before it leaves', async () => {
  render(<Given statement={testStatement({ fields: [testField('I-A-2')] })} shown="OPEN" />);
  const button = line(/Charges impayées/);
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Enter' });
  const field = screen.getByLabelText('Charges impayées des exercices antérieurs', {
    selector: 'input',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/Écrivez un montant en euros/)).toBeDefined();
  expect(answer).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '45,10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ reference: 'I-A-2', value: 4510 });
});

test('nobody knows is an answer of its own', () => {
  render(<Given statement={testStatement({ fields: [testField('I-A-2')] })} shown="OPEN" />);
  fireEvent.click(line(/Charges impayées/));
  fireEvent.click(screen.getByRole('button', { name: 'Je ne sais pas' }));
  expect(answer.mock.calls[0]?.[0]).toMatchObject({ reference: 'I-A-2', value: null });
});

test('once answered, the keyboard is on the next question', async () => {
  const fields = [testField('I-A-2'), testField('I-A-5')];
  answer.mockImplementationOnce((_given: unknown, onDone: () => void) => onDone());
  render(<Given statement={testStatement({ fields })} shown="OPEN" />);
  const button = line(/Charges impayées/);
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'i' });
  await waitFor(() => expect(document.activeElement).toBe(line(/Cotisations impayées/)));
});

test('a section is confirmed at once, and says what is left in it', () => {
  const fields = [READ, testField('COPRO-1')];
  render(<Given statement={testStatement({ fields })} shown="ALL" />);
  expect(screen.getByText('0 confirmée sur 2, 1 à compléter')).toBeDefined();
  fireEvent.click(line(/Approuver la valeur/));
  expect(confirm).toHaveBeenCalledWith('SYNDICAT');
});

test('a proposed value that was worked out is said to be an estimate', () => {
  const proposed = testField('COPRO-2', {
    state: 'TO_CHECK',
    estimate: true,
    candidates: [{ value: 19_355, as_of: null, evidence: [] }],
  });
  render(<Given statement={testStatement({ fields: [proposed] })} shown="OPEN" />);
  const words = line(/Dette envers les fournisseurs/).textContent.replaceAll('\u00A0', ' ');
  expect(words).toContain('193,55 €, estimation');
  expect(words).not.toContain('?');
});

test('what nobody knows is not counted as confirmed', () => {
  const unknown = testField('COPRO-1', { state: 'CONFIRMED' });
  const confirmed = testField('COPRO-2', { state: 'CONFIRMED', value: 0 });
  render(<Given statement={testStatement({ fields: [unknown, confirmed] })} shown="ALL" />);
  expect(screen.getByText('1 confirmée sur 2, 1 inconnue')).toBeDefined();
});

test('whoever may not answer only looks', () => {
  const fields = [READ, testField('COPRO-1')];
  render(<Given statement={testStatement({ fields })} shown="ALL" editable={false} />);
  const button = line(/Dette envers les fournisseurs/);
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.keyDown(button, { key: 'm' });
  expect(screen.queryByRole('button', { name: /Confirmer|Corriger|Répondre/ })).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});
