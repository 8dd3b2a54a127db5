const rowsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('li > div a'),
];

export const firstRow = (list: Element | null): HTMLElement | undefined =>
  list === null ? undefined : rowsOf(list)[0];

/** Where a key leads from a row; undefined for any other key, and past either end. */
export function rowAfter(key: string, current: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    Home: 0,
    End: count - 1,
  };
  const to = moves[key];
  return to !== undefined && to >= 0 && to < count ? to : undefined;
}

/** Arrows, Home and End go from row to row, as in any long list. */
export function moveBetweenRows(event: KeyboardEvent, list: Element | null): void {
  if (list === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const rows = rowsOf(list);
  const current = rows.findIndex((row) => row === event.target);
  const to = current === -1 ? undefined : rowAfter(event.key, current, rows.length);
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
}
