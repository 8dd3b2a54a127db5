import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE_MS = 250;

/** What is typed in a search that stands in the address: asked for after a pause in the typing. */
export function useSearchText(value: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const ask = useEffectEvent(() => {
    asked.current = typed.trim();
    onSearch(asked.current);
  });

  // The address may change without us: a step back, a cleared search.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed.trim() === asked.current) return undefined;
    const timer = setTimeout(() => ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, setTyped] as const;
}
