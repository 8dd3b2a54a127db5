import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { useHydrated } from '../start-up/hydrated.ts';
import { TextField } from './Field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const alive = useHydrated();
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          disabled={props.disabled || !alive}
          onClick={() => setShown(!shown)}
          className="flex min-h-11 items-center gap-1.75 rounded-puce px-2 text-libelle font-semibold text-email transition-colors hover:bg-email-doux"
        >
          <Icon />
          {shown ? 'Masquer' : 'Afficher'}
          <span className="sr-only"> le mot de passe</span>
        </button>
      }
    />
  );
}
