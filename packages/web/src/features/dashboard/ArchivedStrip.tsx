import type { Dossier } from '@quitus/api/portfolios.api';
import { frenchDay } from '@quitus/domain/documents/calendar';
import { Archive } from 'lucide-react';

import { Button } from '../../ui/Button.tsx';
import { dayKey } from '../../words/french-days.ts';
import { may } from './dossier-view.ts';
import { useRestore } from './use-restore.ts';

/** An archived dossier is read only, and says so first. */
export function ArchivedStrip({ dossier }: { dossier: Dossier }) {
  const restore = useRestore(dossier.uid);
  if (dossier.archived_at === null) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-carte bg-creux px-5 py-3.5">
      <Archive aria-hidden className="text-encre-2" />
      <p className="mr-auto min-w-0 flex-1 basis-64">
        Archivé depuis le {frenchDay(dayKey(new Date(dossier.archived_at)))}. Vous pouvez le lire,
        plus le modifier.
        {may(dossier, 'CLOSE_SHARE') && ' Vous pouvez toujours fermer un lien ou retirer un accès.'}
      </p>
      {may(dossier, 'ARCHIVE') && (
        <Button
          variant="secondary"
          size="compact"
          className="bg-surface"
          pending={restore.isPending}
          onClick={() => restore.mutate()}
        >
          Restaurer
        </Button>
      )}
    </div>
  );
}
