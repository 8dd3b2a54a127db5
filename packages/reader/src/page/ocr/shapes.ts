// What hangs together on a picture: letters, marks, rules. Row by row, a run of ink joins the runs that
// it touches above.
import type { Box } from '@quitus/domain/reading/box';

import type { Gray } from '../prepare/gray.ts';

type Edges = [left: number, top: number, right: number, bottom: number];
type Run = { from: number; to: number; id: number };

/** The box of each shape that is darker than that. */
export function shapesOf({ width, height, data }: Gray, ink: number): Box[] {
  const shapes = joinedShapes();
  let above: Run[] = [];
  for (let y = 0; y < height; y += 1) {
    const runs: Run[] = [];
    const row = y * width;
    const end = row + width;
    let first = 0;
    for (let at = nextDark(data, row, end, ink); at < end; at = nextDark(data, at, end, ink)) {
      const from = at - row;
      at = nextLight(data, at, end, ink);
      const to = at - row;
      while ((above[first]?.to ?? Infinity) < from) first += 1;
      let id = -1;
      for (let next = first; ; next += 1) {
        const over = above[next];
        if (!over || over.from > to) break;
        id = id < 0 ? shapes.rootOf(over.id) : shapes.join(id, over.id);
      }
      if (id < 0) id = shapes.begin([from, y, to, y + 1]);
      else shapes.extend(id, from, y, to, y + 1);
      runs.push({ from, to, id });
    }
    above = runs;
  }
  return shapes.boxes();
}

// Plain loops of their own: four million points wait here while a page is read.

function nextDark(data: Uint8Array, from: number, end: number, ink: number): number {
  let at = from;
  while (at < end && Number(data[at]) >= ink) at += 1;
  return at;
}

function nextLight(data: Uint8Array, from: number, end: number, ink: number): number {
  let at = from;
  while (at < end && Number(data[at]) < ink) at += 1;
  return at;
}

/** Shapes that turn out to be one, as two legs meet. */
function joinedShapes() {
  const edges: Edges[] = [];
  const parents: number[] = [];

  function rootOf(id: number): number {
    let root = id;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[id] = root;
    return root;
  }

  function extend(id: number, left: number, top: number, right: number, bottom: number): void {
    const own = edges[id];
    if (!own) return;
    if (left < own[0]) own[0] = left;
    if (top < own[1]) own[1] = top;
    if (right > own[2]) own[2] = right;
    if (bottom > own[3]) own[3] = bottom;
  }

  return {
    rootOf,
    extend,
    begin(box: Edges): number {
      parents.push(edges.length);
      return edges.push(box) - 1;
    },
    join(id: number, other: number): number {
      const [root, joining] = [rootOf(id), rootOf(other)];
      const box = edges[joining];
      if (root === joining || !box) return root;
      parents[joining] = root;
      extend(root, ...box);
      return root;
    },
    boxes: (): Box[] => edges.filter((_, id) => parents[id] === id),
  };
}
