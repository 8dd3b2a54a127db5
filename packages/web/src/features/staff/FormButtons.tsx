import type { ReactNode } from 'react';

import { Button } from '../../ui/Button.tsx';
import { Key } from './Key.tsx';
import { SHORTCUTS } from './shortcuts.ts';

type FormButtonsProps = {
  children: ReactNode;
  pending: boolean;
  disabled?: boolean;
  /** The form hears the key that closes it. */
  keyed?: boolean;
  onClose: () => void;
};

/** What a form of the desk does, and the way out of it. */
export const FormButtons = (props: FormButtonsProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button type="submit" pending={props.pending} disabled={props.disabled}>
      {props.children}
    </Button>
    <Button variant="quiet" onClick={props.onClose}>
      Annuler
      {props.keyed && <Key>{SHORTCUTS.close.key}</Key>}
    </Button>
  </div>
);
