import { authApi } from '@quitus/api/auth.api';
import { textOf } from '@quitus/api/client';
import { ACCOUNT_TYPE_LABELS } from '@quitus/domain/accounts/account-type';
import { useState } from 'react';

import { call } from '../../api.ts';
import { pageMeta } from '../../page-meta.ts';
import { useProfile } from '../../profile.ts';
import { useSession } from '../../session.ts';
import { signOut } from '../../sign-out.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showSnackbar } from '../../ui/snackbars.ts';

export const meta = () => pageMeta({ title: 'Mon compte', private: true });

export default function AccountPage() {
  const session = useSession();
  const profile = useProfile();
  const email = profile?.email ?? session?.email;
  return (
    <div className="conteneur grid gap-12 py-10 sm:py-14 md:grid-cols-[1fr_25rem]">
      <section>
        <h1>Mes dossiers</h1>
        <p className="mt-4 text-chapeau text-encre-2">Vos dossiers arrivent bientôt.</p>
      </section>
      <section
        aria-labelledby="compte"
        className="self-start rounded-carte bg-surface p-6 shadow-pose"
      >
        <h2 id="compte" className="text-h3">
          Mon compte
        </h2>
        <dl className="mt-4 flex flex-col gap-3">
          <div>
            <dt className="text-second text-encre-3">Adresse email</dt>
            <dd className="font-medium break-all">{email ?? <Skeleton />}</dd>
          </div>
          <div>
            <dt className="text-second text-encre-3">Type de compte</dt>
            <dd className="font-medium">
              {profile ? ACCOUNT_TYPE_LABELS[profile.account_type] : <Skeleton />}
            </dd>
          </div>
        </dl>
        {email != null && <PasswordLink email={email} />}
        <Button variant="secondary" wide className="mt-3" onClick={() => void signOut()}>
          Se déconnecter
        </Button>
      </section>
    </div>
  );
}

/** The password changes through a link, as on the sign-in page: the mailbox proves who asks. */
function PasswordLink({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');

  async function send() {
    setState('sending');
    try {
      await call(authApi.sendResetLink, { body: { email } });
      setState('sent');
    } catch (cause) {
      showSnackbar({ type: 'error', title: 'Le lien n’est pas parti', text: textOf(cause) });
      setState('idle');
    }
  }

  return state === 'sent' ? (
    <div className="mt-5">
      <Notice tone="success" title="Le lien est parti">
        Consultez votre boîte mail pour définir ou modifier votre mot de passe.
      </Notice>
    </div>
  ) : (
    <Button
      variant="secondary"
      wide
      className="mt-5"
      pending={state === 'sending'}
      onClick={() => void send()}
    >
      Définir ou modifier mon mot de passe
    </Button>
  );
}
