import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';

import { Button } from './Button.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  pending?: boolean;
  onCancel: () => void;
  onAccept: () => void;
};

/** Asks before something that cannot be undone: only its two buttons, or Escape, close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, pending = false, onCancel, onAccept } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !pending && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-[#0f141e]/50 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2*var(--marge))] w-[calc(100%-2*var(--marge))] max-w-[40rem] -translate-1/2 overflow-y-auto rounded-tiroir bg-surface p-6 shadow-leve outline-none sm:p-8">
          <AlertDialog.Title className="text-h3">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-3 text-encre-2">
            {children}
          </AlertDialog.Description>
          <div className="mt-8 flex flex-wrap justify-between gap-3">
            <Button variant="secondary" disabled={pending} onClick={onCancel}>
              Annuler
            </Button>
            <Button pending={pending} onClick={onAccept}>
              Accepter
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
