import { useKeyDown } from '../ui/use-key-down.ts';
import type { PageView } from './use-viewing.ts';

/** Where the arrows turn pages. Nowhere: the screen has keys of its own. */
export type Heard = 'NOWHERE' | 'HERE' | 'EVERYWHERE';

type Keys = Record<string, (pageView: PageView) => void>;

const ARROWS: Keys = {
  ArrowRight: ({ after, show }) => after && show(after),
  ArrowLeft: ({ before, show }) => before && show(before),
};

/** Only while the viewer itself has the keyboard: elsewhere they write, or scroll. */
const OTHERS: Keys = {
  Home: ({ showPage }) => showPage(1),
  End: ({ showPage, pages }) => showPage(pages),
  '+': ({ look }) => look('CLOSER'),
  '=': ({ look }) => look('CLOSER'),
  '-': ({ look }) => look('FARTHER'),
  '0': ({ look }) => look('WHOLE'),
  r: ({ look }) => look('TURN'),
  R: ({ look }) => look('TURN'),
};

export function useViewerKeys(pageView: PageView, heard: Heard): void {
  const press = (event: KeyboardEvent) => {
    const here = viewerOf(event) !== null;
    const arrow = here || heard === 'EVERYWHERE' ? ARROWS[event.key] : undefined;
    const act = arrow ?? (here && !isTyped(event) ? OTHERS[event.key] : undefined);
    if (act === undefined || hasOwnUse(event)) return;
    event.preventDefault();
    act(pageView);
  };
  useKeyDown(press, { capture: true, on: heard !== 'NOWHERE' });
}

const viewerOf = ({ target }: KeyboardEvent): Element | null =>
  target instanceof Element ? target.closest('[data-viewer]') : null;

/** In its field the number of a page is typed; the arrows turn pages even there. */
const isTyped = ({ target }: KeyboardEvent): boolean => target instanceof HTMLInputElement;

/** Not Shift: some keyboards need it for « + ». */
const MODIFIERS = ['Alt', 'Control', 'Meta'];

/** Where the key already does something: in a field, in a dialog above, with a modifier. */
function hasOwnUse(event: KeyboardEvent): boolean {
  const { target } = event;
  if (MODIFIERS.some((key) => event.getModifierState(key))) return true;
  if (!(target instanceof Element)) return false;
  const field = target.closest('input:not([type=file], [data-page-number]), select, textarea');
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const above = dialogs.length > 0 && !dialogs.at(-1)?.querySelector('[data-viewer]');
  return field !== null || above;
}
