import { type Counted, type Storey, STOREYS } from './building/floors.ts';

export interface Spot {
  storey: Storey;
  index: number;
}

/** Where an arrow key leads: along the storey, or to the nearest window of the next one that has any. */
export function windowAfter(floors: Counted, { storey, index }: Spot, key: string): Spot | null {
  const count = floors[storey].length;
  const along: Record<string, number> = {
    ArrowLeft: (index - 1 + count) % count,
    ArrowRight: (index + 1) % count,
    Home: 0,
    End: count - 1,
  };
  const to = along[key];
  if (to !== undefined) return { storey, index: to };
  const way = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (way === undefined) return null;
  const inhabited = STOREYS.filter((each) => floors[each].length > 0);
  const next = inhabited[inhabited.indexOf(storey) + way];
  if (next === undefined) return null;
  const across = (index + 0.5) / count;
  return { storey: next, index: Math.floor(across * floors[next].length) };
}
