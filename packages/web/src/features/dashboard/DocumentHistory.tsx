import type { DocumentType } from '@quitus/domain/documents/document-type';
import { useId } from 'react';

import { EventList } from './EventList.tsx';
import { LINK } from './link-look.ts';
import { useEvents } from './use-dossier.ts';

type DocumentHistoryProps = { uid: string; document_type: DocumentType; now: Date };

/** What happened to one document, as far back as the history was read. */
export function DocumentHistory({ uid, document_type, now }: DocumentHistoryProps) {
  const title = useId();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useEvents(uid);
  const events = (data?.pages ?? [])
    .flatMap((page) => page.events)
    .filter((event) => event.document_type === document_type);
  if (events.length === 0 && !hasNextPage) return null;
  return (
    <section aria-labelledby={title} className="mt-10">
      <h3 id={title} className="mb-3 text-h4">
        Historique
      </h3>
      <EventList events={events} now={now} />
      {hasNextPage && (
        <button
          type="button"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className={`mt-3 min-h-11 text-second ${LINK}`}
        >
          Voir plus ancien
        </button>
      )}
    </section>
  );
}
