import * as LIMITS from '@quitus/api/limits';
import type { ConnectorForm } from '@quitus/api/robots.api';

import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Select } from '../../ui/Select.tsx';

type Field = ConnectorForm['fields'][number];

type CredentialFieldProps = {
  field: Field;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
};

/** One question of the form, as its connector describes it. */
export function CredentialField({ field, value, error, onValue }: CredentialFieldProps) {
  const { kind, name, label, hint, example, digits, options } = field;
  const texts = { label, name, value, error, hint: hint ?? undefined };
  if (kind === 'SELECT')
    return (
      <Select {...texts} onChange={({ target }) => onValue(target.value)}>
        <option value="">Choisissez</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  const input = {
    ...texts,
    maxLength: LIMITS.credential,
    placeholder: example ?? undefined,
    onChange: ({ target }: { target: { value: string } }) => onValue(target.value),
  };
  if (kind === 'SECRET') return <PasswordField {...input} autoComplete="current-password" />;
  return (
    <TextField
      {...input}
      inputMode={digits ? 'numeric' : undefined}
      autoComplete={field.autocomplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
