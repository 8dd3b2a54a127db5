// Parts that only show stand in the written page, and React leaves them as they are: it neither walks
// through them nor asks for their code. Only those who come from another page need it.
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

import { useHydrated } from '../../start-up/hydrated.ts';

type Load = () => Promise<{ default: ComponentType }>;

export function stillPart(load: Load, fallback: ReactNode = null): ComponentType {
  const Part = lazy(load);
  return function StillPart() {
    const hydrated = useHydrated();
    const [cameLater] = useState(hydrated);
    if (typeof document !== 'undefined' && !cameLater)
      return (
        <div
          className="contents"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      );
    return (
      <div className="contents">
        <Suspense fallback={fallback}>
          <Part />
        </Suspense>
      </div>
    );
  };
}
