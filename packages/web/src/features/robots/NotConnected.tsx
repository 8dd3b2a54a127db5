import { Inbox, Mail, PlugZap } from 'lucide-react';
import type { ReactNode } from 'react';

import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Addressee } from './LetterCard.tsx';
import type { Choice } from './search-options.ts';
import { useRequestPortal } from './use-directory.ts';

type NotConnectedProps = {
  uid: string;
  choice: Extract<Choice, { kind: 'LISTED' }>;
  onLetter: (addressee: Addressee) => void;
};

/** A syndic that is only listed: three other ways, each of them real. */
export function NotConnected({ uid, choice, onLetter }: NotConnectedProps) {
  const { name, syndic, login_url } = choice;
  const request = useRequestPortal(uid);
  const offline = syndic?.state === 'NO_EXTRANET';
  return (
    <section aria-label="Sans le robot" className="flex flex-col gap-5">
      <p>
        {offline
          ? 'Ce syndic n’a pas d’espace en ligne connu. Écrivez-lui, ou déposez vos documents.'
          : 'Le robot ne sait pas encore entrer dans cet espace. Voici comment avancer sans lui.'}
      </p>
      <ul className="flex flex-col gap-4">
        <Way icon={<Mail aria-hidden />} text="Une demande prête à partir, relances comprises.">
          <Button
            size="compact"
            onClick={() =>
              onLetter({
                name: login_url === null ? name : '',
                email: syndic?.email ?? '',
                asked_at: Date.now(),
              })
            }
          >
            Écrire au syndic
          </Button>
        </Way>
        <Way icon={<Inbox aria-hidden />} text="Quitus les lit et les range comme ceux du robot.">
          <ButtonLink size="compact" variant="secondary" to={paths.dashboard(uid)}>
            Déposer mes documents
          </ButtonLink>
        </Way>
        {!offline && (
          <Way icon={<PlugZap aria-hidden />} text="Nous connectons d’abord les plus demandés.">
            {request.isSuccess ? (
              <Notice tone="success" title="Demande enregistrée">
                Ce portail est ajouté à notre liste.
              </Notice>
            ) : (
              <Button
                size="compact"
                variant="secondary"
                pending={request.isPending}
                onClick={() =>
                  request.mutate({ login_url, syndic_name: login_url === null ? name : null })
                }
              >
                Demander la connexion
              </Button>
            )}
          </Way>
        )}
      </ul>
    </section>
  );
}

type WayProps = { icon: ReactNode; text: string; children: ReactNode };

const Way = ({ icon, text, children }: WayProps) => (
  <li className="flex gap-3.5">
    <span className="mt-2.5 text-encre-2">{icon}</span>
    <div>
      {children}
      <p className="mt-1.5 text-second text-encre-2">{text}</p>
    </div>
  </li>
);
