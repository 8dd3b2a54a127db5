import { authApi } from '@quitus/api/auth.api';
import { textOf } from '@quitus/api/client';
import {
  type CreatablePortfolioType,
  SIGN_UP_PORTFOLIO_TYPES,
} from '@quitus/domain/portfolios/portfolio-type';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { call } from '../../api.ts';
import { askedPortfolioType } from '../../navigation/asked-portfolio-type.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useHydrated } from '../../start-up/hydrated.ts';
import {
  forgetRegistrationCode,
  keepRegistrationCode,
  registrationCode,
} from './registration-code.ts';
import { SignUpEmailStep } from './SignUpEmailStep.tsx';
import { SignUpPropertyStep } from './SignUpPropertyStep.tsx';
import { SignUpScene } from './SignUpScene.tsx';
import { SLIDE_MS, Slides } from './Slides.tsx';

export const meta = () =>
  pageMeta({
    title: 'Création de mon compte',
    description: 'Ouvrez votre premier dossier : une adresse email, l’adresse du bien.',
  });

export type SignUpForm = {
  email: string;
  portfolio_type: CreatablePortfolioType;
  main_address: string;
  address_extra_line: string;
};

/** Until a card is chosen, the dossier is the one that the link asks for, or the first card. */
type Typed = Omit<SignUpForm, 'portfolio_type'> & {
  portfolio_type: CreatablePortfolioType | null;
};

const EMPTY: Typed = {
  email: '',
  portfolio_type: null,
  main_address: '',
  address_extra_line: '',
};

/** The page is built before anybody asks for it: it learns the question once it runs. */
function useAskedType(): CreatablePortfolioType {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  return (hydrated ? askedPortfolioType(search.toString()) : null) ?? SIGN_UP_PORTFOLIO_TYPES[0];
}

export default function SignUpPage() {
  const [typed, setTyped] = useState(EMPTY);
  const asked = useAskedType();
  const form: SignUpForm = { ...typed, portfolio_type: typed.portfolio_type ?? asked };
  const [step, setStep] = useState<1 | 2>(1);
  /** What the account was made with: the confirmation and its building stay while the form is emptied. */
  const [created, setCreated] = useState<SignUpForm | null>(null);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const resetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => keepRegistrationCode(window.location.search), []);
  useEffect(() => () => clearTimeout(resetting.current), []);

  const change = (fields: Partial<SignUpForm>) => setTyped((before) => ({ ...before, ...fields }));

  async function createAccount() {
    setSending(true);
    setError(null);
    try {
      const address_extra_line = form.address_extra_line.trim() || null;
      const registration_code = registrationCode();
      await call(authApi.registerEmail, {
        body: { ...form, address_extra_line, registration_code },
      });
      forgetRegistrationCode();
      setCreated(form);
      resetting.current = setTimeout(() => setTyped(EMPTY), SLIDE_MS);
    } catch (cause) {
      setError(textOf(cause));
    } finally {
      setStep(1);
      setSending(false);
    }
  }

  const { main_address, portfolio_type } = created ?? form;
  return (
    <SignUpScene
      step={created ? null : step}
      address={main_address}
      portfolio_type={portfolio_type}
    >
      <Slides current={step - 1}>
        <SignUpEmailStep
          email={form.email}
          created={created?.email ?? null}
          error={error}
          onEmail={(email) => {
            change({ email });
            setError(null);
          }}
          onNext={() => setStep(2)}
          onAnother={() => setCreated(null)}
        />
        <SignUpPropertyStep
          form={form}
          sending={sending}
          onChange={change}
          onBack={() => setStep(1)}
          onCreate={() => void createAccount()}
        />
      </Slides>
    </SignUpScene>
  );
}
