import type { Dossier } from '@quitus/api/portfolios.api';
import { useId, useState } from 'react';

import { Button } from '../../../ui/Button.tsx';
import { BRIEF_CARD } from '../link-look.ts';
import { mayTakeOut } from './file-rights.ts';
import { proposedSorting, targetsOf, unsortedOf } from './unsorted.ts';
import { UnsortedFile } from './UnsortedFile.tsx';
import { useFiles, useMoveFiles } from './use-files.ts';

/** A whole archive may wait there: the documents themselves must not be pages away. */
const FIRST = 3;

/** « À classer »: what was dropped on the dossier, each with the place that it seems to have. */
export function UnsortedFiles({ dossier }: { dossier: Dossier }) {
  const title = useId();
  const { uid } = dossier;
  const { data } = useFiles(uid);
  const all = useMoveFiles(uid);
  const [whole, setWhole] = useState(false);
  const targets = targetsOf(dossier);
  const unsorted = unsortedOf(data?.files ?? [], targets);
  const proposals = proposedSorting(unsorted);
  if (unsorted.length === 0) return null;
  // One left over is not worth a button.
  const shown = whole || unsorted.length <= FIRST + 1 ? unsorted : unsorted.slice(0, FIRST);
  const others = unsorted.length - shown.length;
  return (
    <section aria-labelledby={title} className={BRIEF_CARD}>
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
      <ul className="mt-1 divide-y divide-trait">
        {shown.map(({ file, proposed }) => (
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
      {others > 0 && (
        <Button variant="secondary" size="compact" className="mt-1" onClick={() => setWhole(true)}>
          Voir les {others} autres
        </Button>
      )}
    </section>
  );
}
