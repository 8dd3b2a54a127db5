import { normalizeEmail } from '@quitus/domain/accounts/email';
import { lazy, Suspense, type SubmitEvent } from 'react';

import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Divider } from '../../ui/Divider.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { EmailField } from './EmailField.tsx';
import { useEmailCheck } from './use-email-check.ts';

// The contract brings zod, which this step does without.
const DemoAccounts = lazy(() => import('./DemoAccounts.tsx'));

type SignInEmailStepProps = {
  email: string;
  onEmail: (email: string) => void;
  onNext: () => void;
};

export function SignInEmailStep({ email, onEmail, onNext }: SignInEmailStepProps) {
  const session = useSession();
  const { ref, refusal, setRefusal, passes } = useEmailCheck();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!passes()) return;
    onEmail(normalizeEmail(email));
    onNext();
  }

  return (
    <>
      <h1 className="text-h1-ample">Connexion</h1>
      {session && (
        <>
          <div className="mt-6 rounded-carte bg-creux p-5">
            <p className="text-second text-encre-2">Me reconnecter en tant que</p>
            <p className="truncate font-semibold">{session.email}</p>
            <ButtonLink to={paths.account} wide className="mt-3">
              Accéder à mon Compte
            </ButtonLink>
          </div>
          <div className="mt-6">
            <Divider>ou</Divider>
          </div>
        </>
      )}
      <form noValidate onSubmit={submit} className="mt-6">
        <EmailField
          ref={ref}
          error={refusal}
          value={email}
          onValue={(value) => {
            onEmail(value);
            setRefusal(null);
          }}
        />
        <Button
          type="submit"
          wide
          variant={session ? 'secondary' : 'primary'}
          disabled={email === ''}
          className="mt-5.5"
        >
          Suivant
        </Button>
      </form>
      <p className="mt-6 text-encre-2">
        Vous n'avez pas encore de compte ?{' '}
        <TextLink to={paths.signUp} className="font-semibold whitespace-nowrap">
          Creer un compte
        </TextLink>
      </p>
      <Suspense>
        <DemoAccounts />
      </Suspense>
    </>
  );
}
