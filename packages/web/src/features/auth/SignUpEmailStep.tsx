import type { SubmitEvent } from 'react';

import { AfterMail } from '../../demo/AfterMail.tsx';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { EmailField } from './EmailField.tsx';
import { useEmailCheck } from './use-email-check.ts';

type SignUpEmailStepProps = {
  email: string;
  /** The address of the account that was just made. */
  created: string | null;
  error: string | null;
  onEmail: (email: string) => void;
  onNext: () => void;
  onAnother: () => void;
};

export function SignUpEmailStep({
  email,
  created,
  error,
  onEmail,
  onNext,
  onAnother,
}: SignUpEmailStepProps) {
  const { ref, refusal, setRefusal, passes } = useEmailCheck();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (passes()) onNext();
  }

  if (created !== null) return <Created email={created} onAnother={onAnother} />;
  return (
    <>
      <BackLink to={paths.landing}>Retour</BackLink>
      <h1>Création de mon compte</h1>
      <form noValidate onSubmit={submit} className="mt-6">
        <EmailField
          ref={ref}
          value={email}
          error={refusal ?? error}
          onValue={(value) => {
            onEmail(value.toLowerCase());
            setRefusal(null);
          }}
        />
        <Button type="submit" wide disabled={email === ''} className="mt-5.5">
          Suivant
        </Button>
        <p className="mt-4 text-second text-encre-2">
          En cliquant sur « Suivant », vous acceptez les <TextLink to={paths.terms}>CGU</TextLink>{' '}
          et la <TextLink to={paths.cookies}>politique de cookies</TextLink>.
        </p>
      </form>
      <p className="mt-8 text-encre-2">
        Vous avez déjà un compte ?{' '}
        <TextLink to={paths.signIn} className="font-semibold">
          Se connecter
        </TextLink>
      </p>
    </>
  );
}

/** The form is empty again behind it: nothing on the screen asks to be filled in. */
function Created({ email, onAnother }: { email: string; onAnother: () => void }) {
  return (
    <>
      <BackLink to={paths.landing}>Retour</BackLink>
      <h1>Création de mon compte</h1>
      <div className="mt-6">
        <Notice tone="success" title="Compte créé !">
          Nous vous avons envoyé un e-mail de confirmation avec un lien, à l’adresse{' '}
          <strong className="break-words">{email}</strong>. Ouvrez-le pour accéder à votre dossier.
          <AfterMail />
        </Notice>
      </div>
      <p className="mt-6 text-second text-encre-2">
        Rien reçu après quelques minutes ? Regardez dans les indésirables, ou corrigez l’adresse.
      </p>
      <Button variant="secondary" className="mt-3" onClick={onAnother}>
        Recommencer avec une autre adresse
      </Button>
    </>
  );
}
