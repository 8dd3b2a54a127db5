import { type AccountType, isPrivatePerson } from '@quitus/domain/accounts/account-type';
import type { AgentsAllocation } from '@quitus/domain/accounts/agents';
import { formatPrice, PACK_AGENTS } from '@quitus/domain/payments/catalogue';
import { UserRound } from 'lucide-react';

import { sold } from '../../orders/sold.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TierBadge } from '../../ui/TierBadge.tsx';
import { AddAgentForm } from './AddAgentForm.tsx';
import { CARD } from './card-look.ts';

/** Beyond that the figures say it better than a crowd. */
const MOST_PICTOGRAMS = 12;

type AllowanceCardProps = { type: AccountType; allocation: AgentsAllocation };

export function AllowanceCard({ type, allocation }: AllowanceCardProps) {
  const { used, allowed } = allocation;
  return (
    <section aria-label="Agents compris dans votre offre" className={CARD}>
      <TierBadge type={type} />
      <p className="mt-3 flex items-end gap-3.5 font-titre">
        <span className="text-[4.25rem] leading-none font-light tracking-[-0.03em]">{used}</span>{' '}
        <span className="pb-1 text-h4">
          agent{used > 1 ? 's' : ''}
          <span className="block text-encre-2">sur {allowed} inclus</span>
        </span>
      </p>
      <Pictograms {...allocation} />
      <div className="mt-6">
        <AddOrExplain {...allocation} type={type} />
      </div>
    </section>
  );
}

/** The form, or why there is none. */
export function AddOrExplain({
  used,
  allowed,
  type,
  onAdded,
}: AgentsAllocation & { type: AccountType | undefined; onAdded?: () => void }) {
  if (allowed === 0) return <PackExplained type={type} />;
  if (used < allowed) return <AddAgentForm {...(onAdded && { onAdded })} />;
  return (
    <p className="text-encre-2">
      Votre offre est complète. Retirez un agent, ou ajoutez-en un pour{' '}
      {formatPrice(sold('EXTRA_AGENT').price_cents)} par mois :{' '}
      <TextLink to={paths.proOffers}>voir les offres</TextLink>.
    </p>
  );
}

/** A private person has no team: what they look for here is done in their dossier. */
export const PackExplained = ({ type }: { type: AccountType | undefined }) =>
  type === undefined || isPrivatePerson(type) ? (
    <>
      <p className="text-encre-2">
        Vous êtes la seule personne de ce compte. Un notaire, un acquéreur, un agent ou un autre
        vendeur entre dans un dossier à la fois : ouvrez ce dossier, puis « Partager ».
      </p>
      <p className="mt-4">
        <ButtonLink to={paths.account} variant="secondary">
          Mes dossiers
        </ButtonLink>
      </p>
      <p className="mt-8 text-second text-encre-3">
        Vous êtes un professionnel ? <TextLink to={paths.proOffers}>Voir les offres</TextLink>
      </p>
    </>
  ) : (
    <Pack />
  );

const Pack = () => (
  <p className="text-encre-2">
    Le Pack Pro Illimité comprend {PACK_AGENTS} agents pour{' '}
    {formatPrice(sold('PACK_PRO_UNLIMITED').price_cents)} par mois : chacun suit ses dossiers, vous
    les voyez tous. <TextLink to={paths.proOffers}>Découvrir le Pack</TextLink>
  </p>
);

function Pictograms({ used, allowed }: AgentsAllocation) {
  if (allowed === 0 || allowed > MOST_PICTOGRAMS) return null;
  const places = Array.from({ length: Math.max(allowed, used) }, (_, index) => index < used);
  return (
    <div aria-hidden className="mt-5 flex gap-2">
      {places.map((taken, index) => (
        <span
          key={index}
          className={`grid aspect-square max-w-8.5 flex-1 place-items-center rounded-puce ${taken ? 'bg-email text-sur-email' : 'text-encre-2 inset-ring inset-ring-trait-fort'}`}
        >
          <UserRound className="size-4" />
        </span>
      ))}
    </div>
  );
}
