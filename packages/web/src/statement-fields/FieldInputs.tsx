import * as LIMITS from '@quitus/api/limits';
import type { FieldKind } from '@quitus/domain/preetatdate/field';
import { Plus, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';

import { NO, YES } from '../facts/typed-fact.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { TextArea } from '../ui/TextArea.tsx';
import {
  type FieldDraft,
  type InstalmentDraft,
  NEW_INSTALMENT,
  NEW_WORKS,
  type WorksDraft,
} from './typed-field.ts';

type FieldInputsProps = {
  kind: FieldKind;
  label: string;
  draft: FieldDraft;
  error: string | undefined;
  onChange: (draft: FieldDraft) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const unit = (words: string) => <span className="pr-2 text-second text-encre-3">{words}</span>;
const EURO = { inputMode: 'decimal', trailing: unit('€') } as const;

const LINES = {
  CENTS: EURO,
  AREA: { inputMode: 'decimal', trailing: unit('m²') },
  NUMBER: { inputMode: 'numeric' },
  DATE: { type: 'date' },
} as const;

/** The inputs of the kind of value that is asked for; the first takes the keyboard. */
export function FieldInputs(props: FieldInputsProps) {
  const { kind, label, draft, error, onChange, onKeyDown } = props;
  if (draft.form === 'PERIOD')
    return (
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1 text-libelle font-semibold">{label}</legend>
        <TextField
          label="Premier jour"
          type="date"
          ref={takeFocus}
          value={draft.from}
          error={error}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange({ ...draft, from: target.value })}
        />
        <TextField
          label="Dernier jour"
          type="date"
          value={draft.to}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange({ ...draft, to: target.value })}
        />
      </fieldset>
    );
  if (draft.form === 'SCHEDULE')
    return (
      <Rows
        label={label}
        rows={draft.rows}
        fresh={NEW_INSTALMENT}
        add="Ajouter une échéance"
        onRows={(rows) => onChange({ form: 'SCHEDULE', rows })}
      >
        {(row, change, first) => (
          <Instalment row={row} first={first} {...{ error, onKeyDown }} onChange={change} />
        )}
      </Rows>
    );
  if (draft.form === 'WORKS')
    return (
      <Rows
        label={label}
        rows={draft.rows}
        fresh={NEW_WORKS}
        add="Ajouter des travaux"
        onRows={(rows) => onChange({ form: 'WORKS', rows })}
      >
        {(row, change, first) => (
          <Works row={row} first={first} {...{ error, onKeyDown }} onChange={change} />
        )}
      </Rows>
    );
  const common = {
    label,
    error,
    value: draft.text,
    ref: takeFocus,
    onKeyDown,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ form: 'LINE', text: target.value }),
  };
  if (kind === 'LIST') return <TextArea {...common} rows={4} hint="Un par ligne." />;
  if (kind === 'YES_NO')
    return (
      <Select {...common}>
        <option value="">Choisissez</option>
        <option value={YES}>Oui</option>
        <option value={NO}>Non</option>
      </Select>
    );
  return kind === 'TEXT' ? (
    <TextArea {...common} rows={2} maxLength={LIMITS.statement_text} />
  ) : (
    <TextField {...common} {...(isLine(kind) ? LINES[kind] : {})} />
  );
}

const isLine = (kind: FieldKind): kind is keyof typeof LINES => Object.hasOwn(LINES, kind);

type RowsProps<Row> = {
  label: string;
  rows: readonly Row[];
  fresh: Row;
  add: string;
  onRows: (rows: readonly Row[]) => void;
  children: (row: Row, change: (part: Partial<Row>) => void, first: boolean) => ReactNode;
};

function Rows<Row>({ label, rows, fresh, add, onRows, children }: RowsProps<Row>) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="text-libelle font-semibold">{label}</legend>
      {rows.map((row, index) => (
        <div key={index} className="flex items-start gap-2 border-b border-trait pb-4">
          <div className="min-w-0 flex-1">
            {children(
              row,
              (part) => onRows(rows.map((one, at) => (at === index ? { ...one, ...part } : one))),
              index === 0,
            )}
          </div>
          <Button
            variant="quiet"
            size="compact"
            aria-label={`Retirer la ligne ${index + 1}`}
            className="mt-7 px-2.5"
            onClick={() => onRows(rows.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      ))}
      {rows.length === 0 && (
        <p className="text-second text-encre-2">
          Sans ligne, le document indiquera qu’il n’y en a aucune.
        </p>
      )}
      <Button
        variant="secondary"
        size="compact"
        className="self-start"
        onClick={() => onRows([...rows, fresh])}
      >
        <Plus aria-hidden />
        {add}
      </Button>
    </fieldset>
  );
}

type RowProps<Row> = {
  row: Row;
  first: boolean;
  error: string | undefined;
  onChange: (part: Partial<Row>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const Instalment = ({ row, first, error, onChange, onKeyDown }: RowProps<InstalmentDraft>) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <TextField
      label="Échéance"
      type="date"
      ref={first ? takeFocus : undefined}
      value={row.on}
      error={first ? error : undefined}
      onKeyDown={onKeyDown}
      onChange={({ target }) => onChange({ on: target.value })}
    />
    <TextField
      label="Montant"
      {...EURO}
      value={row.amount}
      onKeyDown={onKeyDown}
      onChange={({ target }) => onChange({ amount: target.value })}
    />
  </div>
);

const Works = ({ row, first, error, onChange, onKeyDown }: RowProps<WorksDraft>) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <div className="sm:col-span-2">
      <TextField
        label="Travaux"
        ref={first ? takeFocus : undefined}
        maxLength={LIMITS.statement_line}
        value={row.label}
        error={first ? error : undefined}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange({ label: target.value })}
      />
    </div>
    <TextField
      label="Voté le"
      type="date"
      value={row.voted_on}
      onKeyDown={onKeyDown}
      onChange={({ target }) => onChange({ voted_on: target.value })}
    />
    <TextField
      label="Résolution"
      maxLength={LIMITS.statement_line}
      value={row.resolution}
      onKeyDown={onKeyDown}
      onChange={({ target }) => onChange({ resolution: target.value })}
    />
    {AMOUNTS.map(({ name, label }) => (
      <TextField
        key={name}
        label={label}
        optional
        {...EURO}
        value={row[name]}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    ))}
  </div>
);

const AMOUNTS = [
  { name: 'total', label: 'Montant total voté' },
  { name: 'lot', label: 'Part des lots vendus' },
  { name: 'called', label: 'Déjà appelé' },
  { name: 'remaining', label: 'Reste à appeler' },
] as const;
