import type { Dossier } from '@quitus/api/portfolios.api';
import type { ShareLink } from '@quitus/api/sharing.api';
import { GUEST_ROLE_LABELS } from '@quitus/domain/invitations/guest-role';
import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';

import { Skeleton } from '../../../ui/Skeleton.tsx';
import { may } from '../dossier-view.ts';
import { CARD, LINK } from '../link-look.ts';
import { ENDED, expiryWords, openingWords } from './share-words.ts';
import { ShareDetails } from './ShareDetails.tsx';
import { ShareStateChip } from './ShareStateChip.tsx';
import { useShares } from './use-shares.ts';

type SharesCardProps = { dossier: Dossier; now: Date; onShare: () => void };

/** The links that show this dossier without an account. */
export function SharesCard({ dossier, now, onShare }: SharesCardProps) {
  const title = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const query = useShares(dossier.uid);
  const shares = query.data?.shares ?? [];
  const living = shares.filter(({ state }) => !ENDED.includes(state));
  const ended = shares.length - living.length;
  return (
    <section aria-labelledby={title} className={CARD}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={title} className="text-h4">
          Partages
        </h2>
        {may(dossier, 'SHARE') && (
          <button type="button" onClick={onShare} className={`min-h-8 text-second ${LINK}`}>
            Créer un lien
          </button>
        )}
      </div>
      {query.isPending && <Skeleton className="mt-3 h-12" />}
      {query.isError && !query.data && (
        <p className="mt-2 text-second text-encre-2">
          Les liens n’ont pas pu être chargés.{' '}
          <button type="button" className={LINK} onClick={() => void query.refetch()}>
            Réessayer
          </button>
        </p>
      )}
      {query.isSuccess && living.length === 0 && (
        <p className="mt-2 text-second text-encre-2">
          Aucun lien ouvert. Un lien montre les documents vérifiés à qui vous voulez, sans compte.
        </p>
      )}
      <ul className="mt-3 flex flex-col gap-1 empty:hidden">
        {(all ? shares : living).map((share) => (
          <li key={share.id}>
            <ShareLine share={share} now={now} onOpen={() => setOpened(share.id)} />
          </li>
        ))}
      </ul>
      {ended > 0 && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className={`mt-2 min-h-8 text-second ${LINK}`}
        >
          {all ? 'Masquer les liens terminés' : `Voir les liens terminés (${ended})`}
        </button>
      )}
      <ShareDetails
        key={opened}
        dossier={dossier}
        share={shares.find(({ id }) => id === opened) ?? null}
        now={now}
        onClose={() => setOpened(null)}
      />
    </section>
  );
}

type ShareLineProps = { share: ShareLink; now: Date; onOpen: () => void };

const ShareLine = ({ share, now, onOpen }: ShareLineProps) => (
  <button
    type="button"
    onClick={onOpen}
    className="-mx-3 flex w-[calc(100%+1.5rem)] items-start gap-3 rounded-champ px-3 py-2 text-left transition-colors hover:bg-creux focus-visible:rounded-champ"
  >
    <Link2 aria-hidden className="mt-0.5 flex-none text-encre-2" />
    <span className="block min-w-0 flex-1">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 truncate font-medium">{share.recipient}</span>
        <ShareStateChip state={share.state} />
      </span>
      <span className="block text-second text-encre-2">
        {GUEST_ROLE_LABELS[share.audience]} · {expiryWords(share, now)}
      </span>
      <span className="block text-second text-encre-2">{openingWords(share, now)}</span>
    </span>
  </button>
);
