import type { ComponentProps } from 'react';

import { TextField } from '../../ui/Field.tsx';

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, 'error' | 'ref'> & {
  value: string;
  onValue: (value: string) => void;
};

export function EmailField({ onValue, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label="Adresse email"
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
