import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

import { CloseButton } from './CloseButton.tsx';
import { BACKDROP, PANEL } from './dialog-look.ts';
import { onDismiss } from './dismiss.ts';

interface DialogProps {
  open: boolean;
  title: string;
  /** Read out with the title when it opens. */
  text?: ReactNode;
  children?: ReactNode;
  /** Buttons, in the order they are read. */
  actions?: ReactNode;
  onClose: () => void;
}

/** Something to read or fill without leaving the page: Escape, the cross or a press outside closes it. */
export function Dialog({ open, title, text, children, actions, onClose }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onDismiss(onClose)}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup className={PANEL}>
          <Base.Title className="pr-12 text-h3">{title}</Base.Title>
          {text !== undefined && (
            <Base.Description render={<div />} className="mt-3 text-encre-2">
              {text}
            </Base.Description>
          )}
          {children !== undefined && <div className="mt-5">{children}</div>}
          {actions !== undefined && (
            <div className="mt-8 flex flex-wrap justify-between gap-3">{actions}</div>
          )}
          {/* Last, so that the focus starts where there is something to do. */}
          <Base.Close
            render={<CloseButton className="absolute top-4 right-4 sm:top-6 sm:right-6" />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
