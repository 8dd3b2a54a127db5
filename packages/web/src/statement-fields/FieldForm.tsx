import { NOT_TOLD } from '@quitus/domain/preetatdate/field';
import type { FieldValue, StatementField } from '@quitus/domain/preetatdate/statement';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';

import { Button } from '../ui/Button.tsx';
import { FieldInputs } from './FieldInputs.tsx';
import { definitionOf, holderWords } from './statement-view.ts';
import { FIELD_FORM_ERRORS, fieldDraft, typedField } from './typed-field.ts';

type FieldFormProps = {
  field: StatementField;
  pending: boolean;
  /** What the server answered instead. */
  refused: string | null;
  /** Null: nobody knows. */
  onSave: (value: FieldValue | null) => void;
  /** Back to what the papers say; null where nobody answered. */
  onForget: (() => void) | null;
  onCancel: () => void;
};

/** What somebody knows, typed; or that nobody does, which prints as such and never as zero. */
export function FieldForm({ field, pending, refused, onSave, onForget, onCancel }: FieldFormProps) {
  const { kind, label } = definitionOf(field);
  const [draft, setDraft] = useState(() =>
    fieldDraft(kind, field.value ?? field.candidates[0]?.value ?? null),
  );
  const [wrong, setWrong] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const value = typedField(kind, draft);
    setWrong(value === null);
    if (value !== null) onSave(value);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Else the drawer around it closes too.
    event.stopPropagation();
    onCancel();
  }

  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-carte bg-creux p-4"
    >
      <FieldInputs
        kind={kind}
        label={label}
        draft={draft}
        error={(wrong ? FIELD_FORM_ERRORS[kind] : refused) ?? undefined}
        onChange={setDraft}
        onKeyDown={press}
      />
      <p className="text-second text-encre-2">
        Qui peut vous répondre : {holderWords(field.reference)}. Sans réponse, le document
        indiquera : {`«\u00A0${NOT_TOLD}\u00A0».`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="compact" pending={pending}>
          Enregistrer
        </Button>
        <Button
          variant="secondary"
          size="compact"
          className="bg-surface"
          disabled={pending}
          onClick={() => onSave(null)}
        >
          Je ne sais pas
        </Button>
        <Button variant="quiet" size="compact" onClick={onCancel}>
          Annuler
        </Button>
        {onForget && (
          <Button variant="quiet" size="compact" disabled={pending} onClick={onForget}>
            Revenir aux documents
          </Button>
        )}
      </div>
    </form>
  );
}
