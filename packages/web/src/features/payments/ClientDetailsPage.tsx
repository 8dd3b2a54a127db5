import { PRODUCT_IDS } from '@quitus/domain/payments/catalogue';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import { data, Navigate, useSearchParams } from 'react-router';

import { paths } from '../../paths.ts';
import { readSession } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Route } from './+types/ClientDetailsPage';
import { CheckoutForm } from './CheckoutForm.tsx';
import { type Asked, type CheckoutFacts, useCheckoutFacts } from './use-checkout.ts';

/** An order that waits was made on the page before: here it is paid. */
const titleOf = (search: URLSearchParams): string =>
  search.has('order') ? 'Payer la commande' : 'Commander';

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({ title: titleOf(new URLSearchParams(location.search)), private: true });

const productOf = (id: string) => PRODUCT_IDS.find((known) => known === id);

/** What is not sold has no page; without a session, the layout asks for one. */
export function clientLoader({ params: { productId } }: Route.ClientLoaderArgs) {
  if (readSession() && !productOf(productId)) throw data(null, { status: 404 });
  return null;
}

export default function ClientDetailsPage({ params: { productId } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const product_id = productOf(productId);
  if (!product_id) return null;
  const asked: Asked = {
    product_id,
    order: search.get('order'),
    portfolio: search.get('portfolio'),
  };
  return <Checkout key={JSON.stringify(asked)} asked={asked} title={titleOf(search)} />;
}

function Checkout({ asked, title }: { asked: Asked; title: string }) {
  const facts = useCheckoutFacts(asked);
  return (
    <div className="conteneur pt-2 sm:pt-6">
      <Back asked={asked} facts={facts.data} />
      <h1 className="mt-2">{title}</h1>
      <div className="mt-6">
        <Loaded
          query={facts}
          waiting={<CheckoutSkeleton />}
          failure="La commande n’a pas pu être préparée"
        >
          {(known) => <Known asked={asked} facts={known} />}
        </Loaded>
      </div>
    </div>
  );
}

function Known({ asked, facts }: { asked: Asked; facts: CheckoutFacts }) {
  const { product, order } = facts;
  if (order && order.state !== 'OPEN') return <Navigate to={paths.paid(order.id)} replace />;
  if (product.about === 'portfolio' && !order && asked.portfolio === null)
    return (
      <p className="max-w-140 text-encre-2">
        Cette commande se fait pour un dossier.{' '}
        <TextLink to={paths.account}>Choisissez-le parmi vos dossiers</TextLink>, puis commandez
        depuis sa page.
      </p>
    );
  if (facts.cashier === 'NONE')
    return (
      <ErrorState
        title="Le paiement n’est pas proposé sur ce site"
        text="Rien ne peut être commandé ici pour l’instant. Vos dossiers restent accessibles."
      />
    );
  return <CheckoutForm asked={asked} facts={facts} />;
}

/** To the dossier it is for, or to where offers are chosen. */
function Back({ asked, facts }: { asked: Asked; facts: CheckoutFacts | undefined }) {
  const uid = facts?.order?.portfolio_uid ?? asked.portfolio;
  return uid === null ? (
    <BackLink to={paths.chooseOffer}>Les offres</BackLink>
  ) : (
    <BackLink to={paths.dashboard(uid)}>
      {facts?.main_address ? wholeLine(facts.main_address) : 'Le dossier'}
    </BackLink>
  );
}

const CheckoutSkeleton = () => (
  <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
    <Skeleton className="h-112 w-full" />
    <Skeleton className="h-96 w-full" />
  </div>
);
