import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './Button.tsx';

interface ErrorStateProps {
  title: ReactNode;
  text: ReactNode;
  onRetry?: () => void;
  /** `h1` when nothing else is left of the page. */
  heading?: 'h1' | 'h2' | 'h3';
}

export function ErrorState({ title, text, onRetry, heading: Heading = 'h2' }: ErrorStateProps) {
  return (
    <div role="alert" className="flex max-w-[34rem] flex-col items-start gap-3">
      <Heading className="text-h3">{title}</Heading>
      <p className="text-encre-2">{text}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} className="mt-2">
          <RotateCw />
          Réessayer
        </Button>
      )}
    </div>
  );
}
