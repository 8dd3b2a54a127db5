import { codeOf, textOf } from '@quitus/api/client';
import type { ResponseOf } from '@quitus/api/endpoint';
import { errorText } from '@quitus/api/errors';
import { invitationsApi } from '@quitus/api/invitations.api';
import { GUEST_ROLE_LABELS } from '@quitus/domain/invitations/guest-role';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { que } from '@quitus/domain/text/elision';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';

import { call } from '../../api.ts';
import { AfterMail } from '../../demo/AfterMail.tsx';
import { FocusLayout } from '../../layouts/FocusLayout.tsx';
import { paths } from '../../paths.ts';
import { useProfile } from '../../profile/profile.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { closedTitle, senderWords } from '../../words/closed-link.ts';

export const meta = () => pageMeta({ title: 'Invitation', private: true });

const VALIDATED =
  "L'invitation a été correctement validée. Nous vous avons envoyé un lien de connexion dans votre boîte e-mail";

type State = 'IDLE' | 'SENDING' | 'VALIDATED';
type Invitation = ResponseOf<typeof invitationsApi.readInvitation>;

/** What no second try will change. */
const REFUSALS = ['INVALID_INVITATION_LINK', 'EXPIRED_INVITATION_LINK'] as const;

type ClosedLink = { code: (typeof REFUSALS)[number]; sender: string | null };

/** Null where another try may do. */
async function closedBy(cause: unknown, token: string): Promise<ClosedLink | null> {
  const code = REFUSALS.find((one) => one === codeOf(cause));
  if (code === undefined) return null;
  try {
    const { sender } = await call(invitationsApi.invitationSender, { body: { token } });
    return { code, sender };
  } catch {
    return { code, sender: null };
  }
}

export default function InvitationPage() {
  const { invitationToken: token } = useParams();
  const [state, setState] = useState<State>('IDLE');
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const profile = useProfile();
  const [error, setError] = useState<string | null>(null);
  const [closed, setClosed] = useState<ClosedLink | null>(null);

  useEffect(() => {
    if (!token) return undefined;
    let left = false;
    const read = async () => {
      try {
        const found = await call(invitationsApi.readInvitation, { body: { token } });
        if (!left) setInvitation(found);
      } catch (cause) {
        // Who invites is a courtesy: without it, the button still says what is wrong.
        const refused = await closedBy(cause, token);
        if (!left) setClosed(refused);
      }
    };
    void read();
    return () => {
      left = true;
    };
  }, [token]);

  async function validate() {
    if (!token) return;
    setState('SENDING');
    setError(null);
    try {
      await call(invitationsApi.validateInvitation, { body: { token } });
      setState('VALIDATED');
    } catch (cause) {
      setClosed(await closedBy(cause, token));
      setError(textOf(cause));
      setState('IDLE');
    }
  }

  return (
    <FocusLayout lit={state === 'VALIDATED'}>
      <h1 className="text-h1-ample">{closed ? closedTitle(closed.code) : 'Invitation'}</h1>
      {closed ? (
        <div className="mt-6">
          <Notice tone="error">{errorText(closed.code)}</Notice>
          {closed.sender !== null && (
            <p className="mt-5">{senderWords(closed.code, closed.sender)}</p>
          )}
        </div>
      ) : state === 'VALIDATED' ? (
        <div className="mt-6">
          <Notice tone="success">
            {VALIDATED}
            <AfterMail />
          </Notice>
          {invitation && (
            <p className="mt-5 text-encre-2">
              Il est parti à <strong className="wrap-anywhere">{invitation.guest_email}</strong>.
            </p>
          )}
          {invitation && profile?.email === invitation.guest_email && (
            <>
              <p className="mt-5 text-encre-2">
                Vous êtes déjà connecté avec cette adresse : vous n’avez pas besoin du lien.
              </p>
              <ButtonLink to={paths.account} wide className="mt-5">
                Voir mes dossiers
              </ButtonLink>
            </>
          )}
        </div>
      ) : (
        <>
          <p className="mt-5 text-chapeau text-encre-2">
            Validez votre invitation pour accéder à votre dossier.
          </p>
          {invitation && <Invited {...invitation} />}
          <Button
            wide
            className="mt-8"
            pending={state === 'SENDING'}
            disabled={!token || state === 'SENDING'}
            onClick={() => void validate()}
          >
            Valider
          </Button>
          {error !== null && (
            <div className="mt-5">
              <Notice tone="error">{error}</Notice>
            </div>
          )}
        </>
      )}
    </FocusLayout>
  );
}

const Invited = ({ invited_by, main_address, guest_email, role }: Invitation) => (
  <div className="mt-6 rounded-carte bg-creux p-5">
    <p>
      <strong>{invited_by}</strong> vous donne accès au dossier du bien situé{' '}
      {wholeLine(main_address)}, en tant {que(GUEST_ROLE_LABELS[role].toLowerCase())}.
    </p>
    <p className="mt-2 text-second text-encre-2">
      Un lien de connexion sera envoyé à{' '}
      <span className="font-semibold wrap-anywhere">{guest_email}</span>.
    </p>
  </div>
);
