import type { Dossier } from '@quitus/api/portfolios.api';
import { Link2, Mail, UserRound } from 'lucide-react';
import { useId, useState } from 'react';

import { Skeleton } from '../../ui/Skeleton.tsx';
import { may } from './dossier-view.ts';
import { CARD, LINK } from './link-look.ts';
import { GuestDialog } from './people/GuestDialog.tsx';
import { InvitationDialog } from './people/InvitationDialog.tsx';
import { guestLines, guestTitle, invitationLines } from './people/people-words.ts';
import { ReachRow } from './people/ReachRow.tsx';
import { ROLE_TITLES } from './people/role-words.ts';
import { ENDED, shareLines } from './shares/share-words.ts';
import { ShareDetails } from './shares/ShareDetails.tsx';
import { ShareStateChip } from './shares/ShareStateChip.tsx';
import { useShares } from './shares/use-shares.ts';

type SharedWithCardProps = { dossier: Dossier; now: Date; onShare: () => void };

/** Everybody the dossier is open to: people with an account, people asked, and links. */
export function SharedWithCard({ dossier, now, onShare }: SharedWithCardProps) {
  const title = useId();
  // The id of a guest, an invitation or a link.
  const [opened, setOpened] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const query = useShares(dossier.uid);
  const { guests, invitations, uid, portfolio_type } = dossier;
  const shares = query.data?.shares ?? [];
  const living = shares.filter(({ state }) => !ENDED.includes(state));
  const ended = shares.length - living.length;
  const inviting = may(dossier, 'INVITE');
  const opener = (id: string) => (may(dossier, 'REMOVE_GUEST') ? () => setOpened(id) : null);
  const close = () => setOpened(null);
  return (
    <section aria-labelledby={title} className={CARD}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={title} className="text-h4">
          Partagé avec
        </h2>
        {may(dossier, 'SHARE') && (
          <button type="button" onClick={onShare} className={`min-h-8 text-second ${LINK}`}>
            Partager
          </button>
        )}
      </div>
      {query.isSuccess && guests.length + invitations.length + living.length === 0 && (
        <p className="mt-2 text-second text-encre-2">
          Personne pour l’instant. Invitez le notaire ou l’acquéreur à suivre le dossier, ou envoyez
          un lien vers les documents vérifiés, sans compte.
        </p>
      )}
      <ul className="mt-2 flex flex-col gap-1 empty:hidden">
        {guests.map((guest) => (
          <li key={guest.account_id}>
            <ReachRow
              Icon={UserRound}
              title={guestTitle(guest)}
              lines={guestLines(guest, now)}
              onOpen={opener(guest.account_id)}
            />
          </li>
        ))}
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <ReachRow
              Icon={Mail}
              title={ROLE_TITLES[invitation.role]}
              lines={invitationLines(invitation, now)}
              onOpen={opener(invitation.id)}
            />
          </li>
        ))}
        {(all ? shares : living).map((share) => (
          <li key={share.id}>
            <ReachRow
              Icon={Link2}
              title={share.recipient}
              chip={share.state !== 'ACTIVE' && <ShareStateChip state={share.state} />}
              lines={shareLines(share, portfolio_type, now)}
              onOpen={() => setOpened(share.id)}
            />
          </li>
        ))}
      </ul>
      {query.isPending && <Skeleton className="mt-3 h-12" />}
      {query.isError && !query.data && (
        <p className="mt-2 text-second text-encre-2">
          Les liens n’ont pas pu être chargés.{' '}
          <button type="button" className={LINK} onClick={() => void query.refetch()}>
            Réessayer
          </button>
        </p>
      )}
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
      <GuestDialog
        key={`guest-${opened}`}
        uid={uid}
        changing={inviting}
        guest={guests.find(({ account_id }) => account_id === opened) ?? null}
        now={now}
        onClose={close}
      />
      <InvitationDialog
        key={`invitation-${opened}`}
        uid={uid}
        changing={inviting}
        invitation={invitations.find(({ id }) => id === opened) ?? null}
        now={now}
        onClose={close}
      />
      <ShareDetails
        key={`share-${opened}`}
        dossier={dossier}
        share={shares.find(({ id }) => id === opened) ?? null}
        now={now}
        onClose={close}
      />
    </section>
  );
}
