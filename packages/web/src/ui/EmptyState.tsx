import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
}

/** `children` is the one action that fills the place. */
export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-[34rem] flex-col items-center gap-3 py-12 text-center">
      {picture}
      <h2 className="text-h3">{title}</h2>
      {text !== undefined && <p className="text-encre-2">{text}</p>}
      {children !== undefined && <div className="mt-3">{children}</div>}
    </div>
  );
}
