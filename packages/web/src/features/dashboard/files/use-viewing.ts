import { useState } from 'react';

import { useKeyDown } from '../../../ui/use-key-down.ts';
import type { AskedPage } from './use-asked-page.ts';
import { type Move, moved, PAGE_KEYS, VIEWER_KEYS, type Viewing } from './viewing.ts';

/** A page that was upside down stays turned while the site is open. */
const turns = new Map<string, number>();

export type Looking = ReturnType<typeof useViewing>;

const atFirst = (file_id: string, page: number): Viewing => ({
  page,
  zoom: 'FIT',
  turn: turns.get(file_id) ?? 0,
});

/** How a file is looked at; another file starts at its first page, or at the one asked for. `open`: keys are heard. */
export function useViewing(
  file_id: string,
  pages: number,
  open = true,
  asked: AskedPage | null = null,
) {
  const place = asked?.file_id === file_id ? asked : null;
  const visit = `${file_id} ${place?.key ?? ''}`;
  const [shown, setShown] = useState(visit);
  const [viewing, setViewing] = useState(() => atFirst(file_id, place?.page ?? 1));
  if (shown !== visit) {
    setShown(visit);
    setViewing(atFirst(file_id, place?.page ?? 1));
  }

  function move(wanted: Move): void {
    const next = moved(viewing, wanted, pages);
    turns.set(file_id, next.turn);
    setViewing(next);
  }

  const press = (event: KeyboardEvent) => {
    if (!open || pages === 0) return;
    const wanted = PAGE_KEYS[event.key] ?? (isInViewer(event) ? VIEWER_KEYS[event.key] : undefined);
    if (wanted === undefined || hasOwnUse(event)) return;
    event.preventDefault();
    move(wanted);
  };
  useKeyDown(press, { capture: true });

  return { viewing, move };
}

/** In its field the number of a page is typed; the arrows turn pages even there. */
const isInViewer = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('[data-viewer]') !== null &&
  !(target instanceof HTMLInputElement);

/** Not Shift: some keyboards need it for « + ». */
const MODIFIERS = ['Alt', 'Control', 'Meta'];

/** Where the key already does something: in a field, in a dialog above, with a modifier. */
function hasOwnUse(event: KeyboardEvent): boolean {
  const { target } = event;
  if (MODIFIERS.some((key) => event.getModifierState(key))) return true;
  if (!(target instanceof Element)) return false;
  const field = target.closest('input:not([type=file], [data-page-number]), select, textarea');
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const above = dialogs.length > 1 && !dialogs.at(-1)?.querySelector('[data-viewer]');
  return field !== null || above;
}
