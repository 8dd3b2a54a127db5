import type { SubmitEvent } from 'react';

import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { EmailField } from './EmailField.tsx';
import { useEmailCheck } from './use-email-check.ts';

type SignUpEmailStepProps = {
  email: string;
  created: boolean;
  error: string | null;
  onEmail: (email: string) => void;
  onNext: () => void;
};

export function SignUpEmailStep({ email, created, error, onEmail, onNext }: SignUpEmailStepProps) {
  const { ref, refusal, setRefusal, passes } = useEmailCheck();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (passes()) onNext();
  }

  return (
    <>
      <BackLink to={paths.landing}>Retour</BackLink>
      <h1>Création de mon compte</h1>
      {created && (
        <div className="mt-6">
          <Notice tone="success" title="Compte créé !">
            Nous vous avons envoyé un e-mail de confirmation avec un lien. Ouvrez-le pour accéder à
            votre dossier.
          </Notice>
        </div>
      )}
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
          En cliquant sur « Suivant », vous acceptez les <TextLink to={paths.terms}>CGU</TextLink>{' '}
          et la <TextLink to={paths.cookies}>politique de cookies</TextLink>.
        </p>
      </form>
      <p className="mt-8 text-encre-2">
        Vous avez déjà un compte ?{' '}
        <TextLink to={paths.signIn} className="font-semibold">
          Se connecter
        </TextLink>
      </p>
    </>
  );
}
