import { textOf } from '@quitus/api/client';
import { robotsApi } from '@quitus/api/robots.api';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../api.ts';
import { useNow } from '../../browser/use-now.ts';
import { keys } from '../../query-client.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { exactDate, shownDate } from '../../words/shown-date.ts';
import {
  nextLookWords,
  PORTAL_LOOK,
  type Portal,
  reachWords,
  successWords,
  thousands,
} from './portal-words.ts';

const AGAIN_MS = 60_000;

/** What is connected and what is only listed are two figures: no robot visits the second. */
export function PortalHealth() {
  const { data, error, refetch } = useQuery({
    queryKey: keys.portalHealth,
    queryFn: () => call(robotsApi.portalHealth),
    refetchInterval: AGAIN_MS,
  });
  if (data)
    return (
      <>
        <dl className="mt-12 flex flex-wrap gap-x-16 gap-y-6">
          <Figure term="syndics connectés" value={data.connected_syndics}>
            Le robot sait entrer dans leur espace en ligne.
          </Figure>
          <Figure term="syndics recensés" value={data.listed_syndics}>
            Connus par leur nom, pas encore connectés.
          </Figure>
        </dl>
        <Looked portals={data.portals} next_check_at={data.next_check_at} />
      </>
    );
  return (
    <div className="mt-12">
      {error ? (
        <ErrorState
          title="L’état des portails n’a pas pu être chargé"
          text={textOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Chargement…" />
      )}
    </div>
  );
}

type LookedProps = { portals: readonly Portal[]; next_check_at: string | null };

/** Nothing can be said of one that was never looked at: it comes with its first look. */
function Looked({ portals, next_check_at }: LookedProps) {
  const now = useNow();
  const looked = portals.filter(({ checked_at }) => checked_at !== null);
  return (
    <>
      <div className="mt-14 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3">Portail par portail</h2>
        <p className="text-second text-encre-2">{nextLookWords(portals, next_check_at)}</p>
      </div>
      {looked.length > 0 && (
        <ul className="mt-4 divide-y divide-trait border-t border-trait">
          {looked.map((portal) => (
            <PortalLine key={portal.connector_id} portal={portal} now={now} />
          ))}
        </ul>
      )}
    </>
  );
}

type FigureProps = { term: string; value: number; children: string };

const Figure = ({ term, value, children }: FigureProps) => (
  <div className="flex max-w-70 flex-col">
    <dt className="order-1 font-semibold">{term}</dt>
    <dd className="font-titre text-titre">{thousands(value)}</dd>
    <dd className="order-2 text-second text-encre-2">{children}</dd>
  </div>
);

function PortalLine({ portal, now }: { portal: Portal; now: Date }) {
  const { Icon, label, chip } = PORTAL_LOOK[portal.state];
  const success = successWords(portal.success_rate);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">{portal.portal}</p>
        <p className="text-second text-encre-2">{reachWords(portal)}</p>
      </div>
      <p className="text-second text-encre-2">
        {portal.checked_at !== null && (
          <>
            Contrôlé{' '}
            <time dateTime={portal.checked_at} title={exactDate(portal.checked_at)}>
              {shownDate(portal.checked_at, now)}
            </time>
          </>
        )}
        {success !== null && <span className="block">{success}</span>}
      </p>
      <p
        className={`inline-flex items-center gap-1.75 rounded-puce py-1.25 pr-2.5 pl-1.75 text-puce font-semibold whitespace-nowrap ${chip}`}
      >
        <Icon aria-hidden className="size-4.25 stroke-2" />
        {label}
      </p>
    </li>
  );
}
