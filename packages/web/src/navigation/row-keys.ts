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

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target' | 'preventDefault'
>;

/** Arrows, Home and End go from row to row, as in any long list. Undefined: the key leads nowhere. */
export function moveBetweenRows(
  event: Pressed,
  rows: readonly HTMLElement[],
): HTMLElement | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const current = rows.findIndex((row) => row === event.target);
  const to = current === -1 ? undefined : rowAfter(event.key, current, rows.length);
  if (to === undefined) return undefined;
  event.preventDefault();
  rows[to]?.focus();
  return rows[to];
}
