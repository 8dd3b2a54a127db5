import { preetatdateApi } from '@quitus/api/preetatdate.api';
import { frenchDay } from '@quitus/domain/documents/calendar';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { keys } from '../../query-client.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CARD } from './link-look.ts';

/** Papers changed since the delivery: the dossier offers another edition, and is silent otherwise. */
export function RefreshCard({ uid }: { uid: string }) {
  const title = useId();
  const { data } = useQuery({
    queryKey: keys.pedTimeline(uid),
    queryFn: () => call(preetatdateApi.pedTimeline, { params: { uid } }),
  });
  if (!data?.refresh.offered) return null;
  const { free_until } = data.refresh;
  return (
    <section aria-labelledby={title} className={CARD}>
      <h2 id={title} className="text-h3">
        Pré-état daté à mettre à jour
      </h2>
      <p className="mt-1 text-second text-encre-2">
        Des documents ont changé depuis sa livraison.
        {free_until !== null &&
          ` Une nouvelle édition est sans frais jusqu’au ${frenchDay(free_until)}.`}
      </p>
      <ButtonLink to={paths.pedMissions(uid)} variant="secondary" wide className="mt-5">
        Voir la mise à jour
      </ButtonLink>
    </section>
  );
}
