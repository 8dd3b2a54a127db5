import { useEffect, useRef } from 'react';

/** The button that asks for more may go with the last page: the keyboard goes on from the first new row. */
export function useNextRows(shown: number) {
  const list = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || shown <= from.current) return;
    list.current?.querySelectorAll<HTMLElement>('li a')[from.current]?.focus();
    from.current = null;
  }, [shown]);
  return {
    list,
    expect: () => {
      from.current = shown;
    },
  };
}
