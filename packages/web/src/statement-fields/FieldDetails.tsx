import { isConfirmable } from '@quitus/domain/preetatdate/delivery';
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type {
  Evidence,
  FieldValue,
  StatementCheck,
  StatementField,
} from '@quitus/domain/preetatdate/statement';
import { Check, CircleHelp, Pencil, Undo2 } from 'lucide-react';

import { Button } from '../ui/Button.tsx';
import { Ordinals } from '../ui/Ordinals.tsx';
import { asOfWords, originWords, searchWords, valueLines } from './field-words.ts';
import { FieldForm } from './FieldForm.tsx';
import { definitionOf, isOpen } from './statement-view.ts';

/** What may be done to a field; each tells when it is done. */
export type FieldActions = {
  /** Null: nobody knows. */
  answer: (given: Given, onDone?: () => void) => void;
  forget: (reference: FieldReference, onDone?: () => void) => void;
  /** The field whose answer is on its way. */
  pending: FieldReference | null;
  /** What the server answered instead, to the last of them. */
  refused: string | null;
};

type Given = { reference: FieldReference; value: FieldValue | null; as_of: string | null };

type FieldDetailsProps = {
  field: StatementField;
  checks: readonly StatementCheck[];
  /** Null for whoever only looks. */
  actions: FieldActions | null;
  editing: boolean;
  /** The paper opened beside it, when it is of its kind. */
  paper: string | null;
  onSee: (index: number) => void;
  onEdit: (editing: boolean) => void;
  onDone: () => void;
};

/** Under the chosen field: how it was worked out, its pages, and what can be said about it. */
export function FieldDetails(props: FieldDetailsProps) {
  const { field, checks, actions, editing, paper, onSee, onEdit, onDone } = props;
  const { reference, candidates, answer } = field;
  const pending = actions?.pending === reference;
  const own = checks.filter(
    ({ outcome, references }) => outcome === 'FAILED' && references.includes(reference),
  );
  return (
    <div className="flex flex-col gap-3 px-3.5 pt-2 pb-4">
      <p className="text-second text-encre-2">
        <Ordinals>{originWords(field)}</Ordinals>
      </p>
      {own.map(({ id, sentence }) => (
        <p key={id} className="text-second font-medium text-ocre">
          <Ordinals>{sentence}</Ordinals>
        </p>
      ))}
      {answer && (
        <p className="text-second text-encre-2">
          {answer.by_staff ? 'Réglé par l’équipe Quitus' : `Réponse de ${answer.by}`}
        </p>
      )}
      <Places places={field.evidence} from={0} onSee={onSee} />
      {candidates.length > 0 && (
        <Candidates
          field={field}
          actions={actions}
          pending={pending}
          onSee={onSee}
          onDone={onDone}
        />
      )}
      {isOpen(field) && !field.expected_in && (paper === null || field.state === 'MISSING') && (
        <p className="text-second text-encre-2">{searchWords(field, paper)}</p>
      )}
      {actions && editing && (
        <FieldForm
          field={field}
          pending={pending}
          refused={actions.refused}
          onSave={(value) => actions.answer({ reference, value, as_of: null }, onDone)}
          onForget={answer ? () => actions.forget(reference, onDone) : null}
          onCancel={() => onEdit(false)}
        />
      )}
      {actions && !editing && (
        <div className="-ml-4 flex flex-wrap gap-1">
          {isConfirmable(field) && (
            <Button
              variant="quiet"
              size="compact"
              aria-keyshortcuts="Enter"
              pending={pending}
              onClick={() => confirmField(field, actions, onDone)}
            >
              <Check aria-hidden />
              Confirmer
            </Button>
          )}
          <Button variant="quiet" size="compact" aria-keyshortcuts="M" onClick={() => onEdit(true)}>
            <Pencil aria-hidden />
            {isOpen(field) ? 'Répondre' : 'Corriger'}
          </Button>
          {isOpen(field) && (
            <Button
              variant="quiet"
              size="compact"
              aria-keyshortcuts="I"
              disabled={pending}
              onClick={() => actions.answer({ reference, value: null, as_of: null }, onDone)}
            >
              <CircleHelp aria-hidden />
              Je ne sais pas
            </Button>
          )}
          {answer && (
            <Button
              variant="quiet"
              size="compact"
              disabled={pending}
              onClick={() => actions.forget(reference)}
            >
              <Undo2 aria-hidden />
              Revenir aux documents
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What was read becomes what somebody says, of the same day. */
export function confirmField(field: StatementField, actions: FieldActions, onDone: () => void) {
  const { reference, value, as_of } = field;
  if (value !== null && isConfirmable(field)) actions.answer({ reference, value, as_of }, onDone);
}

type PlacesProps = { places: readonly Evidence[]; from: number; onSee: (index: number) => void };

/** « Appel T4 2026, page 3 »: one press shows it. */
function Places({ places, from, onSee }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {places.map(({ label, page, by_user }, index) => (
        <li key={index}>
          <button
            type="button"
            onClick={() => onSee(from + index)}
            className="min-h-8 text-second font-medium text-email underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            {label}, page {page}
            {by_user === true && ', corrigé par le vendeur'}
          </button>
        </li>
      ))}
    </ul>
  );
}

type CandidatesProps = {
  field: StatementField;
  actions: FieldActions | null;
  pending: boolean;
  onSee: (index: number) => void;
  onDone: () => void;
};

/** Everything that was found, each with its page: somebody chooses, nobody else does. */
function Candidates({ field, actions, pending, onSee, onDone }: CandidatesProps) {
  const { reference, candidates, evidence } = field;
  const { kind } = definitionOf(field);
  return (
    <ul className="flex flex-col gap-2">
      {candidates.map(({ value, as_of, evidence: places }, index) => {
        const before = candidates.slice(0, index).flatMap((one) => one.evidence).length;
        return (
          <li key={index} className="rounded-champ bg-surface p-3.5 inset-ring inset-ring-trait">
            {valueLines(kind, value).map((line, at) => (
              <p key={at} className="text-champ">
                {line}
              </p>
            ))}
            {as_of !== null && <p className="text-second text-encre-3">{asOfWords(as_of)}</p>}
            <Places places={places} from={evidence.length + before} onSee={onSee} />
            {actions && (
              <Button
                variant="secondary"
                size="compact"
                className="mt-2"
                disabled={pending}
                onClick={() => actions.answer({ reference, value, as_of }, onDone)}
              >
                Retenir cette valeur
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
