// A movement of an owner's account, as the fact `entries` tells it: « 2026-04-01 60388 Provision du 2e trimestre ».

/** Positive: asked of the owner. */
export type Entry = { on: string; cents: number; label: string };

const ENTRY = /^(\d{4}-\d{2}-\d{2}) (-?\d+) (.*)$/s;

export const entriesIn = (texts: readonly string[]): Entry[] =>
  texts.flatMap((text) => {
    const [, on, cents, label = ''] = ENTRY.exec(text) ?? [];
    return on === undefined ? [] : [{ on, cents: Number(cents), label }];
  });
