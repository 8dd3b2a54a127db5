import { textOf } from '@quitus/api/client';
import * as LIMITS from '@quitus/api/limits';
import { portfoliosApi } from '@quitus/api/portfolios.api';
import type { AccountType } from '@quitus/domain/accounts/account-type';
import { formatPrice } from '@quitus/domain/payments/catalogue';
import {
  CREATABLE_PORTFOLIO_TYPES,
  type CreatablePortfolioType,
  PORTFOLIO_LABELS,
  portfolioTag,
} from '@quitus/domain/portfolios/portfolio-type';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Building2, FileText, House, KeyRound } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { searchAddresses } from '../../address/address-search.ts';
import { AddressInput } from '../../address/AddressInput.tsx';
import { placesSeen } from '../../address/chosen-address.ts';
import { call } from '../../api.ts';
import { askedPortfolioType } from '../../navigation/asked-portfolio-type.ts';
import { sold } from '../../orders/sold.ts';
import { paths } from '../../paths.ts';
import { reloadProfile } from '../../profile/profile.ts';
import { keys } from '../../query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceCards } from '../../ui/ChoiceCards.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

const ICONS: Record<CreatablePortfolioType, ReactNode> = {
  APARTMENT_SALE_PORTFOLIO: <Building2 />,
  HOUSE_SALE_PORTFOLIO: <House />,
  GESTION_LOCATIVE_PORTFOLIO: <KeyRound />,
  PED_PORTFOLIO: <FileText />,
};

const CHOICES = CREATABLE_PORTFOLIO_TYPES.map((type) => ({
  value: type,
  label: PORTFOLIO_LABELS[type],
  tag: portfolioTag(type),
  icon: ICONS[type],
}));

type Form = {
  portfolio_type: CreatablePortfolioType;
  main_address: string;
  address_extra_line: string;
  reference: string;
};

const EMPTY: Form = {
  portfolio_type: 'APARTMENT_SALE_PORTFOLIO',
  main_address: '',
  address_extra_line: '',
  reference: '',
};

export function NewPortfolioForm({ type }: { type: AccountType }) {
  const [form, setForm] = useState(() => ({
    ...EMPTY,
    portfolio_type: askedPortfolioType(window.location.search) ?? EMPTY.portfolio_type,
  }));
  const [places] = useState(placesSeen);
  const creation = useCreation();
  const complete = form.main_address.trim() !== '';
  const change = (fields: Partial<Form>) => setForm((before) => ({ ...before, ...fields }));

  async function search(query: string) {
    const features = await searchAddresses(query);
    places.see(features);
    return features;
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!complete || creation.isPending || creation.isSuccess) return;
    creation.mutate({
      ...form,
      address_extra_line: form.address_extra_line.trim() || null,
      reference: form.reference.trim() || null,
      ...places.placeOf(form.main_address),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5.5">
      <ChoiceCards
        legend="Quel bien, à quelle adresse ?"
        name="portfolio_type"
        value={form.portfolio_type}
        onChange={(portfolio_type) => change({ portfolio_type })}
        options={CHOICES}
      />
      <AddressInput
        label="Adresse du bien"
        name="main_address"
        value={form.main_address}
        onValue={(main_address) => change({ main_address })}
        search={search}
      />
      <TextField
        label="Complément d’adresse"
        optional
        name="address_extra_line"
        placeholder="5ème étage, porte Gauche, Bâtiment A"
        maxLength={LIMITS.address_extra_line}
        value={form.address_extra_line}
        onChange={(event) => change({ address_extra_line: event.target.value })}
      />
      {type !== 'BASIC' && (
        <TextField
          label="Référence de l’agence"
          optional
          name="reference"
          placeholder="Mandat 2026-114"
          maxLength={LIMITS.reference}
          value={form.reference}
          onChange={(event) => change({ reference: event.target.value })}
        />
      )}
      {type === 'PRO_ON_DEMAND' && (
        <Notice tone="info">
          Le dossier s’ouvre une fois payé : {formatPrice(sold('DOSSIER_ON_DEMAND').price_cents)}.
          Rien n’est dû avant.
        </Notice>
      )}
      <Button
        type="submit"
        wide
        pending={creation.isPending || creation.isSuccess}
        disabled={!complete}
      >
        Créer le dossier
      </Button>
      {!complete && (
        <p className="text-second text-encre-3">Saisissez l’adresse pour créer le dossier.</p>
      )}
      {creation.isError && <Notice tone="error">{textOf(creation.error)}</Notice>}
    </form>
  );
}

type Creation = Omit<Form, 'address_extra_line' | 'reference'> & {
  address_extra_line: string | null;
  reference: string | null;
};

function useCreation() {
  const navigate = useNavigate();
  const client = useQueryClient();
  // Drawn once for the form: sent twice, it still opens one dossier.
  const [uid] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: Creation) => call(portfoliosApi.create, { body: { uid, ...body } }),
    onSuccess: (created) => {
      void client.invalidateQueries({ queryKey: keys.portfolios });
      void reloadProfile();
      void navigate(paths.dashboard(created.uid));
    },
  });
}
