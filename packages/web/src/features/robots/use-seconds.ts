import { useEffect, useState } from 'react';

/** The time, second by second: for what counts up or down before somebody's eyes. */
export function useSeconds(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
