import { textOf } from '@quitus/api/client';
import { type ErrorCode, errorText } from '@quitus/api/errors';
import { type SubmitEvent, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextArea } from '../../ui/TextArea.tsx';

type ReasonFormProps = {
  label: string;
  hint: string;
  rows: number;
  maxLength: number;
  /** What is said when nothing was written. */
  missing: ErrorCode;
  action: string;
  change: { isPending: boolean; error: Error | null };
  onSend: (reason: string) => void;
  onCancel: () => void;
};

/** A few words that somebody else will read, and without which nothing is sent. */
export function ReasonForm({
  label,
  hint,
  rows,
  maxLength,
  missing,
  action,
  change,
  onSend,
  onCancel,
}: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [empty, setEmpty] = useState(false);
  const error = empty ? errorText(missing) : change.error && textOf(change.error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const said = reason.trim();
    setEmpty(said === '');
    if (said !== '') onSend(said);
  }

  return (
    <form noValidate onSubmit={submit} className="rounded-carte bg-creux p-5">
      <TextArea
        label={label}
        hint={hint}
        rows={rows}
        maxLength={maxLength}
        value={reason}
        error={error || undefined}
        ref={takeFocus}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" size="compact" pending={change.isPending}>
          {action}
        </Button>
        <Button variant="quiet" size="compact" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
