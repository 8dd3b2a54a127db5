import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { FocusLayout } from '../../layouts/FocusLayout.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { showAuthErrorSnackbar } from './auth-error.ts';
import { SignInEmailStep } from './SignInEmailStep.tsx';
import { SignInMethodStep } from './SignInMethodStep.tsx';

export const meta = () =>
  pageMeta({ title: 'Connexion', description: 'Accédez à vos dossiers Quitus.' });

export default function SignInPage() {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'EMAIL' | 'METHOD'>('EMAIL');
  const [search] = useSearchParams();
  const sessionLost = search.get('error_code') === 'AUTH_ERROR';
  useEffect(() => {
    if (sessionLost) showAuthErrorSnackbar();
  }, [sessionLost]);

  return (
    <FocusLayout back lit={step === 'METHOD'}>
      {step === 'EMAIL' ? (
        <SignInEmailStep email={email} onEmail={setEmail} onNext={() => setStep('METHOD')} />
      ) : (
        <SignInMethodStep email={email} onBack={() => setStep('EMAIL')} />
      )}
    </FocusLayout>
  );
}
