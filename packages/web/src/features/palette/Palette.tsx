import { Dialog } from '@base-ui/react/dialog';

import { BACKDROP } from '../../ui/dialog-look.ts';
import { setPaletteOpen, usePaletteOpen } from './palette-open.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

/** Ctrl-K or ⌘K anywhere in the account: a dossier, a page or an action in a few letters. */
export default function Palette() {
  const open = usePaletteOpen();
  return (
    <Dialog.Root open={open} onOpenChange={setPaletteOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup className="fixed top-[min(7rem,10dvh)] left-1/2 z-40 flex max-h-[min(36rem,80dvh)] w-[calc(100%-2*var(--marge))] max-w-[38rem] -translate-x-1/2 flex-col overflow-hidden rounded-tiroir bg-surface shadow-leve outline-none transition-opacity duration-200 focus-visible:rounded-tiroir data-ending-style:opacity-0 data-starting-style:opacity-0">
          <Dialog.Title className="sr-only">Aller à un dossier ou à une page</Dialog.Title>
          <PaletteSearch onDone={() => setPaletteOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
