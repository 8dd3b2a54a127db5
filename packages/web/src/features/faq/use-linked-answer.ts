import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** An address that ends with #question opens it, also where the browser would not by itself. */
export function useLinkedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const question = answer?.closest('details');
    if (!question) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash]);
}
