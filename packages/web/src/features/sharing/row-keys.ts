import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** From a row, up and down go to its neighbours, whatever category they are in. */
export function moveAmongRows(
  event: KeyboardEvent<HTMLElement>,
  onReach: (file_id: string) => void,
): void {
  const step = STEPS[event.key];
  const list = event.currentTarget.closest('[data-rows]');
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-file]') ?? [])];
  const at = rows.findIndex((row) => row === event.currentTarget);
  if (step === undefined || at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const reached = rows[step(at, rows.length - 1)];
  reached?.focus();
  if (reached?.dataset['file']) onReach(reached.dataset['file']);
}
