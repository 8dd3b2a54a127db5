import type { DocumentFile } from '@quitus/api/documents.api';
import type { ReadingView } from '@quitus/api/reading.api';

import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FactList, type FactListProps } from './FactList.tsx';
import { factsOf } from './use-facts.ts';

type FactSectionsProps = Omit<FactListProps, 'title' | 'facts'> & {
  file: DocumentFile;
  query: Parameters<typeof Loaded<ReadingView>>[0]['query'];
};

/** Amounts first: they are what a pré-état daté stands on. */
export const FactSections = ({ file, query, ...list }: FactSectionsProps) => (
  <Loaded
    query={query}
    waiting={<Skeleton className="mt-7 h-40" />}
    failure="Ce qui a été lu n’a pas pu être chargé"
  >
    {(reading) => {
      const { amounts, others } = factsOf(reading);
      return (
        <>
          {amounts.length > 0 && <FactList title="Montants lus" facts={amounts} {...list} />}
          {others.length > 0 && (
            <FactList title="Autres informations lues" facts={others} {...list} />
          )}
          {amounts.length + others.length === 0 && (
            <p className="mt-7 text-encre-2">{nothingRead(reading, file)}</p>
          )}
        </>
      );
    }}
  </Loaded>
);

function nothingRead({ state, pages_done, pages_total }: ReadingView, file: DocumentFile): string {
  if (state === 'FAILED') return `Rien n’a pu être lu dans « ${file.name} ».`;
  if (state === 'DONE') return `Aucune information n’a été reconnue dans « ${file.name} ».`;
  return pages_done === 0
    ? 'La lecture va commencer.'
    : `Lecture en cours, page ${pages_done} sur ${pages_total}.`;
}
