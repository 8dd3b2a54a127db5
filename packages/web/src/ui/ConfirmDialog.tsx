import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';

import { Button } from './Button.tsx';
import { BACKDROP, PANEL } from './dialog-look.ts';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What happens then, as a verb. */
  verb?: string;
  /** It cannot be taken back. */
  destroys?: boolean;
  pending?: boolean;
  onCancel: () => void;
  onAccept: () => void;
};

/** Asks before something that cannot be undone: only its two buttons, or Escape, close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, pending = false, onCancel, onAccept } = props;
  const { verb = 'Accepter', destroys = false } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !pending && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={BACKDROP} />
        <AlertDialog.Popup className={PANEL}>
          <AlertDialog.Title className="text-h3">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-3 text-encre-2">
            {children}
          </AlertDialog.Description>
          <div className="mt-8 flex flex-wrap justify-between gap-3">
            <Button variant="secondary" disabled={pending} onClick={onCancel}>
              Annuler
            </Button>
            <Button variant={destroys ? 'destroy' : 'primary'} pending={pending} onClick={onAccept}>
              {verb}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
