// Sellers' distance: the part of a text that the fewest changes turn into a phrase. Rows that already
// took too many changes are left out (Ukkonen), so that a text unlike the phrase costs next to nothing.

export type Closest = { from: number; to: number; errors: number };

/** Null when it takes more than `most` changes. The first of equals. */
export function closest(text: string, phrase: string, most: number): Closest | null {
  const rows = phrase.length;
  let [errors, next] = [new Int32Array(rows + 2), new Int32Array(rows + 2)];
  let [starts, nextStarts] = [new Int32Array(rows + 2), new Int32Array(rows + 2)];
  for (let row = 0; row <= rows; row += 1) errors[row] = row;
  /** The last row within the changes allowed. */
  let alive = Math.min(most, rows);
  let best: Closest | null = null;
  for (let end = 1; end <= text.length; end += 1) {
    const sign = text.charCodeAt(end - 1);
    next[0] = 0;
    nextStarts[0] = end;
    errors[alive + 1] = most + 1;
    const last = Math.min(rows, alive + 1);
    for (let row = 1; row <= last; row += 1) {
      const kept = (errors[row - 1] ?? 0) + (phrase.charCodeAt(row - 1) === sign ? 0 : 1);
      const added = (errors[row] ?? 0) + 1;
      const missed = (next[row - 1] ?? 0) + 1;
      const least = Math.min(kept, added, missed);
      next[row] = least;
      if (least === kept) nextStarts[row] = starts[row - 1] ?? 0;
      else nextStarts[row] = (least === added ? starts[row] : nextStarts[row - 1]) ?? 0;
    }
    [errors, next] = [next, errors];
    [starts, nextStarts] = [nextStarts, starts];
    alive = last;
    while ((errors[alive] ?? 0) > most) alive -= 1;
    const count = errors[rows] ?? 0;
    if (alive === rows && (!best || count < best.errors))
      best = { from: starts[rows] ?? 0, to: end, errors: count };
  }
  return best;
}
