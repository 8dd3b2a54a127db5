import { useState } from 'react';

type PartStartProps = { first: number; min: number; max: number; onStart: (page: number) => void };

/** « à partir de la page 13 », where the 13 can be typed over; a page that cannot be is put back. */
export function PartStart({ first, min, max, onStart }: PartStartProps) {
  const [typed, setTyped] = useState(String(first));
  const [seen, setSeen] = useState(first);
  if (seen !== first) {
    setSeen(first);
    setTyped(String(first));
  }

  function type(words: string): void {
    setTyped(words);
    const page = Number(words);
    if (Number.isInteger(page) && page >= min && page <= max) onStart(page);
  }

  return (
    <label className="flex items-center gap-2 text-second whitespace-nowrap text-encre-2">
      à partir de la page
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(String(first))}
        className="h-10 w-18 rounded-champ border border-trait-fort bg-surface px-2 text-center text-encre focus-visible:rounded-champ focus-visible:border-email"
      />
    </label>
  );
}
