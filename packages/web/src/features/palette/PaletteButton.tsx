import { Search } from 'lucide-react';

import { useKeyDown } from '../../ui/use-key-down.ts';
import { isPaletteKey, setPaletteOpen } from './palette-open.ts';

/** Apple's machines say ⌘, the others Ctrl. */
const shortcut = () =>
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)
    ? '⌘K'
    : 'Ctrl K';

/** Opens the palette for whoever does not know its key. */
export function PaletteButton() {
  // Here and not in the palette, whose code comes later: a key pressed early opens it when it is there.
  useKeyDown((event) => {
    if (!isPaletteKey(event)) return;
    // Browsers have their own Ctrl-K.
    event.preventDefault();
    setPaletteOpen(true);
  });
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setPaletteOpen(true)}
      className="inline-flex min-h-11 items-center gap-2 rounded-champ px-2.5 text-second text-encre-2 transition-colors hover:bg-creux hover:text-encre"
    >
      <Search aria-hidden />
      <span className="sr-only">Aller à un dossier ou à une page</span>
      <kbd
        aria-hidden
        className="rounded-puce border border-trait px-1.5 font-texte text-mini text-encre-3 max-md:hidden"
      >
        {shortcut()}
      </kbd>
    </button>
  );
}
