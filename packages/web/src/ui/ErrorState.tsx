import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './Button.tsx';

interface ErrorStateProps {
  title: ReactNode;
  text: ReactNode;
  onRetry?: () => void;
}

export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex max-w-[34rem] flex-col items-start gap-3">
      <h2 className="text-h3">{title}</h2>
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
