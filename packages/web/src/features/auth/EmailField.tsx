import type { ComponentProps, RefObject } from 'react';

import { useTypedEarly } from '../../start-up/typed-early.ts';
import { TextField } from '../../ui/Field.tsx';

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, 'error'> & {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onValue: (value: string) => void;
};

export function EmailField({ onValue, ref, ...field }: EmailFieldProps) {
  useTypedEarly(ref, field.value, onValue);
  return (
    <TextField
      {...field}
      ref={ref}
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
