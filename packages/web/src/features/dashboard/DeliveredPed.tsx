import { preetatdateApi } from '@quitus/api/preetatdate.api';
import { frenchDay } from '@quitus/domain/documents/calendar';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';

import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { keys } from '../../query-client.ts';
import { saveFile } from '../../saving/save-file.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { exactDate } from '../../words/shown-date.ts';
import { CARD } from './link-look.ts';

/**
 * The edition that counts, with its number; another is offered when papers changed since. A statement
 * that somebody dropped here has no edition, only its row.
 */
export function DeliveredPed({ uid }: { uid: string }) {
  const title = useId();
  const { data } = useQuery({
    queryKey: keys.pedTimeline(uid),
    queryFn: () => call(preetatdateApi.pedTimeline, { params: { uid } }),
  });
  const [edition] = data?.editions ?? [];
  if (!data || !edition) return null;
  const { number, issued_at, file_id } = edition;
  const { offered, free_until } = data.refresh;
  return (
    <section aria-labelledby={title} className={CARD}>
      <h2 id={title} className="text-h3">
        {offered ? 'Pré-état daté à mettre à jour' : DOCUMENT_FACTS.PRE_ETAT_DATE.label}
      </h2>
      <p className="mt-1 text-second text-encre-2">
        N° {number}, livré le <time dateTime={issued_at}>{exactDate(issued_at)}</time>.
      </p>
      {offered && (
        <p className="mt-2 text-second text-encre-2">
          Des documents ont changé depuis sa livraison.
          {free_until !== null &&
            ` Une nouvelle édition est sans frais jusqu’au ${frenchDay(free_until)}.`}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink
          to={offered ? paths.pedMissions(uid) : paths.document(uid, 'PRE_ETAT_DATE')}
          size="compact"
        >
          {offered ? 'Voir la mise à jour' : 'Voir'}
        </ButtonLink>
        {file_id !== null && (
          <Button
            variant="secondary"
            size="compact"
            aria-label={`Télécharger ${number}`}
            onClick={() => void saveFile(uid, { id: file_id, name: `${number}.pdf` })}
          >
            <Download aria-hidden />
            Télécharger
          </Button>
        )}
      </div>
    </section>
  );
}
