import * as LIMITS from '@quitus/api/limits';
import {
  portfolioTag,
  SIGN_UP_PORTFOLIO_LABELS,
  SIGN_UP_PORTFOLIO_TYPES,
  type SignUpPortfolioType,
} from '@quitus/domain/portfolios/portfolio-type';
import { Building2, FileText, House, KeyRound } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';

import { AddressInput } from '../../address/AddressInput.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceCards } from '../../ui/ChoiceCards.tsx';
import { TextField } from '../../ui/Field.tsx';
import type { SignUpForm } from './SignUpPage.tsx';

const ICONS: Record<SignUpPortfolioType, ReactNode> = {
  APARTMENT_SALE_PORTFOLIO: <Building2 />,
  HOUSE_SALE_PORTFOLIO: <House />,
  GESTION_LOCATIVE_PORTFOLIO: <KeyRound />,
};

const CHOICES = SIGN_UP_PORTFOLIO_TYPES.map((type) => ({
  value: type,
  label: SIGN_UP_PORTFOLIO_LABELS[type],
  tag: portfolioTag(type),
  icon: ICONS[type],
}));

type SignUpPropertyStepProps = {
  form: SignUpForm;
  sending: boolean;
  onChange: (fields: Partial<SignUpForm>) => void;
  onBack: () => void;
  onCreate: () => void;
};

export function SignUpPropertyStep(props: SignUpPropertyStepProps) {
  const { form, sending, onChange, onBack, onCreate } = props;
  const complete = form.email !== '' && form.main_address.trim() !== '';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onCreate();
  }

  return (
    <>
      <BackLink onClick={onBack} label="Changer d’adresse email :">
        {form.email}
      </BackLink>
      <h1>Création de mon compte</h1>
      <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-5.5">
        {form.portfolio_type === 'PED_PORTFOLIO' ? (
          <StatementOnly onOther={() => onChange({ portfolio_type: SIGN_UP_PORTFOLIO_TYPES[0] })} />
        ) : (
          <ChoiceCards
            legend="Votre premier dossier : quel bien, à quelle adresse ?"
            name="portfolio_type"
            value={form.portfolio_type}
            onChange={(portfolio_type) => onChange({ portfolio_type })}
            options={CHOICES}
          />
        )}
        <AddressInput
          label="Adresse du bien"
          name="main_address"
          value={form.main_address}
          onValue={(main_address) => onChange({ main_address })}
        />
        <TextField
          label="Complément d’adresse"
          optional
          name="address_extra_line"
          placeholder="5ème étage, porte Gauche, Bâtiment A"
          maxLength={LIMITS.address_extra_line}
          value={form.address_extra_line}
          onChange={(event) => onChange({ address_extra_line: event.target.value })}
        />
        <Button type="submit" wide pending={sending} disabled={!complete || sending}>
          Créer mon compte
        </Button>
      </form>
    </>
  );
}

/** Chosen on the page of the pré-état daté; the three cards are one press away. */
const StatementOnly = ({ onOther }: { onOther: () => void }) => (
  <section aria-labelledby="premier-dossier" className="flex gap-3 rounded-carte bg-email-doux p-5">
    <FileText aria-hidden className="mt-0.75 text-email" />
    <div>
      <p id="premier-dossier" className="font-semibold">
        Votre premier dossier : un pré-état daté
      </p>
      <p className="mt-1 text-encre-2">
        Il ne demande que les documents nécessaires au pré-état daté d’un bien en copropriété.
      </p>
      <button
        type="button"
        onClick={onOther}
        className="mt-1 inline-flex min-h-11 items-center font-medium text-email underline decoration-1 underline-offset-3 hover:text-email-vif"
      >
        Choisir un autre dossier
      </button>
    </div>
  </section>
);
