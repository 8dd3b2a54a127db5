import * as LIMITS from '@quitus/api/limits';
import type { FactValue, FactView } from '@quitus/api/reading.api';
import { acceptsValue, isFactName } from '@quitus/domain/reading/fact-value';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';

import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { factKind, factLabel, factWords } from './fact-words.ts';
import { FACT_FORM_ERRORS, factDraft, NO, typedFact, YES } from './typed-fact.ts';

type FactFormProps = {
  /** `value` is null where nothing was read. */
  fact: Pick<FactView, 'name' | 'read_value'> & { value: FactValue | null };
  pending: boolean;
  /** What the server answered instead. */
  refused: string | null;
  onSave: (value: FactValue) => void;
  /** Back to what the machine read; null where nobody corrected it. */
  onRestore: (() => void) | null;
  onCancel: () => void;
};

/** A value typed over what was read; Escape leaves it as it was. */
export function FactForm({ fact, pending, refused, onSave, onRestore, onCancel }: FactFormProps) {
  const { name, value, read_value } = fact;
  const kind = factKind(name, value);
  const [typed, setTyped] = useState(() => factDraft(kind, value));
  const [wrong, setWrong] = useState(false);
  const error = wrong ? FACT_FORM_ERRORS[kind] : refused;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const meant = typedFact(kind, typed);
    // As the server decides.
    const accepted = meant !== null && (!isFactName(name) || acceptsValue(name, meant));
    setWrong(!accepted);
    if (accepted) onSave(meant);
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Else the drawer around it closes too.
    event.stopPropagation();
    onCancel();
  }

  const common = {
    label: factLabel(name),
    value: typed,
    error: error ?? undefined,
    ref: takeFocus,
    onKeyDown: press,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-carte bg-creux p-4">
      {kind === 'LIST' ? (
        <TextArea {...common} hint="Une par ligne." rows={5} />
      ) : kind === 'YES_NO' ? (
        <Select {...common}>
          <option value={YES}>Oui</option>
          <option value={NO}>Non</option>
        </Select>
      ) : (
        <TextField {...common} {...INPUTS[kind]} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="compact" pending={pending}>
          Enregistrer
        </Button>
        <Button variant="quiet" size="compact" onClick={onCancel}>
          Annuler
        </Button>
        {onRestore && (
          <Button variant="quiet" size="compact" disabled={pending} onClick={onRestore}>
            Revenir à la valeur lue
            {read_value !== null && ` (${factWords(name, read_value)})`}
          </Button>
        )}
      </div>
    </form>
  );
}

const unit = (words: string) => <span className="text-second text-encre-3">{words}</span>;

const INPUTS = {
  CENTS: { inputMode: 'decimal', trailing: unit('€') },
  AREA: { inputMode: 'decimal', trailing: unit('m²') },
  NUMBER: { inputMode: 'decimal' },
  DATE: { type: 'date' },
  TEXT: { maxLength: LIMITS.fact },
} as const;
