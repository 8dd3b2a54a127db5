import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

import { CloseButton } from './CloseButton.tsx';
import { BACKDROP } from './dialog-look.ts';
import { onDismiss } from './dismiss.ts';

interface DrawerProps {
  open: boolean;
  title: ReactNode;
  /** The group that the thing shown belongs to. */
  eyebrow?: ReactNode;
  /** How it stands and what to do about it: before anything else, whatever the screen. */
  lead?: ReactNode;
  /** What is looked at, on the left; above the rest on a narrow screen. */
  preview?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

const SHEET =
  'fixed inset-y-0 right-0 z-40 flex w-full flex-col overflow-y-auto bg-surface shadow-leve outline-none transition-[translate,opacity] duration-280 data-ending-style:translate-x-8 data-ending-style:opacity-0 data-ending-style:duration-200 data-starting-style:translate-x-8 data-starting-style:opacity-0 min-[68.75rem]:flex-row min-[68.75rem]:overflow-hidden min-[68.75rem]:rounded-l-tiroir focus-visible:rounded-none min-[68.75rem]:focus-visible:rounded-l-tiroir';

/* Without something to look at, words alone would run too long. */
const WITH_PREVIEW = 'min-[68.75rem]:w-[min(72.5rem,100%-4rem)]';
const WORDS_ALONE = 'min-[68.75rem]:w-[min(45rem,100%-4rem)]';

/** One document seen closely: 1 160 px from the right, the whole screen below 1 100 px. */
export function Drawer({ open, title, eyebrow, lead, preview, children, onClose }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onDismiss(onClose)}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup className={`${SHEET} ${preview === undefined ? WORDS_ALONE : WITH_PREVIEW}`}>
          {preview !== undefined && (
            <div className="order-3 bg-creux p-5 min-[68.75rem]:order-none min-[68.75rem]:w-169 min-[68.75rem]:flex-none min-[68.75rem]:overflow-y-auto min-[68.75rem]:px-10.5">
              {preview}
            </div>
          )}
          <div className="contents min-[68.75rem]:block min-[68.75rem]:min-w-0 min-[68.75rem]:flex-1 min-[68.75rem]:overflow-y-auto">
            <header className="order-1 flex items-start justify-between gap-4 px-5 pt-5 pb-2 min-[68.75rem]:px-9 min-[68.75rem]:pt-7">
              <div className="min-w-0">
                {eyebrow !== undefined && <p className="text-second text-encre-2">{eyebrow}</p>}
                <Base.Title className="text-h2">{title}</Base.Title>
              </div>
              <Base.Close render={<CloseButton className="-mt-1.5 -mr-2.5" />} />
            </header>
            {lead !== undefined && (
              <div className="order-2 px-5 pt-2 pb-5 min-[68.75rem]:px-9 min-[68.75rem]:pb-0">
                {lead}
              </div>
            )}
            <div
              className={`order-4 px-5 pb-10 min-[68.75rem]:px-9 ${lead === undefined ? 'pt-4' : ''}`}
            >
              {children}
            </div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
