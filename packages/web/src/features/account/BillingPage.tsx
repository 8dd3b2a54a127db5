import type { AccountType } from '@quitus/domain/accounts/account-type';
import { CATALOGUE, formatPrice, PACK_AGENTS } from '@quitus/domain/payments/catalogue';

import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { useProfile } from '../../profile.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TierBadge } from '../../ui/TierBadge.tsx';
import { OfferAllowances } from './OfferAllowances.tsx';
import { OwnPages, OwnSection } from './OwnPages.tsx';

export const meta = () => pageMeta({ title: 'Facturation', private: true });

const price = (product: keyof typeof CATALOGUE) => formatPrice(CATALOGUE[product].price_cents);

const OFFER: Record<AccountType, string> = {
  BASIC: 'Gratuit, avec un dossier. Le pré-état daté se paie à la commande.',
  PRO_ON_DEMAND: `${price('DOSSIER_ON_DEMAND')} par dossier, à son ouverture. Sans abonnement.`,
  PRO_UNLIMITED: `${price('PRO_UNLIMITED')} par mois, dossiers illimités.`,
  ENTERPRISE_MASTER: `${price('PACK_PRO_UNLIMITED')} par mois, ${PACK_AGENTS} agents compris, dossiers illimités.`,
  ENTERPRISE_AGENT: 'Votre agence règle l’abonnement : rien ne vous est facturé.',
  GUEST: 'Consulter un dossier auquel on vous invite est gratuit.',
};

export default function BillingPage() {
  const profile = useProfile();
  return (
    <OwnPages title="Facturation">
      <OwnSection title="Votre offre">
        {profile === null ? (
          <Skeleton className="h-11 w-80 max-w-full" />
        ) : (
          <>
            <TierBadge type={profile.account_type} />
            <p className="mt-3">{OFFER[profile.account_type]}</p>
            {profile.account_type !== 'ENTERPRISE_AGENT' && (
              <p className="mt-3">
                <TextLink to={paths.chooseOffer}>Voir les offres</TextLink>
              </p>
            )}
          </>
        )}
      </OwnSection>
      {profile && (
        <OwnSection title="Ce que vous utilisez">
          <OfferAllowances type={profile.account_type} />
        </OwnSection>
      )}
      <OwnSection title="Vos factures">
        <p className="text-encre-2">
          Vos factures apparaîtront ici dès votre premier paiement. Elles reprendront les{' '}
          <TextLink to={paths.profile}>informations de votre profil</TextLink>.
        </p>
      </OwnSection>
    </OwnPages>
  );
}
