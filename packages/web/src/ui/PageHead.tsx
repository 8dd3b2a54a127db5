import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  /** One or two sentences that say what the page is for. */
  lead: ReactNode;
  children?: ReactNode;
}

/** `children` is what the page wants done, usually one button. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header>
      <h1>{title}</h1>
      <p className="mt-5 max-w-140 text-chapeau text-encre-2">{lead}</p>
      {children !== undefined && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </header>
  );
}
