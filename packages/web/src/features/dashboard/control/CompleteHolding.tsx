import { textOf } from '@quitus/api/client';
import { type Dossier, portfoliosApi } from '@quitus/api/portfolios.api';
import { type SubmitEvent, useState } from 'react';

import { call } from '../../../api.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { changedHolding, HOLDING_LIMITS, holdingFields } from '../property-fields.ts';
import { useChange } from '../use-dossier.ts';
import { HOLDING_FORMS, type HoldingField } from './declared-fields.ts';

type CompleteHoldingProps = {
  dossier: Dossier;
  field: HoldingField;
  /** What the papers say of it. */
  read: readonly string[];
  onCompleted: () => void;
};

/** Owners, lots or number of the copropriété: what was read is confirmed in one press, or written otherwise. */
export function CompleteHolding({ dossier, field, read, onCompleted }: CompleteHoldingProps) {
  const { uid } = dossier;
  const { ask, other, label, hint, typed, rows } = HOLDING_FORMS[field];
  const proposed = typed(read);
  const [writing, setWriting] = useState(false);
  const [words, setWords] = useState(proposed);
  const save = useChange<string>({
    uid,
    send: (said) => {
      const before = holdingFields(dossier);
      return call(portfoliosApi.edit, {
        params: { uid },
        body: changedHolding(before, { ...before, [field]: said }),
      });
    },
    refused: 'Le dossier n’a pas changé',
    quiet: true,
    done: onCompleted,
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (words.trim() !== '') save.mutate(words);
  }

  if (!writing)
    return (
      <>
        {proposed !== '' && (
          <p className="mt-1 text-encre-2">
            Lu dans ce document :{' '}
            <span className="font-semibold text-encre">{proposed.replaceAll('\n', ', ')}</span>
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          {proposed !== '' && (
            <Button size="compact" pending={save.isPending} onClick={() => save.mutate(proposed)}>
              Confirmer
            </Button>
          )}
          <Button
            variant={proposed === '' ? 'primary' : 'quiet'}
            size="compact"
            onClick={() => setWriting(true)}
          >
            {proposed === '' ? ask : other}
          </Button>
        </div>
        {save.isError && <Notice tone="error">{textOf(save.error)}</Notice>}
      </>
    );

  const input = {
    label,
    hint,
    value: words,
    maxLength: HOLDING_LIMITS[field],
    ref: takeFocus,
    error: save.isError ? textOf(save.error) : undefined,
    onChange: ({ target }: { target: { value: string } }) => setWords(target.value),
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3">
      {rows > 1 ? <TextArea {...input} rows={rows} /> : <TextField {...input} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          type="submit"
          size="compact"
          pending={save.isPending}
          disabled={words.trim() === ''}
        >
          Enregistrer
        </Button>
        <Button variant="quiet" size="compact" onClick={() => setWriting(false)}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
