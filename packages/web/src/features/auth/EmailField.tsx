import { useEffect, useEffectEvent, type ComponentProps, type RefObject } from 'react';

import { TextField } from '../../ui/Field.tsx';

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, 'error'> & {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onValue: (value: string) => void;
};

export function EmailField({ onValue, ref, ...field }: EmailFieldProps) {
  const keepTyped = useEffectEvent(() => {
    const typed = ref.current?.value ?? '';
    if (typed !== field.value) onValue(typed);
  });
  // Somebody may have typed in the page before its scripts were there.
  useEffect(() => keepTyped(), []);
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
