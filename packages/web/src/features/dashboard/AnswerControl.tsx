import { QUESTIONS } from '@quitus/domain/portfolios/questions';
import type { Situation, SituationField } from '@quitus/domain/portfolios/situation';
import { type SubmitEvent, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/Field.tsx';

type AnswerControlProps = {
  field: SituationField;
  situation: Situation;
  /** False when it is no answer to the question. */
  onAnswer: (value: unknown) => boolean;
};

const YES_NO = [
  { value: true, label: 'Oui' },
  { value: false, label: 'Non' },
];

/** Buttons where one press answers; a field and a button where there is something to type. */
export function AnswerControl({ field, situation, onAnswer }: AnswerControlProps) {
  const { kind, question, options = [] } = QUESTIONS[field];
  const current = situation[field];
  if (kind === 'kinds')
    return (
      <KindsForm
        options={options}
        ticked={Array.isArray(current) ? current : []}
        onAnswer={onAnswer}
      />
    );
  if (kind === 'number' || kind === 'date')
    return (
      <TypedForm
        kind={kind}
        label={question}
        unit={field === 'surface_m2' ? 'm²' : null}
        initial={current === null ? '' : String(current)}
        onAnswer={onAnswer}
      />
    );
  return (
    <fieldset className="flex flex-wrap gap-2.5">
      <legend className="sr-only">{question}</legend>
      {(kind === 'yes_no' ? YES_NO : options).map(({ value, label }) => (
        <Button
          key={label}
          variant="secondary"
          aria-pressed={current === null ? undefined : current === value}
          onClick={() => onAnswer(value)}
          className="aria-pressed:bg-email-doux aria-pressed:text-email max-sm:w-full"
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

type TypedFormProps = Pick<AnswerControlProps, 'onAnswer'> & {
  kind: 'number' | 'date';
  label: string;
  unit: string | null;
  initial: string;
};

function TypedForm({ kind, label, unit, initial, onAnswer }: TypedFormProps) {
  const [typed, setTyped] = useState(initial);
  const [refused, setRefused] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const value = kind === 'number' ? Number(typed.replace(',', '.')) : typed;
    setRefused(typed.trim() === '' || !onAnswer(value));
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="w-44">
        <TextField
          label={<span className="sr-only">{label}</span>}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={refused ? 'Vérifiez ce nombre.' : undefined}
          trailing={unit && <span className="pr-2 text-encre-2">{unit}</span>}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={typed.trim() === ''}>
        Enregistrer
      </Button>
    </form>
  );
}

type KindsFormProps = Pick<AnswerControlProps, 'onAnswer'> & {
  options: readonly { value: string; label: string }[];
  ticked: readonly string[];
};

function KindsForm({ options, ticked, onAnswer }: KindsFormProps) {
  const [chosen, setChosen] = useState(ticked);
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onAnswer(chosen);
  }

  return (
    <form onSubmit={submit}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      <Button type="submit" variant="secondary" className="mt-3" disabled={chosen.length === 0}>
        Enregistrer
      </Button>
    </form>
  );
}
