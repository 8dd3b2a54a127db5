import type { Dossier, Guest } from '@quitus/api/portfolios.api';
import { GUEST_ROLE_LABELS } from '@quitus/domain/invitations/guest-role';
import { UserRound } from 'lucide-react';
import { useId, useState } from 'react';

import { may } from '../dossier-view.ts';
import { sinceWords } from '../french-days.ts';
import { CARD, LINK } from '../link-look.ts';
import { GuestDialog } from './GuestDialog.tsx';
import { PendingInvitations } from './PendingInvitations.tsx';

type GuestsCardProps = { dossier: Dossier; now: Date; onInvite: () => void };

/** Who else has the dossier, and who was asked. */
export function GuestsCard({ dossier, now, onInvite }: GuestsCardProps) {
  const title = useId();
  const [managed, setManaged] = useState<string | null>(null);
  const { guests, invitations, uid } = dossier;
  const inviting = may(dossier, 'INVITE');
  const removing = may(dossier, 'REMOVE_GUEST');
  return (
    <section aria-labelledby={title} className={CARD}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={title} className="text-h4">
          Partagé avec
        </h2>
        {inviting && (
          <button type="button" onClick={onInvite} className={`min-h-8 text-second ${LINK}`}>
            Inviter
          </button>
        )}
      </div>
      {guests.length + invitations.length === 0 && (
        <p className="mt-2 text-second text-encre-2">
          Personne pour l’instant. Le notaire et l’acquéreur peuvent suivre le dossier d’ici.
        </p>
      )}
      <ul className="mt-3 flex flex-col gap-3.5 empty:hidden">
        {guests.map((guest) => (
          <li key={guest.account_id} className="flex items-start gap-3">
            <UserRound aria-hidden className="mt-0.5 text-encre-2" />
            <div className="min-w-0 flex-1">
              <p className="truncate">{nameOf(guest)}</p>
              <p className="text-second text-encre-2">
                {GUEST_ROLE_LABELS[guest.role]} · {sinceWords(guest.joined_at, now)}
              </p>
            </div>
            {removing && (
              <button
                type="button"
                onClick={() => setManaged(guest.account_id)}
                className={`min-h-8 text-second ${LINK}`}
              >
                Gérer
                <span className="sr-only"> l’accès de {nameOf(guest)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <PendingInvitations uid={uid} invitations={invitations} now={now} editable={removing} />
      {removing && (
        <GuestDialog
          key={managed}
          uid={uid}
          changing={inviting}
          guest={guests.find(({ account_id }) => account_id === managed) ?? null}
          onClose={() => setManaged(null)}
        />
      )}
    </section>
  );
}

const nameOf = ({ name, email }: Guest): string => name ?? email;
