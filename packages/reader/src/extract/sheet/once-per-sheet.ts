// Several rules ask the same of a sheet; a sheet does not change, and is asked once.
import type { Sheet } from './sheet.ts';

export function oncePerSheet<T extends object>(ask: (sheet: Sheet) => T): (sheet: Sheet) => T {
  const answers = new WeakMap<Sheet, T>();
  return (sheet) => {
    const known = answers.get(sheet);
    if (known) return known;
    const answer = ask(sheet);
    answers.set(sheet, answer);
    return answer;
  };
}
