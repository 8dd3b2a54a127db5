import type { ReactNode } from 'react';

import { Button } from '../../../ui/Button.tsx';

type SharingActionsProps = { pending: boolean; onCancel: () => void; children: ReactNode };

/** Always in sight: the form is longer than a screen. The negative margins are the panel's own. */
export const SharingActions = ({ pending, onCancel, children }: SharingActionsProps) => (
  <div className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-wrap justify-between gap-3 border-t border-trait bg-surface px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
    <Button variant="secondary" onClick={onCancel}>
      Annuler
    </Button>
    <Button type="submit" pending={pending}>
      {children}
    </Button>
  </div>
);
