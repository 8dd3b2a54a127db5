import type { Dossier } from '@quitus/api/portfolios.api';
import { useId } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { CARD } from '../link-look.ts';
import { mayTakeOut } from './file-rights.ts';
import { proposedSorting, targetsOf, unsortedOf } from './unsorted.ts';
import { UnsortedFile } from './UnsortedFile.tsx';
import { useFiles, useMoveFiles } from './use-files.ts';

/** « À classer »: what was dropped on the dossier, each with the place that it seems to have. */
export function UnsortedFiles({ dossier }: { dossier: Dossier }) {
  const title = useId();
  const { uid } = dossier;
  const { data } = useFiles(uid);
  const all = useMoveFiles(uid);
  const targets = targetsOf(dossier);
  const unsorted = unsortedOf(data?.files ?? [], targets);
  const proposals = proposedSorting(unsorted);
  if (unsorted.length === 0) return null;
  return (
    <section aria-labelledby={title} className={CARD}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id={title} className="mr-auto text-h3">
          À classer
          <span className="ml-2.5 font-texte text-second text-encre-2">{unsorted.length}</span>
        </h2>
        {proposals.length > 1 && (
          <Button size="compact" pending={all.isPending} onClick={() => all.mutate(proposals)}>
            Tout ranger comme proposé
          </Button>
        )}
      </div>
      <ul className="mt-2 divide-y divide-trait">
        {unsorted.map(({ file, proposed }) => (
          <UnsortedFile
            key={file.id}
            uid={uid}
            file={file}
            removable={mayTakeOut(dossier, file, 'A_AJOUTER')}
            proposed={proposed}
            targets={targets}
            busy={all.isPending}
          />
        ))}
      </ul>
    </section>
  );
}
