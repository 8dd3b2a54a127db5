import { useOffer } from '../../../orders/payments.ts';
import { useProfile } from '../../../profile/profile.ts';
import { pageMeta } from '../../../site/page-meta.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { OfferAllowances } from '../OfferAllowances.tsx';
import { OwnPages, OwnSection } from '../OwnPages.tsx';
import { CurrentOffer } from './CurrentOffer.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { OrderList } from './OrderList.tsx';

export const meta = () => pageMeta({ title: 'Facturation', private: true });

export default function BillingPage() {
  const profile = useProfile();
  const offer = useOffer();
  return (
    <OwnPages title="Facturation">
      <OwnSection title="Votre offre">
        <Loaded
          query={offer}
          waiting={<Skeleton className="h-36 w-full" />}
          failure="Votre offre n’a pas pu être chargée"
        >
          {(standing) => <CurrentOffer standing={standing} />}
        </Loaded>
      </OwnSection>
      {profile && (
        <OwnSection title="Ce que vous utilisez">
          <OfferAllowances type={profile.account_type} />
        </OwnSection>
      )}
      <OwnSection title="Vos commandes">
        <OrderList />
      </OwnSection>
      <OwnSection title="Vos factures">
        <InvoiceList />
      </OwnSection>
    </OwnPages>
  );
}
